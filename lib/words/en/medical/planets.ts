/** Sentences on weak planets, strong planets and raised falls, in English. */
import { PROTECTS_FROM, WEAK_FROM } from '../../../astro/judgement/medical/weights.ts';
import type { ProtectionLevel } from '../../../astro/judgement/medical/protection.ts';
import type { ReliefFacts, WeaknessFound } from '../../../astro/judgement/medical/planetFacts.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { PlanetWords, Scored } from '../../facts/medical.ts';
import { WEAKNESS_NAMES } from '../../medicalNames.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { capitalised, listed, named, namedList, sentence, signEn } from '../grammar.ts';
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

const reliefText = (relief: NonNullable<WeaknessFound['relief']>) =>
  sayIn<ReliefFacts, keyof ReliefFacts>(RELIEFS_EN, relief);

const foundText = ({ relief, type }: WeaknessFound) =>
  relief ? `${weaknessClause(type, 'it')} (${reliefText(relief)})` : weaknessClause(type, 'it');

/** Returns planets with their scores: `Mars (45) and the Moon (42)`. */
export function scoredList(planets: readonly Scored[]): string {
  return listed(planets.map(({ planet, value }) => `${named(planet)} (${value})`));
}

/** The Moon is not counted from itself. */
const countedFrom = (planet: SevenPlanet | null) =>
  planet === 'Moon' ? 'from the ascendant' : 'from the ascendant or the Moon';

const LEVELS: Readonly<Record<ProtectionLevel, string>> = {
  full: 'protects fully',
  good: 'protects well',
  partial: 'protects in part',
  none: 'gives little protection to',
};

export const MEDICAL_PLANETS_EN: Sentences<PlanetWords> = {
  ...SCORE_EN,
  ...RELIEFS_EN,
  weakness_type: ({ type }) => capitalised(weaknessClause(type, ownerOf(type))),
  weakness_found: ({ relief, type }) => {
    const found = capitalised(weaknessClause(type, ownerOf(type)));
    return relief ? `${found}; ${reliefText(relief)}` : found;
  },
  strength_type: ({ type }) => capitalised(strengthClause(type, ownerOf(type))),
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
  weakness: ({ found, parts, planet, raisedBy, severity, value }) => {
    const head =
      found.length > 0
        ? `${named(planet)} has a weakness of ${value} of 100 (${severity}): ${found.map(foundText).join('; ')}`
        : `${named(planet)} has no weakness that counts`;
    const raised =
      raisedBy === null
        ? ''
        : ` It is debilitated, but ${raisedBy} of 5 conditions raise the fall (neecha bhanga raja yoga), so it protects its parts and needs no remedy.`;
    return `${sentence(head)}${raised} It rules ${bodyPartsEn(parts)}.`;
  },
  weakest: ({ isAnyWeak, planets }) => {
    const who = planets.map(({ planet, types, value }) => {
      const why = listed(types.map((id) => WEAKNESS_NAMES[id].name.toLowerCase()));
      return `${named(planet)} (${value}: ${why})`;
    });
    return isAnyWeak
      ? `Weak for health: ${listed(who)}.`
      : `No planet reaches a weakness of ${WEAK_FROM}; the weakest is ${listed(who)}.`;
  },
  falls_raised: ({ planets }) => `The fall of ${namedList(planets)} is raised and turns into protection.`,
  little_burdened: ({ planets }) => `Little burdens ${namedList(planets)}.`,
  protection: ({ level, parts, planet, types, value }) => {
    const why =
      types.length > 0 ? types.map((type) => strengthClause(type, 'it')).join('; ') : 'none of its strengths holds';
    return sentence(`${named(planet)} ${LEVELS[level]} ${bodyPartsEn(parts)} (${value} of 100): ${why}`);
  },
  protectors: ({ planets }) => `Health is protected by ${scoredList(planets)}.`,
  no_protector: ({ strongest }) =>
    `No planet reaches ${PROTECTS_FROM} of 100; the strongest protector is ${named(strongest)}.`,
  protected_parts: ({ count, parts, planet }) =>
    sentence(
      `${named(planet)} is debilitated, but ${count} of 5 conditions raise the fall: by tradition ${bodyPartsEn(parts)} are protected`,
    ),
  fall_protects: ({ count, parts, planet }) =>
    sentence(`${named(planet)}, whose fall is raised by ${count} of 5 conditions, protects ${bodyPartsEn(parts)}`),
};
