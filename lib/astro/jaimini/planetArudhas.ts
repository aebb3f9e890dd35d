/** Arudhas of planets: the sign as far from a sign that a planet owns as that is from the planet. */
import type { Chart } from '../chart/chart.ts';
import { dignityRow } from '../planet/dignity.ts';
import { integratedApproach, type Source } from '../source.ts';
import { isNode, PLANETS, type Planet } from '../tables/planets.ts';
import { isOddSign } from '../tables/signs.ts';
import { arudhaCount, type ArudhaCount } from './arudhas.ts';
import { strongerSign } from './stronger.ts';

export interface OwnSignArudha extends ArudhaCount {
  /** The sign that the planet owns. */
  readonly ownSignIndex: number;
}

export interface PlanetArudha {
  readonly planet: Planet;
  /** By own sign, Aries first. */
  readonly arudhas: readonly OwnSignArudha[];
  /** By the stronger of two own signs, on a tie the odd one. */
  readonly usual: OwnSignArudha;
}

/** Second lords of signs own them here: Rahu Aquarius, Ketu Scorpio. */
const NODE_SIGNS: Readonly<Record<'Rahu' | 'Ketu', number>> = { Rahu: 10, Ketu: 7 };

/** Returns the arudhas of the nine planets, for every sign that each owns. */
export function planetArudhas(chart: Chart): readonly PlanetArudha[] {
  return PLANETS.map((planet) => {
    const arudhas = ownSigns(chart, planet).map((ownSignIndex) => ({
      ownSignIndex,
      ...arudhaCount(chart.signs[planet], ownSignIndex),
    }));
    return { planet, arudhas, usual: usualOf(chart, arudhas) };
  });
}

function ownSigns(chart: Chart, planet: Planet): readonly number[] {
  return isNode(planet) ? [NODE_SIGNS[planet]] : dignityRow(planet, chart.conventions.nodeExaltation).ownSigns;
}

function usualOf(chart: Chart, arudhas: readonly OwnSignArudha[]): OwnSignArudha {
  if (arudhas.length === 1) return arudhas[0]!;
  // The first named wins a tie.
  const [first, second] = [...arudhas].sort(
    (a, b) => Number(isOddSign(b.ownSignIndex)) - Number(isOddSign(a.ownSignIndex)),
  );
  const { winner } = strongerSign(chart, first!.ownSignIndex, second!.ownSignIndex);
  return winner === first!.ownSignIndex ? first! : second!;
}

/** They are counted as the padas of houses are. */
export const PLANET_ARUDHA_SOURCE: Source = integratedApproach('9');
