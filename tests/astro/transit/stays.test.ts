/** Ingresses of fifty years against an independent ephemeris, and stays with their turns. */
import { describe, expect, test } from '@jest/globals';
import { wrap180 } from '../../../lib/astro/angle.ts';
import { ttFromUt } from '../../../lib/astro/earth/deltaT.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { jdFromDate, jdFromUnixMs } from '../../../lib/astro/time.ts';
import { wholeStayAt, stayAt, stays } from '../../../lib/astro/transit/stays.ts';
import { trackOf, type Track } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden } from '../../support/golden.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';
import { KAKSHA_ARC_DEG } from '../../../lib/astro/ashtakavarga/kaksha.ts';

type Row = [
  body: string,
  jdUT: number,
  iso: string,
  type: string,
  direction: 'direct' | 'retrograde' | null,
  value: number,
];
const { rows } = golden<{ rows: Row[] }>('ephemeris/ingress');
const BODIES = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'meanNode', 'trueNode'];
const FROM = jdFromDate(1990, 1, 1);
const UNTIL = jdFromDate(2040, 1, 1);

function track(body: string): Track {
  const node = body === 'trueNode' ? 'true' : 'mean';
  const planet = body.endsWith('Node') ? 'Rahu' : ((body[0]!.toUpperCase() + body.slice(1)) as Planet);
  return trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node });
}

describe.each(BODIES)('%s, 1990-2040', (body) => {
  const expected = rows.filter(([name, , , type]) => name === body && type === 'ingress');
  const course = track(body);
  const found = stays(course, SIGN_ARC_DEG, FROM, UNTIL).slice(1);

  test('no ingress is missed and none invented, and each has its direction', () => {
    const inSpan = found.filter(({ startJdUT }) => startJdUT! < UNTIL);
    expect(inSpan.map(({ index, isEnteredBackward }) => [index, isEnteredBackward])).toEqual(
      // The reference calls the way of a node, which is always backwards, retrograde too.
      expected.map(([, , , , direction, sign]) => [sign, direction === 'retrograde']),
    );
  });

  test('at each instant it stands within 0.1 arcsec of the border, by our positions and by the time of the reference', () => {
    const worst = expected.map(([, jdUT], i) => {
      const { index, isEnteredBackward, startJdUT } = found[i]!;
      const borderDeg = (index + (isEnteredBackward ? 1 : 0)) * SIGN_ARC_DEG;
      const offsetDeg = (at: number) => Math.abs(wrap180(course.at(ttFromUt(at)).longitudeDeg - borderDeg));
      return Math.max(offsetDeg(startJdUT!), offsetDeg(jdUT));
    });
    // The osculating node is itself known to 0.096 arcsec, and we differ in it by as much.
    expect(Math.max(...worst) * 3600).toBeLessThan(body === 'trueNode' ? 0.15 : 0.1);
  });
});

describe('stays of the golden table', () => {
  const { cases } = golden<{ cases: { planet: Planet; rows: [number, string, string][] }[] }>('jyotish/ingress');
  test.each(cases)('$planet', ({ planet, rows: listed }) => {
    const seconds = (text: string) => Date.parse(`${text}Z`) / 1000;
    const first = jdFromUnixMs(seconds(listed[0]![1]) * 1000) + 1;
    const last = jdFromUnixMs(seconds(listed.at(-1)![2]) * 1000) - 1;
    const found = stays(trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node: 'mean' }), SIGN_ARC_DEG, first, last);
    expect(found.map(({ index }) => index + 1)).toEqual(listed.map(([sign]) => sign));
    const apart = found.flatMap(({ startJdUT, endJdUT }, i) => [
      Math.abs(startJdUT! - jdFromUnixMs(seconds(listed[i]![1]) * 1000)),
      Math.abs(endJdUT! - jdFromUnixMs(seconds(listed[i]![2]) * 1000)),
    ]);
    // A slow planet near its station moves 0.1 arcsec in minutes.
    expect(Math.max(...apart) * 1440).toBeLessThan(10);
  });
});

describe('a crossing', () => {
  const iso = (jdUT: number | null) => new Date((jdUT! - 2440587.5) * 86_400_000).toISOString().slice(0, 10);

  test('Saturn over Capricorn and Aquarius, 2020 to 2023, in two stays', () => {
    const { segments, current } = wholeStayAt(track('saturn'), SIGN_ARC_DEG, jdFromDate(2021, 6, 1));
    expect(segments.map(({ startJdUT, endJdUT }) => [iso(startJdUT), iso(endJdUT)])).toEqual([
      ['2020-01-24', '2022-04-29'],
      ['2022-07-12', '2023-01-17'],
    ]);
    expect(current).toBe(segments[0]);
    expect(segments.map(({ isEnteredBackward, isLeftBackward }) => [isEnteredBackward, isLeftBackward])).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('is the same from its first and from its last stay', () => {
    const [one, other] = [2021.4, 2022.8].map((year) =>
      wholeStayAt(track('saturn'), SIGN_ARC_DEG, jdFromDate(2000, 1, 1) + (year - 2000) * 365.25),
    );
    const seconds = ({ segments }: typeof one & object) => segments.map((s) => Math.round(s.startJdUT! * 86_400));
    expect(seconds(one!)).toEqual(seconds(other!));
    expect(other!.current).toEqual(other!.segments[1]);
  });

  test('an instant at a border belongs to the stay that begins there', () => {
    const course = track('saturn');
    const { endJdUT } = stayAt(course, SIGN_ARC_DEG, jdFromDate(2021, 6, 1));
    expect(stayAt(course, SIGN_ARC_DEG, endJdUT! + 1e-6).index).toBe(10);
    expect(stayAt(course, SIGN_ARC_DEG, endJdUT! - 1e-6).index).toBe(9);
  });
});

test.each(['Moon', 'Mercury', 'Saturn', 'Rahu'] as const)(
  '%s: stays touch one another and hold the planet, sign by sign and kaksha by kaksha',
  (planet) => {
    const course = trackOf(planet, ephemeris, { ayanamsa: 'lahiri', node: 'true' });
    for (const arcDeg of [SIGN_ARC_DEG, KAKSHA_ARC_DEG]) {
      const found = stays(course, arcDeg, FROM, FROM + 700);
      found.slice(1).forEach((stay, i) => expect(stay.startJdUT).toBe(found[i]!.endJdUT));
      for (const { index, startJdUT, endJdUT } of found) {
        const middle = course.at(ttFromUt((startJdUT! + endJdUT!) / 2)).longitudeDeg;
        expect(Math.floor(middle / arcDeg)).toBe(index);
      }
    }
  },
);

test.each([
  'lahiri',
  // Ties the zodiac to a star, whose aberration is looked up before and after each instant.
  'true_chitra',
] as const)('at the ends of the ephemeris a stay has no beginning, or no end (%s)', (ayanamsa) => {
  const course = trackOf('Saturn', ephemeris, { ayanamsa, node: 'mean' });
  const [first] = stays(course, SIGN_ARC_DEG, jdFromDate(1600, 1, 2), jdFromDate(1600, 1, 3));
  expect(first!.startJdUT).toBeNull();
  expect(first!.endJdUT).not.toBeNull();
  const last = stays(course, SIGN_ARC_DEG, jdFromDate(2390, 1, 1), jdFromDate(2500, 1, 1));
  expect(last.at(-1)!.endJdUT).toBeNull();
  expect(last.slice(0, -1).every(({ endJdUT }) => endJdUT !== null)).toBe(true);
});
