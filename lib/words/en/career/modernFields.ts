/** Sentences on modern fields of work, in English. */
import type { ColourFacts } from '../../../astro/judgement/career/facts/fieldFacts.ts';
import { SKILLS } from '../../../astro/judgement/career/tables/skills.ts';
import { WORK_CATEGORIES, WORK_FIELDS, type WorkFieldId } from '../../../astro/judgement/career/tables/workFields.ts';
import { element, modality } from '../../../astro/tables/signs.ts';
import type { ModernFieldWords } from '../../facts/career/modernFields.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { SCORE_EN } from '../../subjects/score.ts';
import { capitalised, listed, nakshatraEn, named, ordinal, signEn } from '../grammar.ts';
import { TRAINING_EN } from './skills.ts';

const COLOURS_EN: Sentences<ColourFacts> = {
  element: ({ planet, signIndex }) => `${named(planet)} is in ${signEn(signIndex)}, a sign of ${element(signIndex)}`,
  modality: ({ planet, signIndex }) => `${named(planet)} is in ${signEn(signIndex)}, a ${modality(signIndex)} sign`,
  house: ({ house, planet }) => `${named(planet)} is in the ${ordinal(house)} house`,
  nakshatra: ({ nakshatraIndex, planet }) => `${named(planet)} is in ${nakshatraEn(nakshatraIndex)}`,
  moon_nakshatra: ({ nakshatraIndex }) => `the Moon is in ${nakshatraEn(nakshatraIndex)}`,
};

/** The name of a field within a sentence. */
const fieldEn = (id: WorkFieldId) => WORK_FIELDS[id].name.toLowerCase();

function certaintyEn({ certainty, leader, planet }: ModernFieldWords['aim']): string {
  switch (certainty) {
    case 'clear':
      return 'The votes are clear';
    case 'spread':
      return 'The votes are spread, so try before you choose';
    case 'divided':
      return `The votes go to ${named(leader)} first, sign and house speak for ${named(planet)}, so try before you choose`;
  }
}

export const MODERN_FIELDS_EN: Sentences<ModernFieldWords> = {
  ...SCORE_EN,
  field_name: ({ field }) => WORK_FIELDS[field].name,
  planet_votes: ({ planet, sharePercent }) =>
    `${capitalised(named(planet))}, its planet, has ${sharePercent} % of the votes`,
  helper_votes: ({ planet, sharePercent }) =>
    `${capitalised(named(planet))}, which helps it, has ${sharePercent} % of the votes`,
  strength: ({ planet, strength }) => `${capitalised(named(planet))} has ${strength} of 100 in the birth chart`,
  points_to: ({ colour }) => `${capitalised(sayIn(COLOURS_EN, colour))}: points to it`,
  field: ({ clauses, colours, field, planet, sharePercent }) => {
    const said = colours.map((colour) => sayIn(COLOURS_EN, colour));
    const coloured =
      said.length > 0 ? ` What points to it among the fields of ${named(planet)}: ${said.join('; ')}.` : '';
    const why = clauses.length > 0 ? ` (${clauses.join('; ')})` : '';
    return `${WORK_FIELDS[field].name}: ${named(planet)} holds ${sharePercent} % of the votes${why}.${coloured}`;
  },
  leaders: ({ leaders }) => {
    const shares = leaders.map(({ planet, sharePercent }) => `${named(planet)} (${sharePercent} %)`);
    return `By the votes of the three methods ${listed(shares)} give the work.`;
  },
  best_fields: ({ category, fields }) =>
    `${WORK_CATEGORIES[category].name} comes first; of single fields ${listed(fields.map(fieldEn))} fit best.`,
  fields_are_ours: () => 'Fields of today are our reading of the planets: no text names them.',
  aim: (votes) => `${certaintyEn(votes)}: look first at ${fieldEn(votes.first)}, then at ${fieldEn(votes.second)}.`,
  train_first: ({ skill }) =>
    `To enter the first, begin with ${SKILLS[skill].name.toLowerCase()}: ${TRAINING_EN[skill]}.`,
  voted_for: ({ sharePercent }) => `${sharePercent} % of the votes`,
};
