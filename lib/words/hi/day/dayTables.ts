/** Sentences of the tables of a day and a month, in Hindi. */
import { CHOGHADIYAS } from '../../../astro/tables/dayParts.ts';
import { PERIODS } from '../../../astro/tables/dayPeriods.ts';
import { gowriOf } from '../../../astro/tables/gowri.ts';
import type { Moment } from '../../facts/daily.ts';
import type { DayTableWords } from '../../facts/day/dayTables.ts';
import type { Sentences } from '../../sentences.ts';
import { clockSpanHi, tithiOfPaksha, yogaName } from '../daily.ts';
import {
  atTime,
  clockHi,
  eitherHi,
  listHi,
  nakshatraHi,
  onDate,
  planetHi,
  rankOblique,
  signHi,
  weekdayHi,
} from '../grammar.ts';
import { MONTHS_HI } from '../vocabulary.ts';

const clock = (moment: Moment, date: string) => clockHi(moment.time, moment.date === date ? null : moment.date);
const choghadiya = (id: DayTableWords['parts_now']['choghadiya']) => CHOGHADIYAS.find((row) => row.id === id)!.sanskrit;
const monthOf = ({ monthIndex, year }: { readonly monthIndex: number; readonly year: number }) =>
  `${MONTHS_HI[monthIndex]!} ${year}`;

export const DAY_TABLES_HI: Sentences<DayTableWords> = {
  limbs_now: ({ date, isBeforeSunrise, nakshatraIndex, nakshatraUntil, time, tithi, tithiUntil, weekdayIndex }) =>
    `${onDate(date)} ${atTime(time)} ${weekdayHi(weekdayIndex)} ${isBeforeSunrise ? 'ही ' : ''}है, ${clock(tithiUntil, date)} तक ${tithiOfPaksha(tithi)} और ${clock(nakshatraUntil, date)} तक ${nakshatraHi(nakshatraIndex)} नक्षत्र।`,
  parts_now: ({ choghadiya: id, choghadiyaUntil, date, horaLord, horaUntil }) =>
    `${clock(horaUntil, date)} तक ${planetHi(horaLord)} की होरा और ${clock(choghadiyaUntil, date)} तक ${choghadiya(id)} का चौघड़िया है।`,
  avoided_now: ({ periods }) =>
    `यह समय ${listHi([...new Set(periods)].map((id) => PERIODS[id].sanskrit))} में आता है, इसलिए नया काम बाद में शुरू करें।`,
  gowri_rule: ({ weekdayIndex }) =>
    `दिन और रात के आठ-आठ भाग होते हैं, जिनके नाम ${weekdayHi(weekdayIndex)} की तालिका से हैं। उथी, अमृत, लाभ, धन और सुख शुभ हैं, इनमें अमृत सबसे अच्छा है। रोग, चोर और विष शुभ नहीं हैं।`,
  nalla_neram_rule: ({ rule }) =>
    rule === 'without_gulika'
      ? 'साथ-साथ आने वाले शुभ भाग जोड़े गए हैं। राहु काल, यमगंड और गुलिक काल के भाग छोड़े गए हैं।'
      : 'साथ-साथ आने वाले शुभ भाग जोड़े गए हैं। राहु काल और यमगंड के भाग छोड़े गए हैं।',
  gowri_good: ({ date, times }) => {
    const said = times.map(
      (time) => `${clockSpanHi(time, date)} ${listHi(time.parts.map((id) => gowriOf(id).sanskrit))}`,
    );
    return `${onDate(date)} गौरी पंचांग से अच्छा समय: ${listHi(said)}।`;
  },
  rising_rule: () =>
    'राशि का पहला अंश पूर्व क्षितिज पर आने से अगली राशि के आने तक वह लग्न रहता है। तिथि या नक्षत्र बदलने पर लग्न के भाग किए गए हैं। शेष में उनके अंक भी जुड़ते हैं।',
  some_signs_never_rise: () =>
    'ध्रुवीय वृत्त के पार कुछ राशियाँ कभी उदय नहीं होतीं और कुछ उलटे क्रम से होती हैं। जो उदय होती हैं, वे दी गई हैं।',
  rises_with_sun: ({ date, signIndex, until }) =>
    `${onDate(date)} दिन के आरंभ में ${signHi(signIndex)} लग्न है, ${clock(until, date)} तक।`,
  free_by_day: ({ date, spans }) =>
    spans.length === 0
      ? 'दिन में पंचक दोष से खाली कोई समय नहीं है।'
      : `दिन में पंचक दोष से खाली सबसे लंबा समय: ${listHi(spans.map((span) => clockSpanHi(span, date)))}।`,
  yoga_rule: ({ nakshatraIndexes, tithis, weekdayIndex }) =>
    listHi([
      weekdayHi(weekdayIndex),
      ...(tithis.length > 0 ? [eitherHi(tithis.map(tithiOfPaksha))] : []),
      ...(nakshatraIndexes.length > 0 ? [`${eitherHi(nakshatraIndexes.map(nakshatraHi))} नक्षत्र`] : []),
    ]),
  ravi_rule: ({ counts }) => `सूर्य के नक्षत्र से ${eitherHi(counts.map(rankOblique))} नक्षत्र में चंद्रमा`,
  no_yoga: ({ date }) => `${onDate(date)} कोई विशेष योग नहीं बनता।`,
  yoga_days: ({ days, yoga, ...month }) =>
    `${monthOf(month)} में ${yogaName(yoga)} ${listHi(days.map(String))} तारीख को है।`,
  no_leading_yoga: (month) => `${monthOf(month)} में गुरु पुष्य, रवि पुष्य या अमृत सिद्धि योग नहीं बनता।`,
  tara_rule: () =>
    'जन्म नक्षत्र से चंद्रमा के नक्षत्र तक नौ-नौ करके गिनने पर तारा मिलती है। जन्म की चंद्र राशि से अभी की चंद्र राशि तक गिनने पर भाव मिलता है।',
  new_and_full: ({ fullMoons, newMoons, ...month }) => {
    const said = [...newMoons.map((at) => `अमावस्या ${onDay(at)}`), ...fullMoons.map((at) => `पूर्णिमा ${onDay(at)}`)];
    return `${monthOf(month)} में पक्ष इन समयों पर बदलता है: ${listHi(said)}।`;
  },
};

function onDay({ date, time }: Moment): string {
  return `${Number(date.slice(-2))} तारीख को ${atTime(time)}`;
}
