import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../../functions/pdae/routes.ts';
import { dayText, textLanguage } from '../../../../functions/pdae/text/day.ts';
import { hindiList, hindiOrdinal, hindiRank } from '../../../../functions/pdae/text/hindi.ts';
import { clockText, tellingTransits } from '../../../../functions/pdae/text/words.ts';
import type { PersonalAnalysis } from '../../../../lib/schemas/pdaeAnalyze.ts';
import { BIRTH, dataOf, post } from '../../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));
const DATES = ['2026-01-05', '2026-03-19', '2026-06-27', '2026-08-12', '2026-11-20', '2027-02-06'];

const analysed = async (date: string, body: object = BIRTH, more = '') =>
  dataOf<PersonalAnalysis>(await post(handler, `/pdae/analyze?target_date=${date}${more}`, body));

const words = (text: string) => text.split(/\s+/).length;

describe('both languages, for many births and days', () => {
  const tales = Promise.all(births.slice(0, 24).map((body, i) => analysed(DATES[i % DATES.length]!, body)));

  test('a text has 150 to 400 words and nothing that was left open', async () => {
    for (const tale of await tales) {
      for (const lang of ['en', 'hi'] as const) {
        const text = dayText(tale, lang);
        expect(words(text)).toBeGreaterThanOrEqual(150);
        expect(words(text)).toBeLessThanOrEqual(400);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\.\.|।।| {2}/);
      }
    }
  });

  test('Hindi is written in Devanagari, with figures for numbers and times', async () => {
    for (const tale of await tales) {
      const text = dayText(tale, 'hi');
      expect(text).not.toMatch(/[A-Za-z]/);
      expect(text.split('\n\n')).toHaveLength(3);
      for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/।$/);
    }
  });

  test('names the score, the day, the dasha with its end and the first remedy', async () => {
    for (const tale of await tales) {
      const text = dayText(tale, 'en');
      const { dasha, overall_score: score, panchang, remedies } = tale;
      expect(text).toContain(`: ${score} of 100.`);
      expect(text).toMatch(new RegExp(`^${panchang.vara.name}, `));
      const [maha] = dasha.path;
      if (maha) expect(text).toContain(Number(maha.end.slice(8, 10)) + ' ');
      if (remedies[0]) expect(text).toContain('108 times');
    }
  });

  test('nothing is promised and nothing threatened', async () => {
    for (const tale of await tales) {
      const [english, hindi] = [dayText(tale, 'en'), dayText(tale, 'hi')];
      expect(english).not.toMatch(/\b(death|die|dies|guarantee\w*|certainly|doom\w*|fatal|danger\w*)\b/i);
      expect(hindi).not.toMatch(/मृत्यु होगी|निश्चित रूप से|अवश्य होगा|सर्वनाश/);
    }
  });

  test('two births on one day are told different things', async () => {
    const sameDay = await Promise.all(births.slice(0, 12).map((body) => analysed('2026-11-20', body)));
    for (const lang of ['en', 'hi'] as const) {
      expect(new Set(sameDay.map((tale) => dayText(tale, lang))).size).toBe(sameDay.length);
    }
  });
});

describe('format', () => {
  test('json tells no text; the text follows the format, not the language of the names', async () => {
    const [plain, hindi, english] = [
      await analysed('2026-11-20'),
      await analysed('2026-11-20', BIRTH, '&format=text_hi'),
      await analysed('2026-11-20', BIRTH, '&format=text_en&lang=hi'),
    ];
    expect(plain.text).toBeNull();
    expect(hindi.text).toBe(dayText(plain, 'hi'));
    expect(english.text).toBe(dayText(plain, 'en'));
    expect([textLanguage('json'), textLanguage(null), textLanguage('text_hi')]).toEqual([null, null, 'hi']);
  });
});

describe('words', () => {
  test('an instant of another day is told with it', () => {
    expect(clockText('2026-11-20T14:05:31+05:30', '2026-11-20', 'en')).toBe('14:05');
    expect(clockText('2026-11-21T02:10:00+05:30', '2026-11-20', 'en')).toBe('02:10 on 21 Nov');
    expect(clockText('2026-11-21T02:10:00+05:30', '2026-11-20', 'hi')).toBe('21 नवम्बर को 02:10');
  });

  test('Hindi ordinals and lists', () => {
    expect([hindiOrdinal(8), hindiRank(3), hindiRank(6), hindiRank(17)]).toEqual(['आठवें', 'तीसरा', 'छठा', '17वाँ']);
    expect(hindiList(['सूर्य'])).toBe('सूर्य');
    expect(hindiList(['सूर्य', 'चन्द्र', 'मंगल'])).toBe('सूर्य, चन्द्र और मंगल');
  });

  test('the transits told are the one that helps most, the one that presses most, and Saturn by the Moon', async () => {
    const tale = await analysed('2026-11-20');
    // Saturn is in the 2nd from this Moon: sade sati.
    const ids = tellingTransits(tale).map(({ id }) => id);
    expect(ids).toContain('saturn');
    expect(ids).not.toContain('moon');
    const scores = Object.fromEntries(tale.transits.map(({ effect, id }) => [id, effect.score]));
    expect(scores[ids[0]!]!).toBeGreaterThan(scores[ids[1]!]!);
  });
});
