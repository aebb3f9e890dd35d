/** Sentences on the matters of study and their times in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { TimedId } from '../../../astro/judgement/vidya/plans.ts';
import type { LearnerVoice, ScoredPart, StudyMatterWords, StudyTimingWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, spanEn, uncapitalised } from '../grammar.ts';

const PARTS: Readonly<Record<ScoredPart, string>> = {
  higher_education: 'Higher education',
  exams: 'The strength for examinations',
  houses: 'The group of houses of learning',
  d24: 'As a whole this chart',
  karakas: 'The group of planets of learning',
};

const STANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'is very strong',
  good: 'is strong',
  mixed: 'is of usual strength',
  weak: 'needs patient work',
  difficult: 'has little strength',
};

const SHORT_PARTS: Readonly<Record<ScoredPart, string>> = {
  higher_education: 'higher studies',
  exams: 'examinations',
  houses: 'the houses',
  d24: 'this chart',
  karakas: 'the planets of learning',
};

const TIMED: Readonly<Record<TimedId, string>> = {
  study: 'study',
  exams: 'examinations',
  foreign: 'study abroad',
};

type Side = StudyMatterWords['matter_advice']['side'];
type Sides = Readonly<Record<Side, string>>;

const STUDY: Readonly<Record<LearnerVoice, Sides>> = {
  parents: {
    kind: 'Feed this curiosity: give books, tools and answers.',
    mixed: 'A short and regular hour together does more than a long one.',
    hard: 'Praise each small step, and never compare the child with others.',
  },
  student: {
    kind: 'Choose the more demanding course.',
    mixed: 'Choose the subject you are strongest in, and give the rest regular hours.',
    hard: 'Take one subject at a time, with a patient teacher.',
  },
  adult: {
    kind: 'Take the course you have put off; evenings are enough.',
    mixed: 'Pick one skill your work can use this year.',
    hard: 'Learn from a colleague or a short workshop.',
  },
  elder: {
    kind: 'Teach what you know, or write it down for the young.',
    mixed: 'Join a reading circle, or teach a grandchild.',
    hard: 'Let others read to you, and tell your own stories.',
  },
};

type Voices = Readonly<Record<LearnerVoice, string>>;

/** What is said to those whom it does not concern now. */
const ELSEWHERE: Readonly<Record<'higher_education' | 'foreign', Omit<Voices, 'student' | 'adult'>>> = {
  higher_education: {
    parents: 'College is far off; good teachers matter more now.',
    elder: 'A lecture or a pilgrimage of learning gives more than a degree now.',
  },
  foreign: {
    parents: 'A course far from home is a question for later years.',
    elder: 'Foreign places are for visits and stories now.',
  },
};

const EXAMS_ELSEWHERE: Omit<Voices, 'student'> = {
  parents: 'Let school tests stay a game for now.',
  adult: 'A certificate of a skill does more for you than a contest.',
  elder: 'There is nothing left to prove by tests.',
};

const ADVICE: Readonly<Record<'higher_education' | 'exams' | 'foreign', Sides>> = {
  higher_education: {
    kind: 'Plan for a second degree, and look for the teacher before the institution.',
    mixed: 'Take a second degree only with a clear purpose.',
    hard: 'Prefer courses that end in a skill.',
  },
  exams: {
    kind: 'Aim at the larger contests.',
    mixed: 'Begin early, and sit mock papers until they are routine.',
    hard: 'Prefer admission by record, portfolio or interview.',
  },
  foreign: {
    kind: 'Look for the place where your field has its best school.',
    mixed: 'An exchange term tests the way before a whole course is paid for.',
    hard: 'The better school is nearer home; a course online brings in what is foreign.',
  },
};

function adviceEn({ matter, side, voice }: StudyMatterWords['matter_advice']): string {
  if (matter === 'study') return STUDY[voice][side];
  if (matter === 'exams') return voice === 'student' ? ADVICE.exams[side] : EXAMS_ELSEWHERE[voice];
  return voice === 'parents' || voice === 'elder' ? ELSEWHERE[matter][voice] : ADVICE[matter][side];
}

export const STUDY_MATTERS_EN: Sentences<StudyMatterWords> = {
  scored: ({ band, part }) => `${PARTS[part]} ${STANDS[band]}.`,
  scored_for: ({ clause, part }) => `Best for ${SHORT_PARTS[part]}: ${uncapitalised(clause)}.`,
  scored_against: ({ clause, part }) => `Hardest for ${SHORT_PARTS[part]}: ${uncapitalised(clause)}.`,
  timed_name: ({ timed }) => TIMED[timed],
  matter_advice: (advice) => {
    const { practice, voice } = advice;
    const said = adviceEn(advice);
    if (practice === null) return said;
    return voice === 'parents' ? `${said} Help the child to ${practice.en}.` : `${said} ${capitalised(practice.en)}.`;
  },
  study_abroad: ({ isFormed }) =>
    isFormed
      ? 'The yoga of study abroad is formed, so learning may be the reason to go.'
      : 'The yoga of study abroad is not formed, so other reasons lead.',
};

export const STUDY_TIMING_EN: Sentences<StudyTimingWords> = {
  too_early: ({ fromAge, timed }) => `Dates for ${TIMED[timed]} are given from the age of ${fromAge}.`,
  years_over: ({ timed }) => `No dates for ${TIMED[timed]} are given at this age.`,
  not_lived: () => 'No dates are given for years that lie outside this life.',
  no_window: ({ timed }) => `No time stands out for ${TIMED[timed]} in these years.`,
  beside_work: ({ timed }) =>
    `The usual years of ${TIMED[timed]} are past, so these dates are for courses beside work.`,
  best_windows: ({ timed, windows }) => `The best times for ${TIMED[timed]} are ${listed(windows.map(spanEn))}.`,
  chosen: ({ count, timed }) =>
    count === 0
      ? `For ${TIMED[timed]} nothing stood out enough to be told.`
      : `For ${TIMED[timed]} only the best stretches are told, at most a tenth of the years asked about.`,
};
