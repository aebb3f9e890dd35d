/** Each Tajika yoga on charts drawn for it: formed, not formed, and what strengthens or weakens it. */
import { describe, expect, test } from '@jest/globals';
import { bondOfHouse, isPromising } from '../../../lib/astro/varshphal/bonds.ts';
import { TAJIKA_YOGAS, type TajikaYogaId } from '../../../lib/astro/varshphal/tables/tajikaYogas.ts';
import { tajikaContext, tajikaYogas, type TajikaYoga } from '../../../lib/astro/varshphal/tajikaYogas.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

function yogaIn(drawing: Drawing, id: TajikaYogaId): TajikaYoga {
  return tajikaYogas(chartOf(drawing)).find(({ row }) => row.id === id)!;
}

/** The faster ahead of the slower, so that they join nobody, and Saturn in no hostile place. */
const ASIDE: Drawing = {
  ...{ Moon: 'Libra 28', Mercury: 'Gemini 26', Venus: 'Gemini 24', Sun: 'Gemini 22', Saturn: 'Gemini 1' },
};
/** Aries rises: Mars stands for the native, Jupiter for the 9th and 12th. Mars has 5 degrees to go, of 8.5. */
const JOINED: Drawing = { ...ASIDE, Mars: 'Leo 5', Jupiter: 'Sagittarius 10' };
/** The faster a planet, the further ahead: nobody approaches anybody. */
const PARTING: Drawing = {
  ...{ Moon: 'Libra 28', Mercury: 'Leo 24', Venus: 'Leo 20', Sun: 'Leo 16' },
  ...{ Mars: 'Libra 11', Jupiter: 'Libra 6', Saturn: 'Leo 1' },
};
/** The faster a planet, the further behind: nobody has passed anybody. */
const MEETING: Drawing = {
  ...{ Moon: 'Libra 1', Mercury: 'Leo 5', Venus: 'Leo 9', Sun: 'Leo 13' },
  ...{ Mars: 'Libra 17', Jupiter: 'Libra 21', Saturn: 'Leo 25' },
};
/** Mars and Jupiter in neighbouring signs do not see each other. */
const BLIND: Drawing = { ...ASIDE, Mars: 'Leo 10', Jupiter: 'Virgo 12' };
/** Mars and Venus, lord of the 2nd and 7th, likewise. */
const BLIND_TO_VENUS: Drawing = { ...ASIDE, Mars: 'Leo 10', Venus: 'Virgo 12', Jupiter: 'Aries 1' };

const present: [TajikaYogaId, Drawing][] = [
  [
    'ikkabala',
    {
      ...{ Sun: 'Taurus', Moon: 'Libra', Mars: 'Aquarius', Mercury: 'Cancer' },
      ...{ Jupiter: 'Scorpio', Venus: 'Leo', Saturn: 'Capricorn' },
    },
  ],
  [
    'induvara',
    {
      ...{ Sun: 'Gemini', Moon: 'Virgo', Mars: 'Sagittarius', Mercury: 'Gemini' },
      ...{ Jupiter: 'Pisces', Venus: 'Gemini', Saturn: 'Virgo' },
    },
  ],
  ['ithasala', JOINED],
  ['ishrafa', PARTING],
  ['nakta', { ...BLIND, Moon: 'Gemini 8' }],
  ['yamaya', { ...BLIND_TO_VENUS, Saturn: 'Gemini 15' }],
  ['manaau', { ...JOINED, Saturn: 'Leo 8' }],
  ['manaau', { ...JOINED, Saturn: 'Aquarius 1' }],
  ['kamboola', { ...JOINED, Moon: 'Libra 3' }],
  ['gairi_kamboola', { ...JOINED, Moon: 'Pisces 29.6' }],
  ['khallasara', { ...JOINED, Moon: 'Capricorn 28' }],
  ['radda', { ...JOINED, Mars: 'Leo 5 R' }],
  ['radda', { ...JOINED, Sun: 'Leo 8' }],
  ['radda', { ...JOINED, Mars: 'Cancer 5', Jupiter: 'Libra 10' }],
  ['radda', { ...JOINED, Jupiter: 'Scorpio 10' }],
];

const absent: [TajikaYogaId, Drawing][] = [
  ['ikkabala', {}],
  ['induvara', {}],
  ['ithasala', PARTING],
  ['ishrafa', MEETING],
  ['nakta', { ...BLIND, Moon: 'Gemini 23' }],
  // Close enough, but the lords join by themselves.
  ['nakta', { ...JOINED, Moon: 'Gemini 4' }],
  ['yamaya', { ...BLIND_TO_VENUS, Saturn: 'Gemini 25' }],
  ['manaau', { ...JOINED, Saturn: 'Gemini 8' }],
  ['manaau', { ...JOINED, Saturn: 'Leo 20' }],
  ['manaau', { ...PARTING }],
  ['kamboola', JOINED],
  ['gairi_kamboola', { ...JOINED, Moon: 'Pisces 28' }],
  // Exalted, she needs nobody.
  ['gairi_kamboola', { ...JOINED, Moon: 'Taurus 29.5', Venus: 'Libra 4' }],
  // She sees Mars from Libra, and joins Saturn from Pisces.
  ['khallasara', JOINED],
  ['gairi_kamboola', { ...JOINED, Moon: 'Pisces 29.6', Saturn: 'Gemini 29.8' }],
  ['khallasara', { ...JOINED, Moon: 'Libra 3' }],
  ['radda', JOINED],
  ['radda', { ...PARTING, Mars: 'Libra 11 R' }],
];

const requirements = ({ evidence }: TajikaYoga) => evidence.filter(({ effect }) => effect === 'required');

test.each(present)('%s in %o', (id, drawing) => {
  const yoga = yogaIn(drawing, id);
  expect(requirements(yoga).filter(({ isMet }) => !isMet)).toEqual([]);
  expect(yoga.isPresent).toBe(true);
  expect(yoga.instances.length).toBeGreaterThan(0);
});

test.each(absent)('no %s in %o, and why', (id, drawing) => {
  const yoga = yogaIn(drawing, id);
  expect(yoga).toMatchObject({ isPresent: false, instances: [] });
  expect(requirements(yoga).some(({ isMet }) => !isMet)).toBe(true);
});

test('every yoga is formed and not formed above, and comes in the order of the text', () => {
  const ids = TAJIKA_YOGAS.map(({ id }) => id);
  for (const cases of [present, absent]) expect(new Set(cases.map(([id]) => id))).toEqual(new Set(ids));
  expect(tajikaYogas(chartOf({})).map(({ row }) => row.id)).toEqual(ids);
});

test.each<[TajikaYogaId, string, Drawing]>([
  ['ithasala', 'of_ascendant_lord', JOINED],
  ['ithasala', 'complete', { ...JOINED, Mars: 'Leo 9.5' }],
  ['ithasala', 'friendly', JOINED],
  ['ithasala', 'impending', { ...JOINED, Sun: 'Aries 1', Saturn: 'Aries 13.5' }],
  ['ishrafa', 'of_ascendant_lord', PARTING],
  ['kamboola', 'moon_strong', { ...JOINED, Moon: 'Taurus 2' }],
  ['kamboola', 'moon_weak', { ...JOINED, Moon: 'Scorpio 3' }],
])('%s: %s', (id, condition, drawing) => {
  const { evidence, isPresent } = yogaIn(drawing, id);
  expect([isPresent, evidence.find((known) => known.id === condition)]).toMatchObject([true, { isMet: true }]);
});

test('an instance names its planets and the houses it is about', () => {
  expect(yogaIn({ ...BLIND, Moon: 'Gemini 8' }, 'nakta').instances).toContainEqual(
    expect.objectContaining({ planets: ['Mars', 'Jupiter', 'Moon'], houses: [9, 12] }),
  );
  expect(yogaIn({ ...JOINED, Saturn: 'Leo 8' }, 'manaau').instances).toContainEqual(
    expect.objectContaining({ planets: ['Mars', 'Jupiter', 'Saturn'], houses: [9, 12] }),
  );
});

/**
 * Vedic Astrology: An Integrated Approach, 29.2.5: Taurus rises, Venus in Gemini and Mars in Scorpio do not see each
 * other, and the Moon in Cancer carries. It is in the 2nd place from Venus, which that book counts as a weak aspect and
 * the table followed here does not; with Venus a sign back the Moon sees both.
 */
test('the printed example of Nakta needs an aspect on the 2nd place', () => {
  const printed: Drawing = { Ascendant: 'Taurus 5', Moon: 'Cancer 11', Mars: 'Scorpio 15', Venus: 'Gemini 13' };
  expect(bondOfHouse(tajikaContext(chartOf(printed)).bonds, 7).swiftCarriers).toEqual([]);
  const { bonds } = tajikaContext(chartOf({ ...printed, Venus: 'Taurus 13', Mars: 'Libra 15' }));
  expect(bondOfHouse(bonds, 7)).toMatchObject({ kind: 'nakta', swiftCarriers: ['Moon'] });
});

describe('bonds of the lord of the ascendant', () => {
  test('cover the eleven other houses, each once', () => {
    const houses = tajikaContext(chartOf(JOINED)).bonds.flatMap((bond) => bond.houses);
    expect([...houses].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test.each<[string, Drawing, number, string, boolean]>([
    ['Mars owns the 8th too', JOINED, 8, 'same', true],
    ['joined', JOINED, 9, 'ithasala', true],
    ['joined but spoiled', { ...JOINED, Saturn: 'Leo 8' }, 9, 'ithasala', false],
    [
      'about to join',
      { ...JOINED, Mars: 'Leo 1', Jupiter: 'Sagittarius 10', Moon: 'Aries 29' },
      9,
      'bhavishyat',
      false,
    ],
    ['past', { ...JOINED, Mars: 'Leo 14', Moon: 'Aries 29' }, 9, 'ishrafa', false],
    ['carried', { ...BLIND, Moon: 'Gemini 8' }, 12, 'nakta', true],
    ['collected', { ...BLIND_TO_VENUS, Saturn: 'Gemini 15', Moon: 'Aries 29' }, 7, 'yamaya', true],
    ['apart', { ...BLIND, Moon: 'Gemini 29' }, 9, 'none', false],
  ])('%s', (_, drawing, house, kind, promises) => {
    const bond = bondOfHouse(tajikaContext(chartOf(drawing)).bonds, house);
    expect([bond.kind, isPromising(bond)]).toEqual([kind, promises]);
  });
});
