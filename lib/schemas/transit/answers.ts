/** Answers of /transit; the records of each topic are in files of their own. */
import * as v from 'valibot';
import { DRAWN_TOO, svgEntry } from '../common/drawing/answers.ts';
import { ashtakavargaEntries, binduBand, sarvaBand } from '../common/ashtakavarga.ts';
import { TransitEclipses } from '../common/eclipse/records.ts';
import { doubleTransitEntries } from '../common/transit/doubleTransit.ts';
import {
  count,
  endpoint,
  nine,
  number,
  percentile,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  type Records,
  textOrNull,
  localName,
} from '../common/records.ts';
import { MoonTransit } from './moon.ts';
import { JupiterTransit, NodesTransit, PlanetTransit, SaturnTransit } from './transitPlanet.ts';
import {
  TransitBand,
  CombinedTransits,
  houseFromMoon,
  nodeVedha,
  notes,
  subjectEntries,
  summaryText,
  transitEntries,
  TransitRecord,
} from '../common/transit/transit.ts';
import { Chandrashtama, GuruBalaCalendar, SaturnCalendar } from './moonSigns.ts';
import { Dhaiya, SadeSati } from './saturn.ts';
import { CombustionCalendar, RetrogradeCalendar, SkyCalendar } from './skyCalendar.ts';

const positions = v.pipe(nine(TransitRecord), v.description('Sun to Ketu'));

const Ingress = record('SkyIngress', 'A planet about to change its sign', {
  ...planetHead,
  from_sign: SignRef,
  to_sign: SignRef,
  at: text('When'),
});

export const CurrentTransits = record(
  'CurrentTransits',
  'The nine planets on their way, and where they stand to the chart',
  {
    ...subjectEntries,
    positions,
    retrograde: v.pipe(
      v.array(PlanetId),
      v.description('Those that move backwards; Rahu and Ketu too, but where the true node moves forward'),
    ),
    next_ingresses: v.pipe(v.array(Ingress), v.description('The next change of sign of each planet, in order of time')),
    overall: CombinedTransits,
    node_vedha: nodeVedha,
    text: summaryText,
    notes,
    sources,
    ...svgEntry,
  },
);
export type CurrentTransits = v.InferOutput<typeof CurrentTransits>;

export const TransitsFromMoon = record(
  'TransitsFromMoon',
  'Gochara: the nine planets from the Moon of birth, with vedha',
  {
    ...subjectEntries,
    positions,
    overall: CombinedTransits,
    supporting: v.pipe(v.array(PlanetId), v.description('In bands good and very good, best first')),
    demanding: v.pipe(v.array(PlanetId), v.description('In bands challenging and difficult, hardest first')),
    node_vedha: nodeVedha,
    text: summaryText,
    notes,
    sources,
  },
);
export type TransitsFromMoon = v.InferOutput<typeof TransitsFromMoon>;

export const VedhaAnalysis = record('VedhaAnalysis', 'Who obstructs and who relieves whom', {
  ...subjectEntries,
  positions: nine(
    record('VedhaOfPlanet', 'A passage, and what stands against it or helps it', {
      ...transitEntries,
      good_houses: v.pipe(
        v.array(
          record('VedhaPair', 'A good house and the one that obstructs it', {
            house: houseFromMoon,
            vedha_house: houseFromMoon,
          }),
        ),
        v.description('Of this planet, from the Moon of birth'),
      ),
      result: v.picklist(['favourable', 'neutralised', 'relieved', 'unfavourable']),
      result_name: localName,
      holds_until: textOrNull('When the result changes: the planet leaves, or the paired house fills or empties'),
      text: text('What was found'),
    }),
  ),
  obstructions: v.pipe(
    v.array(
      record('VedhaLink', 'One planet acting on another', {
        planet: PlanetId,
        by: PlanetId,
        kind: v.pipe(
          v.picklist(['vedha', 'reverse_vedha']),
          v.description('Obstructs a good passage, or relieves a bad one'),
        ),
      }),
    ),
    v.description('All pairs in force'),
  ),
  node_vedha: nodeVedha,
  text: summaryText,
  notes,
  sources,
});
export type VedhaAnalysis = v.InferOutput<typeof VedhaAnalysis>;

export const TransitAshtakavarga = record('TransitAshtakavarga', 'The passages by bindus of the signs', {
  ...subjectEntries,
  ...ashtakavargaEntries,
  positions: nine(
    record('BindusOfPassage', 'A planet in the sign it passes, by bindus', {
      ...transitEntries,
      bindu_band: v.pipe(v.nullable(binduBand), v.description('Null for the nodes')),
      sarva_band: sarvaBand,
      score: number('As in effect of the other paths'),
      percentile,
      band: TransitBand,
      band_name: localName,
      text: text('What the bindus say of this passage'),
    }),
  ),
  best_signs: v.pipe(v.array(SignRef), v.description('The three with most bindus of all planets')),
  active: v.pipe(v.array(PlanetId), v.description('Planets that pass an active kaksha')),
  overall: CombinedTransits,
  node_vedha: nodeVedha,
  text: summaryText,
  notes,
  sources,
});
export type TransitAshtakavarga = v.InferOutput<typeof TransitAshtakavarga>;

export const DoubleTransit = record(
  'DoubleTransitAnswer',
  'Houses that Jupiter and Saturn both reach, now and in the years ahead',
  {
    ...subjectEntries,
    positions: v.pipe(v.array(TransitRecord), v.length(2), v.description('Jupiter, Saturn')),
    ...doubleTransitEntries,
    years_ahead: count('How many years ahead were looked at', 1, 120),
    node_vedha: nodeVedha,
    notes,
    sources,
  },
);
export type DoubleTransit = v.InferOutput<typeof DoubleTransit>;

const STAYS =
  'the stay with every return, stations, vedha, bindus, kakshas with dates, moorti, aspects and exact conjunctions with the chart of birth, and the stays ahead, each judged';

export const answers = {
  ashtakavarga: endpoint(
    'Transits by ashtakavarga',
    'Bindus of all signs, and each passing planet by its own bindus, those of all planets and the kaksha it passes.',
    TransitAshtakavarga,
  ),
  calendar: endpoint(
    'What happens in the sky of a year',
    'Ingresses into signs and stars, stations, combustion, eclipses, new and full moons, and with a place asta and udaya, in order of time; for a year or at most 366 days, with the Moon at most 92.',
    SkyCalendar,
  ),
  chandrashtama: endpoint(
    'Chandrashtama of a Moon sign',
    'When the Moon passes the 8th sign from that of birth, with the part in the 17th star, or the 17th star alone.',
    Chandrashtama,
  ),
  combustionCalendar: endpoint(
    'Combustion and asta of a year',
    'When the planets are combust by longitude, and with a place when they are not seen (asta), with childhood and old age of Jupiter and Venus.',
    CombustionCalendar,
  ),
  guruBala: endpoint(
    'Guru bala over years',
    'When Jupiter passes the 2nd, 5th, 7th, 9th or 11th from the Moon of birth, for all twelve Moon signs, or for that of a birth.',
    GuruBalaCalendar,
  ),
  retrogradeCalendar: endpoint(
    'Retrogrades of a year',
    'From station to station, with degrees, signs and stars; with shadow=true also the degrees passed three times.',
    RetrogradeCalendar,
  ),
  saturnCalendar: endpoint(
    'Sade sati and dhaiya over years',
    'When Saturn makes sade sati or dhaiya, phase by phase, for all twelve Moon signs, or for that of a birth.',
    SaturnCalendar,
  ),
  current: endpoint(
    'The sky over the chart',
    'Where the nine planets pass now, or at as_of, their houses from the Moon of birth and from the ascendant, since when and until when, and what each brings. The drawing shows them over the birth chart. ' +
      DRAWN_TOO,
    CurrentTransits,
  ),
  dhaiya: endpoint(
    'Dhaiya: Saturn in the 4th or 8th from the Moon',
    'Whether it runs, how hard it presses and why, when it is felt most, what eases it, and every dhaiya of the life with dates.',
    Dhaiya,
  ),
  eclipses: endpoint(
    'Eclipses ahead over the chart',
    'The eclipses of up to 20 years from as_of on: whether each is seen where the person lives, its house from the Moon and from the ascendant, what of the birth it touches within 5 degrees, what custom says of it, and the last eclipses before birth.',
    TransitEclipses,
  ),
  doubleTransit: endpoint(
    'Double transit of Jupiter and Saturn',
    'For each house, from the ascendant and from the Moon, whether both stand in it or aspect it, its lord too, since when, until when, and when next.',
    DoubleTransit,
  ),
  fromMoon: endpoint(
    'Gochara from the Moon',
    'The nine planets by house from the Moon of birth, with vedha and reverse vedha, the score of each and of all together.',
    TransitsFromMoon,
  ),
  jupiter: endpoint('Jupiter, about a year in each sign', `Jupiter: ${STAYS}; with guru bala.`, JupiterTransit),
  mars: endpoint('Mars, about 45 days in each sign', `Mars: ${STAYS}.`, PlanetTransit),
  mercury: endpoint('Mercury', `Mercury: ${STAYS}.`, PlanetTransit),
  moonTransit: endpoint(
    'The Moon: daily emotional trends',
    'The Moon now and over about a month: house, tara, tone by house and element, bindus and chandrashtama of each stay of two and a quarter days, with its nakshatras.',
    MoonTransit,
  ),
  rahuKetu: endpoint(
    'Rahu and Ketu, about 18 months in each sign',
    `The axis of the nodes and each of the two: ${STAYS}; close conjunctions with the chart of birth.`,
    NodesTransit,
  ),
  sadeSati: endpoint(
    'Sade sati: Saturn around the Moon',
    'Whether it runs, its phase, how hard it presses and why, what it is about, when it is felt most, what eases it, and every sade sati of the life with dates, by sign and by degree.',
    SadeSati,
  ),
  saturn: endpoint(
    'Saturn, about two and a half years in each sign',
    `Saturn: ${STAYS}; with sade sati and dhaiya.`,
    SaturnTransit,
  ),
  sun: endpoint('The Sun, about a month in each sign', `The Sun: ${STAYS}.`, PlanetTransit),
  vedha: endpoint(
    'Vedha: who obstructs whom',
    'For each of the nine: its good houses with the houses that obstruct them, who obstructs or relieves it now, who is exempt, and until when this holds.',
    VedhaAnalysis,
  ),
  venus: endpoint('Venus', `Venus: ${STAYS}.`, PlanetTransit),
} satisfies Records;
