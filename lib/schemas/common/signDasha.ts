/** Records of dashas whose periods belong to signs. */
import * as v from 'valibot';
import { comparisons } from './comparison.ts';
import { Period, RunningPeriods } from './period.ts';
import { Confidence, count, HouseNumber, number, PlanetId, record, SignRef, sources, text, yes } from './records.ts';

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

const Seed = record('DashaSeed', 'The sign from which the dasha begins', {
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
  second_years: number('Years of its turn in the second cycle: what the first left of 12'),
  reason: text('How the years come about'),
};

export const SignYears = record('SignDashaYears', 'How many years a sign has, and why', signYearEntries);

const Cycle = record('SignDashaCycle', 'One round of the twelve signs', {
  number: count('1 or 2', 1, 2),
  years: number('Years of all its signs'),
  start: text('First instant of it'),
  end: text('First instant after it, also where that lies beyond the age of 120'),
});

const Reading = record('SignDashaReading', 'What a running period of a sign brings into play', {
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

/** Said of every dasha of this kind in its description. */
export const SECOND_CYCLE = 'A second cycle, each sign with what is left of 12 years, leads on to the age of 120.';
