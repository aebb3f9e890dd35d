/** The answers of this visit: each request is sent once. */
import type { Answer } from './answers.ts';
import { batched } from './batch.ts';
import type { ApiRequest } from './request.ts';

/** As many as a few births in both languages need. */
const MOST_KEPT = 80;
const kept = new Map<string, Promise<Answer<unknown>>>();

/** Returns the answer to a request, which is sent once, however many panels show it; failures are sent again. */
export function keptAnswer<Data>(request: ApiRequest): Promise<Answer<Data>> {
  const key = JSON.stringify(request);
  const known = kept.get(key) as Promise<Answer<Data>> | undefined;
  if (known) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const asked = batched<Data>(request);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
