/** The transit of one planet, in English. */
import type { TransitResult } from '../../../astro/transit/vedha.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { transitEffect } from '../../../astro/transit/tables/transitEffects.ts';
import type { Sentences } from '../../sentences.ts';
import type { GocharaWords } from '../../facts/transit.ts';
import { capitalised, dateEn, named, namedList, ordinal, signEn } from '../grammar.ts';

const WITH_MANY_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'gives freely',
  neutralised: 'keeps something of it for you all the same',
  relieved: 'is gentler still',
  unfavourable: 'is gentler than its place says',
};

const WITH_FEW_BINDUS: Readonly<Record<TransitResult, string>> = {
  favourable: 'gives less than its place says',
  neutralised: 'has little to give in any case',
  relieved: 'asks for some care even so',
  unfavourable: 'asks for more care',
};

const theme = (planet: Planet, moonHouse: number) => transitEffect(planet, moonHouse).theme.en;

export const GOCHARA_EN: Sentences<GocharaWords> = {
  passes: ({ house, moonHouse, planet, signIndex }) =>
    `${capitalised(named(planet))} passes through ${signEn(signIndex)}, the ${ordinal(moonHouse)} from your Moon and the ${ordinal(house)} house of your chart, that of ${areaOf(house)}.`,
  brings: ({ moonHouse, planet }) =>
    `This is one of its good places, and nothing obstructs it: it brings ${theme(planet, moonHouse)}.`,
  held_back: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `This is one of its good places and would bring ${theme(planet, moonHouse)}, but ${namedList(planets)} in the ${ordinal(vedhaHouse)} from the Moon ${planets.length > 1 ? 'hold' : 'holds'} it back for now.`,
  is_relieved: ({ moonHouse, planet, planets, vedhaHouse }) =>
    `By its place it would bring ${theme(planet, moonHouse)}; ${namedList(planets)} in the ${ordinal(vedhaHouse)} from the Moon ${planets.length > 1 ? 'relieve' : 'relieves'} this.`,
  tends_to_bring: ({ moonHouse, planet }) => `Here it tends to bring ${theme(planet, moonHouse)}.`,
  ground: ({ isFertile, sarva, signIndex }) =>
    `With ${sarva} bindus of all planets, ${signEn(signIndex)} is ${isFertile ? 'fertile' : 'thin'} ground in your chart.`,
  bindus: ({ amount, bindus, ground, planet, result, sarva, signIndex }) => {
    const own = `${bindus} of 8 bindus of its own in ${signEn(signIndex)}`;
    const whole = ground ? ` and ${ground} ground there (${sarva} in all)` : '';
    return amount === 'many'
      ? `With ${own}${whole}, ${named(planet)} ${WITH_MANY_BINDUS[result]}.`
      : `With only ${own}${whole}, ${named(planet)} ${WITH_FEW_BINDUS[result]}.`;
  },
  goes_back: () => 'As it moves backwards, old matters of this kind come up again and want to be settled.',
  stays: ({ until }) => `It stays until ${dateEn(until)}.`,
  stays_and_returns: ({ exitDate, returnDate, until }) => {
    const exit = exitDate === null ? '' : ` and leaves for good on ${dateEn(exitDate)}`;
    return `It stays until ${dateEn(until)}, returns on ${dateEn(returnDate)}${exit}.`;
  },
  helps: ({ moonHouse, planet }) => `It helps to ${transitEffect(planet, moonHouse).counsel.en}.`,
};
