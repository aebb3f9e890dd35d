import { describe, expect, test } from '@jest/globals';
import { namesIn } from '../../../lib/words/names.ts';
import { houseBalaRecord, shadbalaBrief, shadbalaRecord } from '../../../lib/records/strength/components.ts';
import { dividedHouses } from '../../../lib/astro/chart/houses.ts';
import type { PlanetShadbala } from '../../../lib/astro/strength/shadbala.ts';
import { BhavaBala, PlanetShadbala as Shadbala, ShadbalaBrief } from '../../../lib/schemas/common/strength.ts';
import { chartOf } from '../../support/chartOf.ts';
import { schemaFaults } from '../../support/schema.ts';

const [EN, HI] = [namesIn('en'), namesIn('hi')];

/** Mars with 6 rupas; short of the 67 of time and the 40 of motion, not of the 96 of place and the 30 of direction. */
const MARS: PlanetShadbala = {
  planet: 'Mars',
  sthana: {
    virupas: 200,
    parts: { uchcha: 50, saptavargaja: 75, ojayugma: 30, kendradi: 30, drekkana: 15 },
  },
  dig: 30,
  kaala: {
    virupas: 66,
    parts: { nathonnatha: 6, paksha: 20, tribhaga: 0, abda: 0, masa: 0, vara: 0, hora: 0, ayana: 40, yuddha: 0 },
  },
  cheshta: 20,
  motion: 20,
  naisargika: 17.14,
  drik: 26.86,
  virupas: 360,
  rupas: 6,
  leastRupas: 5,
  ratio: 1.2,
  band: 'strong',
  rank: 2,
  ishta: Math.sqrt(1000),
  kashta: 20,
};

describe('shadbala', () => {
  const record = shadbalaRecord(MARS, false, EN);

  test('fits its records, and each strength is measured against its own least', () => {
    expect(schemaFaults(Shadbala, record)).toEqual([]);
    expect(schemaFaults(ShadbalaBrief, shadbalaBrief(MARS, EN))).toEqual([]);
    expect(record.components.map(({ id, is_enough: isEnough, minimum }) => [id, minimum, isEnough])).toEqual([
      ['sthana', 96, true],
      ['dig', 30, true],
      ['kaala', 67, false],
      ['cheshta', 40, false],
      ['naisargika', null, null],
      ['drik', null, null],
    ]);
    expect(record.components.map(({ parts }) => parts.length)).toEqual([5, 0, 9, 0, 0, 0]);
    const ayana = record.components[2]!.parts.find(({ id }) => id === 'ayana');
    expect(ayana).toMatchObject({ virupas: 40, minimum: 20, is_enough: true });
  });

  test('says what there is, what is required, and what is short', () => {
    expect(record.summary).toBe(
      'Mars ranks 2nd of the seven planets in strength and has as much as it needs. It falls short in time and motion.',
    );
    const enough = {
      ...MARS,
      planet: 'Moon' as const,
      leastRupas: 6,
      rank: 1,
      dig: 60,
      kaala: { ...MARS.kaala, virupas: 100 },
    };
    expect(shadbalaRecord(enough, false, EN).summary).toBe(
      'The Moon is the strongest of the seven planets and has as much as it needs. No part falls short.',
    );
  });

  test('measured by the least of either text', () => {
    const sun = shadbalaRecord({ ...MARS, planet: 'Sun', leastRupas: 6.5 }, false, EN);
    expect(sun.minima).toEqual([
      { id: 'raman', rupas: 5, ratio: 1.2, is_enough: true },
      { id: 'bphs', rupas: 6.5, ratio: 0.9231, is_enough: false },
    ]);
    expect(sun.minimum_rupas).toBe(6.5);
  });

  test('no motion is required of the luminaries', () => {
    const motion = shadbalaRecord({ ...MARS, planet: 'Sun' }, false, EN).components[3];
    expect(motion).toMatchObject({ id: 'cheshta', minimum: null, is_enough: null });
  });

  test('names are Hindi on request, ids stay', () => {
    const { band, band_name: bandName, components } = shadbalaRecord(MARS, false, HI);
    expect([band, bandName, components[0]!.id, components[0]!.name]).toEqual(['strong', 'बलवान', 'sthana', 'स्थान बल']);
  });
});

test('bhava bala: its three parts, with lord and sign', () => {
  const chart = chartOf({});
  const [first] = dividedHouses(chart, { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] }).houses;
  const bala = { lord: 360, dig: 30, drik: -12.5, virupas: 377.5, rupas: 377.5 / 60, band: 'medium' as const, rank: 7 };
  const record = houseBalaRecord(first!, bala, { occupants: 120, rising: 15 }, true, EN);
  expect(schemaFaults(BhavaBala, record)).toEqual([]);
  expect(record).toMatchObject({ rupas: 6.2917, virupas: 377.5, band_name: 'Medium', rank: 7, is_approximate: true });
  expect(record.with_extras).toEqual({
    occupants: 120,
    rising: 15,
    virupas: 512.5,
    rupas: 8.5417,
    band: 'strong',
    band_name: 'Strong',
  });
  expect(record.components.map(({ label, virupas }) => [label, virupas])).toEqual([
    ['Shadbala of its lord Mars', 360],
    ['Aries on its middle', 30],
    ['Aspects of the seven planets on its middle', -12.5],
  ]);
});
