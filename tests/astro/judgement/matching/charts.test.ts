/** Mars, papa points and changes of mahadasha of 60 couples, against values worked by an independent program. */
import { describe, expect, test } from '@jest/globals';
import { mahadashas } from '../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../lib/astro/dasha/vimshottari.ts';
import { judgeDosha } from '../../../../lib/astro/dosha/dosha.ts';
import { manglik } from '../../../../lib/astro/dosha/manglik/manglik.ts';
import { manglikPlaces } from '../../../../lib/astro/dosha/manglik/marsHouses.ts';
import { dashaSandhi } from '../../../../lib/astro/judgement/matching/charts/dashaSandhi.ts';
import { PAPA_OPTIONS, papaPoints } from '../../../../lib/astro/judgement/matching/charts/papaSamya.ts';
import { SANDHI_WITHIN_DAYS } from '../../../../lib/astro/tables/matching/charts.ts';
import { ROLES } from '../../../../lib/astro/tables/matching/roles.ts';
import { SECONDS_PER_DAY } from '../../../../lib/astro/time.ts';
import { birthJdUT, jdOfUtc } from '../../../support/dashaGolden.ts';
import { drawnFacts } from '../../../support/doshaTest.ts';
import { golden, wire, type JyotishFile } from '../../../support/golden.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { matchingGolden } from '../../../support/matchingGolden.ts';

const births = new Map(
  golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => [birth.id, birthJdUT(birth)]),
);

/** Longitudes are given to a millionth of a degree: half of that in the 20 years of Venus is 24 seconds. */
const TOLERANCE_DAYS = 25 / SECONDS_PER_DAY;
/** Days between two changes are printed to hundredths. */
const APART_TOLERANCE_DAYS = 0.005 + TOLERANCE_DAYS;

function sideOf(id: string) {
  const chart = goldenChart(id);
  const birth = births.get(id)!;
  return { birthJdUT: birth, life: mahadashas(vimshottari, chart.planets.Moon.longitudeDeg, birth, 365.25) };
}

describe.each(matchingGolden.cases)('$groom.id and $bride.id', ({ bride, expected, groom }) => {
  const ids = { groom: groom.id, bride: bride.id };

  test.each(ROLES)('Mars of the %s', (role) => {
    const chart = goldenChart(ids[role]);
    const { mars_house: wanted, present_from_lagna: isPresent } = expected.manglik[role];
    expect(manglikPlaces(chart)).toEqual({ ascendant: wanted.lagna, moon: wanted.moon, venus: wanted.venus });
    expect(judgeDosha(manglik, chart, drawnFacts(chart)).isPresent).toBe(isPresent);
  });

  test.each(ROLES)('papa points of the %s', (role) => {
    const { sums, total } = papaPoints(goldenChart(ids[role]), PAPA_OPTIONS);
    const { lagna: ascendant, ...rest } = expected.papa_points[role];
    expect({ ...sums, total }).toEqual({ ascendant, ...rest });
  });

  test('changes of mahadasha close together', () => {
    const found = dashaSandhi({ groom: sideOf(groom.id), bride: sideOf(bride.id) }, SANDHI_WITHIN_DAYS);
    const wanted = expected.dasha_sandhi;
    expect(found.map((sandhi) => [sandhi.groom.to, sandhi.bride.to].map(wire))).toEqual(
      wanted.map((sandhi) => [sandhi.groom_to, sandhi.bride_to]),
    );
    found.forEach((sandhi, i) => {
      const { bride_change_utc, days_apart, groom_change_utc } = wanted[i]!;
      expect(Math.abs(sandhi.groom.atJdUT - jdOfUtc(groom_change_utc))).toBeLessThan(TOLERANCE_DAYS);
      expect(Math.abs(sandhi.bride.atJdUT - jdOfUtc(bride_change_utc))).toBeLessThan(TOLERANCE_DAYS);
      expect(Math.abs(sandhi.daysApart - days_apart)).toBeLessThan(APART_TOLERANCE_DAYS);
    });
  });
});
