/** The variable significators (chara karakas): planets ranked by their degrees within signs (JS 1.1.11-18; BPHS 32.1-17). */
import { ARCSEC_PER_DEG } from '../angle.ts';
import { planetsOf, type Chart } from '../chart/chart.ts';
import type { KarakaScheme } from '../conventions.ts';
import { isNode, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { KARAKA_OFFICES, OFFICES_BY_SCHEME, type KarakaCode } from './tables/karakaOffices.ts';

export interface CharaKaraka {
  readonly code: KarakaCode;
  readonly planet: Planet;
  /** Degrees that are compared: within the sign, for Rahu counted from its end. */
  readonly countedDeg: number;
  /** How far it is ahead of the next in rank; null for the last. */
  readonly leadDeg: number | null;
  /** Planets within an arc-second, which hold the office together with it. */
  readonly sharedWith: readonly Planet[];
  /** Whether the natural significator holds it, as a tie above left the office empty. */
  readonly isByNature: boolean;
}

interface Runner {
  readonly planet: Planet;
  readonly countedDeg: number;
}

/** Planets nearer to each other than this have the same degree, and share an office. */
const TIE_DEG = 1 / ARCSEC_PER_DEG;

/**
 * Returns the variable significators, atmakaraka first: seven, or eight with Rahu, as the conventions choose.
 *
 * The Sutras say "of seven or of eight". Equal degrees are compared by minutes and seconds; planets equal to the second
 * share the higher office, and the office that is left without a planet falls to the natural significator (BPHS 32.13-17).
 */
export function charaKarakas(
  chart: Chart,
  scheme: KarakaScheme = chart.conventions.karakaScheme,
): readonly CharaKaraka[] {
  const runners = runnersOf(chart, scheme);
  return OFFICES_BY_SCHEME[scheme].map((code, rank) => {
    const { planet, countedDeg } = runners[rank]!;
    const isByNature = rank > 0 && isTied(runners, rank - 1);
    if (isByNature) return { ...byNature(chart, code), code, sharedWith: [], isByNature };
    const next = runners[rank + 1];
    return {
      code,
      planet,
      countedDeg,
      leadDeg: next ? countedDeg - next.countedDeg : null,
      sharedWith: tiedAfter(runners, rank),
      isByNature,
    };
  });
}

/** Returns the significator of an office; the eighth, of the father, exists only among eight. */
export function charaKaraka(karakas: readonly CharaKaraka[], code: Exclude<KarakaCode, 'PiK'>): CharaKaraka {
  return karakas.find((karaka) => karaka.code === code)!;
}

function runnersOf(chart: Chart, scheme: KarakaScheme): Runner[] {
  return planetsOf(chart)
    .filter(({ id }) => !isNode(id) || (id === 'Rahu' && scheme === 8))
    .map(({ id, degreeInSign }) => ({ planet: id, countedDeg: countedDeg(id, degreeInSign) }))
    .sort((a, b) => b.countedDeg - a.countedDeg);
}

/** Rahu moves backwards and is counted from the end of its sign. */
function countedDeg(planet: Planet, degreeInSign: number): number {
  return planet === 'Rahu' ? 30 - degreeInSign : degreeInSign;
}

/** Tells whether the planet at a rank is within an arc-second of the next. */
function isTied(runners: readonly Runner[], rank: number): boolean {
  const next = runners[rank + 1];
  return next !== undefined && runners[rank]!.countedDeg - next.countedDeg < TIE_DEG;
}

function tiedAfter(runners: readonly Runner[], rank: number): Planet[] {
  return isTied(runners, rank) ? [runners[rank + 1]!.planet, ...tiedAfter(runners, rank + 1)] : [];
}

function byNature(chart: Chart, code: KarakaCode): Pick<CharaKaraka, 'planet' | 'countedDeg' | 'leadDeg'> {
  const planet: SevenPlanet = KARAKA_OFFICES[code].natural;
  return { planet, countedDeg: chart.planets[planet].degreeInSign, leadDeg: null };
}
