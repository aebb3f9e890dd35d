/** Records of narayana, sudasa, drig and moola dasha. */
import * as v from 'valibot';
import { HOUSE_GROUPS } from '../../astro/dasha/moola.ts';
import { VARGA_IDS } from '../../astro/varga/vargas.ts';
import {
  Confidence,
  count,
  endpoint,
  HouseNumber,
  localName,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
  type Records,
} from '../common/records.ts';
import { Period, RunningPeriods } from '../common/period.ts';
import {
  Alternative,
  comparisons,
  Cycle,
  Seed,
  SECOND_CYCLE,
  signDashaEntries,
  signYearEntries,
} from '../common/signDasha.ts';

const CountedYears = record('CountedSignYears', 'How many years a sign has, counted to its lord', {
  ...signYearEntries,
  lord: v.pipe(PlanetId, v.description('The planet counted to')),
  lord_sign: SignRef,
  lord_reason: textOrNull('Why this lord; null where the sign has one'),
  lord_comparisons: comparisons,
  count_direction: v.picklist(['forward', 'backward']),
  counted: count('Signs from this one to the lord, this one not counted; 12 where the lord is at home', 1, 12),
  adjustment: count('One more for an exalted lord, one less for a debilitated one', -1, 1),
});
export type CountedYears = v.InferOutput<typeof CountedYears>;

const signs = v.pipe(v.array(CountedYears), v.length(12), v.description('In the order of the periods'));

const NarayanaDasha = record('NarayanaDasha', 'Narayana dasha, told to the age of 120', {
  ...signDashaEntries,
  varga: v.pipe(v.picklist(VARGA_IDS), v.description('The chart that signs, houses, lords and readings are of')),
  matter: v.pipe(
    v.nullable(
      record('NarayanaMatter', 'Where the dasha of a divisional chart begins', {
        house: v.pipe(HouseNumber, v.description('House of the birth chart that the divisional chart stands for')),
        house_sign: SignRef,
        lord: PlanetId,
        lord_sign: v.pipe(SignRef, v.description('Its sign in the divisional chart, which counts as the ascendant')),
        text: text('The same in words'),
      }),
    ),
    v.description('null of the birth chart'),
  ),
  signs,
});
export type NarayanaDasha = v.InferOutput<typeof NarayanaDasha>;

const SudasaDasha = record('SudasaDasha', 'Sudasa, told to the age of 120', {
  ...signDashaEntries,
  sree_lagna: record('SreeLagna', 'The ascendant, moved by the Moon’s share of her nakshatra', {
    longitude: number('Sidereal longitude, degrees'),
    sign: SignRef,
    house: HouseNumber,
    degree: number('Degrees within the sign'),
  }),
  balance_at_birth: v.object({ sign: SignRef, years: number('What is left of the first period') }),
  signs,
});
export type SudasaDasha = v.InferOutput<typeof SudasaDasha>;

const DrigDasha = record('DrigDasha', 'Drig dasha, told to the age of 120', {
  ...signDashaEntries,
  blocks: v.pipe(
    v.array(
      record('DrigBlock', 'A house and the three signs that it aspects', {
        house: HouseNumber,
        direction: v.picklist(['forward', 'backward']),
        signs: v.pipe(v.array(SignRef), v.length(4)),
      }),
    ),
    v.length(3),
  ),
  signs,
});
export type DrigDasha = v.InferOutput<typeof DrigDasha>;

const MoolaDasha = record('MoolaDasha', 'Moola dasha, told to the age of 120', {
  system: text('Id of the dasha'),
  name: localName,
  purpose: text('What the dasha is read for'),
  cycle_years: number('Years of the first nine periods'),
  seed: v.pipe(Seed, v.description('The strongest of ascendant, Sun and Moon, from which angles are counted')),
  planets: v.pipe(
    v.array(
      record('MoolaYears', 'How long a planet lasts', {
        planet: PlanetId,
        name: localName,
        group: v.pipe(v.picklist(HOUSE_GROUPS), v.description('Houses 1, 4, 7, 10; 2, 5, 8, 11; 3, 6, 9, 12')),
        vimshottari_years: number('Years by vimshottari'),
        counted_to: v.pipe(SignRef, v.description('Its moolatrikona sign; of Rahu Aquarius, of Ketu Scorpio')),
        counted: count('Signs from the planet to it', 0, 11),
        adjustment: count('One more where exalted, one less where debilitated', -1, 1),
        years: number('In the first cycle'),
        second_years: number('In the second cycle'),
        reason: text('How the years come about'),
      }),
    ),
    v.length(9),
    v.description('In the order of the periods'),
  ),
  current: RunningPeriods,
  readings: v.array(
    record('MoolaReading', 'What a running period brings back', {
      level: count('1 mahadasha, 2 antardasha', 1, 2),
      lord: PlanetId,
      house: HouseNumber,
      houses: v.pipe(v.array(HouseNumber), v.description('Houses that it owns')),
      company: v.pipe(v.array(PlanetId), v.description('Planets in its sign')),
      tone: v.pipe(v.picklist(['strong', 'fallen', 'benefic', 'malefic']), v.description('Dignity before nature')),
      text: text('The same in words'),
      confidence: Confidence,
    }),
  ),
  periods: v.pipe(v.array(Period), v.description('Both cycles, then the first again to the age of 120')),
  cycles: v.array(Cycle),
  sub_periods: text('How periods are divided'),
  alternatives: v.array(Alternative),
  notes: v.pipe(v.array(v.string()), v.description('Choices made where texts differ or are silent')),
  sources,
  confidence: Confidence,
});
export type MoolaDasha = v.InferOutput<typeof MoolaDasha>;

/** Answers of /jaimini about these dashas. */
export const countedAnswers = {
  narayanaDasha: endpoint(
    'Narayana dasha',
    `Sign periods from the stronger of ascendant and seventh: sign by sign, every sixth or in trines, by the kind of the first. Each lasts as long as its lord stands away from it. With varga the dasha of a divisional chart. ${SECOND_CYCLE}`,
    NarayanaDasha,
  ),
  sudasaDasha: endpoint(
    'Sudasa',
    `Sign periods for wealth and status: from the Sree Lagna through its angles and the houses next to them, with the years of narayana. Part of the first has passed at birth. ${SECOND_CYCLE}`,
    SudasaDasha,
  ),
  drigDasha: endpoint(
    'Drig dasha',
    `Sign periods for the life of the spirit: the ninth, tenth and eleventh house, each with the three signs that it aspects, with the years of narayana. ${SECOND_CYCLE}`,
    DrigDasha,
  ),
  moolaDasha: endpoint(
    'Moola dasha',
    'Planet periods that tell what the past brought (Lagna kendradi graha dasha): from the strongest of ascendant, Sun and Moon the planets in angles, then those in the next houses. Each has its vimshottari years less its distance from its moolatrikona sign; a second cycle has the rest. From one source, interpretive.',
    MoolaDasha,
  ),
} satisfies Records;
