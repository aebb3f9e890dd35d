/** The limbs of a chosen time in Hindi: clauses that continue a sentence. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraHi, rankHi, signHi, weekdayHi } from '../grammar.ts';
import { karanaHi, tithiHi, yogaHi } from './names.ts';

export const LIMB_CLAUSES_HI = {
  nakshatra: ({ grade, nakshatraIndex }) => {
    const star = nakshatraHi(nakshatraIndex);
    if (grade === 'good') return `चंद्रमा ${star} नक्षत्र में है`;
    return grade === 'middling' ? `${star} नक्षत्र मध्यम है` : `${star} नक्षत्र अनुकूल नहीं है`;
  },
  pada_avoid: ({ nakshatraIndex, pada }) => `${nakshatraHi(nakshatraIndex)} का ${rankHi(pada)} चरण छोड़ा जाता है`,
  tithi: ({ grade, tithi }) => {
    if (grade === 'good') return `${tithiHi(tithi)} तिथि शुभ है`;
    return grade === 'middling' ? `${tithiHi(tithi)} तिथि मध्यम है` : `${tithiHi(tithi)} तिथि छोड़ी जाती है`;
  },
  krishna_limit: ({ tithi }) => `${tithiHi(tithi)} कृष्ण पक्ष के ढलते भाग में है`,
  weekday: ({ grade, weekdayIndex }) => {
    const day = weekdayHi(weekdayIndex);
    if (grade === 'good') return `${day} अनुकूल है`;
    return grade === 'middling' ? `${day} मध्यम वार है` : `${day} छोड़ा जाता है`;
  },
  yoga: ({ grade, yoga }) => {
    if (grade === 'good') return `${yogaHi(yoga)} योग अच्छा है`;
    return grade === 'bad' ? `${yogaHi(yoga)} योग का वर्जित भाग चल रहा है` : `${yogaHi(yoga)} योग कमज़ोर है`;
  },
  karana: ({ karana, kind }) => {
    if (kind === 'chara') return `${karanaHi(karana)} चर करण है`;
    return kind === 'sthira' ? `${karanaHi(karana)} स्थिर करण है` : 'करण विष्टि है';
  },
  karana_good: ({ karana }) => `${karanaHi(karana)} करण इस काम के लिए सबसे अच्छा है`,
  month: ({ calendar, grade, monthIndex, signIndex }) => {
    if (grade === 'unlisted') return 'इस काम में कोई महीना मना नहीं है';
    const month =
      calendar === 'solar' ? `सूर्य का ${signHi(signIndex)} राशि में होना` : `${LUNAR_MONTHS[monthIndex]!.sanskrit} मास`;
    if (grade === 'good') return `${month} अनुकूल है`;
    return grade === 'middling' ? `${month} मध्यम है` : `${month} इस काम में नहीं लिया जाता`;
  },
  lagna_sign: ({ grade, signIndex }) => {
    if (grade === 'good') return `${signHi(signIndex)} लग्न अनुकूल है`;
    return grade === 'middling' ? `${signHi(signIndex)} लग्न मध्यम है` : `${signHi(signIndex)} लग्न अनुकूल नहीं है`;
  },
  lagna_total: ({ keptCount, ruleCount, signIndex }) => {
    if (keptCount === ruleCount) return `${signHi(signIndex)} लग्न है और लग्न के सब नियम पूरे हैं`;
    const most = keptCount * 3 >= ruleCount * 2 ? 'अधिकतर' : keptCount * 3 >= ruleCount ? 'कुछ' : 'थोड़े ही';
    return `${signHi(signIndex)} लग्न है और लग्न के ${most} नियम पूरे हैं`;
  },
  moon_light: ({ isCombust, isWaxing, isWeak, wanted }) => {
    const half = isWaxing ? 'शुक्ल' : 'कृष्ण';
    if (isWaxing !== (wanted === 'shukla')) return `चंद्रमा ${half} पक्ष का है`;
    if (isCombust) return `चंद्रमा ${half} पक्ष का है, पर सूर्य के बहुत पास है`;
    if (isWeak) return isWaxing ? 'चंद्रमा शुक्ल पक्ष का है, पर क्षीण है' : 'चंद्रमा कृष्ण पक्ष का और क्षीण है';
    return `चंद्रमा ${half} पक्ष का है और उजला है`;
  },
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
