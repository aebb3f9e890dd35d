/** Shoola dasha, which /jaimini/shoola-dasa and /special/shoola-dasha answer alike. */
import * as v from 'valibot';
import { comparisons } from './comparison.ts';
import { Confidence, count, endpoint, HouseNumber, number, PlanetId, record, SignRef, text, yes } from './records.ts';
import { SECOND_CYCLE, signDashaEntries, SignYears } from './signDasha.ts';

const Rudra = record('Rudra', 'The planet whose sign and trines ask for care', {
  planet: PlanetId,
  sign: SignRef,
  house: HouseNumber,
  reason: text('Why this planet'),
  comparisons,
  second: v.pipe(
    v.nullable(PlanetId),
    v.description('The weaker of the two lords, Rudra too where malefics join or aspect it by sign; else null'),
  ),
  afflicted_by: v.pipe(v.array(PlanetId), v.description('Malefics that join or aspect the weaker lord')),
  trident: v.pipe(v.array(SignRef), v.length(3), v.description('Trishoola: the sign of Rudra and its trines')),
});

const LifeThird = record('LifeThird', 'The third of life that the three pairs of the Sutras point to', {
  id: v.picklist(['alpayu', 'madhyayu', 'purnayu']),
  from_age: number('Years of the dasha since birth'),
  to_age: v.pipe(v.nullable(v.number()), v.description('Likewise; null where it is open')),
  decided_by: v.picklist(['majority', 'ascendant_and_hora', 'moon_and_saturn']),
  pairs: v.pipe(
    v.array(
      v.object({
        id: v.picklist(['lords_of_1_and_8', 'moon_and_saturn', 'ascendant_and_hora']),
        signs: v.pipe(v.array(SignRef), v.length(2)),
        third: v.picklist(['alpayu', 'madhyayu', 'purnayu']),
      }),
    ),
    v.length(3),
  ),
  text: text('What it means, and what it does not'),
  confidence: Confidence,
});

const Care = record('CarePeriod', 'A mahadasha that asks for more care of health and strength', {
  sign: SignRef,
  house: HouseNumber,
  start: text('First instant of it'),
  end: text('First instant after it'),
  is_current: yes('Whether it runs now, or at as_of'),
  level: count('3 most, 1 least', 1, 3),
  reasons: v.pipe(v.array(v.string()), v.description('Every mark of its sign that asks for care')),
  text: text('What to do with it'),
  confidence: Confidence,
});

const ShoolaDasha = record('ShoolaDasha', 'Shoola dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: v.pipe(v.array(SignYears), v.length(12), v.description('In the order of the periods')),
  rudra: Rudra,
  life_third: LifeThird,
  care: v.pipe(v.array(Care), v.description('In the order of time; other periods ask for nothing of the kind')),
  disclaimer: text('What the answer is no statement of'),
});
export type ShoolaDasha = v.InferOutput<typeof ShoolaDasha>;

export const shoolaEndpoint = endpoint(
  'Shoola dasha',
  `Sign periods that show when health and strength ask for care: reckoned as mandooka, from the stronger of the second and the eighth house. ${SECOND_CYCLE} Rudra and his trident mark the periods of care, with a level and the reasons; the consecutive order of the Niryana form and nine years for each sign stand beside. No length of life is told.`,
  ShoolaDasha,
);
