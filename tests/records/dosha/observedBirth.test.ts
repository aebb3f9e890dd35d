import { expect, test } from '@jest/globals';
import { absenceText } from '../../../lib/records/dosha/observed.ts';
import type { DoshaFacts } from '../../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../../lib/astro/dosha/index.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { doshaIn } from '../../support/doshaTest.ts';

const said = (id: string, drawing: Drawing, facts: Partial<DoshaFacts> = {}) => {
  const dosha = DOSHAS.find((known) => known.id === id)!;
  const verdict = doshaIn(dosha, drawing, facts);
  return (['en', 'hi'] as const).map((lang) => absenceText(chartOf(drawing), verdict, lang));
};

const FIRST = { Sun: 'Aries 5', Moon: 'Aries 20' } as const;
const SUNDAY = { elements: { tithi: 2, karana: 3, nityaYoga: 2, varaIndex: 0 } };

// The Moon is 15 degrees ahead, in the second tithi and the third karana; together they make 25, in the second yoga.
test.each([
  ['amavasya', FIRST, 'The tithi of birth is Shukla Dwitiya.', 'जन्म तिथि शुक्ल द्वितीया है।'],
  ['amavasya', { Sun: 'Aries 5', Moon: 'Aries 1' }, 'The tithi of birth is Amavasya.', 'जन्म तिथि अमावस्या है।'],
  ['vyatipata', FIRST, 'The nitya yoga of birth is Priti.', 'जन्म का नित्य योग प्रीति है।'],
  ['vishti', FIRST, 'The karana of birth is Balava.', 'जन्म का करण बालव है।'],
  [
    'dagdha_tithi',
    FIRST,
    'The tithi of birth is Shukla Dwitiya, the weekday Sunday.',
    'जन्म तिथि शुक्ल द्वितीया और वार रविवार है।',
  ],
  ['rajju', FIRST, 'The Moon is in Bharani. Its rajju is Kati (hips).', 'चंद्रमा भरणी नक्षत्र में है। इसकी रज्जु कटि है।'],
  ['gana', FIRST, 'The Moon is in Bharani. Its gana is Manushya.', 'चंद्रमा भरणी नक्षत्र में है। इसका गण मनुष्य है।'],
  ['ekanakshatra', FIRST, 'The Moon is in Bharani.', 'चंद्रमा भरणी नक्षत्र में है।'],
] as const)('%s in %o: %s', (id, drawing, en, hi) => {
  expect(said(id, drawing, SUNDAY)).toEqual([en, hi]);
});

test('bhakoot names the signs that clash', () => {
  const [en, hi] = said('bhakoot', FIRST);
  expect(en).toBe(
    'The Moon sign is Aries; a match looks for a Moon outside Taurus, Leo, Virgo, Scorpio, Sagittarius and Pisces.',
  );
  expect(hi).toMatch(/^चंद्र राशि मेष है; मिलान में वृषभ, सिंह, /);
});

// Half a degree takes a drawn Sun a day.
test.each([
  ['Aries 0.2', 'into Aries, is 9.6 hours before the birth.', '9.6 घंटे पहले'],
  ['Aries 29.5', 'into Taurus, is 24 hours after the birth.', '24 घंटे बाद'],
  ['Aries 10', 'into Aries, is 20 days before the birth.', '20 दिन पहले'],
] as const)('sankranti with the Sun in %s', (Sun, en, hi) => {
  const texts = said('sankranti', { Sun });
  expect(texts[0]).toContain(en);
  expect(texts[1]).toContain(hi);
});
