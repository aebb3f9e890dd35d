/** The kinds of charts: the first house of each, and its name. */
import type { ChartResponse } from '../../lib/schemas/chart/answers.ts';
import { BIRTH_CHART } from '../_shell/drawn.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';

export interface Kind {
  readonly type: ChartResponse['chart']['type'];
  /** Named as tables are; see `Names.of`. */
  readonly name: string;
  readonly sanskrit: string;
  /** The planet whose sign is the first house; null for the ascendant. */
  readonly countedFrom: Planet | null;
  readonly usesHouseSystem: boolean;
  /** Its only style, where it has just one; then the drawing is included without a request. */
  readonly style: 'north' | null;
}

const fromAscendant = { countedFrom: null, usesHouseSystem: false, style: null } as const;

export const KINDS = {
  birth: { ...fromAscendant, ...BIRTH_CHART, type: 'birth', usesHouseSystem: true },
  moon: { ...fromAscendant, type: 'moon', name: 'Moon chart', sanskrit: 'चंद्र कुंडली', countedFrom: 'Moon' },
  sun: { ...fromAscendant, type: 'sun', name: 'Sun chart', sanskrit: 'सूर्य कुंडली', countedFrom: 'Sun' },
  north_indian: {
    ...fromAscendant,
    ...BIRTH_CHART,
    type: 'north_indian',
    usesHouseSystem: true,
    style: 'north',
  },
  bhava_intensity: {
    ...fromAscendant,
    type: 'bhava_intensity',
    name: 'Birth chart: bhava intensity',
    sanskrit: 'जन्म कुंडली: भाव तीव्रता',
  },
  full: { ...fromAscendant, ...BIRTH_CHART, type: 'full', usesHouseSystem: true },
  bhav_chalit: { ...fromAscendant, ...BIRTH_CHART, type: 'bhav_chalit' },
} as const satisfies Record<ChartResponse['chart']['type'], Kind>;
