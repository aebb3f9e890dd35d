/** An instant that no sky is known for is refused by its own name. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/special/routes.ts';
import { BIRTH, call } from '../../support/call.ts';

test.each(['/special/kaksha', '/special/ashtakavarga-sarva'])(
  '%s refuses as_of outside the ephemeris',
  async (path) => {
    const { json, status } = await call(handler, 'POST', `/api/v1${path}?as_of=2500-01-01`, BIRTH);
    const { detail } = json as { detail: { loc: string[]; type: string }[] };
    expect(status).toBe(422);
    expect(detail).toMatchObject([{ loc: ['query', 'as_of'], type: 'date_out_of_range' }]);
  },
);
