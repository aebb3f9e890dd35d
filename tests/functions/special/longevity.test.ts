/** Answers of /special/longevity. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import type { Longevity } from '../../../lib/schemas/special/longevity.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const ask = async (body: object, asOf = '2026-11-20') =>
  dataOf<Longevity>(await post(handler, `/special/longevity?as_of=${asOf}`, body));

const { cases } = golden<JyotishFile<unknown>>('jyotish/special-points');
const bodyNamed = (id: string) => bodyOf(cases.find(({ birth }) => birth.id === id)!.birth);

test('the printed middle life of 2 December 1946, Reggio (Narasimha Rao, exercise 23)', async () => {
  // The suite that encodes the book has exchanged the two coordinates; the pairs say the same at both places.
  const birth = { ...BIRTH, date: '1946-12-02', time: '06:45:00', timezone: '+01:00' };
  for (const place of [
    { latitude: 15.65, longitude: 38.1 },
    { latitude: 38.1, longitude: 15.65 },
  ]) {
    const { decision } = await ask({ ...birth, ...place });
    expect(decision.category).toBe('madhyayu');
  }
});

test('in Hindi: classes and care, without a number to count by', async () => {
  const { json } = await post(handler, '/special/longevity?as_of=2026-11-20&lang=hi', BIRTH);
  const { decision, limits, notes, summary_text: summary } = (json as { data: Longevity }).data;
  expect(decision.text).toBe('तीन में से दो युग्म मध्यायु वर्ग बताते हैं।');
  expect(summary).toBe(
    'यहाँ ग्रंथों के तरीके एकमत नहीं हैं, इसलिए कोई वर्ग नहीं बताया जाता। तीनों युग्मों से मध्यायु वर्ग आता है। पिंडायु, अंशायु और निसर्गायु के औसत से पूर्णायु वर्ग आता है। किसी भी माप से ज़्यादा काम की चीज़ें हैं: नियमित दिनचर्या, जाँच और आराम।',
  );
  expect([...limits, ...notes, summary].join(' ')).not.toMatch(/मृत्यु|मौत|[A-Za-z]/);
});

describe('the pairs of 15 June 1990', () => {
  test('say what their kinds of sign say, and two decide', async () => {
    const { agreement, band, category, decision, pairs, years } = await ask(BIRTH);
    expect(pairs.map((pair) => [pair.bodies.map(({ kind }) => kind).join(), pair.category, pair.is_agreeing])).toEqual([
      ['fixed,dual', 'purnayu', false],
      ['fixed,movable', 'madhyayu', true],
      ['dual,dual', 'madhyayu', true],
    ]);
    expect(decision).toMatchObject({ category: 'madhyayu', decided_by: 'majority' });
    // The years of the planets come to more than 64.
    expect(agreement).toMatchObject({ by_pairs: 'madhyayu', by_years: 'purnayu', is_agreeing: false });
    expect([category, band, years]).toEqual(['undecided', null, null]);
  });

  test('every condition of both corrections is listed, and why neither holds', async () => {
    const { corrections } = await ask(BIRTH);
    expect(corrections.map(({ evidence, id, is_met: isMet }) => [id, evidence.length, isMet])).toEqual([
      ['kaksha_hrasa', 4, false],
      ['kaksha_vriddhi', 4, false],
    ]);
    expect(corrections[0]!.evidence.filter(({ met }) => met).map(({ rule }) => rule)).toEqual([
      'saturn_strong_by_sign',
    ]);
    expect(corrections[0]!.text).toContain('nothing is taken');
  });

  test('each measure adds up, and their mean is theirs', async () => {
    const { agreement, amsayu, nisargayu, pindayu } = await ask(BIRTH);
    const sums = [pindayu, amsayu, nisargayu].map(({ planets, ...rest }) => {
      const given = planets.reduce((total, { years }) => total + years!, rest.ascendant_years!);
      expect(rest.years).toBeCloseTo(given - (rest.rising_reduction?.taken_years ?? 0), 9);
      return rest.years!;
    });
    expect(agreement.mean_years).toBeCloseTo((sums[0]! + sums[1]! + sums[2]!) / 3, 2);
  });

  test('every step names its verse', async () => {
    const { amsayu, nisargayu, pindayu } = await ask(BIRTH);
    const steps = [pindayu, amsayu, nisargayu].flatMap(({ planets, source }) => [
      source,
      ...planets.flatMap(({ increase, reductions }) =>
        [...reductions, ...(increase ? [increase] : [])].map((step) => step.source),
      ),
    ]);
    expect(new Set(steps)).toEqual(
      new Set(['7.1-2', '7.3', '7.10', '7.11', '8.9'].map((verse) => `Brihat Jataka ${verse}`)),
    );
  });
});

const NUMBER_OF_YEARS = /years|_age$/;

/** Every number of years in an answer but the age itself and the full years of the table. */
function yearsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return NUMBER_OF_YEARS.test(key) || key === 'from' || key === 'to' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'full_years' ? [] : yearsIn(inner, Array.isArray(value) ? key : name),
  );
}

test('a class is told where both ways agree; no years below 32, of the short class, or behind the age', async () => {
  const told = { years: 0, classes: 0 };
  for (const { birth } of cases) {
    for (const asOf of ['1960-01-01', '1995-01-01', '2026-11-20']) {
      const answer = await ask(bodyOf(birth), asOf);
      const { age, agreement, band, category, summary_text: summary, years } = answer;
      const at = [birth.id, asOf, category];
      expect([...at, category]).toEqual([
        ...at,
        agreement.by_pairs === agreement.by_years ? agreement.by_pairs : 'undecided',
      ]);
      const isYoung = age === null || age < 32;
      if (isYoung) expect([...at, yearsIn(answer), summary.match(/\d+/)]).toEqual([...at, [], null]);
      if (category === 'alpayu' || category === 'undecided') expect([...at, band, years]).toEqual([...at, null, null]);
      if (years !== null) expect([...at, years.from > age!]).toEqual([...at, true]);
      for (const sum of [answer.pindayu, answer.amsayu, answer.nisargayu].map((measure) => measure.years)) {
        if (sum !== null) expect([...at, sum > age!, sum >= 32]).toEqual([...at, true, true]);
      }
      told.years += Number(years !== null);
      told.classes += Number(category !== 'undecided');
    }
  }
  expect(told.years).toBeGreaterThan(5);
  expect(told.classes).toBeGreaterThan(30);
});

test('the years of a full measure: the mean of what the agreeing bodies have crossed, six to either side', async () => {
  // S039 of 12 June 1961, 65 years old.
  const { pairs, summary_text: summary, years } = await ask(bodyNamed('S039'));
  const crossed = pairs.filter((pair) => pair.is_agreeing).flatMap(({ bodies }) => bodies.map(({ degree }) => degree));
  const mean = crossed.reduce((sum, degree) => sum + degree, 0) / crossed.length;
  const middle = 64 + 36 * (1 - mean / 30);
  expect([years!.from, years!.to]).toEqual([Math.round(middle - 6), Math.round(middle + 6)]);
  expect(summary).toContain(
    `comes to ${years!.from} to ${years!.to} years. It is a measure of vitality and no forecast.`,
  );
});

test('no sentence has a year or a date, and a child hears of no number', async () => {
  const { advice, agreement, care_planets: care, disclaimer, summary_text: summary } = await ask(bodyNamed('S072'));
  expect(agreement).toMatchObject({ by_pairs: 'alpayu', by_years: 'purnayu', mean_years: null });
  expect(summary).not.toMatch(/\d/);
  const sentences = [summary, ...advice, ...care.map(({ text }) => text), disclaimer];
  expect(sentences.join(' ')).not.toMatch(/\b(19|20)\d\d\b|\b(die|dies|dead|fatal)\b/i);
});

describe('a node as lord of the 1st or the 8th house has a note with what the other lord would say', () => {
  const noteOf = async (id: string) => (await ask(bodyNamed(id))).notes.find((note) => note.includes('two lords'));

  test('another class, or the same', async () => {
    expect(await noteOf('S033')).toBe(
      'Your 8th house has two lords, and the stronger, Rahu, is taken. Schools that take Saturn read the full measure (purnayu) in the first pair.',
    );
    expect(await noteOf('S051')).toBe(
      'Your 8th house has two lords, and the stronger, Ketu, is taken. Schools that take Mars read the same class in the first pair.',
    );
    expect(await noteOf('S039')).toBeUndefined();
  });
});

test('the age is that of the calendar, on a birthday in a common year too', async () => {
  const age = async (asOf: string) => (await ask({ ...BIRTH, date: '2001-03-01' }, asOf)).age;
  expect([await age('2002-02-28'), await age('2002-03-01'), await age('2026-03-01')]).toEqual([0, 1, 25]);
});

describe('a correction says what it changes', () => {
  const correction = async (id: string, i: 0 | 1) => {
    const { agreement, corrections, decision } = await ask(bodyNamed(id));
    return [decision.category, agreement.by_pairs, corrections[i]!.is_met, corrections[i]!.text];
  };

  test('there is nothing above the highest class, nothing below the lowest', async () => {
    expect(await correction('S037', 1)).toEqual([
      'purnayu',
      'purnayu',
      true,
      'Jupiter is in the seventh house. No class lies above the full measure, so nothing is added.',
    ]);
    expect(await correction('S056', 0)).toEqual([
      'alpayu',
      'alpayu',
      true,
      'Saturn is in the first house. It is not strong by sign, but no class lies below the short measure.',
    ]);
  });

  test('where both hold, one subtracts and the other adds', async () => {
    expect(await correction('S025', 0)).toEqual([
      'madhyayu',
      'madhyayu',
      true,
      'Saturn is in the first house and is weak among the bodies that decide. It is not strong by sign, so one class is taken.',
    ]);
  });

  test('one class more changes the span', async () => {
    expect(await correction('S079', 1)).toEqual([
      'alpayu',
      'madhyayu',
      true,
      'Jupiter aspects the lord of the first house, so one class is added.',
    ]);
  });
});

test('nothing in an answer mentions dying', async () => {
  for (const { birth } of cases) {
    const { limits, disclaimer, ...rest } = await ask(bodyOf(birth));
    expect([birth.id, JSON.stringify(rest).match(/[^"]*\b(die|dies|dead|death|fatal|kills?)\b[^"]*/i)]).toEqual([
      birth.id,
      null,
    ]);
    expect([limits.join(' '), disclaimer].every((text) => /no (date|forecast)/i.test(text))).toBe(true);
  }
});

test('a life beyond its class is described as such', async () => {
  const { age, band, is_exceeded: isExceeded, summary_text: summary } = await ask(bodyNamed('S024'));
  expect([age, isExceeded, band]).toEqual([88, true, null]);
  expect(summary).toContain('At 88 this life has already gone beyond that class');
  expect((await ask(bodyNamed('S024'), '1930-01-01')).age).toBeNull();
});

test('a planet that carries vitality is named once with every role, and the band of its strength decides the effect', async () => {
  const { supports } = await ask(BIRTH);
  expect(supports.map(({ planet, roles }) => [planet, roles])).toEqual([
    ['mercury', ['lord_1', 'lord_10']],
    ['mars', ['lord_8']],
    ['saturn', ['significator']],
  ]);
  for (const { effect, strength } of supports) {
    expect(effect).toBe(strength.score >= 60 ? 'supports' : strength.score >= 45 ? 'mixed' : 'asks_care');
  }
});
