/**
 * When beginnings are left in a day, and how far that lowers its class.
 *
 * Windows, recommendations, classes, calendars and texts all go by this list, so that no answer names a time for
 * beginnings that it closes elsewhere. Texts of muhurta shun each of these times; that all of them count, and how far
 * each lowers a class, is interpretive.
 */
import type { Chandrabala } from '../../../panchang/chandrabala.ts';
import { freeSpans } from '../../../panchang/overlap.ts';
import { isClosedTara, type Tara } from '../../../panchang/tarabala.ts';
import { AMAVASYA } from '../../../tables/panchang.ts';
import type { TimeSpan } from '../../../time.ts';
import { CLASS_CAPS, type ClosureId } from '../../tables/dayClosures.ts';
import { DAY_CLASSES, WHOLLY_BAD_YOGAS, type DayClass, type ScoredYogaId } from '../../tables/dayScore.ts';
import type { DayCourse } from './course.ts';
import { isLifted, type KaranaFound, type ScoredYoga, type TithiFound, type YogaFound } from './elements.ts';
import type { DayPiece, ScoredDay } from './pieces.ts';

/** A part of a day in which beginnings are left. */
export interface Closure extends TimeSpan {
  readonly id: ClosureId;
  /** The best class that a day with it has; null where it lowers none. */
  readonly atMost: DayClass | null;
}

interface Pieces<Found> {
  readonly pieces: readonly DayPiece<Found>[];
}

/** The parts of a day's score that close some of its time. */
interface ClosingParts {
  readonly tarabala: Pieces<Tara>;
  readonly chandrabala: Pieces<Chandrabala>;
  readonly tithi: Pieces<TithiFound>;
  readonly yoga: Pieces<YogaFound>;
  readonly karana: Pieces<KaranaFound>;
  readonly special_yogas: Pieces<readonly ScoredYoga[]>;
}

/** Lists when beginnings are left in a day, in order of time; neighbours of one kind are joined. */
export function dayClosures(parts: ClosingParts, { eclipsesJdUT }: DayCourse, day: ScoredDay): Closure[] {
  const { chandrabala, karana, special_yogas: yogas, tarabala, tithi, yoga } = parts;
  const isEclipsed = eclipsesJdUT.some((jdUT) => day.startJdUT <= jdUT && jdUT < day.endJdUT);
  return [
    ...(isEclipsed ? [{ ...kindOf('eclipse'), startJdUT: day.startJdUT, endJdUT: day.endJdUT }] : []),
    ...closed(chandrabala, ({ isChandrashtama }) => isChandrashtama && kindOf('chandrashtama')),
    ...closed(tarabala, taraClosure),
    ...closed(tithi, ({ number }) => number === AMAVASYA && kindOf('amavasya')),
    ...WHOLLY_BAD_YOGAS.flatMap((bad, i) => closed(yoga, ({ number }) => number === bad && kindOf(WHOLE_YOGAS[i]!))),
    ...closed(karana, ({ abode }) => abode !== null && kindOf('vishti')),
    ...closed(tithi, ({ isDagdha }) => isDagdha && kindOf('dagdha')),
    ...YOGA_CLOSURES.flatMap((id) => closed(yogas, (found) => isFormedAlone(id, found) && kindOf(id))),
  ].sort((a, b) => a.startJdUT - b.startJdUT);
}

/** In the order of WHOLLY_BAD_YOGAS. */
const WHOLE_YOGAS = ['vyatipata', 'vaidhriti'] as const;
const YOGA_CLOSURES = ['mrityu_tithi', 'mrityu_nakshatra', 'yamaghanta', 'utpata'] as const;

function isFormedAlone(id: ScoredYogaId, found: readonly ScoredYoga[]): boolean {
  return found.some((one) => one.id === id) && !isLifted(found);
}

type Kind = Pick<Closure, 'id' | 'atMost'>;

function kindOf(id: ClosureId): Kind {
  return { id, atMost: CLASS_CAPS[id] ?? null };
}

/** Of Naidhana only the first round lowers the class. */
function taraClosure(tara: Tara): Kind | false {
  if (!isClosedTara(tara)) return false;
  if (tara.id === 'naidhana') return tara.cycle === 1 ? kindOf('naidhana') : { id: 'naidhana', atMost: null };
  return kindOf(tara.id === 'vipat' ? 'vipat' : 'pratyak');
}

/** @param kindIn false where a piece closes nothing */
function closed<Found>({ pieces }: Pieces<Found>, kindIn: (found: Found) => Kind | false): Closure[] {
  const closures: Closure[] = [];
  for (const { endJdUT, found, startJdUT } of pieces) {
    const kind = kindIn(found);
    if (!kind) continue;
    const isOn = closures.at(-1)?.endJdUT === startJdUT;
    closures.push({ ...kind, startJdUT: isOn ? closures.pop()!.startJdUT : startJdUT, endJdUT });
  }
  return closures;
}

/** A closure that bounds the class of its day, and the best class that it leaves. */
export interface ClassCap {
  readonly id: ClosureId;
  readonly atMost: DayClass;
}

/** A day of which more than this share is closed is none of the best, whatever closes it. */
const MOST_CLOSED = 0.8;

/** Returns the gravest of the closures that bound the class of a day, however short it is; null where none does. */
export function classCap(closures: readonly Closure[], day: TimeSpan): ClassCap | null {
  let cap = mostlyClosed(closures, day);
  for (const { atMost, id } of closures) {
    if (atMost !== null && (cap === null || isWorse(atMost, cap.atMost))) cap = { id, atMost };
  }
  return cap;
}

/** Where most of a day is closed, the longest of its closures leaves good at most. */
function mostlyClosed(closures: readonly Closure[], day: TimeSpan): ClassCap | null {
  const open = freeSpans(day, closures).reduce((sum, span) => sum + lengthDays(span), 0);
  if (open >= (1 - MOST_CLOSED) * lengthDays(day)) return null;
  const { id } = closures.reduce((longest, one) => (lengthDays(one) > lengthDays(longest) ? one : longest));
  return { id, atMost: 'good' };
}

function lengthDays({ endJdUT, startJdUT }: TimeSpan): number {
  return endJdUT - startJdUT;
}

/** Returns a class, lowered to what a cap leaves. */
export function cappedClass(own: DayClass, cap: ClassCap | null): DayClass {
  return cap !== null && isWorse(cap.atMost, own) ? cap.atMost : own;
}

function isWorse(one: DayClass, other: DayClass): boolean {
  return DAY_CLASSES.indexOf(one) > DAY_CLASSES.indexOf(other);
}
