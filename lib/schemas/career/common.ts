/** Records that several answers of /career share: votes, what planets give, places of income, key periods. */
import * as v from 'valibot';
import {
  count,
  HouseNumber,
  number,
  PlanetId,
  planetHead,
  Points,
  record,
  sources,
  text,
  yes,
  list,
  score100,
} from '../common/records.ts';

const METHODS = ['method_1', 'method_2', 'method_3'] as const;

export const CareerVote = record('CareerVote', 'A planet that a rule of a method names as one that gives the work', {
  planet: PlanetId,
  name: text('Of the planet, in the language asked for'),
  points: number('Against the other votes of its method; the weights are ours'),
  reason: text('Why it votes, as a clause'),
  houses: list(HouseNumber, 'Houses it rests on; empty where it rests on signs of the navamsa'),
  source: text('Text, chapter and verse'),
});
export type CareerVote = v.InferOutput<typeof CareerVote>;

const CareerVotes = list(CareerVote, 'Every vote of the method; a planet may have several');

const MethodVote = record('MethodVote', 'A vote, and the method it belongs to', {
  method: v.pipe(v.picklist(METHODS), v.description('Which of the three methods')),
  ...CareerVote.entries,
});

export const RankedPlanet = record('RankedPlanet', 'A planet, and its share in all votes on the work', {
  rank: count('1 is the planet with the most votes', 1, 9),
  ...planetHead,
  share_percent: v.pipe(score100, v.description('Of all votes; the exact sum of the components')),
  components: list(Points, 'What each method gives: 35 % the first, 30 % the second, 35 % the third'),
  votes: list(MethodVote, 'Its votes; empty where no rule names it'),
});
export type RankedPlanet = v.InferOutput<typeof RankedPlanet>;

export const FieldRef = record('FieldRef', 'A modern field of work', {
  id: text('Of the field'),
  name: text('In the language asked for'),
});
export type FieldRef = v.InferOutput<typeof FieldRef>;

const WorkColour = record('WorkColour', 'What colours the work of a planet', {
  by: v.pipe(
    v.picklist(['element', 'modality', 'house', 'nakshatra', 'moon_nakshatra']),
    v.description('Element or modality of its sign, its house, its nakshatra, or the nakshatra of the Moon'),
  ),
  value: text('Which: id of the element, modality or nakshatra; the house as house_10'),
  name: text('In the language asked for'),
  work: text('Work that it turns to'),
  source: text('Text or practice it rests on'),
});

export const WorkSignification = record('WorkSignification', 'What work a planet gives in this chart', {
  ...planetHead,
  roles: list(v.string(), 'Why it gives work here'),
  classical: list(v.string(), 'What the texts name for the planet'),
  modern_fields: list(FieldRef, 'Fields of today that belong to the planet; /career/modern ranks them (interpretive)'),
  colours: list(WorkColour, 'What its sign, house and nakshatra make of it'),
  text: text('The same in sentences'),
});
export type WorkSignification = v.InferOutput<typeof WorkSignification>;

export const WorkSetting = record(
  'WorkSetting',
  'One question on the setting of work, such as own business or service',
  {
    id: v.pipe(
      v.picklist(['own_or_service', 'fixed_or_moving', 'alone_or_partners', 'government_or_private']),
      v.description('The question'),
    ),
    name: text('The question, in the language asked for'),
    verdict: v.pipe(
      v.picklist([
        'own_business',
        'service',
        'fixed',
        'moving',
        'alone',
        'with_partners',
        'government',
        'private',
        'both',
      ]),
      v.description('The side with more points; both where they differ by one point at the most (interpretive)'),
    ),
    verdict_name: text('In the language asked for'),
    sides: list(
      record('WorkSettingSide', 'One side of the question', {
        id: text('Of the side'),
        points: number('Sum of its reasons'),
      }),
      'Both sides',
    ),
    reasons: list(
      record('WorkSettingReason', 'What speaks for a side', {
        side: text('The side it speaks for'),
        points: number('Its points (interpretive)'),
        text: text('What was seen, as a clause'),
        planets: list(PlanetId, 'Planets it is about'),
        houses: list(HouseNumber, 'Houses it is about'),
      }),
      'Everything that was counted, the heaviest first',
    ),
    text: text('The answer with its main reason'),
    source: text('Practice it rests on'),
  },
);
export type WorkSetting = v.InferOutput<typeof WorkSetting>;

export const WorkSettings = list(
  WorkSetting,
  'How the work is done: own business or service, one place or many, alone or with partners, government or private',
);

const SIDE = v.picklist(['foreign', 'domestic']);

export const IncomeLocation = record('IncomeLocation', 'Whether income is found near home or away from it', {
  location: v.pipe(
    v.picklist(['foreign', 'mixed', 'domestic']),
    v.description('mixed where the two sides differ by one point at the most (interpretive)'),
  ),
  name: text('In the language asked for'),
  foreign_points: number('Sum of the points for income away'),
  domestic_points: number('Sum of the points for income at home'),
  reasons: list(
    record('LocationReason', 'One reason for a side', {
      id: text('Of the reason'),
      side: v.pipe(SIDE, v.description('The side it speaks for')),
      points: number('Its points'),
      text: text('What was seen'),
      planets: list(PlanetId, 'Planets it is about'),
      houses: list(HouseNumber, 'Houses it is about'),
    }),
    'Everything that was counted',
  ),
  summary: text('The same in sentences'),
  source: text('Practice it rests on'),
});
export type IncomeLocation = v.InferOutput<typeof IncomeLocation>;

export const KeyPeriod = record('KeyPeriod', 'A mahadasha whose lord carries the work', {
  lord: PlanetId,
  name: text('Of the lord, in the language asked for'),
  role: text('What the lord is in this method'),
  start: text('First instant, on the clock of the birth place; of the period that runs at birth the birth'),
  end: text('First instant after it'),
  age_from: number('Completed years of age at its start'),
  age_to: number('Completed years of age at its end'),
  state: v.pipe(v.picklist(['over', 'running', 'to_come']), v.description('At the instant taken for now')),
  is_late: yes('It begins after the 60th year'),
});
export type KeyPeriod = v.InferOutput<typeof KeyPeriod>;

export const KeyPeriods = list(
  KeyPeriod,
  'Mahadashas of the planets that carry the work which share two years or more with the ages 16 to 75, in order; empty where none does',
);

export const methodTail = {
  votes: CareerVotes,
  key_periods: KeyPeriods,
  counsel: text('What to do with it'),
  summary: text('The answer in sentences'),
  sources,
};

export const KarakaPlanet = record('CareerKaraka', 'A variable significator', {
  ...planetHead,
  degree: number('Degrees within its sign that were compared; for Rahu what is left of the sign'),
  is_by_nature: yes('Holds the office as natural significator, as a tie left it empty'),
  shared_with: list(PlanetId, 'Planets within an arc-second, which hold the office together with it'),
});
