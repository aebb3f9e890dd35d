/** The double transit, in Hindi. */
import type { Sentences } from '../../sentences.ts';
import type { DoubleTransitWords } from '../../facts/transit.ts';
import {
  dateHi,
  houseOblique,
  housesOblique,
  inHouse,
  lordShort,
  planetHi,
  planetsHi,
  rankFeminine,
  signHi,
} from '../grammar.ts';
import { inTurn, mattersOblique, untilHi } from './phrases.ts';

const onHouse = (house: number) => (house === 1 ? 'लग्न पर' : `${houseOblique(house)} पर`);

const aspect = (planet: 'Jupiter' | 'Saturn', place: number) => `${planetHi(planet)} की ${rankFeminine(place)}`;

function bothOn(house: number, jupiterPlace: number, saturnPlace: number): string {
  if (jupiterPlace === 1 && saturnPlace === 1) return `गुरु और शनि दोनों ${inHouse(house)} हैं।`;
  if (jupiterPlace === 1) return `गुरु ${inHouse(house)} है और ${aspect('Saturn', saturnPlace)} दृष्टि भी इस पर है।`;
  if (saturnPlace === 1) return `शनि ${inHouse(house)} है और ${aspect('Jupiter', jupiterPlace)} दृष्टि भी इस पर है।`;
  return `${onHouse(house)} ${aspect('Jupiter', jupiterPlace)} और ${aspect('Saturn', saturnPlace)} दृष्टि है।`;
}

const lordIn = (lord: Parameters<typeof planetHi>[0], house: number, signIndex: number) =>
  `जन्म कुंडली में ${lordShort(house)} ${planetHi(lord)} ${signHi(signIndex)} राशि में है।`;

const pair = (jupiterSignIndex: number, saturnSignIndex: number) =>
  jupiterSignIndex === saturnSignIndex
    ? `गुरु और शनि दोनों ${signHi(saturnSignIndex)} राशि में हैं।`
    : `गुरु ${signHi(jupiterSignIndex)} और शनि ${signHi(saturnSignIndex)} राशि में हैं।`;

export const DOUBLE_TRANSIT_HI: Sentences<DoubleTransitWords> = {
  both_reach: ({ house, jupiterPlace, saturnPlace, until }) =>
    `${bothOn(house, jupiterPlace, saturnPlace)} ${mattersOblique(house)} से जुड़ी बातें ${untilHi(until)}फल दे सकती हैं, अगर दशा भी साथ दे।`,
  lord_reached: ({ by, house, lord, signIndex }) =>
    `${lordIn(lord, house, signIndex)} उस पर भी ${planetsHi(by)} का प्रभाव है, इसलिए फल प्रबल है।`,
  lord_not_reached: ({ house, lord, signIndex }) =>
    `${lordIn(lord, house, signIndex)} उस पर इनमें से किसी का प्रभाव नहीं है, इसलिए केवल भाव सक्रिय है।`,
  one_reaches: ({ by, house, place }) => {
    const other = by === 'Jupiter' ? 'शनि' : 'गुरु';
    const one = place === 1 ? `${planetHi(by)} ${inHouse(house)} है` : `${onHouse(house)} ${aspect(by, place)} दृष्टि है`;
    return inTurn(
      [
        `${one}, पर ${other} का प्रभाव नहीं है। दोहरा गोचर आधा ही है।`,
        `${one}, लेकिन ${other} का साथ नहीं है; इसलिए दोहरा गोचर पूरा नहीं बनता।`,
        `${one}। ${other} यहाँ नहीं पहुँचता, इसलिए दोहरा गोचर अधूरा है।`,
      ],
      house,
    );
  },
  none_reaches: ({ house }) =>
    inTurn(
      [`${onHouse(house)} अभी न गुरु का प्रभाव है, न शनि का।`, `अभी ${onHouse(house)} गुरु और शनि में से किसी का प्रभाव नहीं है।`],
      house,
    ),
  next_reached: ({ date }) => `दोनों का प्रभाव ${dateHi(date)} से साथ आएगा।`,
  reach_none: ({ jupiterSignIndex, saturnSignIndex }) =>
    `${pair(jupiterSignIndex, saturnSignIndex)} अभी दोनों का प्रभाव कुंडली के किसी भाव पर साथ नहीं है।`,
  reach_houses: ({ houses, jupiterSignIndex, saturnSignIndex, until }) => {
    const [house] = houses;
    const where = houses.length === 1 ? onHouse(house!) : `${housesOblique(houses)} पर`;
    const matters = houses.length === 1 ? `, यानी ${mattersOblique(house!)} पर` : '';
    return `${pair(jupiterSignIndex, saturnSignIndex)} ${untilHi(until)}दोनों का प्रभाव ${where} साथ है${matters}।`;
  },
};
