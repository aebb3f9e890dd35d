/** Which houses a planet owns, and whether that makes it good or bad for the rising sign (BPHS 34). */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { isBenefic } from './nature.ts';
import { companions } from './avasthas.ts';
import { FUNCTIONAL_NATURES } from '../tables/functionalNatures.ts';
import { HOUSE_CLASSES } from '../tables/houses.ts';
import { isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { modality, signLord } from '../tables/signs.ts';
import { lordshipFact as fact, type LordshipFact } from './facts.ts';

export type FunctionalNature = 'benefic' | 'malefic' | 'neutral';

export const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Returns the lord of a whole-sign house, 1..12. */
export function lordOfHouse(chart: Chart, house: number): SevenPlanet {
  return signLord(signOfHouse(chart, house));
}

/** Lists the houses a planet owns, ascending; none for the nodes. */
export function ownedHouses(chart: Chart, planet: Planet): number[] {
  return HOUSES.filter((house) => lordOfHouse(chart, house) === planet);
}

/** Returns the functional nature of a planet for the rising sign; a node takes after its dispositor and company. */
export function functionalNature(chart: Chart, planet: Planet): FunctionalNature {
  if (isNode(planet)) return nodeNature(chart, planet);
  const { benefics, malefics } = FUNCTIONAL_NATURES[chart.ascendant.signIndex]!;
  if (benefics.includes(planet)) return 'benefic';
  return malefics.includes(planet) ? 'malefic' : 'neutral';
}

const WEIGHT: Readonly<Record<FunctionalNature, number>> = { benefic: 1, neutral: 0, malefic: -1 };

function nodeNature(chart: Chart, node: 'Rahu' | 'Ketu'): FunctionalNature {
  const dispositor = signLord(chart.signs[node]);
  const company = companions(chart, chart.planets[node]).map(({ id }) => id);
  const sum = [dispositor, ...company.filter((id) => !isNode(id) && id !== dispositor)]
    .map((id) => WEIGHT[functionalNature(chart, id)])
    .reduce((total, weight) => total + weight, 0);
  if (sum === 0) return 'neutral';
  return sum > 0 ? 'benefic' : 'malefic';
}

const GOOD_LORDSHIPS = [1, 5, 9];

/** Tells whether a planet owns the 1st, the 5th or the 9th house, which make up for a hard one. */
export function isGoodLord(chart: Chart, planet: Planet): boolean {
  return ownedHouses(chart, planet).some((house) => GOOD_LORDSHIPS.includes(house));
}

/** Lists the 6th, 8th and 12th house where a planet owns them and nothing makes up for it. */
export function hardHouses(chart: Chart, planet: Planet): number[] {
  return isGoodLord(chart, planet)
    ? []
    : ownedHouses(chart, planet).filter((house) => HOUSE_CLASSES.dusthana.includes(house));
}

/** Tells whether a planet is the yogakaraka of the rising sign, the one that gives success. */
export function isYogakaraka(chart: Chart, planet: Planet): boolean {
  return FUNCTIONAL_NATURES[chart.ascendant.signIndex]!.yogakaraka === planet;
}

/** Tells whether the text names a planet as a maraka (killer) for the rising sign. */
export function isMaraka(chart: Chart, planet: Planet): boolean {
  return FUNCTIONAL_NATURES[chart.ascendant.signIndex]!.marakas.some((maraka) => maraka === planet);
}

/** Returns the house of obstruction: 11th for movable, 9th for fixed, 7th for dual rising signs. */
export function badhakaHouse(chart: Chart): number {
  return { movable: 11, fixed: 9, dual: 7 }[modality(chart.ascendant.signIndex)];
}

export interface LordshipReason {
  readonly house: number;
  readonly effect: 'good' | 'bad' | 'neutral' | 'maraka';
  readonly text: LordshipFact;
}

/** Lists what each owned house adds to a planet's nature (34.2-15); these explain the nature, the verses by sign decide it. */
export function lordshipReasons(chart: Chart, planet: Planet): LordshipReason[] {
  const owned = ownedHouses(chart, planet);
  return owned.map((house) => ({ house, ...lordshipEffect(chart, planet, house, owned) }));
}

function lordshipEffect(
  chart: Chart,
  planet: Planet,
  house: number,
  owned: readonly number[],
): Omit<LordshipReason, 'house'> {
  if (house === 1) return { effect: 'good', text: fact('ascendant_lord', {}) };
  if (house === 5 || house === 9) return { effect: 'good', text: fact('trikona_lord', { house }) };
  if (house === 7 || house === 4 || house === 10) {
    return isBenefic(chart, planet)
      ? { effect: 'bad', text: fact('benefic_of_kendra', { house }) }
      : { effect: 'neutral', text: fact('malefic_of_kendra', { house }) };
  }
  if (house === 3 || house === 6 || house === 11) return { effect: 'bad', text: fact('hard_lord', { house }) };
  if (house === 2) return { effect: 'maraka', text: fact('second_lord', {}) };
  if (house === 12) return { effect: 'neutral', text: fact('twelfth_lord', {}) };
  const isSpared = planet === 'Sun' || planet === 'Moon' || owned.includes(1);
  return { effect: isSpared ? 'neutral' : 'bad', text: fact('eighth_lord', { isSpared }) };
}
