/** The double transit, in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Sentences } from '../../sentences.ts';
import type { DoubleTransitWords } from '../../facts/transit.ts';
import { dateEn, listed, named, ordinal, signEn } from '../grammar.ts';

const houseOf = (house: number) => `your ${ordinal(house)} house, of ${areaOf(house)}`;

function reached(house: number, jupiterPlace: number, saturnPlace: number): string {
  const where = houseOf(house);
  if (jupiterPlace === 1 && saturnPlace === 1) return `Jupiter and Saturn both stand in ${where}.`;
  if (jupiterPlace === 1) return `Jupiter stands in ${where}. Saturn aspects it too.`;
  if (saturnPlace === 1) return `Saturn stands in ${where}. Jupiter aspects it too.`;
  return `Jupiter and Saturn both aspect ${where}.`;
}

const lordIn = (lord: Parameters<typeof named>[0], house: number, signIndex: number) =>
  `In your birth chart ${named(lord)}, lord of the ${ordinal(house)}, is in ${signEn(signIndex)}.`;

const pair = (jupiterSignIndex: number, saturnSignIndex: number) =>
  jupiterSignIndex === saturnSignIndex
    ? `Jupiter and Saturn, both in ${signEn(saturnSignIndex)},`
    : `Jupiter in ${signEn(jupiterSignIndex)} and Saturn in ${signEn(saturnSignIndex)}`;

export const DOUBLE_TRANSIT_EN: Sentences<DoubleTransitWords> = {
  both_reach: ({ house, jupiterPlace, saturnPlace, until }) => {
    const lasts = until === null ? '' : ` This lasts until ${dateEn(until)}.`;
    return `${reached(house, jupiterPlace, saturnPlace)}${lasts} The matters of the house can bear fruit where the periods agree.`;
  },
  lord_reached: ({ by, house, lord, signIndex }) =>
    `${lordIn(lord, house, signIndex)} ${listed(by)} ${by.length > 1 ? 'reach' : 'reaches'} that sign too, which makes the effect strong.`,
  lord_not_reached: ({ house, lord, signIndex }) =>
    `${lordIn(lord, house, signIndex)} Neither planet reaches that sign, so the house alone is opened.`,
  one_reaches: ({ by, house, place }) => {
    const other = by === 'Jupiter' ? 'Saturn' : 'Jupiter';
    const halves = [
      `Without ${other} the double transit is only half there.`,
      `${other} does not reach it, so the double transit is incomplete.`,
      `${other} is missing, so only half of the double transit is there.`,
    ];
    return `${by} ${place === 1 ? 'stands in' : 'aspects'} ${houseOf(house)}. ${halves[house % halves.length]!}`;
  },
  none_reaches: ({ house }) =>
    house % 2 === 0
      ? `At present neither Jupiter nor Saturn reaches ${houseOf(house)}.`
      : `Neither Jupiter nor Saturn reaches your ${ordinal(house)} house now. It stands for ${areaOf(house)}.`,
  next_reached: ({ date }) => `Both reach it next on ${dateEn(date)}.`,
  reach_none: ({ jupiterSignIndex, saturnSignIndex }) =>
    `${pair(jupiterSignIndex, saturnSignIndex)} reach no house of your chart together at present.`,
  reach_houses: ({ houses, jupiterSignIndex, saturnSignIndex, until }) => {
    const [house] = houses;
    const reachedHouses =
      houses.length === 1 ? houseOf(house!) : `your ${listed(houses.map((one) => ordinal(one)))} houses`;
    const lasts = until === null ? '' : ` This lasts until ${dateEn(until)}.`;
    return `${pair(jupiterSignIndex, saturnSignIndex)} together reach ${reachedHouses}.${lasts}`;
  },
};
