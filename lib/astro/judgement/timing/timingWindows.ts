/**
 * When a matter ripens: the one search for windows of time, in which the periods of its significators and the passing
 * planets agree (Phaladeepika 20 and 26; the double transit as K. N. Rao teaches it; weights interpretive).
 */
import type { Chart } from '../../chart/chart.ts';
import { subPeriods } from '../../dasha/nakshatra.ts';
import type { Period } from '../../dasha/period.ts';
import { vimshottari } from '../../dasha/vimshottari.ts';
import { boundedSum, type ScorePart } from '../../score.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';
import { isStayAt, type Stay } from '../../transit/stays.ts';
import { pathScores, type PathScores, type PeriodPath, type Significator } from './windowPeriods.ts';
import { DAYS_PER_YEAR } from '../../time.ts';
import { tenths } from '../../rounding.ts';
import { windowFact, type WindowText } from './facts.ts';

/** Sign indexes of the slow planets, and of Mars where a plan needs him. */
export type PassingSigns = Readonly<Partial<Record<Planet, number>>>;

/** Points that transits add while they last. */
export interface Trigger {
  readonly id: string;
  /** Most points it can give. */
  readonly max: number;
  /** Whether it is a deciding trigger; without one a window rests on its periods alone. */
  readonly isDeciding: boolean;
  /** The part of it that holds, with its points; null where none does. */
  at(passing: PassingSigns): { readonly points: number; readonly text: WindowText } | null;
}

export interface TimingPlan {
  readonly significators: readonly Significator[];
  readonly triggers: readonly Trigger[];
  /** Planets whose signs the triggers depend on. */
  readonly movers: readonly Planet[];
  /** Years of life that bound the search; null for all. */
  readonly ages: readonly [from: number, to: number] | null;
  /** Planets that press on the matter on the whole: no window lies in the antardasha of one. */
  readonly pressing?: readonly Planet[];
  /** True for windows that ask for care, where a strong lord protects; else windows bring the matter, and a strong lord gives. */
  readonly isCaution?: true;
}

/** What the search needs of a birth. */
export interface TimingContext {
  readonly chart: Chart;
  readonly strengths: PlanetStrengths;
  readonly birthJdUT: number;
  /** Mahadashas, the one that runs at birth first. */
  readonly life: readonly Period<Planet>[];
  /** Stays in signs that touch the time searched, in order. */
  staysOf(planet: Planet): readonly Stay[];
}

/** A time in which no moving planet changes its sign, with the triggers that hold. */
interface Sky {
  readonly passing: PassingSigns;
  readonly endJdUT: number;
  readonly parts: readonly ScorePart<WindowText>[];
  readonly isAgreed: boolean;
}

/** A stretch in which no lord and no sign changes. */
interface Piece {
  readonly startJdUT: number;
  readonly endJdUT: number;
  readonly path: PeriodPath;
  readonly sky: Sky;
  /** Sum of its parts before the bound of 100, for the order of windows. */
  readonly sum: number;
}

export interface TimingWindow {
  readonly startJdUT: number;
  readonly endJdUT: number;
  /** Its best stretch, whose score is that of the window. */
  readonly peak: Pick<Piece, 'startJdUT' | 'endJdUT' | 'path'> & Pick<Sky, 'passing'>;
  readonly score: number;
  readonly strength: 'strong' | 'good' | 'moderate';
  readonly nature: 'favourable' | 'caution';
  readonly parts: readonly ScorePart<WindowText>[];
  /** Transits of the peak that hold for half of the window at least: a passing day is no reason for a season. */
  readonly lasting: readonly WindowText[];
  /** True where periods and a deciding transit agree, false where it rests on periods alone. */
  readonly isAgreed: boolean;
}

/** Least points of a stretch that is told; what asks for care is told as plainly, and somewhat sooner. Interpretive. */
const LEAST_SCORES = { favourable: 50, caution: 35 };
const STRONG_SCORE = 75;
/** Least length of a window in days. Interpretive. */
const LEAST_DAYS = 14;
/** Windows are told for so much of the years asked at the most: what is told of every season tells nothing. */
export const MOST_SHARE = 0.1;
const MOST_WINDOWS = 5;

/** A stretch of time. */
export type TimeSpan = Pick<TimingWindow, 'startJdUT' | 'endJdUT'>;

/**
 * Returns the windows of a time, the best first: at most five, and together at most a tenth of the time.
 *
 * A window lies within one antardasha. Its stretches are the best of the time, longer ones cut to what is left of the tenth.
 *
 * @param taken spans that are told otherwise, in which no window lies: a time is not both good and demanding
 */
export function timingWindows(
  context: TimingContext,
  plan: TimingPlan,
  fromJdUT: number,
  untilJdUT: number,
  taken: readonly TimeSpan[] = [],
): TimingWindow[] {
  const [from, until] = withinAges(context, plan, fromJdUT, untilJdUT);
  const scores = pathScores(context.strengths, plan);
  const free = relevantPieces(context, plan, scores, [from, until])
    .filter(({ path }) => !plan.pressing?.includes(path[1].lord))
    .flatMap((piece) => outside(piece, taken));
  const mostDays = MOST_SHARE * (untilJdUT - fromJdUT);
  const best = joinedUp(chosen(free, mostDays), taken, mostDays);
  return best
    .map((held) => windowOf(held, plan, scores))
    .sort(byRank)
    .map(({ window }) => window);
}

/** Returns how much of a time some windows cover, in percent. */
export function coveragePercent(windows: readonly TimeSpan[], fromJdUT: number, untilJdUT: number): number {
  const days = windows.reduce((sum, { endJdUT, startJdUT }) => sum + endJdUT - startJdUT, 0);
  return tenths((100 * days) / (untilJdUT - fromJdUT));
}

/** Returns the parts of a stretch that lie outside some spans. */
function outside(piece: Piece, taken: readonly TimeSpan[]): Piece[] {
  return taken.reduce<Piece[]>(
    (parts, span) =>
      parts.flatMap((part) => {
        if (span.endJdUT <= part.startJdUT || span.startJdUT >= part.endJdUT) return [part];
        return [
          ...(part.startJdUT < span.startJdUT ? [{ ...part, endJdUT: span.startJdUT }] : []),
          ...(span.endJdUT < part.endJdUT ? [{ ...part, startJdUT: span.endJdUT }] : []),
        ];
      }),
    [piece],
  );
}

/** Takes the best stretches until they fill so many days, those that adjoin in one antardasha together. */
function chosen(pieces: readonly Piece[], mostDays: number): Piece[][] {
  const open: Piece[][] = [];
  let leftDays = mostDays;
  for (const piece of [...pieces].sort((a, b) => b.sum - a.sum || a.startJdUT - b.startJdUT)) {
    if (leftDays < LEAST_DAYS) break;
    const joined = open.find((held) => held.some((one) => isAdjoining(one, piece)));
    const days = Math.min(piece.endJdUT - piece.startJdUT, leftDays);
    if (!joined && (open.length === MOST_WINDOWS || days < LEAST_DAYS)) continue;
    // What leads up to a window keeps its end, so that no gap is left before the window.
    const isBefore = joined?.some(({ startJdUT }) => startJdUT === piece.endJdUT) === true;
    const taken = isBefore
      ? { ...piece, startJdUT: piece.endJdUT - days }
      : { ...piece, endJdUT: piece.startJdUT + days };
    if (joined) joined.push(taken);
    else open.push([taken]);
    leftDays -= days;
  }
  return open.map((held) => held.sort((a, b) => a.startJdUT - b.startJdUT));
}

/** Days between windows of one antardasha below which they are joined, as far as the tenth allows. */
const GAP_DAYS = 30;

function joinedUp(windows: readonly Piece[][], taken: readonly TimeSpan[], mostDays: number): Piece[][] {
  let leftDays = mostDays - windows.flat().reduce((sum, piece) => sum + piece.endJdUT - piece.startJdUT, 0);
  const inTime = [...windows].sort((a, b) => a[0]!.startJdUT - b[0]!.startJdUT);
  const found: Piece[][] = [];
  for (const held of inTime) {
    const before = found.at(-1)?.at(-1);
    const { path, startJdUT } = held[0]!;
    const gapDays = startJdUT - (before?.endJdUT ?? -Infinity);
    const isNear = before?.path[1] === path[1] && gapDays < GAP_DAYS && gapDays <= leftDays;
    const isFree = !taken.some((span) => span.startJdUT < startJdUT && span.endJdUT > (before?.endJdUT ?? startJdUT));
    if (isNear && isFree) {
      found.at(-1)!.push(...held);
      leftDays -= gapDays;
    } else found.push([...held]);
  }
  return found;
}

function isAdjoining(one: Piece, other: Piece): boolean {
  if (one.path[1] !== other.path[1]) return false;
  return one.endJdUT === other.startJdUT || other.endJdUT === one.startJdUT;
}

/** Returns the part of a time within the ages of a plan; an empty one begins at its end. */
function withinAges(
  { birthJdUT }: TimingContext,
  { ages }: TimingPlan,
  fromJdUT: number,
  untilJdUT: number,
): [number, number] {
  if (ages === null) return [Math.max(fromJdUT, birthJdUT), untilJdUT];
  const [young, old] = ages.map((years) => birthJdUT + years * DAYS_PER_YEAR) as [number, number];
  return [Math.max(fromJdUT, young), Math.min(untilJdUT, old)];
}

interface Ranked {
  readonly window: TimingWindow;
  readonly sum: number;
}

function windowOf(held: readonly Piece[], { isCaution }: TimingPlan, scores: PathScores): Ranked {
  const best = held.reduce((before, piece) => (piece.sum > before.sum ? piece : before));
  const { endJdUT, path, sky, startJdUT, sum } = best;
  const { value, parts } = boundedSum<WindowText>([...scores.parts(path), ...sky.parts], (end) =>
    windowFact('bounds', { value: end }),
  );
  const window: TimingWindow = {
    startJdUT: held[0]!.startJdUT,
    endJdUT: held.at(-1)!.endJdUT,
    peak: { startJdUT, endJdUT, path, passing: sky.passing },
    score: value,
    strength: value >= STRONG_SCORE ? 'strong' : isCaution ? 'moderate' : 'good',
    nature: isCaution ? 'caution' : 'favourable',
    parts,
    lasting: lastingTransits(held, sky),
    isAgreed: sky.isAgreed,
  };
  return { window, sum };
}

function lastingTransits(held: readonly Piece[], { parts }: Sky): WindowText[] {
  const days = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.endJdUT - piece.startJdUT, 0);
  const said = ({ id, label }: ScorePart<WindowText>) => `${id} ${JSON.stringify(label)}`;
  return parts
    .filter((part) => {
      const among = held.filter(({ sky }) => sky.parts.some((other) => said(other) === said(part)));
      return part.points > 0 && 2 * days(among) >= days(held);
    })
    .map(({ label }) => label);
}

function byRank(a: Ranked, b: Ranked): number {
  return b.sum - a.sum || a.window.startJdUT - b.window.startJdUT;
}

/** Lists the stretches of a time that score enough, in order; it ends where the ephemeris does. */
function relevantPieces(
  context: TimingContext,
  plan: TimingPlan,
  scores: PathScores,
  [fromJdUT, untilJdUT]: readonly [number, number],
): Piece[] {
  const found: Piece[] = [];
  const skyOf = skies(context, plan);
  for (const path of bringingPaths(context, plan, fromJdUT, untilJdUT)) {
    const dasha = scores.points(path);
    const end = Math.min(path[2].endJdUT, untilJdUT);
    let start = Math.max(path[2].startJdUT, fromJdUT);
    while (start < end) {
      const sky = skyOf(start);
      if (sky === null) return found;
      const endJdUT = Math.min(end, sky.endJdUT);
      const sum = sky.parts.reduce((total, { points }) => total + points, dasha);
      if (sum >= LEAST_SCORES[plan.isCaution ? 'caution' : 'favourable'])
        found.push({ startJdUT: start, endJdUT, path, sky, sum });
      start = endJdUT;
    }
  }
  return found;
}

/** Returns a function from an instant to its sky, null after the ephemeris; it must be called in order of time. */
function skies(context: TimingContext, { movers, triggers }: TimingPlan): (jdUT: number) => Sky | null {
  const tracked = movers.map((planet) => ({ planet, stays: context.staysOf(planet), next: 0 }));
  let sky: Sky | null = null;
  return (jdUT) => {
    if (sky !== null && jdUT < sky.endJdUT) return sky;
    const passing: Partial<Record<Planet, number>> = {};
    let endJdUT = Infinity;
    for (const track of tracked) {
      while (track.next < track.stays.length && !isStayAt(track.stays[track.next]!, jdUT)) track.next++;
      const stay = track.stays[track.next];
      if (!stay) return null;
      passing[track.planet] = stay.index;
      endJdUT = Math.min(endJdUT, stay.endJdUT ?? Infinity);
    }
    sky = { passing, endJdUT, ...triggered(triggers, passing) };
    return sky;
  };
}

function triggered(triggers: readonly Trigger[], passing: PassingSigns): Pick<Sky, 'parts' | 'isAgreed'> {
  const parts: ScorePart<WindowText>[] = [];
  let isAgreed = false;
  for (const { at, id, isDeciding, max } of triggers) {
    const held = at(passing);
    if (held === null) continue;
    parts.push({ id, label: held.text, points: held.points, max });
    isAgreed ||= isDeciding && held.points > 0;
  }
  return { parts, isAgreed };
}

/** Lists the pratyantardashas of a time with the periods around them, where those bring the matter. */
function bringingPaths(
  { life }: TimingContext,
  { significators }: TimingPlan,
  fromJdUT: number,
  untilJdUT: number,
): PeriodPath[] {
  const touched = (periods: readonly Period<Planet>[]) =>
    periods.filter(({ endJdUT, startJdUT }) => startJdUT < untilJdUT && endJdUT > fromJdUT);
  const brings = ({ lord }: Period<Planet>) => significators.some(({ planet }) => planet === lord);
  const found: PeriodPath[] = [];
  for (const mahadasha of touched(life)) {
    for (const antardasha of touched(subPeriods(vimshottari, mahadasha))) {
      // A sub-period of the third level alone brings nothing.
      if (!brings(mahadasha) && !brings(antardasha)) continue;
      for (const pratyantardasha of touched(subPeriods(vimshottari, antardasha))) {
        found.push([mahadasha, antardasha, pratyantardasha]);
      }
    }
  }
  return found;
}
