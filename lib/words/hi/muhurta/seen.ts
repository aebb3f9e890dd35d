/** What is seen of a chosen time, in Hindi sentences. */
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import type { SeenWords } from '../../facts/muhurta/seen.ts';
import type { Sentences } from '../../sentences.ts';
import { inSign, nakshatraHi, rankOblique, signHi, weekdayHi } from '../grammar.ts';
import { CLAUSES_HI } from './clauses.ts';
import { BLOCKS_HI, karanaHi, PURPOSES_HI, tithiHi, yogaHi } from './names.ts';

const GRADES = { good: 'शुभ है', middling: 'मध्यम है', bad: 'नहीं लिया जाता' } as const;
/** Of a feminine noun. */
const GRADES_F = { good: 'शुभ है', middling: 'मध्यम है', bad: 'नहीं ली जाती' } as const;

/** With the purpose, which clauses leave out. */
const WITH_PURPOSE = {
  nakshatra: ({ grade, nakshatraIndex, purpose }) =>
    `चंद्रमा ${nakshatraHi(nakshatraIndex)} नक्षत्र में है, जो ${PURPOSES_HI[purpose]} के लिए ${GRADES[grade]}।`,
  pada_avoid: ({ nakshatraIndex, pada, purpose }) =>
    `चंद्रमा ${nakshatraHi(nakshatraIndex)} के ${rankOblique(pada)} चरण में है, जो ${PURPOSES_HI[purpose]} के लिए छोड़ा जाता है।`,
  tithi: ({ grade, purpose, tithi }) =>
    `तिथि ${tithiHi(tithi)} है, जो ${PURPOSES_HI[purpose]} के लिए ${GRADES_F[grade]}।`,
  krishna_limit: ({ limitTithi, purpose, tithi }) =>
    `${tithiHi(tithi)} तिथि है; ${PURPOSES_HI[purpose]} के लिए कृष्ण पक्ष ${tithiHi(limitTithi)} तक ही लिया जाता है।`,
  weekday: ({ grade, purpose, weekdayIndex }) =>
    `${weekdayHi(weekdayIndex)} ${PURPOSES_HI[purpose]} के लिए ${GRADES[grade]}।`,
  karana_good: ({ karana, purpose }) => `करण ${karanaHi(karana)} है, जो ${PURPOSES_HI[purpose]} के लिए सबसे अच्छा है।`,
  month: ({ calendar, grade, monthIndex, purpose, signIndex }) => {
    if (grade === 'unlisted') return `${PURPOSES_HI[purpose]} के लिए कोई महीना मना नहीं है।`;
    const month = `${LUNAR_MONTHS[monthIndex]!.sanskrit} मास है`;
    const sun = `सूर्य ${inSign(signIndex)} है`;
    const time = { lunar: month, solar: sun, both: `${month} और ${sun}` }[calendar];
    return `${time}; यह समय ${PURPOSES_HI[purpose]} के लिए ${GRADES[grade]}।`;
  },
  lagna_sign: ({ grade, purpose, signIndex }) =>
    `${signHi(signIndex)} लग्न उदय हो रहा है, जो ${PURPOSES_HI[purpose]} के लिए ${GRADES[grade]}।`,
  yoga: (args) =>
    args.grade === 'bad_after_its_ghatis'
      ? `${yogaHi(args.yoga)} योग कमज़ोर है, पर उसका वर्जित भाग बीत चुका है।`
      : `${CLAUSES_HI.yoga(args)}।`,
  block: ({ block, isSoft, purpose }) =>
    isSoft
      ? `इस समय ${BLOCKS_HI[block]} है; ${PURPOSES_HI[purpose]} के लिए इसके कुछ अंक घटते हैं।`
      : `इस समय ${BLOCKS_HI[block]} है, जो ${PURPOSES_HI[purpose]} के लिए छोड़ा जाता है।`,
} as const satisfies Partial<Sentences<SeenWords>>;

const wholeClauses = Object.fromEntries(
  Object.entries(CLAUSES_HI).map(([id, clause]) => [id, (args: never) => `${clause(args)}।`]),
) as unknown as Sentences<SeenWords>;

export const SEEN_HI: Sentences<SeenWords> = { ...wholeClauses, ...WITH_PURPOSE };
