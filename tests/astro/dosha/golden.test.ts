/** Manglik, pitra and nadi of 80 births against facts worked from the rule by an independent program. */
import { expect, test } from '@jest/globals';
import { manglik } from '../../../lib/astro/dosha/manglik/manglik.ts';
import { manglikPlaces } from '../../../lib/astro/dosha/manglik/marsHouses.ts';
import { nadi, nadiOf } from '../../../lib/astro/dosha/match/nadi.ts';
import { pitra } from '../../../lib/astro/dosha/pitra.ts';
import { judgeDosha, type Dosha } from '../../../lib/astro/dosha/dosha.ts';
import { lordOfHouse } from '../../../lib/astro/planet/lordship.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { drawnFacts } from '../../support/doshaTest.ts';
import { golden, wire, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Count {
  mars_house: number;
  present: boolean;
}

interface Expected {
  manglik: { from_lagna: Count; from_moon: Count; from_venus: Count };
  nadi: { nadi: string };
  pitra: {
    sun_in_9th: boolean;
    sun_with_or_aspected_by_saturn: boolean;
    sun_with_rahu: boolean;
    sun_aspected_by_rahu_5_7_9: boolean;
    ninth_lord: Planet;
    ninth_lord_with: Planet[];
  };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/doshas');

const verdictOn = (dosha: Dosha, chart: Chart) => judgeDosha(dosha, chart, drawnFacts(chart));

test('there are 80 births', () => {
  expect(cases).toHaveLength(80);
});

test.each(cases)('$birth.id: manglik from ascendant, Moon and Venus', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  const { from_lagna: lagna, from_moon: moon, from_venus: venus } = expected.manglik;
  expect(manglikPlaces(chart)).toEqual({ ascendant: lagna.mars_house, moon: moon.mars_house, venus: venus.mars_house });
  const { evidence, isPresent } = verdictOn(manglik, chart);
  expect(evidence.slice(0, 3).map(({ isMet }) => isMet)).toEqual([lagna.present, moon.present, venus.present]);
  expect(isPresent).toBe(lagna.present);
});

test.each(cases)('$birth.id: nadi', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  expect(nadiOf(chart)).toBe(wire(expected.nadi.nadi));
  expect(verdictOn(nadi, chart).isPresent).toBeNull();
});

test.each(cases)('$birth.id: what pitra is made of', ({ birth, expected: { pitra: want } }) => {
  const chart = goldenChart(birth.id);
  const burdens = new Map(verdictOn(pitra, chart).evidence.map((burden) => [burden.id, burden]));
  const onSun = burdens.get('sun_in_ninth_afflicted')!.observed;
  const sunUnder = onSun['planets'] as Planet[];
  expect(onSun['house'] === 9).toBe(want.sun_in_9th);
  expect(sunUnder.includes('Saturn')).toBe(want.sun_with_or_aspected_by_saturn);
  expect(sunUnder.includes('Rahu')).toBe(want.sun_with_rahu || want.sun_aspected_by_rahu_5_7_9);
  expect(lordOfHouse(chart, 9)).toBe(want.ninth_lord);
  const joined = burdens.get('ninth_lord_joined')!.observed['planets'] as Planet[];
  expect(joined).toEqual((['Saturn', 'Rahu', 'Ketu'] as const).filter((id) => want.ninth_lord_with.includes(id)));
});

test.each(cases)('$birth.id: pitra is formed by its three ways alone', ({ birth, expected: { pitra: want } }) => {
  const chart = goldenChart(birth.id);
  const { evidence, isPresent } = verdictOn(pitra, chart);
  const isMet = (id: string) => evidence.find((condition) => condition.id === id)!.isMet;
  const isSunHurt = want.sun_with_or_aspected_by_saturn || want.sun_with_rahu || want.sun_aspected_by_rahu_5_7_9;
  if (want.sun_in_9th && isSunHurt) expect(isMet('sun_in_ninth_afflicted')).toBe(true);
  const isHeld = isMet('ninth_house_occupied');
  const isSunToo = want.ninth_lord !== 'Sun' && (isSunHurt || isMet('sun_joined'));
  expect(isPresent).toBe(
    isMet('sun_in_ninth_afflicted') ||
      (isMet('sun_joined') && isHeld) ||
      (isMet('ninth_lord_joined') && (isHeld || isSunToo)),
  );
});
