/** Sentences of the tables of a day and a month, in English. */
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { PERIODS } from '../../../astro/tables/dayPeriods.ts';
import { dayYogaOf } from '../../../astro/tables/dayYogas.ts';
import { gowriOf } from '../../../astro/tables/gowri.ts';
import { TITHIS } from '../../../astro/tables/panchang.ts';
import type { Moment } from '../../facts/daily.ts';
import type { DayTableWords } from '../../facts/day/dayTables.ts';
import type { Sentences } from '../../sentences.ts';
import { clockSpanEn } from '../daily.ts';
import {
  clockEn,
  dateEn,
  isOrAre,
  listed,
  MONTH_NAMES_EN,
  named,
  nakshatraEn,
  ordinal,
  orListed,
  signEn,
  WEEKDAYS_EN,
} from '../grammar.ts';
import { listedShortly } from './shortLists.ts';

const clock = (moment: Moment, date: string) => clockEn(moment.time, moment.date === date ? null : moment.date);
const choghadiya = (id: DayTableWords['parts_now']['choghadiya']) => CHOGHADIYAS.find((row) => row.id === id)!.name;
const monthOf = ({ monthIndex, year }: { readonly monthIndex: number; readonly year: number }) =>
  `${MONTH_NAMES_EN[monthIndex]!} ${year}`;
const fullTithi = (number: number) => TITHIS[number - 1]!.fullName;

export const DAY_TABLES_EN: Sentences<DayTableWords> = {
  limbs_now: ({ date, isBeforeSunrise, nakshatraIndex, nakshatraUntil, time, tithi, tithiUntil, weekdayIndex }) =>
    `At ${time} on ${dateEn(date)} it is ${isBeforeSunrise ? 'still ' : ''}${WEEKDAYS_EN[weekdayIndex]!}. ${fullTithi(tithi)} runs until ${clock(tithiUntil, date)}. The Moon is in ${nakshatraEn(nakshatraIndex)} until ${clock(nakshatraUntil, date)}.`,
  parts_now: ({ choghadiya: id, choghadiyaUntil, date, horaLord, horaUntil }) =>
    `The hora is that of ${named(horaLord)} until ${clock(horaUntil, date)}, the choghadiya ${choghadiya(id)} until ${clock(choghadiyaUntil, date)}.`,
  avoided_now: ({ periods }) =>
    `${listed([...new Set(periods)].map((id) => PERIODS[id].name))} ${isOrAre(new Set(periods).size)} running, so beginnings are better set later.`,
  gowri_rule: ({ weekdayIndex }) =>
    `Day and night are divided into eight each, named by the table for ${WEEKDAYS_EN[weekdayIndex]!}. Uthi, Amirdha, Laabam, Dhanam and Sugam are good, Amirdha the best. Rogam, Soram and Visham are not.`,
  nalla_neram_rule: ({ rule }) =>
    rule === 'without_gulika'
      ? 'Good parts that follow each other are joined. Those of Rahu kaal, Yamaganda and Gulika kaal are left out.'
      : 'Good parts that follow each other are joined. Those of Rahu kaal and Yamaganda are left out.',
  gowri_good: ({ date, times }) =>
    listedShortly(
      times.map((time) => `${clockSpanEn(time, date)} (${time.parts.map((id) => gowriOf(id).name).join(', ')})`),
      `Good by gowri on ${dateEn(date)}:`,
      'Good too:',
    ),
  rising_rule: () =>
    'A sign begins to rise when its first degree comes to the eastern horizon. It rises until the next sign begins. Each is cut where the tithi or the nakshatra changes, as their numbers go into the remainder.',
  some_signs_never_rise: () =>
    'Beyond the polar circles some signs never rise and others rise backwards. Those that do rise are listed.',
  rises_with_sun: ({ date, signIndex, until }) =>
    `At the beginning of ${dateEn(date)} ${signEn(signIndex)} rises, until ${clock(until, date)}.`,
  free_by_day: ({ date, spans }) =>
    spans.length === 0
      ? 'No time by day is free of the five faults.'
      : listedShortly(
          spans.map((span) => clockSpanEn(span, date)),
          'The longest times by day without a fault:',
          'Free too:',
        ),
  yoga_rule: ({ nakshatraIndexes, tithis, weekdayIndex }) =>
    [
      WEEKDAYS_EN[weekdayIndex]!,
      ...(tithis.length > 0 ? [orListed(tithis.map(fullTithi))] : []),
      ...(nakshatraIndexes.length > 0 ? [`the Moon in ${orListed(nakshatraIndexes.map(nakshatraEn))}`] : []),
    ].join(' with '),
  ravi_rule: ({ counts }) => `The Moon in the ${orListed(counts.map(ordinal))} nakshatra from the Sun's`,
  no_yoga: ({ date }) => `No special yoga is formed on ${dateEn(date)}.`,
  yoga_days: ({ days, yoga, ...month }) =>
    `In ${monthOf(month)} ${dayYogaOf(yoga).name} falls on the ${listed(days.map(ordinal))}.`,
  no_leading_yoga: (month) => `${monthOf(month)} has no Guru Pushya, Ravi Pushya or Amrita Siddhi.`,
  tara_rule: () =>
    'The tara is counted from the nakshatra of birth to that of the Moon, by nines. The house is counted from the sign of the Moon at birth to that of the Moon now.',
  new_and_full: ({ fullMoons, newMoons, ...month }) =>
    listedShortly(
      [...newMoons.map((at) => `new moon ${ofMonth(at)}`), ...fullMoons.map((at) => `full moon ${ofMonth(at)}`)],
      `The half of the month changes in ${monthOf(month)}:`,
      'It changes too:',
    ),
};

function ofMonth({ date, time }: Moment): string {
  return `at ${time} on the ${ordinal(Number(date.slice(-2)))}`;
}
