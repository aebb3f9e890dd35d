/** Answers of the sign dashas: dates, reasons and readings, against 80 births and by their own law. */
import { describe, expect, test } from '@jest/globals';
import { handler as dasha } from '../../../functions/dasha/routes.ts';
import { handler } from '../../../functions/jaimini/routes.ts';
import type { CharaDasha, SignDashaBody } from '../../../lib/schemas/common/signDasha.ts';
import type { SthiraDasha } from '../../../lib/schemas/jaimini/jaiminiDashas.ts';
import type { Period } from '../../../lib/schemas/common/period.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const AS_OF = '?as_of=2026-01-31';
const ask = async <Data>(path: string, body: object = BIRTH, query = AS_OF) =>
  dataOf<Data>(await post(handler, `/jaimini/${path}${query}`, body));

const SIGN_PATHS = [
  'chara-dasa',
  'mandooka-dasa',
  'shoola-dasa',
  'sthira-brahma-dasa',
  'varnada-dasa',
  'yogardha-dasa',
];
const ALL_PATHS = [...SIGN_PATHS, 'sandhya-kala-dasa'];

const seconds = (instant: string) => Date.parse(instant) / 1000;

describe.each(SIGN_PATHS)('%s', (path) => {
  type SignDasha = SignDashaBody & { signs: { sign: { id: string }; years: number; second_years: number }[] };

  test('twelve signs with their years, in the order of their reasons', async () => {
    const { cycle_years: cycleYears, periods, seed, signs } = await ask<SignDasha>(path);
    const first = periods.slice(0, 12);
    expect(first.map(({ lord, sign, years }) => [lord, sign!.id, years])).toEqual(
      signs.map(({ sign, years }) => [null, sign.id, years]),
    );
    expect(first[0]!.sign).toEqual(seed.sign);
    expect(first.reduce((sum, { years }) => sum + years, 0)).toBe(cycleYears);
    expect(signs.every(({ second_years: second, years }) => second + years === 12)).toBe(true);
    expect(seconds(periods[0]!.start)).toBe(seconds('1990-06-15T14:30:00+05:30'));
  });

  test('the seed: one candidate chosen, compared until one comparison decides', async () => {
    const { seed } = await ask<SignDasha>(path);
    expect(seed.candidates.filter((candidate) => candidate.is_chosen).map(({ sign }) => sign.id)).toEqual([
      seed.sign.id,
    ]);
    const decided = seed.comparisons.map(({ decides, first, second }) => [decides, first.value !== second.value]);
    expect(decided).toEqual(seed.comparisons.map((_, i) => (i === decided.length - 1 ? [true, true] : [false, false])));
  });

  test('at ninety and at a hundred and nineteen a period still runs, to the fifth level', async () => {
    for (const asOf of ['2080-06-20', '2109-06-01']) {
      const { current, readings } = await ask<SignDasha>(path, BIRTH, `?as_of=${asOf}`);
      expect(current.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
      expect(readings.map(({ level, sign }) => [level, sign.id])).toEqual(
        current.slice(0, 2).map(({ level, sign }) => [level, sign!.id]),
      );
    }
  });

  test('readings name the occupants of the sign and the planets that aspect it', async () => {
    const { readings } = await ask<SignDasha>(path);
    for (const { aspected_by: aspects, level, occupants, text, sign, tone, influences } of readings) {
      expect(text).toContain(sign.name);
      const balance = influences.reduce((sum, { is_help: isHelp }) => sum + (isHelp ? 1 : -1), 0);
      const wanted = balance === 0 ? 'mixed' : balance > 0 ? 'supported' : 'demanding';
      expect(tone).toBe(wanted);
      // An antardasha of the mahadasha's own sign does not say all of it again.
      if (level === 2 && sign.id === readings[0]!.sign.id) expect(text).toContain('own sign');
      else for (const id of [...occupants, ...aspects]) expect(text.toLowerCase()).toContain(id);
    }
  });

  test('an alternative reading names its period', async () => {
    const described = async (query: string) =>
      (await ask<SignDasha>(path, BIRTH, query)).alternatives
        .filter(({ cycle_years: years }) => years === null)
        .map(({ periods, text }) => [text.includes('Told here for the mahadasha that runs.'), periods[0]!.start]);
    for (const [isOfRunning] of await described(AS_OF)) expect(isOfRunning).toBe(true);
    for (const [isOfRunning, start] of await described('?as_of=1980-01-01'))
      expect([isOfRunning, start]).toEqual([false, '1990-06-15T14:30:00+05:30']);
  });
});

describe.each(ALL_PATHS)('%s', (path) => {
  test('periods touch at every listed level, and the running ones are marked', async () => {
    const { current, periods } = await ask<{ current: Period[]; periods: Period[] }>(path);
    const now = seconds('2026-01-31T12:00:00+05:30');
    let marked = 0;
    const check = (list: Period[]) => {
      list.slice(1).forEach(({ start }, i) => expect(start).toBe(list[i]!.end));
      for (const period of list) {
        const { end, is_current: isCurrent, level, start, sub_periods: parts } = period;
        expect(isCurrent).toBe(seconds(start) <= now && now < seconds(end));
        if (isCurrent) marked++;
        expect(parts !== null).toBe(level === 1 || (isCurrent && level < 5));
        if (!parts) continue;
        expect([parts[0]!.start, parts.at(-1)!.end]).toEqual([start, end]);
        check(parts);
      }
    };
    check(periods);
    expect([marked, current.length]).toEqual([5, 5]);
  });

  test('before birth and after the last period nothing runs, and the answer says so', async () => {
    for (const asOf of ['1980-01-01', '2390-01-01']) {
      const { json } = await post(handler, `/jaimini/${path}?as_of=${asOf}`, BIRTH);
      const { data, meta } = json as { data: { current: Period[] }; meta: { warnings: { code: string }[] } };
      expect(data.current).toEqual([]);
      expect(meta.warnings.map(({ code }) => code)).toContain('nothing_runs');
    }
  });

  test('says nothing of death or doom', async () => {
    const { text } = await post(handler, `/jaimini/${path}${AS_OF}`, BIRTH);
    expect(text).not.toMatch(/death|die\b|dies|dying|fatal|doom|kill/i);
  });

  test('uses the chosen dasha year', async () => {
    const { periods } = await ask<{ periods: Period[] }>(path, { ...BIRTH, dasha_year: 360 });
    const [{ end, start, years }] = periods as [Period];
    expect((seconds(end) - seconds(start)) / 86_400).toBeCloseTo(years * 360, 3);
  });
});

test('/dasha/chara answers as /jaimini/chara-dasa', async () => {
  const other = dataOf<CharaDasha>(await post(dasha, `/dasha/chara${AS_OF}`, BIRTH));
  expect(other).toEqual(await ask<CharaDasha>('chara-dasa'));
});

test('chara: every sign adds up, and both readings of exaltation are given', async () => {
  const { alternatives, signs } = await ask<CharaDasha>('chara-dasa');
  for (const sign of signs) {
    const sum = sign.counted + sign.adjustment;
    expect(sign.adjustment).toBe(Number(sign.exalted.length > 0) - Number(sign.debilitated.length > 0));
    expect(sign.years).toBe(Math.min(12, Math.max(1, sum)));
    expect(sign.is_bounded).toBe(sign.years !== sum);
    expect(sign.lord_comparisons.length > 0).toBe(['scorpio', 'aquarius'].includes(sign.sign.id));
  }
  const byLord = alternatives.find(({ id }) => id === 'year_of_the_lord')!;
  expect(byLord.periods.map(({ years }) => years)).toEqual(signs.map(({ years_by_lord: years }) => years));
  const parts = alternatives.find(({ id }) => id === 'parts_from_own_sign')!;
  expect(parts.periods.map(({ level }) => level)).toEqual(Array.from({ length: 12 }, () => 2));
});

interface GoldenDashas {
  sthira_brahma_spec: { brahma: string; periods: [number, number][] };
}
const births = golden<JyotishFile<GoldenDashas>>('jyotish/dasha-jaimini').cases;

test.each(births)('$birth.id: sthira from birth data', async ({ birth, expected }) => {
  const data = await ask<SthiraDasha>('sthira-brahma-dasa', bodyOf(birth));
  expect(data.brahma).toBe(expected.sthira_brahma_spec.brahma.toLowerCase());
  expect(data.periods.slice(0, 12).map(({ sign, years }) => [sign!.number, years])).toEqual(
    expected.sthira_brahma_spec.periods,
  );
});

// Scorpio and Aquarius have the same years by either lord here, and no lord is exalted or debilitated; Brahma is Mars both
// ways. Counted forward alone, Virgo is ten years from Mercury in Taurus, and not four.
test('an alternative reading says whether it changes anything', async () => {
  interface Described {
    alternatives: { id: string; is_different: boolean }[];
  }
  const differing = async (path: string) =>
    (await ask<Described>(path)).alternatives.map(({ id, is_different: isDifferent }) => [id, isDifferent]);
  expect(await differing('chara-dasa')).toEqual([
    ['year_of_the_lord', false],
    ['classical_lords', false],
    ['one_direction', true],
    ['parts_from_own_sign', true],
  ]);
  expect(await differing('sthira-brahma-dasa')).toEqual([
    ['classical_brahma', false],
    ['backward_from_even_sign', true],
  ]);
});

test('in Hindi the reasons are said in Hindi', async () => {
  const chara = await ask<CharaDasha>('chara-dasa', BIRTH, `${AS_OF}&lang=hi`);
  expect(chara.seed.reason).toBe('चर दशा लग्न से शुरू होती है, जो यहाँ कन्या है।');
  expect(chara.readings[0]!.text).toMatch(/ राशि की महादशा .* तक है। इसमें .* की बातें आगे रहती हैं: /);
  const sthira = await ask<SthiraDasha>('sthira-brahma-dasa', BIRTH, `${AS_OF}&lang=hi`);
  expect(sthira.direction.reason).toBe('स्थिर दशा किसी भी राशि से शुरू हो, सीधे क्रम में ही चलती है।');
});
