/** Sentences of /special/ashtakavarga-sarva in English. */
import { binduBand, type BinduBand, type SarvaBand } from '../../astro/ashtakavarga/bands.ts';
import type { LifePart } from '../../astro/ashtakavarga/lifeThirds.ts';
import { isDusthana } from '../../astro/chart/houses.ts';
import { KEY_HOUSES } from '../../astro/tables/ashtakavarga.ts';
import { areaOf } from '../../astro/tables/houses.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';
import type { AshtakavargaWords } from '../facts/ashtakavarga.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, listed, named, namedList, nakshatraEn, ordinal, signEn } from './grammar.ts';

const BAND_WORDS: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'very strong',
  strong: 'strong',
  good: 'good',
  average: 'average',
  weak: 'weak',
  very_weak: 'very weak',
};

const LORD_WORDS: Readonly<Record<BinduBand, string>> = {
  excellent: 'It supports the house with ease.',
  good: 'It supports the house well.',
  neutral: 'It neither helps nor hinders the house much.',
  poor: 'It has to work for the house.',
  very_bad: 'The house has to find help elsewhere.',
};

/** What follows for the areas of a house, as it stands after their names. */
const BAND_TEXTS: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'grow almost by themselves, and most transits help them',
  strong: 'go well, and gain from most transits',
  good: 'go a little better than most',
  average: 'give back about what you put in',
  weak: 'need more effort, and gain from good timing',
  very_weak: 'need patience and planning, so begin small',
};

/** The 6th, 8th and 12th are read differently: bindus there are strength against what the house brings. */
const DUSTHANA_TEXTS: Readonly<Record<number, { readonly many: string; readonly few: string }>> = {
  6: {
    many: 'Many bindus here give strength against rivals, debts and illness. Service and steady work go well.',
    few: 'See to rivals, debts and health early, while the trouble is small.',
  },
  8: {
    many: 'Many bindus here help you come through change. They support shared means and research.',
    few: 'Meet change and shared means with reserves and plain agreements.',
  },
  12: {
    many: 'Many bindus here make spending useful. Rest, far places and giving do good.',
    few: 'Plan spending and rest, as little comes back by itself.',
  },
};

const COMPARED = {
  gains_exceed_effort: 'what comes in tends to exceed the effort.',
  effort_exceeds_gains: 'work runs ahead of its reward. Settle terms before you begin.',
  saving: 'more comes in than goes out. Saving is natural.',
  spending: 'money goes out as readily as it comes. A plan for it pays.',
  enjoyment: 'there is strength left to enjoy what life brings.',
} as const;

/** How many bindus a planet has, before "bindus". */
const COUNT_WORDS: Readonly<Record<BinduBand, string>> = {
  excellent: 'very many',
  good: 'many',
  neutral: 'an average number of',
  poor: 'few',
  very_bad: 'very few',
};

const countText = (bindus: number) => `${COUNT_WORDS[binduBand(bindus)]} bindus`;

function rankText(rank: number, isLast: boolean): string {
  if (rank === 1) return 'None of the twelve houses has more.';
  return isLast ? 'None of the twelve houses has fewer.' : `It ranks ${ordinal(rank)} of the twelve houses.`;
}

/** Returns: more bindus than the 12th house and fewer than the 2nd. */
function adjacentText(
  [previousHouse, previous]: readonly [number, number],
  [nextHouse, next]: readonly [number, number],
): string {
  const signs = [Math.sign(previous), Math.sign(next)];
  const than = (sign: number, bindus: string) => {
    if (sign === 0) return `as many${bindus} as`;
    return `${sign > 0 ? 'more' : 'fewer'}${bindus} than`;
  };
  const opening = `It has ${than(signs[0]!, ' bindus')}`;
  if (signs[0] === signs[1]) return `${opening} the ${ordinal(previousHouse)} and the ${ordinal(nextHouse)} house.`;
  return `${opening} the ${ordinal(previousHouse)} house and ${than(signs[1]!, '')} the ${ordinal(nextHouse)}.`;
}

/** Groups planets that have about as many bindus, in the order of their first ones. */
function byCount(placed: AshtakavargaWords['house_occupants']['placed']): (readonly [count: string, SevenPlanet[]])[] {
  const groups = new Map<string, SevenPlanet[]>();
  for (const { bindus, planet } of placed) {
    const count = countText(bindus);
    groups.set(count, [...(groups.get(count) ?? []), planet]);
  }
  return [...groups];
}

/** Returns: your 10th house, of work, standing and deeds; of several houses only the numbers. */
function housesText(houses: readonly number[]): string {
  if (houses.length > 1) return `your ${listed(houses.map(ordinal))} houses`;
  return `your ${ordinal(houses[0]!)} house, of ${areaOf(houses[0]!)},`;
}

const partsText = (parts: readonly LifePart[]) => listed(parts.map((part) => `the ${part} third`));

function spanText({ fromDate, untilDate }: { fromDate: string | null; untilDate: string | null }): string {
  if (untilDate === null) return fromDate === null ? 'all the time told' : `from ${dateEn(fromDate)}`;
  return fromDate === null ? `to ${dateEn(untilDate)}` : `from ${dateEn(fromDate)} to ${dateEn(untilDate)}`;
}

export const ASHTAKAVARGA_EN: Sentences<AshtakavargaWords> = {
  house_bindus: ({ band, house, isLast, rank, signIndex }) =>
    `Your ${ordinal(house)} house, in ${signEn(signIndex)}, is ${BAND_WORDS[band]} by its bindus. ${rankText(rank, isLast)}`,
  house_passage: ({ fewest, most }) =>
    `${capitalised(namedList(most))} can do most in transit here, and ${namedList(fewest)} least.`,
  house_occupants: ({ placed }) => {
    const own = byCount(placed).map(([count, planets]) => {
      const [stand, their] = planets.length > 1 ? ['stand', 'their'] : ['stands', 'its'];
      return `${capitalised(namedList(planets))} ${stand} in it at birth with ${count} of ${their} own.`;
    });
    return own.join(' ');
  },
  house_neighbours: ({ isSensitive, nextDifference, nextHouse, previousDifference, previousHouse }) => {
    const adjacent = adjacentText([previousHouse, previousDifference], [nextHouse, nextDifference]);
    return isSensitive
      ? `${adjacent} Far below both, it is a sensitive point, where the pace changes suddenly.`
      : adjacent;
  },
  house_lord: ({ bindus, house, lord, lordHouse, signIndex }) => {
    const where = lordHouse === house ? 'here' : `in the ${ordinal(lordHouse)} house, in ${signEn(signIndex)},`;
    return `Its lord ${named(lord)} stands ${where} with ${countText(bindus)} of its own. ${LORD_WORDS[binduBand(bindus)]}`;
  },
  house_band: ({ band, house }) => {
    if (isDusthana(house) && band !== 'average') {
      const { few, many } = DUSTHANA_TEXTS[house]!;
      return band === 'weak' || band === 'very_weak' ? few : many;
    }
    return `Matters of ${areaOf(house)} ${BAND_TEXTS[band]}.`;
  },
  leading_houses: ({ houses, lastHouses }) => {
    const leads = `${capitalised(housesText(houses))} ${houses.length > 1 ? 'have' : 'has'} the most bindus.`;
    return `${leads} ${capitalised(housesText(lastHouses))} ${lastHouses.length > 1 ? 'have' : 'has'} the fewest.`;
  },
  best_thirds: ({ parts }) =>
    `Counted by signs, ${partsText(parts)} of life ${parts.length > 1 ? 'are' : 'is'} the best provided.`,
  thirds: ({ bestByHouses, bestBySigns }) => {
    const [signs, houses] = [partsText(bestBySigns), partsText(bestByHouses)];
    const verdict =
      signs === houses
        ? `Counted by signs or by houses, ${signs} of life comes first.`
        : `Counted by signs ${signs} of life comes first, and by houses ${houses}.`;
    return `${verdict} In a richer third effort meets less resistance.`;
  },
  sensitive: ({ house, nakshatraIndexes, planet }) => {
    const [first, ...trines] = nakshatraIndexes.map(nakshatraEn);
    const found = `By the ${ordinal(house)} house from ${named(planet)} the sensitive nakshatra is ${first!}, along with ${listed(trines)}.`;
    return `${found} While Saturn passes them, give time and care to ${KEY_HOUSES[planet].matter.en}.`;
  },
  sensitive_none: ({ planet }) =>
    `Nothing is left to divide, so no nakshatra is sensitive for ${KEY_HOUSES[planet].matter.en}.`,
  saturn_there: ({ isNow, nakshatraIndex, spans }) => {
    const [first, ...later] = spans.map(spanText);
    const passes = `Saturn passes ${nakshatraEn(nakshatraIndex)} ${isNow ? 'now' : 'next'}, ${first!}.`;
    return [passes, ...later.map((span, i) => `It ${i === 0 ? 'returns' : 'is there once more'} ${span}.`)].join(' ');
  },
  more_bindus_rule: ({ house, thanHouse }) =>
    `The ${ordinal(house)} house has more bindus than the ${ordinal(thanHouse)}`,
  more_bindus: ({ comparison, house, thanHouse }) =>
    `The ${ordinal(house)} house has more bindus than the ${ordinal(thanHouse)}, so ${COMPARED[comparison]}`,
  vitality_rule: ({ least }) => `The 1st house has ${least} bindus or more, and more than the 8th`,
  vitality: () => 'The 1st house has more bindus than the 8th. Body and will recover well.',
  prosperity_rule: ({ least }) => `The 1st, 9th, 10th and 11th houses have ${least} bindus or more each`,
  prosperity: () => 'Self, fortune, work and gains support each other. Your own work brings prosperity closer.',
  sensitive_houses_rule: () => 'A house has 10 bindus or more fewer than each of its neighbours',
  sensitive_houses: ({ places }) => {
    const houses = places.map(
      ({ house }) => `The ${ordinal(house)} house, of ${areaOf(house)}, has far fewer bindus than its neighbours.`,
    );
    return `${houses.join(' ')} The pace changes suddenly there as planets pass, so leave room in your plans.`;
  },
};
