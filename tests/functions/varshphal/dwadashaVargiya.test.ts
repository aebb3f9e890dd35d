/** /varshphal/pancha-vargiya with include=dwadasha_vargiya. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varshphal/routes.ts';
import type { AnnualPanchaVargiya } from '../../../lib/schemas/varshphal/yearLord.ts';
import { countWord } from '../../../lib/words/en/grammar.ts';
import { countHi } from '../../../lib/words/hi/grammar.ts';
import { goldenYears } from '../../support/annual.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf } from '../../support/golden.ts';

const PATH = '/varshphal/pancha-vargiya';
const INCLUDED = 'include=dwadasha_vargiya';

const ask = (query: string, body: object = {}) => post(handler, `${PATH}?${query}`, { ...BIRTH, year: 2026, ...body });
const answer = async (query: string, body: object = {}) => dataOf<AnnualPanchaVargiya>(await ask(query, body));
const conventionsOf = async (query: string, body: object = {}) =>
  ((await ask(query, body)).json as { meta: { conventions: Record<string, unknown> } }).meta.conventions;

test('adds the twelve charts to each planet, and nothing else but notes and sources', async () => {
  const [plain, whole] = [await answer(''), await answer(INCLUDED)];
  const without = whole.planets.map(({ dwadasha_vargiya: added, ...planet }) => {
    expect(added!.charts).toHaveLength(12);
    return planet;
  });
  expect({ ...whole, planets: without, notes: plain.notes, sources: plain.sources }).toEqual(plain);
  expect(whole.notes).toEqual(expect.arrayContaining(plain.notes));
  expect(plain.planets.some((planet) => 'dwadasha_vargiya' in planet)).toBe(false);
});

test('D1 is the sign of the chart, and the lord of each has the relation of the five-fold strength', async () => {
  const { planets } = await answer(INCLUDED);
  for (const { components, dwadasha_vargiya: added } of planets) {
    for (const { id, lord, sign, standing } of components) {
      const same = added!.charts.find((chart) => chart.id === id)!;
      expect([id, same.sign, same.lord, same.relation]).toEqual([id, sign, lord, standing]);
    }
  }
});

test.each(['en', 'hi'])('over golden years the count, its word and its sentence agree (%s)', async (lang) => {
  const SAID = {
    en: {
      favourable: /are favourable\.$/,
      mixed: /some ease and some effort\.$/,
      unfavourable: /give matters more time/,
    },
    hi: { favourable: /दशा अनुकूल है।$/, mixed: /कुछ काम सहज, कुछ मेहनत से बनेंगे।$/, unfavourable: /ज़्यादा समय दें।$/ },
  }[lang as 'en' | 'hi'];
  const seen = new Set<string>();
  for (const { birth, expected } of goldenYears.filter((_, i) => i % 12 === 0)) {
    const { planets } = await answer(`${INCLUDED}&lang=${lang}`, { ...bodyOf(birth), year: expected.year });
    for (const { dwadasha_vargiya: added } of planets) {
      const { bad, charts, good, text, verdict } = added!;
      expect([good, bad]).toEqual(['good', 'bad'].map((word) => charts.filter((one) => one.verdict === word).length));
      expect(verdict).toBe(good > bad ? 'favourable' : good < bad ? 'unfavourable' : 'mixed');
      expect(text).toMatch(SAID[verdict]);
      const number = lang === 'hi' ? countHi(good) : countWord(good);
      if (good > 0) expect(text.toLowerCase()).toContain(number);
      seen.add(verdict);
    }
  }
  expect([...seen].sort()).toEqual(['favourable', 'mixed', 'unfavourable']);
});

test('brief has the count and the sentence without the charts', async () => {
  const { planets } = await answer(`${INCLUDED}&detail=brief`);
  for (const { dwadasha_vargiya: added } of planets) {
    expect(Object.keys(added!).sort()).toEqual(['bad', 'good', 'text', 'verdict']);
  }
});

describe('where books differ', () => {
  const ofChart = async (id: string, body: object = {}) =>
    (await answer(INCLUDED, body)).planets.map(({ dwadasha_vargiya: added }) =>
      added!.charts.find((chart) => chart.id === id)!,
    );

  test('D3 and D5 are made as asked; the others stay', async () => {
    expect(await ofChart('d3', { vargiya_d3: 'decanates' })).not.toEqual(await ofChart('d3'));
    expect(await ofChart('d5', { vargiya_d5: 'standard' })).not.toEqual(await ofChart('d5'));
    expect(await ofChart('d9', { vargiya_d3: 'decanates', vargiya_d5: 'standard' })).toEqual(await ofChart('d9'));
  });

  test('the answer names its choices where it depends on them', async () => {
    expect(await conventionsOf(INCLUDED)).toMatchObject({ vargiya_d3: 'parashari', vargiya_d5: 'from_sign' });
    const asked = { vargiya_d3: 'decanates', vargiya_d5: 'standard' };
    expect(await conventionsOf(INCLUDED, asked)).toMatchObject(asked);
    expect(Object.keys(await conventionsOf(''))).not.toEqual(expect.arrayContaining(['vargiya_d3']));
  });

  test.each([
    ['en', /As asked, D3 .* Tajika decanates/, /As asked, D5/],
    ['hi', /माँगे अनुसार .*D3 .*ताजिक द्रेष्काणों/, /माँगे अनुसार .*D5/],
  ])('the notes say so (%s)', async (lang, ofD3, ofD5) => {
    const { notes } = await answer(`${INCLUDED}&lang=${lang}`, { vargiya_d3: 'decanates', vargiya_d5: 'standard' });
    if (lang === 'hi') expect(notes.join(' ').replace(/\b(D\d+|return_place|current)\b/g, '')).not.toMatch(/[A-Za-z]/);
    for (const note of [ofD3, ofD5]) expect(notes.filter((text) => note.test(text))).toHaveLength(1);
  });

  test.each(['vargiya_d3', 'vargiya_d5'])('an unknown %s is refused by its name', async (field) => {
    const { json, status } = await ask(INCLUDED, { [field]: 'kalachakra' });
    expect(status).toBe(422);
    expect((json as { detail: { loc: string[] }[] }).detail[0]!.loc).toEqual(['body', field]);
  });
});
