/**
 * Charts of two textbooks for the nabhasa yogas: P. V. R. Narasimha Rao, chapter 11, and B. V. Raman.
 *
 * Where a book uses another definition than BPHS 35 as we read it, the case says which, and must keep differing.
 */
import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { NABHASA_YOGAS } from '../../../../lib/astro/yoga/nabhasa/index.ts';
import { bookCasesOf, drawingOf, type NumberedBookCase } from '../../../support/bookCases.ts';
import { chartOf } from '../../../support/chartOf.ts';

/** Rules by the name of the function that the book cases were drawn for. */
const RULES: Readonly<Record<string, string>> = {
  rajju_yoga: 'rajju',
  musala_yoga: 'musala',
  nala_yoga: 'nala',
  maalaa_yoga: 'mala',
  sarpa_yoga: 'sarpa',
  gadaa_yoga: 'gada',
  sakata_yoga: 'shakata-nabhasa',
  vihanga_yoga: 'vihaga',
  sringaataka_yoga: 'shringataka',
  hala_yoga: 'hala',
  vajra_yoga: 'vajra',
  yava_yoga: 'yava',
  kamala_yoga: 'kamala',
  vaapi_yoga: 'vapi',
  yoopa_yoga: 'yupa',
  sakti_yoga: 'shakti',
  danda_yoga: 'danda',
  naukaa_yoga: 'nauka',
  koota_yoga: 'kuta',
  chatra_yoga: 'chhatra',
  chaapa_yoga: 'chapa',
  ardha_chandra_yoga: 'ardhachandra',
  chakra_yoga: 'chakra',
  samudra_yoga: 'samudra',
  veenaa_yoga: 'vallaki',
  daama_yoga: 'dama',
  paasa_yoga: 'pasha',
  kedaara_yoga: 'kedara',
  soola_yoga: 'shula',
  yuga_yoga: 'yuga',
  gola_yoga: 'gola',
};

const OF_COUNT: Readonly<Record<number, string>> = { 7: 'vallaki', 5: 'pasha', 4: 'kedara', 2: 'yuga', 1: 'gola' };

const NODES = 'the book counts Rahu and Ketu, here as one that fills a house; the seven alone make nabhasa yogas';
const STRAY_NODE = 'the book counts Rahu and Ketu, here as one that stands outside; the seven alone make nabhasa yogas';
const SOME = 'the book asks only that the right kind stands there, and lets the others stand anywhere';
const UNMIXED = 'the book counts signs whatever else stands; here a shape goes before the number (Brihat Jataka 12.10)';

const DIFFERING: Readonly<Record<string, string>> = {
  'rajju_yoga 2': STRAY_NODE,
  'sarpa_yoga 1': NODES,
  'kamala_yoga 1': NODES,
  'yoopa_yoga 1': NODES,
  'sakti_yoga 1': NODES,
  'danda_yoga 1': NODES,
  'danda_yoga 2': NODES,
  'vajra_yoga 1': SOME,
  'yava_yoga 1': SOME,
  '_sankhya_yoga_calculation 1': UNMIXED,
  '_sankhya_yoga_calculation 3': UNMIXED,
};

const cases = bookCasesOf([...Object.keys(RULES), '_sankhya_yoga_calculation']);

function isPresent({ rule_function: name, input }: NumberedBookCase): boolean {
  const id = RULES[name] ?? OF_COUNT[Number(input.parameters!.required_count)]!;
  const rule = NABHASA_YOGAS.find((known) => known.id === id)!;
  return judge(rule, chartOf(drawingOf(input))).isPresent;
}

test('the books offer cases for every yoga but Shara', () => {
  expect(cases).toHaveLength(73);
  const asked = new Set(Object.values(RULES));
  expect(NABHASA_YOGAS.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual(['shara']);
});

test.each(cases.filter(({ id }) => !(id in DIFFERING)))('$id: $items.0.expected', (bookCase) => {
  expect(isPresent(bookCase)).toBe(bookCase.items[0]!.expected);
});

test.each(Object.entries(DIFFERING))('%s differs: %s', (id) => {
  const bookCase = cases.find((known) => known.id === id)!;
  expect(isPresent(bookCase)).toBe(!bookCase.items[0]!.expected);
});
