/** The summary of education in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { EducationSummaryFacts } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateEn, listed, named } from '../grammar.ts';
import { studyFactorEn } from './factors.ts';
import { fieldEn, VOTE_REASONS_EN } from './fields.ts';
import { LEARNING_BREAKS_EN } from './learningFindings.ts';
import { STUDY_MATTERS_EN } from './matters.ts';

const STANDINGS: Readonly<Record<AreaBand, string>> = {
  excellent: 'carries learning very well',
  good: 'carries learning well',
  mixed: 'gives learning both support and strain',
  weak: 'asks for patience in learning',
  difficult: 'asks for much care in learning',
};

const PROSPECTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'is very well supported',
  good: 'is well supported',
  mixed: 'stands between support and strain',
  weak: 'needs patient work',
  difficult: 'is not where this chart is strong',
};

const PURPOSES: Readonly<Record<EducationSummaryFacts['best_time']['purpose'], string>> = {
  study: 'study',
  later_learning: 'learning in later life',
  exams: 'an examination that decides',
};

function spanOf({ antardasha, fromDate, mahadasha, untilDate }: EducationSummaryFacts['sooner_time']): string {
  const span = fromDate === null ? `now until ${dateEn(untilDate)}` : `${dateEn(fromDate)} to ${dateEn(untilDate)}`;
  return `${span}, in ${named(antardasha)} within ${named(mahadasha)}`;
}

function groundsOf({ helps, hinders }: EducationSummaryFacts['prospect']): string {
  if (helps !== null && hinders !== null)
    return `: for it, ${studyFactorEn(helps)}; against it, ${studyFactorEn(hinders)}`;
  const only = helps ?? hinders;
  return only === null ? '' : `: ${studyFactorEn(only)}`;
}

export const EDUCATION_SUMMARY_EN: Sentences<EducationSummaryFacts> = {
  ...LEARNING_BREAKS_EN,
  standing: ({ band, score }) => `This chart ${STANDINGS[band]} (${score} of 100).`,
  helps: ({ factors }) => `What helps most: ${factors.map(studyFactorEn).join('; ')}.`,
  asks: ({ factors }) => `What asks for work: ${factors.map(studyFactorEn).join('; ')}.`,
  fields: ({ first, firstPercent, planet, reasons, second, secondPercent }) => {
    const why = reasons.map((reason) => sayIn(VOTE_REASONS_EN, reason));
    return `Of the fields, most speaks for ${fieldEn(first)} (${firstPercent} %) and then for ${fieldEn(second)} (${secondPercent} %), foremost through ${named(planet)}, which ${listed(why)}.`;
  },
  prospect: (prospect) => {
    const { band, matter, score } = prospect;
    return `${STUDY_MATTERS_EN.scored({ part: matter })} ${PROSPECTS[band]} (${score} of 100)${groundsOf(prospect)}.`;
  },
  yogas: ({ formed }) => {
    const names = listed(formed.map(({ name }) => name.en));
    const gives = listed([...new Set(formed.flatMap(({ result }) => result.en.split(', ')))]);
    return formed.length > 1
      ? `${names} are formed, which stand for ${gives}.`
      : `${names} is formed, which stands for ${gives}.`;
  },
  running: ({ antardasha, mahadasha, untilDate }) =>
    `Until ${dateEn(untilDate)} the antardasha of ${named(antardasha)} runs within the mahadasha of ${named(mahadasha)}.`,
  best_time: ({ isAgreed, purpose, score, ...span }) =>
    `The best time ahead for ${PURPOSES[purpose]} is ${spanOf(span)}, ${isAgreed ? 'with the transits agreeing' : 'by its periods alone'} (${score} of 100).`,
  sooner_time: (span) => `A strong time comes sooner: ${spanOf(span)}.`,
  advice: (advice) => STUDY_MATTERS_EN.matter_advice({ ...advice, matter: 'study', isTimely: false }),
};
