import { describe, expect, test } from '@jest/globals';
import { conditionOfUse, type ConditionContext } from '../../../../lib/astro/dasha/conditional/conditions.ts';
import { CONDITIONAL_IDS, type ConditionalId } from '../../../../lib/astro/dasha/conditional/systems.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { moreDashaCases } from '../../../support/moreDashas.ts';

test.each(moreDashaCases)('the conditions of $birth.id', ({ birth, expected }) => {
  const { conditional, conditions_seen: seen } = expected;
  const context: ConditionContext = {
    chart: goldenChart(birth.id),
    isDayBirth: seen.day_birth,
    paksha: seen.waxing_moon ? 'shukla' : 'krishna',
    hora: 'parashara',
  };
  const found = (id: ConditionalId) => conditionOfUse(id, context);
  expect(Object.fromEntries(CONDITIONAL_IDS.map((id) => [id, found(id).isMet]))).toEqual(
    Object.fromEntries(CONDITIONAL_IDS.map((id) => [id, conditional[id]!.applicable])),
  );
  expect(found('shodashottari').observed['hora']).toBe(seen.lagna_in_sun_hora ? 'Sun' : 'Moon');
  expect(found('dwadashottari').observed['navamsa']).toBe(SIGNS[seen.lagna_navamsha - 1]);
  expect(found('panchottari').observed['dwadasamsa']).toBe(SIGNS[seen.lagna_dwadashamsha - 1]);
});

describe('drawn charts', () => {
  const isUsed = (id: ConditionalId, drawing: Drawing, given: Partial<ConditionContext> = {}) =>
    conditionOfUse(id, {
      chart: chartOf(drawing),
      isDayBirth: true,
      paksha: 'shukla',
      hora: 'parashara',
      ...given,
    }).isMet;

  test.each([
    // The first half of Aries is the Sun's, the second the Moon's; in Taurus the other way round.
    ['shodashottari', 'Aries 10', { paksha: 'shukla' }, true],
    ['shodashottari', 'Aries 10', { paksha: 'krishna' }, false],
    ['shodashottari', 'Aries 20', { paksha: 'krishna' }, true],
    ['shodashottari', 'Taurus 10', { paksha: 'krishna' }, true],
    // Halves in turn: Taurus begins with the third, Gemini, which is odd.
    ['shodashottari', 'Taurus 10', { paksha: 'shukla', hora: 'parivritti' }, true],
    ['shattrimsha_sama', 'Aries 10', { isDayBirth: true }, true],
    ['shattrimsha_sama', 'Aries 10', { isDayBirth: false }, false],
    ['shattrimsha_sama', 'Aries 20', { isDayBirth: false }, true],
    // Taurus is the second navamsa of Aries, 3:20 to 6:40.
    ['dwadashottari', 'Aries 5', {}, true],
    ['dwadashottari', 'Aries 2', {}, false],
    ['panchottari', 'Cancer 2', {}, true],
    ['panchottari', 'Cancer 2.6', {}, false],
    ['shatabdika', 'Cancer 2', {}, true],
    ['shatabdika', 'Cancer 4', {}, false],
    ['shatabdika', 'Leo 15', {}, true],
  ] as const)('%s with %s rising, %o: %s', (id, ascendant, given, isMet) => {
    expect(isUsed(id, { Ascendant: ascendant }, given)).toBe(isMet);
  });

  test.each([
    ['chaturashiti_sama', { Ascendant: 'Aries', Saturn: 'Capricorn' }, true],
    ['chaturashiti_sama', { Ascendant: 'Aries', Saturn: 'Aquarius' }, false],
    ['dwisaptati_sama', { Ascendant: 'Aries', Mars: 'Libra', Venus: 'Taurus' }, true],
    ['dwisaptati_sama', { Ascendant: 'Aries', Mars: 'Leo', Venus: 'Aries' }, true],
    ['dwisaptati_sama', { Ascendant: 'Aries', Mars: 'Aries', Venus: 'Libra' }, false],
    ['shashtihayani', { Ascendant: 'Aries', Sun: 'Aries' }, true],
    ['shashtihayani', { Ascendant: 'Aries', Sun: 'Pisces' }, false],
  ] as const)('%s of %o: %s', (id, drawing, isMet) => {
    expect(isUsed(id, drawing)).toBe(isMet);
  });
});
