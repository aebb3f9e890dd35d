/** Answers of /special that are divisional charts read for one life area. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import { handler as varga } from '../../../functions/varga/routes.ts';
import type { DrekkanaChart, HoraChart } from '../../../lib/schemas/special/specialCharts.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const ask = async <Data>(path: string, query = '') =>
  dataOf<Data>(await post(handler, `/special/${path}${query}`, BIRTH));

test('both hold the chart that /varga draws, whole', async () => {
  const [d3, d2] = [await ask<DrekkanaChart>('drekkana'), await ask<HoraChart>('hora-chart')];
  expect(d3).toMatchObject(dataOf<object>(await post(varga, '/varga/d3', BIRTH)));
  expect(d2).toMatchObject(dataOf<object>(await post(varga, '/varga/d2', BIRTH)));
});

test('siblings: the third for younger ones, the eleventh for elder ones, with the reasons of the reading', async () => {
  // Taurus rises in D3: its third is Cancer with Mars, its eleventh Pisces.
  const { reading, siblings } = await ask<DrekkanaChart>('drekkana');
  expect([siblings.younger.sign.id, siblings.younger.lord, siblings.younger.occupants]).toEqual([
    'cancer',
    'moon',
    ['mars'],
  ]);
  // An even sign and a male planet in it.
  expect([siblings.younger.leaning, siblings.elder.leaning]).toEqual(['both', 'sisters']);
  const factor = reading.factors.find(({ roles }) => roles.includes('house_3'))!;
  expect([siblings.younger.bond, siblings.younger.reasons]).toEqual([factor.effect, factor.reasons]);
});

test('a house of siblings without planets leans by its sign alone', async () => {
  const { siblings } = await ask<DrekkanaChart>('drekkana');
  expect(siblings.younger.text).toContain('which is Cancer. It holds Mars and points to brothers and sisters alike.');
  expect(siblings.elder.occupants).toEqual([]);
  expect(siblings.elder.text).toContain('Pisces. By its sign alone it points to sisters.');
});

test('courage is the sum of its components', async () => {
  const { courage } = await ask<DrekkanaChart>('drekkana');
  const sum = courage.components.reduce((total, { points }) => total + points, 0);
  expect([courage.balance, courage.tone]).toEqual([sum, 'growing']);
});

test('the 22nd drekkana from the ascendant in Virgo 28 and from the Moon in Aquarius 19', async () => {
  // The third drekkana of Aries, the eighth from Virgo, is Sagittarius; the second of Virgo, from Aquarius, Capricorn.
  const { drekkana_22nd: found } = await ask<DrekkanaChart>('drekkana');
  expect([found.from_ascendant.sign.id, found.from_ascendant.lord]).toEqual(['sagittarius', 'jupiter']);
  expect([found.from_moon.sign.id, found.from_moon.lord]).toEqual(['capricorn', 'saturn']);
});

test('wealth: horas by halves, proper ones, and the lords of 2 and 11 with Jupiter', async () => {
  const { reading, wealth } = await ask<HoraChart>('hora-chart');
  // First halves: Sun 0 of Gemini (odd, the Sun's), Mercury 11 of Taurus, Saturn 0 of Capricorn (even, the Moon's). Second
  // halves: Moon, Jupiter and Venus in odd signs (the Moon's), Mars in Pisces and the nodes in even ones (the Sun's).
  expect(wealth.sun_hora).toEqual(['sun', 'mars', 'rahu', 'ketu']);
  expect(wealth.moon_hora).toEqual(['moon', 'mercury', 'jupiter', 'venus', 'saturn']);
  expect(wealth.in_proper_hora).toEqual(['sun', 'moon', 'mars', 'mercury', 'venus', 'saturn']);
  expect(wealth.ascendant_hora).toBe('sun');
  expect(wealth.percent).toBe(Math.round((reading.score!.points / reading.score!.max) * 100));
  expect(wealth.key_planets.map(({ planet, roles }) => [planet, roles])).toEqual([
    ['venus', ['lord_2']],
    ['moon', ['lord_11']],
    ['jupiter', ['significator']],
  ]);
});

test('levels of wealth begin at 30 and at 45 percent, and each is met by a fifth of 80 births or more', async () => {
  const { cases } = golden<JyotishFile<unknown>>('jyotish/special-points');
  const found = { strong: [] as number[], moderate: [] as number[], modest: [] as number[] };
  for (const { birth } of cases) {
    const { wealth } = dataOf<HoraChart>(await post(handler, '/special/hora-chart', bodyOf(birth)));
    found[wealth.level].push(wealth.percent);
  }
  expect(Math.min(...found.strong)).toBeGreaterThanOrEqual(45);
  expect([Math.min(...found.moderate) >= 30, Math.max(...found.moderate) < 45]).toEqual([true, true]);
  expect(Math.max(...found.modest)).toBeLessThan(30);
  expect(Object.values(found).every((percents) => percents.length >= 16)).toBe(true);
});

test('key planets are given with their roles and conditions, including neecha bhanga', async () => {
  // Mars falls in Cancer; the Moon, lord of Cancer, stands in the rising sign: that lifts it.
  const { cases } = golden<JyotishFile<unknown>>('jyotish/special-points');
  const { birth } = cases.find((found) => found.birth.id === 'S004')!;
  const { wealth } = dataOf<HoraChart>(await post(handler, '/special/hora-chart', bodyOf(birth)));
  expect(wealth.key_planets[0]!.text).toBe(
    'Mars, lord of your 2nd house, is in the hora of the Sun, which suits it best. At birth it is debilitated in Cancer but lifted by neecha bhanga.',
  );
});

test('siblings, courage and wealth are said in Hindi', async () => {
  const { courage, siblings } = await ask<DrekkanaChart>('drekkana', '?lang=hi');
  expect(siblings.younger.text).toMatch(
    /^छोटे भाई-बहन द्रेष्काण के तीसरे भाव से देखे जाते हैं। वहाँ कर्क राशि है, जिसमें मंगल बैठा है; संकेत भाई और बहन दोनों की ओर बराबर है। /,
  );
  expect(courage.components[0]!.label).toMatch(/^साहस का कारक .*मंगल द्रेष्काण में /);
  const { wealth } = await ask<HoraChart>('hora-chart', '?lang=hi');
  expect(wealth.key_planets[0]!.text).toMatch(/^द्वितीयेश \(बचत\) शुक्र चंद्रमा की होरा में है, जो उसके लिए सबसे अनुकूल है। /);
});
