/** Sentences about the rules of longevity: classes and care, never a day or a year of death. */
import { dignityText } from '../../lib/astro/judgement/phrases.ts';
import type { CarePlanet, CareRole } from '../../lib/astro/judgement/longevity/carePlanets.ts';
import type { EarlyYearsRelief } from '../../lib/astro/judgement/longevity/earlyYears.ts';
import type { KakshaChange, LifeMeasure } from '../../lib/astro/judgement/longevity/lifeMeasure.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { metConditions } from '../../lib/astro/condition.ts';
import type { LifeBody, LifeThird, LongevityPair, LongevityPairs } from '../../lib/astro/jaimini/longevityPairs.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { modality, SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';

export const LONGEVITY_NAMES = {
  alpayu: { name: 'Alpayu (short measure)', sanskrit: 'अल्पायु' },
  madhyayu: { name: 'Madhyayu (middle measure)', sanskrit: 'मध्यायु' },
  purnayu: { name: 'Purnayu (full measure)', sanskrit: 'पूर्णायु' },
} as const;

export const CORRECTION_NAMES = {
  kaksha_hrasa: { name: 'Kaksha hrasa (one class less)', sanskrit: 'कक्ष्या ह्रास' },
  kaksha_vriddhi: { name: 'Kaksha vriddhi (one class more)', sanskrit: 'कक्ष्या वृद्धि' },
} as const;

export const LONGEVITY_LIMITS = [
  'The texts divide lives into thirds; they do not agree on corrections, and no class has ever been shown to hold for single persons.',
  'A birth time wrong by a few minutes can change the hora ascendant, and with it the third pair.',
  'The texts themselves say that care, conduct and good company carry a life beyond its measure.',
  'No date, year or cause of death is told here, whatever is asked.',
];

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

function bodyInText(body: LifeBody): string {
  if (body === 'Hora ascendant') return 'the hora ascendant';
  return body === 'Ascendant' ? 'the ascendant' : named(body);
}

export function longevityPairText({ bodies, id, signIndexes, third }: LongevityPair): string {
  const [first, second] = bodies.map((body, i) => {
    const signIndex = signIndexes[i]!;
    return `${bodyInText(body)} in ${SIGNS[signIndex]!}, a ${modality(signIndex)} sign`;
  });
  const [a, b] = signIndexes.map(modality);
  return `${PAIR_NAMES[id]}: ${first!}, and ${second!}; ${a!} with ${b!} says ${CLASSES[third]}.`;
}

export function decisionText({ decidedBy, third }: LongevityPairs, agreeing: number): string {
  switch (decidedBy) {
    case 'majority':
      return `${agreeing === 3 ? 'All three pairs agree' : 'Two of the three pairs agree'} on ${CLASSES[third]}.`;
    case 'ascendant_and_hora':
      return `The three pairs differ, and the Moon is in neither the 1st nor the 7th house, so the ascendant and the hora ascendant decide: ${CLASSES[third]}.`;
    case 'moon_and_saturn':
      return `The three pairs differ, and the Moon is in the 1st or the 7th house, so the Moon and Saturn decide: ${CLASSES[third]}.`;
  }
}

/**
 * @param from the class given by the pairs: the highest class cannot rise, the lowest cannot fall
 * @param isUndone true where the opposite correction holds as well
 */
export function correctionText({ evidence, id, isMet }: KakshaChange, from: LifeThird, isUndone: boolean): string {
  const reasons = [...metConditions(evidence, 'weakens'), ...metConditions(evidence, 'strengthens')];
  const found = listed(reasons.map(({ text }, i) => (i === 0 ? text : withoutSubject(text))));
  const spared = metConditions(evidence, 'cancels').length > 0;
  if (id === 'kaksha_vriddhi') {
    if (!isMet) {
      return 'Jupiter is in neither the 1st nor the 7th house, and neither with the lord of the 1st nor aspecting it: nothing is added.';
    }
    return from === 'purnayu' && !isUndone
      ? `${found}: one class would be added, but none lies above purnayu.`
      : `${found}: one class is added.`;
  }
  if (isMet) {
    const taken =
      from === 'alpayu' && !isUndone ? 'one class would be taken, but none lies below alpayu' : 'one class is taken';
    return `${found}; as Saturn is not strong by sign, ${taken}.`;
  }
  return spared && reasons.length > 0
    ? `${found}, but is exalted or in its own sign: nothing is taken.`
    : 'Saturn is neither in the first house nor aspecting it, nor weak among those who decide: nothing is taken.';
}

/** The conditions of a correction concern one planet, which is named once. */
function withoutSubject(text: string): string {
  return text.slice(text.indexOf(' ') + 1);
}

export interface Age {
  readonly age: number | null;
  readonly isExceeded: boolean;
}

export function longevitySummaryText(found: LongevityPairs, measure: LifeMeasure, { age, isExceeded }: Age): string {
  const { fromYears, hrasa, isOpen, third, toYears, vriddhi } = measure;
  const both = hrasa.isMet && vriddhi.isMet ? ' Saturn would take a class and Jupiter adds one, so it stays.' : '';
  const moved =
    third === found.third
      ? `The three pairs point to ${CLASSES[third]}.${both}`
      : `The three pairs point to ${CLASSES[found.third]}; ${vriddhi.isMet ? 'Jupiter raises' : 'Saturn lowers'} it to ${CLASSES[third]}.`;
  return `${moved} ${yearsText({ fromYears, isOpen, third, toYears }, { age, isExceeded })}`;
}

/** From this age on a chart is more often studied historically than lived. */
const STUDY_AGE = 100;

/**
 * Numbers are given only where nobody would count by them: for a span already outlived, for a chart that is studied,
 * and for a full span that is still far.
 */
function yearsText(
  { fromYears, isOpen, third, toYears }: Pick<LifeMeasure, 'fromYears' | 'isOpen' | 'third' | 'toYears'>,
  { age, isExceeded }: Age,
): string {
  const arithmetic = `The arithmetic of the texts comes to ${fromYears} to ${isOpen ? '100 years and more' : `${toYears} years`}`;
  const isStudied = age !== null && age >= STUDY_AGE;
  if (isExceeded && !isStudied) {
    return `${arithmetic}; at ${age} this life has already gone beyond it, as very many do, which shows how loosely such rules hold. What remains of the reading is who carries vitality and who asks for care.`;
  }
  const isFar = third === 'purnayu' && (age ?? 0) < fromYears;
  if (!isStudied && !isFar) return CARE[third];
  return `${arithmetic}, as a measure of vitality and not as a forecast. ${CARE[third]}`;
}

const CARE: Readonly<Record<LifeThird, string>> = {
  alpayu:
    'The texts ask for watchfulness in the first thirty-two years, and say in the same breath that care, conduct and good company carry a life far beyond: regular check-ups, safe habits and rest are worth more in this chart than in others.',
  madhyayu:
    'The texts ask for steadiness in the middle years, and say that care and conduct carry a life beyond them: strength is there, and regular habits keep it.',
  purnayu: 'What it asks for is patience: vitality lasts, and is best spent evenly.',
};

const SUPPORT_ROLES = {
  lord_1: 'lord of the 1st house (the body)',
  lord_8: 'lord of the 8th house (length of life)',
  lord_10: 'lord of the 10th house (the will to act)',
  significator: 'significator of length of life',
} as const;

export type SupportRole = keyof typeof SUPPORT_ROLES;

const SUPPORTS = {
  supports: 'it carries vitality well',
  mixed: 'it carries vitality with some effort',
  asks_care: 'it needs support, which regular habits give',
} as const;

export function supportText(
  chart: Chart,
  planet: Planet,
  roles: readonly SupportRole[],
  effect: keyof typeof SUPPORTS,
): string {
  return `${capitalised(named(planet))}, ${listed(roles.map((role) => SUPPORT_ROLES[role]))}, is ${dignityText(chart, planet)}: ${SUPPORTS[effect]}.`;
}

const RELIEFS: Readonly<Record<EarlyYearsRelief['id'], (planets: readonly Planet[]) => string>> = {
  strong_lord_in_kendra: ([lord]) => `${named(lord!)}, the strong lord of the ascendant, in an angle`,
  jupiter_in_first: () => 'Jupiter in the first house',
  full_moon: () => 'a bright Moon',
  benefics_in_kendra: (planets) => `${namedList(planets)} in the angles`,
};

export function earlyYearsText(reliefs: readonly EarlyYearsRelief[]): string {
  return `The texts see the first years as tender, the Moon standing in a hard house under the aspect of a malefic; the chart itself relieves it by ${listed(reliefs.map(({ id, planets }) => RELIEFS[id](planets)))}. It has no bearing on later years.`;
}

const CARE_ROLES: Readonly<Record<CareRole, string>> = {
  lord_2: 'lord of the 2nd',
  lord_7: 'lord of the 7th',
  in_2: 'in the 2nd',
  in_7: 'in the 7th',
  lord_8: 'lord of the 8th',
  lord_12: 'lord of the 12th',
  saturn: 'significator of length of life',
};

export function careText({ isFirst, planet, roles }: CarePlanet): string {
  const what = isFirst
    ? 'in its periods check-ups, rest and moderate food are well kept'
    : 'in its periods enough sleep and an even pace are well kept';
  return `${capitalised(named(planet))}, ${listed(roles.map((role) => CARE_ROLES[role]))}: ${what}.`;
}
