/** Sentences on skills and learning by karakamsha, in English. */
import { SKILLS, type SkillId } from '../../../astro/judgement/career/tables/skills.ts';
import type { Bearing, BearingArgs } from '../../../astro/judgement/career/facts/skillFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import { capitalised, listed, named, ordinal, sentence, signEn } from '../grammar.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { element } from '../../../astro/tables/signs.ts';
import type { SkillWords } from '../../facts/career/methods.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';

/** How to train a skill, as advice. */
export const TRAINING_EN: Readonly<Record<SkillId, string>> = {
  leadership: 'lead a small team through one whole project, and ask it for plain feedback at the end',
  decisions: 'write down each large decision with its reason, and read it again after three months',
  administration: 'learn how rules, budgets and files of your institution work before asking to change them',
  empathy: 'repeat in your own words what someone has said before you answer it',
  care: 'give some hours each month to those who need help, under someone experienced',
  hosting: 'work a season where guests come and go, and note what makes them return',
  sensing_demand: 'talk with five customers before each new offer, and keep their own words',
  courage: 'rehearse hard situations in drills until the first move needs no thought',
  technical_craft: 'take machines apart and rebuild them, and earn one recognised certificate',
  physical_training: 'train at a fixed hour, with rest days as fixed as the training',
  writing: 'write a page each day, and cut it by a third before anyone reads it',
  analysis: 'state the question and the test of the answer before opening the data',
  numbers: 'keep real accounts, your own or a small club’s, and close them monthly',
  programming: 'build and publish one small tool that you use yourself, then mend what users report',
  languages: 'take one language to the level of work, by speaking from the first week',
  teaching: 'teach a beginner what you have just learned; what you cannot explain, learn again',
  judgement: 'study decided cases of your field and write your verdict before you read theirs',
  public_speaking: 'speak to a small circle every fortnight, and listen to the recording once',
  design_sense: 'copy good work by hand to see its decisions, then redo it for another purpose',
  negotiation: 'enter each talk with the other side’s three wishes written down first',
  performance: 'appear before people often in small rooms; ease comes from number, not from size',
  projects: 'split work into weeks, and compare plan and truth every Friday',
  endurance: 'hold one small routine without a gap for a hundred days',
  listening: 'let people finish, wait a breath, and only then ask',
  experiment: 'run one cheap trial a month, with the result that would change your mind named before',
  precision: 'practise one fine task slowly until it is free of error, and only then faster',
  investigation: 'take an open question to its source, and log each step so that others could repeat it',
  contemplation: 'keep a daily hour without screens for one subject, and sit quietly before it',
  diagnosis: 'collect signs before naming a cause, and check each guess against what it does not explain',
  cross_culture: 'work for one season with people of another country or trade, and learn how they decide',
  new_technology: 'take up one new tool each quarter, and put it to one real task before judging it',
};

/** How each planet learns best, where it rules learning. */
const LEARNING_WAYS: Readonly<Record<Planet, string>> = {
  Sun: 'by seeing the whole first, and from one teacher of rank',
  Moon: 'by feeling and picture, in a kind setting',
  Mars: 'by doing, in short hard bouts with a goal ahead',
  Mercury: 'by reading, asking and explaining, with several subjects side by side',
  Jupiter: 'by principle before detail, from a respected teacher',
  Venus: 'in company, by making something to show',
  Saturn: 'slowly and for good, by repetition in small steps',
  Rahu: 'by experiment and with the newest tools',
  Ketu: 'alone and in depth, by one question held for long',
};

const BEARINGS: Readonly<Record<Bearing, (where: string) => string>> = {
  in: (where) => `stands in ${where}`,
  aspects: (where) => `aspects ${where} by sign`,
  lord: (where) => `rules ${where}`,
};

const bearingText = ({ bearing, house, signIndex }: BearingArgs) =>
  BEARINGS[bearing](`the ${ordinal(house)} from karakamsha (${signEn(signIndex)})`);

const fittingText = (signIndex: number) =>
  `its navamsa sign ${signEn(signIndex)}, of ${element(signIndex)}, suits this skill`;

const trainingEn = (skill: SkillId, life: WorkLife): string => {
  const name = skillInClause(skill);
  switch (life) {
    case 'work':
    case 'choice':
      return sentence(TRAINING_EN[skill]);
    case 'talent':
      return `Let the child try ${name} in play, without marks or prizes.`;
    case 'advice':
      return `Someone younger can learn ${name} from you.`;
    case 'past':
      return `A life of practice shows in ${name}.`;
  }
};

const skillInClause = (skill: SkillId) => SKILLS[skill].name.toLowerCase();

const learner = (isChild: boolean) => (isChild ? 'The child learns' : 'You learn');

export const SKILLS_EN: Sentences<SkillWords> = {
  ...SCORE_EN,
  skill_bearing: bearingText,
  skill_strength: () => 'strength of its planet in the birth chart',
  skill_element: ({ signIndex }) => fittingText(signIndex),
  skill_house: ({ house }) =>
    `this skill belongs to the ${ordinal(house)}, where ${house === 4 ? 'it is trained' : 'the mind brings it'}`,
  skill: ({ bearings, fittingSignIndex, planet, skill }) => {
    const also = fittingSignIndex === null ? '' : `, and ${fittingText(fittingSignIndex)}`;
    return `${capitalised(skillInClause(skill))} comes from ${named(planet)}, which ${bearings.map(bearingText).join(' and ')}${also}.`;
  },
  learning: ({ isChild, planet, ...bearing }) =>
    `${sentence(`${named(planet)} ${bearingText(bearing)}`)} ${learner(isChild)} ${LEARNING_WAYS[planet]}.`,
  training: ({ life, skill }) => trainingEn(skill, life),
  train_first: ({ life, skills }) => skills.map((skill) => trainingEn(skill, life)).join(' '),
  skills_headline: ({ life, skills }) => {
    const gifts = listed(skills.map(skillInClause));
    return life === 'talent' ? `The child has a gift for ${gifts}.` : `Your strongest skills are ${gifts}.`;
  },
  skills_opening: ({ planet, signIndex }) =>
    sentence(
      `${named(planet)}, farthest of all in its sign, is the atmakaraka, and its navamsa sign ${signEn(signIndex)} is karakamsha`,
    ),
  skills_leading: ({ skills }) => `The 4th and 5th from karakamsha point to ${listed(skills.map(skillInClause))}.`,
};
