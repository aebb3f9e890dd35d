import { expect, test } from '@jest/globals';
import { randomInputs } from '../../../scripts/shares/births.ts';
import { handler, routes } from '../../../functions/remedy/routes.ts';
import { dataOf, post } from '../../support/call.ts';

/** What a text cites keeps its English title. */
const CITATIONS = ['source', 'sources'];

/** Every text with a Latin letter that is no id and no instant. */
function* englishIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* englishIn(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (!CITATIONS.includes(key)) yield* englishIn(inner);
  } else if (typeof value === 'string' && /[A-Za-z]/.test(value)) {
    if (!/^[a-z0-9_]+$/.test(value) && !/^\d{4}-\d\d-\d\dT/.test(value)) yield value;
  }
}

test.each(routes.map(({ path }) => path.replace('/api/v1', '')))('%s is Hindi throughout', async (path) => {
  for (const birth of randomInputs(25)) {
    const data = dataOf<object>(await post(handler, `${path}?as_of=2026-11-20&lang=hi`, birth));
    expect([...englishIn(data)]).toEqual([]);
  }
});
