/**
 * Patyayini dasha: the year divided by how far its planets and its ascendant have gone in their signs (krishamsha).
 *
 * The lowest degree gives the share of the first, and each further one has the way from the one below it to itself, so
 * the highest degree stands for the whole year. The nodes take no part.
 */
import type { Chart } from '../../chart/chart.ts';
import { parts, tiles, type Stretch } from '../../dasha/period.ts';
import type { Source } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import type { MuddaYear } from '../mudda.ts';

export const PATYAYINI_SOURCE: Source = { text: 'Tajika Nilakanthi', chapter: 'Varsha Tantra, Patyayini dasha' };

/** Whose period it is: a planet, or the ascendant of the year. */
export type PatyayiniLord = SevenPlanet | 'ascendant';

/** One of the eight, with its degree in its sign and its part of the year. */
export interface PatyayiniShare {
  readonly lord: PatyayiniLord;
  readonly degreeInSign: number;
  /** 0 to 1; the eight add up to 1. */
  readonly share: number;
}

export interface PatyayiniPeriod extends Stretch {
  readonly lord: PatyayiniLord;
}

/** Returns the eight shares, the lowest degree first; of equal degrees the later has none and stays in the list. */
export function patyayiniShares(chart: Chart): PatyayiniShare[] {
  const degrees = [
    ...SEVEN_PLANETS.map((lord) => ({ lord, degreeInSign: chart.planets[lord].degreeInSign })),
    { lord: 'ascendant' as const, degreeInSign: chart.ascendant.degreeInSign },
  ].sort((a, b) => a.degreeInSign - b.degreeInSign);
  const highest = degrees.at(-1)!.degreeInSign;
  return degrees.map(({ degreeInSign, lord }, i) => {
    const below = degrees[i - 1]?.degreeInSign ?? 0;
    // Were all eight at the beginning of their signs, they would share alike.
    const share = highest === 0 ? 1 / degrees.length : (degreeInSign - below) / highest;
    return { lord, degreeInSign, share };
  });
}

/** Returns the eight periods of a year; they tile it. */
export function patyayiniPeriods(
  { natal, nextReturnJdUT, returnJdUT }: MuddaYear,
  shares: readonly PatyayiniShare[],
): PatyayiniPeriod[] {
  const years = (nextReturnJdUT - returnJdUT) / natal.conventions.dashaYear;
  const year: Stretch = { level: 1, startJdUT: returnJdUT, endJdUT: nextReturnJdUT, years };
  return tiles(year, weightsOf(shares)).map((stretch, i) => ({ ...stretch, level: 1, lord: shares[i]!.lord }));
}

/** Divides a period by the same shares, from its own lord on. */
export function patyayiniParts(parent: PatyayiniPeriod, shares: readonly PatyayiniShare[]): PatyayiniPeriod[] {
  const first = shares.findIndex(({ lord }) => lord === parent.lord);
  const turns = [...shares.slice(first), ...shares.slice(0, first)];
  return parts(parent, weightsOf(turns), (stretch, i) => ({ ...stretch, lord: turns[i]!.lord }));
}

function weightsOf(shares: readonly PatyayiniShare[]): number[] {
  return shares.map(({ share }) => share);
}
