/** The ten poruthams of all pairs and of 60 couples, against values worked by an independent program. */
import { describe, expect, test } from '@jest/globals';
import { MATCHING_CONVENTIONS } from '../../../../lib/astro/judgement/matching/conventions.ts';
import { matchMoonOf, SEGMENTS } from '../../../../lib/astro/judgement/matching/matchMoon.ts';
import { poruthamLevel, poruthamMatch } from '../../../../lib/astro/judgement/matching/poruthams/poruthams.ts';
import type { PoruthamId } from '../../../../lib/astro/tables/matching/ids.ts';
import { courseOf, rajjuOf } from '../../../../lib/astro/tables/rajju.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { matchingGolden } from '../../../support/matchingGolden.ts';

const { cases, table } = matchingGolden;
const DIGITS = { adhama: '0', madhyama: '1', uttama: '2' } as const;

/** One segment of each nakshatra, or of each sign. */
const firstOf = (key: 'nakshatraIndex' | 'signIndex', count: number) =>
  Array.from({ length: count }, (_, index) => SEGMENTS.find((segment) => segment[key] === index)!);

const rowsOf = (id: string, moons: ReturnType<typeof firstOf>) =>
  moons.map((groom) =>
    moons.map((bride) => DIGITS[poruthamLevel(id as PoruthamId, { groom, bride }, MATCHING_CONVENTIONS)]).join(''),
  );

test.each(Object.entries(table.porutham.by_nakshatra))('%s of all pairs of nakshatras', (id, rows) => {
  expect(rowsOf(id, firstOf('nakshatraIndex', 27))).toEqual(rows);
});

test.each(Object.entries(table.porutham.by_sign))('%s of all pairs of signs', (id, rows) => {
  expect(rowsOf(id, firstOf('signIndex', 12))).toEqual(rows);
});

describe.each(cases)('$groom.id and $bride.id', ({ bride, expected, groom }) => {
  const moons = { groom: matchMoonOf(goldenChart(groom.id)), bride: matchMoonOf(goldenChart(bride.id)) };
  const match = poruthamMatch(moons, MATCHING_CONVENTIONS);

  test('levels, and how many agree', () => {
    expect(Object.fromEntries(match.poruthams.map(({ id, level }) => [id, level]))).toEqual(expected.porutham);
    expect(match.agreed).toBe(expected.porutham_agreed);
  });

  test('rajju', () => {
    const { groom: own, bride: hers } = moons;
    const named = (nakshatraIndex: number) => rajjuOf(nakshatraIndex).replace('shiras', 'shiro');
    expect({
      groom: named(own.nakshatraIndex),
      groom_direction: courseOf(own.nakshatraIndex) ?? 'none',
      bride: named(hers.nakshatraIndex),
      bride_direction: courseOf(hers.nakshatraIndex) ?? 'none',
    }).toEqual(expected.rajju);
  });
});
