/** The times of a day in which nothing is begun. */
import { KAALS, type KaalId } from '../tables/dayParts.ts';
import type { Bhadra } from './bhadra.ts';
import { kaalSpans, type DayBounds } from './dayParts.ts';
import { shunnedSpan, yogaQuality } from './elementSpans.ts';
import { durMuhurtas } from './muhurtas.ts';
import { varjyams } from './nakshatraGhatis.ts';
import { mergedSpans, overlap } from './overlap.ts';
import type { ElementSpan } from './spans.ts';
import type { TimeSpan } from '../time.ts';

/** Which of the times that are avoided one is. */
export type AvoidedKind =
  | { readonly id: Exclude<AvoidedId, 'shunned_part_of_yoga'> }
  /** A nitya yoga, 1 to 27, of which the beginning is shunned, or all. */
  | { readonly id: 'shunned_part_of_yoga'; readonly yoga: number; readonly isFirstPart: boolean };

export type AvoidedTime = AvoidedKind & TimeSpan;

/** What `avoidedTimes` lists, by id. Almanacs print each separately; to take all of them together is interpretive. */
export const AVOIDED_IDS = [
  'rahu_kaal',
  'yamaganda',
  'gulika_kaal',
  'dur_muhurtas',
  'varjyam',
  'shunned_part_of_yoga',
  'bhadra_on_earth',
] as const;
export type AvoidedId = (typeof AVOIDED_IDS)[number];

/** The panchang elements of a day, each with its whole span. */
export interface RunningInDay {
  /** Sunday is 0. */
  readonly varaIndex: number;
  readonly nakshatras: readonly ElementSpan[];
  readonly nityaYogas: readonly ElementSpan[];
  readonly bhadras: readonly Bhadra[];
}

/** Lists the times in which nothing is begun, cut to the day and in order. */
export function avoidedTimes(
  day: DayBounds,
  { bhadras, nakshatras, nityaYogas, varaIndex }: RunningInDay,
): AvoidedTime[] {
  const plain = (id: Exclude<AvoidedId, 'shunned_part_of_yoga'>, spans: readonly TimeSpan[]): Avoided[] =>
    spans.map((span) => ({ kind: { id }, span }));
  return [
    ...KAAL_IDS.flatMap((id) => plain(id, [kaalSpans(KAALS[id], varaIndex, day).day])),
    ...plain('dur_muhurtas', mergedSpans(durMuhurtas(day, varaIndex))),
    ...plain('varjyam', varjyams(nakshatras, day)),
    ...nityaYogas.flatMap(shunnedPart),
    ...plain(
      'bhadra_on_earth',
      bhadras.flatMap(({ stays }) => stays.filter(({ abode }) => abode === 'earth')),
    ),
  ]
    .flatMap(({ kind, span }): AvoidedTime[] => {
      const inDay = overlap(span, day);
      return inDay ? [{ ...kind, ...inDay }] : [];
    })
    .sort((a, b) => a.startJdUT - b.startJdUT);
}

const KAAL_IDS = ['rahu_kaal', 'yamaganda', 'gulika_kaal'] as const satisfies readonly KaalId[];

interface Avoided {
  readonly kind: AvoidedKind;
  readonly span: TimeSpan;
}

function shunnedPart(yoga: ElementSpan): Avoided[] {
  const span = shunnedSpan(yoga, yogaQuality(yoga.number).shunned);
  if (!span) return [];
  const isFirstPart = span.endJdUT < yoga.endJdUT;
  return [{ kind: { id: 'shunned_part_of_yoga', yoga: yoga.number, isFirstPart }, span }];
}
