/** The chart of a chosen time in English: clauses that continue a sentence. */
import type { MuhurtaFacts, Unfit } from '../../../astro/judgement/muhurta/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, named, fewPlanets, ordinal, signEn } from '../grammar.ts';
import { ROLES_EN } from './names.ts';

const stand = (planets: readonly Planet[]) => (planets.length > 1 ? 'stand' : 'stands');
const areIn = (planets: readonly Planet[], where: string) => `${fewPlanets(planets)} ${stand(planets)} ${where}`;
const house = (number: number) => (number === 1 ? 'the ascendant' : `the ${ordinal(number)} house`);

const REASONS: Readonly<Record<Unfit['reason'], (unfit: Unfit) => string>> = {
  debilitated: () => 'debilitated',
  combust: () => 'combust',
  house: (unfit) => `in the ${ordinal(unfit.house)} house`,
};

/** Returns Venus is combust and the Moon is in the 8th house; of the first two alone. */
const unfitEn = (unfit: readonly Unfit[]) =>
  listed(unfit.slice(0, 2).map((one) => `${named(one.planet)} is ${REASONS[one.reason](one)}`));

/** Names whom a rule concerns. */
const ofRoles = (roles: readonly (keyof typeof ROLES_EN)[]) => listed(roles.map((role) => ROLES_EN[role]));

const emptyHouse = (number: number) => (args: { isMet: boolean; planets: readonly Planet[] }) =>
  args.isMet ? `the ${ordinal(number)} house is empty` : areIn(args.planets, `in the ${ordinal(number)} house`);
const moonHouse = (args: { isMet: boolean; house: number }) => `the Moon stands in ${house(args.house)}`;
const bothFit = (fit: string) => (args: { isMet: boolean; unfit: readonly Unfit[] }) =>
  args.isMet ? fit : unfitEn(args.unfit);

export const LAGNA_CLAUSES_EN = {
  l8_empty: emptyHouse(8),
  moon_not_6_8_12: moonHouse,
  benefics_kendra_trikona: ({ combust, isMet, planets }) => {
    if (isMet) return areIn(planets, planets.length > 1 ? 'in strong houses' : 'in a strong house');
    if (combust.length > 0) return `${fewPlanets(combust)} ${combust.length > 1 ? 'are' : 'is'} combust`;
    return 'no benefic stands in a strong house';
  },
  malefics_3_6_11: ({ isMet, planets }) => {
    if (!isMet) return `${fewPlanets(planets)} ${stand(planets)} badly from the ascendant`;
    return 'the malefics stand well from the ascendant';
  },
  lagna_lord_strong: ({ house: number, isMet, planet, unfit }) =>
    isMet
      ? `${named(planet)}, lord of the ascendant, stands well in ${house(number)}`
      : `the lord of the ascendant suffers, as ${unfitEn(unfit)}`,
  not_8th_from_birth: ({ broken, isMet, signIndex }) => {
    if (isMet || broken.length === 0) return `${signEn(signIndex)} is not the 8th sign from the birth chart`;
    const { from, role } = broken[0]!;
    return `${signEn(signIndex)} is the 8th sign from the birth ${from === 'lagna' ? 'ascendant' : 'Moon'} of ${ROLES_EN[role]}`;
  },
  h7_empty: emptyHouse(7),
  no_mars_8: ({ house: number, isMet }) =>
    isMet ? `Mars stands in ${house(number)}, clear of the 8th` : 'Mars stands in the 8th house',
  no_venus_6: ({ house: number, isMet }) =>
    isMet ? `Venus stands in ${house(number)}, clear of the 6th` : 'Venus stands in the 6th house',
  lagna_not_hemmed: ({ inSecond, inTwelfth, isMet }) =>
    isMet
      ? 'malefics do not hem the ascendant in'
      : `the ascendant is hemmed in by ${fewPlanets([...inTwelfth, ...inSecond])}`,
  moon_alone: ({ isMet, planets }) =>
    isMet ? 'the Moon is alone in its sign' : `the Moon shares its sign with ${fewPlanets(planets)}`,
  h4_empty_of_malefics: ({ isMet, planets }) =>
    isMet ? 'no malefic stands in the 4th house' : areIn(planets, 'in the 4th house'),
  venus_moon_fit: bothFit('Venus and the Moon are well placed'),
  lagna_not_birth_lagna: ({ isMet, roles, signIndex }) =>
    isMet
      ? `${signEn(signIndex)} is not the birth ascendant`
      : `${signEn(signIndex)} is the birth ascendant of ${ofRoles(roles)}`,
  lagna_not_5_7_9_from_birth_lagna: ({ isMet, roles, signIndex }) =>
    isMet
      ? `${signEn(signIndex)} is none of the signs avoided from the birth ascendant`
      : `${signEn(signIndex)} is a sign avoided from the birth ascendant of ${ofRoles(roles)}`,
  h12_empty: emptyHouse(12),
  l8_empty_or_venus: ({ isMet, planets }) =>
    isMet
      ? planets.length > 0
        ? 'only Venus stands in the 8th house'
        : 'the 8th house is empty'
      : areIn(planets, 'in the 8th house'),
  h10_empty: emptyHouse(10),
  benefics_1_3_4_5_7_9: ({ isMet, planets }) =>
    isMet && planets.length > 0
      ? areIn(planets, planets.length > 1 ? 'in good houses' : 'in a good house')
      : 'no benefic stands in the houses asked for',
  moon_not_1_6_8: moonHouse,
  mercury_jupiter_fit: bothFit('Mercury and Jupiter are well placed'),
  no_malefic_8_12: ({ isMet, planets }) =>
    isMet ? 'the 8th and 12th houses are free of malefics' : areIn(planets, 'in a house of loss'),
  benefics_2_10_11: ({ isMet, planets }) =>
    isMet && planets.length > 0 ? areIn(planets, 'in a house of gain') : 'no benefic stands in a house of gain',
  moon_or_venus_lagna: ({ isMet, planets }) =>
    isMet && planets.length > 0 ? areIn(planets, 'in the ascendant') : 'neither the Moon nor Venus is in the ascendant',
  h4_fit: ({ house: number, isMet, planet, planets }) => {
    if (isMet) return 'the 4th house and its lord are well placed';
    return planets.length > 0
      ? areIn(planets, 'in the 4th house')
      : `${named(planet)}, lord of the 4th, stands in ${house(number)}`;
  },
  mars_fit: bothFit('Mars is well placed'),
  sun_moon_fit: bothFit('Sun and Moon are well placed'),
  h7_8_12_empty: ({ isMet, planets }) =>
    isMet ? 'the 7th, 8th and 12th houses are empty' : areIn(planets, 'in a house that should be empty'),
  mars_strong_not_8: bothFit('Mars is strong enough'),
  moon_not_lagna: moonHouse,
  sun_or_mars_10_11: ({ isMet, planets }) =>
    isMet && planets.length > 0
      ? areIn(planets, 'in a house of success')
      : 'neither the Sun nor Mars stands in a house of success',
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
