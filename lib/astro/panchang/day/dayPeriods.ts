/** The times of a day that are sought or avoided, each with what it is for beginnings. */
import { BHADRA_ABODE_QUALITIES } from '../../tables/bhadra.ts';
import { ABHIJIT, KAALS } from '../../tables/dayParts.ts';
import { PERIOD_IDS, type PeriodId } from '../../tables/dayPeriods.ts';
import type { TimeNature } from '../../tables/elementQualities.ts';
import { GHATIS_PER_DAY, type TimeSpan } from '../../time.ts';
import type { Bhadra } from '../bhadra.ts';
import { abhijit, isAbhijitUsable, kaalSpans, type DayBounds } from '../dayParts.ts';
import { durMuhurtas } from '../muhurtas.ts';
import { amritaKaals, varjyams } from '../nakshatraGhatis.ts';
import type { ElementSpan } from '../spans.ts';

export interface DayPeriod extends TimeSpan {
  readonly id: PeriodId;
  /** Of Bhadra, by where it stays at the instant asked about, or first. */
  readonly nature: TimeNature;
}

/** What changes with the Moon on a day. */
export interface MoonPeriods {
  /** Of the Moon, that touch the day. */
  readonly nakshatras: readonly ElementSpan[];
  readonly bhadras: readonly Bhadra[];
  /** That touches the day, whole; null where there is none. */
  readonly panchaka: TimeSpan | null;
}

/**
 * Lists the periods that touch a day, whole ones, by id and then by time.
 *
 * @param jdUT an instant of the day
 */
export function dayPeriods(
  jdUT: number,
  varaIndex: number,
  day: DayBounds,
  { bhadras, nakshatras, panchaka }: MoonPeriods,
): DayPeriod[] {
  const kaal = (id: 'rahu_kaal' | 'yamaganda' | 'gulika_kaal'): readonly DayPeriod[] => {
    const { day: light, night } = kaalSpans(KAALS[id], varaIndex, day);
    return [light, ...(night ? [night] : [])].map((span) => period(id, span, KAALS[id].nature));
  };
  const found: Readonly<Record<PeriodId, readonly DayPeriod[]>> = {
    rahu_kaal: kaal('rahu_kaal'),
    yamaganda: kaal('yamaganda'),
    gulika_kaal: kaal('gulika_kaal'),
    abhijit: [period('abhijit', abhijit(day).muhurta, isAbhijitUsable(varaIndex) ? ABHIJIT.nature : 'bad')],
    dur_muhurta: durMuhurtas(day, varaIndex).map((span) => period('dur_muhurta', span, 'bad')),
    varjyam: varjyams(nakshatras, day).map((span) => period('varjyam', span, 'bad')),
    amrita_kaal: amritaKaals(nakshatras, day).map((span) => period('amrita_kaal', span, 'good')),
    bhadra: bhadras.map((span) => period('bhadra', span, bhadraNature(span, jdUT))),
    panchaka: panchaka ? [period('panchaka', panchaka, 'bad')] : [],
  };
  return PERIOD_IDS.flatMap((id) => found[id]);
}

function period(id: PeriodId, { endJdUT, startJdUT }: TimeSpan, nature: TimeNature): DayPeriod {
  return { id, startJdUT, endJdUT, nature };
}

function bhadraNature({ stays }: Bhadra, jdUT: number): TimeNature {
  const { abode } = stays.find(({ endJdUT }) => jdUT < endJdUT) ?? stays.at(-1)!;
  return BHADRA_ABODE_QUALITIES[abode].nature;
}

/** Ghatis of 24 minutes each, or sixtieths of the time from sunrise to sunrise. */
export const GHATI_RULES = ['fixed', 'proportional'] as const;
export type GhatiRule = (typeof GHATI_RULES)[number];

/** Returns how many ghatis of a day have passed at an instant (ishta kala). */
export function ghatisSinceSunrise(jdUT: number, { endJdUT, startJdUT }: TimeSpan, rule: GhatiRule): number {
  const dayDays = rule === 'fixed' ? 1 : endJdUT - startJdUT;
  return ((jdUT - startJdUT) / dayDays) * GHATIS_PER_DAY;
}
