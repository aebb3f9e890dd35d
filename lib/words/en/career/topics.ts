/** Matters of work that periods are judged for, in English: how they are served, and what to do by the lord that leads (interpretive). */
import type { CareerTopicId } from '../../../astro/judgement/career/tables/topics.ts';
import type { ThemeTone } from '../../../astro/judgement/tables/dashaThemes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** As part of a sentence. */
export const TOPIC_AREAS: Readonly<Record<CareerTopicId, string>> = {
  career: 'work',
  change: 'change',
  promotion: 'rise and recognition',
  setback: 'protection of work',
};

export const TOPIC_VERDICTS: Readonly<Record<CareerTopicId, Readonly<Record<ThemeTone, string>>>> = {
  career: {
    supportive: 'These periods serve your work well',
    mixed: 'These periods serve your work in part',
    demanding: 'Work needs patience in these periods',
  },
  change: {
    supportive: 'A change would go well, though little points to one now',
    mixed: 'A change is served in part, so look around without hurry',
    demanding: 'A change costs more than it gives now, so prepare it and wait',
  },
  promotion: {
    supportive: 'Rise and recognition are well served now',
    mixed: 'Rise and recognition are served in part',
    demanding: 'Rise and recognition come slowly now',
  },
  setback: {
    supportive: 'Work is well protected from setbacks now',
    mixed: 'Work is fairly protected from setbacks now',
    demanding: 'Work is less protected now, so keep a reserve',
  },
};

/** Said of a change where more than slight signs point to one. */
export const CHANGE_INDICATED = 'Signs point to a change and it is well served, so compare offers';

/** What to do with a matter where the lord serves it, and where it does not. */
interface Advice {
  readonly use: string;
  readonly guard: string;
}

export const TOPIC_ADVICE: Readonly<Record<CareerTopicId, Readonly<Record<Planet, Advice>>>> = {
  career: {
    Sun: { use: 'Take the visible task and put your name to it', guard: 'Let the work speak before you claim credit' },
    Moon: { use: 'Work closely with people', guard: 'Decide nothing in a low mood' },
    Mars: {
      use: 'Begin what needs courage and finish it quickly',
      guard: 'Sleep over a sharp reply before you send it',
    },
    Mercury: {
      use: 'Put the plan in writing and talk it through early',
      guard: 'Read every paper twice before you sign',
    },
    Jupiter: { use: 'Find a mentor, and teach what you know', guard: 'Promise less than you can deliver' },
    Venus: { use: 'Win allies before you begin', guard: 'Set a limit to spending on comfort' },
    Saturn: { use: 'Build slowly on one thing that lasts', guard: 'Keep fixed hours and let large moves wait' },
    Rahu: {
      use: 'Try the new method or the foreign contact',
      guard: 'Have an unusual offer checked by a neutral person',
    },
    Ketu: { use: 'Go deep into one subject that few know', guard: 'Finish the open task before you turn away' },
  },
  change: {
    Sun: { use: 'A clear chief and a clear title suit you', guard: 'Do not leave because of one superior' },
    Moon: { use: 'A place with warm colleagues suits you', guard: 'Write the reasons down before you decide' },
    Mars: { use: 'A place that rewards pace suits you', guard: 'Do not resign in anger' },
    Mercury: { use: 'Word the application well and ask widely', guard: 'Have the contract read by a second person' },
    Jupiter: {
      use: 'Ask a senior who knows you for a recommendation',
      guard: 'Rely on no promise that is not written',
    },
    Venus: { use: 'A place with good taste and fair pay suits you', guard: 'Do not move for comfort alone' },
    Saturn: { use: 'Prefer a lasting place to a quick gain', guard: 'Serve the notice in full and leave no debt' },
    Rahu: { use: 'Think of another city or a new field', guard: 'Look closely at what sounds too good' },
    Ketu: { use: 'Prefer the narrow specialist task to the broad one', guard: 'Settle the next step before you leave' },
  },
  promotion: {
    Sun: { use: 'Speak openly with the person who decides', guard: 'Ask once and then wait' },
    Moon: { use: 'Let those whom you helped speak for you', guard: 'Keep calm when you speak of it' },
    Mars: { use: 'Take on the hard case that others avoid', guard: 'Compete with the task, not with colleagues' },
    Mercury: { use: 'Bring your figures on one page', guard: 'Keep a written record of what you achieve' },
    Jupiter: { use: 'Ask a senior to put your name forward', guard: 'Complete the training that the rank requires' },
    Venus: { use: 'Speak of it after a success of the team', guard: 'Show results and do not rely on being liked' },
    Saturn: { use: 'Point to your years of steady service', guard: 'Do the duty well and ask next year' },
    Rahu: { use: 'Offer to lead the new project', guard: 'Take no short cut to rank' },
    Ketu: { use: 'Let your special skill make you needed', guard: 'Show your work, as what is hidden earns nothing' },
  },
  setback: {
    Sun: { use: 'Good standing with authorities helps you', guard: 'Avoid a dispute over rank' },
    Moon: { use: 'Family and friends stand by you', guard: 'Keep worry away from decisions' },
    Mars: { use: 'Quick action settles a difficulty', guard: 'Avoid quarrels and haste' },
    Mercury: { use: 'Clear papers settle a difficulty', guard: 'Keep copies of every paper' },
    Jupiter: { use: 'Good advice is within reach, so seek it', guard: 'Give no guarantee for others' },
    Venus: { use: 'Agreement comes easily, so propose one', guard: 'Do not spend ahead of income' },
    Saturn: { use: 'Patience outlasts a difficulty', guard: 'Take on no debt that you can avoid' },
    Rahu: { use: 'Look for an unusual way out', guard: 'Keep clear of rumours' },
    Ketu: { use: 'Let go of what no longer serves', guard: 'Do not withdraw without a word' },
  },
};

/** Work of an elder: advice, giving over and service. */
export const ELDER_VERDICTS: Readonly<Record<ThemeTone, string>> = {
  supportive: 'Advice and service are welcome from you in these periods',
  mixed: 'Advice and service find some echo in these periods',
  demanding: 'Keep duties few in these periods and advise when asked',
};

export const ELDER_ADVICE: Readonly<Record<Planet, string>> = {
  Sun: 'Hand a role over in the open, with thanks to your successor',
  Moon: 'Look after one circle of people, such as a society',
  Mars: 'Help with practical work in small portions',
  Mercury: 'Write down what you know',
  Jupiter: 'Teach, and bless the plans of younger people',
  Venus: 'Bring people together who need each other',
  Saturn: 'Serve those who are poorer or older than you',
  Rahu: 'Learn one new tool from someone young',
  Ketu: 'Give time to quiet study and prayer',
};

/** What a period favours in a child. */
export const CHILD_BENTS: Readonly<Record<Planet, string>> = {
  Sun: 'confidence and small duties',
  Moon: 'stories, songs and care for others',
  Mars: 'sport, building and courage',
  Mercury: 'words, numbers and puzzles',
  Jupiter: 'questions, books and good teachers',
  Venus: 'music, drawing and good company',
  Saturn: 'patience, order and finishing things',
  Rahu: 'curiosity about machines and far places',
  Ketu: 'quiet play and close observation',
};

/** What a period favours in the studies of a youth. */
export const YOUTH_STUDIES: Readonly<Record<Planet, string>> = {
  Sun: 'civics, public life and leading a team',
  Moon: 'biology, languages and caring tasks',
  Mars: 'practical science, crafts and sport',
  Mercury: 'mathematics, commerce and writing',
  Jupiter: 'philosophy, law and explaining to others',
  Venus: 'arts, design and music',
  Saturn: 'history, construction and long projects',
  Rahu: 'computers, aviation and foreign languages',
  Ketu: 'research and exact observation',
};

/** What to avoid in a demanding time, by the lord of its antardasha. */
export const AVOIDED: Readonly<Record<Planet, string>> = {
  Sun: 'Do not argue over rank then',
  Moon: 'Do not decide in worry then',
  Mars: 'Avoid haste and quarrels then',
  Mercury: 'Sign nothing unread then',
  Jupiter: 'Vouch for nobody else then',
  Venus: 'Put off large purchases then',
  Saturn: 'Take on no extra duty then',
  Rahu: 'Keep away from short cuts then',
  Ketu: 'Break off nothing in haste then',
};
