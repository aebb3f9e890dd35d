import { joining, touchingPlanet } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isDusthana } from '../chart/houses.ts';
import { badhakaHouse, lordOfHouse } from '../planet/lordship.ts';
import { prashnaMarga } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { Dosha } from './dosha.ts';

/** The lord of the house of obstruction, and which of the ascendant lord and the Moon it joins. */
function obstruction(chart: Chart) {
  const house = badhakaHouse(chart);
  const lord = lordOfHouse(chart, house);
  const first = lordOfHouse(chart, 1);
  const joined = joining(chart, lord, [...new Set<Planet>([first, 'Moon'])]);
  return { house, lord, first, joined };
}

export const badhaka: Dosha = {
  id: 'badhaka',
  name: both('Badhaka Dosha', 'बाधक दोष'),
  source: prashnaMarga(),
  formation: both(
    'The lord of the house of obstruction (11th, 9th or 7th for a movable, fixed or dual ascendant) is with the lord of the ascendant or the Moon',
    'बाधक भाव (चर लग्न का ग्यारहवाँ, स्थिर का नौवाँ, द्विस्वभाव का सातवाँ) का स्वामी लग्नेश या चंद्रमा के साथ हो',
  ),
  effects: both(
    'obstacles whose cause is hard to see, plans that need a second attempt',
    'ऐसी बाधाएँ जिनका कारण सहज न दिखे, दूसरे प्रयास में सधने वाली योजनाएँ',
  ),
  reliefs: 'points',
  houses: (chart) => [badhakaHouse(chart)],

  participants(chart) {
    const { first, joined, lord } = obstruction(chart);
    return [lord, ...(joined.length > 0 ? joined : new Set<Planet>([first, 'Moon']))].filter(isFirstOfItsKind);
  },

  examine(chart) {
    const { first, house, joined, lord } = obstruction(chart);
    const nodes = joining(chart, lord, ['Rahu', 'Ketu']);
    const stood = chart.planets[lord].house;
    // Jupiter does not relieve himself where he is the lord who obstructs.
    const isJupiterOn = lord !== 'Jupiter' && touchingPlanet(chart, lord, ['Jupiter']).length > 0;
    return [
      required('joined', JOINED, joined.length > 0, { badhaka_house: house, lord, planets: joined }, 30),
      strengthens('with_both', WITH_BOTH, first !== 'Moon' && joined.length > 1, { planets: joined }, 15),
      strengthens('with_node', WITH_NODE, nodes.length > 0, { planets: nodes }, 15),
      strengthens('in_dusthana', IN_DUSTHANA, isDusthana(stood), { house: stood }, 10),
      weakens('jupiter', JUPITER, isJupiterOn, { lord }, -25),
    ];
  },
};

function isFirstOfItsKind(planet: Planet, index: number, all: readonly Planet[]): boolean {
  return all.indexOf(planet) === index;
}

const JOINED = both(
  'The lord of the house of obstruction is with the lord of the ascendant or the Moon',
  'बाधकेश लग्नेश या चंद्रमा के साथ है',
);
const WITH_BOTH = both('The lord of the house of obstruction is with both of them', 'बाधकेश दोनों के साथ है');
const WITH_NODE = both('Rahu or Ketu is with the lord of the house of obstruction', 'बाधकेश के साथ राहु या केतु है');
const IN_DUSTHANA = both(
  'The lord of the house of obstruction stands in the 6th, 8th or 12th house',
  'बाधकेश छठे, आठवें या बारहवें भाव में है',
);
const JUPITER = both('Jupiter joins or aspects the lord of the house of obstruction', 'बाधकेश पर गुरु की युति या दृष्टि है');
