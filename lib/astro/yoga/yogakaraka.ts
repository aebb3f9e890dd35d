import type { Chart } from '../chart.ts';
import { cancels, required } from '../condition.ts';
import { isOwnSign, isSignExalted } from '../dignity.ts';
import { isKendra, isTrikona } from '../houses.ts';
import { ownedHouses } from '../lordship.ts';
import { isFallen } from '../neechaBhanga.ts';
import type { Rule } from '../rule.ts';
import { bphs } from '../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';

export const yogakaraka: Rule = {
  id: 'yogakaraka',
  name: 'Yogakaraka',
  family: 'raja',
  source: bphs(34),
  polarity: 'good',
  result: 'a rise by the work of a single planet',
  countedFrom: 'ascendant',

  participants(chart) {
    const planet = ownerOfBoth(chart);
    return planet ? [planet] : [];
  },

  examine(chart) {
    const planet = ownerOfBoth(chart);
    const owns = 'One planet owns a kendra and a trikona besides the 1st';
    if (!planet) return [required('owner', owns, false, { planet: null })];
    const { house, isCombust } = chart.planets[planet];
    return [
      required('owner', owns, true, { planet, houses: ownedHouses(chart, planet) }),
      required(
        'well_placed',
        `${planet} is in a kendra, a trikona, its own or exaltation sign`,
        isWellPlaced(chart, planet),
        {
          house,
        },
      ),
      cancels('combust', `${planet} is combust`, isCombust),
      cancels('debilitated', `${planet} is debilitated, and nothing lifts it`, isFallen(chart, planet)),
    ];
  },
};

function ownerOfBoth(chart: Chart): SevenPlanet | undefined {
  return SEVEN_PLANETS.find((planet) => {
    const owned = ownedHouses(chart, planet);
    return owned.some((n) => n === 5 || n === 9) && owned.some((n) => n === 4 || n === 7 || n === 10);
  });
}

function isWellPlaced(chart: Chart, planet: SevenPlanet): boolean {
  const { house, signIndex } = chart.planets[planet];
  const { nodeExaltation } = chart.conventions;
  const isHighlyPlaced =
    isOwnSign(planet, signIndex, nodeExaltation) || isSignExalted(planet, signIndex, nodeExaltation);
  return isKendra(house) || isTrikona(house) || isHighlyPlaced;
}
