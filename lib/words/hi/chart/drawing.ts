/** Sentences that describe a drawn chart to screen readers, in Hindi. */
import { MARKED_FLAGS, type MarkedFlag, type StandingWords } from '../../facts/chart/drawing.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, planetHi, signHi } from '../grammar.ts';

const STATES: Readonly<Record<MarkedFlag, string>> = {
  isExalted: 'उच्च',
  isDebilitated: 'नीच',
  isRetrograde: 'वक्री',
  isCombust: 'अस्त',
  isVargottama: 'वर्गोत्तम',
};

export const DRAWING_HI: Sentences<StandingWords> = {
  standing: ({ body, degree, house, signIndex, ...flags }) => {
    const named = body === 'Ascendant' ? 'लग्न' : planetHi(body);
    const who = flags.isTransit ? `गोचर में ${named}` : named;
    const degrees = degree === null ? '' : ` ${degree} अंश`;
    const states = MARKED_FLAGS.filter((flag) => flags[flag]).map((flag) => STATES[flag]);
    return `${[`${who} ${signHi(signIndex)} में${degrees}`, houseHi(house), ...states].join(', ')}।`;
  },
};
