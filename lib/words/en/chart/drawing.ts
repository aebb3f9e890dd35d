/** Sentences that describe a drawn chart to screen readers, in English. */
import { MARKED_FLAGS, type MarkedFlag, type StandingWords } from '../../facts/chart/drawing.ts';
import type { Sentences } from '../../sentences.ts';
import { signEn } from '../grammar.ts';

/** The 1st house first. */
const HOUSES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

const STATES: Readonly<Record<MarkedFlag, string>> = {
  isExalted: 'exalted',
  isDebilitated: 'debilitated',
  isRetrograde: 'retrograde',
  isCombust: 'combust',
  isVargottama: 'vargottama',
};

export const DRAWING_EN: Sentences<StandingWords> = {
  standing: ({ body, degree, house, signIndex, ...flags }) => {
    const who = flags.isTransit ? `Transiting ${body}` : body;
    const degrees = degree === null ? '' : ` ${degree} ${degree === 1 ? 'degree' : 'degrees'}`;
    const states = MARKED_FLAGS.filter((flag) => flags[flag]).map((flag) => STATES[flag]);
    return `${[`${who} in ${signEn(signIndex)}${degrees}`, `${HOUSES[house - 1]!} house`, ...states].join(', ')}.`;
  },
};
