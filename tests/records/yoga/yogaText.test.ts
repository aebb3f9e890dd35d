/** What the text of a yoga says of its grade: one short sentence, with the planet and the case that holds. */
import { expect, test } from '@jest/globals';
import { judge, type Rule } from '../../../lib/astro/rule.ts';
import { chandraAdhi } from '../../../lib/astro/yoga/chandra/chandraAdhi.ts';
import { gajakesari } from '../../../lib/astro/yoga/chandra/gajakesari.ts';
import { NABHASA_YOGAS } from '../../../lib/astro/yoga/nabhasa/index.ts';
import { dharmaKarmadhipati } from '../../../lib/astro/yoga/raja/lords/dharmaKarmadhipati.ts';
import { kendraSupports } from '../../../lib/astro/yoga/raja/lords/kendraTrikona.ts';
import { resultText, yogaReasonText } from '../../../lib/records/yoga/yogaText.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

function said(rule: Rule, drawing: Drawing, lang: 'en' | 'hi' = 'en'): string {
  const chart = chartOf(drawing);
  return resultText(chart, judge(rule, chart), '', lang);
}

// Jupiter and Saturn own the 9th and the 10th for Aries rising; Jupiter and Mars for Cancer, Moon and Sun for Scorpio.
const UNSPOILT: Drawing = { Ascendant: 'Scorpio', Moon: 'Leo 1', Sun: 'Leo 28' };
const IN_TWELFTH: Drawing = { Jupiter: 'Pisces', Saturn: 'Pisces' };
const UNRETURNED: Drawing = { Jupiter: 'Aries', Saturn: 'Leo' };

test.each<[string, Rule, Drawing, string, string]>([
  ['proper', dharmaKarmadhipati, UNSPOILT, 'It is formed unblemished.', 'योग निर्दोष बनता है।'],
  [
    'proper, and weakened otherwise',
    dharmaKarmadhipati,
    { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' },
    'Its planets themselves are unblemished.',
    'इसके ग्रह स्वयं निर्दोष हैं।',
  ],
  [
    'two in the 12th',
    dharmaKarmadhipati,
    IN_TWELFTH,
    'Of those that form it Jupiter is in the 12th house; Saturn is in the 12th house.',
    'इसे बनाने वालों में गुरु बारहवें भाव में है; शनि बारहवें भाव में है।',
  ],
  [
    'one combust',
    gajakesari,
    { Moon: 'Aries', Jupiter: 'Cancer 10', Sun: 'Cancer 15', Rahu: 'Gemini' },
    'Jupiter, who forms it, is combust.',
    'इसे बनाने वाला गुरु अस्त है।',
  ],
  [
    'an aspect that is not returned',
    dharmaKarmadhipati,
    UNRETURNED,
    'It is formed by the letter only, as the aspect of Jupiter is not returned.',
    'योग नाममात्र का है, क्योंकि गुरु की दृष्टि एकतरफ़ा है।',
  ],
  [
    'a support',
    kendraSupports[0]!,
    { Mars: 'Leo', Moon: 'Leo' },
    'It is a support, not a raja yoga proper.',
    'यह सहयोग है, शुद्ध राजयोग नहीं।',
  ],
  [
    'short of its full form',
    gajakesari,
    { Moon: 'Libra', Jupiter: 'Cancer', Mercury: 'Gemini 20', Rahu: 'Gemini' },
    'Its full form asks that a benefic other than the Moon joins or aspects Jupiter',
    'पूर्ण योग के लिए यह भी चाहिए कि गुरु पर चंद्रमा के अतिरिक्त',
  ],
])('%s', (_, rule, drawing, english, hindi) => {
  expect(said(rule, drawing)).toContain(english);
  expect(said(rule, drawing, 'hi')).toContain(hindi);
});

test('what weakens it names the planet and the house', () => {
  const text = said(dharmaKarmadhipati, { Jupiter: 'Sagittarius', Saturn: 'Sagittarius' });
  expect(text).toContain('It is weakened, as Saturn also owns the 11th house.');
});

test('a blemish that the grade tells is not told again', () => {
  const text = said(dharmaKarmadhipati, IN_TWELFTH);
  expect(text.match(/12th house/g)).toHaveLength(2 + 2);
  expect(text).not.toContain('6th, 8th or 12th');
});

test('of a figure of places no grade is told', () => {
  const chart = chartOf({});
  const formed = NABHASA_YOGAS.map((rule) => judge(rule, chart)).filter(({ isPresent }) => isPresent);
  expect(formed.length).toBeGreaterThan(0);
  for (const verdict of formed) {
    expect(verdict).toMatchObject({ grade: 'proper', blemishes: [] });
    expect(resultText(chart, verdict, '', 'en')).not.toContain('unblemished');
  }
});

test('a partial yoga says what it lacks', () => {
  const verdict = judge(chandraAdhi, chartOf({ Jupiter: 'Aries', Venus: 'Taurus' }));
  expect(yogaReasonText(verdict, 'en')).toBe(
    'Formed in part only. It lacks this: Mercury, Jupiter and Venus are all in the 6th, 7th or 8th from the Moon.',
  );
  expect(yogaReasonText(verdict, 'hi')).toMatch(/^यह योग केवल आंशिक है।/);
});
