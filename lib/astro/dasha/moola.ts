/**
 * Moola dasha (Lagna kendradi graha dasha), what the past brought: planets by angles from the strongest of ascendant, Sun
 * and Moon, each with its vimshottari years less its distance from its moolatrikona sign.
 */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { signsPassed } from '../jaimini/footed.ts';
import { strongerPlanet, strongerSign, type Comparison } from '../jaimini/stronger.ts';
import { isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { bphs, practice, saravali } from '../source.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { isNode, PLANETS, type Planet } from '../tables/planets.ts';
import { consecutive } from './consecutive.ts';
import { parts, type Period } from './period.ts';
import type { SignDasha } from './sign.ts';
import { vimshottari } from './vimshottari.ts';

export const moola: SignDasha = {
  id: 'moola',
  name: 'Moola',
  sanskrit: 'मूल',
  sources: [practice('Sanjay Rath, Moola Dasa: Lagna Kendradi Graha Dasa'), saravali(), bphs(46)],
};

/** The strongest of the three signs from which the angles are counted. */
export interface MoolaSeed {
  readonly signIndex: number;
  readonly moonSignIndex: number;
  readonly sunSignIndex: number;
  /** The ascendant with the Sun, then the stronger of them with the Moon. */
  readonly comparisons: readonly [Comparison<number>, Comparison<number>];
}

/** Returns the stronger of ascendant, Sun and Moon; the one named first where nothing tells them apart. */
export function moolaSeed(chart: Chart): MoolaSeed {
  const [sunSignIndex, moonSignIndex] = [chart.signs.Sun, chart.signs.Moon];
  const bySun = strongerSign(chart, chart.ascendant.signIndex, sunSignIndex);
  const byMoon = strongerSign(chart, bySun.winner, moonSignIndex);
  return { signIndex: byMoon.winner, sunSignIndex, moonSignIndex, comparisons: [bySun, byMoon] };
}

export const HOUSE_GROUPS = ['kendra', 'panaphara', 'apoklima'] as const;
/** Houses 1, 4, 7, 10; 2, 5, 8, 11; 3, 6, 9, 12. */
export type HouseGroup = (typeof HOUSE_GROUPS)[number];

/** How long a planet lasts, with every step of the count. */
export interface MoolaTurn {
  readonly lord: Planet;
  /** Counted from the seed. */
  readonly group: HouseGroup;
  readonly vimshottariYears: number;
  readonly moolatrikonaSignIndex: number;
  /** Signs from the planet to its moolatrikona sign, 0 in the sign itself. */
  readonly counted: number;
  /** One more where it is exalted, one less where debilitated. */
  readonly adjustment: number;
  /** In the first cycle; at least 1. */
  readonly years: number;
  /** In the second cycle: what the first left of the vimshottari years, if anything. */
  readonly secondYears: number;
}

/** Whether a planet in its moolatrikona sign keeps its vimshottari years whole, or has twelve taken away. */
export type AtMoolatrikona = 'whole' | 'less_twelve';

/** The nodes’ signs of count here are those that they own with Saturn and Mars. */
const NODE_SIGNS: Readonly<Record<'Rahu' | 'Ketu', number>> = { Rahu: 10, Ketu: 7 };
const VIMSHOTTARI_YEARS = new Map(vimshottari.lords.map(({ lord, years }) => [lord, years]));
/** A count that leaves nothing leaves one year; the text gives no rule. */
const LEAST_YEARS = 1;
const WHOLE_ROUND = 12;

/** Returns the nine turns of the first cycle, in their order: angles, then the houses after them, within a group by strength. */
export function moolaTurns(chart: Chart, seedSignIndex: number, atMoolatrikona: AtMoolatrikona = 'whole'): MoolaTurn[] {
  const groupOf = (planet: Planet) => (countFrom(seedSignIndex, chart.signs[planet]) - 1) % HOUSE_GROUPS.length;
  return [...PLANETS]
    .sort((a, b) => groupOf(a) - groupOf(b) || (strongerPlanet(chart, a, b).winner === a ? -1 : 1))
    .map((lord) => turnOf(chart, lord, HOUSE_GROUPS[groupOf(lord)]!, atMoolatrikona));
}

function turnOf(chart: Chart, lord: Planet, group: HouseGroup, atMoolatrikona: AtMoolatrikona): MoolaTurn {
  const { nodeExaltation } = chart.conventions;
  const signIndex = chart.signs[lord];
  const vimshottariYears = VIMSHOTTARI_YEARS.get(lord)!;
  const moolatrikonaSignIndex = isNode(lord) ? NODE_SIGNS[lord] : DIGNITIES[lord].moolatrikonaSign;
  const counted = signsPassed(signIndex, moolatrikonaSignIndex, true);
  const isExalted = isSignExalted(lord, signIndex, nodeExaltation);
  const isDebilitated = isSignDebilitated(lord, signIndex, nodeExaltation);
  const adjustment = Number(isExalted) - Number(isDebilitated);
  const taken = counted === 0 && atMoolatrikona === 'less_twelve' ? WHOLE_ROUND : counted;
  // Where the count takes all of the years, they stay whole in the first cycle.
  const left = vimshottariYears === taken ? vimshottariYears : vimshottariYears - taken;
  const years = Math.max(LEAST_YEARS, left + adjustment);
  const secondYears = Math.max(0, vimshottariYears - years);
  return { lord, group, vimshottariYears, moolatrikonaSignIndex, counted, adjustment, years, secondYears };
}

/** Returns the periods from birth to the age of 120: both cycles, then the first again as far as is needed. */
export function moolaPeriods(turns: readonly MoolaTurn[], birthJdUT: number, yearDays: number): Period<Planet>[] {
  const second = turns.map(({ lord, secondYears }) => ({ lord, years: secondYears }));
  return consecutive(
    [...turns, ...second, ...turns],
    birthJdUT,
    yearDays,
    ({ lord, years }, startJdUT, endJdUT): Period<Planet> => ({ level: 1, lord, startJdUT, endJdUT, years }),
  );
}

/** Divides a period among all nine from its own lord on, by their years in the first cycle; a prana has no parts. */
export function moolaSubPeriods(turns: readonly MoolaTurn[], parent: Period<Planet>): Period<Planet>[] {
  const first = turns.findIndex(({ lord }) => lord === parent.lord);
  const order = [...turns.slice(first), ...turns.slice(0, first)];
  return parts(
    parent,
    order.map(({ years }) => years),
    ({ level, startJdUT, endJdUT, years }, i): Period<Planet> => {
      return { level, lord: order[i]!.lord, startJdUT, endJdUT, years };
    },
  );
}
