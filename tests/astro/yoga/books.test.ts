/**
 * Charts of two textbooks, with a yoga that each is said to have or to lack. Where a book uses another definition than
 * ours, the case says which, and must keep differing; what the catalog has not is listed, so that no case is passed over.
 */
import { expect, test } from '@jest/globals';
import { judge, type Verdict } from '../../../lib/astro/rule.ts';
import { forEachOfSeven, PLANETS } from '../../../lib/astro/tables/planets.ts';
import { standpointsOf, type Facts } from '../../../lib/astro/verdictStrength.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { bookCasesOf, chartOfCase, type NumberedBookCase } from '../../support/bookCases.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { DIFFERING, OTHERS, OURS } from './tables/books.ts';

const all = bookCasesOf(11);
const slugOf = ({ id, rule_function: name }: NumberedBookCase): string | null => OURS[id] ?? OURS[name] ?? null;
const ours = all.filter((bookCase) => slugOf(bookCase) !== null);

// Most charts give signs alone, and the books call lords strong by these: shadbala is taken to be enough.
const ratios = forEachOfSeven(() => 1);

/** The book's chart 10, of Akbar, who was born before the ephemeris begins. */
const PRINTED: Readonly<Record<string, Drawing>> = {
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
const SAID: Readonly<Record<string, Partial<Facts>>> = {
  '_mahabhagya_yoga_calculation 1': { gender: 'male', isDayBirth: true },
};

/** The verdicts of all rules of the yoga: one for each of its variants. */
function verdictsOn(bookCase: NumberedBookCase): Verdict[] {
  const printed = PRINTED[bookCase.id];
  const chart = printed ? chartOf(printed) : chartOfCase(bookCase);
  const standpoints = standpointsOf(chart, { ratios, ...SAID[bookCase.id] });
  return YOGAS.filter(({ id }) => id === slugOf(bookCase)).map((rule) => judge(rule, chart, standpoints));
}

/** Tells whether ours says what the book says: of a yoga, that the chart has it, or of two planets, that they form it. */
function isAgreed(bookCase: NumberedBookCase): boolean {
  const [{ expected }] = bookCase.items as [{ expected: boolean | [number, number] }];
  const verdicts = verdictsOn(bookCase);
  // A yoga that is cancelled is formed and gives nothing: the books call that yes or no.
  if (expected === false) return verdicts.every(({ status }) => status === 'absent' || status === 'cancelled');
  const found = verdicts.filter(({ isPresent }) => isPresent);
  if (expected === true) return found.length > 0;
  const pair = expected.map((index) => PLANETS[index]!);
  return found.some(({ planets }) => pair.every((planet) => planets.includes(planet)));
}

test('every case is of one of our yogas, or told apart', () => {
  const others = OTHERS.flatMap(([, functions]) => functions);
  const functions = (cases: NumberedBookCase[]) => [...new Set(cases.map(({ rule_function: name }) => name))].sort();
  expect(functions(all.filter((bookCase) => slugOf(bookCase) === null))).toEqual(others.sort());
  expect([all.length, ours.length, Object.keys(DIFFERING).length]).toEqual([348, 187, 30]);
});

test('what the tables name is there', () => {
  const slugs = new Set(YOGAS.map(({ id }) => id));
  expect(Object.values(OURS).filter((slug) => !slugs.has(slug))).toEqual([]);
  const known = new Set(all.flatMap(({ id, rule_function: name }) => [id, name]));
  expect(
    [...Object.keys(OURS), ...Object.keys(DIFFERING), ...Object.keys(PRINTED), ...Object.keys(SAID)].filter(
      (id) => !known.has(id),
    ),
  ).toEqual([]);
});

test.each(ours.filter(({ id }) => !(id in DIFFERING)))('$id: $items.0.expected', (bookCase) => {
  expect(isAgreed(bookCase)).toBe(true);
});

test.each(Object.entries(DIFFERING))('%s differs: %s', (id) => {
  expect(isAgreed(ours.find((known) => known.id === id)!)).toBe(false);
});

/** In the order of the file, which names them so. */
const GARLANDS = ['dhana', 'vikrama', 'putra', 'shatru', 'randhra', 'bhagya', 'labha', 'vyaya'];

test('garlands are named by the house where they begin, as the book names them', () => {
  const garlands = ours.filter((bookCase) => slugOf(bookCase) === 'ishu-malika');
  expect(garlands.map((bookCase) => verdictsOn(bookCase)[0]!.evidence[0]!.observed['garland'])).toEqual(GARLANDS);
  expect(garlands[0]!.items[0]!.label).toBe('Malika Yogas - Dhana Malika Yoga');
});
