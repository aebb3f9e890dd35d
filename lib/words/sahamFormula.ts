/** Formulas of sahams, in which only the names of the terms are words. */
import type { SahamPoint } from '../astro/varshphal/sahams.ts';
import type { SahamTerm } from '../astro/varshphal/tables/sahams.ts';
import type { SahamWords } from './facts/varshphal.ts';

/** Returns Moon (155.44) - Sun (264.47) + ascendant (239.84) + 30 = 160.81, with terms named as asked. */
export function sahamFormula(
  { a, b, c, isSignAdded, longitudeDeg }: SahamWords['saham_formula'],
  nameOf: (term: SahamTerm) => string,
): string {
  const named = ({ longitudeDeg: deg, term }: SahamPoint) => `${nameOf(term)} (${deg.toFixed(2)})`;
  return `${named(a)} - ${named(c)} + ${named(b)}${isSignAdded ? ' + 30' : ''} = ${longitudeDeg.toFixed(2)}`;
}
