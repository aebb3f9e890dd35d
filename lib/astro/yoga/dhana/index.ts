/** Yogas of wealth: one line for each file. */
import type { Rule } from '../../rule.ts';
import { ayatnadhana } from './ayatnadhana.ts';
import { bahudravyarjana } from './bahudravyarjana.ts';
import { induAscendantDhana } from './induAscendant.ts';
import { jupiterVenusDhana } from './jupiterVenus.ts';
import { kubera } from './kubera.ts';
import { lakshmi } from './lakshmi.ts';
import { ownAscendantDhana, ownFifthDhana } from './lordAtHome.ts';
import { dhanaLords } from './lords.ts';
import { matrumooladdhana } from './matrumooladdhana.ts';
import { selfMadeDhana } from './selfMade.ts';
import { swaveeryaddhana } from './swaveeryaddhana.ts';
import { dhanaThroughOthers } from './throughOthers.ts';

export const DHANA_YOGAS: readonly Rule[] = [
  lakshmi,
  ...dhanaLords,
  selfMadeDhana,
  ownFifthDhana,
  ownAscendantDhana,
  kubera,
  bahudravyarjana,
  swaveeryaddhana,
  ayatnadhana,
  matrumooladdhana,
  ...dhanaThroughOthers,
  induAscendantDhana,
  jupiterVenusDhana,
];
