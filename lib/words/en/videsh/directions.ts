/** Sentences on the direction of a life abroad in English. */
import {
  COUNTRIES,
  DIRECTIONS,
  type CountryId,
  type DirectionId,
} from '../../../astro/judgement/videsh/tables/directions.ts';
import { element, type Element } from '../../../astro/tables/signs.ts';
import type { DirectionReasonFacts } from '../../../astro/judgement/videsh/directionFacts.ts';
import type { DirectionWords } from '../../facts/videsh/directions.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, signEn } from '../grammar.ts';

/** Returns the name of a direction: South-East. */
export function directionEn(id: DirectionId): string {
  return DIRECTIONS.find((row) => row.id === id)!.name;
}

/** Parts of the world by element. */
const PLACES: Readonly<Record<Element, string>> = {
  fire: 'East Asia and the Pacific',
  earth: 'Africa and the southern islands',
  air: 'the Gulf and the Near East',
  water: 'Europe and the Americas',
};

const countryEn = (id: CountryId) => COUNTRIES.find((row) => row.id === id)!.name;

const signText = (signIndex: number) => `${signEn(signIndex)}, ${element(signIndex)}`;

const REASONS_EN: Sentences<DirectionReasonFacts> = {
  house_sign: ({ house, signIndex }) => `The ${ordinal(house)} house is ${signText(signIndex)}`,
  lord_sign: ({ house, planet, signIndex }) =>
    `${capitalised(named(planet))}, lord of the ${ordinal(house)}, stands in ${signText(signIndex)}`,
  rahu_sign: ({ signIndex }) => `Rahu stands in ${signText(signIndex)}`,
  lord_of: ({ house, planet }) => `${capitalised(named(planet))} is lord of the ${ordinal(house)}`,
  occupant: ({ house, planet }) => `${capitalised(named(planet))} stands in the ${ordinal(house)}`,
  strongest: ({ planet }) => `${capitalised(named(planet))} is the strongest by which the way abroad forms`,
};

/** The same, after from. */
const SIGNS_READ_EN: Sentences<DirectionReasonFacts> = {
  house_sign: ({ house, signIndex }) => `the ${ordinal(house)} house in ${signEn(signIndex)}`,
  lord_sign: ({ planet, signIndex }) => `${named(planet)} in ${signEn(signIndex)}`,
  rahu_sign: ({ signIndex }) => `Rahu in ${signEn(signIndex)}`,
  lord_of: ({ house, planet }) => `${named(planet)} as lord of the ${ordinal(house)}`,
  occupant: ({ house, planet }) => `${named(planet)} in the ${ordinal(house)} house`,
  strongest: ({ planet }) => `${named(planet)}, strongest of those that lead abroad`,
};

export const DIRECTIONS_EN: Sentences<DirectionWords> = {
  ...REASONS_EN,
  vote: ({ direction, reason }) => `${sayIn(REASONS_EN, reason)}: ${directionEn(direction)}`,
  lies: ({ direction }) => `Lies ${directionEn(direction)} by custom`,
  alike: ({ directions }) => `The directions ${listed(directions.map(directionEn))} are equal.`,
  single: ({ direction }) => `Every sign and planet points ${directionEn(direction)}.`,
  first_and_next: ({ direction, nextDirections }) =>
    `The first direction is ${directionEn(direction)}, then ${listed(nextDirections.map(directionEn))}.`,
  reasons: ({ direction, reasons }) =>
    `${directionEn(direction)} is read from ${listed(reasons.map((reason) => sayIn(SIGNS_READ_EN, reason)))}.`,
  countries: ({ first, second }) => {
    const seen = ({ countries, direction }: typeof first) =>
      `${listed(countries.map(countryEn))} in the ${directionEn(direction)}`;
    const places = [`Custom places ${seen(first)}.`, ...(second === null ? [] : [`It places ${seen(second)}.`])];
    return places.join(' ');
  },
  elements: ({ element: kind }) => `By element most signs are of ${kind}, which stands for ${PLACES[kind]}.`,
  custom: () =>
    'Directions are those of signs and planets. Which country lies where is custom, seen from India; no classical text rules it.',
  born_elsewhere: () =>
    'This birth is not from there. Take the direction from the place of birth, and the countries as a hint.',
};
