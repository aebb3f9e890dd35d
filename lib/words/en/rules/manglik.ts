/** Sentences about what was observed for each condition that cancels Manglik, in English. */
import type { ManglikMatch } from '../../../astro/dosha/manglik/match.ts';
import { MATURE_AT_YEARS } from '../../../astro/dosha/manglik/fourteenReliefs.ts';
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

const PARTNERS: Readonly<Record<ManglikWords['partner']['partner'], string>> = {
  unknown: 'The birth of the partner is not given.',
  none: 'The partner’s chart is not manglik.',
  unlike: 'The partner’s chart is manglik, but not to a like degree.',
  like: 'The partner’s chart is manglik to a like degree.',
};

const MATCHES: Readonly<Record<ManglikMatch, (isOwn: boolean, malefics: readonly Planet[]) => string>> = {
  not_present: () => 'Neither chart is manglik.',
  balanced: () => 'Both charts are manglik to a like degree: in the match this balances it.',
  partly_balanced: () => 'Both charts are manglik, one of them more: in the match this balances it in part.',
  cancelled: (isOwn) =>
    isOwn
      ? 'This chart alone is manglik, and its own conditions cancel it.'
      : 'The partner’s chart alone is manglik, and its own conditions cancel it.',
  balanced_by_malefic: (isOwn, malefics) =>
    isOwn
      ? `This chart alone is manglik; in the partner’s chart ${namedList(malefics)} in the same houses ${malefics.length === 1 ? 'balances' : 'balance'} it.`
      : `The partner’s chart alone is manglik; in this chart ${namedList(malefics)} in the same houses ${malefics.length === 1 ? 'balances' : 'balance'} it.`,
  one_sided: (isOwn) =>
    isOwn
      ? 'This chart alone is manglik, and nothing in the partner’s chart balances it.'
      : 'The partner’s chart alone is manglik, and nothing in this chart balances it.',
};

export const MANGLIK_EN: Sentences<ManglikWords> = {
  places: ({ places }) => `${capitalised(places.map(placeText).join('; '))}.`,
  exempt_signs: ({ signs }) => `There ${listed(signs.map(({ signIndex }) => signEn(signIndex)))} are exempt.`,
  no_exempt_sign: () => 'No sign is exempt there.',
  influence: ({ influence, ...place }) => `${capitalised(placeText(place))}, ${INFLUENCES[influence]}.`,
  saturn: ({ isInCountedHouse, ...place }) =>
    `${capitalised(placeText(place))}, ${isInCountedHouse ? 'one of those that count' : 'none of those that count'}.`,
  full_moon: () => 'The Moon is full.',
  moon_not_full: () => 'The Moon is not full.',
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
  age_unknown: () => 'The age is not known.',
  age: ({ isComplete, years }) =>
    `At ${years} the ${ordinal(MATURE_AT_YEARS)} year is ${isComplete ? 'complete' : 'not complete'}.`,
  partner: ({ partner }) => PARTNERS[partner],
  match: ({ isOwn, malefics, state }) => MATCHES[state](isOwn, malefics),
};
