import { expect, test } from '@jest/globals';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { REMEDIES } from '../../../lib/astro/tables/remedies.ts';

test('gifts of the planets, as practice has them', () => {
  const given = PLANETS.map((planet) => REMEDIES[planet].gifts.map(({ en }) => en).join(' '));
  expect(given).toEqual([
    'wheat jaggery copper red cloth red flowers',
    'rice milk white cloth silver camphor',
    'red lentils jaggery red cloth copper sweets',
    'green moong green cloth bronze camphor stationery',
    'chana dal turmeric yellow cloth gold books',
    'rice sugar curd white silk perfume ghee',
    'black sesame urad mustard oil iron black blankets',
    'urad coconut blue cloth lead mustard',
    'sesame multicoloured blankets horse gram iron food for dogs',
  ]);
});

test('a sentence takes them up as a choice, in both languages', () => {
  expect(REMEDIES.Rahu.gift).toEqual({
    en: 'urad, coconut, blue cloth, lead or mustard',
    hi: 'उड़द, नारियल, नीला वस्त्र, सीसा या सरसों',
  });
});

test('weeks of a fast, as practice has them', () => {
  expect(PLANETS.map((planet) => REMEDIES[planet].fastCount)).toEqual([12, 10, 21, 21, 16, 21, 19, 18, 18]);
});
