/** Sentences on modern fields of work, in English. */
import type { ColourFact, ColourFacts } from '../../../astro/judgement/career/facts/fieldFacts.ts';
import { SKILLS } from '../../../astro/judgement/career/tables/skills.ts';
import { WORK_CATEGORIES, WORK_FIELDS, type WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import { element, modality } from '../../../astro/tables/signs.ts';
import type { ModernFieldWords } from '../../facts/career/modernFields.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { capitalised, nakshatraEn, named, namedList, ordinal, signEn, uncapitalised } from '../grammar.ts';
import { TRAINING_EN } from './skills.ts';

const COLOURS_EN: Sentences<ColourFacts> = {
  element: ({ planet, signIndex }) => `${named(planet)} is in ${signEn(signIndex)}, a sign of ${element(signIndex)}`,
  modality: ({ planet, signIndex }) => `${named(planet)} is in ${signEn(signIndex)}, a ${modality(signIndex)} sign`,
  house: ({ house, planet }) => `${named(planet)} is in the ${ordinal(house)} house`,
  tenth_lord_house: ({ house, planet }) => `${named(planet)}, lord of the 10th, is in the ${ordinal(house)} house`,
  nakshatra: ({ nakshatraIndex, planet }) => `${named(planet)} is in ${nakshatraEn(nakshatraIndex)}`,
  moon_nakshatra: ({ nakshatraIndex }) => `the Moon is in ${nakshatraEn(nakshatraIndex)}`,
};

/** Names that keep their capital within a sentence have none today. */
const fieldEn = (id: WorkFieldId) => uncapitalised(WORK_FIELDS[id].name);

const colourEn = (colour: ColourFact) => sayIn(COLOURS_EN, colour);

export const MODERN_FIELDS_EN: Sentences<ModernFieldWords> = {
  ...SCORE_EN,
  field_name: ({ field }) => WORK_FIELDS[field].name,
  planet_votes: ({ planet }) => `Votes on ${named(planet)}`,
  joined: ({ planets }) => `${capitalised(namedList(planets))} are joined`,
  points_to: ({ colour }) => capitalised(colourEn(colour)),
  field: ({ acting, colours: [colour], field, pattern }) => {
    const name = WORK_FIELDS[field].name;
    const why =
      acting.length > 0
        ? `${name} is read from ${namedList(acting)}, strong in this chart`
        : `${name} is read from ${namedList(pattern)} more than in most charts`;
    return colour === undefined ? `${why}.` : `${why}, as ${colourEn(colour)}.`;
  },
  headline: ({ first, isClear, life, second }) => {
    switch (life) {
      case 'talent':
        return `The child shows a bent towards ${fieldEn(first)}.`;
      case 'past':
        return `Your life’s work had most to do with ${fieldEn(first)}.`;
      default:
        return isClear
          ? `${WORK_FIELDS[first].name} stands out.`
          : `Two fields are close: ${fieldEn(first)}; ${fieldEn(second)}.`;
    }
  },
  leaders: ({ planets }) => `By the votes of the three methods ${namedList(planets)} give the work.`,
  best_fields: ({ category, fields }) =>
    `${WORK_CATEGORIES[category].name} comes first. The fields that stand out: ${fields.map(fieldEn).join('; ')}.`,
  no_clear_leader: () => 'No field is a clear leader here, so read the first few together.',
  fields_are_ours: () => 'Fields of today are our reading; no text names them.',
  aim: ({ first, isClear, life, planet, second }) => {
    switch (life) {
      case 'talent':
        return `Let the child meet ${fieldEn(first)} in play and on visits, then ${fieldEn(second)}.`;
      case 'choice':
        return `Visit people who work in ${fieldEn(first)} before you choose, then in ${fieldEn(second)}.`;
      case 'advice':
        return `Advice in ${fieldEn(first)} suits you now; ${fieldEn(second)} comes next.`;
      case 'past':
        return `These fields tell what the years of work were about.`;
      case 'work':
        return isClear
          ? `Look first at ${fieldEn(first)}, where ${named(planet)} leads.`
          : `Try ${fieldEn(first)} first, then ${fieldEn(second)}, before you choose.`;
    }
  },
  train_first: ({ field, life, skill }) => {
    const name = SKILLS[skill].name.toLowerCase();
    switch (life) {
      case 'work':
      case 'choice':
        return `For ${fieldEn(field)} begin with ${name}: ${TRAINING_EN[skill]}.`;
      case 'talent':
        return `The skill behind ${fieldEn(field)} is ${name}, and play is its school.`;
      case 'advice':
        return `What you can hand on there is ${name}.`;
      case 'past':
        return `The skill behind them is ${name}.`;
    }
  },
  voted_for: () => 'leads the votes of the methods',
};
