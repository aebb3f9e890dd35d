/** Parts of the verdict, and what two near Moons have, worked by hand from the tables. */
import { expect, test } from '@jest/globals';
import {
  MATCHING_CONVENTIONS,
  type MatchingConventions,
} from '../../../../lib/astro/judgement/matching/conventions.ts';
import { nearnessOf } from '../../../../lib/astro/judgement/matching/koots/nearness.ts';
import { kootMatch } from '../../../../lib/astro/judgement/matching/koots/koots.ts';
import { moonsOfPada } from '../../../../lib/astro/judgement/matching/matchMoon.ts';
import { openKootMatch } from '../../../../lib/astro/judgement/matching/open/openKoots.ts';
import { openPoruthamMatch } from '../../../../lib/astro/judgement/matching/open/openPoruthams.ts';
import { poruthamMatch } from '../../../../lib/astro/judgement/matching/poruthams/poruthams.ts';
import { verdictParts } from '../../../../lib/astro/judgement/matching/verdict.ts';

const [ASHWINI, BHARANI, KRITTIKA, MRIGASHIRA, PUSHYA, CHITRA, SWATI] = [0, 1, 2, 4, 7, 13, 14];
const moon = (nakshatraIndex: number, pada: number) => moonsOfPada(nakshatraIndex, pada, null)[0]!;
const partsOf = (
  moons: Parameters<typeof openKootMatch>[0],
  conventions: MatchingConventions = MATCHING_CONVENTIONS,
) => {
  const parts = verdictParts({
    koots: openKootMatch(moons, conventions),
    poruthams: openPoruthamMatch(moons, conventions),
    mars: null,
    openRoles: [],
    isChartAsked: false,
  });
  return new Map(parts.map((part) => [part.id, part.args]));
};

const ONE_STAR = { groom: [moon(PUSHYA, 3)], bride: [moon(PUSHYA, 1)] };

test('one star, two padas: all but nadi is full, and a verse mends that', () => {
  const parts = partsOf(ONE_STAR);
  expect([...parts.keys()]).toEqual(['total', 'custom', 'easy', 'mended', 'poruthams', 'labels']);
  expect(parts.get('total')).toEqual({
    total: { min: 28, max: 28 },
    band: 'good',
    withExceptions: { min: 36, max: 36 },
    bandWithExceptions: 'very_good',
  });
  expect(parts.get('easy')).toEqual({ koots: ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot'] });
  expect(parts.get('mended')).toEqual({
    koots: [{ koot: 'nadi', points: 0, max: 8, exceptions: ['nadi_same_star_other_pada'] }],
  });
});

test('without exceptions nadi is to look at, and what is met is only named', () => {
  const parts = partsOf(ONE_STAR, { ...MATCHING_CONVENTIONS, exceptions: 'none' });
  expect(parts.get('look_at')).toEqual({ koots: [{ koot: 'nadi', points: 0, max: 8 }] });
  expect(parts.has('mended')).toBe(false);
  expect(parts.get('named_only')).toMatchObject({
    koots: [
      {
        koot: 'nadi',
        exceptions: ['nadi_same_star_other_pada', 'nadi_exempt_stars', 'nadi_lords_friendly', 'nadi_no_pada_vedha'],
      },
    ],
  });
});

test('an open time leaves koots open, and says so', () => {
  const moons = { groom: [moon(ASHWINI, 4), moon(BHARANI, 1)], bride: [moon(PUSHYA, 1)] };
  const parts = verdictParts({
    koots: openKootMatch(moons, MATCHING_CONVENTIONS),
    poruthams: null,
    mars: null,
    openRoles: ['groom'],
    isChartAsked: true,
  });
  // Deva and manushya beside deva have 6 and 5; adi and madhya beside madhya 8 and 0.
  const open = parts.find(({ id }) => id === 'time_needed')!.args;
  expect(open).toMatchObject({ roles: ['groom'], isChartOpen: true });
  expect((open as { koots: string[] }).koots).toEqual(expect.arrayContaining(['gana', 'nadi', 'yoni']));
});

test('all exceptions together restore no less than those of the verses', () => {
  const [groom, bride] = [moon(MRIGASHIRA, 1), moon(PUSHYA, 1)];
  const withAll = kootMatch(groom, bride, { ...MATCHING_CONVENTIONS, exceptions: 'all' });
  const byVerse = kootMatch(groom, bride, MATCHING_CONVENTIONS);
  // Mrigashira and Pushya are both madhya, and both exempt by Jyotirnibandha, which alone is not applied.
  expect(byVerse.koots[7]).toMatchObject({ points: 0, pointsWithExceptions: 0 });
  expect(withAll.koots[7]).toMatchObject({ points: 0, pointsWithExceptions: 8 });
});

test('a common star has its rank and order', () => {
  const [same] = nearnessOf({ groom: moon(PUSHYA, 3), bride: moon(PUSHYA, 1) });
  expect(same).toEqual({
    id: 'same_star',
    args: { nakshatraIndex: PUSHYA, rank: 'middling', padas: { groom: 3, bride: 1 }, isOneSign: true, first: 'bride' },
  });
  const ids = nearnessOf({ groom: moon(PUSHYA, 3), bride: moon(PUSHYA, 1) }).map(({ id }) => id);
  expect(ids).toEqual(['same_star', 'one_sign_order']);
});

test('stars side by side', () => {
  const facts = nearnessOf({ groom: moon(SWATI, 1), bride: moon(CHITRA, 4) });
  expect(facts.map(({ args, id }) => [id, args.first])).toEqual([
    ['one_sign_order', 'bride'],
    ['neighbouring_stars', 'bride'],
  ]);
  // His just before hers is not noted, nor are stars further apart.
  expect(nearnessOf({ groom: moon(CHITRA, 1), bride: moon(SWATI, 4) })).toEqual([]);
  expect(nearnessOf({ groom: moon(ASHWINI, 1), bride: moon(KRITTIKA, 4) })).toEqual([]);
});

test('poruthams by other conventions', () => {
  // The groom is the 22nd from the bride: vainashika by almanacs, the 4th of nine by the remainder.
  const bride = moon(ASHWINI, 1);
  const groom = moon(21, 1);
  const match = poruthamMatch({ groom, bride }, MATCHING_CONVENTIONS);
  const dina = match.poruthams.find(({ id }) => id === 'dina')!;
  expect(dina).toMatchObject({ level: 'adhama', otherReadings: [{ convention: 'remainder', value: 'uttama' }] });
  // Mars and Saturn: Mars is neutral to him, and he an enemy to Mars; by the Yavanas neither is a friend.
  const lords = match.poruthams.find(({ id }) => id === 'rasi_adhipati')!;
  expect(lords).toMatchObject({ level: 'adhama', otherReadings: [] });
});
