/** The sections that every chart answer has: head, ascendant, planets, houses. */
import { planetsOf } from '../../lib/astro/chart/chart.ts';
import { chartFrom } from '../../lib/astro/chart/derivedCharts.ts';
import { dividedHouses } from '../../lib/astro/chart/houses.ts';
import type { ChartResponse } from '../../lib/schemas/chart/answers.ts';
import { houseHead } from '../../lib/records/planet/houseLords.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { ascendantRecord, positionRecord, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { styleOf, type Context } from './forms.ts';
import type { Kind } from './kinds.ts';

export type ChartParts = Omit<ChartResponse, 'svg' | 'pdf'>;

export function chartParts(context: Context, kind: Kind): ChartParts {
  const { cusps, input, names } = context;
  const { countedFrom } = kind;
  const counted = countedFrom === null ? context.chart : chartFrom(context.chart, countedFrom);
  const { houseOf, houses, system } = dividedHouses(counted, cusps);
  return {
    chart: {
      type: kind.type,
      name: names.of(kind),
      style: styleOf(kind, input),
      counted_from: countedFrom === null ? 'ascendant' : planetId(countedFrom),
      first_sign: signRef(counted.ascendant.signIndex, names),
      house_system: system,
    },
    ascendant: ascendantRecord(context.chart.ascendant, names),
    planets: planetsOf(counted).map((planet) => ({
      ...positionRecord(planet, houseOf[planet.id], names),
      dignity: planet.dignity,
      dignity_name: names.term(planet.dignity),
      is_combust: planet.isCombust,
    })),
    houses: houses.map((house) => ({
      ...houseHead(house, names),
      cusp: degrees(house.cuspDeg),
      middle: degrees(house.middleDeg),
    })),
  };
}
