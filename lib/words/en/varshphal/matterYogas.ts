/** Sentences about the lords of matters in a year, in English. */
import type { Hindrance } from '../../../astro/varshphal/sixteen/lordStates.ts';
import type { MatterWords } from '../../facts/varshphal/matterYogas.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal } from '../grammar.ts';

const STATES: Readonly<Record<Exclude<Hindrance, 'dusthana'>, string>> = {
  retrograde: 'is retrograde',
  combust: 'is combust',
  debilitated: 'is debilitated',
  with_malefics: 'stands with malefics',
  powerless: 'is very weak',
};

/** Three reasons are enough for a sentence. */
function statesEn(hindrances: readonly Hindrance[], house: number): string {
  const states = hindrances.map((state) =>
    state === 'dusthana' ? `stands in the ${ordinal(house)} house` : STATES[state],
  );
  return listed(states.slice(0, 3));
}

const housesEn = (houses: readonly number[]) =>
  `the ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}`;

const lordEn = (planet: Parameters<typeof named>[0], houses: readonly number[]) =>
  `${capitalised(named(planet))}, lord of ${housesEn(houses)},`;

export const MATTERS_EN: Sentences<MatterWords> = {
  lord_firm: ({ houses, planet }) =>
    `${lordEn(planet, houses)} is firm (kuttha). Benefics help it, so begin these matters with confidence.`,
  lord_hindered: ({ hindrances, house, houses, planet }) =>
    `${lordEn(planet, houses)} ${statesEn(hindrances, house)} (duruhpha). Allow more time for these matters.`,
  lord_mixed: ({ hindrances, house, houses, planet }) =>
    `${lordEn(planet, houses)} has dignity and help (kuttha). It also ${statesEn(hindrances, house)} (duruhpha), so success takes time.`,
  lord_between: ({ houses, planet }) => `${lordEn(planet, houses)} is neither firm nor hindered.`,
  coming_bond: ({ faster, houses, slower }) =>
    `${capitalised(named(faster))} joins ${named(slower)} after its next change of sign. The matter of ${housesEn(houses)} comes up later.`,
  radda_turn: ({ houses, turn }) =>
    turn === 'late_success'
      ? `The matter of ${housesEn(houses)} is slow at first and succeeds late.`
      : `The matter of ${housesEn(houses)} begins well, so secure it before the end.`,
};
