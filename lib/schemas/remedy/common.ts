/** Records that several answers of /remedy share: what calls for a remedy, how urgent it is, and when to perform it. */
import * as v from 'valibot';
import { ActingPeriods } from '../common/areas.ts';
import { RemedyPlan } from './remedyPlan.ts';
import {
  PlanetId,
  Points,
  record,
  Remedy,
  sources,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
} from '../common/records.ts';

export const NeedClause = record('RemedyCause', 'One thing found of a planet that bears on its remedies', {
  id: v.picklist([
    'weak',
    'debilitated',
    'combust',
    'lost_war',
    'afflicted',
    'dusthana',
    'sade_sati',
    'functional_malefic',
    'dusthana_lord',
    'mahadasha_lord',
    'antardasha_lord',
    'moon',
    'ascendant_lord',
  ]),
  text: text('In the language asked for, as a clause whose subject is the planet'),
  until: orNull(v.string(), 'The instant at which it ends; null where it lasts'),
});
export type NeedClause = v.InferOutput<typeof NeedClause>;

export const Urgency = record(
  'RemedyUrgency',
  'How urgent remedies of a planet are, 0 to 100; the points are interpretive',
  {
    score: v.pipe(score100, v.description('The exact sum of the components')),
    percentile,
    level: v.pipe(
      v.picklist(['urgent', 'advised', 'helpful', 'slight', 'none']),
      v.description(
        'urgent from 60, advised from 40, helpful from 20, slight above 0; none where nothing burdens it and its time does not run',
      ),
    ),
    level_name: text('In the language asked for'),
    components: list(Points, 'What its strength leaves to be wished, its offices now, and its burdens'),
  },
);
export type Urgency = v.InferOutput<typeof Urgency>;

export const PlanetNeed = record('RemedyNeed', 'What a planet needs in this chart, whatever the remedy', {
  id: PlanetId,
  name: text('In the language asked for'),
  strength: v.pipe(
    score100,
    v.description('0 to 100, by sign, place, shadbala, divisional charts, company and bindus'),
  ),
  urgency: Urgency,
  burdens: list(NeedClause, 'What asks for a remedy; empty where the planet stands well'),
  offices: list(NeedClause, 'What makes its remedies more urgent: it rules the time, or body and mind'),
  text: text('The same in a sentence, in the language asked for'),
});
export type PlanetNeed = v.InferOutput<typeof PlanetNeed>;

export const Weekday = record('RemedyWeekday', 'A day of the week', {
  id: text('sunday to saturday'),
  name: text('In the language asked for'),
});

export const Thing = record('RemedyThing', 'A metal, a stone, a gift or a direction', {
  id: text('English, lower snake case'),
  name: text('In the language asked for'),
});

/** Returns the schema of a date, with a description of its meaning and form. */
export const isoDate = (description: string) => v.pipe(v.string(), v.description(`${description}, YYYY-MM-DD`));

/** The fields that every item of a planet begins with. */
export const itemEntries = {
  ...Remedy.entries,
  planet_name: text('In the language asked for'),
  urgency: v.pipe(
    v.picklist(['urgent', 'advised', 'helpful', 'slight', 'none']),
    v.description('Of the remedies of the planet; its score is told under planets'),
  ),
  causes: list(NeedClause, 'What in the chart calls for this one'),
  weekday: Weekday,
  next_date: isoDate('The next such day at the birth place, from as_of on; today counts'),
  free_alternative: text('What does the same without cost, in the language asked for'),
};

export const NotNeeded = record('RemedyNotNeeded', 'A planet for which this remedy is not named', {
  id: PlanetId,
  name: text('In the language asked for'),
  reason: text('Why not, in the language asked for'),
});
export type NotNeeded = v.InferOutput<typeof NotNeeded>;

/** The fields that every answer begins and ends with. */
export const answerEntries = {
  headline: v.pipe(v.string(), v.maxLength(90), v.description('The answer in a line of at most 90 characters')),
  short: v.pipe(v.string(), v.maxLength(280), v.description('The answer in at most 280 characters')),
  plan: RemedyPlan,
  acting: ActingPeriods,
  planets: list(PlanetNeed, 'All nine, the most urgent first'),
};
export const closingEntries = {
  age_note: orNull(
    v.string(),
    'What the age of the person changes: no fasts, stones, beads and yantras for a child, no fasts from 80 on; null where nothing',
  ),
  summary: text('The same in sentences, in the language asked for'),
  note: text('How remedies are to be taken, in the language asked for'),
  sources,
};

export const isRare = yes('Rare, and so dear; a plainer one stands beside it');
