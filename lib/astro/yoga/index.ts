/** Every yoga rule, family by family: a family has one line for each of its files. */
import type { Chart } from '../chart/chart.ts';
import { judgeFormed, type Rule, type Verdict } from '../rule.ts';
import { ruleContextOf, type RuleContext } from '../strength/verdictStrength.ts';
import { ARISHTA_YOGAS } from './arishta/index.ts';
import { CHANDRA_YOGAS } from './chandra/index.ts';
import { DARIDRA_YOGAS } from './daridra/index.ts';
import { DHANA_YOGAS } from './dhana/index.ts';
import { mahapurushas } from './mahapurusha.ts';
import { NABHASA_YOGAS } from './nabhasa/index.ts';
import { neechaBhangas } from './neechaBhanga.ts';
import { OTHER_YOGAS } from './other/index.ts';
import { parivartanas } from './parivartana.ts';
import { RAJA_YOGAS } from './raja/index.ts';
import { oneFactEach, ranked } from './ranking.ts';
import { SANNYASA_YOGAS } from './sannyasa/index.ts';
import { SURYA_YOGAS } from './surya/index.ts';
import { vipreetRajas } from './vipreetRaja.ts';

export const YOGAS: readonly Rule[] = [
  ...mahapurushas,
  ...CHANDRA_YOGAS,
  ...SURYA_YOGAS,
  ...RAJA_YOGAS,
  ...DHANA_YOGAS,
  ...NABHASA_YOGAS,
  ...ARISHTA_YOGAS,
  ...DARIDRA_YOGAS,
  ...SANNYASA_YOGAS,
  ...parivartanas,
  ...neechaBhangas,
  ...vipreetRajas,
  ...OTHER_YOGAS,
];

/** Lists the yogas that a chart has, each fact once, what tells most of the chart first. */
export function yogasPresent(chart: Chart, ruleContext: RuleContext = ruleContextOf(chart)): Verdict[] {
  return ranked(oneFactEach(yogasFormed(chart, ruleContext)));
}

/** Rules of which several may name one fact. */
const TIED_YOGAS = YOGAS.filter(({ tie }) => tie !== undefined);

/** Lists the verdicts on those formed rules of which several may name one fact. */
export function tiedYogas(chart: Chart, ruleContext: RuleContext): Verdict[] {
  return judgeFormed(TIED_YOGAS, chart, ruleContext);
}

/** Lists the verdicts on every rule that is formed in a chart, in the order of the catalog. */
export function yogasFormed(chart: Chart, ruleContext: RuleContext): Verdict[] {
  return judgeFormed(YOGAS, chart, ruleContext);
}
