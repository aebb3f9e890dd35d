/**
 * When a matter ripens: the one search for windows of time, in which the periods of its significators and the passing
 * planets agree (Phaladeepika 20 and 26; the double transit as K. N. Rao teaches it; weights interpretive).
 */
import type { Chart } from '../chart.ts';
import { subPeriods } from '../dasha/nakshatra.ts';
import type { Period } from '../dasha/period.ts';
import { vimshottari } from '../dasha/vimshottari.ts';
import { boundedSum, type ScorePart } from '../score.ts';
import type { PlanetStrengths } from '../strength.ts';
import type { Planet } from '../tables/planets.ts';
import { isStayAt, type Stay } from '../transit/stays.ts';
import { pathScores, type PeriodPath, type Significator } from './timingPeriods.ts';
import { DAYS_PER_YEAR } from '../time.ts';

/** Sign indexes of the slow planets, and of Mars where a plan asks for him. */
export type PassingSigns = Readonly<Partial<Record<Planet, number>>>;

/** What the passing planets add while they stand in their signs. */
export interface Trigger {
  readonly id: string;
  /** Most points it can give. */
  readonly max: number;
  /** Without one of these a window rests on its periods alone. */
  readonly isDeciding: boolean;
  /** What of it holds, and for how much; null where it does not. */
  at(passing: PassingSigns): { readonly points: number; readonly text: string } | null;
}

export interface TimingPlan {
  readonly significators: readonly Significator[];
  readonly triggers: readonly Trigger[];
  /** Planets whose signs the triggers read. */
  readonly movers: readonly Planet[];
  /** Years of life between which it is looked for; null for all. */
  readonly ages: readonly [from: number, to: number] | null;
  /** Its windows ask for care, and a strong lord protects; else they bring the matter, and a strong lord gives. */
  readonly isCaution?: true;
}

/** What the search reads of a birth. */
export interface TimingScene {
  readonly chart: Chart;
  readonly strengths: PlanetStrengths;
  readonly birthJdUT: number;
  /** Mahadashas, the one that runs at birth first. */
  readonly life: readonly Period<Planet>[];
  /** Stays in signs that touch the time searched, in order. */
  staysOf(planet: Planet): readonly Stay[];
}

/** A stretch in which no lord and no sign changes. */
interface Piece {
  readonly startJdUT: number;
  readonly endJdUT: number;
  readonly path: PeriodPath;
  readonly passing: PassingSigns;
  readonly parts: readonly ScorePart[];
  /** Before it is brought back within 100, for the order of windows. */
  readonly sum: number;
  readonly isAgreed: boolean;
}

export interface TimingWindow {
  readonly startJdUT: number;
  readonly endJdUT: number;
  /** Its best stretch, whose score is that of the window. */
  readonly peak: Pick<Piece, 'startJdUT' | 'endJdUT' | 'path' | 'passing'>;
  readonly score: number;
  readonly strength: 'strong' | 'good' | 'moderate';
  readonly nature: 'favourable' | 'caution';
  readonly parts: readonly ScorePart[];
  /** Periods and a deciding transit agree; else the periods alone carry it. */
  readonly isAgreed: boolean;
}

const LEAST_SCORE = 60;
const STRONG_SCORE = 80;
/** Windows of one antardasha that lie nearer to each other are one. */
const GAP_DAYS = 30;
/** Shorter ones are of no use to anybody. Interpretive. */
const LEAST_DAYS = 7;

/**
 * Finds the windows of a time, the best first: those in which periods and transits agree before those of periods alone.
 *
 * A window lies within one antardasha.
 */
export function timingWindows(
  scene: TimingScene,
  plan: TimingPlan,
  fromJdUT: number,
  untilJdUT: number,
): TimingWindow[] {
  const [from, until] = withinAges(scene, plan, fromJdUT, untilJdUT);
  const open: Piece[][] = [];
  for (const piece of pieces(scene, plan, from, until)) {
    if (piece.sum < LEAST_SCORE) continue;
    const last = open.at(-1)?.at(-1);
    if (last && isContinued(last, piece)) open.at(-1)!.push(piece);
    else open.push([piece]);
  }
  return open
    .filter((held) => held.at(-1)!.endJdUT - held[0]!.startJdUT >= LEAST_DAYS)
    .map((held) => windowOf(held, plan))
    .sort(byRank)
    .map(({ window }) => window);
}

/** Returns the part of a time that lies within the ages of a plan; none of it where it begins at its end. */
function withinAges(
  { birthJdUT }: TimingScene,
  { ages }: TimingPlan,
  fromJdUT: number,
  untilJdUT: number,
): [number, number] {
  if (ages === null) return [Math.max(fromJdUT, birthJdUT), untilJdUT];
  const [young, old] = ages.map((years) => birthJdUT + years * DAYS_PER_YEAR) as [number, number];
  return [Math.max(fromJdUT, young), Math.min(untilJdUT, old)];
}

function isContinued(before: Piece, piece: Piece): boolean {
  const isSamePeriod = before.path[1] === piece.path[1];
  return isSamePeriod && before.isAgreed === piece.isAgreed && piece.startJdUT - before.endJdUT < GAP_DAYS;
}

interface Ranked {
  readonly window: TimingWindow;
  readonly sum: number;
}

function windowOf(held: readonly Piece[], { isCaution }: TimingPlan): Ranked {
  const peak = held.reduce((best, piece) => (piece.sum > best.sum ? piece : best));
  const { value, parts } = boundedSum(peak.parts);
  const window: TimingWindow = {
    startJdUT: held[0]!.startJdUT,
    endJdUT: held.at(-1)!.endJdUT,
    peak,
    score: value,
    strength: value >= STRONG_SCORE ? 'strong' : isCaution ? 'moderate' : 'good',
    nature: isCaution ? 'caution' : 'favourable',
    parts,
    isAgreed: peak.isAgreed,
  };
  return { window, sum: peak.sum };
}

function byRank(a: Ranked, b: Ranked): number {
  if (a.window.isAgreed !== b.window.isAgreed) return a.window.isAgreed ? -1 : 1;
  return b.sum - a.sum || a.window.startJdUT - b.window.startJdUT;
}

function* pieces(scene: TimingScene, plan: TimingPlan, fromJdUT: number, untilJdUT: number): Generator<Piece> {
  const tracked = plan.movers.map((planet) => ({ planet, stays: scene.staysOf(planet), next: 0 }));
  const scored = pathScores(scene.strengths, plan);
  const bringing = new Set(plan.significators.map(({ planet }) => planet));
  for (const path of paths(scene.life, fromJdUT, untilJdUT)) {
    // A sub-period of the third level alone brings nothing.
    if (!bringing.has(path[0].lord) && !bringing.has(path[1].lord)) continue;
    const end = Math.min(path[2].endJdUT, untilJdUT);
    let start = Math.max(path[2].startJdUT, fromJdUT);
    while (start < end) {
      let until = end;
      const passing: Partial<Record<Planet, number>> = {};
      for (const track of tracked) {
        while (track.next < track.stays.length && !isStayAt(track.stays[track.next]!, start)) track.next++;
        const stay = track.stays[track.next];
        if (!stay) return;
        passing[track.planet] = stay.index;
        until = Math.min(until, stay.endJdUT ?? until);
      }
      yield piece(plan, scored(path), path, passing, start, until);
      start = until;
    }
  }
}

function piece(
  { triggers }: TimingPlan,
  dasha: readonly ScorePart[],
  path: PeriodPath,
  passing: PassingSigns,
  startJdUT: number,
  endJdUT: number,
): Piece {
  const parts = [...dasha];
  let hasDeciding = false;
  for (const { at, id, isDeciding, max } of triggers) {
    const held = at(passing);
    if (held === null) continue;
    parts.push({ id, label: held.text, points: held.points, max });
    hasDeciding ||= isDeciding && held.points > 0;
  }
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return { startJdUT, endJdUT, path, passing, parts, sum, isAgreed: hasDeciding };
}

/** Yields the pratyantardashas of a time with the periods around them. */
function* paths(life: readonly Period<Planet>[], fromJdUT: number, untilJdUT: number): Generator<PeriodPath> {
  const touched = (periods: readonly Period<Planet>[]) =>
    periods.filter(({ endJdUT, startJdUT }) => startJdUT < untilJdUT && endJdUT > fromJdUT);
  for (const mahadasha of touched(life)) {
    for (const antardasha of touched(subPeriods(vimshottari, mahadasha))) {
      for (const pratyantardasha of touched(subPeriods(vimshottari, antardasha))) {
        yield [mahadasha, antardasha, pratyantardasha];
      }
    }
  }
}
