/** Records of dashas whose periods belong to signs. */
import * as v from 'valibot';
import {
  Confidence,
  count,
  endpoint,
  HouseNumber,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
} from './records.ts';
import { Period, RunningPeriods } from './period.ts';

const Shown = v.object({
  value: number('The greater one wins'),
  found: v.pipe(
    v.array(v.string()),
    v.description(
      'Ids of what was found: planets that count, one that counts twice named twice, the sign that a lord or planet stands in, or the kind of sign',
    ),
  ),
});

export const Comparison = record('StrengthComparison', 'One comparison of two signs or planets', {
  rule: text('Id of what is compared'),
  text: text('What is compared'),
  first: v.pipe(Shown, v.description('What the first named shows')),
  second: v.pipe(Shown, v.description('What the second named shows')),
  decides: yes('Whether it tells them apart; comparisons end with the one that does'),
});
export type Comparison = v.InferOutput<typeof Comparison>;

export const comparisons = v.pipe(
  v.array(Comparison),
  v.description('In the order looked at, until one decides; empty where there was nothing to choose'),
);

const Candidate = record('DashaSeedCandidate', 'A sign from which the dasha could begin', {
  role: text('Why it is asked: `ascendant`, `house_7`, `hora_ascendant` and the like'),
  sign: SignRef,
  house: HouseNumber,
  planet: v.pipe(
    v.nullable(PlanetId),
    v.description('The planet that stands for it, where the sign is that of a planet'),
  ),
  degree: v.pipe(v.nullable(v.number()), v.description('Degrees of that planet within the sign')),
  is_chosen: yes('Whether the dasha begins there'),
});

export const Seed = record('DashaSeed', 'The sign from which the dasha begins', {
  sign: SignRef,
  house: HouseNumber,
  reason: text('Why this sign'),
  candidates: v.array(Candidate),
  comparisons,
});

const Direction = record('DashaDirection', 'Which way the signs follow each other', {
  id: v.picklist(['forward', 'backward']),
  reason: text('What decides it'),
});

export const signYearEntries = {
  sign: SignRef,
  house: HouseNumber,
  years: number('Years of its first turn'),
  second_years: number('Years of its turn in the second cycle: what the first left of 12, if anything'),
  reason: text('How the years come about'),
};

export const SignYears = record('SignDashaYears', 'How many years a sign has, and why', signYearEntries);

export const Cycle = record('SignDashaCycle', 'One round of all signs or planets', {
  number: count('1 or 2', 1, 2),
  years: number('Years of all its periods'),
  start: text('First instant of it'),
  end: text('First instant after it, also where that lies beyond the age of 120'),
});

export const Reading = record('SignDashaReading', 'What a running period of a sign brings into play', {
  level: count('1 mahadasha, 2 antardasha', 1, 2),
  sign: SignRef,
  house: HouseNumber,
  lord: PlanetId,
  lord_house: HouseNumber,
  occupants: v.pipe(v.array(PlanetId), v.description('Planets in the sign')),
  aspected_by: v.pipe(v.array(PlanetId), v.description('Planets whose sign aspects it')),
  influences: v.pipe(
    v.array(
      v.object({
        planet: PlanetId,
        kind: v.pipe(
          v.picklist([
            'strong_by_sign',
            'benefic',
            'malefic',
            'debilitated',
            'lord_strong_by_sign',
            'lord_well_placed',
            'lord_debilitated',
            'lord_badly_placed',
          ]),
          v.description(
            'Strength by sign goes before nature. A lord who neither stands in the sign nor aspects it counts by strength, or by place from it: good in 1, 4, 5, 7, 9, 10, 11, bad in 6, 8, 12',
          ),
        ),
        is_help: yes('Whether it helps; else it burdens'),
      }),
    ),
    v.description('What the tone is counted from'),
  ),
  tone: v.pipe(
    v.picklist(['supported', 'mixed', 'demanding']),
    v.description('Whether more influences help, as many help as burden, or more burden'),
  ),
  text: text(
    'What stands in the sign, what aspects it, and where its lord is; of an antardasha also how its sign stands to that of the mahadasha',
  ),
  marks: v.optional(
    v.pipe(
      v.array(v.object({ id: text('Id of the mark'), text: text('What it says') })),
      v.description('Of narayana, sudasa and drig: what the sign is for the matter of the dasha'),
    ),
  ),
  confidence: Confidence,
});

export const Alternative = record('DashaAlternative', 'Another reading of the same dasha', {
  id: text('Id of the reading'),
  text: text('What it does otherwise'),
  cycle_years: v.pipe(
    v.nullable(v.number()),
    v.description('Years of its first cycle; null where it divides one period'),
  ),
  periods: v.pipe(
    v.array(Period),
    v.description('Its first cycle, or its division of the running mahadasha, of the first where none runs'),
  ),
  is_different: yes('Whether it gives other periods than those told, in this chart'),
  source: text('Who reads it so'),
});

export const signDashaEntries = {
  system: text('Id of the dasha'),
  name: text('In the language asked for'),
  purpose: text('What the dasha is read for'),
  cycle_years: number('Years of the first cycle of twelve signs'),
  seed: Seed,
  direction: Direction,
  current: RunningPeriods,
  readings: v.pipe(v.array(Reading), v.description('Of the running mahadasha and antardasha; empty where none runs')),
  periods: v.pipe(
    v.array(Period),
    v.description(
      'The twelve of the first cycle, then those of the second that begin before the age of 120; antardashas are told of each, the running one is opened to the fifth level',
    ),
  ),
  cycles: v.array(Cycle),
  sub_periods: text('How periods are divided'),
  alternatives: v.array(Alternative),
  notes: v.pipe(v.array(v.string()), v.description('Choices made where texts differ or are silent')),
  sources,
};

export type SignDashaBody = v.InferOutput<v.ObjectSchema<typeof signDashaEntries, undefined>>;
export type SignDashaReading = v.InferOutput<typeof Reading>;
export type SignDashaSeed = v.InferOutput<typeof Seed>;
export type DashaAlternative = v.InferOutput<typeof Alternative>;

/** Part of the description of every dasha of this kind. */
export const SECOND_CYCLE = 'A second cycle, each sign with what is left of 12 years, leads on to the age of 120.';

export const charaYearEntries = {
  lord: v.pipe(PlanetId, v.description('The planet counted to; of Scorpio and Aquarius the stronger of two')),
  lord_sign: v.pipe(SignRef, v.description('Where that planet stands')),
  lord_reason: v.pipe(v.nullable(v.string()), v.description('Why this lord; null where the sign has one')),
  lord_comparisons: comparisons,
  count_direction: v.picklist(['forward', 'backward']),
  counted: count('Signs from this one to the lord, this one not counted; 12 where the lord is at home', 1, 12),
  exalted: v.pipe(v.array(PlanetId), v.description('Exalted planets in the sign')),
  debilitated: v.pipe(v.array(PlanetId), v.description('Debilitated planets in the sign')),
  adjustment: count('Year added or taken for planets exalted or debilitated in the sign', -1, 1),
  is_bounded: yes('Whether the sum was brought back within 1 to 12 years'),
  years_by_lord: number('Years where the lord, exalted or debilitated where it stands, adds or takes the year instead'),
};

const CharaSign = record('CharaSignYears', 'How many years a sign has by chara dasha, and of what they are made', {
  ...signYearEntries,
  ...charaYearEntries,
});

const CharaDasha = record('CharaDasha', 'Chara dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: v.pipe(v.array(CharaSign), v.length(12), v.description('In the order of the periods')),
});
export type CharaDasha = v.InferOutput<typeof CharaDasha>;
export type CharaSign = v.InferOutput<typeof CharaSign>;

export const charaEndpoint = endpoint(
  'Chara dasha',
  'Twelve sign periods from the ascendant. Each lasts as many years as its lord stands away from the sign, counted forward or backward by the feet of the sign; a planet exalted in the sign adds a year, one debilitated takes a year, and the years stay within 1 to 12. Scorpio and Aquarius have two lords, of which the stronger is taken, every comparison being told. A second cycle, each sign with what is left of 12 years, leads on to the age of 120. Other readings stand in `alternatives`: the year of the lord instead of the occupants, one lord for every sign, one direction of counting, antardashas from the own sign.',
  CharaDasha,
);

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

const LifeThird = record('LifeThird', 'The third of life by the judgement of longevity', {
  id: v.pipe(
    v.picklist(['alpayu', 'madhyayu', 'purnayu', 'undecided']),
    v.description('As /special/longevity tells it: undecided where the pairs and the years of planets differ'),
  ),
  from_age: v.pipe(
    v.nullable(v.number()),
    v.description('Years; null for the first third, below the age of 32, where it lies behind the age or is undecided'),
  ),
  to_age: v.pipe(v.nullable(v.number()), v.description('Likewise; null too where it is open')),
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
