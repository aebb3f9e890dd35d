/** Sade sati and dhaiya of eighty lives as the reference has them, and the passages they make up. */
import { describe, expect, test } from '@jest/globals';
import { jdFromDate, jdFromUnixMs, unixMsFromJd } from '../../../lib/astro/time.ts';
import { phaseSpans, saturnLife, saturnPhase, saturnStanding } from '../../../lib/astro/transit/saturn.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { golden, type GoldenBirth, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Interval {
  kind: string;
  saturn_sign: number;
  start_utc: string;
  end_utc: string;
}
const { cases } = golden<JyotishFile<{ sade_sati_and_dhaiya_intervals: Interval[] }>>('jyotish/transits');
const saturn = trackOf('Saturn', ephemeris, { ayanamsa: 'lahiri', node: 'mean' });

const KINDS: Record<string, string> = {
  rising: 'sade_sati_rising',
  peak: 'sade_sati_peak',
  setting: 'sade_sati_setting',
  kantaka: 'dhaiya_4th',
  ashtama: 'dhaiya_8th',
};
const jd = (utc: string) => jdFromUnixMs(Date.parse(`${utc}Z`));
const day = (jdUT: number | null) => new Date(unixMsFromJd(jdUT!)).toISOString().slice(0, 10);
const bornJdUT = ({ date, time, utc_offset: hours }: GoldenBirth) => jd(`${date}T${time}`) - hours / 24;
const lifeOf = (birth: GoldenBirth) => saturnLife(saturn, goldenChart(birth.id).signs.Moon, bornJdUT(birth));

test('every stay of eighty lives, with its phase and its sign', () => {
  for (const { birth, expected } of cases) {
    expect([birth.id, lifeOf(birth).periods.map(({ phase, index }) => [KINDS[phase], index + 1])]).toEqual([
      birth.id,
      expected.sade_sati_and_dhaiya_intervals.map(({ kind, saturn_sign: sign }) => [kind, sign]),
    ]);
  }
});

test('each begins and ends when the reference says', () => {
  const apartSeconds = cases.flatMap(({ birth, expected }) =>
    lifeOf(birth).periods.flatMap(({ endJdUT, startJdUT }, i) => {
      const { end_utc: end, start_utc: start } = expected.sade_sati_and_dhaiya_intervals[i]!;
      return [Math.abs(startJdUT! - jd(start)), Math.abs(endJdUT! - jd(end))].map((days) => days * 86_400);
    }),
  );
  // A tenth of an arc second takes Saturn over a minute; after 2100 the two predict the turning Earth differently.
  expect(Math.max(...apartSeconds)).toBeLessThan(20);
});

const CANCER = 3;
const AQUARIUS = 10;
const BORN = jdFromDate(1990, 6, 15);

describe('passages, by the ingresses of Saturn that almanacs print', () => {
  const { passages } = saturnLife(saturn, AQUARIUS, BORN);
  const sadeSati = passages.filter(({ kind }) => kind === 'sade_sati');

  test('the first is the one that runs at birth, from its beginning before it', () => {
    expect(sadeSati.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect([day(sadeSati[0]!.startJdUT), day(sadeSati[0]!.endJdUT)]).toEqual(['1990-03-20', '1998-04-17']);
    expect([day(sadeSati[1]!.startJdUT), day(sadeSati[1]!.endJdUT)]).toEqual(['2020-01-24', '2028-02-23']);
  });

  test('a birth on its last days has the sade sati from its beginning eight years before', () => {
    const [first] = saturnLife(saturn, AQUARIUS, jdFromDate(1998, 4, 10)).passages.filter(
      ({ kind }) => kind === 'sade_sati',
    );
    expect([first!.number, day(first!.startJdUT), day(first!.endJdUT)]).toEqual([1, '1990-03-20', '1998-04-17']);
  });

  test('phases are merged over the steps back', () => {
    const spans = phaseSpans(sadeSati[1]!).map(({ endJdUT, phase, startJdUT, stays }) => [
      phase,
      day(startJdUT),
      day(endJdUT),
      stays.length,
    ]);
    expect(spans).toEqual([
      ['rising', '2020-01-24', '2023-01-17', 2],
      ['peak', '2022-04-29', '2025-03-29', 2],
      ['setting', '2025-03-29', '2028-02-23', 2],
    ]);
  });

  test('an instant within, in a pause, and between', () => {
    const within = saturnStanding(sadeSati, jdFromDate(2026, 11, 20));
    expect([within.stay?.phase, within.passage?.number, within.previous?.number, within.next?.number]).toEqual([
      'setting',
      2,
      1,
      3,
    ]);
    // From 3 June to 20 October 2027 Saturn looks into Aries, the 3rd.
    const paused = saturnStanding(sadeSati, jdFromDate(2027, 8, 1));
    expect([paused.stay, paused.passage?.number]).toEqual([null, 2]);
    const between = saturnStanding(sadeSati, jdFromDate(2035, 1, 1));
    expect([between.passage, between.previous?.number, between.next?.number]).toEqual([null, 2, 3]);
  });

  test('the 4th and the 8th are passages of their own', () => {
    // From Cancer the 4th is Libra, the 8th Aquarius.
    const life = saturnLife(saturn, CANCER, BORN);
    const firstOf = (kind: string) => life.passages.find((passage) => passage.kind === kind)!;
    expect([day(firstOf('kantaka').startJdUT), day(firstOf('kantaka').endJdUT)]).toEqual(['2011-11-15', '2014-11-02']);
    expect([day(firstOf('ashtama').startJdUT), day(firstOf('ashtama').endJdUT)]).toEqual(['1993-03-05', '1996-02-16']);
  });
});

test('beyond 100 years the list extends to the instant of the request', () => {
  const asked = BORN + 110 * 365.25;
  const usual = saturnLife(saturn, AQUARIUS, BORN).periods.at(-1)!;
  const longer = saturnLife(saturn, AQUARIUS, BORN, asked).periods.at(-1)!;
  expect(usual.startJdUT).toBeLessThan(BORN + 36_525);
  expect(longer.startJdUT).toBeGreaterThan(BORN + 36_525);
  expect(longer.startJdUT).toBeLessThan(asked);
});

test.each([
  [12, 'rising'],
  [1, 'peak'],
  [2, 'setting'],
  [4, 'kantaka'],
  [8, 'ashtama'],
  [3, null],
  [11, null],
])('Saturn in the %i. from the Moon: %s', (house, phase) => expect(saturnPhase(house)).toBe(phase));

test('at the ends of the ephemeris passages have no beginning, or no end', () => {
  const first = saturnLife(saturn, 0, jdFromDate(1600, 1, 2));
  expect(first.periods.every(({ endJdUT }) => endJdUT !== null)).toBe(true);
  const last = saturnLife(saturn, 0, jdFromDate(2390, 1, 1));
  expect(last.periods.every(({ startJdUT }) => startJdUT !== null)).toBe(true);
  expect(last.periods.length).toBeLessThan(10);
});
