import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { handler } from '../../../functions/pdae/routes.ts';
import { daySummaryTask } from '../../../lib/texts/daySummary/task.ts';
import { wordCount } from '../../../lib/texts/model/textChecks.ts';
import type { PersonalAnalysis } from '../../../lib/schemas/pdae/analysis.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const analysed = async (date: string, body: object = BIRTH, lang = 'en') =>
  dataOf<PersonalAnalysis>(await post(handler, `/pdae/analyze?target_date=${date}&lang=${lang}`, body));

const textOf = (analysis: PersonalAnalysis) => daySummaryTask(analysis).composed().text;
const problemsOf = (analysis: PersonalAnalysis) => {
  const task = daySummaryTask(analysis);
  return task.problems(task.composed());
};
const sentencesOf = (text: string) => text.split(/(?<=।)\s+/);

const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2025, 0, 1);
/** Each birth on another day of three years, in either language of the names. */
const analyses = Promise.all(
  [...randomInputs(300)].map((birth, i) => {
    const date = new Date(FIRST_DAY_MS + ((i * 37) % 1095) * DAY_MS).toISOString().slice(0, 10);
    return analysed(date, birth, i % 2 ? 'hi' : 'en');
  }),
);

describe('for 300 births', () => {
  test('a summary has 200 to 250 words of Hindi and passes what every text must pass', async () => {
    for (const analysis of await analyses) {
      const text = textOf(analysis);
      expect(problemsOf(analysis)).toEqual([]);
      expect(wordCount(text)).toBeGreaterThanOrEqual(200);
      expect(wordCount(text)).toBeLessThanOrEqual(250);
      expect(text).not.toMatch(/[A-Za-z०-९#$*]| {2}|।।|;;|,,| [,;।]|\(\)/);
      expect(text.split('\n\n')).toHaveLength(3);
    }
  });

  test('no two are alike, and what charts share is in no more than a fifth of them', async () => {
    const texts = (await analyses).map(textOf);
    expect(new Set(texts).size).toBe(texts.length);
    const shared = new Map<string, number>();
    for (const sentence of texts.flatMap(sentencesOf)) shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
    expect(Math.max(...shared.values())).toBeLessThan(texts.length / 5);
  });

  test('no sentence occurs twice in one summary', async () => {
    for (const analysis of await analyses) {
      const described = sentencesOf(textOf(analysis));
      expect(new Set(described).size).toBe(described.length);
    }
  });

  test('the score, the end of the antardasha and the time of the best window are those of the analysis', async () => {
    for (const analysis of await analyses) {
      const text = textOf(analysis);
      const { dasha, muhurta_timings: timings, overall_score: score } = analysis;
      expect(text).toContain(`100 में से ${score} अंक`);
      const [, antar] = dasha.path;
      if (antar) expect(text).toContain(`${Number(antar.end.slice(8, 10))} `);
      if (antar) expect(text).toContain(` ${antar.end.slice(0, 4)} तक`);
      if (timings.best.length === 0) expect(text).toMatch(/अलग से नहीं निकलता|खास नहीं बनता/);
    }
  });

  test('a Moon in a favourable house is nowhere called difficult', async () => {
    for (const analysis of await analyses) {
      const place = analysis.components.find(({ id }) => id === 'chandrabala')!;
      if (place.points >= 0) expect(textOf(analysis)).not.toContain('चंद्रमा का दबाव');
    }
  });

  test('no journey is recommended where travel has the fewest points', async () => {
    const urged = /(?:यात्रा पर निकलें|छोटी यात्रा और बिक्री में साहस दिखाएँ|यात्रा, वाहन और परिवर्तन के लिए शुभ)/;
    for (const analysis of await analyses) {
      const text = textOf(analysis);
      if (/सबसे कम अंक यात्रा|यात्रा में (?:सावधानी|दिन का साथ कम)/.test(text)) expect(text).not.toMatch(urged);
    }
  });

  test('facts are codes, numbers and dates, and few', async () => {
    for (const analysis of await analyses) {
      const described = JSON.stringify(daySummaryTask(analysis).facts());
      expect(described.length).toBeLessThan(3000);
      expect(described).not.toMatch(/[^\x20-\x7e]|mrityu|death/);
      const values = [...described.matchAll(/"([^"]*)"/g)].map(([, value]) => value!);
      expect(values.filter((value) => !/^[a-z_ ]+\d{0,2}$|^[\d:T-]+$/.test(value))).toEqual([]);
    }
  });
});

test('the language of the names changes nothing', async () => {
  const [english, hindi] = [await analysed('2026-11-21'), await analysed('2026-11-21', BIRTH, 'hi')];
  expect(textOf(hindi)).toBe(textOf(english));
  expect(daySummaryTask(hindi).facts()).toEqual(daySummaryTask(english).facts());
});

describe('days that lack something', () => {
  test.each(['best', 'good', 'normal', 'avoid', 'danger'] as const)('class %s has words of its own', async (kind) => {
    const analysis = { ...(await analysed('2026-11-21')), class: kind };
    expect(problemsOf(analysis)).toEqual([]);
    const quiet = /टल न सके|कुछ ज़रूरी हो तो/;
    if (kind === 'avoid' || kind === 'danger') expect(textOf(analysis)).toMatch(quiet);
    else expect(textOf(analysis)).not.toMatch(quiet);
  });

  test('without windows, shunned times, remedies, reasons and dasha it is still long enough', async () => {
    const whole = await analysed('2026-11-21');
    const bare: PersonalAnalysis = {
      ...whole,
      recommendations: [],
      remedies: [],
      muhurta_timings: { ...whole.muhurta_timings, best: [], avoid: [] },
      dasha: { ...whole.dasha, path: [], reason: 'after_last_period' },
    };
    expect(problemsOf(bare)).toEqual([]);
    expect(textOf(bare)).toMatch(/120 वर्ष का दशा-चक्र/);
    expect(textOf(bare)).not.toMatch(/राहु काल|जप|दबाव हल्का/);
  });

  test.each([
    ['1600-01-01', /जन्म से पहले/],
    ['1985-03-04', /जन्म से पहले/],
    ['2115-01-01', /120 वर्ष का दशा-चक्र/],
    ['2400-12-31', /120 वर्ष का दशा-चक्र/],
  ])('%s says why there is no dasha', async (date, reason) => {
    const analysis = await analysed(date);
    expect(problemsOf(analysis)).toEqual([]);
    expect(textOf(analysis)).toMatch(reason);
  });

  test('beyond the polar circle it names the clock and how times are counted, within its length', async () => {
    const current = (latitude: number) => ({ latitude, longitude: 18.9553, timezone: 'Europe/Oslo' });
    let i = 0;
    for (const birth of randomInputs(40)) {
      const [date, reason] = i++ % 2 ? ['2026-06-25', /अस्त नहीं होता/] : (['2026-12-19', /उदय नहीं होता/] as const);
      const analysis = await analysed(date, { ...birth, current_location: current(69 + i / 4) });
      expect(problemsOf(analysis)).toEqual([]);
      expect(textOf(analysis)).toMatch(/वहाँ की घड़ी/);
      expect(textOf(analysis)).toMatch(reason);
    }
  });
});

describe('a text by a model', () => {
  test('is read by its form, cut at a sentence, and held to the facts', async () => {
    const task = daySummaryTask(await analysed('2026-11-21'));
    const { text } = task.composed();
    expect(v.is(task.schema, { text })).toBe(true);
    expect(v.is(task.schema, { summary: text })).toBe(false);
    const swapped = (from: RegExp, to: string) => task.problems({ text: text.replace(from, to) }).join(' ');
    expect(swapped(/30 नवंबर 2027/, '30 नवंबर 2031')).toContain('2031-11-30');
    expect(swapped(/09:27/, '09:29')).toContain('09:29');
    expect(swapped(/क्षेम तारा/, 'यूरेनस')).not.toBe('');
    const long = `${text} ${text}`;
    expect(task.problems({ text: long })).not.toEqual([]);
    expect(task.problems(task.fixed({ text: `**${long}**` }))).toEqual([]);
  });

  test('instructions are the same for all, and short', async () => {
    const [one, other] = [await analysed('2026-11-21'), await analysed('1985-03-04')].map(daySummaryTask);
    expect(one!.instructions).toBe(other!.instructions);
    expect(one!.instructions.length).toBeLessThan(2000);
    expect(one!.instructions).not.toMatch(/\d{4}-\d{2}/);
  });
});
