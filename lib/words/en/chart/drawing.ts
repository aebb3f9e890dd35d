/** Sentences that describe a drawn chart to screen readers, in English. */
import type { StandingWords } from '../../facts/chart/drawing.ts';
import type { Sentences } from '../../sentences.ts';
import { signEn } from '../grammar.ts';

/** The 1st house first. */
const HOUSES = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

export const DRAWING_EN: Sentences<StandingWords> = {
  standing: ({ body, degree, house, isCombust, isRetrograde, signIndex }) => {
    const degrees = degree === null ? '' : ` ${degree} ${degree === 1 ? 'degree' : 'degrees'}`;
    const states = [...(isRetrograde ? ['retrograde'] : []), ...(isCombust ? ['combust'] : [])];
    return `${[`${body} in ${signEn(signIndex)}${degrees}`, `${HOUSES[house - 1]!} house`, ...states].join(', ')}.`;
  },
};
