/** medical_data as an attacker sends it: always 200 or 422, in time, and none of its words anywhere. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/medical/routes.ts';
import { healthFacts } from '../../../lib/texts/health/facts.ts';
import { healthReadingTask } from '../../../lib/texts/health/reading.ts';
import { healthTimelineTask } from '../../../lib/texts/healthTimeline/task.ts';
import { healthTimeline } from '../../../lib/astro/judgement/medical/timeline/timeline.ts';
import { leastBusyMs } from '../../support/busyMs.ts';
import { BIRTH, call, dataOf, post, type Answer } from '../../support/call.ts';
import { NASTY } from '../../support/nastyFindings.ts';
import { AS_OF, composedProblems, faultsOf, DESCRIBED_PATHS } from '../../support/toldFindings.ts';

const MOST_BYTES = 256 * 1024;
/** A fifth of this alone; quadratic reading would take seconds. */
const MOST_MS = 100;

const asked = (path: string, json: string) =>
  call(handler, 'POST', `/api/v1${path}`, undefined, {
    rawBody: json,
    headers: { 'content-type': 'application/json' },
  });

let analysis: object;
beforeAll(async () => {
  analysis = dataOf<object>(await post(handler, `/medical/analyze?as_of=${AS_OF}`, BIRTH));
  for (const path of DESCRIBED_PATHS) await post(handler, path, { medical_data: analysis });
});

describe.each(Object.keys(NASTY))('%s', (name) => {
  test.each(DESCRIBED_PATHS)('%s answers', async (path) => {
    const body = NASTY[name]!;
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MOST_BYTES);
    let answer!: Answer;
    const busyMs = await leastBusyMs(async () => (answer = await asked(path, body)), MOST_MS);
    expect(faultsOf(answer, path)).toEqual([]);
    expect(busyMs).toBeLessThan(MOST_MS);
    if (answer.status === 200) {
      expect(composedProblems((JSON.parse(body) as { medical_data: object }).medical_data)).toEqual([]);
    }
  });
});

const MARK = 'Qzx7Canary';

/** Puts a recognisable word beside every string, as an item and under a key that holds it too. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.map(marked), MARK];
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, marked(part)] as const);
  return { ...Object.fromEntries(parts), [`note_${MARK}`]: MARK };
}

/** Puts it into every string. */
function spoiled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'string' ? `${part} ${MARK}` : part));
}

test('no word of a caller is answered or passed on', async () => {
  const given = [
    marked(analysis) as object,
    spoiled(analysis) as object,
    { weak_planets: ['saturn', MARK, { planet: MARK }], ascendant: MARK, risk_level: MARK, dasha: { mahadasha: MARK } },
  ];
  const statuses = new Set<number>();
  for (const medicalData of given) {
    for (const path of DESCRIBED_PATHS) {
      const answer = await post(handler, path, { medical_data: medicalData, [MARK]: MARK });
      expect(answer.text).not.toContain(MARK);
      statuses.add(answer.status);
    }
    const facts = healthFacts(medicalData);
    if (!facts) continue;
    for (const { facts: sent, instructions } of [
      healthReadingTask(facts, 'astrologer', 'hindi'),
      healthTimelineTask(facts, healthTimeline(facts, AS_OF), 'en'),
    ]) {
      expect(JSON.stringify([sent, instructions])).not.toContain(MARK);
    }
  }
  expect([...statuses].sort()).toEqual([200, 422]);
});
