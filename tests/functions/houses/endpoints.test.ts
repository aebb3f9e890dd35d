import { describe, expect, test } from '@jest/globals';
import { API_PREFIX } from '../../../functions/_shell/row.ts';
import { handler, routes } from '../../../functions/houses/routes.ts';
import {
  answers,
  type HouseDetail,
  type HousesAll,
  type HousesAspects,
  type HousesLords,
  type HousesOccupants,
} from '../../../lib/schemas/houses/answers.ts';
import { BIRTH, dataOf, post, type Answer } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const ask = async <Data>(path: string, body: object = BIRTH) => dataOf<Data>(await post(handler, path, body));
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('every answer fits its record, with no key that is not documented', () => {
  const systems = ['d1', 'whole_sign', 'equal', 'equal_madhya', 'sripati', 'placidus'];
  const paths = routes.flatMap(({ answer, path: template }) => {
    const path = template.replace(API_PREFIX, '');
    return path.includes('{')
      ? NUMBERS.map((number) => [answer, path.replace('{house_number}', String(number))] as const)
      : [[answer, path] as const];
  });

  test.each(paths)('%s as %s', async (answer, path) => {
    for (const system of systems) {
      const data = await ask(`${path}?house_system=${system}`);
      expect(schemaFaults(answers[answer].data, data)).toEqual([]);
    }
  });
});

describe('house_system', () => {
  test('the query takes precedence over the body, and d1 is whole_sign', async () => {
    const body = { ...BIRTH, house_system: 'placidus' };
    const bodyOnly = await ask<HousesAll>('/houses/all', body);
    const both = await ask<HousesAll>('/houses/all?house_system=equal', body);
    const d1 = await ask<HousesAll>('/houses/all?house_system=d1', body);
    expect([bodyOnly.house_system, both.house_system, d1.house_system]).toEqual(['placidus', 'equal', 'whole_sign']);
  });

  test('equal houses begin with the ascendant, 30 degrees each', async () => {
    const { ascendant, houses } = await ask<HousesAll>('/houses/all?house_system=equal');
    houses.forEach(({ cusp }, index) => {
      expect(cusp).toBeCloseTo((ascendant.longitude + 30 * index) % 360, 7);
    });
  });

  test('equal_madhya puts the ascendant into the middle of the first house, 30 degrees each', async () => {
    const { ascendant, houses, sign_from: from } = await ask<HousesAll>('/houses/all?house_system=equal_madhya');
    expect(from).toBe('middle');
    houses.forEach(({ cusp, middle, sign }, index) => {
      expect(cusp).toBeCloseTo((ascendant.longitude - 15 + 30 * index + 360) % 360, 7);
      expect(middle).toBeCloseTo((ascendant.longitude + 30 * index) % 360, 7);
      expect(sign.number).toBe(((ascendant.sign.number + index - 1) % 12) + 1);
    });
  });

  test('whole signs begin at 0 degrees of the sign of the ascendant', async () => {
    const { ascendant, houses } = await ask<HousesAll>('/houses/all');
    houses.forEach(({ cusp, sign }, index) => {
      expect(sign.number).toBe(((ascendant.sign.number + index - 1) % 12) + 1);
      expect(cusp).toBe((sign.number - 1) * 30);
    });
  });

  test('sripati puts the ascendant into the middle of the first house', async () => {
    const { ascendant, houses, sign_from: from } = await ask<HousesAll>('/houses/all?house_system=sripati');
    expect(from).toBe('middle');
    expect(houses[0]!.middle).toBeCloseTo(ascendant.longitude, 7);
    expect(houses[0]!.sign).toEqual(ascendant.sign);
  });

  test('beyond the polar circle placidus falls back to whole signs, and says so', async () => {
    const body = { ...BIRTH, latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
    const answer = await post(handler, '/houses/all?house_system=placidus', body);
    const { meta } = answer.json as { meta: { warnings: { code: string }[] } };
    expect(dataOf<HousesAll>(answer).house_system).toBe('whole_sign');
    expect(meta.warnings.map(({ code }) => code)).toContain('house_system_unavailable');
  });

  test('lordship for the ascendant does not change with the division', async () => {
    const [whole, placidus] = await Promise.all([
      ask<HousesLords>('/houses/lords'),
      ask<HousesLords>('/houses/lords?house_system=placidus'),
    ]);
    const natures = ({ houses }: HousesLords) =>
      Object.fromEntries(houses.map(({ lord_details: lord }) => [lord.id, lord.functional_nature]));
    // An intercepted sign leaves its lord without a house, and so out of the list.
    expect(natures(whole)).toMatchObject(natures(placidus));
  });
});

describe('impossible values are refused', () => {
  const refusal = ({ status, json }: Answer) => ({ status, detail: (json as { detail: unknown[] }).detail });

  test.each([
    ['13', 'less_than_equal'],
    ['0', 'greater_than_equal'],
    ['-1', 'greater_than_equal'],
    ...['abc', '1.5', '07', '1e0', '%20', '12a'].map((text) => [text, 'format'] as const),
  ])('house %s', async (number, type) => {
    const { status, detail } = refusal(await post(handler, `/houses/${number}`, BIRTH));
    expect(status).toBe(422);
    expect(detail).toEqual([{ loc: ['path', 'house_number'], msg: 'The house is a whole number from 1 to 12.', type }]);
  });

  test('an unknown house system, with every other mistake', async () => {
    const { status, detail } = refusal(await post(handler, '/houses/13?house_system=koch', { ...BIRTH, latitude: 91 }));
    expect(status).toBe(422);
    expect(detail).toEqual(
      [
        ['body', 'latitude'],
        ['query', 'house_system'],
        ['path', 'house_number'],
      ].map((loc) => expect.objectContaining({ loc })),
    );
  });
});

describe('scores', () => {
  test('are the exact sums of their components, for every lord, occupant, house and yoga', async () => {
    for (const number of NUMBERS) {
      const detail = await ask<HouseDetail>(`/houses/${number}`);
      const scores = [
        detail.strength,
        detail.lord_details.strength,
        ...detail.planets.map(({ strength }) => strength),
        ...detail.yogas.map(({ strength }) => strength!),
      ];
      for (const { score, components } of scores) {
        expect(Math.round(score * 10)).toBe(components.reduce((sum, { points }) => sum + Math.round(points * 10), 0));
      }
      const { balance, components } = detail.nature;
      expect(balance).toBe(components.reduce((sum, { points }) => sum + points, 0));
    }
  });
});

describe('one house', () => {
  test('agrees with the answers about all twelve', async () => {
    const [all, aspects, lords, occupants] = await Promise.all([
      ask<HousesAll>('/houses/all'),
      ask<HousesAspects>('/houses/aspects'),
      ask<HousesLords>('/houses/lords'),
      ask<HousesOccupants>('/houses/occupants'),
    ]);
    for (const number of NUMBERS) {
      const one = await ask<HouseDetail>(`/houses/${number}`);
      expect(one).toMatchObject({ number, nature: all.houses[number - 1]!.nature });
      expect(one.aspects).toEqual(aspects.houses[number - 1]!.aspects);
      expect(one.lord_details).toEqual(lords.houses[number - 1]!.lord_details);
      expect(one.planets).toEqual(occupants.houses[number - 1]!.planets);
    }
  });

  test('lists only yogas that are formed, each touching the house', async () => {
    for (const number of NUMBERS) {
      const { lord, occupants, yogas } = await ask<HouseDetail>(`/houses/${number}`);
      for (const { houses, planets, present, strength } of yogas) {
        expect(present).toBe(true);
        expect(houses.includes(number) || planets.includes(lord) || planets.some((id) => occupants.includes(id))).toBe(
          true,
        );
        expect(strength).not.toBeNull();
      }
    }
  });

  test('another birth has another reading, for reasons that it names', async () => {
    const here = await ask<HouseDetail>('/houses/10');
    const there = await ask<HouseDetail>('/houses/10', { ...BIRTH, date: '1978-11-03', time: '09:12:00' });
    const texts = (detail: HouseDetail) =>
      detail.predictions.filter(({ id }) => id !== 'class').map(({ text }) => text);
    expect(texts(here).filter((text) => texts(there).includes(text))).toEqual([]);
    for (const { because } of here.predictions) {
      expect(because.every((id) => here.evidence.some((fact) => fact.id === id))).toBe(true);
    }
  });

  test('touches health with a disclaimer', async () => {
    expect((await ask<HouseDetail>('/houses/8')).disclaimer).toMatch(/no medical/);
    expect((await ask<HouseDetail>('/houses/7')).disclaimer).toBeNull();
  });
});

test('counts of aspects', async () => {
  const { houses, summary } = await ask<HousesAspects>('/houses/aspects');
  // 7 planets cast 1, Mars, Jupiter, Saturn, Rahu and Ketu 2 more: 9 + 10 aspects on 12 houses.
  expect(summary.benefic + summary.malefic).toBe(19);
  expect(summary.unaspected).toEqual(houses.filter(({ aspects }) => aspects.length === 0).map(({ number }) => number));
  for (const { aspects, partial_aspects: partial, summary: counted } of houses) {
    expect(counted.benefic).toBe(aspects.filter(({ nature }) => nature === 'benefic').length);
    expect(aspects.every(({ strength_percent: percent }) => percent === 100)).toBe(true);
    expect(partial.every(({ strength_percent: percent }) => percent < 100)).toBe(true);
  }
});

test('names in Hindi, the rest unchanged', async () => {
  const { houses } = await ask<HousesAll>('/houses/all?lang=hi');
  expect(houses[0]).toMatchObject({ id: 'tanu', name: 'तनु', sign: { id: 'virgo', name: 'कन्या' } });
});

test('readings in Hindi', async () => {
  const { predictions, significations, summary } = await ask<HouseDetail>('/houses/7?lang=hi');
  expect(significations[0]).toBe('जीवनसाथी');
  expect(summary).toMatch(/^सातवाँ भाव \(विवाह, साझेदारी और व्यापार\) मीन राशि में है/);
  expect(predictions[0]!.text).toMatch(/^सातवें भाव का स्वामी गुरु /);
  const { houses } = await ask<HousesOccupants>('/houses/occupants?lang=hi');
  for (const { judgement } of houses) expect(judgement).toMatch(/^[^A-Za-z]+।$/);
});
