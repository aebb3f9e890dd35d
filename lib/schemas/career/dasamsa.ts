/** Records of the third method of career. */
import * as v from 'valibot';
import { AreaScore, list, orNull } from '../common/areas.ts';
import { methodTail, WorkSignification } from './common.ts';
import {
  count,
  DignityId,
  Evidence,
  HouseNumber,
  PlanetId,
  planetHead,
  record,
  SignRef,
  text,
  yes,
} from '../common/records.ts';
import { DivisionalPlaces } from '../varga/routes.ts';

const inDasamsa = v.pipe(HouseNumber, v.description('Counted from the ascendant of the dasamsa'));

export const CareerYoga = record('CareerYoga', 'A yoga of work in the dasamsa, formed or not', {
  id: text('Of the yoga'),
  name: text('In the language asked for'),
  polarity: v.pipe(v.picklist(['good', 'bad']), v.description('Whether it helps the work or asks for care')),
  present: yes('Formed: every required condition holds'),
  weight: count('Against the other factors of success, where it is formed (interpretive)', 4, 8),
  evidence: list(Evidence, 'Every condition, met or not; one that weakens halves the yoga'),
  planets: list(PlanetId, 'Planets that form it, or that were looked at'),
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
