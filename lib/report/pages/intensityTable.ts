/** The share of full effect of each planet in its house, below the houses of page 2. */
import { planetsOf } from '../../astro/chart/chart.ts';
import { houseIntensity } from '../../astro/strength/houseIntensity.ts';
import { drawHeading } from '../blocks.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { drawTable, type TableColumn } from '../table.ts';

const GAP_PT = 20;
const ROW_PT = 18;
const LABEL_PT = 58;

const ZONES = { madhya: 'zone_madhya', middle: 'zone_middle', sandhi: 'zone_sandhi' } as const;

/**
 * Draws the zone of its house in which each planet stands, and its share of full effect in percent; starts below
 * `topPt`.
 */
export function drawIntensity({ context: { chart, names }, root, words: { say } }: Report, topPt: number): void {
  const planets = planetsOf(chart).map((planet) => ({ ...planet, intensity: houseIntensity(chart, planet) }));
  const widthPt = (CONTENT_PT - LABEL_PT) / planets.length;
  const style = STYLES.cell;
  const columns: TableColumn[] = [
    { heading: '', widthPt: LABEL_PT, style: STYLES.label },
    ...planets.map(({ id }) => ({ heading: names.planet(id), widthPt, style })),
  ];
  const rows = [
    [say('house_zone'), ...planets.map(({ intensity }) => say(ZONES[intensity.zone]))],
    [say('share'), ...planets.map(({ intensity }) => `${Math.round(intensity.percent)} %`)],
  ];
  const place = { xPt: MARGIN_PT, topPt: topPt + GAP_PT, widthPt: CONTENT_PT };
  const tablePt = drawHeading(root, say('intensity'), place);
  drawTable(root, columns, rows, { xPt: MARGIN_PT, rowPt: ROW_PT, topPt: tablePt });
}
