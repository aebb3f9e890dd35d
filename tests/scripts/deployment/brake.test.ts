/** The brake of the budget: turns every throttle down, and back to what a deployment sets. */
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

interface Throttle {
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}
type Routes = Readonly<Record<string, Throttle>>;
type Update = (defaults: Throttle, routes: Routes) => Promise<unknown>;

const { braking } = createRequire(import.meta.url)('../../../scripts/deployment/brake/index.cjs') as {
  braking(
    update: Update,
    usual: { defaults: Throttle; routes: Routes },
  ): (event: unknown) => Promise<{ brake: string }>;
};

const throttle = (rate: number, burst: number): Throttle => ({
  ThrottlingRateLimit: rate,
  ThrottlingBurstLimit: burst,
});
const USUAL = {
  defaults: throttle(200, 400),
  routes: { $default: throttle(20, 40), 'ANY /api/v1/auth/login': throttle(30, 60) },
};
/** The event of a topic. */
const DESCRIBED = { Records: [{ Sns: { Message: 'AWS Budgets: over 100 percent' } }] };

function stage() {
  const state = { defaults: USUAL.defaults, routes: USUAL.routes as Routes };
  const update: Update = (defaults, routes) => Promise.resolve(Object.assign(state, { defaults, routes }));
  return { state, brake: braking(update, USUAL) };
}

test('almost nothing passes any more, on any route', async () => {
  const { brake, state } = stage();
  await expect(brake(DESCRIBED)).resolves.toEqual({ brake: 'on' });
  expect(Object.keys(state.routes)).toEqual(Object.keys(USUAL.routes));
  for (const { ThrottlingBurstLimit, ThrottlingRateLimit } of [state.defaults, ...Object.values(state.routes)]) {
    // Something must: a gateway takes no rate of 0 for "none".
    expect(ThrottlingRateLimit).toBe(1);
    expect(ThrottlingBurstLimit).toBeLessThanOrEqual(5);
  }
});

test('a second message changes nothing, and a release restores the deployment’s settings', async () => {
  const { brake, state } = stage();
  await brake(DESCRIBED);
  await brake(DESCRIBED);
  expect(state.defaults.ThrottlingRateLimit).toBe(1);
  await expect(brake({ release: true })).resolves.toEqual({ brake: 'released' });
  expect(state).toEqual(USUAL);
});

test.each([null, {}, { release: 'true' }, { release: 1 }])('%j does not release it', async (event) => {
  const { brake, state } = stage();
  await brake(event);
  expect(state.defaults.ThrottlingRateLimit).toBe(1);
});

test('a gateway that refuses is an error, which the alarm sees', async () => {
  const refusing = braking(() => Promise.reject(new Error('TooManyRequestsException')), USUAL);
  await expect(refusing(DESCRIBED)).rejects.toThrow('TooManyRequests');
});
