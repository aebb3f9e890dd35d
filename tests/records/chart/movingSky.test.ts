/**
 * How often the transits of an instant are computed: once where they are answered, in whatever forms, and never
 * elsewhere.
 * @jest-environment node
 * @isolated
 */
import { expect, jest, test } from '@jest/globals';
import { BIRTH, post } from '../../support/call.ts';
import { signedInHeaders } from '../../support/principal.ts';

const real = await import('../../../lib/records/chart/movingSky.ts');
const movingSky = jest.fn(real.movingSky);
jest.unstable_mockModule('../../../lib/records/chart/movingSky.ts', () => ({ movingSky }));
const { handler } = await import('../../../functions/chart/routes.ts');
const headers = signedInHeaders();

test.each([
  ['full', 'application/json', 1],
  ['full', 'application/pdf', 1],
  ['full', 'image/svg+xml', 0],
  ['birth', 'application/json', 0],
  ['birth', 'application/pdf', 0],
])('/chart/%s as %s: %d', async (path, accept, times) => {
  movingSky.mockClear();
  const body = { ...BIRTH, include_pdf: true, include_svg: true };
  const { status } = await post(handler, `/chart/${path}`, body, { headers: { ...headers, accept } });
  expect([status, movingSky.mock.calls.length]).toEqual([200, times]);
});
