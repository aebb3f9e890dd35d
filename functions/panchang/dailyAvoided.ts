/** The times of a day that beginnings avoid, found once for the clear times and for the summary. */
import type { Bhadra } from '../../lib/astro/panchang/bhadra.ts';
import { kaalSpans } from '../../lib/astro/panchang/dayParts.ts';
import { shunnedSpan, yogaQuality } from '../../lib/astro/panchang/limbs.ts';
import { durMuhurtas } from '../../lib/astro/panchang/muhurtas.ts';
import { varjyams } from '../../lib/astro/panchang/nakshatraGhatis.ts';
import { joined, overlap } from '../../lib/astro/panchang/overlap.ts';
import type { ElementSpan, TimeSpan } from '../../lib/astro/panchang/spans.ts';
import { KAALS } from '../../lib/astro/tables/dayParts.ts';
import { NITYA_YOGAS } from '../../lib/astro/tables/panchang.ts';
import type { DailyContext } from '../_shell/day.ts';
import type { DayReading } from './limbs.ts';

export interface AvoidedTime extends TimeSpan {
  /** In English, for a sentence. */
  readonly name: string;
}

/** What `avoidedTimes` lists, by id. */
export const AVOIDED_IDS = [
  'rahu_kaal',
  'yamaganda',
  'gulika_kaal',
  'dur_muhurtas',
  'varjyam',
  'shunned_part_of_yoga',
  'bhadra_on_earth',
] as const;

/** Lists the times, cut to the day and in order, that beginnings avoid. */
export function avoidedTimes(
  { day, varaIndex }: DailyContext,
  { nakshatras, nityaYogas }: DayReading,
  bhadras: readonly Bhadra[],
): AvoidedTime[] {
  const named = (name: string, spans: readonly TimeSpan[]) => spans.map((span) => ({ name, span }));
  return [
    ...Object.values(KAALS).flatMap((kaal) => named(kaal.name, [kaalSpans(kaal, varaIndex, day).day])),
    ...named('dur muhurta', joined(durMuhurtas(day, varaIndex))),
    ...named('varjyam', varjyams(nakshatras, day)),
    ...nityaYogas.flatMap(shunnedPart),
    ...named(
      'Bhadra on earth',
      bhadras.flatMap(({ stays }) => stays.filter(({ abode }) => abode === 'earth')),
    ),
  ]
    .flatMap(({ name, span }) => {
      const inDay = overlap(span, day);
      return inDay ? [{ name, ...inDay }] : [];
    })
    .sort((a, b) => a.startJdUT - b.startJdUT);
}

function shunnedPart(yoga: ElementSpan): { name: string; span: TimeSpan }[] {
  const span = shunnedSpan(yoga, yogaQuality(yoga.number).shunned);
  if (!span) return [];
  const { name } = NITYA_YOGAS[yoga.number - 1]!;
  return [{ name: span.endJdUT < yoga.endJdUT ? `the first part of ${name}` : name, span }];
}
