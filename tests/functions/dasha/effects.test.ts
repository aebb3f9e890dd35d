import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/dasha/routes.ts';
import type { DashaCurrent, DashaEffects } from '../../../lib/schemas/dasha/effects.ts';
import { effectAnswers } from '../../../lib/schemas/dasha/effects.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const AS_OF = 'as_of=2026-01-31';

const ask = async (query: string, body: object = BIRTH) =>
  dataOf<DashaEffects>(await post(handler, `/dasha/effects?${query}`, body));

describe('which periods are described', () => {
  test('without lords the running ones, as in /dasha/current', async () => {
    const data = await ask(AS_OF);
    const running = dataOf<DashaCurrent>(await post(handler, `/dasha/current?${AS_OF}`, BIRTH));
    for (const level of ['mahadasha', 'antardasha'] as const) {
      const { basis, effects, end, lord, remaining_days: left } = data[level]!;
      expect([basis, lord, end]).toEqual(['running', running[level]!.lord, running[level]!.end]);
      expect(left).toBe(running[level]!.remaining_days);
      expect(effects.score).toEqual(running[level]!.effects.score);
    }
  });

  // Births in whose running periods a yoga is among what helps most.
  test.each([
    { date: '1984-09-11', time: '04:34:11', latitude: -19.029, longitude: -23.462, timezone: 'UTC' },
    { date: '2005-02-12', time: '06:34:11', latitude: -1.036, longitude: -58.37, timezone: 'UTC' },
    BIRTH,
  ])('one period has the same summary in all answers: $date', async (born) => {
    const body = { ...BIRTH, ...born };
    const { antardasha, mahadasha, windows } = await ask(AS_OF, body);
    const running = dataOf<DashaCurrent>(await post(handler, `/dasha/current?${AS_OF}`, body));
    const { summary } = antardasha!.effects;
    expect(windows.find(({ lord }) => lord === antardasha!.lord)!.text).toBe(summary);
    expect(running.antardasha!.effects.summary).toBe(summary);
    expect(running.mahadasha!.effects.summary).toBe(mahadasha!.effects.summary);
    expect(running.mahadasha!.effects.strengths).toEqual(mahadasha!.effects.strengths.slice(0, 3));
  });

  test('with a mahadasha lord his period, and no antardasha where none of it runs', async () => {
    const { antardasha, mahadasha, windows } = await ask(`${AS_OF}&mahadasha_lord=VENUS`);
    expect([mahadasha!.lord, mahadasha!.basis, mahadasha!.is_current, mahadasha!.remaining_days]).toEqual([
      'venus',
      'asked',
      false,
      null,
    ]);
    expect(antardasha).toBeNull();
    expect(windows).toHaveLength(9);
    // The transit of a lord is looked at as his period begins.
    expect(mahadasha!.effects.lord.transit!.at).toBe(mahadasha!.start);
  });

  test('with both lords both', async () => {
    const data = await ask(`${AS_OF}&mahadasha_lord=venus&antardasha_lord=saturn`);
    expect([data.mahadasha!.lord, data.antardasha!.lord, data.antardasha!.basis]).toEqual(['venus', 'saturn', 'asked']);
    const { relation } = data.antardasha!.effects;
    expect(relation!.to).toBe('venus');
    // Friends by nature, each of the other.
    expect([relation!.view, relation!.view_of_it]).toEqual(['friend', 'friend']);
  });

  test('a lord that is none is refused, naming the field', async () => {
    const { json, status } = await post(handler, '/dasha/effects?mahadasha_lord=pluto', BIRTH);
    expect(status).toBe(422);
    expect((json as { detail: { loc: string[] }[] }).detail[0]!.loc).toEqual(['query', 'mahadasha_lord']);
  });

  test('outside life nothing, unless a lord is named', async () => {
    const nothing = await ask('as_of=1980-01-01');
    expect([nothing.mahadasha, nothing.antardasha, nothing.junction, nothing.windows, nothing.reason]).toEqual([
      null,
      null,
      null,
      [],
      'before_birth',
    ]);
    const named = await ask('as_of=1980-01-01&mahadasha_lord=venus');
    expect([named.mahadasha!.lord, named.reason]).toEqual(['venus', null]);
    expect(schemaFaults(effectAnswers.effects.data, named)).toEqual([]);
  });
});

describe('windows', () => {
  test('rank the antardashas by score, each whole with its dates', async () => {
    const { mahadasha, windows } = await ask(`${AS_OF}&mahadasha_lord=ketu`);
    const scores = windows.map(({ score }) => score.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(windows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const inTime = [...windows].sort((a, b) => a.start.localeCompare(b.start));
    expect([inTime[0]!.start, inTime.at(-1)!.end]).toEqual([mahadasha!.start, mahadasha!.end]);
    expect(new Set(windows.map(({ lord }) => lord)).size).toBe(9);
  });

  test('leave out what ended before birth', async () => {
    const { windows } = await ask('as_of=1990-07-01');
    expect(windows.every(({ end }) => end > '1990-06-15T14:30:00+05:30')).toBe(true);
    expect(windows.length).toBeLessThan(9);
  });

  test('agree with the full antardasha, and with the best and hardest of each theme', async () => {
    const { antardasha, mahadasha, windows } = await ask(AS_OF);
    const same = windows.find(({ lord }) => lord === antardasha!.lord)!;
    expect(same.score).toEqual(antardasha!.effects.score);
    for (const { best, hardest, tone } of mahadasha!.effects.themes) {
      expect(best!.score).toBeGreaterThanOrEqual(hardest!.score);
      expect(['supportive', 'mixed', 'demanding']).toContain(tone);
    }
    for (const { best, hardest } of antardasha!.effects.themes) expect([best, hardest]).toEqual([null, null]);
  });

  test('say which of them reach into the last tenth of the mahadasha', async () => {
    const { junction, windows } = await ask(AS_OF);
    const reach = windows.filter(({ end }) => end > junction!.start).map(({ lord }) => lord);
    expect(windows.filter((window) => window.has_dasha_sandhi).map(({ lord }) => lord)).toEqual(reach);
    expect(reach).toContain('saturn');
  });
});

test('active and quiet themes are twelve together', async () => {
  const { antardasha, mahadasha } = await ask(AS_OF);
  for (const { effects } of [mahadasha!, antardasha!]) {
    const described = effects.themes.map(({ id }) => id);
    expect(new Set([...described, ...effects.quiet_themes]).size).toBe(12);
    expect(described.length + effects.quiet_themes.length).toBe(12);
  }
});

test('names and sentences follow the language, ids do not', async () => {
  const english = await ask(`${AS_OF}&lang=en`);
  const hindi = await ask(`${AS_OF}&lang=hi`);
  expect(hindi.mahadasha!.effects.summary).toMatch(
    /^बुध की महादशा 3 जुलाई 2025 से 3 जुलाई 2042 तक है। आपका लग्न कन्या है और बुध पहले और दसवें भाव का स्वामी है। /,
  );
  expect(hindi.mahadasha!.effects.summary).toContain('सबसे ज़्यादा मदद नौवें भाव में बैठे बुध से मिलती है');
  expect(hindi.mahadasha!.effects.lord.name).toBe('बुध');
  const { summary, themes } = hindi.mahadasha!.effects;
  for (const text of [summary, ...themes.map((theme) => theme.text)]) expect(text).not.toContain('100 में से');
  expect(hindi.mahadasha!.effects.themes[0]!.id).toBe(english.mahadasha!.effects.themes[0]!.id);
  expect(hindi.mahadasha!.effects.themes[0]!.name).not.toBe(english.mahadasha!.effects.themes[0]!.name);
});

test('every lord in every mahadasha fits the record, and cites the chapter on his antardashas', async () => {
  // BPHS 52-60, in the order of the mahadashas from the Sun.
  const lords = ['sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury', 'ketu', 'venus'];
  for (const [index, lord] of lords.entries()) {
    const data = await ask(`${AS_OF}&mahadasha_lord=${lord}`);
    expect(schemaFaults(effectAnswers.effects.data, data)).toEqual([]);
    expect(data.sources).toContain(`Brihat Parashara Hora Shastra ${52 + index} (Santhanam)`);
    const { effects } = data.mahadasha!;
    const isNode = lord === 'rahu' || lord === 'ketu';
    expect(effects.lord.acts_for.length > 0).toBe(isNode);
    expect(effects.lord.owned_houses.length === 0).toBe(isNode);
  }
});
