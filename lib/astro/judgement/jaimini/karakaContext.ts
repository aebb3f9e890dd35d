/** What readings of chara karakas need; made once for a chart. */
import type { Chart } from '../../chart/chart.ts';
import { navamsaChart } from '../../chart/derivedCharts.ts';
import { charaKaraka, charaKarakas, type CharaKaraka } from '../../jaimini/charaKarakas.ts';
import type { KarakaCode } from '../../jaimini/tables/karakaOffices.ts';
import type { Strength } from '../../strength/facts.ts';
import type { PlanetStrengths } from '../../strength/planetStrength.ts';

export interface KarakaContext {
  readonly chart: Chart;
  readonly navamsa: Chart;
  readonly karakas: readonly CharaKaraka[];
  /** The significator of the reading. */
  readonly karaka: CharaKaraka;
  /** The navamsa sign of the atmakaraka. */
  readonly karakamshaSignIndex: number;
  /** Of the planet that is read. */
  readonly strength: Strength;
}

/** Returns what the reading of one significator needs; karakamsha is always that of the atmakaraka. */
export function karakaContext(
  chart: Chart,
  code: Exclude<KarakaCode, 'PiK'>,
  strengths: PlanetStrengths,
): KarakaContext {
  const karakas = charaKarakas(chart);
  const karaka = charaKaraka(karakas, code);
  const navamsa = navamsaChart(chart);
  return {
    chart,
    navamsa,
    karakas,
    karaka,
    karakamshaSignIndex: navamsa.signs[charaKaraka(karakas, 'AK').planet],
    strength: strengths[karaka.planet],
  };
}
