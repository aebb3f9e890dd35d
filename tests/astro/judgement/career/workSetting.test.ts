import { expect, test } from '@jest/globals';
import { workSettings } from '../../../../lib/astro/judgement/career/workSetting.ts';
import type { SettingId } from '../../../../lib/astro/judgement/career/facts/settingFacts.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const setting = (id: SettingId, drawing: Drawing) => workSettings(areaContextOf(drawing)).find((one) => one.id === id)!;

test('the lord of the 10th in the 6th speaks for service, in the 7th for own business', () => {
  // Aries rising: Saturn rules the 10th.
  const reasons = (Saturn: Drawing['Saturn']) =>
    setting('own_or_service', { Ascendant: 'Aries', Saturn: Saturn! })
      .reasons.filter(({ text }) => text.id === 'lord_in')
      .map(({ points, side, text }) => [side, points, text.args]);
  expect(reasons('Virgo 20')).toContainEqual(['service', 3, { planet: 'Saturn', ownedHouse: 10, house: 6 }]);
  expect(reasons('Libra 20')).toContainEqual(['own_business', 2, { planet: 'Saturn', ownedHouse: 10, house: 7 }]);
});

test('a 10th and its lord in movable signs move, in fixed signs stay', () => {
  // Aries rising has movable Capricorn as 10th; Taurus rising fixed Aquarius. Saturn rules both.
  const moving = setting('fixed_or_moving', { Ascendant: 'Aries', Saturn: 'Libra 20', Moon: 'Taurus' });
  expect(moving.verdict).toBe('moving');
  const fixed = setting('fixed_or_moving', { Ascendant: 'Taurus', Saturn: 'Aquarius 20', Moon: 'Cancer' });
  expect(fixed.verdict).toBe('fixed');
});

test('the Sun in the 10th speaks for government', () => {
  const { reasons } = setting('government_or_private', { Ascendant: 'Aries', Sun: 'Capricorn 10' });
  expect(reasons[0]).toMatchObject({
    side: 'government',
    points: 3,
    text: { id: 'planet_in', args: { planet: 'Sun' } },
  });
});

test('the verdict is the side with more points, and none for a lead of one', () => {
  for (const { points, reasons, verdict } of workSettings(areaContextOf({}))) {
    const [one, other] = points;
    const lead = one - other;
    expect(Math.abs(lead) <= 1).toBe(verdict === 'both');
    expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(one + other);
  }
});
