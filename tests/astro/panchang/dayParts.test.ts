import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { choghadiyas } from '../../../lib/astro/panchang/choghadiya.ts';
import { panchangDay } from '../../../lib/astro/panchang/panchangDay.ts';
import {
  abhijit,
  darkHalf,
  equalParts,
  isAbhijitUsable,
  kaalSpans,
  lightHalf,
} from '../../../lib/astro/panchang/dayParts.ts';
import { horaLordAt, horas } from '../../../lib/astro/panchang/hora.ts';
import { KAALS } from '../../../lib/astro/tables/dayParts.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { anyDay, anyPlace, conventions } from '../../support/days.ts';
import type { TimeSpan } from '../../../lib/astro/time.ts';

/** Sunrise at 6, sunset at 18, next sunrise at 6: an eighth is an hour and a half. */
const DAY = { startJdUT: 0.25, duskJdUT: 0.75, endJdUT: 1.25 };
/** As the clock writes it. */
const clock = (jdUT: number) => {
  const minutes = Math.round(jdUT * 1440);
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;
};
const clocks = ({ startJdUT, endJdUT }: TimeSpan) => `${clock(startJdUT)}-${clock(endJdUT)}`;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

describe('the kaals of a day from six to six, as almanacs print them, Sunday first', () => {
  test.each([
    [
      'rahu_kaal',
      ['16:30-18:00', '7:30-9:00', '15:00-16:30', '12:00-13:30', '13:30-15:00', '10:30-12:00', '9:00-10:30'],
    ],
    ['yamaganda', ['12:00-13:30', '10:30-12:00', '9:00-10:30', '7:30-9:00', '6:00-7:30', '15:00-16:30', '13:30-15:00']],
    [
      'gulika_kaal',
      ['15:00-16:30', '13:30-15:00', '12:00-13:30', '10:30-12:00', '9:00-10:30', '7:30-9:00', '6:00-7:30'],
    ],
  ] as const)('%s', (id, wanted) => {
    expect(WEEK.map((vara) => clocks(kaalSpans(KAALS[id], vara, DAY).day))).toEqual(wanted);
  });

  test('Gulika by night begins with the part that is his on the fifth day from the vara', () => {
    const byNight = WEEK.map((vara) => kaalSpans(KAALS.gulika_kaal, vara, DAY).night!);
    const byDay = WEEK.map((vara) => kaalSpans(KAALS.gulika_kaal, (vara + 4) % 7, DAY).day);
    byNight.forEach((night, vara) => {
      expect(night.number).toBe(byDay[vara]!.number);
      expect(night.startJdUT - 0.5).toBeCloseTo(byDay[vara]!.startJdUT, 9);
    });
    expect(kaalSpans(KAALS.rahu_kaal, 0, DAY).night).toBeNull();
  });

  test('on no day do two of the three share an eighth', () => {
    for (const vara of WEEK) {
      expect(new Set(Object.values(KAALS).map(({ dayPart }) => dayPart[vara])).size).toBe(3);
    }
  });
});

describe('Abhijit', () => {
  test('of a day of twelve hours: 24 minutes to either side of noon in both readings, 48 in the wide one', () => {
    const { extended, fixed, middayJdUT, muhurta } = abhijit(DAY);
    expect([clock(middayJdUT), clocks(muhurta), clocks(fixed), clocks(extended)]).toEqual([
      '12:00',
      '11:36-12:24',
      '11:36-12:24',
      '11:12-12:48',
    ]);
  });

  test('of a day of fifteen hours it is an hour long, and stays in the middle', () => {
    const { fixed, muhurta } = abhijit({ startJdUT: 0.1875, duskJdUT: 0.8125, endJdUT: 1.1875 });
    expect([clocks(muhurta), clocks(fixed)]).toEqual(['11:30-12:30', '11:36-12:24']);
  });

  test('is not taken on Wednesdays', () => {
    expect(WEEK.filter((vara) => !isAbhijitUsable(vara))).toEqual([3]);
  });
});

describe('choghadiya and hora', () => {
  test.each([
    [0, 'udveg char labh amrit kaal shubh rog udveg', 'shubh amrit char rog kaal labh udveg shubh'],
    [1, 'amrit kaal shubh rog udveg char labh amrit', 'char rog kaal labh udveg shubh amrit char'],
    [2, 'rog udveg char labh amrit kaal shubh rog', 'kaal labh udveg shubh amrit char rog kaal'],
    [3, 'labh amrit kaal shubh rog udveg char labh', 'udveg shubh amrit char rog kaal labh udveg'],
    [4, 'shubh rog udveg char labh amrit kaal shubh', 'amrit char rog kaal labh udveg shubh amrit'],
    [5, 'char labh amrit kaal shubh rog udveg char', 'rog kaal labh udveg shubh amrit char rog'],
    [6, 'kaal shubh rog udveg char labh amrit kaal', 'labh udveg shubh amrit char rog kaal labh'],
  ])('choghadiyas of vara %d as almanacs print them', (vara, day, night) => {
    const found = choghadiyas(vara, DAY);
    expect(found.day.map(({ id }) => id).join(' ')).toBe(day);
    expect(found.night.map(({ id }) => id).join(' ')).toBe(night);
  });

  test('the day begins with the choghadiya of the lord of the vara, the night with that of the fifth day from it', () => {
    const LORDS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    for (const vara of WEEK) {
      const { day, night } = choghadiyas(vara, DAY);
      expect([day[0]!.lord, night[0]!.lord]).toEqual([LORDS[vara], LORDS[(vara + 4) % 7]]);
    }
  });

  test('after 24 horas the lord of the next vara comes up', () => {
    for (const vara of WEEK) {
      const ring = [...horas(vara, DAY).day, ...horas(vara, DAY).night].map(({ lord }) => lord);
      const following = horas((vara + 1) % 7, DAY).day[0]!.lord;
      expect(ring).toHaveLength(24);
      // Seven lords in a ring: the 25th is the 4th again.
      expect(ring[24 % 7]).toBe(following);
      expect(ring.slice(7)).toEqual(ring.slice(0, 17));
    }
  });

  test('the lord of one hora is that of the list, from its first instant to its last', () => {
    const { day, night } = horas(3, DAY);
    for (const { startJdUT, endJdUT, lord } of [...day, ...night]) {
      expect([startJdUT, endJdUT - 1e-6].map((jdUT) => horaLordAt(jdUT, 3, DAY))).toEqual([lord, lord]);
    }
  });

  test('the horas of a Sunday', () => {
    expect(horas(0, DAY).day.map(({ lord }) => lord)).toEqual([
      ...['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'],
      ...['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn'],
    ]);
  });
});

test('every division tiles day and night exactly, wherever and whenever', () => {
  const isTiling = (parts: readonly TimeSpan[], { startJdUT, endJdUT }: TimeSpan) => {
    const length = (endJdUT - startJdUT) / parts.length;
    return (
      parts.at(-1)!.endJdUT === endJdUT &&
      parts.every(
        (part, i) =>
          part.startJdUT === (parts[i - 1]?.endJdUT ?? startJdUT) &&
          // A Julian day is exact to 5e-10.
          Math.abs(part.endJdUT - part.startJdUT - length) < 1e-9,
      )
    );
  };
  fc.assert(
    fc.property(anyDay, anyPlace, conventions, fc.nat(6), (jdUT, place, convention, vara) => {
      const day = panchangDay(jdUT, place, convention, ephemeris);
      const [light, dark] = [lightHalf(day), darkHalf(day)];
      for (const divided of [choghadiyas(vara, day), horas(vara, day)]) {
        expect([isTiling(divided.day, light), isTiling(divided.night, dark)]).toEqual([true, true]);
      }
      expect(isTiling(equalParts(light, 15), light)).toBe(true);
      const { fixed, muhurta, extended } = abhijit(day);
      for (const { startJdUT, endJdUT } of [muhurta, fixed, extended]) {
        expect((startJdUT + endJdUT) / 2).toBeCloseTo((light.startJdUT + light.endJdUT) / 2, 8);
      }
    }),
    { numRuns: 150 },
  );
});
