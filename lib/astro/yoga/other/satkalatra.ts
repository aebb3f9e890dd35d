import { isInfluencing } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { weakens, type Observed } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { maleficsAspecting } from '../parts/aspecting.ts';
import { eitherWay, planetsOfWays, type Ways } from '../parts/ways.ts';

// A lord of the 7th who is Jupiter or Mercury himself is no grace to himself, as nobody influences himself: he must meet
// the other of the two.
function waysGraced(chart: Chart) {
  const graced = (planet: SevenPlanet, observed: (by: readonly SevenPlanet[]) => Observed) => {
    const by = (['Mercury', 'Jupiter'] as const).filter((id) => isInfluencing(chart, id, planet));
    return { isMet: by.length > 0, planets: [planet, ...by], observed: observed(by) };
  };
  const lord = lordOfHouse(chart, 7);
  return {
    by_lord: graced(lord, (by) => ({ lord, lord_graced_by: by })),
    by_venus: graced('Venus', (by) => ({ venus_graced_by: by })),
  } satisfies Ways;
}

/** Lists the malefics that aspect a planet so graced; Mercury, where he gives the grace, does not take it too. */
function spoilers(chart: Chart, ways: Ways): SevenPlanet[] {
  const graced = Object.values(ways).filter(({ isMet }) => isMet);
  const those = graced.flatMap(({ planets: [planet, ...by] }) =>
    maleficsAspecting(chart, chart.signs[planet!]).filter((id) => !by.includes(id)),
  );
  return [...new Set(those)];
}

export const satkalatra: Rule = {
  id: 'satkalatra',
  name: both('Sat Kalatra', 'सत्कलत्र'),
  family: 'other',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'The lord of the 7th or Venus is joined or aspected by Jupiter or Mercury',
    'सप्तमेश या शुक्र पर गुरु या बुध की युति या दृष्टि हो',
  ),
  result: both('a noble-minded partner', 'उदार विचारों वाला जीवनसाथी'),
  countedFrom: 'ascendant',
  houses: [7],
  participants: (chart) => planetsOfWays(waysGraced(chart)),

  examine(chart) {
    const ways = waysGraced(chart);
    const malefics = spoilers(chart, ways);
    return [
      eitherWay(
        both(
          'Jupiter or Mercury joins or aspects the lord of the 7th or Venus',
          'सप्तमेश या शुक्र पर गुरु या बुध की युति या दृष्टि है',
        ),
        ways,
      ),
      weakens(
        'malefic_aspect',
        both('A malefic aspects the one that is so graced', 'इस प्रकार शोभित ग्रह पर पाप ग्रह की दृष्टि है'),
        malefics.length > 0,
        { planets: malefics },
      ),
    ];
  },
};
