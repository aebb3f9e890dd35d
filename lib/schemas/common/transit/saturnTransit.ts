/** Records of sade sati and dhaiya: how an instant stands to them, and the periods of a life. */
import * as v from 'valibot';
import { count, HouseNumber, Points, record, SignRef, text, yes, textOrNull, localName } from '../records.ts';
import { DHAIYA_PHASES, SADE_SATI_PHASES } from '../../../astro/transit/saturn.ts';
import { houseFromMoon, Moorti, spanEntries, TransitSpan } from './transit.ts';

const SaturnPhaseId = v.pipe(
  v.picklist([...SADE_SATI_PHASES, ...DHAIYA_PHASES]),
  v.title('SaturnPhaseId'),
  v.description(
    'rising, peak, setting: Saturn in the 12th, 1st, 2nd from the Moon of birth (sade sati); kantaka, ashtama: in the 4th, 8th (dhaiya)',
  ),
);

const Intensity = record('SaturnIntensity', 'How hard a stay of Saturn presses; the points are interpretive', {
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('The exact sum of the components')),
  band: v.pipe(v.picklist(['severe', 'moderate', 'mild']), v.description('From 70, from 50, below')),
  band_name: localName,
  components: v.pipe(
    v.array(Points),
    v.description('Relief has negative points; what holds for a part of the stay counts for that part'),
  ),
});

const PassageHead = record('SaturnPassageHead', 'A whole sade sati or dhaiya, returns included', {
  kind: v.picklist(['sade_sati', 'kantaka', 'ashtama']),
  name: localName,
  number: count('Which of its kind in this life', 1, 6),
  ...spanEntries,
});

/** How the requested instant stands to sade sati, or to dhaiya. */
export const saturnStatusEntries = {
  is_active: yes('Whether Saturn stands in one of the signs at the instant asked about'),
  is_paused: yes('Whether a passage is under way, but Saturn has stepped out of its signs for some months'),
  phase: v.pipe(v.nullable(SaturnPhaseId), v.description('Null where none is active')),
  phase_name: v.pipe(v.nullable(v.string()), v.description('In the language asked for')),
  saturn_sign: SignRef,
  house_from_moon: houseFromMoon,
  house_from_lagna: HouseNumber,
  is_kantaka_shani: yes('Saturn in the 1st, 4th, 7th or 10th from the Moon, as some call it'),
  since: textOrNull('When the running stay began; null where none is active'),
  until: textOrNull('When the running stay ends; null where none is active'),
  returns_at: textOrNull(
    'Addition: when the running phase comes again as Saturn turns back, or a paused passage resumes; null where neither does',
  ),
  phase_span: v.pipe(
    v.nullable(TransitSpan),
    v.description('The running phase with its returns, from the first entry to the last exit'),
  ),
  intensity: v.pipe(v.nullable(Intensity), v.description('Of the running stay; null where none is active')),
  passage: v.pipe(v.nullable(PassageHead), v.description('The one under way; null where there is none')),
  previous: v.pipe(v.nullable(PassageHead), v.description('The last one that ended in this life')),
  next: v.pipe(v.nullable(PassageHead), v.description('The next one to begin in this life')),
  text: text('What this means for this chart now, with dates'),
};

export const SadeSatiStatus = record('SadeSatiStatus', 'Sade sati at an instant', saturnStatusEntries);
export const DhaiyaStatus = record('DhaiyaStatus', 'Dhaiya at an instant', saturnStatusEntries);
export type SaturnStatus = v.InferOutput<typeof SadeSatiStatus>;

export const SaturnPeriod = record('SaturnPeriod', 'An unbroken stay of Saturn that makes a phase', {
  phase: SaturnPhaseId,
  phase_name: localName,
  sign: SignRef,
  house_from_moon: houseFromMoon,
  ...spanEntries,
  is_current: yes('Whether it runs at the instant asked about'),
  passage_number: count('Which passage of its kind it belongs to', 1, 6),
  days: v.pipe(v.nullable(v.number()), v.description('Length; null where an end lies outside the ephemeris')),
  intensity: Intensity,
  moorti: v.pipe(v.nullable(Moorti), v.description('Null for an ingress before the ephemeris begins')),
  paya: v.pipe(
    v.nullable(v.picklist(['troubling', 'best', 'good', 'bad'])),
    v.description(
      'The same ingress as people read the feet (paya) of Saturn: gold troubling, silver best, copper good, iron bad; told beside moorti, not counted',
    ),
  ),
});
export type SaturnPeriod = v.InferOutput<typeof SaturnPeriod>;

export const SaturnPassageRecord = record('SaturnPassage', 'A whole sade sati or dhaiya of this life', {
  ...PassageHead.entries,
  is_current: yes('Whether it is under way, pauses included'),
  age_at_start: v.pipe(v.nullable(v.number()), v.description('Years; below 0 where it began before birth')),
  phases: v.array(
    record('SaturnPhaseSpan', 'A phase with its returns', {
      phase: SaturnPhaseId,
      phase_name: localName,
      ...spanEntries,
      segments: v.pipe(v.array(TransitSpan), v.description('The unbroken stays it is made of')),
    }),
  ),
});

export const SharpTime = record('SaturnSharpTime', 'When a passage is felt most', {
  kind: v.pipe(
    v.picklist(['within_3_20', 'within_1', 'exact', 'station', 'ascendant']),
    v.description(
      'Within 3°20′ and within 1° of the degree of the Moon of birth (in dhaiya the same degree of the sign that Saturn passes); exactly on it; Saturn turning within 3°20′ of it; Saturn on the degree of the ascendant',
    ),
  ),
  start: text('First instant; for what happens at an instant, that instant'),
  end: text('First instant after it; the same for what happens at an instant'),
  phase: v.pipe(v.nullable(SaturnPhaseId), v.description('In which it falls')),
  is_past: yes('Whether it is over at the instant asked about'),
  text: text('What it is'),
});

export const byDegree = record(
  'SadeSatiByDegree',
  'Sade sati counted by degree: Saturn within 45° of the Moon of birth',
  {
    is_active: yes('At the instant asked about'),
    current: v.pipe(v.nullable(TransitSpan), v.description('The running span')),
    spans: v.pipe(v.array(TransitSpan), v.description('Those of this life, each unbroken')),
  },
);

export const SaturnEffects = record('SaturnEffects', 'What the running, else the next, phase is about', {
  phase: SaturnPhaseId,
  phase_name: localName,
  touches: text('The matters it touches'),
  body: text('What to look after in the body, by tradition'),
  gift: text('What the time is good for'),
  counsel: text('What helps'),
  reliefs: v.pipe(v.array(v.string()), v.description('What makes it lighter in this chart')),
  burdens: v.pipe(v.array(v.string()), v.description('What makes it heavier in this chart')),
});
