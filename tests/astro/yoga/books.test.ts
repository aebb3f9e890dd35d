/**
 * Charts of two textbooks, with a yoga that each is said to have or to lack. Where a book uses another definition than
 * ours, the case says which, and must keep differing; what the catalog has not is listed, so that no case is passed over.
 */
import { expect, test } from '@jest/globals';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { bookCasesOf, type NumberedBookCase } from '../../support/bookCases.ts';
import { isAgreed, PRINTED, SAID, slugOf, verdictsOn } from '../../support/bookYogas.ts';
import { DIFFERING, OTHERS, OURS } from './tables/books.ts';

const all = bookCasesOf(11);
const ours = all.filter((bookCase) => slugOf(bookCase) !== null);

test('every case is of one of our yogas, or listed as another', () => {
  const others = OTHERS.flatMap(([, functions]) => functions);
  const functions = (cases: NumberedBookCase[]) => [...new Set(cases.map(({ rule_function: name }) => name))].sort();
  expect(functions(all.filter((bookCase) => slugOf(bookCase) === null))).toEqual(others.sort());
  expect([all.length, ours.length, Object.keys(DIFFERING).length]).toEqual([348, 187, 32]);
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
