import { both } from '../../bilingual.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { HOUSES } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { BLEMISH_KINDS } from '../../strength/blemish.ts';
import { SEVEN_PLANETS } from '../../tables/planets.ts';
import { wrapIndex } from '../../angle.ts';

/** By the house where the garland begins, the 1st first. */
const GARLANDS = [
  'lagna',
  'dhana',
  'vikrama',
  'sukha',
  'putra',
  'shatru',
  'kalatra',
  'randhra',
  'bhagya',
  'karma',
  'labha',
  'vyaya',
];
const FORTUNATE_STARTS = [1, 2, 9, 10];
const LEAN_START = 6;

/** Returns the house from which planets stand one in each of seven houses, or null. */
function startOf(houses: readonly number[]): number | null {
  const held = new Set(houses);
  if (held.size < SEVEN_PLANETS.length) return null;
  const start = HOUSES.find((first) => houses.every((house) => wrapIndex(house - first, 12) < SEVEN_PLANETS.length));
  return start ?? null;
}

export const malika: Rule = {
  id: 'ishu-malika',
  name: both('Graha Malika', 'ग्रह मालिका'),
  family: 'other',
  source: threeHundredCombinations(),
  polarity: 'mixed',
  formation: both(
    'The seven planets, Sun to Saturn, stand one in each of seven houses in a row',
    'सूर्य से शनि तक सातों ग्रह लगातार सात भावों में एक-एक करके हों',
  ),
  result: both(
    'what the house gives where the garland begins: from the 1st command, the 2nd wealth, the 6th thrift, the 9th piety, the 10th honour',
    'उस भाव का फल जहाँ से माला आरंभ होती है: पहले से नेतृत्व, दूसरे से धन, छठे से मितव्यय, नौवें से धर्म, दसवें से सम्मान',
  ),
  // A figure of places.
  spares: BLEMISH_KINDS,
  countedFrom: 'ascendant',
  // A row of seven is one from wherever its houses are counted.
  isSameFromMoon: true,
  participants: () => SEVEN_PLANETS,

  examine({ planets }) {
    const start = startOf(SEVEN_PLANETS.map((id) => planets[id].house));
    const observed = { starting_house: start };
    return [
      required(
        'seven_in_a_row',
        both('The seven planets stand one in each of seven houses in a row', 'सातों ग्रह लगातार सात भावों में एक-एक करके हैं'),
        start !== null,
        { ...observed, garland: start === null ? null : GARLANDS[start - 1]! },
      ),
      strengthens(
        'fortunate_start',
        both('It begins in the 1st, 2nd, 9th or 10th house', 'माला पहले, दूसरे, नौवें या दसवें भाव से आरंभ होती है'),
        start !== null && FORTUNATE_STARTS.includes(start),
        observed,
      ),
      weakens(
        'lean_start',
        both('It begins in the 6th house', 'माला छठे भाव से आरंभ होती है'),
        start === LEAN_START,
        observed,
      ),
    ];
  },
};
