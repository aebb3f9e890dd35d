/** The times of a day in which nothing is begun. */
import { KAALS, type KaalId } from '../tables/dayParts.ts';
import { NITYA_YOGAS } from '../tables/panchang.ts';
import type { Bhadra } from './bhadra.ts';
import { kaalSpans, type DayBounds } from './dayParts.ts';
import { shunnedSpan, yogaQuality } from './elementSpans.ts';
import { durMuhurtas } from './muhurtas.ts';
import { varjyams } from './nakshatraGhatis.ts';
import { mergedSpans, overlap } from './overlap.ts';
import type { ElementSpan } from './spans.ts';
import type { TimeSpan } from '../time.ts';

export interface AvoidedTime extends TimeSpan {
  readonly id: AvoidedId;
  /** In English, for a sentence. */
  readonly name: string;
}

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
  const named = (id: AvoidedId, name: string, spans: readonly TimeSpan[]) => spans.map((span) => ({ id, name, span }));
  return [
    ...KAAL_IDS.flatMap((id) => named(id, KAALS[id].name, [kaalSpans(KAALS[id], varaIndex, day).day])),
    ...named('dur_muhurtas', 'dur muhurta', mergedSpans(durMuhurtas(day, varaIndex))),
    ...named('varjyam', 'varjyam', varjyams(nakshatras, day)),
    ...nityaYogas.flatMap(shunnedPart),
    ...named(
      'bhadra_on_earth',
      'Bhadra on earth',
      bhadras.flatMap(({ stays }) => stays.filter(({ abode }) => abode === 'earth')),
    ),
  ]
    .flatMap(({ id, name, span }) => {
      const inDay = overlap(span, day);
      return inDay ? [{ id, name, ...inDay }] : [];
    })
    .sort((a, b) => a.startJdUT - b.startJdUT);
}

const KAAL_IDS = ['rahu_kaal', 'yamaganda', 'gulika_kaal'] as const satisfies readonly KaalId[];

function shunnedPart(yoga: ElementSpan): { id: AvoidedId; name: string; span: TimeSpan }[] {
  const span = shunnedSpan(yoga, yogaQuality(yoga.number).shunned);
  if (!span) return [];
  const { name } = NITYA_YOGAS[yoga.number - 1]!;
  const described = span.endJdUT < yoga.endJdUT ? `the first part of ${name}` : name;
  return [{ id: 'shunned_part_of_yoga', name: described, span }];
}
