/** Sentences on success in work, in English. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import { WORK_FIELDS } from '../../../astro/judgement/career/tables/workFields.ts';
import { scoreLevel, type ScoreLevel } from '../../../astro/score.ts';
import type { SuccessWords } from '../../facts/career/success.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, sentence, signEn, uncapitalised } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { ASKING_COUNSELS, HELPING_COUNSELS, LIFE_COUNSELS, SIDE_COUNSELS } from './workCounsel.ts';
import { REFERENCE_EN } from './votes.ts';

const BANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'fairly supported',
  weak: 'a matter of steady effort',
  difficult: 'a matter of patience and care',
};

/** Work as the subject of a sentence, with its verb. */
const WORK_IS: Readonly<Record<WorkLife, string>> = {
  work: 'your work is',
  talent: 'the child’s later work is',
  choice: 'your coming work is',
  advice: 'your work of a life is',
  past: 'the work of your life was',
};

const AGES: Readonly<Record<Exclude<WorkLife, 'work'>, string>> = {
  talent: 'For the child this is told for later life; talents and training matter now.',
  choice: 'The years of work begin later; the choice of studies comes first.',
  advice: 'At your age this reads as advice, giving over and service.',
  past: 'The years of work lie behind, so this tells what they were about.',
};

const CARRIES: Readonly<Record<ScoreLevel, string>> = {
  high: 'It supports the livelihood by its own strength.',
  middle: 'It supports the livelihood with help from others.',
  low: 'It supports the livelihood after training and time.',
};

export const SUCCESS_EN: Sentences<SuccessWords> = {
  headline: ({ asking, band, helper, life }) => {
    const stands = capitalised(`${WORK_IS[life]} ${BANDS[band]}`);
    const isKind = band === 'excellent' || band === 'good' || band === 'mixed';
    if (isKind && helper !== null) return `${stands}, above all by ${named(helper)}.`;
    return asking === null ? `${stands}.` : `${stands}; ${named(asking)} is hurt.`;
  },
  stands: ({ band, life }) => `As tradition reads this chart, ${WORK_IS[life]} ${BANDS[band]}.`,
  helped: ({ clauses }) => (clauses.length > 0 ? clauses.map(sentence).join(' ') : 'No planet stands out as a help.'),
  hindered: ({ clauses }) =>
    clauses.length > 0 ? clauses.map(sentence).join(' ') : 'Nothing weighty speaks against it.',
  counsel: ({ asking, helper, life, side }) =>
    life === 'work'
      ? [
          SIDE_COUNSELS[side],
          ...(helper === null ? [] : [HELPING_COUNSELS[helper]]),
          ...(asking === null ? [] : [ASKING_COUNSELS[asking]]),
        ].join(' ')
      : LIFE_COUNSELS[life](helper),
  raised_by: ({ names }) =>
    names.length > 1
      ? `The yogas ${listed(names.map(({ en }) => en))} add standing by their strength.`
      : `The yoga ${listed(names.map(({ en }) => en))} adds standing by its strength.`,
  career_headline: ({ band, field, life }) => {
    const name = WORK_FIELDS[field].name;
    switch (life) {
      case 'work':
        return `${name} stands out; work is ${BANDS[band]}.`;
      case 'talent':
        return `The child shows a bent: ${uncapitalised(name)}.`;
      case 'choice':
        return `${name} stands out among your choices.`;
      case 'advice':
        return `${name} stands out; advice there suits you now.`;
      case 'past':
        return `${name} stands out in the work of your life.`;
    }
  },
  age: ({ life }) => AGES[life],
  navamsa_lord: ({ band, house, lord, navamsaSignIndex, reference, significator, ...placing }) => {
    const of = significator === lord ? 'its own navamsa' : `a navamsa of ${named(significator)}`;
    const falls = `${capitalised(named(lord))}, tenth lord from ${REFERENCE_EN[reference]}, is in ${signEn(navamsaSignIndex)}, ${of}.`;
    const stands = `${capitalised(named(significator))} is ${placingText(placing)} at birth, in the ${ordinal(house)} house.`;
    return `${falls} ${stands} ${CARRIES[scoreLevel(band)]}`;
  },
};
