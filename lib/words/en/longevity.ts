/** Sentences of /special/longevity in English. */
import type { LifeBody, LifeThird, LongevityPair } from '../../astro/jaimini/longevityPairs.ts';
import type { CareRole } from '../../astro/judgement/longevity/carePlanets.ts';
import type { EarlyYearsRelief } from '../../astro/judgement/longevity/earlyYears.ts';
import type { LifeConditionId } from '../../astro/judgement/longevity/facts.ts';
import { STEADYING_PRACTICES } from './bodyThemes.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { modality } from '../../astro/tables/signs.ts';
import type { LongevityWords, SupportEffect, SupportRole, YearsRange } from '../facts/longevity.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from './grammar.ts';
import { placingText } from './placing.ts';

const PAIR_NAMES: Readonly<Record<LongevityPair['id'], string>> = {
  lords_of_1_and_8: 'Lords of the 1st and the 8th',
  moon_and_saturn: 'The Moon and Saturn',
  ascendant_and_hora: 'The ascendant and the hora ascendant',
};

const CLASSES: Readonly<Record<LifeThird, string>> = {
  alpayu: 'alpayu, the short measure',
  madhyayu: 'madhyayu, the middle measure',
  purnayu: 'purnayu, the full measure',
};

/** What is seen of Saturn or Jupiter, after its name. */
const CONDITIONS: Readonly<Record<LifeConditionId, string>> = {
  saturn_in_first: 'is in the first house',
  saturn_aspects_first: 'aspects the first house',
  saturn_weak_contributor: 'is weak among the bodies that decide',
  saturn_strong_by_sign: 'is exalted or in its own sign',
  jupiter_in_first: 'is in the first house',
  jupiter_in_seventh: 'is in the seventh house',
  jupiter_with_lord: 'stands with the lord of the first house',
  jupiter_aspects_lord: 'aspects the lord of the first house',
};

const CARE: Readonly<Record<LifeThird, string>> = {
  alpayu:
    'The texts ask for watchfulness in the first thirty-two years, and say in the same breath that care, conduct and good company carry a life far beyond: regular check-ups, safe habits and rest are worth more in this chart than in others.',
  madhyayu:
    'The texts ask for steadiness in the middle years, and say that care and conduct carry a life beyond them: strength is there, and regular habits keep it.',
  purnayu: 'What it asks for is patience: vitality lasts, and is best spent evenly.',
};

const SUPPORT_ROLES: Readonly<Record<SupportRole, string>> = {
  lord_1: 'lord of the 1st house (the body)',
  lord_8: 'lord of the 8th house (length of life)',
  lord_10: 'lord of the 10th house (the will to act)',
  significator: 'significator of length of life',
};

const SUPPORTS: Readonly<Record<SupportEffect, string>> = {
  supports: 'it carries vitality well',
  mixed: 'it carries vitality with some effort',
  asks_care: 'it needs support, which regular habits give',
};

const RELIEFS: Readonly<Record<EarlyYearsRelief['id'], (planets: readonly Planet[]) => string>> = {
  strong_lord_in_kendra: ([lord]) => `${named(lord!)}, the strong lord of the ascendant, in an angle`,
  jupiter_in_first: () => 'Jupiter in the first house',
  full_moon: () => 'a bright Moon',
  benefics_in_kendra: (planets) => `${namedList(planets)} in the angles`,
};

const CARE_ROLES: Readonly<Record<CareRole, string>> = {
  lord_2: 'lord of the 2nd',
  lord_7: 'lord of the 7th',
  in_2: 'in the 2nd',
  in_7: 'in the 7th',
  lord_8: 'lord of the 8th',
  lord_12: 'lord of the 12th',
  saturn: 'significator of length of life',
};

const CHECKS = {
  mean_of_pairs: 'Each of the three pairs is measured alone and the mean of them taken.',
  pindayu: 'Each planet gives years by its distance from exaltation.',
} as const;

function bodyInText(body: LifeBody): string {
  if (body === 'Hora ascendant') return 'the hora ascendant';
  return body === 'Ascendant' ? 'the ascendant' : named(body);
}

const placed = (body: LifeBody, signIndex: number) =>
  `${bodyInText(body)} in ${signEn(signIndex)}, a ${modality(signIndex)} sign`;

const saturnText = (reasons: readonly LifeConditionId[]) => `Saturn ${listed(reasons.map((id) => CONDITIONS[id]))}`;
const jupiterText = (reasons: readonly LifeConditionId[]) => `Jupiter ${listed(reasons.map((id) => CONDITIONS[id]))}`;

const arithmetic = ({ fromYears, isOpen, toYears }: YearsRange) =>
  `The arithmetic of the texts comes to ${fromYears} to ${isOpen ? '100 years and more' : `${toYears} years`}`;

export const LONGEVITY_EN: Sentences<LongevityWords> = {
  saturn_in_first: () => saturnText(['saturn_in_first']),
  saturn_aspects_first: () => saturnText(['saturn_aspects_first']),
  saturn_weak_contributor: () => saturnText(['saturn_weak_contributor']),
  saturn_strong_by_sign: () => saturnText(['saturn_strong_by_sign']),
  jupiter_in_first: () => jupiterText(['jupiter_in_first']),
  jupiter_in_seventh: () => jupiterText(['jupiter_in_seventh']),
  jupiter_with_lord: () => jupiterText(['jupiter_with_lord']),
  jupiter_aspects_lord: () => jupiterText(['jupiter_aspects_lord']),
  enemy_sign: () => 'a third, in the sign of an enemy',
  combust: () => 'half, being combust',
  visible_half: ({ house, isBenefic, share }) =>
    `${share === 1 ? 'all of it' : `1/${Math.round(1 / share)}`}, in the ${ordinal(house)} house as a ${isBenefic ? 'benefic' : 'malefic'}`,
  pair: ({ first, firstSignIndex, pair, second, secondSignIndex, third }) =>
    `${PAIR_NAMES[pair]}: ${placed(first, firstSignIndex)}, and ${placed(second, secondSignIndex)}; ${modality(firstSignIndex)} with ${modality(secondSignIndex)} says ${CLASSES[third]}.`,
  decision: ({ decidedBy, isByAllThree, third }) => {
    switch (decidedBy) {
      case 'majority':
        return `${isByAllThree ? 'All three pairs agree' : 'Two of the three pairs agree'} on ${CLASSES[third]}.`;
      case 'ascendant_and_hora':
        return `The three pairs differ, and the Moon is in neither the 1st nor the 7th house, so the ascendant and the hora ascendant decide: ${CLASSES[third]}.`;
      case 'moon_and_saturn':
        return `The three pairs differ, and the Moon is in the 1st or the 7th house, so the Moon and Saturn decide: ${CLASSES[third]}.`;
    }
  },
  class_taken: ({ isLowest, reasons }) =>
    `${saturnText(reasons)}; as Saturn is not strong by sign, ${isLowest ? 'one class would be taken, but none lies below alpayu' : 'one class is taken'}.`,
  class_spared: ({ reasons }) => `${saturnText(reasons)}, but is exalted or in its own sign: nothing is taken.`,
  none_taken: () =>
    'Saturn is neither in the first house nor aspecting it, nor weak among those who decide: nothing is taken.',
  class_added: ({ isHighest, reasons }) =>
    `${jupiterText(reasons)}: ${isHighest ? 'one class would be added, but none lies above purnayu' : 'one class is added'}.`,
  none_added: () =>
    'Jupiter is in neither the 1st nor the 7th house, and neither with the lord of the 1st nor aspecting it: nothing is added.',
  measure_stays: ({ isByBoth, third }) =>
    `The three pairs point to ${CLASSES[third]}.${isByBoth ? ' Saturn would take a class and Jupiter adds one, so it stays.' : ''}`,
  measure_moved: ({ from, isRaised, to }) =>
    `The three pairs point to ${CLASSES[from]}; ${isRaised ? 'Jupiter raises' : 'Saturn lowers'} it to ${CLASSES[to]}.`,
  years_exceeded: ({ age, ...range }) =>
    `${arithmetic(range)}; at ${age} this life has already gone beyond it, as very many do, which shows how loosely such rules hold. What remains of the reading is who carries vitality and who asks for care.`,
  years: (range) => `${arithmetic(range)}, as a measure of vitality and not as a forecast.`,
  care: ({ third }) => CARE[third],
  support: ({ effect, planet, roles, ...placing }) =>
    `${capitalised(named(planet))}, ${listed(roles.map((role) => SUPPORT_ROLES[role]))}, is ${placingText(placing)}: ${SUPPORTS[effect]}.`,
  early_years: ({ reliefs }) =>
    `The texts see the first years as tender, the Moon standing in a hard house under the aspect of a malefic; the chart itself relieves it by ${listed(reliefs.map(({ id, planets }) => RELIEFS[id](planets)))}. It has no bearing on later years.`,
  care_planet: ({ isFirst, planet, roles }) => {
    const what = isFirst
      ? 'in its periods check-ups, rest and moderate food are well kept'
      : 'in its periods enough sleep and an even pace are well kept';
    return `${capitalised(named(planet))}, ${listed(roles.map((role) => CARE_ROLES[role]))}: ${what}.`;
  },
  cross_check: ({ check, isAgreeing, third }) =>
    `${CHECKS[check]} ${isAgreeing ? 'It comes to the same class' : `It comes to ${third}, so the class is to be taken loosely`}.`,
  sensitive_parts: () =>
    'The 22nd drekkana and the 64th navamsa are sensitive parts of the tradition. Their lords are given the same care as the planets named beside; they are no forecast.',
  leans_on: ({ planet }) => `Vitality leans on ${named(planet)} here: ${STEADYING_PRACTICES[planet]}.`,
  strengthen: ({ planet }) => `To be strengthened: ${named(planet)}, by ${STEADYING_PRACTICES[planet]}.`,
};
