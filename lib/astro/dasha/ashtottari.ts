/** Ashtottari, the dasha of 108 years without Ketu, and when it is to be used. */
import { houseFrom, type Chart } from '../chart/chart.ts';
import { required, strengthens, type Condition } from '../evidence.ts';
import { factsOf, type Fact } from '../factsOf.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { elongationDeg } from '../planet/nature.ts';
import { bphs } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { AshtottariFacts } from './facts.ts';
import type { NakshatraDasha } from './nakshatra.ts';

/**
 * The lords hold three or four nakshatras each, counted from Ardra over the 27. Abhijit lies within the nakshatras of
 * Saturn, 253 deg 20 min to 293 deg 20 min, and is not counted apart; the text, which counts 28, gives each nakshatra of
 * a group an equal share of the years, and we the whole group in proportion to the arc.
 */
export const ashtottari: NakshatraDasha<Planet> = {
  id: 'ashtottari',
  name: 'Ashtottari',
  sanskrit: 'अष्टोत्तरी',
  source: bphs(46, '17-23'),
  lords: [
    { lord: 'Sun', years: 6, nakshatras: 4 },
    { lord: 'Moon', years: 15, nakshatras: 3 },
    { lord: 'Mars', years: 8, nakshatras: 4 },
    { lord: 'Mercury', years: 17, nakshatras: 3 },
    { lord: 'Saturn', years: 10, nakshatras: 3 },
    { lord: 'Jupiter', years: 19, nakshatras: 3 },
    { lord: 'Rahu', years: 12, nakshatras: 4 },
    { lord: 'Venus', years: 21, nakshatras: 3 },
  ],
  countedFrom: { nakshatraIndex: 5, lordIndex: 0 },
};

const fact = factsOf<AshtottariFacts>();

const KENDRAS_AND_TRIKONAS = [1, 4, 5, 7, 9, 10];

/**
 * Lists the conditions under which the dasha is used: the first decides, the others only support it.
 *
 * The text asks Rahu to stand in a kendra or trikona from the lord of the ascendant, though not in the ascendant itself,
 * and names births by day in the dark and by night in the bright half of the month. Schools differ on whether all of
 * them are needed; we let the place of Rahu decide.
 */
export function ashtottariConditions(chart: Chart, isDayBirth: boolean): Condition<Fact<AshtottariFacts>>[] {
  const lord = lordOfHouse(chart, 1);
  const { Rahu } = chart.planets;
  const house = houseFrom(chart.planets[lord], Rahu);
  const paksha = elongationDeg(chart) < 180 ? 'shukla' : 'krishna';
  const isPlaced = KENDRAS_AND_TRIKONAS.includes(house);
  const isOutside = Rahu.house !== 1;
  const isOfHalf = isDayBirth === (paksha === 'krishna');
  return [
    required(
      'rahu_from_ascendant_lord',
      fact('rahu_from_ascendant_lord', { lord, fromHouse: house, isMet: isPlaced }),
      isPlaced,
      { ascendant_lord: lord, house },
    ),
    strengthens(
      'rahu_outside_ascendant',
      fact('rahu_outside_ascendant', { house: Rahu.house, isMet: isOutside }),
      isOutside,
      { house: Rahu.house },
    ),
    strengthens('day_and_paksha', fact('day_and_paksha', { isDayBirth, paksha, isMet: isOfHalf }), isOfHalf, {
      birth: isDayBirth ? 'day' : 'night',
      paksha,
    }),
  ];
}
