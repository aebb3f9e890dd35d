/** Sentences of /special/ashtakavarga-sarva in English. */
import { binduBand, MEAN_SARVA, type BinduBand, type SarvaBand } from '../../astro/ashtakavarga/bands.ts';
import { MEAN_THIRD, type LifePart } from '../../astro/ashtakavarga/lifeThirds.ts';
import { isDusthana } from '../../astro/chart/houses.ts';
import { sentence } from '../../astro/judgement/phrases.ts';
import { KEY_HOUSES } from '../../astro/tables/ashtakavarga.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { AshtakavargaWords } from '../facts/ashtakavarga.ts';
import type { Sentences } from '../sentences.ts';
import { dateEn, listed, named, namedList, nakshatraEn, ordinal, signEn } from './grammar.ts';

const BAND_WORDS: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'very strong',
  strong: 'strong',
  good: 'good',
  average: 'average',
  weak: 'weak',
  very_weak: 'very weak',
};

const LORD_WORDS: Readonly<Record<BinduBand, string>> = {
  excellent: 'it carries the house with ease',
  good: 'it carries the house well',
  neutral: 'it neither helps nor hinders much',
  poor: 'it has to work for the house',
  very_bad: 'the house has to find help elsewhere',
};

/** What follows for the areas of a house, as it stands after their names. */
const BAND_TEXTS: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'grow almost of themselves, and most planets that pass here help them',
  strong: 'are well carried, and gain from most planets that pass here',
  good: 'are carried a little better than most',
  average: 'give about what is put into them',
  weak: 'ask for more effort, and gain from good timing',
  very_weak: 'ask for patience and planning, and repay what is begun small',
};

/** The 6th, 8th and 12th are read differently: bindus there are strength against what the house brings. */
const DUSTHANA_TEXTS: Readonly<Record<number, { readonly many: string; readonly few: string }>> = {
  6: {
    many: 'Bindus here are strength to meet rivals, debts and illness; service and steady work go well.',
    few: 'Rivals, debts and health are best met early, while they are small.',
  },
  8: {
    many: 'Bindus here are strength to come through change; shared means and research are supported.',
    few: 'Change and shared means are best met with reserves and plain agreements.',
  },
  12: {
    many: 'Bindus here make what goes out serve: rest, far places and giving do good.',
    few: 'Spending and rest are best planned, as little comes back of itself.',
  },
};

const COMPARED = {
  gains_exceed_effort: 'what comes in tends to exceed the effort put in',
  effort_exceeds_gains: 'work runs ahead of its reward, so terms are worth settling before it begins',
  saving: 'more comes in than goes out, and saving is natural',
  spending: 'money goes out as readily as it comes, so a plan for it pays',
  enjoyment: 'there is strength left to enjoy what life brings',
} as const;

function meanText(bindus: number): string {
  const fromMean = bindus - MEAN_SARVA;
  if (Math.abs(fromMean) < 0.5) return 'the mean of a sign';
  return `${Math.abs(fromMean).toFixed(1)} ${fromMean > 0 ? 'above' : 'below'} the mean of a sign`;
}

function rankText(rank: number, isLast: boolean): string {
  if (rank === 1) return 'none of the twelve houses has more';
  return isLast ? 'none of the twelve houses has fewer' : `the ${ordinal(rank)} of the twelve houses`;
}

function bindusText(bindus: number): string {
  if (bindus === 0) return 'no bindu';
  return bindus === 1 ? '1 bindu' : `${bindus} bindus`;
}

function adjacentText(house: number, difference: number): string {
  if (difference === 0) return `as many as the ${ordinal(house)}`;
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than the ${ordinal(house)}`;
}

const housesText = (houses: readonly number[]) =>
  listed(houses.map((house) => `the ${ordinal(house)} house (${areaOf(house)})`));

const partsText = (parts: readonly LifePart[]) => listed(parts.map((part) => `the ${part} third`));

const thirdsText = ({ first, last, middle }: Readonly<Record<LifePart, number>>) =>
  `the first third ${first}, the middle third ${middle} and the last third ${last}`;

function keyHouseText(of: { planet: SevenPlanet; house: number; signIndex: number; bindus: number }): string {
  return `The ${ordinal(of.house)} from ${named(of.planet)} is ${signEn(of.signIndex)}, with ${bindusText(of.bindus)} of ${named(of.planet)}`;
}

function spanText({ fromDate, untilDate }: { fromDate: string | null; untilDate: string | null }): string {
  if (untilDate === null) return fromDate === null ? 'all the time told' : `from ${dateEn(fromDate)}`;
  return fromDate === null ? `to ${dateEn(untilDate)}` : `from ${dateEn(fromDate)} to ${dateEn(untilDate)}`;
}

export const ASHTAKAVARGA_EN: Sentences<AshtakavargaWords> = {
  house_bindus: ({ band, bindus, house, isLast, rank, signIndex }) =>
    `The ${ordinal(house)} house, ${signEn(signIndex)}, has ${bindus} bindus, ${meanText(bindus)}: ${BAND_WORDS[band]}, ${rankText(rank, isLast)}.`,
  house_passage: ({ fewest, fewestBindus, most, mostBindus }) => {
    const described = (planets: readonly SevenPlanet[], bindus: number) =>
      `${namedList(planets)} (${bindus} of 8${planets.length > 1 ? ' each' : ''})`;
    return `Passing through it, ${described(most, mostBindus)} can do most and ${described(fewest, fewestBindus)} least.`;
  },
  house_occupants: ({ placed }) => {
    const own = placed.map(({ bindus, planet }) => `${named(planet)} with ${bindusText(bindus)}`);
    return `Standing in it by birth: ${listed(own)} of ${placed.length > 1 ? 'their' : 'its'} own.`;
  },
  house_neighbours: ({ isSensitive, nextDifference, nextHouse, previousDifference, previousHouse }) => {
    const adjacent = `it has ${adjacentText(previousHouse, previousDifference)} and ${adjacentText(nextHouse, nextDifference)}`;
    return isSensitive
      ? `${sentence(adjacent)} So far below both, it is a sensitive point, where the pace changes suddenly.`
      : sentence(adjacent);
  },
  house_lord: ({ bindus, house, lord, lordHouse, signIndex }) => {
    const where = lordHouse === house ? 'here' : `in the ${ordinal(lordHouse)}, ${signEn(signIndex)}`;
    return `Its lord ${named(lord)} stands ${where}, with ${bindusText(bindus)} of its own: ${LORD_WORDS[binduBand(bindus)]}.`;
  },
  house_band: ({ band, house }) => {
    if (isDusthana(house) && band !== 'average') {
      const { few, many } = DUSTHANA_TEXTS[house]!;
      return band === 'weak' || band === 'very_weak' ? few : many;
    }
    return `Matters of ${areaOf(house)} ${BAND_TEXTS[band]}.`;
  },
  leading_houses: ({ bindus, houses, lastBindus, lastHouses }) => {
    const leads = `${housesText(houses)} ${houses.length > 1 ? 'lead' : 'leads'} with ${bindus} bindus of 56`;
    const trails = `${housesText(lastHouses)} ${lastHouses.length > 1 ? 'have' : 'has'} the fewest, ${lastBindus}`;
    return sentence(`${leads}, ${trails}`);
  },
  best_thirds: ({ parts }) =>
    `By signs, ${partsText(parts)} ${parts.length > 1 ? 'are' : 'is'} the best provided of life.`,
  thirds: ({ bestByHouses, bestBySigns, byHouses, bySigns }) => {
    const [signs, houses] = [partsText(bestBySigns), partsText(bestByHouses)];
    const verdict =
      signs === houses
        ? `Both readings put ${signs} first.`
        : `The readings differ: by signs ${signs} first, by houses ${houses}.`;
    return `Of life, by signs ${thirdsText(bySigns)}; by houses ${thirdsText(byHouses)}; the mean of a third is ${MEAN_THIRD.toFixed(1)}. ${verdict} A richer third is one in which effort meets less resistance.`;
  },
  sensitive: ({ nakshatraIndexes, pinda, product, ...place }) => {
    const [first, ...trines] = nakshatraIndexes.map(nakshatraEn);
    const remainder = product % 27;
    const leaves = remainder === 0 ? 'which 27 divides, so the last' : `which leaves ${remainder} of 27`;
    const found = `${keyHouseText(place)}: ${pinda} times ${place.bindus} is ${product}, ${leaves}: ${first!}, and with it ${listed(trines)}.`;
    return `${found} While Saturn passes them, ${KEY_HOUSES[place.planet].matter.en} ask for time and care.`;
  },
  sensitive_none: (place) =>
    `${keyHouseText(place)}; as nothing is left to divide, no nakshatra is sensitive for ${KEY_HOUSES[place.planet].matter.en}.`,
  saturn_there: ({ isNow, nakshatraIndex, spans }) =>
    `Saturn is there ${isNow ? 'now' : 'next'} in ${nakshatraEn(nakshatraIndex)}, ${listed(spans.map(spanText))}.`,
  more_bindus_rule: ({ house, thanHouse }) =>
    `The ${ordinal(house)} house has more bindus than the ${ordinal(thanHouse)}`,
  more_bindus: ({ bindus, comparison, house, thanBindus, thanHouse }) =>
    `The ${ordinal(house)} house has ${bindus} bindus and the ${ordinal(thanHouse)} ${thanBindus}: ${COMPARED[comparison]}.`,
  vitality_rule: ({ least }) => `The 1st house has ${least} bindus or more, and more than the 8th`,
  vitality: ({ bindus, eighthBindus }) =>
    `The 1st house has ${bindus} bindus, the 8th ${eighthBindus}: a body and a will that recover well.`,
  prosperity_rule: ({ least }) => `The 1st, 9th, 10th and 11th houses have ${least} bindus or more each`,
  prosperity: ({ bindus }) =>
    `Self, fortune, work and gains carry each other, with ${listed(bindus.map(String))} bindus: a chart made to prosper by what it does.`,
  sensitive_houses_rule: () => 'A house has 10 bindus or more fewer than each of its neighbours',
  sensitive_houses: ({ places }) => {
    const described = places.map(
      ({ bindus, house, nextBindus, previousBindus }) =>
        `the ${ordinal(house)} (${areaOf(house)}) has ${bindus} bindus between ${previousBindus} and ${nextBindus}`,
    );
    return `A sensitive point, where the pace changes suddenly as planets pass: ${listed(described)}. Room left in plans helps there.`;
  },
};
