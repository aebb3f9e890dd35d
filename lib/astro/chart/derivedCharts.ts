/** Charts derived from the birth chart: from the Moon, or of a varga. A rule that holds there too counts as stronger. */
import { countFrom } from '../angle.ts';
import type { Chart, ChartPlanet } from './chart.ts';
import { forEachPlanet, type Planet } from '../tables/planets.ts';
import { vargaChart, type VargaChart, type VargaPlace } from '../varga/position.ts';
import { placement, type Placement } from './zodiac.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

/** Returns the chart with the sign of a planet as the first house. */
export function chartFrom(chart: Chart, planet: Planet): Chart {
  const first = chart.planets[planet];
  const counted = (id: Planet): ChartPlanet => {
    const place = chart.planets[id];
    return { ...place, house: countFrom(first.signIndex, place.signIndex) };
  };
  return { ...chart, ascendant: first, planets: forEachPlanet(counted) };
}

/** Returns the navamsa as a chart. */
export function navamsaChart(chart: Chart): Chart {
  return chartOfVarga(chart, vargaChart(chart, 'd9'));
}

/** Returns a varga as a chart: places, houses and dignities are its own; combustion, motion and the Moon’s phase stay. */
export function chartOfVarga(chart: Chart, { ascendant, planets }: VargaChart): Chart {
  const moved = (id: Planet): ChartPlanet => {
    const { dignity, house } = planets[id];
    return { ...chart.planets[id], ...asPlacement(planets[id]), house, dignity };
  };
  return {
    conventions: chart.conventions,
    ascendant: asPlacement(ascendant),
    planets: forEachPlanet(moved),
    signs: forEachPlanet((id) => planets[id].signIndex),
    elongationDeg: chart.elongationDeg,
  };
}

function asPlacement({ signIndex, degreeInSign }: VargaPlace): Placement {
  // The sign comes from the varga: a degree a hair below 30 must not round into the next.
  return { ...placement(signIndex * SIGN_ARC_DEG + degreeInSign), signIndex, degreeInSign };
}
