/** Records of timelines: true to their schema, their sums exact, every date and planet from the data or reckoned anew. */
import { beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { namesIn } from '../../../../lib/words/names.ts';
import { mentionsIn } from '../../../../lib/texts/model/dateMentions.ts';
import { planetsIn } from '../../../../lib/texts/model/names.ts';
import { handler } from '../../../../functions/medical/routes.ts';
import { timelineRecord } from '../../../../functions/medical/timeline/results.ts';
import { timelineTexts } from '../../../../lib/texts/healthTimeline/texts.ts';
import { healthTimeline } from '../../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { healthFacts } from '../../../../lib/texts/health/facts.ts';
import type { HealthFacts } from '../../../../lib/astro/judgement/medical/timeline/healthFacts.ts';
import { HealthTimeline } from '../../../../lib/schemas/medical/timeline.ts';
import { mahadashas, subPeriods } from '../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../lib/astro/dasha/vimshottari.ts';
import { unixMsFromJd } from '../../../../lib/astro/time.ts';
import { randomBirths, type RandomBirth } from '../../../../scripts/shares/births.ts';
import { localDate } from '../../../../lib/time/placeClock.ts';
import { dataOf, post } from '../../../support/call.ts';
import { drawnFacts, drawnPeriod } from '../../../support/drawnFacts.ts';

const AS_OF = '2026-11-21';
const DAY_MS = 86_400_000;
/** The ends of the stretches, by the calendar. */
const SPANS = ['2026-11-21', '2026-11-22', '2027-05-21', '2027-11-21', '2031-11-21', '2046-11-21'];

interface Case {
  readonly facts: HealthFacts;
  readonly records: readonly HealthTimeline[];
  /** Days on which periods of the chart end, of three levels. */
  readonly tree: ReadonlySet<number>;
}
const cases: Case[] = [];

const recordOf = (facts: HealthFacts, lang: 'en' | 'hi') => {
  const timeline = healthTimeline(facts, AS_OF);
  return timelineRecord(facts, timeline, timelineTexts(facts, timeline, lang), namesIn(lang));
};

beforeAll(async () => {
  for (const birth of randomBirths(200)) {
    const facts = healthFacts(dataOf<object>(await post(handler, `/medical/analyze?as_of=${AS_OF}`, birth.input)))!;
    cases.push({ facts, records: [recordOf(facts, 'en'), recordOf(facts, 'hi')], tree: treeDays(birth) });
  }
}, 120_000);

const dayNumber = (iso: string) => Math.round(Date.parse(iso.slice(0, 10)) / DAY_MS);
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** The days on which periods of three levels end, reckoned from the Moon of birth, and a second round after the first. */
function treeDays({ birth, chart }: RandomBirth): ReadonlySet<number> {
  const moonDeg = chart.planets.Moon.longitudeDeg;
  const first = mahadashas(vimshottari, moonDeg, birth.jdUT, chart.conventions.dashaYear);
  const roundDays = 120 * chart.conventions.dashaYear;
  const later = first.map((period) => ({
    ...period,
    startJdUT: period.startJdUT + roundDays,
    endJdUT: period.endJdUT + roundDays,
  }));
  const whole = [...first, ...later];
  const parts = whole.flatMap((period) => subPeriods(vimshottari, period));
  const all = [...whole, ...parts, ...parts.flatMap((period) => subPeriods(vimshottari, period))];
  return new Set(all.map(({ endJdUT }) => dayNumber(localDate(birth.time.clock, unixMsFromJd(endJdUT)))));
}

/** The endpoint adds the writer of the texts. */
const BY_RULE = {
  ai_status: 'template',
  ai_reason: null,
  ai_model: null,
  ai_tokens: 0,
  ai_cost_estimate: 0,
  is_ai_usage_estimated: false,
};

test('they are true to their schema, in both languages', () => {
  for (const { records } of cases)
    for (const record of records) expect(v.safeParse(HealthTimeline, { ...record, ...BY_RULE }).issues).toBeUndefined();
});

test('every score is the sum of its components', () => {
  for (const {
    records: [record],
  } of cases) {
    const { body_part_calendar, dasha_forecast, long_term, now, one_year, six_months, two_to_five_years } = record!;
    const sections = [now, six_months, one_year, two_to_five_years, long_term].filter(({ score }) => score !== null);
    const sums = [...sections, ...dasha_forecast, ...body_part_calendar].map(({ components, score }) => [
      components.reduce((total, { points }) => total + Math.round(points * 10), 0) / 10,
      score,
    ]);
    expect(sums.filter(([sum, score]) => sum !== score)).toEqual([]);
  }
});

test('every date is one of the data, of the sections, or of the tree of the chart to a day', () => {
  let described = 0;
  for (const { facts, records, tree } of cases) {
    const given = new Set([...stringsIn(facts), ...SPANS]);
    for (const record of records) {
      const plain = stringsIn(record).filter((one) => /^\d{4}-\d{2}-\d{2}$/.test(one));
      const said = stringsIn(record).flatMap((one) => mentionsIn(one).dates);
      for (const date of new Set([...plain, ...said])) {
        const day = dayNumber(date);
        const isKnown = given.has(date) || [-1, 0, 1].some((off) => tree.has(day + off));
        if (!isKnown) throw new Error(`${date} of ${JSON.stringify(facts.periods)}`);
        described++;
      }
      expect(said.every((date) => plain.includes(date))).toBe(true);
    }
  }
  expect(described).toBeGreaterThan(5000);
});

test('a text names no planet that its own record does not', () => {
  for (const { records } of cases) {
    for (const { dasha_forecast: rows, body_part_calendar: parts, remedies } of records) {
      const named = rows.map(({ text }) => [...planetsIn(text)].map((one) => one.toLowerCase()));
      expect(named).toEqual(rows.map(({ lord }) => [lord]));
      for (const { planets, spans, text } of parts) {
        const known: readonly string[] = [
          ...planets,
          ...spans.flatMap(({ because }) => because.map(({ planet }) => planet)),
        ];
        expect([...planetsIn(text)].filter((planet) => !known.includes(planet.toLowerCase()))).toEqual([]);
      }
      expect(remedies.filter(({ end, start }) => (start === null) !== (end === null))).toEqual([]);
    }
  }
});

test('the Hindi of names, labels and texts is Hindi', () => {
  for (const {
    records: [, record],
  } of cases) {
    const texts = stringsIn({ ...record!, based_on: null }).filter((one) => /\s/.test(one));
    expect(texts.filter((one) => /[a-z]/i.test(one))).toEqual([]);
    expect(record!.dasha_forecast.every(({ name, tone_name }) => /[\u0900-\u097f]/.test(name + tone_name))).toBe(true);
  }
});

test('the English is English', () => {
  for (const {
    records: [record],
  } of cases)
    expect(JSON.stringify(record)).not.toMatch(/[\u0900-\u097f]/);
});

test('lords without dates are named as running, with what is missing', () => {
  const { dasha_forecast, missing, now } = recordOf(
    drawnFacts({ periods: [drawnPeriod(1, 'Saturn'), drawnPeriod(2, 'Mercury')] }),
    'en',
  );
  expect(dasha_forecast.map(({ end, is_current, lord, start }) => [lord, start, end, is_current])).toEqual([
    ['saturn', null, null, true],
    ['mercury', null, null, true],
  ]);
  expect(missing.map(({ id }) => id)).toEqual(['no_period_dates', 'no_ascendant', 'no_passages']);
  expect([now.score, now.tone]).toEqual([null, null]);
});

test('the forecast runs from the mahadasha by its antardashas to the mahadashas after it', () => {
  for (const {
    records: [record],
  } of cases) {
    const rows = record!.dasha_forecast;
    if (rows.length === 0) continue;
    const levels = rows.map(({ level }) => level).join('');
    expect(levels).toMatch(/^12+1*$/);
    expect(rows.filter(({ is_current }) => is_current).map(({ level }) => level)).toEqual([1, 2]);
    const antardashas = rows.filter(({ level }) => level === 2);
    expect(antardashas.slice(1).map(({ start }) => start)).toEqual(antardashas.slice(0, -1).map(({ end }) => end));
  }
});
