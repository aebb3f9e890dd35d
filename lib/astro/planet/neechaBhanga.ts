/** What cancels the debilitation of a planet (neecha bhanga; Phaladeepika 7, with the readings of later texts). */
import { isAspecting, isConjunct } from '../chart/aspects.ts';
import { houseFrom, type Chart, type ChartPlanet } from '../chart/chart.ts';
import { isSignDebilitated, isStrongBySign, signDignity, type Dignity } from './dignity.ts';
import { isKendra, isTrikona } from '../chart/houses.ts';
import { isExchange } from '../chart/links.ts';
import { isNode, SEVEN_PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { signLord } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

export type BhangaRule =
  | 'nb-dispositor-kendra'
  | 'nb-exalt-lord-kendra'
  | 'nb-dispositor-aspect'
  | 'nb-exalted-in-sign'
  | 'nb-exchange'
  | 'nb-navamsha'
  | 'nb-retro';

export interface NeechaBhanga {
  /** The rules that hold; any one lifts the debilitation. */
  readonly rules: readonly BhangaRule[];
  /** Two rules or more hold, and the planet is in a kendra or trikona: the debilitation becomes a raja yoga. */
  readonly isRajaYoga: boolean;
}

/** Returns what lifts a planet out of debilitation; null where it is not debilitated, or a node. */
export function neechaBhanga(chart: Chart, planet: Planet): NeechaBhanga | null {
  const fallen = chart.planets[planet];
  if (isNode(planet) || !isSignDebilitated(planet, fallen.signIndex, chart.conventions.nodeExaltation)) return null;
  const held: Readonly<Record<BhangaRule, boolean>> = {
    'nb-dispositor-kendra': isInKendra(chart, dispositorOf(chart, planet)),
    'nb-exalt-lord-kendra': isInKendra(chart, exaltationLord(planet)),
    'nb-dispositor-aspect': isHeldByDispositor(chart, fallen),
    'nb-exalted-in-sign': isExaltedOneNear(chart, fallen),
    'nb-exchange': isExchanging(chart, planet),
    'nb-navamsha': isStrongBySign(navamsaDignity(chart, fallen)),
    'nb-retro': fallen.isRetrograde,
  };
  const rules = (Object.keys(held) as BhangaRule[]).filter((rule) => held[rule]);
  const isWellHoused = isKendra(fallen.house) || isTrikona(fallen.house);
  return { rules, isRajaYoga: rules.length > 1 && isWellHoused };
}

/** Tells whether a planet is debilitated and nothing lifts it. */
export function isFallen(chart: Chart, planet: Planet): boolean {
  if (isNode(planet)) return chart.planets[planet].dignity === 'debilitated';
  return neechaBhanga(chart, planet)?.rules.length === 0;
}

/**
 * Tells whether a planet is in a kendra from the ascendant or from the Moon.
 *
 * Null gives false: a planet cannot cancel its own debilitation. The Moon is counted from the ascendant alone, as it is
 * in the first house from itself in every chart.
 */
export function isInKendra(chart: Chart, planet: Planet | null): boolean {
  if (planet === null) return false;
  const helper = chart.planets[planet];
  return isKendra(helper.house) || (planet !== 'Moon' && isKendra(houseFrom(chart.planets.Moon, helper)));
}

/** Returns the dignity of a planet in the sign of its navamsa; friends by place are those of the birth chart. */
export function navamsaDignity(chart: Chart, fallen: ChartPlanet): Dignity {
  return signDignity(fallen.id, navamsaSignIndex(chart, fallen), chart.signs, chart.conventions.nodeExaltation);
}

/** Returns the lord of the sign a planet is in. */
export function dispositorOf({ signs }: Chart, planet: SevenPlanet): SevenPlanet {
  return signLord(signs[planet]);
}

/** Returns the lord of the sign in which the planet is exalted; null where that is the planet itself (Mercury). */
export function exaltationLord(planet: SevenPlanet): SevenPlanet | null {
  const lord = signLord(DIGNITIES[planet].exaltedSign);
  return lord === planet ? null : lord;
}

/** Tells whether the lord of a planet's sign joins it or aspects it fully. */
export function isHeldByDispositor(chart: Chart, fallen: ChartPlanet): boolean {
  const dispositor = signLord(fallen.signIndex);
  return isConjunct(chart.planets[dispositor], fallen) || isAspecting(chart, dispositor, fallen.signIndex);
}

/** Returns the planet that is exalted in a sign; null where none of the seven is. */
export function exaltedIn(signIndex: number): SevenPlanet | null {
  return SEVEN_PLANETS.find((id) => DIGNITIES[id].exaltedSign === signIndex) ?? null;
}

/** The planet whose exaltation sign this is stands in a kendra, or in the sign itself. */
function isExaltedOneNear(chart: Chart, fallen: ChartPlanet): boolean {
  const exalted = exaltedIn(fallen.signIndex);
  if (exalted === null) return false;
  return isInKendra(chart, exalted) || isConjunct(chart.planets[exalted], fallen);
}

/** An exchange with the dispositor, or a dispositor that is debilitated too, each aspecting the other. */
function isExchanging(chart: Chart, planet: SevenPlanet): boolean {
  const dispositor = dispositorOf(chart, planet);
  if (isExchange(chart, planet, dispositor)) return true;
  const isBothFallen = isSignDebilitated(dispositor, chart.signs[dispositor], chart.conventions.nodeExaltation);
  return (
    isBothFallen &&
    isAspecting(chart, planet, chart.signs[dispositor]) &&
    isAspecting(chart, dispositor, chart.signs[planet])
  );
}
