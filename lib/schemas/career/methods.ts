/** Records of the first and the second method of career, and of skills. */
import * as v from 'valibot';
import { AreaScore, BlendScore, list } from '../common/areas.ts';
import { IncomeLocation, KarakaPlanet, methodTail, WorkSignification, FieldRef } from './common.ts';
import { findings } from '../common/finding.ts';
import {
  count,
  HouseNumber,
  number,
  PlanetId,
  planetHead,
  Points,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';

const Livelihood = record('Livelihood', 'The tenth from a place of reference, and the planet it names', {
  tenth_sign: SignRef,
  house: v.pipe(HouseNumber, v.description('The house that this sign is from the ascendant')),
  occupants: list(PlanetId, 'Planets in it, which act first'),
  lord: v.pipe(PlanetId, v.description('Lord of the tenth sign')),
  navamsa_sign: v.pipe(SignRef, v.description('Sign of the navamsa in which this lord stands')),
  significator: v.pipe(PlanetId, v.description('Lord of that sign: the significator of livelihood')),
});

const ReferenceId = v.picklist(['ascendant', 'moon', 'sun']);

const Reference = record('CareerReference', 'A place from which the tenth is counted', {
  id: ReferenceId,
  name: text('In the language asked for'),
  is_strongest: yes('The method goes by it; the others stand beside'),
  sign: SignRef,
  score: v.pipe(
    BlendScore,
    v.description(
      'Ascendant: the 1st house 60 %, its lord 40 %. Moon and Sun: own strength 60 %, influences on the sign 40 %',
    ),
  ),
  ...Livelihood.entries,
  text: text('What is read from there, in a sentence'),
});

export const CareerMethodOne = record('CareerMethodOne', 'Tenth lord in the navamsa', {
  strongest_reference: v.pipe(ReferenceId, v.description('The place that the method goes by')),
  livelihood: v.pipe(Livelihood, v.description('What is read from the strongest reference')),
  references: list(Reference, 'All three, the strongest first; of equal ones the ascendant goes first, then the Moon'),
  success: v.pipe(
    AreaScore,
    v.description(
      'Success potential: significator 4, tenth lord 3 and tenth house 3 by weight, counted from the strongest reference',
    ),
  ),
  manner: v.pipe(
    findings,
    v.description('How the livelihood is earned: alone, through friends, in contest, in service'),
  ),
  significations: list(
    WorkSignification,
    'Work by the significator first, then by the planets in the tenth and its lord',
  ),
  income_location: IncomeLocation,
  ...methodTail,
});
export type CareerMethodOne = v.InferOutput<typeof CareerMethodOne>;

const KarakamshaInfluence = record('KarakamshaInfluence', 'A planet that bears on karakamsha', {
  ...planetHead,
  kind: v.pipe(
    v.picklist(['in', 'aspects', 'trine']),
    v.description('In karakamsha, aspecting it by sign, or in the 5th or 9th from it; of several the first'),
  ),
  points: number('10 in, 6 aspecting, 5 in trine'),
  text: text('What was seen'),
});

export const CountedHouse = record('KarakamshaHouse', 'A house counted from karakamsha in the navamsa', {
  number: count('Counted from karakamsha', 1, 12),
  sign: SignRef,
  lord: PlanetId,
  occupants: list(PlanetId, 'Planets in it in the navamsa'),
  aspected_by: list(PlanetId, 'Planets that aspect it by sign'),
  findings,
});

const Skill = record('CareerSkill', 'A skill, and what speaks for it', {
  id: text('Of the skill'),
  name: text('In the language asked for'),
  planet: PlanetId,
  planet_name: text('In the language asked for'),
  score: v.pipe(number('0 to 100, the exact sum of the components (interpretive)'), v.minValue(0), v.maxValue(100)),
  components: list(
    Points,
    'How its planet bears on the 4th and 5th from karakamsha, its strength, and what colours it',
  ),
  text: text('Why, in a sentence'),
  training: text('How to train it'),
  modern_fields: list(FieldRef, 'Fields of work that ask for it'),
});

const Learning = record('CareerLearning', 'How one learns, by the 5th from karakamsha', {
  house: CountedHouse,
  guides: list(
    record('LearningGuide', 'A planet by which one learns', {
      ...planetHead,
      basis: v.pipe(
        v.picklist(['in', 'aspects', 'lord']),
        v.description('In the 5th; where it is empty, aspecting it by sign; where nothing does, its lord'),
      ),
      text: text('How one learns by it (interpretive)'),
    }),
    'Planets that show the way of learning',
  ),
});

const skillEntries = {
  fourth_from_karakamsha: v.pipe(CountedHouse, v.description('Skills that are trained')),
  skills: list(Skill, 'The strongest first, two of a planet at the most'),
  learning: Learning,
};

export const CareerMethodTwo = record('CareerMethodTwo', 'Work by karakamsha', {
  atmakaraka: v.pipe(KarakaPlanet, v.description('The planet that is farthest in its sign')),
  amatyakaraka: v.pipe(KarakaPlanet, v.description('The second of them, the significator of profession')),
  relation: record('CareerKarakaRelation', 'How the two stand to each other in the birth chart', {
    kind: v.pipe(
      v.picklist(['same_sign', 'trine', 'angle', 'third_eleventh', 'second_twelfth', 'sixth_eighth']),
      v.description('By the houses counted both ways'),
    ),
    house: count('From the atmakaraka to the amatyakaraka', 1, 12),
    is_aspect: yes('Their signs aspect each other'),
    is_easy: yes('Trines, angles, one sign, third and eleventh'),
  }),
  karakamsha: v.pipe(SignRef, v.description('Navamsa sign of the atmakaraka')),
  influences: list(KarakamshaInfluence, 'Planets that bear on it, the strongest way first'),
  effects: v.pipe(findings, v.description('What the texts say of karakamsha itself: its sign and the planets on it')),
  ...skillEntries,
  tenth_from_karakamsha: v.pipe(CountedHouse, v.description('Where success is read')),
  success: v.pipe(AreaScore, v.description('By the 10th from karakamsha, the amatyakaraka and the atmakaraka')),
  significations: list(WorkSignification, 'Work by the planets that lead in this method'),
  ...methodTail,
});
export type CareerMethodTwo = v.InferOutput<typeof CareerMethodTwo>;

export const CareerSkills = record('CareerSkills', 'Skills and learning by karakamsha', {
  atmakaraka: KarakaPlanet,
  karakamsha: v.pipe(SignRef, v.description('Navamsa sign of the atmakaraka')),
  ...skillEntries,
  counsel: text('What to train first, and how'),
  summary: text('The answer in sentences'),
  sources,
});
export type CareerSkills = v.InferOutput<typeof CareerSkills>;
