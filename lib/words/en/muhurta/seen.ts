/** What is seen of a chosen time, in English sentences. */
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import type { SeenWords } from '../../facts/muhurta/seen.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraEn, ordinal, sentence, signEn, WEEKDAYS_EN } from '../grammar.ts';
import { CLAUSES_EN } from './clauses.ts';
import { BLOCKS_EN, karanaEn, PURPOSES_EN, tithiEn, yogaEn } from './names.ts';

const GRADES = { good: 'good', middling: 'middling', bad: 'not taken' } as const;

/** With the purpose, which clauses leave out. */
const WITH_PURPOSE = {
  nakshatra: ({ grade, nakshatraIndex, purpose }) =>
    `The Moon is in ${nakshatraEn(nakshatraIndex)}, a star ${GRADES[grade]} for ${PURPOSES_EN[purpose]}.`,
  pada_avoid: ({ nakshatraIndex, pada, purpose }) =>
    `The Moon is in the ${ordinal(pada)} quarter of ${nakshatraEn(nakshatraIndex)}, left out for ${PURPOSES_EN[purpose]}.`,
  tithi: ({ grade, purpose, tithi }) =>
    `The lunar day is ${tithiEn(tithi)}, ${GRADES[grade]} for ${PURPOSES_EN[purpose]}.`,
  krishna_limit: ({ limitTithi, purpose, tithi }) =>
    `${tithiEn(tithi)} lies past ${tithiEn(limitTithi)}, the last day of the dark half used for ${PURPOSES_EN[purpose]}.`,
  weekday: ({ grade, purpose, weekdayIndex }) =>
    `${WEEKDAYS_EN[weekdayIndex]!} is ${GRADES[grade]} for ${PURPOSES_EN[purpose]}.`,
  karana_good: ({ karana, purpose }) => `The karana is ${karanaEn(karana)}, the best one for ${PURPOSES_EN[purpose]}.`,
  month: ({ calendar, grade, monthIndex, purpose, signIndex }) => {
    if (grade === 'unlisted') return `No month is ruled out for ${PURPOSES_EN[purpose]}.`;
    const month = `the month of ${LUNAR_MONTHS[monthIndex]!.name}`;
    const sun = `the Sun in ${signEn(signIndex)}`;
    const time = { lunar: month, solar: sun, both: `${month} with ${sun}` }[calendar];
    return sentence(`${time} is ${GRADES[grade]} for ${PURPOSES_EN[purpose]}`);
  },
  lagna_sign: ({ grade, purpose, signIndex }) =>
    `${signEn(signIndex)} rises, a sign ${GRADES[grade]} for ${PURPOSES_EN[purpose]}.`,
  yoga: (args) =>
    args.grade === 'bad_after_its_ghatis'
      ? `The yoga ${yogaEn(args.yoga)} is weak, though its avoided part is over.`
      : sentence(CLAUSES_EN.yoga(args)),
  block: ({ block, isSoft, purpose }) =>
    isSoft
      ? `This falls in ${BLOCKS_EN[block]}, which counts a little against ${PURPOSES_EN[purpose]}.`
      : `This falls in ${BLOCKS_EN[block]}, which is avoided for ${PURPOSES_EN[purpose]}.`,
  bounds: ({ value }) => `Scores end at ${value}.`,
} as const satisfies Partial<Sentences<SeenWords>>;

const wholeClauses = Object.fromEntries(
  Object.entries(CLAUSES_EN).map(([id, clause]) => [id, (args: never) => sentence(clause(args))]),
) as unknown as Sentences<SeenWords>;

export const SEEN_EN: Sentences<SeenWords> = { ...wholeClauses, ...WITH_PURPOSE };
