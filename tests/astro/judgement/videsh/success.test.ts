import { expect, test } from '@jest/globals';
import { foreignYogas } from '../../../../lib/astro/judgement/videsh/yogas.ts';
import { success } from '../../../../lib/astro/judgement/videsh/success.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { foreignLabel } from '../../../support/foreignYoga.ts';

function successOf(drawing: Drawing) {
  const context = areaContextOf(drawing);
  return { context, ...success(context, foreignYogas(context)) };
}

const partOf = (drawing: Drawing, id: string) => successOf(drawing).score.parts.find((part) => part.id === id)!;

test('the score is the sum of its parts, and what is lost that of those against', () => {
  const { lost, score } = successOf({});
  const tenths = (points: number) => Math.round(points * 10);
  expect(score.parts.reduce((sum, { points }) => sum + tenths(points), 0)).toBe(tenths(score.value));
  const against = score.parts.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + tenths(points), 0);
  expect(tenths(lost)).toBe(-against);
});

// Cancer rises: Jupiter owns the 9th. Exalted he stands in the 1st, fallen in the 7th.
test('a lord is weighed by strength and by house: 0.7 of both together, at most 1', () => {
  const { context, score } = successOf({ Ascendant: 'Cancer', Jupiter: 'Cancer 10' });
  const strength = Math.min(Math.max((context.strengths.Jupiter.value - 60) / 20, -1), 1);
  const leaning = Math.min(0.7 * (strength + 0.5), 1);
  expect(score.parts.find(({ id }) => id === 'lord_9')!.factor!.leaning).toBeCloseTo(leaning, 10);
});

test('the 8th is hard for one abroad, the 11th good, and the sentence says so', () => {
  expect(foreignLabel(partOf({ Ascendant: 'Cancer', Jupiter: 'Aquarius' }, 'lord_9'))).toContain(
    'in the 8th, a hard house',
  );
  expect(foreignLabel(partOf({ Ascendant: 'Cancer', Jupiter: 'Taurus' }, 'lord_9'))).toContain(
    'in the 11th, a good house',
  );
});

test('Rahu gives what the lord of his sign can give', () => {
  // Rahu in Pisces: Jupiter; in Scorpio: Mars.
  expect(partOf({ Rahu: 'Pisces' }, 'rahu_dispositor').factor!.planets).toEqual(['Jupiter']);
  expect(partOf({ Rahu: 'Scorpio' }, 'rahu_dispositor').factor!.planets).toEqual(['Mars']);
});

test('a fallen lord by whom the way forms costs points; one that forms none does not', () => {
  // Cancer rises: Mars, lord of the 5th and 10th, is fallen in the 1st, nothing lifting him, and bound to Mercury, lord of the 12th.
  const bound: Drawing = {
    Ascendant: 'Cancer',
    Mars: 'Cancer 10',
    Mercury: 'Cancer 2',
    Moon: 'Gemini',
    Jupiter: 'Leo',
    Saturn: 'Aquarius',
    Rahu: 'Leo',
  };
  expect(partOf(bound, 'fallen_bonds').factor!.planets).toEqual(['Mars']);
  expect(partOf(bound, 'fallen_bonds').points).toBeLessThan(0);
  expect(partOf({ ...bound, Mars: 'Leo 10' }, 'fallen_bonds').points).toBe(0);
});

test('malefics in the 12th with no benefic cost whole, with one half', () => {
  // Aries rises: Pisces is the 12th.
  const alone = partOf({ Saturn: 'Pisces', Jupiter: 'Leo', Venus: 'Leo 1', Moon: 'Aquarius' }, 'malefics_12').factor!;
  expect(alone).toMatchObject({ halvedBy: null });
  expect(alone.leaning).toBeLessThan(0);
  expect(partOf({ Saturn: 'Pisces', Jupiter: 'Pisces' }, 'malefics_12').factor!.halvedBy).toMatchObject({
    args: { planets: ['Jupiter'] },
  });
});

test('struggle is named by the points lost', () => {
  for (const Jupiter of ['Cancer 10', 'Capricorn', 'Scorpio', 'Pisces', 'Virgo'] as const) {
    const { lost, struggle } = successOf({ Jupiter, Saturn: 'Pisces' });
    expect(struggle.id).toBe(lost >= 12 ? 'marked' : lost >= 5 ? 'some' : 'little');
  }
});

test('each factor has its weight, each house its leaning', () => {
  const weights = successOf({}).score.parts.flatMap(({ factor }) => (factor ? [[factor.id, factor.weight]] : []));
  expect(weights).toEqual([
    ['lord_9', 8],
    ['lord_12', 8],
    ['rahu_dispositor', 7],
    ['benefics_12', 6],
    ['malefics_12', 6],
    ['lord_1', 5],
    ['house_9', 5],
    ['fallen_bonds', 5],
  ]);
  // Cancer rises: Jupiter owns the 9th.
  const ofHouse = SIGNS.map((_, house) => {
    const { context, score } = successOf({ Ascendant: 'Cancer', Jupiter: SIGNS[(house + 3) % 12]! });
    const strength = Math.min(Math.max((context.strengths.Jupiter.value - 60) / 20, -1), 1);
    const { leaning } = score.parts.find(({ id }) => id === 'lord_9')!.factor!;
    // At the ends of the scale the house can no longer be told.
    return Math.abs(leaning) === 1 ? null : Math.round((leaning / 0.7 - strength) * 10) / 10;
  });
  const table = [0.5, 0.2, 0.3, -0.2, 0.4, -0.7, 0.5, -1, 1, 0.8, 1, 0.3];
  expect(ofHouse.filter((leaning) => leaning !== null).length).toBeGreaterThanOrEqual(8);
  expect(ofHouse).toEqual(table.map((leaning, index) => (ofHouse[index] === null ? null : leaning)));
});
