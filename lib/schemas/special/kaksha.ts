/** Record of /special/kaksha. */
import * as v from 'valibot';
import { binduBand, ContributorId, sarvaBand } from '../common/ashtakavarga.ts';
import {
  Confidence,
  count,
  HouseNumber,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
} from '../common/records.ts';
import { bodyHead, notes, summaryText } from './common.ts';

const kakshaEntries = {
  number: count('Eighth of the sign', 1, 8),
  lord: v.pipe(
    ContributorId,
    v.description('Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon, ascendant, in this order'),
  ),
  lord_name: text('In the language asked for'),
  from_degree: number('Where it begins in the sign; it belongs to the kaksha'),
  to_degree: number('Where it ends; belongs to the next one'),
  is_active: v.pipe(
    v.nullable(v.boolean()),
    v.description('Whether its lord gave a bindu in the sign; null for the nodes, which receive none'),
  ),
};

const Kaksha = record('Kaksha', 'An eighth of a sign', kakshaEntries);

const bindusInSign = {
  bindus: v.pipe(v.nullable(count('Of 8, its own in the sign', 0, 8)), v.description('Null for the nodes')),
  given_by: v.pipe(v.array(ContributorId), v.description('Who gave them; empty for the nodes')),
  active_kakshas: v.pipe(v.array(count('Kaksha', 1, 8)), v.description('Those of the givers; empty for the nodes')),
};

const span = {
  start: textOrNull('First instant of the stay; null before the ephemeris begins'),
  end: textOrNull('First instant after it; null where the ephemeris ends before'),
};

const effectEntries = {
  effect: v.pipe(
    v.nullable(v.picklist(['good', 'mixed', 'weak'])),
    v.description(
      'good: active, and its lord is the planet itself, its natural friend or the ascendant; mixed: active, the lord no friend; weak: not active; null for the nodes',
    ),
  ),
  effect_name: v.pipe(v.nullable(v.string()), v.description('In the language asked for')),
};

const KakshaStay = record('KakshaStay', 'A kaksha and when it is passed', {
  ...kakshaEntries,
  ...effectEntries,
  ...span,
});

const Transit = record('KakshaTransit', 'Where it passes at as_of', {
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dms: text('The same as 12°34\'56"'),
  is_retrograde: v.boolean(),
  house_from_lagna: HouseNumber,
  house_from_moon: count('Counted from the sign of the Moon of birth', 1, 12),
  in_sign: record('SignStay', 'The unbroken stay in the sign', span),
  kaksha: KakshaStay,
  ...bindusInSign,
  band: v.nullable(binduBand),
  sarva: count('Bindus of all planets in the sign', 0, 56),
  sarva_band: sarvaBand,
  next: v.pipe(v.array(KakshaStay), v.description('The kakshas that follow in this sign, in the order passed')),
  reason: text('What the running kaksha gives, why, and when the next active one begins'),
});

const KakshaPoint = record('KakshaPoint', 'A planet or the ascendant in its kaksha of birth, and where it passes now', {
  ...bodyHead,
  kaksha: v.pipe(Kaksha, v.description('Of birth')),
  ...bindusInSign,
  text: text('What the kaksha of birth says'),
  transit: v.pipe(v.nullable(Transit), v.description('Null for the ascendant, which passes every sign each day')),
});

export const Kakshas = record('Kakshas', 'Kakshas at birth and at as_of', {
  planets: v.pipe(v.array(KakshaPoint), v.length(10), v.description('Sun to Ketu, then the ascendant')),
  active: v.pipe(v.array(PlanetId), v.description('Planets that pass an active kaksha at as_of')),
  summary_text: summaryText,
  notes,
  confidence: Confidence,
  sources,
});
export type Kakshas = v.InferOutput<typeof Kakshas>;
