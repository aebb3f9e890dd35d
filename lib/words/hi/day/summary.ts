/** Sentences about scores of days, in Hindi. */
import type { DayScorePartId } from '../../../astro/judgement/day/score/dayScore.ts';
import { DAY_CLASSES, type DayClass } from '../../../astro/judgement/tables/dayScore.ts';
import type { DaySummaryWords } from '../../facts/day/summary.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, isOrAre, listHi, onDate } from '../grammar.ts';
import { MATTERS_HI } from './matters.ts';

const CLASSES: Readonly<Record<DayClass, string>> = {
  best: 'यह आपके सबसे अच्छे दिनों में से है। ज़रूरी काम इसी दिन शुरू करें।',
  good: 'दिन अच्छा है और ज़्यादातर काम आगे बढ़ेंगे।',
  normal: 'दिन सामान्य है। रोज़ के काम ठीक चलेंगे।',
  avoid: 'चल रहे काम पूरे करें और नए काम किसी और दिन शुरू करें।',
  danger: 'इस दिन धीरे चलें। जो काम टल सकता है, उसे टाल दें।',
};

/** Before दिन, for one day and for several. */
const KINDS: Readonly<Record<DayClass, readonly [one: string, many: string]>> = {
  best: ['श्रेष्ठ', 'श्रेष्ठ'],
  good: ['शुभ', 'शुभ'],
  normal: ['सामान्य', 'सामान्य'],
  avoid: ['सँभलकर चलने का', 'सँभलकर चलने के'],
  danger: ['शांत रहने का', 'शांत रहने के'],
};

/** What points come from, before से. */
const PARTS: Readonly<Record<DayScorePartId, string>> = {
  tarabala: 'ताराबल',
  chandrabala: 'चंद्रबल',
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'नित्य योग',
  karana: 'करण',
  vara: 'वार',
  special_yogas: 'विशेष योगों',
  gochara: 'ग्रहों के गोचर',
  moon_bindus: 'चंद्र राशि के बिंदुओं',
  dasha_lords: 'दशा के स्वामियों',
  saturn: 'शनि के असर',
  double_transit: 'गुरु-शनि के दोहरे गोचर',
};

const from = (parts: readonly DayScorePartId[]) => listHi(parts.map((id) => PARTS[id]));

export const DAY_SUMMARY_HI: Sentences<DaySummaryWords> = {
  day_class: ({ dayClass, score }) => `100 में से ${score} अंक: ${CLASSES[dayClass]}`,
  given_by: ({ parts }) => `सबसे ज़्यादा अंक ${from(parts)} से मिले हैं।`,
  taken_by: ({ parts }) => `${from(parts)} से अंक घटे हैं।`,
  matters: ({ best, least }) =>
    `यह दिन ${MATTERS_HI[best.matter]} के लिए सबसे अच्छा (${best.score}) और ${MATTERS_HI[least.matter]} के लिए सबसे कम अनुकूल (${least.score}) है।`,
  no_day: () => 'उस स्थान के कैलेंडर में यह तारीख नहीं थी।',
  range: ({ bestDate, bestScore, counts, days, hardestDate, hardestScore, reasons }) => {
    const formed = DAY_CLASSES.filter((id) => counts[id] > 0);
    if (days === 1) return `यह ${KINDS[formed[0]!][0]} दिन है: 100 में से ${bestScore} अंक।`;
    const kinds = formed.map((id) => `${counts[id]} ${KINDS[id][counts[id] === 1 ? 0 : 1]}`);
    const why = reasons.length > 0 ? `, जिसे सबसे ज़्यादा बल ${from(reasons)} से मिलता है` : '';
    return `${days} दिनों में ${listHi(kinds)} दिन ${isOrAre(counts[formed.at(-1)!])}। सबसे अच्छा दिन ${dateHi(bestDate)} है (${bestScore} अंक)${why}। सबसे कम ${hardestScore} अंक ${dateHi(hardestDate)} के हैं।`;
  },
  best_days: ({ matter, minScore, passed, searched }) => {
    const forWhat = matter ? `${MATTERS_HI[matter]} के लिए ` : '';
    return passed === 0
      ? `${forWhat}${searched} में से किसी दिन ${minScore} अंक नहीं मिले।`
      : `${forWhat}${searched} में से ${passed} दिन में ${minScore} या ज़्यादा अंक हैं।`;
  },
  best_part: ({ matter, searched, told }) => {
    const forWhat = matter ? `${MATTERS_HI[matter]} के लिए ` : '';
    return searched === 1
      ? `${forWhat}एक ही दिन देखा गया।`
      : `${forWhat}${searched} दिनों में से सबसे अच्छे ${told} दिन दिए गए हैं।`;
  },
  first_choice: ({ date, score }) => `सबसे पहले ${dateHi(date)} को चुनें, जिसके 100 में से ${score} अंक हैं।`,
  highest_score: ({ date, score }) => `सबसे ज़्यादा ${score} अंक ${onDate(date)} हैं।`,
};
