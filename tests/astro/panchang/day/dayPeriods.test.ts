import { expect, test } from '@jest/globals';
import { dayPeriods, ghatisSinceSunrise } from '../../../../lib/astro/panchang/day/dayPeriods.ts';
import { PERIOD_IDS } from '../../../../lib/astro/tables/dayPeriods.ts';

const DAY = { startJdUT: 0, duskJdUT: 0.5, endJdUT: 1.02 };
const nakshatras = [{ number: 1, startJdUT: -0.2, endJdUT: 0.8 }];
const bhadra = {
  ...{ startJdUT: 0.1, endJdUT: 0.5, tithi: 4, half: 2 as const },
  stays: [
    { startJdUT: 0.1, endJdUT: 0.3, abode: 'heaven' as const, moonSignIndex: 0 },
    { startJdUT: 0.3, endJdUT: 0.5, abode: 'earth' as const, moonSignIndex: 3 },
  ],
  ...{ mouth: DAY, tail: DAY, bodyMouth: DAY, bodyTail: DAY },
};
const periodsAt = (jdUT: number, vara: number) =>
  dayPeriods(jdUT, vara, DAY, { nakshatras, bhadras: [bhadra], panchaka: null });

test('periods stand in the order of their ids, and one that the day has not is missing', () => {
  const ids = periodsAt(0.2, 2).map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => PERIOD_IDS.indexOf(a) - PERIOD_IDS.indexOf(b)));
  expect(ids).not.toContain('panchaka');
  // Tuesday has a dur muhurta by day and one by night, and Gulika two parts.
  expect(ids.filter((id) => id === 'dur_muhurta')).toHaveLength(2);
  expect(ids.filter((id) => id === 'gulika_kaal')).toHaveLength(2);
});

test('Bhadra is judged by where it stays at the instant, Abhijit by the weekday', () => {
  const natureOf = (jdUT: number, id: string, vara = 2) => periodsAt(jdUT, vara).find((one) => one.id === id)!.nature;
  expect([natureOf(0.2, 'bhadra'), natureOf(0.4, 'bhadra'), natureOf(0.9, 'bhadra')]).toEqual([
    'middling',
    'bad',
    'bad',
  ]);
  expect([natureOf(0.2, 'abhijit', 2), natureOf(0.2, 'abhijit', 3)]).toEqual(['good', 'bad']);
});

test('ghatis are of 24 minutes, or sixtieths of the day', () => {
  expect(ghatisSinceSunrise(0.51, DAY, 'fixed')).toBeCloseTo(30.6, 9);
  expect(ghatisSinceSunrise(0.51, DAY, 'proportional')).toBeCloseTo(30, 9);
});
