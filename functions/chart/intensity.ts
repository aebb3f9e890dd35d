/** The chart with the share of full effect of each planet in its house. */
import { planetsOf } from '../../lib/astro/chart/chart.ts';
import { houseIntensity, INTENSITY_SOURCE, madhyaDeg } from '../../lib/astro/strength/houseIntensity.ts';
import { citation } from '../../lib/astro/source.ts';
import type { BhavaIntensity } from '../../lib/schemas/chart/answers.ts';
import { degrees, ratio } from '../../lib/astro/rounding.ts';
import { say } from '../../lib/words/say.ts';
import { STRENGTH } from '../../lib/words/subjects/strength.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Context } from './forms.ts';
import type { ChartParts } from './chartSections.ts';

type Intensity = BhavaIntensity['planets'][number]['intensity'];

export function withIntensity({ chart, names }: Context, parts: ChartParts): Omit<BhavaIntensity, 'svg' | 'pdf'> {
  const planets = planetsOf(chart).map((planet) => ({ id: planetId(planet.id), ...houseIntensity(chart, planet) }));
  const byStrength = [...planets].sort((a, b) => b.percent - a.percent);
  const records = planets.map(({ distanceDeg, percent, reason, zone }): Intensity => ({
    zone,
    zone_name: names.term(zone),
    madhya: degrees(chart.ascendant.degreeInSign),
    distance: degrees(distanceDeg),
    strength_percent: ratio(percent),
    reason: say(STRENGTH, reason, names.lang),
  }));
  return {
    ...parts,
    planets: parts.planets.map((planet, i) => ({ ...planet, intensity: records[i]! })),
    houses: parts.houses.map((house) => ({ ...house, madhya: degrees(madhyaDeg(chart, house.number)) })),
    strongest: byStrength.filter(({ zone }) => zone === 'madhya').map(({ id }) => id),
    weakest: byStrength
      .filter(({ zone }) => zone === 'sandhi')
      .map(({ id }) => id)
      .reverse(),
    sources: [citation(INTENSITY_SOURCE)],
  };
}
