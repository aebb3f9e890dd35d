/** The times of a day that beginnings avoid. */
import { KAALS } from '../tables/dayParts.ts';
import { NITYA_YOGAS } from '../tables/panchang.ts';
import type { Bhadra } from './bhadra.ts';
import { kaalSpans, type DayBounds } from './dayParts.ts';
import { shunnedSpan, yogaQuality } from './limbs.ts';
import { durMuhurtas } from './muhurtas.ts';
import { varjyams } from './nakshatraGhatis.ts';
import { joined, overlap } from './overlap.ts';
import type { ElementSpan, TimeSpan } from './spans.ts';

export interface AvoidedTime extends TimeSpan {
  /** In English, for a sentence. */
  readonly name: string;
}

/** What `avoidedTimes` lists, by id. Almanacs tell each by itself; to take all of them together is interpretive. */
export const AVOIDED_IDS = [
  'rahu_kaal',
  'yamaganda',
  'gulika_kaal',
  'dur_muhurtas',
  'varjyam',
  'shunned_part_of_yoga',
  'bhadra_on_earth',
] as const;

/** What runs during a day, by whole spans. */
export interface RunningInDay {
  /** Sunday is 0. */
  readonly varaIndex: number;
  readonly nakshatras: readonly ElementSpan[];
  readonly nityaYogas: readonly ElementSpan[];
  readonly bhadras: readonly Bhadra[];
}

/** Lists the times, cut to the day and in order, that beginnings avoid. */
export function avoidedTimes(
  day: DayBounds,
  { bhadras, nakshatras, nityaYogas, varaIndex }: RunningInDay,
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
