import { both } from '../../bilingual.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { planetsAspecting } from '../parts/aspecting.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

/** Of the right eye and the left. */
const EYE_HOUSES = [2, 12];
const MALEFICS_NEEDED = 2;

const reliefs = furtherReliefs();

// The luminaries may stand together in one of the two houses or one in each; the malefics are two others in these houses.
export const netranasha: Rule = {
  id: 'netranasha',
  name: both('Netra Nasha', 'नेत्र नाश'),
  family: 'arishta',
  source: threeHundredCombinations(),
  alsoIn: [RELIEF_SOURCE],
  isInterpretive: true,
  polarity: 'bad',
  formation: both(
    'The lords of the 2nd, the 6th and the 10th are in the ascendant, or the Sun and the Moon are in the 2nd or the 12th house with two malefics there',
    'द्वितीयेश, षष्ठेश और दशमेश लग्न में हों, या सूर्य और चंद्रमा दूसरे या बारहवें भाव में हों और वहाँ दो पाप ग्रह भी हों',
  ),
  result: both('care for the eyes, with regular tests of sight', 'आँखों की देखभाल, नेत्रों की नियमित जाँच'),
  countedFrom: 'ascendant',
  houses: [2, 12],
  afflictors: (chart) =>
    risingLords(chart).length > 0
      ? [lordOfHouse(chart, 6)]
      : dimmedLights(chart).filter((id) => id !== 'Sun' && id !== 'Moon'),
  participants: (chart) => [...new Set([...risingLords(chart), ...dimmedLights(chart)])],

  examine(chart, facts) {
    const lords = risingLords(chart);
    const lights = dimmedLights(chart);
    const forming = [...lords, ...lights];
    const signs = new Set(forming.map((id) => chart.signs[id]));
    const helpers = [...signs]
      .flatMap((signIndex) => planetsAspecting(chart, signIndex))
      .filter((id) => !forming.includes(id) && isBenefic(chart, id));
    return [
      required('either_way', EITHER_WAY, forming.length > 0, {
        by_lords: lords.length > 0,
        by_lights: lights.length > 0,
        planets: forming,
      }),
      weakens('benefic_aspect', BENEFIC_ASPECT, helpers.length > 0, { planets: [...new Set(helpers)] }),
      ...reliefs(chart, facts),
    ];
  },
};

/** The three lords where all of them rise, else none. */
function risingLords(chart: Chart): Planet[] {
  const lords = [2, 6, 10].map((house) => lordOfHouse(chart, house));
  return lords.every((lord) => chart.planets[lord].house === 1) ? lords : [];
}

/** The Sun and the Moon with the malefics in the houses of the eyes where there are enough of them, else none. */
function dimmedLights(chart: Chart): Planet[] {
  const { Sun, Moon } = chart.planets;
  if (!EYE_HOUSES.includes(Sun.house) || !EYE_HOUSES.includes(Moon.house)) return [];
  const malefics = EYE_HOUSES.flatMap((house) => occupants(chart, house)).filter(
    (id) => id !== 'Sun' && id !== 'Moon' && !isBenefic(chart, id),
  );
  return malefics.length >= MALEFICS_NEEDED ? ['Sun', 'Moon', ...malefics] : [];
}

const EITHER_WAY = both(
  'The lords of the 2nd, 6th and 10th rise together, or both lights are in the 2nd or the 12th house with two malefics',
  'द्वितीयेश, षष्ठेश और दशमेश साथ लग्न में हैं, या सूर्य-चंद्र दो पाप ग्रहों सहित दूसरे या बारहवें भाव में हैं',
);
const BENEFIC_ASPECT = both(
  'A benefic that has no part in it aspects a planet that has',
  'इसे बनाने वाले किसी ग्रह पर अन्य शुभ ग्रह की दृष्टि है',
);
