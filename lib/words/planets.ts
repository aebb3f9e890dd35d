/** Sentences of /planets. */
import type { ReliefFacts } from '../astro/planet/facts.ts';
import { RELIEF_EN } from './en/planets.ts';
import { RELIEF_HI } from './hi/planets.ts';
import type { Catalogues } from './say.ts';

export const RELIEF: Catalogues<ReliefFacts> = { en: RELIEF_EN, hi: RELIEF_HI };
