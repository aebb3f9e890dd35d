/** Records of the lord of a dasha period: its placement in the chart, its score, its relation to another lord. */
import * as v from 'valibot';
import {
  DignityId,
  HouseNumber,
  number,
  PlanetId,
  planetHead,
  Points,
  record,
  SignRef,
  StrengthScore,
  VerdictStatus,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
  ScoreBand,
} from './records.ts';

/** Returns the schema of a list of planet ids, with its description. */
export const planets = (description: string) => v.pipe(v.array(PlanetId), v.description(description));
/** Returns the schema of a list of houses, 1 to 12, with its description. */
export const houses = (description: string) => v.pipe(v.array(HouseNumber), v.description(description));

export const PeriodTone = v.pipe(
  v.picklist(['supportive', 'mixed', 'demanding']),
  v.description(
    'By the band of the score: supportive where it is good or excellent, demanding where it is weak or very weak',
  ),
);

export const PeriodScore = record('PeriodScore', 'How well a period serves, 0 to 100, with what it is the sum of', {
  score: score100,
  percentile,
  band: ScoreBand,
  label: v.pipe(v.picklist(['excellent', 'good', 'average', 'weak', 'very_weak']), v.description('The band')),
  label_name: text('In the language asked for'),
  components: list(
    Points,
    'A mahadasha: strength of its lord 40, functional nature 25, houses 20, navamsa 10, transit 5. A part of it: 60 % of its own lord, counted like that, 40 % of the period around it, and the points of how the two lords stand to each other. The exact sum; where it would leave 0 to 100, `bounds` brings it back. Weights are interpretive',
  ),
});

const LordTransit = record('LordTransit', 'Where the lord passes', {
  at: text('as_of while the period runs, else its first instant'),
  sign: SignRef,
  house_from_moon: HouseNumber,
  is_good: yes('Whether that is a good house for its passage; vedha is left aside'),
  dignity: DignityId,
});

const lordEntries = {
  ...planetHead,
  sign: SignRef,
  degree: number('Degrees within the sign'),
  house: HouseNumber,
  dignity: DignityId,
  dignity_name: text('In the language asked for'),
  is_retrograde: yes('Whether it moves backwards; the mean nodes always do'),
  is_combust: yes('Whether it is burnt by the Sun'),
  owned_houses: houses('Houses whose signs it owns; none for the nodes'),
  acts_for: planets('Of a node: the lord of its sign and the planets in it, whose houses it answers for; else empty'),
  aspected_houses: houses('Full aspects'),
  companions: planets('Planets in its sign'),
  signified_houses: houses('Houses it signifies by nature (karaka)'),
  functional_nature: v.picklist(['benefic', 'malefic', 'neutral']),
  functional_nature_name: text('In the language asked for'),
  is_yogakaraka: yes('Owner of a kendra and a trikona'),
  is_maraka: yes('Named among the marakas of the rising sign'),
  navamsa: record('LordNavamsa', 'The lord in the navamsa', {
    sign: SignRef,
    dignity: DignityId,
    is_vargottama: yes('In the same sign as in the birth chart'),
  }),
  transit: orNull(LordTransit, 'Null outside the ephemeris'),
};

export const PeriodLord = record('PeriodLord', 'The lord of a period in this chart', lordEntries);

export const PeriodLordDetails = record('PeriodLordDetails', 'The lord of a period in this chart, with its strength', {
  ...lordEntries,
  lordships: list(
    record('LordshipReason', 'What owning a house adds to a planet', {
      house: HouseNumber,
      effect: v.picklist(['good', 'bad', 'neutral', 'maraka']),
      text: text('The reasoning; the verses by rising sign decide'),
    }),
    'One for each owned house',
  ),
  strength: StrengthScore,
  yogas: list(
    record('LordYoga', 'A yoga that the lord takes part in', {
      id: text('Slug of the catalog'),
      variant: v.nullable(v.string()),
      name: text('Name of the yoga'),
      polarity: v.picklist(['good', 'bad', 'mixed']),
      status: VerdictStatus,
      score: score100,
      planets: planets('Those that form it'),
      result: text('What it is said to give, most of all in the periods of its planets'),
      source: text('Text, chapter and verse'),
    }),
    'Of three planets at most, the strongest first: one of a family for the same planets, none that is faint, none that strains and is cancelled',
  ),
});

export const LordRelation = record('LordRelation', 'How the lord stands to the lord of the period around it', {
  to: PlanetId,
  place: v.pipe(HouseNumber, v.description('House of the lord counted from the other')),
  kind: v.pipe(
    v.picklist(['same_lord', 'smooth', 'opposite', 'mild', 'strife']),
    v.description('By that house: 1, 3, 4, 5, 9, 10, 11 smooth, 7 opposite, 2 and 12 mild strain, 6 and 8 strife'),
  ),
  view: v.pipe(
    v.picklist(['friend', 'neutral', 'enemy']),
    v.description('What the lord holds the other for by nature'),
  ),
  view_of_it: v.picklist(['friend', 'neutral', 'enemy']),
});

export type PeriodScore = v.InferOutput<typeof PeriodScore>;
export type PeriodLord = v.InferOutput<typeof PeriodLord>;
export type PeriodLordDetails = v.InferOutput<typeof PeriodLordDetails>;
export type LordRelation = v.InferOutput<typeof LordRelation>;
