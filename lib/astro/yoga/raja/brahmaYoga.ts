import { both } from '../../bilingual.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { openText, planetsObserved, type Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { namedList } from '../../planetWords.ts';
import { hindiNames, type SevenPlanet } from '../../tables/planets.ts';
import { capitalised } from '../../words.ts';
import { lordsOf } from '../lordPair.ts';

/**
 * A benefic that is itself the lord it is counted from stands in the first from there, which is a kendra. Textbooks let it
 * pass, but it asks nothing of the chart: for Cancer Jupiter and Venus both are such lords. So it counts reduced.
 */
export const brahmaYoga: Rule = {
  id: 'brahma-yoga',
  name: both('Brahma', 'ब्रह्मा'),
  family: 'raja',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'Jupiter is in a kendra from the lord of the 9th, Venus from the lord of the 11th, and Mercury from the lord of the 1st or of the 10th',
    'गुरु नवमेश से, शुक्र एकादशेश से, और बुध लग्नेश या दशमेश से केंद्र में हो',
  ),
  result: both(
    'scholarship, respect of the learned, a long and full life',
    'विद्वत्ता, विद्वानों में सम्मान, दीर्घ और भरा-पूरा जीवन',
  ),
  countedFrom: 'ascendant',
  houses: [1, 9, 10, 11],
  participants: () => ['Jupiter', 'Venus', 'Mercury'],

  examine(chart) {
    const from = (owned: number, benefic: 'Jupiter' | 'Venus' | 'Mercury') =>
      houseFrom(chart.planets[lordOfHouse(chart, owned)], chart.planets[benefic]);
    const [fromNinth, fromEleventh] = [from(9, 'Jupiter'), from(11, 'Venus')];
    const [fromFirst, fromTenth] = [from(1, 'Mercury'), from(10, 'Mercury')];
    const ownLords = countedFromItself(chart, isKendra(fromFirst), isKendra(fromTenth));
    return [
      required('jupiter', JUPITER, isKendra(fromNinth), { lord: lordOfHouse(chart, 9), place: fromNinth }),
      required('venus', VENUS, isKendra(fromEleventh), { lord: lordOfHouse(chart, 11), place: fromEleventh }),
      required('mercury', MERCURY, isKendra(fromFirst) || isKendra(fromTenth), {
        by_lord_of_1: isKendra(fromFirst),
        by_lord_of_10: isKendra(fromTenth),
        lords: lordsOf(chart, [1, 10]),
        places: [fromFirst, fromTenth],
      }),
      weakens('from_itself', FROM_ITSELF, ownLords.length > 0, { planets: ownLords }),
    ];
  },
};

const JUPITER = both('Jupiter is in a kendra from the lord of the 9th', 'गुरु नवमेश से केंद्र में है');
const VENUS = both('Venus is in a kendra from the lord of the 11th', 'शुक्र एकादशेश से केंद्र में है');
const MERCURY = both('Mercury is in a kendra from the lord of the 1st or of the 10th', 'बुध लग्नेश या दशमेश से केंद्र में है');
const FROM_ITSELF = openText(
  both('One of them is itself the lord that it is counted from', 'इनमें से कोई स्वयं वही स्वामी है जिससे गिनती होती है'),
  (observed) => {
    const planets = planetsObserved(observed, 'planets');
    const isOne = planets.length === 1;
    return both(
      `${capitalised(namedList(planets))} ${isOne ? 'is itself the lord that it is' : 'are themselves the lords that they are'} counted from`,
      `${hindiNames(planets)} स्वयं ${isOne ? 'वही स्वामी है' : 'वे ही स्वामी हैं'} जिनसे गिनती होती है`,
    );
  },
);

/** Mercury only where no other lord of the two serves. */
function countedFromItself(chart: Chart, isByFirst: boolean, isByTenth: boolean): SevenPlanet[] {
  const isOwn = (house: number, planet: SevenPlanet) => lordOfHouse(chart, house) === planet;
  const serving = [...(isByFirst ? [1] : []), ...(isByTenth ? [10] : [])];
  const isMercuryAlone = serving.length > 0 && serving.every((house) => isOwn(house, 'Mercury'));
  return [
    ...(isOwn(9, 'Jupiter') ? (['Jupiter'] as const) : []),
    ...(isOwn(11, 'Venus') ? (['Venus'] as const) : []),
    ...(isMercuryAlone ? (['Mercury'] as const) : []),
  ];
}
