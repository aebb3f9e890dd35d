/** Skills that work asks for, the planet that gives each, and how it is trained (interpretive). */
import type { Planet } from '../../../tables/planets.ts';

export interface Skill {
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly planet: Planet;
  /** How to train it, as advice. */
  readonly training: string;
}

export const SKILLS = {
  leadership: skill(
    'Leadership',
    'नेतृत्व',
    'Sun',
    'lead a small team through one whole project, and ask it for plain feedback at the end',
  ),
  decisions: skill(
    'Decision making',
    'निर्णय क्षमता',
    'Sun',
    'write down each large decision with its reason, and read it again after three months',
  ),
  administration: skill(
    'Administration',
    'प्रशासन',
    'Sun',
    'learn how rules, budgets and files of your institution work before asking to change them',
  ),
  empathy: skill('Empathy', 'सहानुभूति', 'Moon', 'repeat in your own words what someone has said before you answer it'),
  care: skill(
    'Care for people',
    'देखभाल',
    'Moon',
    'give some hours each month to those who need help, under someone experienced',
  ),
  hosting: skill(
    'Hosting and service',
    'आतिथ्य',
    'Moon',
    'work a season where guests come and go, and note what makes them return',
  ),
  sensing_demand: skill(
    'Sense for what people want',
    'लोकरुचि की समझ',
    'Moon',
    'talk with five customers before each new offer, and keep their own words',
  ),
  courage: skill(
    'Courage under pressure',
    'साहस',
    'Mars',
    'rehearse hard situations in drills until the first move needs no thought',
  ),
  technical_craft: skill(
    'Technical craft',
    'तकनीकी कौशल',
    'Mars',
    'take machines apart and rebuild them, and earn one recognised certificate',
  ),
  physical_training: skill(
    'Physical discipline',
    'शारीरिक अनुशासन',
    'Mars',
    'train at a fixed hour, with rest days as fixed as the training',
  ),
  writing: skill('Writing', 'लेखन', 'Mercury', 'write a page each day, and cut it by a third before anyone reads it'),
  analysis: skill(
    'Analysis',
    'विश्लेषण',
    'Mercury',
    'state the question and the test of the answer before opening the data',
  ),
  numbers: skill(
    'Work with numbers',
    'गणना',
    'Mercury',
    'keep real accounts, your own or a small club’s, and close them monthly',
  ),
  programming: skill(
    'Programming',
    'प्रोग्रामिंग',
    'Mercury',
    'build and publish one small tool that you use yourself, then mend what users report',
  ),
  languages: skill(
    'Languages',
    'भाषाएँ',
    'Mercury',
    'take one language to the level of work, by speaking from the first week',
  ),
  teaching: skill(
    'Teaching',
    'शिक्षण',
    'Jupiter',
    'teach a beginner what you have just learned; what you cannot explain, learn again',
  ),
  judgement: skill(
    'Judgement and counsel',
    'विवेक एवं परामर्श',
    'Jupiter',
    'study decided cases of your field and write your verdict before you read theirs',
  ),
  public_speaking: skill(
    'Public speaking',
    'वक्तृत्व',
    'Jupiter',
    'speak to a small circle every fortnight, and listen to the recording once',
  ),
  design_sense: skill(
    'Sense of design',
    'सौन्दर्य बोध',
    'Venus',
    'copy good work by hand to see its decisions, then redo it for another purpose',
  ),
  negotiation: skill(
    'Negotiation',
    'समझौता कला',
    'Venus',
    'enter each talk with the other side’s three wishes written down first',
  ),
  performance: skill(
    'Performance',
    'प्रस्तुति',
    'Venus',
    'appear before people often in small rooms; ease comes from number, not from size',
  ),
  projects: skill(
    'Planning of projects',
    'परियोजना नियोजन',
    'Saturn',
    'split work into weeks, and compare plan and truth every Friday',
  ),
  endurance: skill(
    'Endurance and routine',
    'धैर्य एवं नियमितता',
    'Saturn',
    'hold one small routine without a gap for a hundred days',
  ),
  listening: skill('Patient listening', 'धैर्यपूर्ण श्रवण', 'Saturn', 'let people finish, wait a breath, and only then ask'),
  experiment: skill(
    'Experiment and innovation',
    'प्रयोग एवं नवाचार',
    'Rahu',
    'run one cheap trial a month, with the result that would change your mind named before',
  ),
  precision: skill(
    'Precision',
    'सूक्ष्मता',
    'Ketu',
    'practise one fine task slowly until it is free of error, and only then faster',
  ),
  investigation: skill(
    'Investigation',
    'अन्वेषण',
    'Ketu',
    'take an open question to its source, and log each step so that others could repeat it',
  ),
  contemplation: skill(
    'Deep concentration',
    'एकाग्रता',
    'Ketu',
    'keep a daily hour without screens for one subject, and sit quietly before it',
  ),
  diagnosis: skill(
    'Diagnosis',
    'निदान',
    'Ketu',
    'collect signs before naming a cause, and check each guess against what it does not explain',
  ),
} as const satisfies Record<string, Skill>;
export type SkillId = keyof typeof SKILLS;

function skill(name: string, sanskrit: string, planet: Planet, training: string): Skill {
  return { name, sanskrit, planet, training };
}
