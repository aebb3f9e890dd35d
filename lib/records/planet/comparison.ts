/** Comparisons of signs and of planets: their wire records, and a sentence. */
import { named } from '../../astro/planetWords.ts';
import type { Comparison, ComparisonStep } from '../../astro/jaimini/stronger.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import { isOddSign, SIGNS } from '../../astro/tables/signs.ts';
import { capitalised, listed } from '../../astro/words.ts';
import type { Comparison as ComparisonRecord } from '../../schemas/common/signDasha.ts';
import { wireId } from '../../words/names.ts';
import { degrees } from '../../astro/rounding.ts';

type Compared = number | Planet;

/** Lists the rules that a comparison went through; the last of them decides. */
export function comparisonRecords({ steps }: Comparison<Compared>): ComparisonRecord[] {
  return steps.map(({ id, text, first, second }, i) => ({
    rule: id,
    text,
    first: { value: degrees(first.value), found: first.found.map(wireId) },
    second: { value: degrees(second.value), found: second.found.map(wireId) },
    decides: i === steps.length - 1,
  }));
}

/**
 * Returns a sentence on which one leads and by what: `Aquarius leads Leo. Planets in the sign: 2 (Saturn and Ketu)
 * against 1 (Rahu).`
 */
export function comparisonText({ first, second, steps, winner }: Comparison<Compared>): string {
  const last = steps.at(-1);
  if (!last) return `Both are ${comparedName(winner)}, so there is nothing to choose.`;
  const isFirst = winner === first;
  const [more, less] = isFirst ? [last.first, last.second] : [last.second, last.first];
  const outcome = { leader: winner, other: isFirst ? second : first, more, less };
  const leads = `${capitalised(comparedName(winner))} leads ${comparedName(outcome.other)}`;
  const clause = clauseOf(last.id, outcome);
  return clause === null ? `${leads}. ${last.text}: ${againstText(last.id, more, less)}.` : `${leads}: ${clause}.`;
}

interface Outcome {
  readonly leader: Compared;
  readonly other: Compared;
  readonly more: ComparisonStep['first'];
  readonly less: ComparisonStep['first'];
}

/** The deciding rule as a yes against a no, in a clause; null where an amount decides. */
function clauseOf(id: string, { leader, less, more, other }: Outcome): string | null {
  switch (id) {
    case 'both_at_home':
      return 'both stand in the sign, which then keeps its first lord';
    case 'away':
      return `${comparedName(other)} stands in the sign itself, and then the other lord is taken`;
    case 'lord_parity': {
      const [own, lords] = isOddSign(Number(leader)) ? ['odd', 'even'] : ['even', 'odd'];
      return `it is ${own} and its lord stands in an ${lords} sign, ${more.found[0]!}; ${comparedName(other)} and ${less.found[0]!}, where its lord stands, are both ${isOddSign(Number(other)) ? 'odd' : 'even'}`;
    }
    case 'exalted':
      return typeof leader === 'number' ? null : `it alone is exalted, in ${more.found[0]!}`;
    case 'named_first':
      return 'nothing tells them apart, and it is named first';
    default:
      return null;
  }
}

function againstText(id: string, more: ComparisonStep['first'], less: ComparisonStep['first']): string {
  if (id === 'modality') return `${more.found[0]!} against ${less.found[0]!}`;
  if (id === 'degree' || id === 'lord_degree') {
    const digits = digitsApart(more.value, less.value);
    return [more, less].map(({ found, value }) => `${value.toFixed(digits)}° (${saidList(found)})`).join(' against ');
  }
  return `${amountText(more)} against ${amountText(less)}`;
}

/** The number of decimals by which two values in degrees differ when written: two at least. */
function digitsApart(a: number, b: number): number {
  let digits = 2;
  while (digits < 7 && a.toFixed(digits) === b.toFixed(digits)) digits++;
  return digits;
}

function amountText({ found, value }: ComparisonStep['first']): string {
  if (value === 0) return 'none';
  return found.length > 0 ? `${value} (${saidList(found)})` : String(value);
}

/** A list in which repeated names stand once: `Mercury and Jupiter twice`. */
function saidList(found: readonly string[]): string {
  const once = found.filter((name) => found.indexOf(name) === found.lastIndexOf(name));
  const twice = found.filter((name, i) => found.lastIndexOf(name) > i);
  return listed([...once.map(said), ...twice.map((name) => `${said(name)} twice`)]);
}

function said(name: string): string {
  const planet = PLANETS.find((id) => id === name);
  return planet ? named(planet) : name;
}

function comparedName(compared: Compared): string {
  return typeof compared === 'number' ? SIGNS[compared]! : named(compared);
}
