import { describe, expect, test } from '@jest/globals';
import { localEclipse } from '../../../lib/astro/eclipse/localEclipse.ts';
import { SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { jdOf, ours, places } from '../../support/eclipseGolden.ts';

const seen = places.map(({ eclipse, local, row }) => ({
  id: `${local.kind} ${local.eclipse} ${local.place}`,
  eclipse,
  here: localEclipse(eclipse, { latitudeDeg: local.latitude, longitudeDeg: local.longitude }),
  local,
  // Delta T of later years is a prediction, which others make otherwise.
  aheadDays:
    Math.abs(eclipse.greatestJdUT - jdOf(row.greatest_utc)) * SECONDS_PER_DAY > 2
      ? eclipse.greatestJdUT - jdOf(row.greatest_utc)
      : 0,
}));

type Seen = (typeof seen)[number];

/** Seconds by which an instant is off; infinite where only one of the two is there. */
function secondsOff({ aheadDays }: Seen, jdUT: number | null | undefined, time: string | null | undefined): number {
  const isTimed = typeof time === 'string';
  if (typeof jdUT !== 'number' || !isTimed) return typeof jdUT === 'number' || isTimed ? Infinity : 0;
  return Math.abs(jdUT - aheadDays - jdOf(time)) * SECONDS_PER_DAY;
}

const where = (fails: (one: Seen) => boolean) => seen.filter(fails).map(({ id }) => id);

test('visible or not, at 478 places', () => {
  expect(seen).toHaveLength(478);
  expect(where(({ here, local }) => here.isVisible !== local.is_visible)).toEqual([]);
  expect(
    where(({ here, local }) => local.is_umbral_visible !== undefined && here.isObserved !== local.is_umbral_visible),
  ).toEqual([]);
});

describe('solar', () => {
  const contactOff = (id: 'c1' | 'c2' | 'max' | 'c3' | 'c4') => (one: Seen) => {
    const { here, local } = one;
    if (here.kind !== 'solar' || local.geometric === undefined) return 0;
    return secondsOff(one, here.contacts[id]?.jdUT, local.geometric[id]);
  };

  test('first and last contact and the middle', () => {
    expect(where((one) => contactOff('max')(one) > 1.5)).toEqual([]);
    // Only 2 % of the diameter is covered there, and the discs touch at a flat angle.
    const grazing = ['solar 2096-05-22 Varanasi'];
    expect(where((one) => contactOff('c1')(one) > 3)).toEqual(grazing);
    expect(where((one) => contactOff('c4')(one) > 3)).toEqual(grazing);
  });

  test('the inner contacts, which the oracle finds to four seconds', () => {
    expect(where((one) => contactOff('c2')(one) > 4 || contactOff('c3')(one) > 4)).toEqual([]);
  });

  test('type, magnitude and altitudes', () => {
    const off = where(({ here, local: { geometric, local_type: type } }) => {
      if (here.kind !== 'solar') return false;
      if (geometric === undefined) return here.isVisible;
      const { c1, c4, max } = here.contacts;
      const heights = [
        c1!.altitudeDeg - geometric.altitude_c1,
        max!.altitudeDeg - geometric.altitude_max,
        c4!.altitudeDeg - geometric.altitude_c4,
      ];
      return (
        here.type !== type ||
        Math.abs(here.magnitude - geometric.magnitude_at_max) > 0.0002 ||
        heights.some((deg) => Math.abs(deg) > 0.02)
      );
    });
    expect(off).toEqual([]);
    expect(
      where(({ here, local }) => local.is_geometric === false && here.kind === 'solar' && here.type !== null),
    ).toEqual([]);
  });

  test('what the horizon leaves of it', () => {
    // The oracle takes the upper limb to be up from -50 arcmin on whatever the size of the disc.
    const off = where((one) => {
      const { here, local } = one;
      if (here.kind !== 'solar' || local.geometric === undefined) return false;
      const pairs = [
        secondsOff(one, here.risesEclipsedJdUT, local.sunrise_in_eclipse),
        secondsOff(one, here.setsEclipsedJdUT, local.sunset_in_eclipse),
        secondsOff(one, here.visible?.startJdUT, local.visible_from),
        secondsOff(one, here.visible?.endJdUT, local.visible_to),
      ];
      const isMaxVisible = here.maxVisible?.jdUT === here.contacts.max?.jdUT;
      return pairs.some((seconds) => seconds > 13) || isMaxVisible !== local.is_max_visible;
    });
    expect(off).toEqual([]);
  });
});

describe('lunar', () => {
  test('altitudes', () => {
    const off = where(({ eclipse, here, local }) =>
      Object.entries(local.altitudes ?? {}).some(([id, deg]) => {
        if (here.kind !== 'lunar' || eclipse.kind !== 'lunar') return false;
        // Contacts differ by the model of the shadow: up to half a minute, or two where it is only touched.
        const limitDeg = eclipse.penumbralMagnitude < 0.1 ? 0.14 : id === 'max' ? 0.02 : 0.03;
        return Math.abs(here.contacts[id as 'p1']!.altitudeDeg - deg) > limitDeg;
      }),
    );
    expect(off).toEqual([]);
  });

  test('moonrise and moonset count while the Moon is in the shadow itself', () => {
    const off = where((one) => {
      const { eclipse, here, local } = one;
      if (here.kind !== 'lunar' || eclipse.kind !== 'lunar' || local.moonrise_in_eclipse === undefined) return false;
      const { p1JdUT, p4JdUT, u1JdUT, u4JdUT } = eclipse.contacts;
      const within = (time: string | null | undefined) => {
        const jdUT = typeof time === 'string' ? jdOf(time) + one.aheadDays : null;
        const [startJdUT, endJdUT] = here.isObserved ? [u1JdUT!, u4JdUT!] : [p1JdUT, p4JdUT];
        return jdUT !== null && startJdUT < jdUT && jdUT < endJdUT ? time : null;
      };
      return (
        secondsOff(one, here.risesEclipsedJdUT, within(local.moonrise_in_eclipse)) > 10 ||
        secondsOff(one, here.setsEclipsedJdUT, within(local.moonset_in_eclipse)) > 10
      );
    });
    expect(off).toEqual([]);
  });

  test('a penumbral eclipse is seen but not counted', () => {
    const february = ours.find(({ greatestJdUT }) => Math.abs(greatestJdUT - jdOf('2027-02-20T23:13:00Z')) < 0.1)!;
    const here = localEclipse(february, { latitudeDeg: 28.6139, longitudeDeg: 77.209 });
    expect([february.type, here.isVisible, here.isObserved]).toEqual(['penumbral', true, false]);
    expect(here.maxVisible!.magnitude).toBe(0);
  });
});

test('the greatest phase that is seen is that of the horizon where the middle lies below it', () => {
  for (const { here, id } of seen) {
    if (here.visible === null || here.maxVisible === null) continue;
    const { jdUT } = here.maxVisible;
    expect([id, here.visible.startJdUT <= jdUT && jdUT <= here.visible.endJdUT]).toEqual([id, true]);
    if (here.kind === 'solar') expect(here.maxVisible.magnitude).toBeLessThanOrEqual(here.magnitude + 1e-9);
  }
});
