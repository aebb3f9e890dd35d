/** Sthira dasha: years by the kind of sign, from the sign of Brahma. */
import { bphs, jaiminiSutras } from '../source.ts';
import { signRound, sthiraYears, type SignDasha, type SignPlan } from './sign.ts';

export const sthira: SignDasha = {
  id: 'sthira',
  name: 'Sthira (Brahma)',
  sanskrit: 'स्थिर (ब्रह्म)',
  sources: [jaiminiSutras('2.3'), bphs(46)],
};

/** Returns the dasha from the sign of Brahma, forward; periods too are divided forward from their own sign. */
export function sthiraPlan(brahmaSignIndex: number, isForward = true): SignPlan {
  return {
    turns: signRound(brahmaSignIndex, isForward).map((signIndex) => ({ signIndex, years: sthiraYears(signIndex) })),
    isForward,
    partsOf: (signIndex) => signRound(signIndex, true),
  };
}
