/** Texts of timelines: of random charts, of sparse data, and the problems found in those of a model. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { handler } from '../../../functions/medical/routes.ts';
import { wordCount } from '../../../lib/texts/model/textChecks.ts';
import { healthTimelineTask } from '../../../lib/texts/healthTimeline/task.ts';
import type { TimelineTexts } from '../../../lib/texts/healthTimeline/texts.ts';
import { healthTimeline, type Timeline } from '../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { healthFacts } from '../../../lib/texts/health/facts.ts';
import type { HealthFacts } from '../../../lib/astro/judgement/medical/timeline/healthFacts.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { drawnFacts, drawnPeriod } from '../../support/drawnFacts.ts';

const AS_OF = '2026-11-21';
const LANGUAGES = ['en', 'hi'] as const;
const BIRTHS = 200;
const cases: { facts: HealthFacts; timeline: Timeline }[] = [];

beforeAll(async () => {
  for (const input of randomInputs(BIRTHS)) {
    const facts = healthFacts(dataOf<object>(await post(handler, `/medical/analyze?as_of=${AS_OF}`, input)))!;
    cases.push({ facts, timeline: healthTimeline(facts, AS_OF) });
  }
}, 60_000);

const textsOf = ({ body_parts, dasha, ...rest }: TimelineTexts) => [...Object.values(rest), ...dasha, ...body_parts];

describe.each(LANGUAGES)('%s', (lang) => {
  test('our own words are without problems for every chart, and fit the schema', () => {
    for (const { facts, timeline } of cases) {
      const task = healthTimelineTask(facts, timeline, lang);
      const text = task.composed();
      expect(task.problems(text)).toEqual([]);
      expect(v.is(task.schema, text)).toBe(true);
      expect(task.fixed(text)).toEqual(text);
    }
  });

  test('no two charts have the same text, and no text occurs twice in one', () => {
    const all = cases.map(({ facts, timeline }) => healthTimelineTask(facts, timeline, lang).composed());
    expect(new Set(all.map((text) => JSON.stringify(text))).size).toBe(BIRTHS);
    for (const text of all) expect(new Set(textsOf(text)).size).toBe(textsOf(text).length);
    const nows = new Set(all.map(({ now }) => now));
    expect(nows.size).toBe(BIRTHS);
  });

  test('stretches of time take 45 to 80 words', () => {
    for (const { facts, timeline } of cases) {
      const { body_parts, dasha, ...whole } = healthTimelineTask(facts, timeline, lang).composed();
      const counts = Object.values(whole).map(wordCount);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(45);
      expect(Math.max(...counts)).toBeLessThanOrEqual(85);
      expect(dasha.length).toBe(timeline.forecast.length);
      expect(body_parts.length).toBe(timeline.watched.length);
    }
  });

  test.each([
    ['one weak planet', { weak_planets: ['saturn'] }],
    ['lords alone', { weak_planets: ['venus'], dasha: { mahadasha: 'saturn', antardasha: 'mercury' } }],
    ['parts alone', { body_parts: ['knees', 'sleep'] }],
    ['a humour alone', { dominant_humour: 'vata' }],
    ['a protector alone', { strong_planets: ['jupiter'] }],
  ])('%s is enough', (_, given) => {
    const facts = healthFacts(given)!;
    const task = healthTimelineTask(facts, healthTimeline(facts, AS_OF), lang);
    expect(task.problems(task.composed())).toEqual([]);
  });

  test.each(['constitution', 'disease-risk', 'remedies', 'strong-planets', 'weak-planets'])(
    'the data of /medical/%s are enough',
    async (path) => {
      const facts = healthFacts(dataOf<object>(await post(handler, `/medical/${path}?as_of=${AS_OF}`, BIRTH)))!;
      const task = healthTimelineTask(facts, healthTimeline(facts, AS_OF), lang);
      expect(task.problems(task.composed())).toEqual([]);
    },
  );

  test.each(PLANETS.flatMap((planet) => [[planet, '2024-02-29'] as const, [planet, '2027-02-28'] as const]))(
    'a mahadasha of %s from %s on alone is described',
    (planet, start) => {
      const facts = drawnFacts({ periods: [drawnPeriod(1, planet, start, null)] });
      const task = healthTimelineTask(facts, healthTimeline(facts, AS_OF), lang);
      expect(task.problems(task.composed())).toEqual([]);
    },
  );
});

test('a model learns less than 4 kB, and no word', () => {
  for (const { facts, timeline } of cases) {
    const given = JSON.stringify(healthTimelineTask(facts, timeline, 'en').facts());
    expect(given.length).toBeLessThan(4096);
    expect(given.match(/"[^"]*"/g)!.every((one) => /^"(\d{4}-\d{2}-\d{2}|[a-z_]+)"$/.test(one))).toBe(true);
  }
});

test('the instructions to a model are the same for all charts of a language', () => {
  const described = cases
    .slice(0, 20)
    .map(({ facts, timeline }) => healthTimelineTask(facts, timeline, 'hi').instructions);
  expect(new Set(described).size).toBe(1);
  expect(described[0]).toContain('Devanagari');
});

describe('problems found', () => {
  const problems = (change: (text: TimelineTexts) => TimelineTexts) => {
    const { facts, timeline } = cases[1]!;
    const task = healthTimelineTask(facts, timeline, 'en');
    return task.problems(change(task.composed())).join(' ');
  };

  test.each([
    ['a date that no fact holds', ' It ends on 3 Mar 2029.', 'not among the facts: 2029-03-03'],
    ['a number that no fact holds', ' Do it 77 times.', 'not among the facts: 77'],
    ['an illness', ' Beware of diabetes.', 'Name no illness'],
    ['another language', ' शनि का समय है।', 'Latin letters'],
  ])('%s', (_, more, problem) => {
    expect(problems((text) => ({ ...text, now: text.now + more }))).toMatch(new RegExp(`now: .*${problem}`));
    expect(problems((text) => ({ ...text, dasha: [text.dasha[0]! + more, ...text.dasha.slice(1)] }))).toMatch(
      new RegExp(`dasha 1: .*${problem}`),
    );
  });

  test('rows that are missing', () => {
    expect(problems((text) => ({ ...text, body_parts: text.body_parts.slice(1) }))).toMatch(
      /body_parts: write \d+ texts/,
    );
  });

  test('a text that is too short or too long', () => {
    expect(problems((text) => ({ ...text, long_term: 'All is well.' }))).toContain('long_term: The text has 3 words');
    expect(problems((text) => ({ ...text, summary: `${text.summary} ${text.summary}` }))).toContain(
      'summary: The text has',
    );
  });

  test('markup and excess words are removed', () => {
    const { facts, timeline } = cases[1]!;
    const task = healthTimelineTask(facts, timeline, 'en');
    const text = task.composed();
    const given = {
      ...text,
      now: `**${text.now}** ${text.now} ${text.now}`,
      dasha: text.dasha.map((one) => `# ${one}`),
    };
    expect(task.problems(given)).not.toEqual([]);
    expect(task.problems(task.fixed(given))).toEqual([]);
  });
});
