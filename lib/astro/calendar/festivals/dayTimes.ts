/** The times of a festival or a vrata on its day, and the further days that belong to it. */
import { abhijit, darkHalf, equalParts, lightHalf, partOf } from '../../panchang/dayParts.ts';
import { dayMuhurta } from '../../panchang/muhurtas.ts';
import { freeSpans, overlap } from '../../panchang/overlap.ts';
import type { DayTimeId, FurtherDayId } from '../../tables/calendar/dayTimes.ts';
import type { FestivalId } from '../../tables/calendar/ids.ts';
import type { TimeSpan } from '../../time.ts';
import type { CalendarDay } from '../civilDays.ts';
import type { CalendarCourse, MonthTithi } from '../course.ts';
import { sankrantiDay } from '../sankranti.ts';
import { isInstant, windowOf } from '../windows.ts';
import { bhadraOfPurnima } from './bhadraOfPurnima.ts';
import { parana } from './ekadashi.ts';
import type { ObservedDay } from './facts.ts';
import { dwadashiOf } from './tithiRules.ts';

/** A time of the day, or of the day after it. */
export interface DayTime {
  readonly id: DayTimeId;
  readonly startJdUT: number;
  /** Null for an instant, and where no end is set. */
  readonly endJdUT: number | null;
}

export interface FurtherDay {
  readonly id: FurtherDayId;
  readonly day: CalendarDay;
}

const KUTAPA = 8;
const RAUHINA = 9;
const VIJAYA = 11;
const PRAHARAS = ['prahara_1', 'prahara_2', 'prahara_3', 'prahara_4'] as const;

const instant = (id: DayTimeId, jdUT: number | null): DayTime[] =>
  jdUT === null ? [] : [{ id, startJdUT: jdUT, endJdUT: null }];
const span = (id: DayTimeId, { endJdUT, startJdUT }: TimeSpan): DayTime => ({ id, startJdUT, endJdUT });

/** Lists the times of a festival or a vrata. */
export function dayTimes(found: ObservedDay, course: CalendarCourse): DayTime[] {
  const { row } = found;
  const own = OWN_TIMES[row.id as FestivalId]?.(found, course) ?? [];
  const isFast = 'rule' in row && typeof row.rule === 'object' && row.rule.kind === 'ekadashi';
  const isVaikuntha = row.id === 'vaikuntha_ekadashi';
  return [...worshipTimes(found, course), ...(isFast || isVaikuntha ? fastTimes(found, course) : []), ...own];
}

/** Lists the further days of a festival. */
export function furtherDays({ day, row }: ObservedDay, { days }: CalendarCourse): FurtherDay[] {
  const after = (id: FurtherDayId, count: number) => ({ id, day: days.numbered(day.dayNumber + count) });
  if (row.id !== 'chhath_puja') return [];
  return [after('nahay_khay', -2), after('kharna', -1), after('usha_arghya', 1)];
}

/** What of the window the tithi covers, or all of the window where it covers none. */
function worshipTimes({ by, day, row, window }: ObservedDay, { days }: CalendarCourse): DayTime[] {
  // The fire of Holi has a time of its own.
  if (window === null || window === 'sunrise' || by.kind === 'ingress' || row.id === 'holika_dahan') return [];
  const time = windowOf(window, day, days);
  if (time === null) return [];
  if (isInstant(time)) return instant('moonrise', time.startJdUT);
  return [span('worship', overlap(time, by.kind === 'tithi' ? by.tithi : by.span) ?? time)];
}

function fastTimes({ by, day }: ObservedDay, { days }: CalendarCourse): DayTime[] {
  if (by.kind !== 'tithi') return [];
  const { endJdUT, hariVasaraEndJdUT, startJdUT } = parana(day, dwadashiOf(by.tithi), days);
  return [{ id: 'parana', startJdUT, endJdUT }, ...instant('hari_vasara_end', hariVasaraEndJdUT)];
}

type OwnTimes = (found: ObservedDay, course: CalendarCourse) => DayTime[];

const ofTithi =
  (times: (tithi: MonthTithi, day: CalendarDay, course: CalendarCourse) => DayTime[]): OwnTimes =>
  ({ by, day }, course) =>
    by.kind === 'tithi' ? times(by.tithi, day, course) : [];

const potTimes: OwnTimes = ({ day }) => [
  span('first_third', partOf(lightHalf(day), 3, 1)),
  span('abhijit', abhijit(day).muhurta),
];

const ancestralTimes: OwnTimes = ({ day }) => [
  span('kutapa', dayMuhurta(day, KUTAPA)),
  span('rauhina', dayMuhurta(day, RAUHINA)),
];

const nightTimes: OwnTimes = ({ day }) =>
  equalParts(darkHalf(day), PRAHARAS.length).map((part, i) => span(PRAHARAS[i]!, part));

const OWN_TIMES: Readonly<Partial<Record<FestivalId, OwnTimes>>> = {
  chaitra_navratri: potTimes,
  sharad_navratri: potTimes,
  purnima_shraddha: ancestralTimes,
  sarva_pitru_amavasya: ancestralTimes,
  maha_shivaratri: nightTimes,
  vijayadashami: ({ day }) => [span('vijaya_muhurta', dayMuhurta(day, VIJAYA))],
  ganesh_chaturthi: ({ day }, { days }) => instant('moonset', days.moonsetJdUT(day)),
  raksha_bandhan: ofTithi((purnima, day, { sky }) => {
    const bhadra = bhadraOfPurnima(purnima, sky);
    const waking = { startJdUT: day.startJdUT, endJdUT: partOf(darkHalf(day), 5, 1).endJdUT };
    const purnimaOfDay = overlap(purnima, day);
    const free = purnimaOfDay === null ? [] : freeSpans(purnimaOfDay, [bhadra]);
    // Where Bhadra ends after the evening, the rakhi waits for its end.
    const rakhi = free.map((one) => overlap(one, waking) ?? one).slice(-1);
    return [span('bhadra', bhadra), ...rakhi.map((one) => span('rakhi', one))];
  }),
  holika_dahan: ofTithi((purnima, day, { sky }) => {
    const bhadra = bhadraOfPurnima(purnima, sky);
    return [
      span('bhadra', bhadra),
      span('bhadra_mouth', bhadra.mouth),
      span('bhadra_tail', bhadra.tail),
      span('fire', fireTime(purnima, day, bhadra)),
    ];
  }),
  makar_sankranti: ({ by }, { days }) => {
    if (by.kind !== 'ingress') return [];
    const holding = days.holding(by.jdUT);
    const kept = sankrantiDay(by, holding, days.numbered(holding.dayNumber + 1));
    return [
      ...instant('ingress', by.jdUT),
      span('punya_kala', kept.punyaKala),
      span('maha_punya_kala', kept.mahaPunyaKala),
    ];
  },
};

/**
 * The evening free of Bhadra; where all of it is in Bhadra, the time after Bhadra up to the middle of the night, or its
 * tail where it lasts longer.
 */
function fireTime(purnima: TimeSpan, day: CalendarDay, bhadra: TimeSpan & { readonly tail: TimeSpan }): TimeSpan {
  const evening = partOf(darkHalf(day), 5, 1);
  const [free] = freeSpans(overlap(evening, purnima) ?? evening, [bhadra]);
  if (free !== undefined) return free;
  const middleJdUT = (day.duskJdUT + day.endJdUT) / 2;
  return bhadra.endJdUT < middleJdUT ? { startJdUT: bhadra.endJdUT, endJdUT: middleJdUT } : bhadra.tail;
}
