/** /special/ashtakavarga-sarva for 80 births against values worked from the rules by independent programs. */
import { birthContext } from '../../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import { ashtakavarga } from '../../../lib/astro/ashtakavarga/bindus.ts';
import { pindas } from '../../../lib/astro/ashtakavarga/pindas.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { answers } from '../../../lib/schemas/special/answers.ts';
import type { AshtakavargaSarva } from '../../../lib/schemas/special/ashtakavarga.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';
import { schemaFaults } from '../../support/schema.ts';

interface Expected {
  bhinnashtakavarga: Record<string, number[]>;
  sarvashtakavarga: number[];
  sarvashtakavarga_by_house: number[];
  prastara: Record<string, Record<string, string>>;
  totals: Record<string, number>;
  sarva_total: number;
  variants: { sarva_with_that_moon_table: number[]; sarva_with_that_venus_table: number[] };
  trikona_reduction: Record<string, number[]>;
  ekadhipatya_reduction: Record<string, number[]>;
  shodhya_pinda: Record<string, { rashi_pinda: number; graha_pinda: number; shodhya_pinda: number }>;
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/ashtakavarga');
const PATH = '/special/ashtakavarga-sarva';
const ask = async (body: object, query = '?as_of=2026-11-20') =>
  dataOf<AshtakavargaSarva>(await post(handler, PATH + query, body));

const byWire = <T>(byName: Record<string, T>) =>
  Object.fromEntries(Object.entries(byName).map(([name, value]) => [wire(name), value]));

describe.each(cases)('$birth.id', ({ birth, expected }) => {
  const answer = ask(bodyOf(birth));

  test('bindus, sums and totals', async () => {
    const data = await answer;
    const { Ascendant: ascendant, ...planets } = expected.bhinnashtakavarga;
    expect(data.bhinnashtakavarga).toEqual(byWire(planets));
    expect(data.ascendant_ashtakavarga).toEqual(ascendant);
    expect(data.sarvashtakavarga).toEqual(expected.sarvashtakavarga);
    expect(data.totals).toEqual({ ...byWire(expected.totals), sarvashtakavarga: expected.sarva_total });
    expect(data.houses.map(({ bindus }) => bindus)).toEqual(expected.sarvashtakavarga_by_house);
  });

  test('contributors, and what other tables would change', async () => {
    const data = await answer;
    for (const [of, rows] of Object.entries(expected.prastara)) {
      const own = data.prastara[wire(of) as 'sun'];
      const digits = Object.fromEntries(Object.entries(own).map(([from, row]) => [from, row.join('')]));
      expect(digits).toEqual(byWire(rows));
    }
    expect(data.variants.map(({ sarvashtakavarga }) => sarvashtakavarga)).toEqual([
      expected.variants.sarva_with_that_moon_table,
      expected.variants.sarva_with_that_venus_table,
    ]);
  });

  test('reductions and pindas', async () => {
    const { pindas } = await answer;
    for (const [name, pinda] of Object.entries(expected.shodhya_pinda)) {
      expect(pindas.find(({ id }) => id === wire(name))).toMatchObject({
        ...pinda,
        after_trikona: expected.trikona_reduction[name],
        after_ekadhipatya: expected.ekadhipatya_reduction[name],
      });
    }
  });

  test('each house adds up by planet and by contributor', async () => {
    for (const house of (await answer).houses) {
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      expect(sum(Object.values(house.planets))).toBe(house.bindus);
      expect(sum(house.given_by.map(({ count }) => count))).toBe(house.bindus);
    }
  });
});

test('the record, in both languages', async () => {
  const english = await ask(BIRTH);
  const hindi = await ask(BIRTH, '?as_of=2026-11-20&lang=hi');
  for (const answer of [english, hindi]) expect(schemaFaults(answers.ashtakavargaSarva.data, answer)).toEqual([]);
  expect(hindi.houses[0]!.given_by.at(-1)!.name).toBe('लग्न');
  expect(hindi.sarvashtakavarga).toEqual(english.sarvashtakavarga);
  expect(hindi.houses[11]!.reading).toMatch(/^बारहवाँ भाव सिंह राशि का है.* 20 बिंदु/);
  expect(hindi.pindas[0]!.sensitive.matter).toBe('पिता और पिता समान लोग');
  expect(english.pindas[0]!.sensitive.matter).toBe('the father and those who stand in his place');
});

test('a house is read from its own numbers', async () => {
  // 15 June 1990, Delhi: Virgo rising, Leo (12th) has 20 bindus between 30 and 30, and Saturn 1 of them.
  const { houses, strongest, weakest, summary_text: summary } = await ask(BIRTH);
  const last = houses[11]!;
  expect(last).toMatchObject({ bindus: 20, is_sensitive: true, rank: 12, band: 'very_weak', lord: 'sun' });
  expect(last.reading).toContain('is very weak by its bindus. None of the twelve houses has fewer.');
  expect(last.reading).toContain('It has fewer bindus than the 11th and the 1st house.');
  expect([strongest, weakest]).toEqual([[8], [12]]);
  expect(summary).toContain('Your 8th house');
  // Saturn owns Capricorn and is placed there: named as lord, not again as occupant.
  expect(houses[4]!.reading).not.toContain('stands in it');
  expect(houses[4]!.reading).toContain('Its lord Saturn stands here with few bindus');
});

test('thirds of life by hand', async () => {
  const { houses, life_thirds: thirds } = await ask(BIRTH);
  // Houses 1 to 12 have 30 27 28 31 30 28 31 35 22 25 30 20; Pisces, where the first third by signs begins, is the 7th.
  expect(houses.map(({ bindus }) => bindus)).toEqual([30, 27, 28, 31, 30, 28, 31, 35, 22, 25, 30, 20]);
  expect(thirds.by_signs.map(({ bindus }) => bindus)).toEqual([
    31 + 35 + 22 + 25,
    30 + 20 + 30 + 27,
    28 + 31 + 30 + 28,
  ]);
  expect(thirds.by_houses.map(({ bindus }) => bindus)).toEqual([
    20 + 30 + 27 + 28,
    31 + 30 + 28 + 31,
    35 + 22 + 25 + 30,
  ]);
  // 337 / 3 = 112.3333.
  expect(thirds.by_signs.map(({ difference }) => difference)).toEqual([0.6667, -5.3333, 4.6667]);
  expect(thirds.text).toContain('Counted by signs the last third of life comes first, and by houses the middle third.');
});

test('pindas by alternative readings follow from the readings', async () => {
  const found = await Promise.all(
    cases.slice(0, 20).map(async ({ birth }) => {
      const { chart } = birthContext(bodyOf(birth) as Birth, 'en', {}, {}, false);
      const av = ashtakavarga(chart);
      const totals = (readings: Parameters<typeof pindas>[2]) =>
        pindas(chart, av, readings).map(({ shodhyaPinda }) => shodhyaPinda);
      const other = (await ask(bodyOf(birth))).pindas.map(({ other_readings: readings }) => readings);
      expect(other.map(({ strict_trikona: pinda }) => pinda)).toEqual(totals({ trikona: 'strict' }));
      expect(other.map(({ seven_planets_occupy: pinda }) => pinda)).toEqual(totals({ occupants: 'seven_planets' }));
      return {
        usual: totals({}),
        seven: totals({ occupants: 'seven_planets' }),
      };
    }),
  );
  // Two zeros among three trines are so rare that the strict reading differs in none of these.
  expect(found.map(({ seven }) => seven)).not.toEqual(found.map(({ usual }) => usual));
});

test('a sensitive nakshatra is given with the current or next transit', async () => {
  const [sun] = (await ask(BIRTH)).pindas;
  // 189 x 5 = 945 = 35 x 27: no remainder, so Revati, with Ashlesha and Jyeshtha.
  expect(sun!.sensitive).toMatchObject({ house: 9, bindus: 5, product: 945 });
  expect(sun!.sensitive.nakshatras.map(({ id }) => id)).toEqual(['revati', 'ashlesha', 'jyeshtha']);
  expect(sun!.sensitive.text).toContain('Saturn passes Revati next, from 8 Feb 2027 to 3 Jun 2027');
  const [later] = (await ask(BIRTH, '?as_of=2027-03-01')).pindas;
  expect(later!.sensitive.text).toContain('Saturn passes Revati now, from 8 Feb 2027');
});

test('several houses lead or trail together', async () => {
  const summaryOf = async (id: string) =>
    (await ask(bodyOf(cases.find(({ birth }) => birth.id === id)!.birth))).summary_text;
  // S007 has 34 bindus in Gemini and in Cancer, S003 21 in Taurus and in Capricorn.
  expect(await summaryOf('S007')).toMatch(/^Your 1st and 2nd houses have the most bindus\. .+ has the fewest\./);
  expect(await summaryOf('S003')).toMatch(/has the most bindus\. Your 4th and 8th houses have the fewest\./);
});

test('a key house without bindus has no sensitive nakshatra, and says so', async () => {
  const answers = await Promise.all(cases.map(({ birth }) => ask(bodyOf(birth))));
  const empty = answers.flatMap(({ pindas }) => pindas).filter(({ sensitive }) => sensitive.bindus === 0);
  expect(empty).not.toHaveLength(0);
  for (const { sensitive } of empty) {
    expect(sensitive).toMatchObject({ product: 0, nakshatras: [], signs: [], next: null });
    expect(sensitive.text).toContain('no nakshatra is sensitive');
  }
});
