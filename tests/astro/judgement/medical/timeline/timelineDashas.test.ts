/** Periods ahead: by hand from a mahadasha, and against those of whole charts. */
import { expect, test } from '@jest/globals';
import { healthDashas } from '../../../../../lib/astro/judgement/medical/timeline/timelineDashas.ts';
import { daysBetween } from '../../../../../lib/astro/judgement/medical/timeline/timelineDays.ts';
import { mahadashas, subPeriods } from '../../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../../lib/astro/dasha/vimshottari.ts';
import { randomBirths } from '../../../../../scripts/shares/births.ts';
import { localDate } from '../../../../../lib/time/placeClock.ts';
import { unixMsFromJd } from '../../../../../lib/astro/time.ts';
import { drawnFacts, drawnPeriod } from '../../../../support/drawnFacts.ts';

/** Ten years of 365.2 days: a 120th part of them is 30.43 days. */
const MOON = drawnPeriod(1, 'Moon', '2020-01-01', '2029-12-31');
const AS_OF = '2026-11-21';

test('antardashas divide the mahadasha by the years of their lords', () => {
  const { antardashas, gap, mahadashas: whole } = healthDashas(drawnFacts({ periods: [MOON] }), AS_OF);
  expect(gap).toBeNull();
  // Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19: Mercury begins 70, ends 87 of 120 parts of 3652 days
  // after noon of 2020-01-01: 2130.3 and 2647.7 days.
  const [running, next] = antardashas;
  expect([running!.lord, running!.within, running!.end]).toEqual(['Mercury', 'Moon', '2027-04-02']);
  expect([next!.lord, next!.start]).toEqual(['Ketu', '2027-04-02']);
  // After Mercury 17, Ketu 7, Venus 20 and Sun 6 the mahadasha of Mars begins, with its own antardasha.
  expect(antardashas.map(({ lord }) => lord)).toEqual(['Mercury', 'Ketu', 'Venus', 'Sun', 'Mars', 'Rahu', 'Jupiter']);
  expect(antardashas[4]).toMatchObject({ within: 'Mars', start: '2029-12-31' });
  // 7 years of 365.25 days are 2556.75 days, from the noon of 2029-12-31.
  expect(whole.map(({ lord, start }) => [lord, start])).toEqual([
    ['Moon', '2020-01-01'],
    ['Mars', '2029-12-31'],
    ['Rahu', '2036-12-31'],
  ]);
});

test('a date that the data name takes the place of ours where they are a day apart', () => {
  const given = [MOON, drawnPeriod(2, 'Mercury', '2025-10-31', '2027-04-01')];
  const { antardashas } = healthDashas(drawnFacts({ periods: given }), AS_OF);
  expect(antardashas.slice(0, 2).map(({ end, start }) => [start, end])).toMatchObject([
    ['2025-10-31', '2027-04-01'],
    ['2027-04-01', '2027-11-01'],
  ]);
});

test.each([
  ['no_periods', []],
  ['no_periods', [drawnPeriod(2, 'Moon', '2020-01-01', '2021-01-01')]],
  ['no_periods', [drawnPeriod(1, 'Moon', '1850-01-01', '1860-01-01')]],
  ['no_period_dates', [drawnPeriod(1, 'Moon')]],
  ['not_vimshottari', [drawnPeriod(1, 'Moon', '2020-01-01', '2027-01-01')]],
  ['not_vimshottari', [drawnPeriod(1, 'Moon', '2020-01-01', '2030-01-05')]],
] as const)('%s: nothing is reckoned', (gap, periods) => {
  expect(healthDashas(drawnFacts({ periods }), AS_OF)).toEqual({
    gap,
    mahadashas: [],
    antardashas: [],
    pratyantardashas: [],
  });
});

// 2191.5 days of six years from a noon are the midnight after 2028-01-01.
test('one date of the mahadasha is enough, in years of 365.25 days', () => {
  const [mahadasha] = healthDashas(drawnFacts({ periods: [drawnPeriod(1, 'Sun', '2022-01-01')] }), AS_OF).mahadashas;
  expect(mahadasha).toMatchObject({ lord: 'Sun', start: '2022-01-01', end: '2028-01-02' });
  const [other] = healthDashas(drawnFacts({ periods: [drawnPeriod(1, 'Sun', null, '2028-01-01')] }), AS_OF).mahadashas;
  expect(other).toMatchObject({ lord: 'Sun', start: '2022-01-01', end: '2028-01-01' });
});

test('a savana year of 360 days is seen from the dates, and kept', () => {
  // 3600 days to 2029-11-09, then 7 x 360 = 2520 days of Mars.
  const [moon, mars] = healthDashas(
    drawnFacts({ periods: [drawnPeriod(1, 'Moon', '2020-01-01', '2029-11-09')] }),
    AS_OF,
  ).mahadashas;
  expect([moon!.end, mars!.end]).toEqual(['2029-11-09', '2036-10-03']);
});

test('a mahadasha that has ended leads to the one that runs', () => {
  const { mahadashas: ahead } = healthDashas(
    drawnFacts({ periods: [drawnPeriod(1, 'Sun', '2000-01-01', '2006-01-01')] }),
    AS_OF,
  );
  // Moon to 2016, Mars to 2023, Rahu to 2041.
  expect(ahead.map(({ lord }) => lord)).toEqual(['Rahu', 'Jupiter']);
});

test('the periods of 300 charts are found again from the dates of their mahadasha, to a day', () => {
  let compared = 0;
  for (const { birth, chart, nowJdUT } of randomBirths(300)) {
    const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
    const all = mahadashas(vimshottari, chart.planets.Moon.longitudeDeg, birth.jdUT, chart.conventions.dashaYear);
    const running = all.find(({ endJdUT, startJdUT }) => startJdUT <= nowJdUT && nowJdUT < endJdUT);
    if (!running) continue;
    const periods = [drawnPeriod(1, running.lord, date(running.startJdUT), date(running.endJdUT))];
    const { antardashas } = healthDashas(drawnFacts({ periods }), date(nowJdUT));
    const real = all
      .flatMap((period) => subPeriods(vimshottari, period))
      .filter(({ endJdUT }) => date(endJdUT) > date(nowJdUT));
    // The periods of a chart are told for 120 years.
    antardashas.slice(0, real.length).forEach((ours, index) => {
      const theirs = real[index]!;
      expect(ours.lord).toBe(theirs.lord);
      expect(Math.abs(daysBetween(ours.start, date(theirs.startJdUT)))).toBeLessThanOrEqual(1);
      expect(Math.abs(daysBetween(ours.end, date(theirs.endJdUT)))).toBeLessThanOrEqual(1);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(1000);
});
