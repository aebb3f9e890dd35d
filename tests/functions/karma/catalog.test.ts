/** The list of shashtiamshas and the D60 over the wire. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/karma/routes.ts';
import { D60Chart, ShashtiamshaList } from '../../../lib/schemas/karma/answers.ts';
import { BIRTH, call, dataOf, post } from '../../support/call.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { schemaFaults } from '../../support/schema.ts';

const list = async (query = '') =>
  dataOf<ShashtiamshaList>(await call(handler, 'GET', `/api/v1/karma/shashtiamsha-list${query}`));

test('sixty, each with its degrees in odd signs and, turned about, in even ones', async () => {
  const data = await list();
  expect(schemaFaults(ShashtiamshaList, data)).toEqual([]);
  const { benefic_count: kind, malefic_count: hard, shashtiamshas } = data;
  expect(shashtiamshas.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect([kind, hard]).toEqual([33, 27]);
  expect(shashtiamshas.filter(({ nature }) => nature === 'malefic')).toHaveLength(hard);
  expect(shashtiamshas[3]).toMatchObject({
    sanskrit_name: 'Kubera',
    hindi_name: 'कुबेर',
    nature: 'benefic',
    meaning: 'treasurer, wealth',
    degree_range_odd_sign: `1°30'-2°00'`,
    degree_range_even_sign: `28°00'-28°30'`,
    debt: null,
  });
  expect(shashtiamshas[59]).toMatchObject({ degree_range_odd_sign: `29°30'-30°00'`, from_degree: 29.5, to_degree: 30 });
});

test('the debts are those of the specification', async () => {
  const { shashtiamshas } = await list();
  const namesOf = (debt: string) =>
    new Set(shashtiamshas.filter((one) => one.debt === debt).map(({ sanskrit_name: name }) => name));
  expect(namesOf('family')).toEqual(new Set(['Kulaghna', 'Kulanasha', 'Vamshakshaya']));
  expect(namesOf('violence')).toEqual(new Set(['Ghora', 'Rakshasa']));
  expect(namesOf('deception')).toEqual(new Set(['Maya']));
  expect(namesOf('toxicity')).toEqual(new Set(['Garala', 'Vishadagdha']));
  expect(namesOf('mortality')).toEqual(new Set(['Yama', 'Mrityu', 'Kaala']));
});

test('names follow the language, those of the specification stay', async () => {
  const [english, hindi] = await Promise.all([list(), list('?lang=hi')]);
  expect(hindi.shashtiamshas[0]).toMatchObject({ sanskrit_name: 'Ghora', hindi_name: 'घोर', nature_name: 'पाप' });
  expect(english.shashtiamshas[0]!.nature_name).toBe('Malefic (papa)');
});

interface Positions {
  ascendant: { longitude: number };
  planets: Record<string, { longitude: number }>;
}

test('the D60 of a golden birth: number and sign by the rule, from longitudes computed elsewhere', async () => {
  const { birth, expected } = golden<JyotishFile<Positions>>('jyotish/positions').cases[0]!;
  const body = { ...BIRTH, ...birth, name: '' };
  const chart = dataOf<D60Chart>(await post(handler, '/karma/d60-chart', body));
  expect(schemaFaults(D60Chart, chart)).toEqual([]);
  for (const [name, { longitude }] of Object.entries(expected.planets)) {
    const sign = Math.floor(longitude / 30);
    const half = Math.floor((longitude % 30) * 2);
    const number = sign % 2 === 0 ? half + 1 : 60 - half;
    const found = chart.planets.find(({ id }) => id === name.toLowerCase())!;
    expect([name, found.number, found.sign.number]).toEqual([name, number, ((sign + half) % 12) + 1]);
  }
});
