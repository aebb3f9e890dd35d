/** Records of /medical/weak-planets and /medical/strong-planets. */
import * as v from 'valibot';
import { STRENGTH_TYPES } from '../../astro/judgement/medical/protection.ts';
import { BodyPart, disclaimer, healthEntries, PlanetWeakness, NeechaBhangaRajaYoga } from './common.ts';
import {
  DignityId,
  Evidence,
  HouseNumber,
  nine,
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
  score100,
  localName,
} from '../common/records.ts';

export const WeakPlanets = record('WeakPlanets', 'How weak each planet is for health', {
  ...healthEntries,
  planets: nine(PlanetWeakness),
  weakest: list(PlanetId, 'Weakness of 40 and more that protection does not outweigh, the weakest first'),
  summary: text('What stands out, in sentences'),
  disclaimer,
  sources,
});
export type WeakPlanets = v.InferOutput<typeof WeakPlanets>;

const StrengthTypeId = v.picklist(STRENGTH_TYPES);

const StrengthType = record('HealthStrengthType', 'A strength that was looked at', {
  id: StrengthTypeId,
  name: localName,
  met: yes('Whether it holds'),
  points: number('What it adds; 0 where it does not hold'),
  max: number('Most it can add'),
  text: text('What was found'),
  observed: Evidence.entries.observed,
  source: text('Text, chapter and verse; the points are ours'),
});

const PlanetProtection = record('PlanetProtection', 'How strong a planet is as a protector of health', {
  ...planetHead,
  sign: SignRef,
  house: HouseNumber,
  dignity: DignityId,
  score: v.pipe(score100, v.description('Strength: the exact sum of the components')),
  percentile,
  protection: v.pipe(
    v.picklist(['full', 'good', 'partial', 'none']),
    v.description('full from 65, good from 45, partial from 24, none below'),
  ),
  protection_name: localName,
  types: list(StrengthTypeId, 'Types that hold, the heaviest first'),
  components: list(Points, 'What each of them adds'),
  evidence: list(StrengthType, 'Every type, met or not, with what was seen'),
  is_vargottama: yes('Keeps its sign in the navamsa'),
  has_digbala: yes('Stands in its house of full strength by direction'),
  neecha_bhanga: orNull(NeechaBhangaRajaYoga, 'Where the planet is debilitated; null else, and for the nodes'),
  body_parts: list(BodyPart, 'That it rules and protects in this measure'),
  text: text('The same in sentences'),
});
export type PlanetProtection = v.InferOutput<typeof PlanetProtection>;

export const StrongPlanets = record('StrongPlanets', 'How strong each planet is as a protector of health', {
  ...healthEntries,
  planets: nine(PlanetProtection),
  protectors: list(PlanetId, 'Full or good protection that outweighs weakness, the strongest first'),
  summary: text('What stands out, in sentences'),
  disclaimer,
  sources,
});
export type StrongPlanets = v.InferOutput<typeof StrongPlanets>;
