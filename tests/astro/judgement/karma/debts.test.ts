/** Debts and their points, counted by hand. */
import { describe, expect, test } from '@jest/globals';
import { debtOf, debtorsOf, foundDebts, intensityOf, minorDebts } from '../../../../lib/astro/judgement/karma/debts.ts';
import { karmaFact, type KarmaFact } from '../../../../lib/astro/judgement/karma/facts.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { MINOR_DEBT_NUMBERS } from '../../../../lib/astro/judgement/karma/tables/debts.ts';
import { SHASHTIAMSHAS } from '../../../../lib/astro/varga/tables/shashtiamshas.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf, type DrawnMoment } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const karmaOf = (drawing: Drawing, moment?: DrawnMoment) => karmaContext(areaContextOf(drawing, moment));
const said = (fact: KarmaFact) => say(KARMA, fact, 'en');
/** Saturn in the 11th part of Sagittarius, Maya, which leads to Libra, where he is exalted; in the 9th at birth. */
const MAYA = { Ascendant: 'Aries 1.25', Sun: 'Gemini 1.25', Saturn: 'Sagittarius 5.25' } as const;

test('every malefic shashtiamsha is counted to a debt or to the lesser ones, no benefic one is', () => {
  SHASHTIAMSHAS.forEach(({ nature }, index) => {
    const minor = MINOR_DEBT_NUMBERS.find((number) => number === index + 1);
    const places = [debtOf(index + 1), minor].filter((found) => found !== undefined);
    expect([index + 1, places.length]).toEqual([index + 1, nature === 'malefic' ? 1 : 0]);
  });
});

describe('points', () => {
  test('Saturn weighs 1.3; strength in the D60 takes one off, an acting period adds one', () => {
    const still = intensityOf(karmaOf(MAYA), 'Saturn');
    expect(still.parts.map(({ id, points }) => [id, points])).toEqual([
      ['weight', 3.9],
      ['dignity', -1],
    ]);
    expect(still).toMatchObject({ points: 2.9, level: 'low' });
    const acting = intensityOf(karmaOf(MAYA, { lords: ['Moon', 'Saturn'] }), 'Saturn');
    expect(acting).toMatchObject({ points: 3.9, level: 'moderate' });
  });

  test('the ascendant weighs 2, and Jupiter’s aspect takes one off', () => {
    // The 8th part of Aries, Kulaghna; Jupiter aspects Aries from Leo, from Virgo he does not.
    const alone = karmaOf({ Ascendant: 'Aries 3.75' });
    expect(intensityOf(alone, 'Ascendant')).toMatchObject({ points: 6, level: 'high' });
    const seen = karmaOf({ Ascendant: 'Aries 3.75', Jupiter: 'Leo 15' });
    expect(intensityOf(seen, 'Ascendant')).toMatchObject({ points: 5, level: 'high' });
  });

  test('a dusthana, combustion and a fall add one together', () => {
    // Mercury, with the Sun in the 6th, in the 9th part of Virgo from its end.
    const { parts, points } = intensityOf(
      karmaOf({ Ascendant: 'Aries 1.25', Sun: 'Virgo 20', Mercury: 'Virgo 25.75', Venus: 'Leo 29' }),
      'Mercury',
    );
    expect(parts.find(({ id }) => id === 'birth')).toMatchObject({
      label: karmaFact('debt_burdens', {
        body: 'Mercury',
        burdens: [karmaFact('combust', {}), karmaFact('dusthana', { house: 6 })],
      }),
      points: 1,
    });
    expect(points).toBe(parts.reduce((sum, part) => sum + part.points, 0));
  });
});

test('a debt is present where a body is in its parts, which are named', () => {
  const karma = karmaOf(MAYA);
  const found = foundDebts(karma, debtorsOf(karma));
  expect(found.map(({ debt }) => debt.id)).toEqual(['family', 'violence', 'deception', 'toxicity', 'mortality']);
  const deception = found[2]!;
  expect(deception.debtors.map(({ body }) => body)).toEqual(['Saturn']);
  expect(said(deception.reason)).toBe('Saturn in Maya.');
  expect(said(deception.past!)).toMatch(/promises.*Through Saturn it concerns workers, servants or the aged\.$/);
  expect(said(deception.effect!)).toMatch(/ in teachers, fortune and faith\.$/);
  expect(found[0]).toMatchObject({ debtors: [], past: null, effect: null, remedy: null });
});

test('everyone in a malefic part is in one list, the heaviest first', () => {
  const karma = karmaOf(MAYA);
  const debtors = debtorsOf(karma);
  const points = debtors.map(({ intensity }) => intensity.points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  const named = foundDebts(karma, debtors).flatMap((one) => one.debtors);
  expect(named.length + minorDebts(karma, debtors).length).toBe(debtors.length);
});
