/** Sentences of /dasha in English. */
import type { Lordship } from '../../astro/dasha/facts.ts';
import { LEVEL_NAMES } from '../../astro/dasha/period.ts';
import { signLord } from '../../astro/tables/signs.ts';
import type { DashaWords } from '../facts/dasha.ts';
import type { Sentences } from '../sentences.ts';
import { capitalised, dateEn, listed, named, namedList, nakshatraEn, ordinal, signEn } from './grammar.ts';

const SUPPORTS = [
  'Neither of the two further conditions is met.',
  'One of the two further conditions is met.',
  'Both further conditions are met.',
] as const;

/** What a period brings to the fore from each house, the 1st first. */
const MATTERS = [
  'vitality',
  'wealth',
  'siblings',
  'home',
  'children',
  'service',
  'partnership',
  'change',
  'fortune',
  'work',
  'gains',
  'rest',
] as const;

export const DASHA_EN: Sentences<DashaWords> = {
  rahu_from_ascendant_lord: () => 'Rahu is in a kendra or trikona (1, 4, 5, 7, 9 or 10) from the lord of the ascendant',
  rahu_outside_ascendant: () => 'Rahu is not in the ascendant',
  day_and_paksha: () => 'The birth was by day in the dark half of the month, or by night in the bright half',
  opening: ({ elapsedShare, lord, nakshatraIndexes, years }) => {
    const crossed = listed(nakshatraIndexes.map(nakshatraEn));
    const stood =
      nakshatraIndexes.length === 1
        ? `At birth the Moon stood in ${crossed}, which belongs to ${named(lord)}.`
        : `At birth the Moon stood among ${crossed}, which belong to ${named(lord)}.`;
    return `${stood} Of its ${years} years, ${lengthEn(years * (1 - elapsedShare))} were left.`;
  },
  applicability: ({ isRahuPlaced, supports }) =>
    isRahuPlaced
      ? `Rahu stands where Ashtottari needs it, so read this dasha beside Vimshottari. ${SUPPORTS[supports]}`
      : `Rahu does not stand where Ashtottari needs it, so read Vimshottari first. ${SUPPORTS[supports]}`,
  chosen: ({ basis, date, level, lord, state }) => {
    const name = LEVEL_NAMES[level - 1]!;
    const when = {
      running: 'runs at the time you chose',
      over: `ended on ${dateEn(date)}`,
      to_come: `begins on ${dateEn(date)}`,
    };
    if (basis === 'running') return `The ${name} of ${named(lord)} runs at the time you chose.`;
    if (basis === 'asked') return `You named the ${name} of ${named(lord)}, which ${when[state]}.`;
    const none = `No ${name} was named, and none of its kind runs at the time you chose.`;
    return `${none} The first one you live through is that of ${named(lord)}, which ${when[state]}.`;
  },
  mahadasha_begins: ({ lord, previousLord, years }) =>
    `The mahadasha of ${named(lord)} follows that of ${named(previousLord)} and lasts ${lengthEn(years)}.`,
  own_antardasha_begins: ({ lord, years }) =>
    `The antardasha of ${named(lord)} itself opens its mahadasha and lasts ${lengthEn(years)}.`,
  antardasha_begins: ({ lord, mahadashaLord, previousLord, years }) =>
    `In the mahadasha of ${named(mahadashaLord)}, the antardasha of ${named(lord)} follows that of ${named(previousLord)}. It lasts ${lengthEn(years)}.`,
  lord_stands: ({ house, houses, lord, signIndex }) => {
    const who = capitalised(named(lord));
    const matters = listed([...new Set([...houses, house])].map((number) => MATTERS[number - 1]!));
    const where = houses.includes(house) ? 'there' : `in your ${ordinal(house)} house`;
    const place =
      houses.length === 0
        ? `${who} stands in your ${ordinal(house)} house, in ${signEn(signIndex)}, the sign of ${named(signLord(signIndex))}.`
        : `${who} rules your ${housesEn(houses)} and stands ${houses.length > 1 && where === 'there' ? `in the ${ordinal(house)}` : where}.`;
    return `${place} Matters of ${matters} come to the fore.`;
  },
  junction: ({ from, isChhidra, to }) => {
    const [one, other] = [named(from.planet), named(to.planet)];
    const reading = [
      `The last tenth of the mahadasha of ${one} prepares that of ${other}.`,
      `${capitalised(rulesEn(from))}, and ${rulesEn(to)}.`,
      `It is a time to close matters of ${one} and to begin new ones lightly.`,
    ];
    const turn = `Practice counts the change from ${one} to ${other} among three sharper turns. Give it time and room.`;
    return [...reading, ...(isChhidra ? [turn] : [])].join(' ');
  },
};

/** Returns `2 years and 8 months`, to the nearest month, or days where that is none. */
export function lengthEn(years: number): string {
  const months = Math.round(years * 12);
  if (months === 0) return countedEn(Math.round(years * 365.25), 'day');
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const parts = [...(whole > 0 ? [countedEn(whole, 'year')] : []), ...(rest > 0 ? [countedEn(rest, 'month')] : [])];
  return parts.join(' and ');
}

function countedEn(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`}`;
}

/** Returns `6th and 7th houses`. */
export function housesEn(houses: readonly number[]): string {
  return `${listed(houses.map(ordinal))} ${houses.length === 1 ? 'house' : 'houses'}`;
}

/** Returns whom a node acts for, `Mars, lord of your 1st and 8th houses`; of several planets only their names. */
export function agentsEn(agents: Lordship['agents'], whose: 'your' | 'the' = 'your'): string {
  const [first] = agents;
  return first && agents.length === 1
    ? `${named(first.planet)}, lord of ${whose} ${housesEn(first.houses)}`
    : namedList(agents.map(({ planet }) => planet));
}

/**
 * Returns `Saturn rules your 6th and 7th houses`, or `Rahu acts for Mars, lord of your 1st and 8th houses`.
 *
 * @param whose `the` where another than the reader is told of
 */
export function rulesEn({ agents, houses, planet }: Lordship, whose: 'your' | 'the' = 'your'): string {
  return agents.length === 0
    ? `${named(planet)} rules ${whose} ${housesEn(houses)}`
    : `${named(planet)} acts for ${agentsEn(agents, whose)}`;
}

/** Returns `lord of the 6th and 7th`; of a node, for whom it acts. */
export function lordshipEn({ agents, houses }: Lordship): string {
  const lordOf = (owned: readonly number[]) => `lord of the ${listed(owned.map(ordinal))}`;
  if (agents.length === 0) return lordOf(houses);
  return `acting for ${listed(agents.map((agent) => `${named(agent.planet)} (${lordOf(agent.houses)})`))}`;
}
