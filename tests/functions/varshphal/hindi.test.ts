/** /varshphal in Hindi: every text is said in it, and from the same facts as in English. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualMuntha } from '../../../lib/schemas/varshphal/answers.ts';
import type { AnnualPredictions } from '../../../lib/schemas/varshphal/predictions.ts';
import type { AnnualSahams } from '../../../lib/schemas/varshphal/year.ts';
import type { AnnualPanchaVargiya, AnnualYearLord } from '../../../lib/schemas/varshphal/yearLord.ts';
import { goldenYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';

const ask = async <Data>(path: string, body: object = { ...BIRTH, year: 2026 }) =>
  dataOf<Data>(await post(handler, `/varshphal/${path}?lang=hi`, body));

/** Lists the texts that people read; names of sources stay in Latin letters. */
function textsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return field !== 'source' && field !== 'sources' && /\s/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}

/** Charts are named D9, terms of a formula A to C, fields and values of a request as they are sent. */
const KEPT = /\b(D\d+|[ABC]|is_sign_added|return_place|current|current_location|first_period=\w+)\b/g;

describe.each([
  ...['chart', 'muntha', 'year-lord', 'pancha-vargiya', 'sahams', 'predictions'],
  ...['dashas', 'tripataki', 'month', 'yogas'],
])('%s', (path) => {
  const bodies = goldenYears
    .filter((_, i) => i % 40 === 0)
    .map(({ birth, expected }) => ({ ...bodyOf(birth), year: expected.year }));

  test('has no Latin letters in a text, no gap and no doubled stop', async () => {
    for (const body of bodies) {
      const texts = textsOf(await ask<object>(path, body));
      expect(texts.length).toBeGreaterThan(path === 'tripataki' ? 4 : 12);
      expect(texts.filter((text) => /[A-Za-z]/.test(text.replace(KEPT, '')))).toEqual([]);
      expect(texts.filter((text) => / {2}|।।|undefined|[०-९]| [।,]/.test(text))).toEqual([]);
    }
  });
});

test('the Muntha, its lord and their strength', async () => {
  const { evidence, reading, theme } = await ask<AnnualMuntha>('muntha');
  expect(theme).toBe('पद और सफलता');
  expect(reading).toMatch(/^मुंथा कन्या राशि में, वर्ष कुंडली के दसवें भाव में है।/);
  expect(reading).toContain('मुंथेश अष्टमेश के साथ है, इसलिए उसका फल देर से मिलेगा।');
  expect(reading).toMatch(/मुंथा पर सूर्य और शनि का दबाव है।$/);
  expect(evidence[0]!.text).toBe('मुंथा पहले, दूसरे, तीसरे, पाँचवें, नौवें, दसवें या ग्यारहवें भाव में है');
});

test('the lord of the year: who elects it, and what it brings', async () => {
  const { effects, office_bearers: bearers, selection, strength } = await ask<AnnualYearLord>('year-lord');
  expect(bearers[0]!.reason).toBe('मुंथा कन्या राशि में है, जिसका स्वामी बुध है।');
  expect(selection.find(({ rule }) => rule === 'strongest')!.text).toBe('बुध का पंचवर्गीय बल सबसे अधिक है');
  expect(effects.find(({ id }) => id === 'natal')!.text).toBe(
    'जन्म कुंडली में बुध घनिष्ठ मित्र की राशि वृषभ में है और नौवें भाव में बैठा है। इससे वर्ष को मज़बूत आधार मिलता है।',
  );
  expect(strength.components[0]!.label).toBe('पंचवर्गीय बल: 20 में से 12.5');
});

test('strengths are labelled by whose part it is', async () => {
  const { planets } = await ask<AnnualPanchaVargiya>('pancha-vargiya');
  const labels = (parts: readonly { readonly label: string }[]) => parts.map(({ label }) => label);
  const { classical, harsha } = planets[0]!;
  expect(labels(classical.components).slice(0, 3)).toEqual([
    'क्षेत्र में मिथुन: शत्रु की राशि',
    'परम नीच से दूरी: 129 अंश 43 कला (180 में से)',
    'मिथुन राशि में बुध का हद्दा: शत्रु का',
  ]);
  expect(labels(harsha.components)).toContain('पुरुष ग्रह स्त्री भाव में');
});

test('sahams: formula, reading, and no date for illness', async () => {
  const { sahams } = await ask<AnnualSahams>('sahams');
  const [punya] = sahams;
  expect(punya!.formula.text).toBe('सूर्य (60.28) - चंद्रमा (67.20) + लग्न (250.16) = 243.24');
  expect(punya!.reading).toContain('इस पर सूर्य और शनि का दबाव है।');
  expect(punya!.reading).toContain('14 जनवरी 2027 के आसपास');
  const roga = sahams.find(({ id }) => id === 'roga')!;
  expect(roga.timing.reason).toMatch(/^बीमारी का कोई दिन नहीं बताया जाता/);
  expect(roga.reading).not.toMatch(/\b20\d\d\b/);
});

test('predictions: a score stands in labels, never in a sentence', async () => {
  const texts = textsOf(await ask<AnnualPredictions>('predictions'));
  expect(texts.filter((text) => text.endsWith('।') && text.includes('100 में से'))).toEqual([]);
  expect(texts.some((text) => !text.endsWith('।') && text.includes('100 में से'))).toBe(true);
});

test('predictions: the year, an area and a period', async () => {
  const { areas, months, summary } = await ask<AnnualPredictions>('predictions');
  expect(summary).toMatch(/^15 जून 2026 से 16 जून 2027 तक का वर्ष आगे बढ़ने का है। /);
  expect(summary).toContain('मुंथा दसवें भाव में है, इसलिए वर्ष का मुख्य विषय पद और सफलता है।');
  expect(areas[0]!.reading).toContain('गुरु और शुक्र से इस भाव को मदद मिलती है, पर सूर्य और शनि का दबाव भी है।');
  expect(areas[0]!.reading).toMatch(/कर्म(, राज्य)? और (राज्य|व्यापार) सहम [^।]+ हैं।/);
  expect(areas[0]!.advice).toContain('30 सितंबर से 21 नवंबर 2026 तक');
  expect(months[0]!.reading).toContain('वह तीसरे भाव में है और अपने राशि स्वामी शनि का फल देता है।');
});
