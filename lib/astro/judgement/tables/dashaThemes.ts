/** The matters of life that periods are judged for, with counsels. Interpretive. */
import type { Planet } from '../../tables/planets.ts';

export interface DashaTheme {
  readonly id: string;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  /** As part of a sentence. */
  readonly area: string;
  /** Houses that rule it, the main one first (BPHS 11). */
  readonly houses: readonly [number, ...number[]];
  /** Planets that signify it by nature (BPHS 32). */
  readonly karakas: readonly Planet[];
  /** What to do while it is supported, and while it demands work. */
  readonly counsel: Readonly<Record<'supportive' | 'mixed' | 'demanding', string>>;
}

export const DASHA_THEMES: readonly DashaTheme[] = [
  {
    id: 'career',
    name: 'Career and standing',
    sanskrit: 'कर्म एवं प्रतिष्ठा',
    area: 'work and standing',
    houses: [10, 6],
    karakas: ['Sun', 'Mercury', 'Saturn'],
    counsel: {
      supportive: 'take on the responsibility that is offered and let your work be seen',
      mixed: 'finish what is begun before changing position',
      demanding: 'let work be reliable rather than loud, and secure the next post before leaving one',
    },
  },
  {
    id: 'wealth',
    name: 'Wealth and income',
    sanskrit: 'धन एवं आय',
    area: 'money and income',
    houses: [2, 11],
    karakas: ['Jupiter', 'Venus'],
    counsel: {
      supportive: 'save a fixed part of what comes in while it comes easily',
      mixed: 'keep earning and spending in one ledger and decide by it',
      demanding: 'keep a reserve, and put off loans and guarantees that can wait',
    },
  },
  {
    id: 'relationships',
    name: 'Marriage and partnership',
    sanskrit: 'विवाह एवं साझेदारी',
    area: 'marriage and partnership',
    houses: [7],
    karakas: ['Venus'],
    counsel: {
      supportive: 'give the partnership time, and make the agreements that you both want',
      mixed: 'say early what you expect of the other',
      demanding: 'listen first, and let no quarrel decide what a calm week can decide',
    },
  },
  {
    id: 'health',
    name: 'Vitality and daily rhythm',
    sanskrit: 'स्वास्थ्य एवं दिनचर्या',
    area: 'vitality and daily rhythm',
    houses: [1, 6],
    karakas: ['Sun', 'Moon'],
    counsel: {
      supportive: 'begin the exercise or routine that you want to keep',
      mixed: 'hold to regular meals and sleep when work swells',
      demanding: 'plan rest as firmly as work, and take any complaint to a doctor in good time',
    },
  },
  {
    id: 'family',
    name: 'Family and home life',
    sanskrit: 'परिवार एवं गृहसुख',
    area: 'family and home life',
    houses: [4, 2],
    karakas: ['Moon'],
    counsel: {
      supportive: 'bring the family together and settle what has long been left open',
      mixed: 'share out duties at home by plain agreement',
      demanding: 'speak gently at home and keep an hour of each day for it',
    },
  },
  {
    id: 'property',
    name: 'Land, house and vehicles',
    sanskrit: 'भूमि, भवन एवं वाहन',
    area: 'land, house and vehicles',
    houses: [4, 11],
    karakas: ['Mars', 'Saturn'],
    counsel: {
      supportive: 'look at property or repairs that you can afford without strain',
      mixed: 'compare twice before you buy or build',
      demanding: 'have papers and boundaries checked before any money moves',
    },
  },
  {
    id: 'education',
    name: 'Learning and counsel',
    sanskrit: 'विद्या एवं विवेक',
    area: 'learning and judgement',
    houses: [5, 4, 9],
    karakas: ['Mercury', 'Jupiter'],
    counsel: {
      supportive: 'start the course or the book, and ask a teacher in',
      mixed: 'learn one thing to its end instead of three in part',
      demanding: 'study in short daily portions, and let someone check the results',
    },
  },
  {
    id: 'children',
    name: 'Children and creation',
    sanskrit: 'संतान एवं सृजन',
    area: 'children and creative work',
    houses: [5],
    karakas: ['Jupiter'],
    counsel: {
      supportive: 'make room for children, pupils or a work of your own',
      mixed: 'encourage more than you correct',
      demanding: 'be patient with the young and with unfinished work, and share the care of both',
    },
  },
  {
    id: 'travel',
    name: 'Journeys and far places',
    sanskrit: 'यात्रा एवं विदेश',
    area: 'journeys and far places',
    houses: [12, 9, 3],
    karakas: ['Moon', 'Rahu'],
    counsel: {
      supportive: 'follow up contacts abroad and plan the longer journey',
      mixed: 'travel with a purpose and a margin of time',
      demanding: 'check papers and costs before you travel, and keep a return open',
    },
  },
  {
    id: 'spirituality',
    name: 'Faith and inner life',
    sanskrit: 'धर्म एवं साधना',
    area: 'faith and inner life',
    houses: [9, 12],
    karakas: ['Jupiter', 'Ketu'],
    counsel: {
      supportive: 'keep a daily practice, and visit the teacher or place that you are drawn to',
      mixed: 'test what you believe by what it makes you do',
      demanding: 'keep the practice small and steady, and do not wait for signs',
    },
  },
  {
    id: 'initiative',
    name: 'Courage, siblings and skill',
    sanskrit: 'पराक्रम एवं भ्रातृसुख',
    area: 'initiative, siblings and skills',
    houses: [3],
    karakas: ['Mars'],
    counsel: {
      supportive: 'begin what needs courage, and write or speak for it',
      mixed: 'choose one effort and give it a date',
      demanding: 'let a day pass between impulse and answer, above all with brothers, sisters and neighbours',
    },
  },
  {
    id: 'change',
    name: 'Change, research and shared means',
    sanskrit: 'परिवर्तन एवं अनुसंधान',
    area: 'change, research and shared means',
    houses: [8],
    karakas: ['Saturn'],
    counsel: {
      supportive: 'use the turn of things for research and for ordering what is shared',
      mixed: 'put shared money and inheritance in writing',
      demanding: 'expect plans to turn, keep insurance and papers in order, and ask for help early',
    },
  },
];
