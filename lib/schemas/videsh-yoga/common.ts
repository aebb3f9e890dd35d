/** Records of /videsh-yoga: yogas of life abroad, their sum, success, stay and directions. */
import * as v from 'valibot';
import { AreaPoints, AreaScore, MatterPromise, toldEntries } from '../common/areas.ts';
import {
  Confidence,
  Evidence,
  HouseNumber,
  number,
  PlanetId,
  Points,
  record,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
} from '../common/records.ts';

const NamedId = record('NamedId', 'An id with its name', { id: text('Id'), name: text('In the language asked for') });

const points = (description: string) => number(`${description}: the exact sum of the components`);

const WAY_ENTRIES = {
  id: text('Id within the answer'),
  text: text('What was looked at and seen, whether or not it is what was looked for'),
  met: yes('Whether it holds'),
  points: number('Given; 0 where it does not hold, or where the yoga has given all it can'),
  max: number('Given where it holds whole'),
  planets: list(PlanetId, 'Planets it is about'),
  houses: list(HouseNumber, 'Houses it is about'),
  observed: Evidence.entries.observed,
  source: text('Text or practice'),
};

const ForeignWay = record('ForeignWay', 'One way in which a yoga of life abroad forms', {
  ...WAY_ENTRIES,
  kinds: list(v.string(), 'What it speaks for: ids of kinds'),
  halved_by: orNull(v.string(), 'Why it gives half; null where it gives whole'),
});

export const ForeignYogaRecord = record('ForeignYoga', 'A yoga of life abroad, formed or not', {
  id: text('Id of the yoga'),
  name: text('In the language asked for'),
  is_primary: yes('One of the eight that are judged first; the others confirm'),
  present: yes('Whether it is formed: one of its conditions is enough'),
  points: number('The exact sum of those of its conditions'),
  max: number('Most points it can give'),
  kinds: list(NamedId, 'What it speaks for in this chart; empty when absent'),
  planets: list(PlanetId, 'That form it'),
  houses: list(HouseNumber, 'By which it is formed'),
  formation: text('How it forms, for any chart'),
  result: orNull(v.string(), 'What it says of this chart, with its reasons; null when absent'),
  conditions: list(ForeignWay, 'All that were looked at'),
  source: text('Text or practice'),
  confidence: Confidence,
});
export type ForeignYogaRecord = v.InferOutput<typeof ForeignYogaRecord>;

export const LevelId = v.pipe(
  v.picklist(['very_strong', 'strong', 'fair', 'slight']),
  v.description('By the percentile of the score: very_strong from 75, strong from 50, fair from 25, slight below'),
);

export const ForeignPromise = record('ForeignPromise', 'How much in the chart leads abroad', {
  ...MatterPromise.entries,
  score: v.pipe(
    MatterPromise.entries.score,
    v.description(
      'The one score of going abroad, which /prediction/travel and /vidya/foreign-education tell too: the exact sum of the components. A point of a yoga, or of a tie that does not hold, counts 0.8; the mahadashas from 18 to 70 give up to 22',
    ),
  ),
  points: number('Of the yogas, less the ties; below 0 where the home holds'),
  level: LevelId,
  level_name: text('In the language asked for'),
  primary_formed: number('How many of the eight primary yogas are formed'),
  ties: list(
    record('HomeTie', 'Something that would tie to the place of birth', WAY_ENTRIES),
    'What was looked at on the other side, held or not; points are negative',
  ),
  text: text('The same in sentences'),
});
export type ForeignPromise = v.InferOutput<typeof ForeignPromise>;

const ConnectionId = v.picklist(['study', 'job', 'marriage', 'business', 'settlement']);
export const LeadingConnection = record('LeadingConnection', 'What takes the native abroad', {
  id: ConnectionId,
  name: text('In the language asked for'),
});

export const ForeignConnection = record('ForeignConnection', 'What takes the native abroad', {
  leading: list(
    LeadingConnection,
    'That with the most points; several where they are equal, none where no yoga speaks for any',
  ),
  is_tied: yes('Whether several lead with equal points'),
  ranking: list(
    record('ConnectionVote', 'A connection and what speaks for it', {
      id: ConnectionId,
      name: text('In the language asked for'),
      points: points('Of the yogas that speak for it'),
      components: list(Points, 'Conditions that hold; one that speaks for two gives half to each'),
    }),
    'All five, the most points first',
  ),
  text: text('The same in sentences'),
  source: text('Text or practice'),
});
export type ForeignConnection = v.InferOutput<typeof ForeignConnection>;

const ForeignStruggle = record('ForeignStruggle', 'What success abroad is won against', {
  level: v.pipe(
    v.picklist(['little', 'some', 'marked']),
    v.description('By points lost: marked from 12, some from 5, little below'),
  ),
  level_name: text('In the language asked for'),
  lost_points: number('Points that the success loses: the exact sum of the components, without the sign'),
  components: list(AreaPoints, 'The factors against, the heaviest first'),
  text: text('The same in sentences'),
});

export const ForeignSuccess = record('ForeignSuccess', 'How well a life abroad goes', {
  ...AreaScore.entries,
  struggle: ForeignStruggle,
  text: text('The same in sentences'),
});
export type ForeignSuccess = v.InferOutput<typeof ForeignSuccess>;

export const StayId = v.pipe(
  v.picklist(['return', 'repeated', 'permanent']),
  v.description('permanent from 58, repeated (coming and going) from 42, return below'),
);

export const ForeignStay = record('ForeignStay', 'Return home against settling abroad', {
  verdict: StayId,
  verdict_name: text('In the language asked for'),
  score: v.pipe(score100, v.description('0 all for the return, 100 all for staying: the exact sum of the components')),
  percentile,
  confidence: AreaScore.entries.confidence,
  components: list(AreaPoints, 'The start of 50, then each factor; above 0 for staying, below for the return'),
  for_return: list(AreaPoints, 'Those that call home, the heaviest first'),
  for_staying: list(AreaPoints, 'Those that keep away, the heaviest first'),
  single_stays: record('SingleStays', 'How long single stays are, by the sign of the lord of the 12th', {
    id: v.picklist(['short', 'repeated', 'lasting']),
    name: text('In the language asked for'),
    modality: v.picklist(['movable', 'dual', 'fixed']),
  }),
  text: text('The same in sentences'),
});
export type ForeignStay = v.InferOutput<typeof ForeignStay>;

export const DirectionId = v.picklist([
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
  'north',
  'north_east',
]);

const DirectionVote = record('DirectionVote', 'A direction and what votes for it', {
  id: DirectionId,
  name: text('In the language asked for'),
  points: points('Of the votes'),
  percent_of_votes: number('Its points in percent of total_points, rounded to a tenth'),
  components: list(Points, 'The votes: signs by their element, planets as lords of directions'),
});

export const ForeignDirection = record('ForeignDirection', 'Where abroad', {
  primary: DirectionVote,
  secondary: orNull(DirectionVote, 'The next; null where all votes agree'),
  total_points: number('Points of all votes'),
  is_tied: yes('Whether the first two have equal points; that with the weightier vote is then named first'),
  ranking: list(DirectionVote, 'Every direction with a vote, the most points first'),
  countries: list(
    record('ForeignCountry', 'A country or region that custom sees in the first two directions', {
      id: text('Id'),
      name: text('In the language asked for'),
      directions: list(DirectionId, 'Where custom sees it from India'),
      is_primary: yes('In the primary direction; else in the secondary one'),
      points: points('Of the directions where it is seen'),
      components: list(Points, 'Those directions'),
    }),
    'The best first, eight at the most',
  ),
  continents: list(
    record('ForeignContinent', 'A part of the world by the element of signs', {
      id: v.picklist(['the_east', 'the_south', 'the_west', 'across_the_sea']),
      name: text('In the language asked for'),
      element: v.picklist(['fire', 'earth', 'air', 'water']),
      points: points('Of the signs that vote'),
      components: list(Points, 'Those signs'),
    }),
    'The most points first',
  ),
  is_counted_from_india: yes(
    'The birth place lies in the Indian subcontinent, from where the custom counts its countries; else the direction is told more surely than the country',
  ),
  text: text('The same in sentences'),
  note: text('How far to take it'),
  source: text('Text or practice'),
});
export type ForeignDirection = v.InferOutput<typeof ForeignDirection>;

/** What every answer says first. */
export const AbroadTold = record('AbroadTold', 'Going abroad in a line and in a few sentences', {
  ...toldEntries,
  verdict: v.pipe(toldEntries.verdict, v.description('Where the promise of going abroad stands among 10,000 births')),
});
export type AbroadTold = v.InferOutput<typeof AbroadTold>;
