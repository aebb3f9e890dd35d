/** The rules that the chart of a moment is asked for, each with what it found. */
import { countFrom, nthSignFrom } from '../../../angle.ts';
import type { Observed } from '../../../evidence.ts';
import type { AscendantRuleId, Role } from '../../../tables/muhurta/ids.ts';
import { HELPERS, HURTERS } from '../../../tables/muhurta/rules.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import { signLord } from '../../../tables/signs.ts';
import { muhurtaFact as fact, type MuhurtaFact, type Unfit } from '../facts.ts';
import type { Told } from '../marks.ts';
import { isCombustIn, signOf } from '../moments.ts';
import { DUSTHANAS, houseOf, hurtersIn, planetsIn, unfitness, type AscendantChart } from './ascendantChart.ts';
import type { MuhurtaPerson } from '../request.ts';

/** A rule kept or broken, and what is told of it. */
export interface Tested {
  readonly isMet: boolean;
  told(): Told;
}

type AscendantTest = (chart: AscendantChart, persons: readonly MuhurtaPerson[]) => Tested;
type PlanetsRule = Extract<MuhurtaFact, { args: { isMet: boolean; planets: readonly Planet[] } }>['id'] &
  AscendantRuleId;

function tested(isMet: boolean, observed: Observed, said: () => MuhurtaFact): Tested {
  return { isMet, told: () => ({ fact: said(), observed }) };
}

/** The rules whose fact holds the planets alone. */
type SimpleRule = Exclude<PlanetsRule, 'benefics_kendra_trikona' | 'h4_fit'>;

/** Where the planets of a rule must be, or must not be. */
function planetsTest(id: SimpleRule, isWanted: boolean, found: (chart: AscendantChart) => Planet[]): AscendantTest {
  return (chart) => {
    const planets = found(chart);
    const isMet = planets.length > 0 === isWanted;
    return tested(isMet, { planets }, () => fact(id, { isMet, planets }));
  };
}

const empty = (id: SimpleRule, houses: readonly number[], among: readonly Planet[] = PLANETS) =>
  planetsTest(id, false, (chart) => planetsIn(chart, houses, among));
const held = (id: SimpleRule, houses: readonly number[], among: readonly Planet[]) =>
  planetsTest(id, true, (chart) => planetsIn(chart, houses, among));

function moonTest(
  id: 'moon_not_6_8_12' | 'moon_not_1_6_8' | 'moon_not_lagna',
  houses: readonly number[],
): AscendantTest {
  return (chart) => {
    const house = houseOf(chart, 'Moon');
    const isMet = !houses.includes(house);
    return tested(isMet, { moon_house: house }, () => fact(id, { isMet, house }));
  };
}

function houseTest(id: 'no_mars_8' | 'no_venus_6', planet: Planet, left: number): AscendantTest {
  return (chart) => {
    const house = houseOf(chart, planet);
    const isMet = house !== left;
    return tested(isMet, { planet, house }, () => fact(id, { isMet, house }));
  };
}

type FitRule = 'venus_moon_fit' | 'mercury_jupiter_fit' | 'mars_fit' | 'sun_moon_fit' | 'mars_strong_not_8';

function fitTest(
  id: FitRule,
  planets: readonly Planet[],
  isCombustionAsked: boolean,
  houses: readonly number[],
): AscendantTest {
  return (chart) => {
    const unfit = planets.flatMap((planet) => unfitness(chart, planet, { houses, isCombustionAsked }));
    const isMet = unfit.length === 0;
    return tested(isMet, { unfit: written(unfit) }, () => fact(id, { isMet, unfit }));
  };
}

function written(unfit: readonly Unfit[]): string[] {
  return unfit.map(({ house, planet, reason }) => `${planet} ${reason === 'house' ? house : reason}`);
}

const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];

const helpersTest: AscendantTest = (chart) => {
  const planets = planetsIn(chart, KENDRAS_AND_TRIKONAS, HELPERS);
  const combust = planets.filter((planet) => isCombustIn(chart.sky, planet));
  const isMet = planets.length > 0 && combust.length === 0;
  return tested(isMet, { planets, combust }, () => fact('benefics_kendra_trikona', { isMet, planets, combust }));
};

const lordTest: AscendantTest = (chart) => {
  const planet = signLord(chart.risingSignIndex);
  const house = houseOf(chart, planet);
  const unfit = unfitness(chart, planet, { houses: DUSTHANAS, isCombustionAsked: true });
  const isMet = unfit.length === 0;
  return tested(isMet, { lord: planet, house, unfit: written(unfit) }, () =>
    fact('lagna_lord_strong', { isMet, planet, house, unfit }),
  );
};

const hemmedTest: AscendantTest = (chart) => {
  const inTwelfth = hurtersIn(chart, [12]);
  const inSecond = hurtersIn(chart, [2]);
  const isMet = inTwelfth.length === 0 || inSecond.length === 0;
  return tested(isMet, { house_12: inTwelfth, house_2: inSecond }, () =>
    fact('lagna_not_hemmed', { isMet, inTwelfth, inSecond }),
  );
};

const fourthTest: AscendantTest = (chart) => {
  const planet = signLord(nthSignFrom(chart.risingSignIndex, 4));
  const house = houseOf(chart, planet);
  const planets = hurtersIn(chart, [4]);
  const isMet = planets.length === 0 && !DUSTHANAS.includes(house);
  return tested(isMet, { lord: planet, house, malefics: planets }, () =>
    fact('h4_fit', { isMet, planets, planet, house }),
  );
};

/** The Lagna is not the 8th from the Lagna of a birth, nor from its Moon where every sign that it may be in says so. */
const eighthTest: AscendantTest = ({ risingSignIndex }, persons) => {
  const isEighth = (signIndex: number) => countFrom(signIndex, risingSignIndex) === 8;
  const broken = persons.flatMap(({ ascendantSignIndex, moonSignIndexes, role }) => [
    ...(ascendantSignIndex !== null && isEighth(ascendantSignIndex) ? [{ role, from: 'lagna' as const }] : []),
    ...(moonSignIndexes.every(isEighth) ? [{ role, from: 'moon' as const }] : []),
  ]);
  const isMet = broken.length === 0;
  const observed = { rising_sign: risingSignIndex, broken: broken.map(({ from, role }) => `${role} ${from}`) };
  return tested(isMet, observed, () => fact('not_8th_from_birth', { isMet, signIndex: risingSignIndex, broken }));
};

function birthAscendantTest(
  id: 'lagna_not_birth_lagna' | 'lagna_not_5_7_9_from_birth_lagna',
  places: readonly number[],
): AscendantTest {
  return ({ risingSignIndex }, persons) => {
    const roles: Role[] = persons
      .filter(({ ascendantSignIndex: from }) => from !== null && places.includes(countFrom(from, risingSignIndex)))
      .map(({ role }) => role);
    const isMet = roles.length === 0;
    return tested(isMet, { rising_sign: risingSignIndex, broken: roles }, () =>
      fact(id, { isMet, signIndex: risingSignIndex, roles }),
    );
  };
}

/** The rule on the part of the body that is operated on is left out: nobody tells it. */
export type TestedRuleId = Exclude<AscendantRuleId, 'moon_not_sign_of_organ'>;

export const ASCENDANT_TESTS: Readonly<Record<TestedRuleId, AscendantTest>> = {
  l8_empty: empty('l8_empty', [8]),
  moon_not_6_8_12: moonTest('moon_not_6_8_12', DUSTHANAS),
  benefics_kendra_trikona: helpersTest,
  malefics_3_6_11: empty('malefics_3_6_11', [1, 4, 7, 8, 12], HURTERS),
  lagna_lord_strong: lordTest,
  not_8th_from_birth: eighthTest,
  h7_empty: empty('h7_empty', [7]),
  no_mars_8: houseTest('no_mars_8', 'Mars', 8),
  no_venus_6: houseTest('no_venus_6', 'Venus', 6),
  lagna_not_hemmed: hemmedTest,
  moon_alone: planetsTest('moon_alone', false, ({ sky }) => companionsOfMoon(sky)),
  h4_empty_of_malefics: empty('h4_empty_of_malefics', [4], HURTERS),
  venus_moon_fit: fitTest('venus_moon_fit', ['Venus', 'Moon'], true, DUSTHANAS),
  lagna_not_birth_lagna: birthAscendantTest('lagna_not_birth_lagna', [1]),
  lagna_not_5_7_9_from_birth_lagna: birthAscendantTest('lagna_not_5_7_9_from_birth_lagna', [5, 7, 9]),
  h12_empty: empty('h12_empty', [12]),
  l8_empty_or_venus: planetsTest('l8_empty_or_venus', false, (chart) =>
    planetsIn(chart, [8]).filter((planet, _, all) => planet !== 'Venus' || all.length > 1),
  ),
  h10_empty: empty('h10_empty', [10]),
  benefics_1_3_4_5_7_9: held('benefics_1_3_4_5_7_9', [1, 3, 4, 5, 7, 9], HELPERS),
  moon_not_1_6_8: moonTest('moon_not_1_6_8', [1, 6, 8]),
  mercury_jupiter_fit: fitTest('mercury_jupiter_fit', ['Mercury', 'Jupiter'], true, DUSTHANAS),
  no_malefic_8_12: empty('no_malefic_8_12', [8, 12], HURTERS),
  benefics_2_10_11: held('benefics_2_10_11', [2, 10, 11], HELPERS),
  moon_or_venus_lagna: held('moon_or_venus_lagna', [1], ['Moon', 'Venus']),
  h4_fit: fourthTest,
  mars_fit: fitTest('mars_fit', ['Mars'], false, [8]),
  sun_moon_fit: fitTest('sun_moon_fit', ['Sun', 'Moon'], false, DUSTHANAS),
  h7_8_12_empty: empty('h7_8_12_empty', [7, 8, 12]),
  mars_strong_not_8: fitTest('mars_strong_not_8', ['Mars'], true, [8]),
  moon_not_lagna: moonTest('moon_not_lagna', [1]),
  sun_or_mars_10_11: held('sun_or_mars_10_11', [10, 11], ['Sun', 'Mars']),
};

/** Lists the planets in the sign of the Moon. */
export function companionsOfMoon(sky: AscendantChart['sky']): Planet[] {
  const moonSign = signOf(sky, 'Moon');
  return PLANETS.filter((planet) => planet !== 'Moon' && signOf(sky, planet) === moonSign);
}
