/** Sentences that describe a drawn chart to screen readers, in Hindi. */
import type { StandingWords } from '../../facts/chart/drawing.ts';
import type { Sentences } from '../../sentences.ts';
import { houseHi, planetHi, signHi } from '../grammar.ts';

export const DRAWING_HI: Sentences<StandingWords> = {
  standing: ({ body, degree, house, isCombust, isRetrograde, signIndex }) => {
    const who = body === 'Ascendant' ? 'लग्न' : planetHi(body);
    const degrees = degree === null ? '' : ` ${degree} अंश`;
    const states = [...(isRetrograde ? ['वक्री'] : []), ...(isCombust ? ['अस्त'] : [])];
    return `${[`${who} ${signHi(signIndex)} में${degrees}`, houseHi(house), ...states].join(', ')}।`;
  },
};
