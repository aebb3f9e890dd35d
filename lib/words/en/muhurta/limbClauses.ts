/** The limbs of a chosen time in English: clauses that continue a sentence. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraEn, ordinal, signEn, WEEKDAYS_EN } from '../grammar.ts';
import { karanaEn, tithiEn, yogaEn } from './names.ts';

export const LIMB_CLAUSES_EN = {
  nakshatra: ({ grade, nakshatraIndex }) => {
    const star = nakshatraEn(nakshatraIndex);
    if (grade === 'good') return `the Moon is in ${star}`;
    return grade === 'middling' ? `the star ${star} is only middling` : `the star ${star} does not suit`;
  },
  pada_avoid: ({ nakshatraIndex, pada }) =>
    `the ${ordinal(pada)} quarter of ${nakshatraEn(nakshatraIndex)} is left out`,
  tithi: ({ grade, tithi }) => {
    if (grade === 'good') return `${tithiEn(tithi)} is a good lunar day`;
    return grade === 'middling'
      ? `${tithiEn(tithi)} is only a middling lunar day`
      : `the lunar day ${tithiEn(tithi)} is avoided`;
  },
  krishna_limit: ({ tithi }) => `${tithiEn(tithi)} lies late in the dark half`,
  weekday: ({ grade, weekdayIndex }) => {
    const day = WEEKDAYS_EN[weekdayIndex]!;
    if (grade === 'good') return `${day} suits the purpose`;
    return grade === 'middling' ? `${day} is only a middling weekday` : `${day} is avoided`;
  },
  yoga: ({ grade, yoga }) => {
    if (grade === 'good') return `the yoga ${yogaEn(yoga)} is good`;
    return grade === 'bad' ? `the yoga ${yogaEn(yoga)} is in its avoided part` : `the yoga ${yogaEn(yoga)} is weak`;
  },
  karana: ({ karana, kind }) => {
    if (kind === 'chara') return `${karanaEn(karana)} is a movable karana`;
    return kind === 'sthira' ? `the karana ${karanaEn(karana)} is a fixed one` : 'the karana is Vishti';
  },
  karana_good: ({ karana }) => `the karana ${karanaEn(karana)} is the best one for this`,
  month: ({ calendar, grade, monthIndex, signIndex }) => {
    if (grade === 'unlisted') return 'no month is ruled out for this';
    const month =
      calendar === 'solar' ? `the Sun in ${signEn(signIndex)}` : `the month of ${LUNAR_MONTHS[monthIndex]!.name}`;
    if (grade === 'good') return `${month} suits the purpose`;
    return grade === 'middling' ? `${month} is only middling` : `${month} is not usual for this`;
  },
  lagna_sign: ({ grade, signIndex }) => {
    if (grade === 'good') return `${signEn(signIndex)} rises, a fitting sign`;
    return grade === 'middling'
      ? `the rising sign ${signEn(signIndex)} is only middling`
      : `the rising sign ${signEn(signIndex)} does not suit`;
  },
  lagna_total: ({ keptCount, ruleCount, signIndex }) => {
    if (keptCount === ruleCount) return `${signEn(signIndex)} rises and every rule of the ascendant is kept`;
    const most = keptCount * 3 >= ruleCount * 2 ? 'most' : keptCount * 3 >= ruleCount ? 'some' : 'few';
    return `${signEn(signIndex)} rises and ${most} rules of the ascendant are kept`;
  },
  moon_light: ({ isCombust, isWaxing, isWeak, wanted }) => {
    const light = isCombust ? 'hidden by the Sun' : isWeak ? 'thin' : 'bright';
    const half = isWaxing ? 'waxing' : 'waning';
    if (isWaxing === (wanted === 'shukla')) return `the Moon is ${half} and ${light}`;
    return wanted === 'shukla' ? `the Moon is already ${half}` : `the Moon is still ${half}`;
  },
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
