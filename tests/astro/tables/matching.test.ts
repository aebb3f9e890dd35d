/** Tables of matching against a transcription of their sources, which the golden file names. */
import { expect, test } from '@jest/globals';
import { NAKSHATRA_QUALITIES } from '../../../lib/astro/tables/nakshatraQualities.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { BANDS } from '../../../lib/astro/tables/matching/bands.ts';
import {
  MARS_UNITS,
  PAPA_HOUSES,
  PAPA_PLANETS,
  PAPA_WEIGHTS,
  SANDHI_WITHIN_DAYS,
  UNIT_EXEMPT,
  UNIT_SHARES,
} from '../../../lib/astro/tables/matching/charts.ts';
import { EXCEPTIONS, NADI_EXEMPT_STARS, type ExceptionId } from '../../../lib/astro/tables/matching/exceptions.ts';
import { CLASHING_GANAS, KOOTS, kootRow, MATCH_MAX } from '../../../lib/astro/tables/matching/koots.ts';
import {
  GANA_ORDER,
  GANA_POINTS,
  LORDS_POINTS,
  VARNA_RANKS,
  VARNA_READINGS,
  VASHYA_ORDER,
  VASHYA_POINTS,
  YONI_ORDER,
  YONI_POINTS,
} from '../../../lib/astro/tables/matching/points.ts';
import {
  DINA_COUNTS,
  MAHENDRA_COUNTS,
  PORUTHAMS,
  SAME_STAR_RANKS,
  VASYA_SIGNS,
  VEDHA_PAIRS,
  YAVANA_FRIENDS,
} from '../../../lib/astro/tables/matching/poruthams.ts';
import { courseOf, rajjuOf } from '../../../lib/astro/tables/rajju.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { golden } from '../../support/golden.ts';

type Matrix = number[][];
type Names = string[];

interface Row {
  id: string;
  max: number;
  rank?: Record<string, number>;
  order?: Names;
  points?: Matrix | Record<string, number>;
  hostile?: Names[];
  alternatives?: Record<string, Matrix | Record<string, number> | string>;
  status: string;
}

interface TablesFile {
  classes: {
    varna_by_sign: Record<string, string>;
    yoni_by_nakshatra: Record<string, { animal: string; sex: string }>;
    gana_by_nakshatra: Record<string, string>;
    nadi_by_nakshatra: Record<string, string>;
    rajju_by_nakshatra: Record<string, { rajju: string; direction: string | null }>;
  };
  koots: Row[];
  exceptions: {
    id: ExceptionId;
    koot: string;
    restores: number;
    status: string;
    applied_by_default: boolean;
    stars?: Names;
  }[];
  same_star: Record<'good' | 'middling' | 'avoid', Names>;
  bands: { from: number; id: string }[];
  porutham: {
    dina: { uttama: number[] };
    mahendra: { uttama: number[] };
    rasi_adhipati: { alternatives: { yavana: Record<string, Names> } };
    vasya: { amenable_to: Record<string, Names> };
    vedha: { pairs: Names[] };
    essential_by_custom: Names;
  };
  raman_units: {
    full: Record<string, number>;
    factor: Record<string, number>;
    mars_exempt: Record<string, Names>;
  };
  papa_samya: { planets: Names; houses: number[]; weights: Record<'lagna' | 'moon' | 'venus', number> };
  dasha_sandhi: { within_days: number };
}

const file = golden<TablesFile>('jyotish/matching-tables');
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '_');
const STARS = NAKSHATRAS.map(slug);
const SIGN_SLUGS = SIGNS.map(slug);
const koot = (id: string) => file.koots.find((row) => row.id === id)!;
const alternative = (id: string, name: string) => koot(id).alternatives![name];
const ordered = (order: Readonly<Record<string, number>>) =>
  Object.keys(order).sort((one, other) => order[one]! - order[other]!);

test('koots: order, full points, status', () => {
  expect(KOOTS.map(({ id, max }) => [id, max])).toEqual(file.koots.map(({ id, max }) => [id, max]));
  expect(KOOTS.reduce((sum, { max }) => sum + max, 0)).toBe(MATCH_MAX);
  expect(KOOTS.map(({ status }) => status)).toEqual(file.koots.map((row) => row.status.split(' ')[0]));
});

test('varna by its three readings', () => {
  expect(VARNA_RANKS).toEqual(koot('varna').rank);
  const by = (varnaOf: (signIndex: number) => string) => SIGNS.map((_, signIndex) => varnaOf(signIndex));
  expect(by(VARNA_READINGS.default)).toEqual(SIGN_SLUGS.map((sign) => file.classes.varna_by_sign[sign]));
  // Ta Vi Cp shudra, Ge Li Aq vaishya; and Raman's list, both in words in the golden file.
  expect(
    by(VARNA_READINGS.earth_shudra)
      .map((varna) => varna[0])
      .join(''),
  ).toBe('ksvbksvbksvb');
  expect(
    by(VARNA_READINGS.raman)
      .map((varna) => varna[0])
      .join(''),
  ).toBe('vsvbkskbksvb');
});

test('vashya by its five readings', () => {
  expect(ordered(VASHYA_ORDER)).toEqual(koot('vashya').order);
  const { charak, ...others } = VASHYA_POINTS;
  expect(charak).toEqual(koot('vashya').points);
  expect(others).toEqual(koot('vashya').alternatives);
});

test('yoni by its three readings', () => {
  expect(ordered(YONI_ORDER)).toEqual(koot('yoni').order);
  expect(YONI_POINTS.default).toEqual(koot('yoni').points);
  expect(YONI_POINTS.charak).toEqual(alternative('yoni', 'charak'));
  const cells = (table: readonly (readonly number[])[]) =>
    table.flatMap((row, i) => row.map((cell, j) => [i, j, cell]));
  const other = cells(YONI_POINTS.default).map(String);
  const changed = cells(YONI_POINTS.horse_deer_one).filter((cell) => !other.includes(String(cell)));
  const [horse, deer] = [YONI_ORDER.horse, YONI_ORDER.deer];
  expect(changed).toEqual([
    [horse, deer, 1],
    [deer, horse, 1],
  ]);
  const hostile = cells(YONI_POINTS.default).filter(([i, j, cell]) => cell === 0 && i! < j!);
  const names = ordered(YONI_ORDER);
  const pairOf = (pair: Names) => [...pair].sort().join(' ');
  expect(hostile.map(([i, j]) => pairOf([names[i!]!, names[j!]!])).sort()).toEqual(
    koot('yoni').hostile!.map(pairOf).sort(),
  );
});

test('gana and the lords by each reading', () => {
  expect(ordered(GANA_ORDER)).toEqual(koot('gana').order);
  const { default: gana, ...ganas } = GANA_POINTS;
  expect(gana).toEqual(koot('gana').points);
  expect(ganas).toEqual(koot('gana').alternatives);
  const { default: lords, maitreya8, telugu } = LORDS_POINTS;
  expect(lords).toEqual(koot('graha_maitri').points);
  expect(maitreya8).toEqual({ ...lords, ...(alternative('graha_maitri', 'maitreya8') as object) });
  expect(telugu).toEqual({ ...lords, ...(alternative('graha_maitri', 'telugu') as object) });
});

test('ganas that clash are those of which one is a rakshasa, and no others lose more than a point', () => {
  for (const [groom, clashing] of Object.entries(CLASHING_GANAS)) {
    for (const [bride, column] of Object.entries(GANA_ORDER)) {
      const points = GANA_POINTS.default[GANA_ORDER[groom as keyof typeof GANA_ORDER]]![column]!;
      expect([groom, bride, points < 5]).toEqual([groom, bride, clashing.some((gana) => gana === bride)]);
    }
  }
});

test('classes of stars', () => {
  const {
    gana_by_nakshatra: ganas,
    nadi_by_nakshatra: nadis,
    rajju_by_nakshatra: rajjus,
    yoni_by_nakshatra: yonis,
  } = file.classes;
  STARS.forEach((star, index) => {
    const { gana, nadi, yoni, yoniSex } = NAKSHATRA_QUALITIES[index]!;
    expect([gana, nadi, yoni, yoniSex]).toEqual([ganas[star], nadis[star], yonis[star]!.animal, yonis[star]!.sex]);
    const rajju = rajjuOf(index).replace('shiras', 'shiro');
    expect([rajju, courseOf(index)]).toEqual([rajjus[star]!.rajju, rajjus[star]!.direction]);
  });
});

test('exceptions: koot, status, what is applied, what gives points back', () => {
  expect(Object.keys(EXCEPTIONS)).toEqual(file.exceptions.map(({ id }) => id));
  for (const { applied_by_default: isApplied, id, koot: of, restores, status } of file.exceptions) {
    const row = EXCEPTIONS[id];
    expect([id, row.of, row.status, row.isAppliedByDefault]).toEqual([id, of, status, isApplied]);
    const max = row.of === 'rajju' ? 0 : kootRow(row.of).max;
    expect([id, row.isRestoring ? max : 0]).toEqual([id, restores]);
  }
  expect(NADI_EXEMPT_STARS.map((index) => STARS[index])).toEqual(
    file.exceptions.find(({ id }) => id === 'nadi_exempt_stars')!.stars,
  );
});

test('bands, and the ranks of a common star', () => {
  expect([0, ...BANDS.bounds].map((from, i) => ({ from, id: BANDS.names[i] }))).toEqual(
    file.bands.map(({ from, id }) => ({ from, id })),
  );
  const ranked = (rank: string) => STARS.filter((_, index) => SAME_STAR_RANKS[index] === rank);
  expect({ good: ranked('good'), middling: ranked('middling'), avoid: ranked('avoid') }).toMatchObject({
    good: file.same_star.good,
    middling: file.same_star.middling,
    avoid: file.same_star.avoid,
  });
});

test('lists of the poruthams', () => {
  const { dina, essential_by_custom: essential, mahendra, rasi_adhipati, vasya, vedha } = file.porutham;
  expect(DINA_COUNTS).toEqual(dina.uttama);
  expect(MAHENDRA_COUNTS).toEqual(mahendra.uttama);
  expect(VEDHA_PAIRS.map((pair) => pair.map((index) => STARS[index]))).toEqual(vedha.pairs);
  expect(
    Object.fromEntries(VASYA_SIGNS.map((signs, i) => [SIGN_SLUGS[i], signs.map((sign) => SIGN_SLUGS[sign])])),
  ).toEqual(vasya.amenable_to);
  const yavana = Object.entries(YAVANA_FRIENDS).map(([lord, friends]) => [slug(lord), friends.map(slug)]);
  expect(Object.fromEntries(yavana)).toEqual(rasi_adhipati.alternatives.yavana);
  expect(
    PORUTHAMS.filter(({ isEssential }) => isEssential)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...essential].sort());
});

test('units of Mars, papa points and the nearness of dashas', () => {
  const { factor, full, mars_exempt: exempt } = file.raman_units;
  expect(MARS_UNITS).toEqual(full);
  expect(Object.fromEntries(Object.entries(UNIT_SHARES).map(([planet, share]) => [slug(planet), share]))).toEqual(
    factor,
  );
  for (const [house, signs] of Object.entries(UNIT_EXEMPT)) {
    expect(signs.map((sign) => SIGN_SLUGS[sign])).toEqual(exempt[house]);
  }
  const { houses, planets, weights } = file.papa_samya;
  expect([PAPA_PLANETS.map(slug), PAPA_HOUSES]).toEqual([planets, houses]);
  expect([PAPA_WEIGHTS.ascendant, PAPA_WEIGHTS.moon, PAPA_WEIGHTS.venus]).toEqual([
    weights.lagna,
    weights.moon,
    weights.venus,
  ]);
  expect(SANDHI_WITHIN_DAYS).toBe(file.dasha_sandhi.within_days);
});
