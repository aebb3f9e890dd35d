/** An answer that costs nothing to find: what the server in front of the paths can do, as a measure of what they do. */
import type { LambdaHandler } from '../../scripts/localServer.mjs';
import { paced } from './pace.ts';
import type { Answer, Asked } from './sender.ts';

export const FIXED_GROUP = 'fixed';

const bodies = new Map<string, string>();

/** Answers text of the size that the query names; the local server makes its event as for every path. */
export const fixedAnswer: LambdaHandler = async (event) => {
  const { rawQueryString } = event as { rawQueryString: string };
  const body = bodies.get(rawQueryString) ?? JSON.stringify('x'.repeat(Number(/\d+/.exec(rawQueryString)?.[0] ?? 0)));
  bodies.set(rawQueryString, body);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
};

const WARM_SECONDS = 3;
const SECONDS = 10;

/**
 * Returns how many fixed answers of a size the server gives in a second.
 *
 * @param body of each request, as long as that of a birth
 */
export async function fixedRate(
  bytes: number,
  connections: number,
  body: string,
  ask: (asked: Asked) => Promise<Answer>,
): Promise<number> {
  const url = `/api/v1/${FIXED_GROUP}?bytes=${bytes}`;
  let answered = 0;
  const askNext = async () => {
    const { status } = await ask({ name: 'fixed', method: 'POST', url, body, access: '', status: 200 });
    if (status !== 200) throw new Error(`The fixed answer has status ${status}.`);
    answered++;
  };
  await paced({ connections, rate: null, seconds: WARM_SECONDS }, askNext);
  answered = 0;
  await paced({ connections, rate: null, seconds: SECONDS }, askNext);
  return answered / SECONDS;
}
