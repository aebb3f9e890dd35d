/** Properties of windows over a year at four places, and what a request changes. */
import { describe, expect, test } from '@jest/globals';
import { dayTimes, evaluation } from '../../../../lib/astro/judgement/muhurta/dayTimes.ts';
import type { JudgedTime } from '../../../../lib/astro/judgement/muhurta/described.ts';
import type { MuhurtaPerson } from '../../../../lib/astro/judgement/muhurta/request.ts';
import { muhurtaSearch } from '../../../../lib/astro/judgement/muhurta/search.ts';
import { PURPOSE_IDS, type PurposeId } from '../../../../lib/astro/tables/muhurta/ids.ts';
import { PURPOSES } from '../../../../lib/astro/tables/muhurta/purposes.ts';
import { MINUTES_PER_DAY } from '../../../../lib/astro/time.ts';
import { datesFrom, requestOf, WISHES, type PlaceName } from '../../../support/muhurta.ts';

const bride: MuhurtaPerson = {
  role: 'bride',
  nakshatraIndexes: [3],
  moonSignIndexes: [1],
  ascendantSignIndex: 4,
  birthMonthIndex: 2,
  birthJdUT: 2450900.5,
};
const groom: MuhurtaPerson = {
  ...bride,
  role: 'groom',
  nakshatraIndexes: [12],
  moonSignIndexes: [5],
  ascendantSignIndex: 8,
};

const PLACES_ASKED: readonly PlaceName[] = ['delhi', 'chennai', 'london', 'reykjavik'];
const QUARTERS = ['2027-01-01', '2027-04-02', '2027-07-03', '2027-10-01'] as const;
const MANY = { ...WISHES, minScore: 0, limit: 50, perDay: 10 };

const vetoesOf = ({ factors }: JudgedTime) => factors.filter(({ effect }) => effect === 'veto').map(({ id }) => id);
const sumOf = ({ components }: JudgedTime) =>
  Math.round(components.reduce((sum, { points }) => sum + points, 0) * 10) / 10;
/** Two seconds, below which two edges are one. */
const SAME = 2.1e-5;

const cases = PLACES_ASKED.flatMap((place) =>
  (['marriage', 'griha_pravesh', 'job'] as const).map((purpose) => ({ place, purpose })),
);

describe.each(cases)('$purpose in $place', ({ place, purpose }) => {
  test.each(QUARTERS)('windows of the 92 days from %s', (first) => {
    const request = requestOf(purpose, place, [first, 92], { persons: [bride, groom] });
    const { days, excluded, windows } = muhurtaSearch(request, MANY);
    expect(days).toHaveLength(92);
    const inTime = [...windows].sort((a, b) => a.startJdUT - b.startJdUT);
    const wrong = inTime.filter(
      (window, i) =>
        (i > 0 && window.startJdUT < inTime[i - 1]!.endJdUT) ||
        (window.endJdUT - window.startJdUT) * MINUTES_PER_DAY < MANY.minMinutes ||
        window.startJdUT < request.dates[0]!.noonJdUT - 0.6 ||
        window.endJdUT > request.dates.at(-1)!.noonJdUT + 1.6 ||
        vetoesOf(window).length > 0 ||
        sumOf(window) !== window.score ||
        excluded.some(
          ({ endJdUT, isSoft, startJdUT }) =>
            !isSoft && window.startJdUT < endJdUT - SAME && window.endJdUT > startJdUT + SAME,
        ),
    );
    expect(wrong).toEqual([]);
    expect(windows.map(({ score }) => score)).toEqual(windows.map(({ score }) => score).sort((a, b) => b - a));
  });

  test('the best windows are judged alike when one instant is asked about', () => {
    const { windows } = muhurtaSearch(requestOf(purpose, place, ['2027-01-20', 60], { persons: [bride] }), WISHES);
    for (const { components, date, endJdUT, factors, score, startJdUT } of windows.slice(0, 4)) {
      const alone = evaluation(requestOf(purpose, place, [date, 1], { persons: [bride] }), (startJdUT + endJdUT) / 2)!;
      expect(alone.time.score).toBe(score);
      expect(alone.time.factors).toEqual(factors);
      expect(alone.time.components).toEqual(components);
      expect(alone.nextChangeJdUT).toBeGreaterThan((startJdUT + endJdUT) / 2);
    }
  });
});

test.each(PURPOSE_IDS)('the times of a day for %s tile it from sunrise to sunrise', (purpose) => {
  for (const place of PLACES_ASKED) {
    const request = requestOf(purpose, place, ['2027-05-14', 1]);
    const { times } = dayTimes(request);
    const gaps = times.filter((time, i) => i > 0 && time.startJdUT !== times[i - 1]!.endJdUT);
    expect(gaps).toEqual([]);
    expect(Math.abs(times.at(-1)!.endJdUT - times[0]!.startJdUT - 1)).toBeLessThan(0.01);
    expect(times.filter((time) => sumOf(time) !== time.score)).toEqual([]);
  }
});

test('equal requests have equal answers', () => {
  const answer = () => JSON.stringify(muhurtaSearch(requestOf('vehicle', 'chennai', ['2027-02-01', 40]), WISHES));
  expect(answer()).toBe(answer());
});

test.each(['marriage', 'vehicle'] as const)('the polar night does not stop a search: %s', (purpose) => {
  const { days, windows } = muhurtaSearch(requestOf(purpose, 'tromso', ['2027-01-01', 40]), MANY);
  expect(days).toHaveLength(40);
  const dark = windows.filter(({ notes }) => notes.some(({ id }) => id === 'sun_stays'));
  expect(dark.flatMap(({ factors }) => factors).filter(({ id }) => id === 'benefic_hora')).toEqual([]);
  expect(windows.length).toBeGreaterThan(0);
});

test('without births tara and chandra leave, and the rest is 100', () => {
  const { windows } = muhurtaSearch(requestOf('vehicle', 'delhi', ['2027-02-01', 20]), WISHES);
  for (const { components } of windows) {
    const most = components
      .filter(({ max }) => max > 0)
      .filter(({ id }) => components.findIndex((one) => one.id === id) < 8);
    expect(components.map(({ id }) => id)).not.toContain('tara');
    expect(Math.round(most.slice(0, 8).reduce((sum, { max }) => sum + max, 0) * 10)).toBe(1000);
  }
});

test('a person without a time of birth counts only where every star says the same', () => {
  const unsure: MuhurtaPerson = { ...bride, nakshatraIndexes: [3, 4], ascendantSignIndex: null };
  const { times } = dayTimes(requestOf('marriage', 'delhi', ['2027-02-10', 1], { persons: [unsure] }));
  // Revati is the 24th from Rohini (naidhana is the 25th) and the 23rd from Mrigashira: a good tara and a bad one.
  const revati = times.find(({ nakshatraIndex }) => nakshatraIndex === 26)!;
  expect(revati.persons[0]!.chandra).not.toBeNull();
  expect(times.flatMap(({ persons }) => persons).some(({ tara }) => tara === null)).toBe(true);
});

test('a request that is not strict counts Rahu kaal against a time', () => {
  const effects = (isStrict: boolean) =>
    dayTimes(requestOf('vehicle', 'delhi', ['2027-02-11', 1], { options: { isStrict } }))
      .times.flatMap(({ factors }) => factors)
      .filter(({ id }) => id === 'rahu_kaal')
      .map(({ effect }) => effect);
  expect(new Set(effects(true))).toEqual(new Set(['veto']));
  expect(new Set(effects(false))).toEqual(new Set(['against']));
});

test('hours cut the day, and a day without any says so', () => {
  const [date] = datesFrom('2027-02-11', 1, 'delhi');
  const noonJdUT = date!.noonJdUT;
  const asked = (hours: { startJdUT: number; endJdUT: number }[]) =>
    muhurtaSearch(requestOf('vehicle', 'delhi', ['2027-02-11', 1], { dates: [{ ...date!, hours }] }), MANY);
  const wanted = { startJdUT: noonJdUT, endJdUT: noonJdUT + 0.2 };
  const { windows } = asked([wanted]);
  expect(windows.length).toBeGreaterThan(0);
  expect(
    windows.filter(({ endJdUT, startJdUT }) => startJdUT < wanted.startJdUT - SAME || endJdUT > wanted.endJdUT + SAME),
  ).toEqual([]);
  expect(asked([]).days[0]!.reason.id).toBe('day_without_hours');
});

test('where nothing is open, the nearest days tell what stands in their way', () => {
  // Mars and Venus aside, the Sun in Pisces closes the whole time to a wedding.
  const { days, nearest, summary, windows } = muhurtaSearch(requestOf('marriage', 'delhi', ['2027-03-18', 20]), WISHES);
  expect(windows).toEqual([]);
  expect(summary.id).toBe('summary_none');
  expect(new Set(days.map(({ reason }) => reason.id))).toEqual(new Set(['day_blocked']));
  expect(nearest).toHaveLength(3);
  for (const time of nearest) expect(vetoesOf(time)).toContain('kharmas_mina');
});

test('a journey is closed by the weekday of its quarter', () => {
  // 2027-02-11 is a Thursday, which closes the south.
  const closed = (direction: 'south' | 'east') =>
    dayTimes(requestOf('journey', 'delhi', ['2027-02-11', 1], { options: { direction } })).times.every((time) =>
      vetoesOf(time).includes('weekday_shool'),
    );
  expect(closed('south')).toBe(true);
  expect(closed('east')).toBe(false);
});

test('treatment is closed by stars and eclipses alone', () => {
  const { times } = dayTimes(requestOf('treatment', 'delhi', ['2027-03-08', 1]));
  expect(new Set(times.flatMap(vetoesOf)).size).toBeGreaterThan(0);
  expect(times.flatMap(vetoesOf).filter((id) => id !== 'nakshatra_bad' && id !== 'eclipse_span')).toEqual([]);
});

test('the windows that are published for houses and vehicles are in the good stars, and so are ours', () => {
  for (const purpose of ['griha_pravesh', 'vehicle'] as const satisfies readonly PurposeId[]) {
    const { good, middling } = PURPOSES.find(({ id }) => id === purpose)!.nakshatras;
    const { windows } = muhurtaSearch(requestOf(purpose, 'delhi', ['2041-01-15', 92]), WISHES);
    expect(windows.length).toBe(WISHES.limit);
    expect(windows.every(({ nakshatraIndex }) => [...good, ...middling].includes(nakshatraIndex + 1))).toBe(true);
    expect(windows.filter(({ nakshatraIndex }) => good.includes(nakshatraIndex + 1)).length).toBeGreaterThan(7);
  }
});
