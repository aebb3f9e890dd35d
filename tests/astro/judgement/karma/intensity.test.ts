/** The bounds of the points of debts, and who comes first, by hand. */
import { expect, test } from '@jest/globals';
import { debtorsOf, intensityOf } from '../../../../lib/astro/judgement/karma/debts.ts';
import { karmaFact } from '../../../../lib/astro/judgement/karma/facts.ts';
import { karmaContext, type KarmaBody } from '../../../../lib/astro/judgement/karma/places.ts';
import { areaContextOf, type DrawnMoment } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/** Aries rises and Venus is the self; Jupiter in Gemini aspects Libra, Sagittarius and Aquarius. */
const DRAWN: Drawing = { Ascendant: 'Aries 1.25', Venus: 'Aries 29.9', Jupiter: 'Gemini 1.25', Sun: 'Taurus 20' };
const intensity = (body: KarmaBody, drawing: Drawing, moment?: DrawnMoment) =>
  intensityOf(karmaContext(areaContextOf({ ...DRAWN, ...drawing }, moment)), body);

test.each<[string, KarmaBody, Drawing, DrawnMoment, number, string]>([
  ['a plain planet alone', 'Rahu', { Rahu: 'Leo 0.25' }, {}, 3, 'moderate'],
  ['in the 6th', 'Rahu', { Rahu: 'Virgo 29.75' }, {}, 4, 'moderate'],
  ['in the 12th', 'Rahu', { Rahu: 'Pisces 29.25' }, {}, 4, 'moderate'],
  ['the lord of the ascendant, acting', 'Mars', { Mars: 'Leo 0.25' }, { lords: ['Mars'] }, 7, 'severe'],
])('%s', (_, body, drawing, moment, points, level) => {
  expect(intensity(body, drawing, moment)).toMatchObject({ points, level });
});

test('a fall that nothing lifts is a burden', () => {
  // Neither Venus nor Mars, lords of the fall and of the exaltation, stands in a kendra from the ascendant or the Moon.
  const { parts } = intensity('Sun', {
    Sun: 'Libra 0.25',
    Moon: 'Taurus 5',
    Venus: 'Gemini 29.9',
    Saturn: 'Virgo 5',
    Mars: 'Gemini 5',
  });
  expect(parts.find(({ id }) => id === 'birth')).toMatchObject({
    label: karmaFact('debt_burdens', { body: 'Sun', burdens: [karmaFact('fallen', {})] }),
    points: 1,
  });
});

test('of equals those come first whose debt has a name', () => {
  // The Sun in the lesser Vahni, the Moon in Kulaghna: 4.5 points each.
  const karma = karmaContext(areaContextOf({ ...DRAWN, Sun: 'Leo 4.75', Moon: 'Gemini 3.75' }));
  const those = debtorsOf(karma).filter(({ body }) => body === 'Sun' || body === 'Moon');
  expect(those.map(({ body, intensity: { points } }) => [body, points])).toEqual([
    ['Moon', 4.5],
    ['Sun', 4.5],
  ]);
});
