/** The summary of education in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { EducationSummaryFacts } from '../../facts/vidya.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, listHi, planetHi, spanHi } from '../grammar.ts';
import { LADDER_HI } from '../area/ladder.ts';
import { fieldHi } from './fields.ts';
import { STUDY_MATTERS_HI } from './matters.ts';

const PROSPECTS: Readonly<Record<AreaBand, string>> = {
  excellent: 'संभावना बहुत अच्छी है',
  good: 'संभावना अच्छी है',
  mixed: 'संभावना मध्यम है',
  weak: 'बात धीरे और मेहनत से बनती है',
  difficult: 'बल कम है',
};

const MATTERS: Readonly<Record<EducationSummaryFacts['prospect']['matter'], string>> = {
  higher_education: 'उच्च शिक्षा में',
  exams: 'परीक्षाओं में',
  foreign: 'विदेश जाने में',
};

export const EDUCATION_SUMMARY_HI: Sentences<EducationSummaryFacts> = {
  helps: ({ parts }) => parts.map((part) => `${sayIn(LADDER_HI, part)}।`).join(' '),
  asks: ({ parts }) => parts.map((part) => `${sayIn(LADDER_HI, part)}।`).join(' '),
  fields: ({ first, lead, second }) =>
    lead === 'close'
      ? `दो विषय लगभग बराबर आगे हैं: पहले ${fieldHi(first)}, फिर ${fieldHi(second)}।`
      : `विषयों का क्रम यह है: पहले ${fieldHi(first)}, फिर ${fieldHi(second)}।`,
  prospect: ({ band, matter, voice }) =>
    voice === 'parents' ? `आगे चलकर ${MATTERS[matter]} ${PROSPECTS[band]}।` : `${MATTERS[matter]} ${PROSPECTS[band]}।`,
  yogas: ({ names }) => `कुंडली में ${listHi(names.map(({ hi }) => hi))} है, जो परंपरा में विद्या देता है।`,
  running: ({ antardasha, mahadasha, untilDate }) =>
    `${dateHi(untilDate)} तक ${planetHi(mahadasha)} की महादशा में ${planetHi(antardasha)} की अंतर्दशा चलेगी।`,
  best_time: ({ from, isRunning, timed, until }) => {
    const what = STUDY_MATTERS_HI.timed_name({ timed });
    return isRunning
      ? `${what} के लिए ${dateHi(until)} तक अच्छा समय चल रहा है।`
      : `${what} के लिए अगला अच्छा समय ${spanHi(from, until)} है।`;
  },
  advice: (advice) => STUDY_MATTERS_HI.matter_advice({ ...advice, matter: 'study' }),
};
