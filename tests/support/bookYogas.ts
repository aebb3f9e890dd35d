/** What ours says of the yogas of the textbooks: the yoga that a case is about, its verdicts, and whether they agree. */
import { judge, type Verdict } from '../../lib/astro/rule.ts';
import { forEachOfSeven, PLANETS } from '../../lib/astro/tables/planets.ts';
import { ruleContextOf, type RuleFacts } from '../../lib/astro/strength/verdictStrength.ts';
import { YOGAS } from '../../lib/astro/yoga/index.ts';
import { OURS } from '../astro/yoga/tables/books.ts';
import { chartOfCase, type NumberedBookCase } from './bookCases.ts';
import { chartOf, type Drawing } from './chartOf.ts';

/** The slug of our yoga; null where the catalog has none. */
export function slugOf({ id, rule_function: name }: NumberedBookCase): string | null {
  return OURS[id] ?? OURS[name] ?? null;
}

// Most charts give signs alone, and the books call lords strong by these: shadbala is taken to be enough.
const ratios = forEachOfSeven(() => 1);

/** The book's chart 10, of Akbar, who was born before the ephemeris begins. */
export const PRINTED: Readonly<Record<string, Drawing>> = {
  'get_raja_yoga_pairs_from_planet_positions 1': {
    Ascendant: 'Libra',
    Sun: 'Scorpio',
    Moon: 'Gemini',
    Mars: 'Capricorn',
    Mercury: 'Sagittarius',
    Jupiter: 'Libra',
    Venus: 'Libra',
    Saturn: 'Libra',
    Rahu: 'Aquarius',
  },
};

/** What a case says beside its chart. */
export const SAID: Readonly<Record<string, Partial<RuleFacts>>> = {
  '_mahabhagya_yoga_calculation 1': { gender: 'male', isDayBirth: true },
};

/** The verdicts of all rules of the yoga: one for each of its variants. */
export function verdictsOn(bookCase: NumberedBookCase): Verdict[] {
  const printed = PRINTED[bookCase.id];
  const chart = printed ? chartOf(printed) : chartOfCase(bookCase);
  const ruleContext = ruleContextOf(chart, { ratios, ...SAID[bookCase.id] });
  return YOGAS.filter(({ id }) => id === slugOf(bookCase)).map((rule) => judge(rule, chart, ruleContext));
}

/** Tells whether ours says what the book says: of a yoga, that the chart has it, or of two planets, that they form it. */
export function isAgreed(bookCase: NumberedBookCase): boolean {
  const [{ expected }] = bookCase.items as [{ expected: boolean | [number, number] }];
  const verdicts = verdictsOn(bookCase);
  // A yoga that is cancelled is formed and gives nothing: the books call that yes or no.
  if (expected === false) return verdicts.every(({ isPresent, status }) => !isPresent || status === 'cancelled');
  const found = verdicts.filter(({ isPresent }) => isPresent);
  if (expected === true) return found.length > 0;
  const pair = expected.map((index) => PLANETS[index]!);
  return found.some(({ planets }) => pair.every((planet) => planets.includes(planet)));
}
