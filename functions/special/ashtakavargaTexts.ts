/** What /special/ashtakavarga-sarva says of each house, of the thirds of life and of all houses together. */
import type { Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import { signHolders, type HouseBindus } from '../../lib/astro/ashtakavarga/houseBindus.ts';
import type { LifePart, BinduThird } from '../../lib/astro/ashtakavarga/lifeThirds.ts';
import { occupants, type Chart } from '../../lib/astro/chart/chart.ts';
import type { FindingEffect } from '../../lib/astro/evidence.ts';
import type { SarvaFinding } from '../../lib/astro/judgement/house/sarvaFindings.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { isNode, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import { ASHTAKAVARGA } from '../../lib/words/subjects/ashtakavarga.ts';
import type { Language } from '../../lib/words/language.ts';
import { say } from '../../lib/words/say.ts';

/** Returns the text on one house: its bindus, which transits do well in it, its neighbours, its lord, and what follows. */
export function houseBindusText(chart: Chart, av: Ashtakavarga, found: HouseBindus, lang: Language): string {
  const words = ASHTAKAVARGA[lang];
  const { house, isSensitive, next, previous, signIndex } = found;
  const { fewest, most } = signHolders(av, signIndex);
  const lord = lordOfHouse(chart, house);
  const lordSign = chart.signs[lord];
  return [
    words.house_bindus(found),
    words.house_passage({
      most: most.planets,
      mostBindus: most.bindus,
      fewest: fewest.planets,
      fewestBindus: fewest.bindus,
    }),
    ...occupantTexts(chart, av, found, lang),
    words.house_neighbours({
      previousHouse: previous.house,
      previousDifference: previous.difference,
      nextHouse: next.house,
      nextDifference: next.difference,
      isSensitive,
    }),
    words.house_lord({
      house,
      lord,
      lordHouse: chart.planets[lord].house,
      signIndex: lordSign,
      bindus: av.bhinna[lord][lordSign]!,
    }),
    words.house_band(found),
  ].join(' ');
}

function occupantTexts(
  chart: Chart,
  { bhinna }: Ashtakavarga,
  { house, signIndex }: HouseBindus,
  lang: Language,
): string[] {
  // The lord has a sentence of its own.
  const others = occupants(chart, house).filter((planet) => planet !== lordOfHouse(chart, house));
  const placed = others
    .filter((planet): planet is SevenPlanet => !isNode(planet))
    .map((planet) => ({ planet, bindus: bhinna[planet][signIndex]! }));
  return placed.length === 0 ? [] : [ASHTAKAVARGA[lang].house_occupants({ placed })];
}

/** Returns the text on the strongest and the weakest houses, and the rules about them together. */
export function sarvaSummary(
  houses: readonly HouseBindus[],
  thirds: readonly BinduThird[],
  findings: readonly SarvaFinding[],
  lang: Language,
): string {
  const words = ASHTAKAVARGA[lang];
  const leading = houses.filter(({ rank }) => rank === 1);
  const trailing = houses.filter(({ isLast }) => isLast);
  const meaning = (tone: FindingEffect) => findings.find((one) => one.isMet && one.effect === tone)?.meaning ?? null;
  return [
    words.leading_houses({
      houses: leading.map(({ house }) => house),
      bindus: leading[0]!.bindus,
      lastHouses: trailing.map(({ house }) => house),
      lastBindus: trailing[0]!.bindus,
    }),
    words.best_thirds({ parts: richest(thirds) }),
    ...[meaning('supports'), meaning('asks_care')]
      .flatMap((fact) => fact ?? [])
      .map((fact) => say(ASHTAKAVARGA, fact, lang)),
  ].join(' ');
}

/** The third with the most bindus; several on a tie. */
function richest(thirds: readonly BinduThird[]): LifePart[] {
  const most = Math.max(...thirds.map(({ bindus }) => bindus));
  return thirds.filter(({ bindus }) => bindus === most).map(({ part }) => part);
}

/** Returns the text on the thirds of life by both readings. */
export function thirdsText(bySigns: readonly BinduThird[], byHouses: readonly BinduThird[], lang: Language): string {
  const bindusOf = (thirds: readonly BinduThird[]) => {
    const [first, middle, last] = thirds.map(({ bindus }) => bindus);
    return { first: first!, middle: middle!, last: last! };
  };
  return ASHTAKAVARGA[lang].thirds({
    bySigns: bindusOf(bySigns),
    byHouses: bindusOf(byHouses),
    bestBySigns: richest(bySigns),
    bestByHouses: richest(byHouses),
  });
}
