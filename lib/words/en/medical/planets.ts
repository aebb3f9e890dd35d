/** Sentences on weak planets, strong planets and raised falls, in English. */
import type { ProtectionLevel, StrengthTypeId } from '../../../astro/judgement/medical/protection.ts';
import type { ReliefFacts } from '../../../astro/judgement/medical/planetFacts.ts';
import type { WeaknessSeverity } from '../../../astro/judgement/medical/weakness.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { PlanetWords, Scored } from '../../facts/medical.ts';
import { STRENGTH_NAMES, WEAKNESS_NAMES } from '../../medicalNames.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { capitalised, fewPlanets, listed, named, namedList, sentence, signEn } from '../grammar.ts';
import { bodyPartsEn } from './bodyParts.ts';
import { ownerOf, strengthClause, weaknessClause } from './planetClauses.ts';

const COMBUSTION_RELIEFS = {
  other_sign: 'the Sun stands in another sign',
  retrograde: 'it is retrograde and keeps half',
  strong_by_sign: 'it is strong by sign and keeps half',
} as const;

const RELIEFS_EN: Sentences<ReliefFacts> = {
  fall_relieved: ({ count }) =>
    count === 1
      ? 'one condition of neecha bhanga lifts the fall'
      : `${count} conditions of neecha bhanga raja yoga turn the fall into protection`,
  combustion_relieved: ({ by }) => listed(by.map((relief) => COMBUSTION_RELIEFS[relief])),
};

/** Each continues "it is". */
const WEAK_AS: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'debilitated',
  combust: 'combust',
  enemy_sign: 'in the sign of an enemy',
  functional_malefic: 'unfavourable for the rising sign',
  dusthana_lord: 'lord of a house of illness or loss',
  dusthana_placement: 'in a house of illness or loss',
  no_directional_strength: 'without directional strength',
  malefic_influence: 'pressed by malefics',
  near_node: 'close to a node',
  retrograde_malefic: 'retrograde',
  house_junction: 'at the border of two houses',
};

const WEAK: Readonly<Record<WeaknessSeverity, string>> = {
  severe: 'is very weak for health',
  high: 'is weak for health',
  moderate: 'is somewhat weak for health',
  low: 'is hardly weakened',
};

/** Each continues "as it". */
const STRONG_AS: Readonly<Record<StrengthTypeId, string>> = {
  dignity: 'is strong by sign',
  raised_fall: 'has its fall raised',
  directional_strength: 'has directional strength (digbala)',
  vargottama: 'keeps its sign in the navamsa',
  strong_dispositor: 'is the guest of a strong lord',
  well_housed: 'stands in a good house',
  benefic_influence: 'is supported by benefics',
  shadbala: 'has ample shadbala',
};

const PROTECTS: Readonly<Record<ProtectionLevel, (parts: string) => string>> = {
  full: (parts) => `protects ${parts} fully`,
  good: (parts) => `protects ${parts} well`,
  partial: (parts) => `protects ${parts} in part`,
  none: (parts) => `gives little protection to ${parts}`,
};

/** Most types and parts that a sentence names. */
const NAMED = 2;
const PARTS_NAMED = 3;

const partsText = (parts: readonly BodyPartId[]) => bodyPartsEn(parts.slice(0, PARTS_NAMED));

/** Returns planets in order: `Mars and the Moon`. */
export function scoredList(planets: readonly Scored[]): string {
  return namedList(planets.map(({ planet }) => planet));
}

/** The Moon is not counted from itself. */
const countedFrom = (planet: SevenPlanet | null) =>
  planet === 'Moon' ? 'from the ascendant' : 'from the ascendant or the Moon';

export const MEDICAL_PLANETS_EN: Sentences<PlanetWords> = {
  ...SCORE_EN,
  ...RELIEFS_EN,
  weakness_type: ({ type }) => capitalised(weaknessClause(type, ownerOf(type))),
  weakness_found: ({ type }) => WEAKNESS_NAMES[type.id].name,
  strength_type: ({ type }) => STRENGTH_NAMES[type.id].name,
  strength_found: ({ type }) => capitalised(strengthClause(type, ownerOf(type))),
  dispositor_in_kendra: ({ dispositor }) =>
    `The lord of its sign, ${named(dispositor)}, stands in a kendra ${countedFrom(dispositor)}`,
  exaltation_lord_in_kendra: ({ lord }) =>
    `The lord of its sign of exaltation, ${lord === null ? 'another planet' : named(lord)}, stands in a kendra ${countedFrom(lord)}`,
  held_by_dispositor: ({ dispositor }) => `The lord of its sign, ${named(dispositor)}, joins or aspects it`,
  exchange_or_mutual_kendra: ({ dispositor, lord }) => {
    const other =
      lord === null
        ? ''
        : `, or that lord and ${named(lord)}, lord of its sign of exaltation, stand in kendras from each other`;
    return `It exchanges signs with the lord of its sign, ${named(dispositor)}${other}`;
  },
  strong_in_navamsa_or_exalted_one_in_kendra: ({ exalted, signIndex }) => {
    const other =
      exalted === null ? '' : `, or ${named(exalted)}, which is exalted in ${signEn(signIndex)}, stands in a kendra`;
    return `It is exalted or at home in the navamsa${other}`;
  },
  weakness: ({ isProtecting, parts, planet, raisedBy, severity, types }) => {
    const who = named(planet);
    const rules = `It looks after ${partsText(parts)}.`;
    if (raisedBy !== null)
      return `${sentence(`${who} is debilitated, but its fall is raised (neecha bhanga raja yoga) and it protects`)} ${rules}`;
    if (types.length === 0) return `${sentence(`${who} has no weakness that counts`)} ${rules}`;
    const why = listed(types.slice(0, NAMED).map((type) => WEAK_AS[type]));
    if (isProtecting) return `${sentence(`${who} is ${why}, yet on the whole it protects`)} ${rules}`;
    return `${sentence(`${who} ${WEAK[severity]}: it is ${why}`)} ${rules}`;
  },
  weakest: ({ isAnyWeak, planets, type }) => {
    const who = fewPlanets(planets);
    const [first] = planets;
    const why = type === null || !first ? '' : ` ${capitalised(named(first))} is ${WEAK_AS[type]}.`;
    if (!isAnyWeak) return `The least strong planet for health is ${who}.${why}`;
    return `${planets.length > 1 ? 'The weak planets are' : 'The weak planet is'} ${who}.${why}`;
  },
  falls_raised: ({ planets }) => `The fall of ${namedList(planets)} is raised and turns into protection.`,
  little_burdened: ({ planets }) =>
    `${capitalised(fewPlanets(planets))} ${planets.length > 1 ? 'are' : 'is'} free of weakness.`,
  protection: ({ level, parts, planet, types }) => {
    const why =
      types.length > 0 && level !== 'none'
        ? `, as it ${listed(types.slice(0, NAMED).map((type) => STRONG_AS[type]))}`
        : '';
    return sentence(`${named(planet)} ${PROTECTS[level](partsText(parts))}${why}`);
  },
  protectors: ({ planets }) =>
    `Health rests on ${fewPlanets(planets)}${planets.length > 1 ? ' above all' : ' more than on any other planet'}.`,
  no_protector: ({ strongest }) => `The nearest to a protector is ${named(strongest)}.`,
  protected_parts: ({ parts, planet }) =>
    sentence(`${named(planet)} is debilitated, but its fall is raised: by tradition ${partsText(parts)} are protected`),
  fall_protects: ({ parts, planet }) =>
    sentence(`${named(planet)}, whose fall is raised, protects ${partsText(parts)}`),
};
