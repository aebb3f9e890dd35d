/** Records of the three methods of career, and of skills. */
import * as v from 'valibot';
import { AreaScore, BlendScore, toldEntries } from '../common/areas.ts';
import { FieldRef, IncomeLocation, KarakaPlanet, methodTail, WorkSignification } from './common.ts';
import {
  count,
  DignityId,
  Evidence,
  findings,
  HouseNumber,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  sources,
  text,
  yes,
  list,
  orNull,
  percentile,
} from '../common/records.ts';
import { DivisionalPlaces } from '../varga/answers.ts';

const Livelihood = record('Livelihood', 'The tenth from a place of reference, and the planet it names', {
  tenth_sign: SignRef,
  house: v.pipe(HouseNumber, v.description('The house that this sign is from the ascendant')),
  occupants: list(PlanetId, 'Planets in it, which act first'),
  lord: v.pipe(PlanetId, v.description('Lord of the tenth sign')),
  navamsa_sign: v.pipe(SignRef, v.description('Sign of the navamsa in which this lord stands')),
  significator: v.pipe(PlanetId, v.description('Lord of that sign: the significator of livelihood')),
});

const ReferenceId = v.picklist(['ascendant', 'moon', 'sun']);

export const CareerReference = record('CareerReference', 'A place from which the tenth is counted', {
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
  ...toldEntries,
  strongest_reference: v.pipe(ReferenceId, v.description('The place that the method goes by')),
  livelihood: v.pipe(Livelihood, v.description('What is read from the strongest reference')),
  references: list(
    CareerReference,
    'All three, the strongest first; of equal ones the ascendant goes first, then the Moon',
  ),
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
  points: number('10 in, 6 aspecting, 5 in trine; 5 for the atmakaraka, which always stands in its own navamsa sign'),
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

export const Skill = record('CareerSkill', 'A skill, and what speaks for it', {
  id: text('Of the skill'),
  name: text('In the language asked for'),
  planet: PlanetId,
  planet_name: text('In the language asked for'),
  score: v.pipe(number('0 to 100, the exact sum of the components (interpretive)'), v.minValue(0), v.maxValue(100)),
  percentile,
  components: list(
    Points,
    'How its planet bears on the 4th and 5th from karakamsha, its strength, and what colours it',
  ),
  text: text('Why, in a sentence'),
  training: text('How to train it; to a child how parents can let it try, to the old whom it can be handed on to'),
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
  ...toldEntries,
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
  ...toldEntries,
  atmakaraka: KarakaPlanet,
  karakamsha: v.pipe(SignRef, v.description('Navamsa sign of the atmakaraka')),
  ...skillEntries,
  counsel: text('What to train first, and how'),
  summary: text('The answer in sentences'),
  sources,
});
export type CareerSkills = v.InferOutput<typeof CareerSkills>;

const inDasamsa = v.pipe(HouseNumber, v.description('Counted from the ascendant of the dasamsa'));

export const CareerYoga = record('CareerYoga', 'A yoga of work in the dasamsa, formed or not', {
  id: text('Of the yoga'),
  name: text('In the language asked for'),
  polarity: v.pipe(v.picklist(['good', 'bad']), v.description('Whether it helps the work or asks for care')),
  present: yes('Formed: every required condition holds'),
  weight: count('Against the other factors of success, where it is formed (interpretive)', 4, 8),
  evidence: list(Evidence, 'Every condition, met or not; one that weakens halves the yoga'),
  planets: list(PlanetId, 'Planets that form it, or that were looked at; lords are those of the dasamsa'),
  houses: list(inDasamsa, 'Where they stand in the dasamsa'),
  result: orNull(v.string(), 'What was found and what it gives; null where it is not formed'),
  halved_by: orNull(v.string(), 'What takes half of it away; null where nothing does, or it is not formed'),
  source: text('Text whose rule it is'),
  confidence: v.pipe(v.literal('interpretive'), v.description('Rules of the birth chart, read in the dasamsa')),
});
export type CareerYoga = v.InferOutput<typeof CareerYoga>;

export const CareerYogas = list(CareerYoga, 'All that are looked for; those that are formed first');

const KeyPlanet = record('DasamsaKeyPlanet', 'A planet that the dasamsa is judged by', {
  roles: list(
    v.picklist([
      'ascendant_lord',
      'tenth_lord',
      'birth_tenth_lord',
      'amatyakaraka',
      'sun',
      'saturn',
      'mercury',
      'jupiter',
    ]),
    'Its offices, the heaviest first. Lords are those of the dasamsa; birth_tenth_lord is lord of the 10th of the birth chart',
  ),
  ...planetHead,
  sign: v.pipe(SignRef, v.description('In the dasamsa')),
  house: inDasamsa,
  dignity: DignityId,
  dignity_name: text('In the language asked for'),
  is_vargottama: yes('Keeps its birth sign in the dasamsa'),
  text: text('Where it stands and what that says of work'),
});
export type KeyPlanet = v.InferOutput<typeof KeyPlanet>;

export const CareerMethodThree = record('CareerMethodThree', 'Work by the dasamsa (D10)', {
  ...toldEntries,
  dasamsa: v.pipe(DivisionalPlaces, v.description('The chart itself, as /varga/d10 tells it')),
  tenth_house: record('DasamsaTenth', 'The 10th house of the dasamsa', {
    sign: SignRef,
    lord: PlanetId,
    lord_house: v.pipe(inDasamsa, v.description('Where its lord stands in the dasamsa')),
    lord_dignity: DignityId,
    occupants: list(PlanetId, 'Planets in it'),
  }),
  key_planets: list(KeyPlanet, 'Those that the method goes by, each once, the weightiest office first'),
  yogas: CareerYogas,
  success: v.pipe(
    AreaScore,
    v.description(
      'Lords, significators and occupants of the dasamsa, every yoga formed, and those yogas missing that many births have',
    ),
  ),
  significations: list(WorkSignification, 'Work by the planets that lead in this method, the most votes first'),
  ...methodTail,
});
export type CareerMethodThree = v.InferOutput<typeof CareerMethodThree>;
