import { expect, test } from '@jest/globals';
import { isStrained, remedyPicks } from '../../../../lib/astro/judgement/remedy/picks.ts';
import { planFor, remedyPlan } from '../../../../lib/astro/judgement/remedy/remedyPlan.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { strengthsAt } from '../../../support/strengthsOf.ts';

// Aries rising; nobody is weak but Venus. Jupiter stands in the 12th, the Sun rules the mahadasha from the 5th.
const plan = remedyPlan(
  areaContextOf(
    { Ascendant: 'Aries', Jupiter: 'Pisces', Sun: 'Leo', Venus: 'Aries', Mercury: 'Cancer 2' },
    { lords: ['Sun', 'Moon'], facts: { strengths: strengthsAt(75, { Venus: 40 }) } },
  ),
);
const picked = (kind: Parameters<typeof remedyPicks>[1]) => remedyPicks(plan, kind).map(({ need }) => need.planet);

test('mantras are for weak and afflicted planets and for dasha lords', () => {
  expect(planFor(plan, 'Mars').need.burdens.map(({ id }) => id)).toEqual(['afflicted']);
  expect([...picked('mantra')].sort()).toEqual(['Mars', 'Moon', 'Sun', 'Venus']);
});

test('a planet in the 12th gets a gift, a fast, a rite and a bead, but no yantra and no mantra', () => {
  for (const kind of ['donation', 'fast', 'puja', 'rudraksha'] as const) expect(picked(kind)).toContain('Jupiter');
  for (const kind of ['mantra', 'yantra'] as const) expect(picked(kind)).not.toContain('Jupiter');
});

test('a mere functional malefic gets only a gift', () => {
  // Mercury owns the 3rd and 6th of Aries.
  expect(picked('donation')).toContain('Mercury');
  expect(picked('fast')).not.toContain('Mercury');
});

test('reasons of a remedy are listed apart from those that make it urgent', () => {
  const [mahadasha] = remedyPicks(plan, 'mantra').filter(({ need }) => need.planet === 'Sun');
  expect(mahadasha!.reasons.map(({ id }) => id)).toEqual(['mahadasha_lord']);
  const moon = remedyPicks(plan, 'mantra').find(({ need }) => need.planet === 'Moon')!;
  expect([moon.reasons.map(({ id }) => id), moon.offices.map(({ id }) => id)]).toEqual([['antardasha_lord'], ['moon']]);
});

test('strained are the weak and the afflicted', () => {
  expect(isStrained(planFor(plan, 'Venus').need)).toBe(true);
  expect(isStrained(planFor(plan, 'Jupiter').need)).toBe(false);
});

test('sade sati alone gets Saturn a mantra, a gift, a fast, a rite and a bead, but no yantra', () => {
  const passed = remedyPlan(
    areaContextOf(
      { Ascendant: 'Taurus', Moon: 'Libra', Saturn: 'Capricorn' },
      { passing: { Saturn: 'Libra' }, facts: { strengths: strengthsAt(75) } },
    ),
  );
  const kinds = (['mantra', 'donation', 'fast', 'puja', 'rudraksha', 'yantra'] as const).filter((kind) =>
    remedyPicks(passed, kind).some(({ need, reasons }) => need.planet === 'Saturn' && reasons[0]!.id === 'sade_sati'),
  );
  expect(kinds).toEqual(['mantra', 'donation', 'fast', 'puja', 'rudraksha']);
});

test('a planet that lost a war gets a mantra', () => {
  const lost = remedyPlan(
    areaContextOf(
      { Ascendant: 'Taurus', Mars: 'Gemini 10', Jupiter: 'Gemini 10.4 N' },
      { facts: { strengths: strengthsAt(75) } },
    ),
  );
  const mars = remedyPicks(lost, 'mantra').find(({ need }) => need.planet === 'Mars')!;
  expect(mars.reasons.map(({ id }) => id)).toContain('lost_war');
});
