/** Sentences of /special/ashtakavarga-sarva. */
import { listed, ordinal } from '../../lib/astro/words.ts';
import { binduBand, MEAN_SARVA, type BinduBand, type SarvaBand } from '../../lib/astro/ashtakavarga/bands.ts';
import type { Ashtakavarga } from '../../lib/astro/ashtakavarga/bindus.ts';
import {
  signHolders,
  type Holders,
  type HouseBindus,
  type Neighbour,
} from '../../lib/astro/ashtakavarga/houseBindus.ts';
import { MEAN_THIRD, type LifePart, type BinduThird } from '../../lib/astro/ashtakavarga/lifeThirds.ts';
import type { SensitivePlace } from '../../lib/astro/ashtakavarga/pindas.ts';
import { sentence } from '../../lib/astro/judgement/phrases.ts';
import type { Finding } from '../../lib/astro/judgement/finding.ts';
import { occupants, type Chart } from '../../lib/astro/chart/chart.ts';
import { isDusthana } from '../../lib/astro/chart/houses.ts';
import { lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { HOUSE_TOPICS } from '../../lib/astro/tables/houses.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { isNode, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';

/** Describes one house: its bindus, which transits do well in it, its neighbours, its lord, and what follows. */
export function houseBindusText(chart: Chart, av: Ashtakavarga, house: HouseBindus): string {
  return [
    headText(house),
    passageText(av, house),
    ...occupantTexts(chart, av, house),
    neighbourText(house),
    lordText(chart, av, house),
    bandText(house),
  ].join(' ');
}

const BAND_WORDS: Readonly<Record<SarvaBand, string>> = {
  very_strong: 'very strong',
  strong: 'strong',
  good: 'good',
  average: 'average',
  weak: 'weak',
  very_weak: 'very weak',
};

function headText({ house, signIndex, bindus, band, rank, isLast }: HouseBindus): string {
  return `The ${ordinal(house)} house, ${SIGNS[signIndex]!}, has ${bindus} bindus, ${meanText(bindus)}: ${BAND_WORDS[band]}, ${rankText(rank, isLast)}.`;
}

function meanText(bindus: number): string {
  const fromMean = bindus - MEAN_SARVA;
  if (Math.abs(fromMean) < 0.5) return 'the mean of a sign';
  return `${Math.abs(fromMean).toFixed(1)} ${fromMean > 0 ? 'above' : 'below'} the mean of a sign`;
}

function rankText(rank: number, isLast: boolean): string {
  if (rank === 1) return 'none of the twelve houses has more';
  return isLast ? 'none of the twelve houses has fewer' : `the ${ordinal(rank)} of the twelve houses`;
}

/** The planets with the most bindus there, and those with the fewest. */
function passageText(av: Ashtakavarga, { signIndex }: HouseBindus): string {
  const described = ({ bindus, planets }: Holders) =>
    `${namedList(planets)} (${bindus} of 8${planets.length > 1 ? ' each' : ''})`;
  const { most, fewest } = signHolders(av, signIndex);
  return `Passing through it, ${described(most)} can do most and ${described(fewest)} least.`;
}

function occupantTexts(chart: Chart, { bhinna }: Ashtakavarga, { house, signIndex }: HouseBindus): string[] {
  // The lord has a sentence of its own.
  const others = occupants(chart, house).filter((planet) => planet !== lordOfHouse(chart, house));
  const placed = others.filter((planet): planet is SevenPlanet => !isNode(planet));
  if (placed.length === 0) return [];
  const own = placed.map((planet) => `${named(planet)} with ${bindusText(bhinna[planet][signIndex]!)}`);
  return [`Standing in it by birth: ${listed(own)} of ${placed.length > 1 ? 'their' : 'its'} own.`];
}

function bindusText(bindus: number): string {
  if (bindus === 0) return 'no bindu';
  return bindus === 1 ? '1 bindu' : `${bindus} bindus`;
}

function neighbourText({ previous, next, isSensitive }: HouseBindus): string {
  const beside = sentence(`it has ${adjacentText(previous)} and ${adjacentText(next)}`);
  return isSensitive
    ? `${beside} So far below both, it is a sensitive point, where the pace changes suddenly.`
    : beside;
}

function adjacentText({ house, difference }: Neighbour): string {
  if (difference === 0) return `as many as the ${ordinal(house)}`;
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than the ${ordinal(house)}`;
}

const LORD_WORDS: Readonly<Record<BinduBand, string>> = {
  excellent: 'it carries the house with ease',
  good: 'it carries the house well',
  neutral: 'it neither helps nor hinders much',
  poor: 'it has to work for the house',
  very_bad: 'the house has to find help elsewhere',
};

function lordText(chart: Chart, { bhinna }: Ashtakavarga, { house }: HouseBindus): string {
  const lord = lordOfHouse(chart, house);
  const { signIndex, house: lordHouse } = chart.planets[lord];
  const own = bhinna[lord][signIndex]!;
  const where = lordHouse === house ? 'here' : `in the ${ordinal(lordHouse)}, ${SIGNS[signIndex]!}`;
  return sentence(
    `its lord ${named(lord)} stands ${where}, with ${bindusText(own)} of its own: ${LORD_WORDS[binduBand(own)]}`,
  );
}

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

function bandText({ house, band }: HouseBindus): string {
  if (isDusthana(house) && band !== 'average') {
    const { many, few } = DUSTHANA_TEXTS[house]!;
    return band === 'weak' || band === 'very_weak' ? few : many;
  }
  return `Matters of ${HOUSE_TOPICS[house - 1]!.area} ${BAND_TEXTS[band]}.`;
}

/** Names the strongest and the weakest houses, and the rules about them together. */
export function sarvaSummary(
  houses: readonly HouseBindus[],
  thirds: readonly BinduThird[],
  findings: readonly Finding[],
): string {
  const leading = houses.filter(({ rank }) => rank === 1);
  const trailing = houses.filter(({ isLast }) => isLast);
  const [most, fewest] = [leading[0]!.bindus, trailing[0]!.bindus];
  const leads = `${housesText(leading)} ${leading.length > 1 ? 'lead' : 'leads'} with ${most} bindus of 56`;
  const trails = `${housesText(trailing)} ${trailing.length > 1 ? 'have' : 'has'} the fewest, ${fewest}`;
  const best = richest(thirds);
  const said = (tone: Finding['tone']) => findings.find((one) => one.isMet && one.tone === tone)?.meaning;
  return [
    sentence(`${leads}, ${trails}`),
    `By signs, ${partsText(best)} ${best.length > 1 ? 'are' : 'is'} the best provided of life.`,
    ...[said('supports'), said('asks_care')].filter((text) => text !== undefined && text !== null),
  ].join(' ');
}

function housesText(houses: readonly HouseBindus[]): string {
  return listed(houses.map(({ house }) => `the ${ordinal(house)} house (${HOUSE_TOPICS[house - 1]!.area})`));
}

/** The third with the most bindus; several on a tie. */
function richest(thirds: readonly BinduThird[]): LifePart[] {
  const most = Math.max(...thirds.map(({ bindus }) => bindus));
  return thirds.filter(({ bindus }) => bindus === most).map(({ part }) => part);
}

function partsText(parts: readonly LifePart[]): string {
  return listed(parts.map((part) => `the ${part} third`));
}

export function thirdsText(bySigns: readonly BinduThird[], byHouses: readonly BinduThird[]): string {
  const described = (thirds: readonly BinduThird[]) =>
    listed(thirds.map(({ part, bindus }) => `the ${part} third ${bindus}`));
  const [signs, houses] = [partsText(richest(bySigns)), partsText(richest(byHouses))];
  const verdict =
    signs === houses
      ? `Both readings put ${signs} first.`
      : `The readings differ: by signs ${signs} first, by houses ${houses}.`;
  return `Of life, by signs ${described(bySigns)}; by houses ${described(byHouses)}; the mean of a third is ${MEAN_THIRD.toFixed(1)}. ${verdict} A richer third is one in which effort meets less resistance.`;
}

/** @param passage when Saturn is there, as a clause; null where it is left out */
export function sensitiveText(place: SensitivePlace, shodhyaPinda: number, passage: string | null): string {
  const { planet, house, signIndex, bindus, product, matter, nakshatraIndexes } = place;
  const count = `The ${ordinal(house)} from ${named(planet)} is ${SIGNS[signIndex]!}, with ${bindusText(bindus)} of ${named(planet)}`;
  if (product === 0) return `${count}; as nothing is left to divide, no nakshatra is sensitive for ${matter}.`;
  const [first, ...trines] = nakshatraIndexes.map((index) => NAKSHATRAS[index]!);
  const remainder = product % 27;
  const leaves = remainder === 0 ? 'which 27 divides, so the last' : `which leaves ${remainder} of 27`;
  const found = `${count}: ${shodhyaPinda} times ${bindus} is ${product}, ${leaves}: ${first!}, and with it ${listed(trines)}.`;
  const when = passage === null ? '' : ` Saturn is there ${passage}.`;
  return `${found} While Saturn passes them, ${matter} ask for time and care.${when}`;
}
