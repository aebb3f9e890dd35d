/** Skills that work asks for, the planet that gives each, and how it is trained (interpretive). */
import type { Planet } from '../../../tables/planets.ts';
import type { Element } from '../../../tables/signs.ts';

export interface Skill {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly planet: Planet;
  /** Of the navamsa sign of its planet that points to it first. */
  readonly element: Element;
  /** From karakamsha: 4 what is trained, 5 what the mind brings. */
  readonly house: 4 | 5;
  /** How to train it, as advice. */
  readonly training: string;
}

export const SKILLS = {
  leadership: skill(
    ['Leadership', 'नेतृत्व'],
    'Sun',
    'fire',
    5,
    'lead a small team through one whole project, and ask it for plain feedback at the end',
  ),
  decisions: skill(
    ['Decision making', 'निर्णय क्षमता'],
    'Sun',
    'air',
    5,
    'write down each large decision with its reason, and read it again after three months',
  ),
  administration: skill(
    ['Administration', 'प्रशासन'],
    'Sun',
    'earth',
    4,
    'learn how rules, budgets and files of your institution work before asking to change them',
  ),
  empathy: skill(
    ['Empathy', 'सहानुभूति'],
    'Moon',
    'water',
    5,
    'repeat in your own words what someone has said before you answer it',
  ),
  care: skill(
    ['Care for people', 'देखभाल'],
    'Moon',
    'water',
    4,
    'give some hours each month to those who need help, under someone experienced',
  ),
  hosting: skill(
    ['Hosting and service', 'आतिथ्य'],
    'Moon',
    'earth',
    4,
    'work a season where guests come and go, and note what makes them return',
  ),
  sensing_demand: skill(
    ['Sense for what people want', 'लोकरुचि की समझ'],
    'Moon',
    'air',
    5,
    'talk with five customers before each new offer, and keep their own words',
  ),
  courage: skill(
    ['Courage under pressure', 'साहस'],
    'Mars',
    'fire',
    5,
    'rehearse hard situations in drills until the first move needs no thought',
  ),
  technical_craft: skill(
    ['Technical craft', 'तकनीकी कौशल'],
    'Mars',
    'earth',
    4,
    'take machines apart and rebuild them, and earn one recognised certificate',
  ),
  physical_training: skill(
    ['Physical discipline', 'शारीरिक अनुशासन'],
    'Mars',
    'fire',
    4,
    'train at a fixed hour, with rest days as fixed as the training',
  ),
  writing: skill(
    ['Writing', 'लेखन'],
    'Mercury',
    'fire',
    5,
    'write a page each day, and cut it by a third before anyone reads it',
  ),
  analysis: skill(
    ['Analysis', 'विश्लेषण'],
    'Mercury',
    'air',
    5,
    'state the question and the test of the answer before opening the data',
  ),
  numbers: skill(
    ['Work with numbers', 'गणना'],
    'Mercury',
    'earth',
    4,
    'keep real accounts, your own or a small club’s, and close them monthly',
  ),
  programming: skill(
    ['Programming', 'प्रोग्रामिंग'],
    'Mercury',
    'air',
    4,
    'build and publish one small tool that you use yourself, then mend what users report',
  ),
  languages: skill(
    ['Languages', 'भाषाएँ'],
    'Mercury',
    'water',
    4,
    'take one language to the level of work, by speaking from the first week',
  ),
  teaching: skill(
    ['Teaching', 'शिक्षण'],
    'Jupiter',
    'fire',
    4,
    'teach a beginner what you have just learned; what you cannot explain, learn again',
  ),
  judgement: skill(
    ['Judgement and counsel', 'विवेक एवं परामर्श'],
    'Jupiter',
    'earth',
    5,
    'study decided cases of your field and write your verdict before you read theirs',
  ),
  public_speaking: skill(
    ['Public speaking', 'वक्तृत्व'],
    'Jupiter',
    'air',
    5,
    'speak to a small circle every fortnight, and listen to the recording once',
  ),
  design_sense: skill(
    ['Sense of design', 'सौंदर्य बोध'],
    'Venus',
    'earth',
    5,
    'copy good work by hand to see its decisions, then redo it for another purpose',
  ),
  negotiation: skill(
    ['Negotiation', 'समझौता कला'],
    'Venus',
    'air',
    4,
    'enter each talk with the other side’s three wishes written down first',
  ),
  performance: skill(
    ['Performance', 'प्रस्तुति'],
    'Venus',
    'fire',
    5,
    'appear before people often in small rooms; ease comes from number, not from size',
  ),
  projects: skill(
    ['Planning of projects', 'परियोजना नियोजन'],
    'Saturn',
    'earth',
    4,
    'split work into weeks, and compare plan and truth every Friday',
  ),
  endurance: skill(
    ['Endurance and routine', 'धैर्य एवं नियमितता'],
    'Saturn',
    'water',
    4,
    'hold one small routine without a gap for a hundred days',
  ),
  listening: skill(
    ['Patient listening', 'धैर्यपूर्ण श्रवण'],
    'Saturn',
    'air',
    5,
    'let people finish, wait a breath, and only then ask',
  ),
  experiment: skill(
    ['Experiment and innovation', 'प्रयोग एवं नवाचार'],
    'Rahu',
    'air',
    5,
    'run one cheap trial a month, with the result that would change your mind named before',
  ),
  precision: skill(
    ['Precision', 'सूक्ष्मता'],
    'Ketu',
    'earth',
    4,
    'practise one fine task slowly until it is free of error, and only then faster',
  ),
  investigation: skill(
    ['Investigation', 'अन्वेषण'],
    'Ketu',
    'water',
    5,
    'take an open question to its source, and log each step so that others could repeat it',
  ),
  contemplation: skill(
    ['Deep concentration', 'एकाग्रता'],
    'Ketu',
    'fire',
    5,
    'keep a daily hour without screens for one subject, and sit quietly before it',
  ),
  diagnosis: skill(
    ['Diagnosis', 'निदान'],
    'Ketu',
    'water',
    4,
    'collect signs before naming a cause, and check each guess against what it does not explain',
  ),
  cross_culture: skill(
    ['Work across cultures', 'विदेशी परिवेश में कार्य'],
    'Rahu',
    'water',
    4,
    'work for one season with people of another country or trade, and learn how they decide',
  ),
  new_technology: skill(
    ['Use of new technology', 'नवीन तकनीक का प्रयोग'],
    'Rahu',
    'fire',
    4,
    'take up one new tool each quarter, and put it to one real task before judging it',
  ),
} as const satisfies Record<string, Skill>;
export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[];

/** How each planet learns best, where it rules learning. */
export const LEARNING_WAYS: Readonly<Record<Planet, string>> = {
  Sun: 'by seeing the whole first, from one teacher of rank, and by being trusted with responsibility early',
  Moon: 'by feeling and picture, in a kind setting, with pauses in which things settle',
  Mars: 'by doing, in short hard bouts, with a contest or a deadline ahead',
  Mercury: 'by reading, asking and explaining, with several subjects side by side',
  Jupiter: 'by principle before detail, from a teacher who is respected, and by teaching it on',
  Venus: 'by beauty of form, in company, with what is learned made into something to show',
  Saturn: 'slowly and for good, by repetition, in steps that are finished before the next begins',
  Rahu: 'by experiment, from unusual or foreign sources, and with the newest tools',
  Ketu: 'alone and in depth, by one question held for long, with little use for the beaten track',
};

function skill(
  [name, sanskrit]: readonly [string, string],
  planet: Planet,
  element: Element,
  house: 4 | 5,
  training: string,
): Skill {
  return { name, sanskrit, planet, element, house, training };
}
