/** The subs against the table of 249 arcs, and the lords of every golden longitude. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toWireResolution } from '../../../lib/astro/chart/chart.ts';
import { lordsAt, SUBS } from '../../../lib/astro/kp/subs.ts';
import { golden } from '../../support/golden.ts';
import { isNearBorder, KP_CASES, type GoldenPoint } from '../../support/kpGolden.ts';

interface Table {
  readonly subs: readonly (readonly [number, number, number, number, string, number, string, string])[];
}

describe('the 249 arcs', () => {
  test('are those of the table: number, sign, borders in arc-seconds, lords', () => {
    const rows = SUBS.map((arc) => [
      arc.number,
      arc.signIndex + 1,
      arc.startArcsec,
      arc.endArcsec,
      arc.signLord,
      arc.nakshatraIndex + 1,
      arc.starLord,
      arc.subLord,
    ]);
    expect(rows).toEqual(golden<Table>('jyotish/kp-subs').subs);
  });

  test('follow each other without a gap, whole arc-seconds, 1296000 in all', () => {
    SUBS.forEach(({ endArcsec, startArcsec }, k) => {
      expect(Number.isInteger(startArcsec) && startArcsec < endArcsec).toBe(true);
      expect(startArcsec).toBe(k === 0 ? 0 : SUBS[k - 1]!.endArcsec);
    });
    expect(SUBS.at(-1)!.endArcsec).toBe(1_296_000);
  });
});

test.each(KP_CASES.map(({ birth, expected }) => [birth.id, expected] as const))(
  '%s: lords of the planets and cusps',
  (_, expected) => {
    const points: [string, GoldenPoint][] = [
      ...Object.entries(expected.planets),
      ...Object.entries(expected.cusps).map(([house, cusp]): [string, GoldenPoint] => [`cusp ${house}`, cusp]),
    ];
    for (const [name, point] of points.filter(([one]) => !isNearBorder(expected, one))) {
      const found = lordsAt(point.longitude);
      expect([name, found.signLord, found.starLord, found.subLord, found.subSubLord, found.number]).toEqual([
        name,
        point.sign_lord,
        point.star_lord,
        point.sub_lord,
        point.sub_sub_lord,
        point.sub_number,
      ]);
      expect([name, found.nearBorder]).toEqual([name, null]);
    }
  },
);

test('borders begin their arc, also where a longitude to 1e-7 degree falls short of them', () => {
  for (const { number, startArcsec, subLord } of SUBS) {
    const found = lordsAt(toWireResolution(startArcsec / 3600));
    expect([number, found.number, found.subLord, found.nearBorder]).toEqual([number, number, subLord, 'sub']);
    expect(found.arcsecondsToBorder).toBeLessThan(0.001);
  }
});

test('the first part of every part is ruled by its own lord', () => {
  for (const { startArcsec, starLord, nakshatraIndex } of SUBS) {
    if (startArcsec !== nakshatraIndex * 48_000) continue;
    const { fourthLord, subLord, subSubLord } = lordsAt(startArcsec / 3600);
    expect([subLord, subSubLord, fourthLord]).toEqual([starLord, starLord, starLord]);
  }
});

test('a sub cut by a sign goes on with its parts where it was cut', () => {
  // The sub of Rahu in Krittika is 7200 arc-seconds from 105200 on, cut at 108000: parts of Rahu 1080, Jupiter 960, Saturn 1140.
  expect(lordsAt(107_900 / 3600)).toMatchObject({
    number: 22,
    signLord: 'Mars',
    subLord: 'Rahu',
    subSubLord: 'Saturn',
  });
  expect(lordsAt(108_100 / 3600)).toMatchObject({
    number: 23,
    signLord: 'Venus',
    subLord: 'Rahu',
    subSubLord: 'Saturn',
  });
});

test('every longitude lies in the arc of its number, no farther from a border than half of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_599_999_999 }), (step) => {
      const longitudeDeg = step / 1e7;
      const { arcsecondsToBorder, number } = lordsAt(longitudeDeg);
      const { endArcsec, startArcsec } = SUBS[number - 1]!;
      const arcsec = longitudeDeg * 3600;
      expect(arcsec).toBeGreaterThanOrEqual(startArcsec - 0.0002);
      expect(arcsec).toBeLessThan(endArcsec);
      expect(arcsecondsToBorder).toBeLessThanOrEqual((endArcsec - startArcsec) / 2);
    }),
  );
});
