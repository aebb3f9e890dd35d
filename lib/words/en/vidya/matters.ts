/** Sentences on the matters of study and their times in English. */
import type { StudyMatterId } from '../../../astro/judgement/vidya/matters.ts';
import type { StudyMatterWords, StudyTimingWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named } from '../grammar.ts';
import { WINDOW_TEXTS_EN } from '../windows.ts';

const MATTERS: Readonly<Record<StudyMatterId, string>> = {
  study: 'study',
  higher_education: 'higher education',
  exams: 'competitive examinations',
  foreign: 'study abroad',
};

const SCORED: Readonly<Record<StudyMatterWords['scored']['part'], string>> = {
  higher_education: 'Higher education',
  exams: 'Success in competitive examinations',
  foreign: 'Study abroad',
  houses: 'By its houses and their lords learning',
  d24: 'In it learning',
  karakas: 'By its significators learning',
};

type Side = StudyMatterWords['matter_advice']['side'];

const ADVICE: Readonly<Record<StudyMatterId, Readonly<Record<Side, string>>>> = {
  study: {
    kind: 'Choose the more demanding course: the chart carries it.',
    mixed: 'Choose by the strongest of what is listed here, and give the rest regular hours.',
    hard: 'Take one subject at a time, with a patient teacher, and let practice do what talent does for others.',
  },
  higher_education: {
    kind: 'Plan for a second degree, and look for the teacher before the institution.',
    mixed: 'A first degree goes well; take the second where a clear purpose or a post asks for it.',
    hard: 'Prefer courses that end in a skill, and study further beside work.',
  },
  exams: {
    kind: 'Aim at the larger contests.',
    mixed: 'Begin early, and sit mock examinations until they are routine.',
    hard: 'Prefer admissions by record, portfolio or interview, and take contests as practice.',
  },
  foreign: {
    kind: 'Look for the place where the field has its best school.',
    mixed: 'An exchange term or a joint degree tests the way before a whole course abroad is paid for.',
    hard: 'The better schools lie nearer home; short stays and courses online bring in what is foreign.',
  },
};

/** Where a window opens in the usual years; study and higher education are not advised by windows. */
const TIMELY: Readonly<Partial<Record<StudyMatterId, string>>> = {
  exams: 'A decisive attempt belongs into one of the windows.',
  foreign: 'If you apply, do so ahead of a window.',
};

export const STUDY_MATTERS_EN: Sentences<StudyMatterWords> = {
  scored: ({ part }) => SCORED[part],
  matter_name: ({ matter }) => MATTERS[matter],
  matter_advice: ({ isTimely, matter, practice, side }) => {
    const first = practice === null ? '' : ` First of all, ${practice.en}.`;
    const timely = isTimely && TIMELY[matter] !== undefined ? ` ${TIMELY[matter]}` : '';
    return `${ADVICE[matter][side]}${first}${timely}`;
  },
};

const inYears = (years: number) => (years === 1 ? 'year' : `${years} years`);

export const STUDY_TIMING_EN: Sentences<StudyTimingWords> = {
  too_early: ({ fromAge, matter, years }) =>
    `${capitalised(MATTERS[matter])} is looked for from the age of ${fromAge}; the next ${inYears(years)} end before it.`,
  no_window: ({ matter, years }) => `In the next ${inYears(years)} no window for ${MATTERS[matter]} reaches 60 of 100.`,
  usual_years_over: ({ fromAge, matter, toAge }) =>
    `The usual years for ${MATTERS[matter]}, ${fromAge} to ${toAge}, lie behind: what follows serves learning in later life.`,
  none_in_usual_years: ({ matter, toAge }) =>
    `Until the age of ${toAge}, in the usual years for ${MATTERS[matter]}, no window opens: what follows serves learning in later life.`,
  best_windows: ({ isAgreed, matter, windows }) => {
    const how = isAgreed
      ? 'periods and transits agree best'
      : 'the periods alone carry it best, no transit joining them,';
    const spans = windows.map(
      ({ antardasha, fromDate, mahadasha, score, untilDate }) =>
        `${WINDOW_TEXTS_EN.span({ from: fromDate, until: untilDate })} (${named(antardasha)} within ${named(mahadasha)}, ${score} of 100)`,
    );
    return `For ${MATTERS[matter]} ${how} from ${spans.join('; ')}.`;
  },
};
