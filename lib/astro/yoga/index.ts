/** Every yoga rule: one line for each file. */
import type { Chart } from '../chart.ts';
import { judge, type Rule, type Verdict } from '../rule.ts';
import { standpointsOf, type Standpoints } from '../verdictStrength.ts';
import { budhaditya } from './budhaditya.ts';
import { chandraMangala } from './chandraMangala.ts';
import { dhanaLords } from './dhanaLords.ts';
import { dharmaKarmadhipati } from './dharmaKarmadhipati.ts';
import { gajakesari } from './gajakesari.ts';
import { kendraTrikonaRajas } from './kendraTrikonaRaja.ts';
import { mahapurushas } from './mahapurusha.ts';
import { parivartanas } from './parivartana.ts';
import { vipreetRajas } from './vipreetRaja.ts';
import { yogakaraka } from './yogakaraka.ts';

export const YOGAS: readonly Rule[] = [
  ...mahapurushas,
  gajakesari,
  chandraMangala,
  budhaditya,
  yogakaraka,
  dharmaKarmadhipati,
  ...kendraTrikonaRajas,
  ...dhanaLords,
  ...parivartanas,
  ...vipreetRajas,
];

/** Lists the verdicts on every yoga that a chart has, the strongest first. */
export function yogasPresent(chart: Chart, standpoints: Standpoints = standpointsOf(chart)): Verdict[] {
  return YOGAS.map((rule) => judge(rule, chart, standpoints))
    .filter(({ isPresent }) => isPresent)
    .sort((a, b) => b.strength!.value - a.strength!.value);
}
