/**
 * Charts of two textbooks for yogas of no other family: P. V. R. Narasimha Rao, chapter 11, and B. V. Raman.
 *
 * Where a book uses another definition than ours, the case says which, and must keep differing.
 */
import { expect, test } from '@jest/globals';
import { judge, type Verdict } from '../../../../lib/astro/rule.ts';
import { anapatya } from '../../../../lib/astro/yoga/other/anapatya.ts';
import { bahuPutra } from '../../../../lib/astro/yoga/other/bahuPutra.ts';
import { buddhimaturya } from '../../../../lib/astro/yoga/other/buddhimaturya.ts';
import { guruMangala } from '../../../../lib/astro/yoga/other/guruMangala.ts';
import { malika } from '../../../../lib/astro/yoga/other/malika.ts';
import { saraswati } from '../../../../lib/astro/yoga/other/saraswati.ts';
import { satkalatra } from '../../../../lib/astro/yoga/other/satkalatra.ts';
import { trilochana } from '../../../../lib/astro/yoga/other/trilochana.ts';
import { bookCasesOf, drawingOf, type NumberedBookCase } from '../../../support/bookCases.ts';
import { chartOf } from '../../../support/chartOf.ts';

const RULES = {
  guru_mangala_yoga: guruMangala,
  trilochana_yoga: trilochana,
  _saraswathi_yoga_calculation: saraswati,
  _anapathya_yoga_calculation: anapatya,
  _bahu_puthra_yoga_calculation: bahuPutra,
  _buddhimaturya_yoga_calculation: buddhimaturya,
  _satkalatra_yoga_calculation: satkalatra,
  _malika_yoga_calculation: malika,
};

const DIFFERING: Readonly<Record<string, string>> = {
  '_anapathya_yoga_calculation 2':
    'Mars, lord of the ascendant, is in his own sign, which the book’s chart holds for weak',
  '_bahu_puthra_yoga_calculation 2':
    'the book asks for Rahu in the 5th outside the navamsas of Saturn, another yoga of the name',
  '_buddhimaturya_yoga_calculation 2':
    'Mercury is in a sign of Saturn; the book lets the company of Jupiter stand for that',
  '_satkalatra_yoga_calculation 2': 'the lord of the 7th is Jupiter, whom the book lets grace himself',
};

const cases = bookCasesOf(Object.keys(RULES));

function verdictOn({ rule_function: name, input }: NumberedBookCase): Verdict {
  return judge(RULES[name as keyof typeof RULES], chartOf(drawingOf(input)));
}

test('the books offer cases', () => {
  expect(cases).toHaveLength(20);
});

test.each(cases.filter(({ id }) => !(id in DIFFERING)))('$id: $items.0.expected', (bookCase) => {
  expect(verdictOn(bookCase).isPresent).toBe(bookCase.items[0]!.expected);
});

test.each(Object.entries(DIFFERING))('%s differs: %s', (id) => {
  const bookCase = cases.find((known) => known.id === id)!;
  expect(verdictOn(bookCase).isPresent).toBe(!bookCase.items[0]!.expected);
});

/** In the order of the file, which names them so. */
const GARLANDS = ['dhana', 'vikrama', 'putra', 'shatru', 'randhra', 'bhagya', 'labha', 'vyaya'];

test('garlands are named by the house where they begin, as the book names them', () => {
  const garlands = cases.filter(({ rule_function: name }) => name === '_malika_yoga_calculation');
  expect(garlands.map((bookCase) => verdictOn(bookCase).evidence[0]!.observed['garland'])).toEqual(GARLANDS);
  expect(garlands[0]!.items[0]!.label).toBe('Malika Yogas - Dhana Malika Yoga');
});
