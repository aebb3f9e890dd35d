/** Names of score bands for sentences: the names of the low bands would frighten. */
import type { AreaBand } from '../../lib/astro/judgement/areaScore.ts';

export const STANDING: Readonly<Record<AreaBand, string>> = {
  excellent: 'very well supported',
  good: 'well supported',
  mixed: 'between support and strain',
  weak: 'asking for patience',
  difficult: 'asking for much care',
};
