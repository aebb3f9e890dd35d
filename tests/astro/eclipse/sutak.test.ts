import { describe, expect, test } from '@jest/globals';
import { eclipsesBetween, type EclipseKind } from '../../../lib/astro/eclipse/eclipses.ts';
import { localEclipse } from '../../../lib/astro/eclipse/localEclipse.ts';
import { sutakOf, sutakReason, type SutakKind } from '../../../lib/astro/eclipse/sutak.ts';
import { riseSet } from '../../../lib/astro/earth/riseSet.ts';
import { jdFromDate, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const DELHI = { latitudeDeg: 28.6139, longitudeDeg: 77.209 };
const HOUR = 1 / 24;

function seen(kind: EclipseKind, [year, month, day]: readonly [number, number, number], place = DELHI) {
  const noonJdUT = jdFromDate(year, month, day) + 0.5;
  const found = eclipsesBetween({ startJdUT: noonJdUT - 1, endJdUT: noonJdUT + 1 }, ephemeris);
  const eclipse = found.find((one) => one.kind === kind)!;
  const here = localEclipse(eclipse, place);
  const sutak = (how: SutakKind) => sutakOf(here, how, place, 'visible', ephemeris);
  return { eclipse, here, sutak, reason: sutakReason(eclipse, here) };
}

describe('fixed hours', () => {
  test('twelve before an eclipse of the Sun, until its last contact', () => {
    const { here, sutak, reason } = seen('solar', [2027, 8, 2]);
    if (here.kind !== 'solar') throw new Error('It is solar.');
    const { endJdUT, frailStartJdUT, startJdUT } = sutak('fixed')!;
    expect(startJdUT).toBeCloseTo(here.contacts.c1!.jdUT - 12 * HOUR, 9);
    expect(frailStartJdUT).toBeCloseTo(here.contacts.c1!.jdUT - 3 * HOUR, 9);
    expect(endJdUT).toBe(here.contacts.c4!.jdUT);
    expect(reason).toBe('seen');
  });

  test('nine before one of the Moon, from its first touch with the shadow', () => {
    const { eclipse, here, sutak } = seen('lunar', [2028, 7, 6]);
    if (here.kind !== 'lunar' || eclipse.kind !== 'lunar') throw new Error('It is lunar.');
    expect(sutak('fixed')!.startJdUT).toBeCloseTo(eclipse.contacts.u1JdUT! - 9 * HOUR, 9);
    expect(sutak('fixed')!.endJdUT).toBe(eclipse.contacts.u4JdUT);
  });
});

test('by praharas: the fourth before the one of the first contact, and the third before one of the Moon', () => {
  const { here, sutak } = seen('solar', [2027, 8, 2]);
  if (here.kind !== 'solar') throw new Error('It is solar.');
  const dayJdUT = jdFromDate(2027, 8, 1) + 0.77;
  const { riseJdUT, setJdUT } = riseSet('sun', 'visible', dayJdUT, DELHI, ephemeris);
  const before = riseSet('sun', 'visible', dayJdUT - 1, DELHI, ephemeris);
  // First contact at 15:53 is in the last prahara of the day, so that the fourth before it is the last of the night.
  expect(here.contacts.c1!.jdUT).toBeGreaterThan(riseJdUT! + ((setJdUT! - riseJdUT!) * 3) / 4);
  const night = riseJdUT! - before.setJdUT!;
  const { frailStartJdUT, startJdUT } = sutak('prahara')!;
  expect(Math.abs(startJdUT - riseJdUT! + night / 4) * SECONDS_PER_DAY).toBeLessThan(1);
  expect(Math.abs(frailStartJdUT - riseJdUT! - (setJdUT! - riseJdUT!) / 2) * SECONDS_PER_DAY).toBeLessThan(1);
});

test('before a Moon that rises eclipsed the whole day', () => {
  const { reason, sutak } = seen('lunar', [2026, 3, 3]);
  const { riseJdUT } = riseSet('sun', 'visible', jdFromDate(2026, 3, 2) + 0.77, DELHI, ephemeris);
  expect(reason).toBe('rises_eclipsed');
  expect(Math.abs(sutak('fixed')!.startJdUT - riseJdUT!) * SECONDS_PER_DAY).toBeLessThan(1);
  expect(sutak('prahara')).toEqual(sutak('fixed'));
});

test.each([
  ['penumbral', 'lunar', [2027, 2, 20]],
  ['below_horizon', 'lunar', [2026, 8, 28]],
  ['below_horizon', 'solar', [2026, 8, 12]],
  ['shadow_misses', 'solar', [2026, 2, 17]],
] as const)('none where it is %s: %s of %j', (reason, kind, date) => {
  const found = seen(kind, date);
  expect([found.reason, found.sutak('fixed'), found.sutak('prahara')]).toEqual([reason, null, null]);
});

test('where the Sun does not set there are no praharas, and hours are taken', () => {
  const { sutak } = seen('solar', [2026, 8, 12], { latitudeDeg: 80, longitudeDeg: -20 });
  expect(sutak('prahara')).toEqual(sutak('fixed'));
});
