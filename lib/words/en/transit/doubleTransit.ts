/** The double transit, in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Sentences } from '../../sentences.ts';
import type { DoubleTransitWords } from '../../facts/transit.ts';
import { capitalised, dateEn, listed, named, ordinal, signEn } from '../grammar.ts';

const head = (house: number) => `The ${ordinal(house)} house, of ${areaOf(house)}`;

const reaches = (planet: 'Jupiter' | 'Saturn', place: number) =>
  place === 1 ? `${planet} stands in it` : `${planet} aspects it (${ordinal(place)})`;

const lordIn = (lord: Parameters<typeof named>[0], house: number, signIndex: number) =>
  `${capitalised(named(lord))}, lord of the ${ordinal(house)}, in ${signEn(signIndex)}`;

const untilEn = (until: string | null) => (until === null ? '' : ` until ${dateEn(until)}`);

const pair = (jupiterSignIndex: number, saturnSignIndex: number) =>
  `Jupiter in ${signEn(jupiterSignIndex)} and Saturn in ${signEn(saturnSignIndex)}`;

export const DOUBLE_TRANSIT_EN: Sentences<DoubleTransitWords> = {
  both_reach: ({ house, jupiterPlace, saturnPlace, until }) =>
    `${head(house)}: ${reaches('Jupiter', jupiterPlace)} and ${reaches('Saturn', saturnPlace)}${untilEn(until)}, so its promise can ripen where the periods agree.`,
  lord_reached: ({ by, house, lord, signIndex }) =>
    `${lordIn(lord, house, signIndex)}, is reached by ${listed(by)} too, which makes it strong.`,
  lord_not_reached: ({ house, lord, signIndex }) =>
    `${lordIn(lord, house, signIndex)}, is reached by neither, so the house alone is opened.`,
  one_reaches: ({ by, house, place }) =>
    `${head(house)}: ${reaches(by, place)}, but ${by === 'Jupiter' ? 'Saturn' : 'Jupiter'} does not reach it, so only half of the double transit is there.`,
  none_reaches: ({ house }) => `${head(house)}: neither Jupiter nor Saturn reaches it now.`,
  next_reached: ({ date }) => `Both reach it next on ${dateEn(date)}.`,
  reach_none: ({ jupiterSignIndex, saturnSignIndex }) =>
    `${pair(jupiterSignIndex, saturnSignIndex)} reach no house of your chart together at present.`,
  reach_houses: ({ houses, jupiterSignIndex, saturnSignIndex, until }) => {
    const reached = listed(houses.map((house) => `the ${ordinal(house)} (${areaOf(house)})`));
    return `${pair(jupiterSignIndex, saturnSignIndex)} together reach ${reached} of your chart${untilEn(until)}.`;
  },
};
