/** Names of festivals and vratas; some vratas have one for each month or weekday. */
import { both, type Bilingual } from '../../bilingual.ts';
import { festivalRow } from '../../tables/calendar/catalogue.ts';
import type { FestivalId, VrataId } from '../../tables/calendar/ids.ts';
import { AMAVASYA_NAMES, ANGARAKI_VARA, PRADOSHA_NAMES, vrataRow } from '../../tables/calendar/vratas.ts';
import {
  ADHIKA_EKADASHI_NAMES,
  ADHIKA_SANKASHTI_NAME,
  EKADASHI_NAMES,
  SANKASHTI_NAMES,
} from '../../tables/calendar/vrataNames.ts';
import { TITHIS, type Paksha } from '../../tables/panchang.ts';
import { purnimantaIndexOf, type MonthTithi } from '../course.ts';
import type { ObservedDay } from './facts.ts';

/** A vrata with what its name hangs on. */
export interface VrataRef {
  readonly kind: 'vrata';
  readonly id: VrataId;
  readonly paksha: Paksha;
  /** Of its month, amanta and purnimanta, Chaitra 0. */
  readonly monthIndex: number;
  readonly purnimantaMonthIndex: number;
  readonly isAdhika: boolean;
  /** Sunday is 0. */
  readonly weekdayIndex: number;
}

export interface FestivalRef {
  readonly kind: 'festival';
  readonly id: FestivalId;
}

export type ObservedRef = FestivalRef | VrataRef;

/** Returns what the name of a festival or a vrata hangs on. */
export function observedRef(found: ObservedDay): ObservedRef {
  if (found.kind === 'festival' || found.by.kind !== 'tithi') {
    return { kind: 'festival', id: found.row.id as FestivalId };
  }
  return vrataRef(found.row.id, found.by.tithi, found.day.varaIndex);
}

/** Returns what the name of a vrata hangs on. */
export function vrataRef(id: VrataId, tithi: Pick<MonthTithi, 'month' | 'number'>, weekdayIndex: number): VrataRef {
  const { month, number } = tithi;
  return {
    kind: 'vrata',
    id,
    paksha: TITHIS[number - 1]!.paksha,
    monthIndex: month.monthIndex,
    purnimantaMonthIndex: purnimantaIndexOf(tithi),
    isAdhika: month.kind === 'adhika',
    weekdayIndex,
  };
}

/** Returns the name of a festival, or that of a vrata in its month or on its weekday. */
export function observedName(ref: ObservedRef): Bilingual {
  if (ref.kind === 'festival') return festivalRow(ref.id).name;
  const { id, isAdhika, monthIndex, paksha, purnimantaMonthIndex, weekdayIndex } = ref;
  const { name } = vrataRow(id);
  switch (id) {
    case 'ekadashi': {
      const own = (isAdhika ? ADHIKA_EKADASHI_NAMES : EKADASHI_NAMES[monthIndex]!)[paksha];
      return both(`${own.en} ${name.en}`, `${own.hi} ${name.hi}`);
    }
    case 'sankashti': {
      const own = isAdhika ? ADHIKA_SANKASHTI_NAME : SANKASHTI_NAMES[purnimantaMonthIndex]!;
      const angaraki = weekdayIndex === ANGARAKI_VARA ? both(' (Angaraki)', ' (अंगारकी)') : both('', '');
      return both(`${own.en} ${name.en}${angaraki.en}`, `${own.hi} ${name.hi}${angaraki.hi}`);
    }
    case 'pradosha':
      return PRADOSHA_NAMES[weekdayIndex] ?? name;
    case 'amavasya':
      return AMAVASYA_NAMES[weekdayIndex] ?? name;
    default:
      return name;
  }
}
