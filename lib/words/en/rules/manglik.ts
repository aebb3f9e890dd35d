/** Sentences about what was observed for each condition that cancels Manglik, in English. */
import { MATURE_AT_YEARS } from '../../../astro/dosha/manglikReliefs.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ManglikWords, MarsWeakness } from '../../facts/rules/manglik.ts';
import type { Sentences } from '../../sentences.ts';
import { TERMS } from '../../terms.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';

const INFLUENCES: Readonly<Record<ManglikWords['influence']['influence'], string>> = {
  joined: 'with Mars',
  aspecting: 'aspecting Mars',
  none: 'not aspecting Mars',
};

const WEAKNESSES: Readonly<Record<MarsWeakness, string>> = {
  combust: 'combust',
  retrograde: 'retrograde',
  debilitated: 'debilitated',
  spent: 'spent by degree',
};

const placeText = ({ house, planet, signIndex }: ManglikWords['places']['places'][number]) =>
  `${named(planet)} stands in ${signEn(signIndex)}, the ${ordinal(house)} house`;

const anyone = (planets: readonly Planet[]) => (planets.length > 0 ? namedList(planets) : 'none');

export const MANGLIK_EN: Sentences<ManglikWords> = {
  places: ({ places }) => `${capitalised(places.map(placeText).join('; '))}.`,
  exempt_signs: ({ signs }) => `There ${listed(signs.map(({ signIndex }) => signEn(signIndex)))} are exempt.`,
  no_exempt_sign: () => 'No sign is exempt there.',
  influence: ({ influence, isInCountedHouse, ...place }) => {
    const counted = isInCountedHouse ? ', one of those that count' : '';
    return `${capitalised(placeText(place))}${counted}, ${INFLUENCES[influence]}.`;
  },
  seventh_lord: ({ aspecting, dignity, isStrong, ...place }) => {
    const strong = isStrong ? 'strong' : 'not strong enough';
    const aspected = aspecting.length > 0 ? `aspected by ${namedList(aspecting)}` : 'without a benefic’s aspect';
    return `The lord of the 7th: ${placeText(place)}; dignity ${TERMS[dignity][0].toLowerCase()}, ${strong}, ${aspected}.`;
  },
  nodes_not_counted: () => 'Nodes were asked not to count.',
  weaknesses: ({ weaknesses }) => `Mars is ${listed(weaknesses.map((id) => WEAKNESSES[id]))}.`,
  no_weakness: () => 'Mars is neither combust nor retrograde, neither debilitated nor spent by degree.',
  ascendant: ({ signIndex }) => `The ascendant is ${signEn(signIndex)}.`,
  company: ({ gentle, malefics }) =>
    `Gentle with Mars or aspecting him: ${anyone(gentle)}. Malefics aspecting him: ${anyone(malefics)}.`,
  age_unknown: () => 'Neither the partner nor an age is known.',
  age: ({ isComplete, years }) => {
    const nth = ordinal(MATURE_AT_YEARS);
    return isComplete
      ? `${years} years are complete, the ${nth} among them.`
      : `At ${years} the ${nth} year is not complete, and the partner’s chart is not known.`;
  },
};
