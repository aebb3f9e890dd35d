import { expect, test } from '@jest/globals';
import { NAKSHATRA_DASHAS } from '../../../lib/astro/dasha/index.ts';
import {
  balanceAtBirth,
  cycleYears,
  mahadashas,
  runningPath,
  subPeriods,
  type NakshatraDasha,
} from '../../../lib/astro/dasha/nakshatra.ts';
import { practice } from '../../../lib/astro/source.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { dashaContract } from '../../support/dashaContract.ts';

/** Three lords in six years, the last of them at Ashwini: small enough to work by hand. */
const small: NakshatraDasha<'one' | 'two' | 'three'> = {
  id: 'small',
  name: 'Small',
  sanskrit: 'लघु',
  source: practice('Drawn for this test'),
  lords: [
    { lord: 'one', years: 1 },
    { lord: 'two', years: 2 },
    { lord: 'three', years: 3 },
  ],
  countedFrom: { nakshatraIndex: 0, lordIndex: 2 },
};

dashaContract(small, 6);

const YEAR = 360;
/** Half of Bharani, whose lord is `one`. */
const MOON_DEG = 20;
const periods = mahadashas(small, MOON_DEG, J2000_JD, YEAR);

test('the first period began before birth and the round repeats', () => {
  expect(balanceAtBirth(small, MOON_DEG)).toEqual({ lord: 'one', years: 0.5 });
  expect(cycleYears(small)).toBe(6);
  expect(periods.slice(0, 4)).toEqual([
    { level: 1, lord: 'one', years: 1, startJdUT: J2000_JD - 180, endJdUT: J2000_JD + 180 },
    { level: 1, lord: 'two', years: 2, startJdUT: J2000_JD + 180, endJdUT: J2000_JD + 900 },
    { level: 1, lord: 'three', years: 3, startJdUT: J2000_JD + 900, endJdUT: J2000_JD + 1980 },
    { level: 1, lord: 'one', years: 1, startJdUT: J2000_JD + 1980, endJdUT: J2000_JD + 2340 },
  ]);
  // 120 x 365.25 days are 121.75 years of 360, half a year before birth makes 122.25: 20 rounds, then one and two.
  expect(periods).toHaveLength(62);
});

test('a sub-period begins with the lord of its parent and lasts parent x own years / round', () => {
  expect(subPeriods(small, periods[1]!)).toEqual([
    { level: 2, lord: 'two', years: 4 / 6, startJdUT: J2000_JD + 180, endJdUT: J2000_JD + 420 },
    { level: 2, lord: 'three', years: 1, startJdUT: J2000_JD + 420, endJdUT: J2000_JD + 780 },
    { level: 2, lord: 'one', years: 2 / 6, startJdUT: J2000_JD + 780, endJdUT: J2000_JD + 900 },
  ]);
});

test('what runs at birth, where sub-periods just change', () => {
  // Of 360 days 180 are over: one (60) and two (120) have ended to the day, so three begins, and so do its parts.
  const path = runningPath(small, periods, J2000_JD)!;
  expect(path.map(({ lord }) => lord)).toEqual(['one', 'three', 'three', 'three', 'three']);
  expect(path.map(({ startJdUT }) => startJdUT - J2000_JD)).toEqual([-180, 0, 0, 0, 0]);
});

test('each system has an id of its own', () => {
  const ids = NAKSHATRA_DASHAS.map(({ id }) => id);
  expect(ids).toContain('vimshottari');
  expect(new Set(ids).size).toBe(ids.length);
});
