/** What is said first of learning in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { LearnerVoice, LearningToldWords } from '../../facts/vidya.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised } from '../grammar.ts';
import { fieldEn } from './fields.ts';

type Bands = Readonly<Record<AreaBand, string>>;

const HEADLINES: Readonly<Record<LearnerVoice, Bands>> = {
  parents: {
    excellent: 'This child learns with ease and joy.',
    good: 'This child learns well with a little guidance.',
    mixed: 'This child learns well where interest and routine meet.',
    weak: 'This child learns best in small steps, with praise.',
    difficult: 'This child needs patience, play and a kind teacher to learn.',
  },
  student: {
    excellent: 'Study is one of your great strengths.',
    good: 'Study goes well for you with regular work.',
    mixed: 'Study gives as much as the hours you put in.',
    weak: 'Study grows for you by steady, small steps.',
    difficult: 'Practical learning suits you better than long study.',
  },
  adult: {
    excellent: 'You learn new things quickly at any age.',
    good: 'A course beside your work will go well.',
    mixed: 'You learn well what you can use at once.',
    weak: 'Short courses suit you better than long ones.',
    difficult: 'You learn by doing more than by books.',
  },
  elder: {
    excellent: 'Your knowledge is a treasure; share it.',
    good: 'Reading and teaching will keep giving you joy.',
    mixed: 'Learn now whatever gives you joy.',
    weak: 'Learn a little, in good company, at your own pace.',
    difficult: 'Listening, music and talk suit you better than books.',
  },
};

const LEVELS: Bands = {
  excellent: 'Fewer than one birth in ten has so much support for learning.',
  good: 'The chart supports learning more than most charts do.',
  mixed: 'The chart supports learning about as much as most charts do.',
  weak: 'Learning goes step by step here, with more practice than most need.',
  difficult: 'Learning takes patience here, and a good teacher helps most.',
};

/** How one learns best, to follow `by`. */
const WAYS: Readonly<Record<Planet, string>> = {
  Sun: 'showing to others what was learnt',
  Moon: 'hearing things told as a story',
  Mars: 'doing and trying things out',
  Mercury: 'reading, writing and asking questions',
  Jupiter: 'listening to a good teacher and seeing the whole',
  Venus: 'pictures, music and pleasant company',
  Saturn: 'slow and regular practice',
  Rahu: 'new media, experiments and foreign subjects',
  Ketu: 'quiet work on one thing at a time',
};

/** What slows learning, and what answers it. */
const SLOWED: Readonly<Record<Planet, string>> = {
  Sun: 'The Sun makes asking for help hard, so make questions welcome.',
  Moon: 'The Moon makes moods decide, so keep sleep and hours regular.',
  Mars: 'Mars brings haste, so go over each page once more.',
  Mercury: 'Mercury brings slips in detail, so write things down.',
  Jupiter: 'Jupiter is burdened, so choose the teacher with care.',
  Venus: 'Venus brings distraction, so put pleasure after the task.',
  Saturn: 'Saturn brings delay, so set a small daily measure.',
  Rahu: 'Rahu scatters attention, so keep the screen away from the desk.',
  Ketu: 'Ketu breaks the thread, so begin each day with a short review.',
};

const EXAMS: Bands = {
  excellent: 'Examinations are a strong side of yours.',
  good: 'Examinations go well with honest preparation.',
  mixed: 'Examinations go as well as the preparation.',
  weak: 'Examinations need an early start and much practice.',
  difficult: 'Records and interviews suit you better than examinations.',
};

/** For those whose examinations are not of these years. */
const OTHER_EXAMS: Readonly<Record<Exclude<LearnerVoice, 'student'>, string>> = {
  parents: 'Examinations that decide are years away; play and curiosity come first.',
  adult: 'Your examinations are behind you; skills count for more now.',
  elder: 'Examinations are long behind you; learning is for joy now.',
};

const EXAM_LEVELS: Bands = {
  excellent: 'Few charts have so much strength for a contest.',
  good: 'The houses of contest are stronger than in most charts.',
  mixed: 'The houses of contest are of usual strength.',
  weak: 'The houses of contest are weaker than in most charts.',
  difficult: 'The houses of contest have little strength.',
};

export const LEARNING_TOLD_EN: Sentences<LearningToldWords> = {
  headline: ({ band, voice }) => HEADLINES[voice][band],
  level: ({ band }) => LEVELS[band],
  learns_best: ({ planet, voice }) =>
    voice === 'parents' ? `The child learns best by ${WAYS[planet]}.` : `You learn best by ${WAYS[planet]}.`,
  slowed: ({ planet }) => SLOWED[planet],
  exam_headline: ({ band, voice }) => (voice === 'student' ? EXAMS[band] : OTHER_EXAMS[voice]),
  exam_level: ({ band }) => EXAM_LEVELS[band],
  field_headline: ({ first, lead, voice }) => {
    const one = fieldEn(first);
    if (voice === 'parents') return `Later, watch for a liking for ${one}.`;
    if (voice === 'elder') return `${capitalised(one)} may give you joy.`;
    return lead === 'close' ? `No one subject leads; ${one} is slightly ahead.` : `${capitalised(one)} stands out.`;
  },
};
