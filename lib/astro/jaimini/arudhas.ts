/** Arudha padas: the sign as far from the lord of a house as the lord is from the house (JS 1.1.29-31; BPHS 29.1-5). */
import { countFrom, nthSignFrom } from '../angle.ts';
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { HOUSES } from '../planet/lordship.ts';
import type { Planet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { strongerLord, type Comparison } from './stronger.ts';

export interface ArudhaPada {
  /** 1..12. */
  readonly house: number;
  /** The sign of the house itself. */
  readonly houseSignIndex: number;
  /** Of two lords the stronger. */
  readonly lord: Planet;
  /** How the lord was chosen. */
  readonly lordComparison: Comparison<Planet>;
  readonly lordSignIndex: number;
  /** Signs from the house to its lord, the house being 1. */
  readonly count: number;
  /** The sign reached by the count, before exceptions. */
  readonly countedSignIndex: number;
  readonly exception: ArudhaException | null;
  /** The sign of the pada. */
  readonly signIndex: number;
}

/** A pada may fall neither in its own house nor in the seventh from it. */
export type ArudhaException = 'own_house' | 'seventh_house';

/** Returns the twelve padas, that of the ascendant first. */
export function arudhaPadas(chart: Chart): readonly ArudhaPada[] {
  return HOUSES.map((house) => arudhaOfHouse(chart, house));
}

/** Returns the pada of a house, 1..12. */
export function arudhaOfHouse(chart: Chart, house: number): ArudhaPada {
  const houseSignIndex = signOfHouse(chart, house);
  const lordComparison = strongerLord(chart, houseSignIndex);
  const lord = lordComparison.winner;
  const lordSignIndex = chart.signs[lord];
  return { house, houseSignIndex, lord, lordComparison, lordSignIndex, ...arudhaCount(houseSignIndex, lordSignIndex) };
}

/** Returns the sign of the pada of a house where Mars and Saturn alone are lords of Scorpio and Aquarius. */
export function classicalArudhaSign(chart: Chart, house: number): number {
  const houseSignIndex = signOfHouse(chart, house);
  return arudhaCount(houseSignIndex, chart.signs[signLord(houseSignIndex)]).signIndex;
}

/** The count that leads to an arudha: of a house to its lord, or of a planet to a sign that it owns. */
export type ArudhaCount = Pick<ArudhaPada, 'count' | 'countedSignIndex' | 'exception' | 'signIndex'>;

/** Returns the sign as far from the end of a count as that is from its start, moved where that is the start or opposite. */
export function arudhaCount(fromSignIndex: number, toSignIndex: number): ArudhaCount {
  const count = countFrom(fromSignIndex, toSignIndex);
  const countedSignIndex = nthSignFrom(toSignIndex, count);
  const exception = exceptionOf(countFrom(fromSignIndex, countedSignIndex));
  const signIndex = exception === null ? countedSignIndex : nthSignFrom(fromSignIndex, INSTEAD[exception]);
  return { count, countedSignIndex, exception, signIndex };
}

/** The house, counted from the one whose pada it is, that takes the place of a forbidden one. */
const INSTEAD: Readonly<Record<ArudhaException, number>> = { own_house: 10, seventh_house: 4 };

function exceptionOf(place: number): ArudhaException | null {
  if (place === 1) return 'own_house';
  return place === 7 ? 'seventh_house' : null;
}
