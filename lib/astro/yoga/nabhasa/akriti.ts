/** Yogas of shape (akriti): the seven planets fill some houses, counted from the ascendant, and stand nowhere else. */
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { bitOf, heldHouses, houseSet, housesIn, sizeOf, type HouseSet } from '../../chart/houseSet.ts';
import { BLEMISH_KINDS } from '../../strength/blemish.ts';
import type { RuleCondition } from '../../rule.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { SEVEN_PLANETS } from '../../tables/planets.ts';
import { planetsOutside, type Figure } from './figure.ts';
import { partedAkritis } from './parted.ts';
import { AKRITIS, type AkritiRow } from './tables/akritis.ts';

const FILLED = both('Each of these houses is occupied', 'इनमें से प्रत्येक भाव में कोई ग्रह है');
const NOT_ONE_HOUSE = both('More than one of these houses is occupied', 'इनमें से एक से अधिक भावों में ग्रह हैं');

export const akritis: readonly Figure[] = [...AKRITIS.map(akriti), ...partedAkritis];

function akriti({ where, places, least, verses, ...row }: AkritiRow): Figure {
  const sets = places.map(houseSet);
  const needed = least ?? places[0]!.length;
  const filled = least === undefined ? FILLED : NOT_ONE_HOUSE;
  const isIn = (held: HouseSet) => sets.some((set) => (held & ~set) === 0 && sizeOf(held) >= needed);
  const within = both(`The seven planets stand only in ${where.en}`, `सातों ग्रह केवल ${where.hi} में हैं`);
  return {
    rule: {
      ...row,
      family: 'nabhasa',
      spares: BLEMISH_KINDS,
      acts: 'lifelong',
      subfamily: 'akriti',
      source: bphs(35, verses[0]),
      alsoIn: [brihatJataka(12, verses[1])],
      formation: both(
        `The seven planets stand only in ${where.en}; ${least === undefined ? 'each' : 'more than one'} of these is occupied`,
        `सातों ग्रह केवल ${where.hi} में हों और ${least === undefined ? 'प्रत्येक' : 'एक से अधिक'} भाव में ग्रह हो`,
      ),
      countedFrom: 'ascendant',
      participants: () => SEVEN_PLANETS,
      isPossible: (chart) => isIn(heldHouses(chart)),

      examine(chart): RuleCondition[] {
        const held = heldHouses(chart);
        const place = nearest(chart, held, sets);
        const outside = planetsOutside(chart, place);
        return [
          required('within', within, outside.length === 0, { houses: housesIn(place), planets_outside: outside }),
          required('filled', filled, sizeOf(place & held) >= needed, { empty_houses: housesIn(place & ~held) }),
        ];
      },
    },
    isIn: (_, held) => isIn(held),
  };
}

/** Returns the place of the shape that the chart comes nearest to: fewest planets outside, then fewest houses empty. */
function nearest(chart: Chart, held: HouseSet, sets: readonly HouseSet[]): HouseSet {
  let best = sets[0]!;
  if (sets.length === 1) return best;
  let fewest = Infinity;
  for (const set of sets) {
    const outside = SEVEN_PLANETS.reduce((count, id) => count + (set & bitOf(chart.planets[id].house) ? 0 : 1), 0);
    const misfit = outside * 12 + sizeOf(set & ~held);
    if (misfit < fewest) [best, fewest] = [set, misfit];
  }
  return best;
}
