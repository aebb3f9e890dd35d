import { expect, test } from '@jest/globals';
import {
  karakamshaHouse,
  karakamshaInfluences,
  karakamshaOf,
} from '../../../../lib/astro/judgement/career/karakamshaCareer.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOn } from '../../../support/areaContext.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

const karakamsha = karakamshaOf(areaContextOn(referenceChart()));

test('the reference chart: Venus is the atmakaraka, Mercury the amatyakaraka, Virgo karakamsha', () => {
  const { amatyakaraka, atmakaraka, signIndex } = karakamsha;
  expect([atmakaraka.planet, amatyakaraka.planet, SIGNS[signIndex]]).toEqual(['Venus', 'Mercury', 'Virgo']);
});

test('Moon, Venus and Rahu stand in it; Mercury and Ketu aspect it from Pisces; nothing is in trine', () => {
  const seen = karakamshaInfluences(karakamsha).map(({ kind, planet, points }) => [planet, kind, points]);
  expect(seen).toEqual([
    ['Moon', 'in', 10],
    // The atmakaraka always stands there, and has half.
    ['Venus', 'in', 5],
    ['Rahu', 'in', 10],
    ['Mercury', 'aspects', 6],
    ['Ketu', 'aspects', 6],
  ]);
});

test('houses are counted in the navamsa: the 10th is Gemini, empty, of Mercury', () => {
  const tenth = karakamshaHouse(karakamsha, 10);
  expect([SIGNS[tenth.signIndex], tenth.lord, tenth.occupants]).toEqual(['Gemini', 'Mercury', []]);
  expect(tenth.aspectedBy).toEqual(['Moon', 'Mercury', 'Venus', 'Rahu', 'Ketu']);
});

test('a planet in trine that also aspects bears once, by the aspect', () => {
  let both = 0;
  for (const chart of goldenCharts.values()) {
    const of = karakamshaOf(areaContextOn(chart));
    const influences = karakamshaInfluences(of);
    expect(new Set(influences.map(({ planet }) => planet)).size).toBe(influences.length);
    const trines = [5, 9].flatMap((house) => karakamshaHouse(of, house).occupants);
    const aspecting = karakamshaHouse(of, 1).aspectedBy;
    for (const planet of trines.filter((one) => aspecting.includes(one))) {
      both++;
      expect(influences.find((one) => one.planet === planet)!.kind).toBe('aspects');
    }
  }
  expect(both).toBeGreaterThan(0);
});
