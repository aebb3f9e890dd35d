import { expect, test } from '@jest/globals';
import { runningDashas } from '../../../../../lib/astro/judgement/day/score/dashaLevels.ts';
import { mahadashas, runningPath } from '../../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../../lib/astro/dasha/vimshottari.ts';

test('five levels over some days are those that the running path has at each instant of them', () => {
  const life = mahadashas(vimshottari, 123.4, 2448000, 365.25);
  const whole = { startJdUT: 2461000.2, endJdUT: 2461020.7 };
  const levels = runningDashas(life, whole);
  expect(levels).toHaveLength(5);
  for (let jdUT = whole.startJdUT; jdUT < whole.endJdUT; jdUT += 0.37) {
    const path = runningPath(vimshottari, life, jdUT)!;
    const found = levels.map((periods) => periods.find((one) => one.startJdUT <= jdUT && jdUT < one.endJdUT));
    expect(found).toEqual(path);
  }
  for (const periods of levels) {
    expect(periods[0]!.startJdUT).toBeLessThanOrEqual(whole.startJdUT);
    expect(periods.at(-1)!.endJdUT).toBeGreaterThanOrEqual(whole.endJdUT);
    expect(periods.filter((one) => one.endJdUT <= whole.startJdUT || one.startJdUT >= whole.endJdUT)).toEqual([]);
  }
});
