/** Sentences on the direction of a life abroad in English. */
import {
  CONTINENTS,
  COUNTRIES,
  DIRECTIONS,
  type CountryId,
  type DirectionId,
} from '../../../astro/judgement/videsh/tables/directions.ts';
import { element } from '../../../astro/tables/signs.ts';
import type { DirectionReasonFacts } from '../../../astro/judgement/videsh/directionFacts.ts';
import type { DirectionWords } from '../../facts/videsh/directions.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, signEn, uncapitalised } from '../grammar.ts';

/** Returns the name of a direction: South-East. */
export function directionEn(id: DirectionId): string {
  return DIRECTIONS.find((row) => row.id === id)!.name;
}

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

export const DIRECTIONS_EN: Sentences<DirectionWords> = {
  ...REASONS_EN,
  vote: ({ direction, reason }) => `${sayIn(REASONS_EN, reason)}: ${directionEn(direction)}`,
  lies: ({ direction }) => `Lies ${directionEn(direction)} by custom`,
  alike: ({ directions, points }) => `It points ${listed(directions.map(directionEn))} alike (${points} points each).`,
  single: ({ direction }) => `All votes point ${directionEn(direction)}.`,
  first_and_next: ({ direction, nextDirections, nextPoints, points }) => {
    const each = nextDirections.length > 1 ? ' each' : '';
    const next = `${listed(nextDirections.map(directionEn))} (${nextPoints}${each})`;
    return `It points ${directionEn(direction)} (${points} points), then ${next}.`;
  },
  reasons: ({ direction, reasons }) => {
    const said = reasons.map((reason) => uncapitalised(sayIn(REASONS_EN, reason)));
    return `For ${directionEn(direction)} speak: ${said.join('; ')}.`;
  },
  countries: ({ first, second }) => {
    const seen = ({ countries, direction }: typeof first) =>
      `in the ${directionEn(direction)}: ${listed(countries.map(countryEn))}`;
    return `Custom sees ${seen(first)}${second === null ? '' : `; ${seen(second)}`}.`;
  },
  elements: ({ element: kind }) => `The signs lean to ${kind}, which is ${uncapitalised(CONTINENTS[kind].name)}.`,
  custom: () =>
    'Directions are those of signs and planets; which country lies in which is custom, as seen from India, and no rule of a classical text.',
  born_elsewhere: () =>
    'This birth is not from there: take the direction from the place of birth itself, and the countries as what they stand for.',
};
