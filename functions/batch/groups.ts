/** The groups whose paths may be asked in a batch; each is loaded by the first request that needs it. */
import type { Handler } from '../_shell/server.ts';
import type { Row } from '../_shell/row.ts';

export interface Group {
  readonly routes: readonly Row[];
  readonly handler: Handler;
}

const GROUPS: Readonly<Record<string, () => Promise<Group>>> = {
  career: () => import('../career/routes.ts'),
  chart: () => import('../chart/routes.ts'),
  dasha: () => import('../dasha/routes.ts'),
  dosha: () => import('../dosha/routes.ts'),
  houses: () => import('../houses/routes.ts'),
  jaimini: () => import('../jaimini/routes.ts'),
  karma: () => import('../karma/routes.ts'),
  kp: () => import('../kp/routes.ts'),
  matching: () => import('../matching/routes.ts'),
  medical: () => import('../medical/routes.ts'),
  muhurta: () => import('../muhurta/routes.ts'),
  panchang: () => import('../panchang/routes.ts'),
  pdae: () => import('../pdae/routes.ts'),
  planets: () => import('../planets/routes.ts'),
  prediction: () => import('../prediction/routes.ts'),
  remedy: () => import('../remedy/routes.ts'),
  special: () => import('../special/routes.ts'),
  transit: () => import('../transit/routes.ts'),
  varga: () => import('../varga/routes.ts'),
  varshphal: () => import('../varshphal/routes.ts'),
  'videsh-yoga': () => import('../videsh-yoga/routes.ts'),
  vidya: () => import('../vidya/routes.ts'),
  yoga: () => import('../yoga/routes.ts'),
};

/** Returns the group that answers a path such as /api/v1/yoga/all; null where there is none. */
export async function groupOf(path: string): Promise<Group | null> {
  const name = path.split('/')[3] ?? '';
  return Object.hasOwn(GROUPS, name) ? GROUPS[name]!() : null;
}
