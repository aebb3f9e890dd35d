/** Counsel on matters of life in English (interpretive). */
import type { LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** Counsel by the side of the promise. */
export const COUNSELS: Readonly<Record<LifeMatter, Readonly<Record<'kind' | 'mixed' | 'hard', string>>>> = {
  marriage: {
    kind: 'Let the bond grow in the open, and give it the time that it repays.',
    mixed: 'Say early what you expect, and choose for character before charm.',
    hard: 'Take time to know each other, settle differences in calm weeks, and let counsel help before a quarrel decides.',
  },
  bond: {
    kind: 'Plan something together that is larger than the week: the bond carries it now.',
    mixed: 'Keep one hour of the week for the two of you alone, and say thanks aloud for what has become usual.',
    hard: 'Speak of what weighs before it becomes a habit of silence, choose calm hours for it, and ask for counsel together where two words in anger have become ten.',
  },
  career: {
    kind: 'Ask for the larger task while the times help: what is built in them carries further than effort alone.',
    mixed: 'Deepen one skill that others need and let results speak before titles.',
    hard: 'Keep what is steady while you prepare the next step, and settle what is unfinished before you change places.',
  },
  wealth: {
    kind: 'Let gains work for you: set a share aside before it is spent, and give a share away.',
    mixed: 'Keep accounts in plain figures and spread what you have over more than one source.',
    hard: 'Keep free of debts taken for show, hold a reserve of some months, and build income by skill before venture.',
  },
  health: {
    kind: 'Use the strength you have: regular exercise and sleep now pay back for years.',
    mixed: 'Keep meals, sleep and movement at fixed hours, and have checked what keeps returning.',
    hard: 'Go gently: rest before you must, keep check-ups and treatments in time, and let others carry a share.',
  },
  children: {
    kind: 'Let warmth come before plans: time given to children, one’s own or others’, returns here as joy.',
    mixed: 'Leave room for nature’s own pace, and let both families share the care.',
    hard: 'Be kind to yourselves and unhurried; good medical advice, taken together and early, is worth more than worry, and care for other people’s children is the old remedy.',
  },
  education: {
    kind: 'Aim high and finish what you begin: examinations and teachers are on your side.',
    mixed:
      'Study in short hours at the same time each day, and let one good teacher check the ground before you build on it.',
    hard: 'Take smaller steps and repeat them; practical learning, a patient teacher and a quiet place make up for what comes slowly.',
  },
  property: {
    kind: 'Buy for long use rather than quick sale: what you own of the earth tends to grow.',
    mixed: 'Have papers and neighbours looked at before you pay, and keep the loan below what feels easy.',
    hard: 'Rent, share or wait rather than strain; settle shares in family property in writing and in calm.',
  },
  spiritual: {
    kind: 'Give the practice a fixed hour: what is planted now roots deep.',
    mixed: 'Choose one path and one teacher for a while, and let daily conduct be the measure.',
    hard: 'Begin small, with service and a few quiet minutes: steadiness counts for more than signs.',
  },
  travel: {
    kind: 'Plan the long journey you have put off, and leave room in it for what you will find.',
    mixed: 'Travel for a purpose, with papers in order and days to spare.',
    hard: 'Keep journeys short and prepared; what is far may also come to you, by study and by friends.',
  },
};

/** What to rely on where a planet helps most, and a remedy where it burdens most. */
interface PlanetCounsel {
  readonly helps: string;
  readonly eases: string;
}

const PLANET_COUNSEL: Readonly<Record<Planet, PlanetCounsel>> = {
  Sun: { helps: 'clear purpose and the trust of elders', eases: 'humility before elders and the morning light' },
  Moon: { helps: 'feeling, care and the mother’s side', eases: 'rest, regular sleep and decisions in calm moods' },
  Mars: { helps: 'courage and quick work', eases: 'exercise, patience and no word spoken in heat' },
  Mercury: { helps: 'plain speech, figures and good papers', eases: 'reading twice, and writing down what was agreed' },
  Jupiter: { helps: 'good counsel, faith and teachers', eases: 'measure in promises, and thanks to teachers' },
  Venus: { helps: 'courtesy, beauty and fair dealing', eases: 'simplicity, and kindness in small things' },
  Saturn: { helps: 'patience, order and long effort', eases: 'order, service and time allowed to pass' },
  Rahu: { helps: 'the new, the foreign and the unusual', eases: 'a second opinion, and distance from quick gain' },
  Ketu: { helps: 'depth, insight and letting go', eases: 'silence, prayer and nothing broken off in haste' },
};

/** The same for health. */
const BODY_COUNSEL: Readonly<Record<Planet, PlanetCounsel>> = {
  Sun: { helps: 'daylight and early hours', eases: 'morning light, measured work and a rest at noon' },
  Moon: { helps: 'sound sleep and a quiet mind', eases: 'regular sleep, enough to drink and calm company' },
  Mars: {
    helps: 'exercise, which strengthens you quickly',
    eases: 'movement without haste, and care with heat and tools',
  },
  Mercury: {
    helps: 'light movement and calm breathing',
    eases: 'slow breathing, unhurried meals and hours away from screens',
  },
  Jupiter: { helps: 'good recovery and good advice', eases: 'measure at table and daily walks' },
  Venus: { helps: 'rest, and gentle care of the body', eases: 'measure in sweet things, and enough to drink' },
  Saturn: { helps: 'endurance and a fixed order of the day', eases: 'warmth, stretching and rest at fixed hours' },
  Rahu: { helps: 'new methods that are well tested', eases: 'plain food, quiet evenings and a second opinion' },
  Ketu: { helps: 'quiet and simple living', eases: 'quiet hours, and complaints looked at early' },
};

/** Returns the counsel of a planet on a matter: that on health counsels the body. */
export function planetCounselEn(matter: LifeMatter, planet: Planet): PlanetCounsel {
  return (matter === 'health' ? BODY_COUNSEL : PLANET_COUNSEL)[planet];
}
