import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import { dayText, textLanguage } from '../../../lib/texts/day/dayText.ts';
import { clockHi, listHi, rankHi } from '../../../lib/words/hi/grammar.ts';
import { clockEn } from '../../../lib/words/en/grammar.ts';
import { clockSpanEn } from '../../../lib/words/en/day/clock.ts';
import { clockSpanHi } from '../../../lib/words/hi/day/clock.ts';
import { hindiOrdinal } from '../../../lib/astro/words.ts';
import {
  clockOf,
  holdsWithin,
  spanOf,
  relevantTransits,
  describedShunned,
  describedWindows,
} from '../../../lib/texts/day/words.ts';
import type { PersonalAnalysis } from '../../../lib/schemas/pdae/analysis.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));
const DATES = ['2026-01-05', '2026-03-19', '2026-06-27', '2026-08-12', '2026-11-20', '2027-02-06'];

const analysed = async (date: string, body: object = BIRTH, more = '') =>
  dataOf<PersonalAnalysis>(await post(handler, `/pdae/analyze?target_date=${date}${more}`, body));

const words = (text: string) => text.split(/\s+/).length;

describe('both languages, for many births and days', () => {
  const allFactsIn = (lang: 'en' | 'hi') =>
    Promise.all(births.slice(0, 24).map((body, i) => analysed(DATES[i % DATES.length]!, body, `&lang=${lang}`)));
  const all = { en: allFactsIn('en'), hi: allFactsIn('hi') };
  const allFacts = all.en;

  test('a text has 150 to 470 words and nothing that was left open', async () => {
    for (const lang of ['en', 'hi'] as const) {
      for (const facts of await all[lang]) {
        const text = dayText(facts, lang);
        expect(words(text)).toBeGreaterThanOrEqual(150);
        expect(words(text)).toBeLessThanOrEqual(470);
        expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\.\.|।।| {2}/);
      }
    }
  });

  test('Hindi is written in Devanagari, with figures for numbers and times', async () => {
    for (const facts of await all.hi) {
      const text = dayText(facts, 'hi');
      expect(text).not.toMatch(/[A-Za-z]/);
      expect(text.split('\n\n')).toHaveLength(3);
      for (const paragraph of text.split('\n\n')) expect(paragraph).toMatch(/।$/);
    }
  });

  test('names the day, the dasha with its end and the first remedy', async () => {
    for (const facts of await allFacts) {
      const text = dayText(facts, 'en');
      const { dasha, panchang, remedies } = facts;
      expect(text).toMatch(new RegExp(`^${panchang.vara.name}, `));
      const [maha] = dasha.path;
      if (maha) expect(text).toContain(Number(maha.end.slice(8, 10)) + ' ');
      if (remedies[0]) expect(text).toContain('108 times');
    }
  });

  test('contains no promise and no threat', async () => {
    for (const facts of await allFacts) {
      const [english, hindi] = [dayText(facts, 'en'), dayText(facts, 'hi')];
      expect(english).not.toMatch(/\b(death|mrityu|die|dies|guarantee\w*|certainly|doom\w*|fatal|danger\w*)\b/i);
      expect(hindi).not.toMatch(/मृत्यु|निश्चित रूप से|अवश्य होगा|सर्वनाश/);
    }
  });

  test('a tara that favours or burdens the day, but not at noon, is described with its time', async () => {
    let described = 0;
    for (const facts of await allFacts) {
      const { recommendations, tarabala } = facts;
      const found = recommendations.find(({ id }) => id.startsWith('tara_') && id !== `tara_${tarabala.tara.id}`);
      if (!found) continue;
      described++;
      const name = tarabala.periods.find(
        ({ tara_name: one }) => found.reason.includes(`${one},`) && !one.includes(tarabala.tara.name),
      )!;
      expect(dayText(facts, 'en')).toMatch(new RegExp(`(until|from) .*the tara is ${name.tara_name}, `, 'i'));
    }
    expect(described).toBeGreaterThan(0);
  });

  test('the best times are outside those to avoid for a part of the day, where there are others', async () => {
    for (const facts of await allFacts) {
      const left = facts.recommendations.find(({ kind }) => kind === 'leave')?.when;
      const isFree = ({ end, start }: { readonly start: string; readonly end: string }) =>
        !left || end <= left.start || left.end <= start;
      if (!facts.muhurta_timings.best.some(isFree)) continue;
      for (const window of describedWindows(facts)) expect(isFree(window)).toBe(true);
    }
  });

  test('the remedy has its reason', async () => {
    for (const lang of ['en', 'hi'] as const) {
      for (const facts of await all[lang]) {
        const [first] = facts.remedies;
        if (first) expect(dayText(facts, lang)).toContain(`${first.reason} ${first.details}`);
      }
    }
  });

  test('two births on one day have different texts', async () => {
    const sameDay = await Promise.all(births.slice(0, 12).map((body) => analysed('2026-11-20', body)));
    for (const lang of ['en', 'hi'] as const) {
      expect(new Set(sameDay.map((facts) => dayText(facts, lang))).size).toBe(sameDay.length);
    }
  });

  test('on a day to go gently nothing is taken up, and good times are for what cannot wait', async () => {
    const body = { ...BIRTH, date: '1967-06-17', time: '17:20:00' };
    for (const [lang, wait, use] of [
      ['en', /What cannot wait goes best from /, /The best time is /],
      ['hi', /जो काम टल न सके, उसके लिए .* का समय ठीक है।/, /सबसे अच्छा समय/],
    ] as const) {
      const facts = await analysed('2026-01-20', body, `&lang=${lang}`);
      const [quiet, best] = [dayText({ ...facts, class: 'danger' }, lang), dayText({ ...facts, class: 'best' }, lang)];
      const taken = facts.recommendations.find(({ kind }) => kind === 'do')!.text;
      expect(quiet).toMatch(wait);
      expect(quiet).not.toContain(taken);
      expect(best).toMatch(use);
      expect(best).toContain(taken);
    }
  });

  test('abroad and beyond the polar circle the text names the clock and how the day is counted', async () => {
    const current_location = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const facts = await analysed('2026-06-21', { ...BIRTH, current_location });
    expect(dayText(facts, 'en')).toMatch(/by the clock of the place.* The Sun stays up there/);
    expect(dayText(facts, 'hi')).toMatch(/उस स्थान की घड़ी.*सूर्य अस्त नहीं होता/);
    expect(dayText(facts, 'en')).toContain('The yoga as the day begins is');
    expect(dayText(await analysed('2026-06-21'), 'en')).not.toMatch(/by the clock of|stays up/);
  });
});

describe('format', () => {
  test('json has no text; the text follows the format, not the language of the names', async () => {
    const [plain, inHindi, hindi, english] = [
      await analysed('2026-11-20'),
      await analysed('2026-11-20', BIRTH, '&lang=hi'),
      await analysed('2026-11-20', BIRTH, '&format=text_hi'),
      await analysed('2026-11-20', BIRTH, '&format=text_en&lang=hi'),
    ];
    expect(plain.text).toBeNull();
    expect(hindi.text).toBe(dayText(inHindi, 'hi'));
    expect({ ...hindi, text: null }).toEqual(plain);
    expect(english.text).toBe(dayText(plain, 'en'));
    expect([textLanguage('json'), textLanguage(null), textLanguage('text_hi')]).toEqual([null, null, 'hi']);
  });
});

describe('words', () => {
  test('an instant of another day is written with its date', () => {
    expect(clockOf('2026-11-20T14:05:31+05:30', '2026-11-20')).toEqual({ time: '14:05', date: null });
    expect(clockOf('2026-11-21T02:10:00+05:30', '2026-11-20')).toEqual({ time: '02:10', date: '2026-11-21' });
    expect(clockEn('02:10', '2026-11-21')).toBe('02:10 on 21 Nov');
    expect(clockHi('02:10', '2026-11-21')).toBe('21 नवंबर को रात 2:10 बजे');
  });

  test('a span of another day has that date once', () => {
    const [start, end] = ['2026-11-21T00:19:00+05:30', '2026-11-21T01:05:00+05:30'];
    const night = spanOf({ start, end }, '2026-11-20');
    expect(clockSpanEn(night)).toBe('00:19 to 01:05 on 21 Nov');
    expect(clockSpanHi(night)).toBe('21 नवंबर को रात 12:19 से 1:05 बजे');
    const late = spanOf({ start: '2026-11-20T23:07:00+05:30', end }, '2026-11-20');
    expect(clockSpanEn(late)).toBe('23:07 to 01:05 on 21 Nov');
    expect(clockSpanHi(late)).toBe('रात 11:07 से 21 नवंबर को रात 1:05 बजे');
    const noon = { start: { time: '11:40', date: null }, end: { time: '12:25', date: null } };
    expect(clockSpanHi(noon)).toBe('सुबह 11:40 से दोपहर 12:25 बजे');
  });

  test('avoided times without a gap are one', () => {
    const at = (hour: number) => `2026-09-25T${hour}:00:00+05:30`;
    const avoid = [
      { id: 'yamaganda', start: at(13), end: at(20) },
      { id: 'rahu_kaal', start: at(14), end: at(15) },
      { id: 'gulika_kaal', start: at(15), end: at(16) },
      { id: 'yamaganda', start: at(20), end: at(22) },
    ];
    const facts = { muhurta_timings: { avoid } } as unknown as PersonalAnalysis;
    expect(describedShunned(facts)).toEqual([
      { id: 'yamaganda', start: at(13), end: at(22) },
      { id: 'rahu_kaal', start: at(14), end: at(15) },
    ]);
  });

  test('two best times side by side in one hora and choghadiya are one', () => {
    const window = (start: number, end: number, hora: string) => ({
      start: `2026-09-25T${start}:00:00+05:30`,
      end: `2026-09-25T${end}:00:00+05:30`,
      hora,
      choghadiya: 'labh',
      is_abhijit: false,
    });
    const best = [window(17, 18, 'venus'), window(16, 17, 'venus'), window(11, 12, 'mars')];
    const facts = { recommendations: [], muhurta_timings: { best } } as unknown as PersonalAnalysis;
    expect(describedWindows(facts).map(({ end, start }) => [start.slice(11, 13), end.slice(11, 13)])).toEqual([
      ['16', '18'],
      ['11', '12'],
    ]);
  });

  test('a caution has its time where it is not for the whole day', () => {
    const of = (id: string, until: string) =>
      ({ id, when: { start: '2026-11-20T06:00:00Z', end: until } }) as PersonalAnalysis['recommendations'][number];
    expect(holdsWithin(of('moon_8', '2026-11-20T12:00:00Z'))).not.toBeNull();
    expect(holdsWithin(of('moon_8', '2026-11-21T05:00:00Z'))).toBeNull();
    expect(holdsWithin(of('pressed_by_saturn', '2026-11-20T12:00:00Z'))).toBeNull();
  });

  test('Hindi ordinals and lists', () => {
    expect([hindiOrdinal(8), rankHi(3), rankHi(6), rankHi(17)]).toEqual(['आठवें', 'तीसरा', 'छठा', '17वाँ']);
    expect(listHi(['सूर्य'])).toBe('सूर्य');
    expect(listHi(['सूर्य', 'चंद्रमा', 'मंगल'])).toBe('सूर्य, चंद्रमा और मंगल');
  });

  test('the described transits are the most helpful, the hardest, and Saturn by the Moon', async () => {
    const facts = await analysed('2026-11-20');
    // Saturn is in the 2nd from this Moon: sade sati.
    const ids = relevantTransits(facts).map(({ id }) => id);
    expect(ids).toContain('saturn');
    expect(ids).not.toContain('moon');
    const scores = Object.fromEntries(facts.transits.map(({ effect, id }) => [id, effect.score]));
    expect(scores[ids[0]!]!).toBeGreaterThan(scores[ids[1]!]!);
  });
});
