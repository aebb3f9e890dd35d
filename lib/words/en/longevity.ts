/** Sentences of /special/longevity in English. */
import type { LifeBody, LifeThird } from '../../astro/jaimini/longevityPairs.ts';
import type { CareRole } from '../../astro/judgement/longevity/carePlanets.ts';
import type { EarlyYearsRelief } from '../../astro/judgement/longevity/earlyYears.ts';
import type { LifeConditionId } from '../../astro/judgement/longevity/facts.ts';
import { STEADYING_PRACTICES } from './bodyThemes.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { modality } from '../../astro/tables/signs.ts';
import type { LongevityWords, SupportEffect, SupportRole, YearsRange } from '../facts/longevity.ts';
import { variantOf } from '../phraseChoice.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from './grammar.ts';
import { placingText } from './placing.ts';

const MEASURES: Readonly<Record<LifeThird, string>> = {
  alpayu: 'the short measure',
  madhyayu: 'the middle measure',
  purnayu: 'the full measure',
};

const measureText = (third: LifeThird) => `${MEASURES[third]} (${third})`;

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
    'The texts advise care of health early in life. They also say that care, conduct and good company lead a life far beyond. Regular check-ups, safe habits and rest are worth most here.',
  madhyayu:
    'The texts advise steadiness in the middle years. They also say that care and conduct lead a life beyond them. The strength is there, and regular habits keep it.',
  purnayu: 'Patience helps most here. Vitality lasts, so spend it evenly.',
};

const SUPPORTS: Readonly<Record<SupportEffect, readonly [string, string]>> = {
  supports: ['It supports vitality well.', 'It gives the body good strength.'],
  mixed: ['It supports vitality with some effort.', 'It gives strength, with a little care.'],
  asks_care: ['Regular habits give it the support it needs.', 'It is weak, and regular habits make up for it.'],
};

const RELIEFS: Readonly<Record<EarlyYearsRelief['id'], (planets: readonly Planet[]) => string>> = {
  strong_lord_in_kendra: ([lord]) => `${named(lord!)}, the strong lord of the ascendant, in an angle`,
  jupiter_in_first: () => 'Jupiter in the first house',
  full_moon: () => 'a bright Moon',
  benefics_in_kendra: (planets) => `${namedList(planets)} in the angles`,
};

const LORDSHIPS: readonly (readonly [SupportRole | CareRole, house: number])[] = [
  ['lord_1', 1],
  ['lord_2', 2],
  ['lord_7', 7],
  ['lord_8', 8],
  ['lord_10', 10],
  ['lord_12', 12],
];

/** Returns lord of the 2nd and 7th houses and the significator of length of life. */
function rolesText(roles: readonly (SupportRole | CareRole)[]): string {
  const owned = LORDSHIPS.filter(([role]) => roles.includes(role)).map(([, house]) => ordinal(house));
  return listed([
    ...(owned.length > 0 ? [`lord of the ${listed(owned)} ${owned.length > 1 ? 'houses' : 'house'}`] : []),
    ...(roles.includes('in_2') ? ['in the 2nd house'] : []),
    ...(roles.includes('in_7') ? ['in the 7th house'] : []),
    ...(roles.includes('saturn') || roles.includes('significator') ? ['the significator of length of life'] : []),
  ]);
}

function bodyInText(body: LifeBody): string {
  if (body === 'Hora ascendant') return 'the hora ascendant';
  return body === 'Ascendant' ? 'the ascendant' : named(body);
}

function pairText({
  first,
  firstSignIndex,
  pair,
  second,
  secondSignIndex,
}: Omit<LongevityWords['pair'], 'third'>): string {
  const [firstSign, secondSign] = [signEn(firstSignIndex), signEn(secondSignIndex)];
  if (pair === 'ascendant_and_hora') return `The ascendant is in ${firstSign} and the hora ascendant in ${secondSign}.`;
  if (first === second) return `${capitalised(bodyInText(first))}, lord of the 1st and 8th houses, is in ${firstSign}.`;
  const placed = `${bodyInText(first)} is in ${firstSign} and ${bodyInText(second)} in ${secondSign}`;
  return pair === 'moon_and_saturn' ? `${capitalised(placed)}.` : `Of the lords of the 1st and 8th houses, ${placed}.`;
}

const saturnText = (reasons: readonly LifeConditionId[]) => `Saturn ${listed(reasons.map((id) => CONDITIONS[id]))}`;
const jupiterText = (reasons: readonly LifeConditionId[]) => `Jupiter ${listed(reasons.map((id) => CONDITIONS[id]))}`;

const arithmetic = ({ fromYears, isOpen, toYears }: YearsRange) =>
  `The arithmetic of the texts comes to ${fromYears} to ${isOpen ? '100 years and more' : `${toYears} years`}.`;

export const LONGEVITY_EN: Sentences<LongevityWords> = {
  saturn_in_first: () => saturnText(['saturn_in_first']),
  saturn_aspects_first: () => saturnText(['saturn_aspects_first']),
  saturn_weak_contributor: () => saturnText(['saturn_weak_contributor']),
  saturn_strong_by_sign: () => saturnText(['saturn_strong_by_sign']),
  jupiter_in_first: () => jupiterText(['jupiter_in_first']),
  jupiter_in_seventh: () => jupiterText(['jupiter_in_seventh']),
  jupiter_with_lord: () => jupiterText(['jupiter_with_lord']),
  jupiter_aspects_lord: () => jupiterText(['jupiter_aspects_lord']),
  exalted: () => 'three times, in its sign of exaltation',
  retrograde: () => 'three times, being retrograde',
  vargottama: () => 'twice, in the same sign in the navamsa',
  own_sign: () => 'twice, in its own sign',
  own_navamsa: () => 'twice, in its own navamsa',
  own_drekkana: () => 'twice, in its own drekkana',
  enemy_sign: () => 'a third, in the sign of an enemy',
  combust: () => 'half, being combust',
  malefic_rising: ({ benefic, planets }) =>
    `${capitalised(namedList(planets))} in the first house ${planets.length > 1 ? 'take' : 'takes'} a part of the sum.${benefic === null ? '' : ` ${capitalised(named(benefic))} aspects that house and halves it.`}`,
  visible_half: ({ house, isBenefic, share }) =>
    `${share === 1 ? 'all of it' : `1/${Math.round(1 / share)}`}, in the ${ordinal(house)} house as a ${isBenefic ? 'benefic' : 'malefic'}`,
  pair: ({ third, ...pair }) =>
    `${pairText(pair)} A ${modality(pair.firstSignIndex)} sign with a ${modality(pair.secondSignIndex)} one gives ${measureText(third)}.`,
  decision: ({ decidedBy, isByAllThree, third }) => {
    switch (decidedBy) {
      case 'majority':
        return `${isByAllThree ? 'All three pairs agree' : 'Two of the three pairs agree'} on ${measureText(third)}.`;
      case 'ascendant_and_hora':
        return `The three pairs differ, and the Moon is in neither the 1st nor the 7th house. So the ascendant and the hora ascendant decide, for ${measureText(third)}.`;
      case 'moon_and_saturn':
        return `The three pairs differ, and the Moon is on the axis of the 1st and 7th houses. So the Moon and Saturn decide, for ${measureText(third)}.`;
    }
  },
  class_taken: ({ isLowest, reasons }) =>
    `${saturnText(reasons)}. It is not strong by sign, ${isLowest ? 'but no class lies below the short measure' : 'so one class is taken'}.`,
  class_spared: ({ reasons }) => `${saturnText(reasons)}. It is strong by sign, so nothing is taken.`,
  none_taken: () =>
    'Saturn neither stands in the 1st house nor aspects it. It is not weak among those who decide, so nothing is taken.',
  class_added: ({ isHighest, reasons }) =>
    isHighest
      ? `${jupiterText(reasons)}. No class lies above the full measure, so nothing is added.`
      : `${jupiterText(reasons)}, so one class is added.`,
  none_added: () =>
    'Jupiter is in neither the 1st nor the 7th house. It neither joins nor aspects the lord of the 1st house, so nothing is added.',
  measure_stays: ({ isByBoth, third }) =>
    `The three pairs point to ${measureText(third)}.${isByBoth ? ' Saturn would take a class and Jupiter adds one, so it stays.' : ''}`,
  measure_moved: ({ from, isRaised, to }) =>
    `The three pairs point to ${measureText(from)}. ${isRaised ? 'Jupiter raises' : 'Saturn lowers'} it to ${measureText(to)}.`,
  agreed: () => 'The mean of pindayu, amsayu and nisargayu points to the same class.',
  undecided: ({ byPairs, byYears }) =>
    `The ways of the texts do not agree here, so no class is told. The three pairs point to ${measureText(byPairs)}. The mean of pindayu, amsayu and nisargayu points to ${measureText(byYears)}.`,
  exceeded: ({ age }) =>
    `At ${age} this life has already gone beyond that class, as very many do. Such rules hold only loosely. What stays useful is which planets support vitality.`,
  care_of_all: () => 'Regular habits, check-ups and rest help more than any measure.',
  years: (range) => `${arithmetic(range)} It is a measure of vitality and no forecast.`,
  care: ({ third }) => CARE[third],
  support: ({ effect, planet, roles, ...placing }) =>
    `${capitalised(named(planet))} is ${rolesText(roles)}. It is ${placingText(placing)}. ${variantOf(SUPPORTS[effect], planet, ...roles)}`,
  early_years: ({ reliefs }) => {
    const found = reliefs.map(({ id, planets }) => RELIEFS[id](planets));
    const more =
      found.length > 2
        ? ` ${capitalised(listed(found.slice(2)))} also ${found.length === 3 ? 'relieves' : 'relieve'} it.`
        : '';
    return `The Moon stands in a hard house under the aspect of a malefic. For this the texts see the first years as tender. ${capitalised(listed(found.slice(0, 2)))} ${found.length > 1 ? 'relieve' : 'relieves'} it.${more} It has no bearing on later years.`;
  },
  care_planet: ({ isFirst, planet, roles }) => {
    const what = isFirst
      ? 'In its periods keep up check-ups, rest and moderate food.'
      : 'In its periods keep to enough sleep and an even pace.';
    return `${capitalised(named(planet))} is ${rolesText(roles)}. ${what}`;
  },
  other_lord: ({ house, lord, node, takenThird, third }) =>
    `Your ${ordinal(house)} house has two lords, and the stronger, ${node}, is taken. Schools that take ${named(lord)} read ${third === takenThird ? 'the same class' : measureText(third)} in the first pair.`,
  sensitive_parts: () =>
    'The 22nd drekkana and the 64th navamsa are sensitive parts of the tradition. Give their lords the same care as the other planets here. They are no forecast.',
  leans_on: ({ planet }) =>
    `Vitality rests mainly on ${named(planet)} here. ${capitalised(named(planet))} is steadied by ${STEADYING_PRACTICES[planet]}.`,
  strengthen: ({ planet }) =>
    `${capitalised(named(planet))} needs strengthening here. ${capitalised(named(planet))} is steadied by ${STEADYING_PRACTICES[planet]}.`,
};
