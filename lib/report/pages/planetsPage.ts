/** Page 2: the planets and the houses. */
import { houseFrom, planetsOf, type ChartPlanet } from '../../astro/chart/chart.ts';
import { chartFrom } from '../../astro/chart/derivedCharts.ts';
import { dividedHouses, type HouseDivision } from '../../astro/chart/houses.ts';
import { nakshatraLord } from '../../astro/tables/nakshatras.ts';
import { vargaChart, type VargaChart } from '../../astro/varga/position.ts';
import type { Placement } from '../../astro/chart/zodiac.ts';
import { dms } from '../../records/common.ts';
import { drawHeading } from '../blocks.ts';
import { drawIntensity } from './intensityTable.ts';
import { BODY_TOP_PT } from '../margins.ts';
import { CONTENT_PT, MARGIN_PT, STYLES } from '../paper.ts';
import type { Report } from '../report.ts';
import { drawTable, type TableColumn } from '../table.ts';

const ROW_PT = 22.5;
const PART_GAP_PT = 26;

/** Draws page 2: where the planets stand at birth, and the houses; with house intensity where it is requested. */
export function planetsPage(report: Report): void {
  const { root, words } = report;
  const division = divisionOf(report);
  const page = { xPt: MARGIN_PT, widthPt: CONTENT_PT };
  const table = { xPt: MARGIN_PT, rowPt: ROW_PT };
  let topPt = drawHeading(root, words.say('planets'), { ...page, topPt: BODY_TOP_PT });
  topPt = drawTable(root, planetColumns(report), planetRows(report, division), { ...table, topPt }) + PART_GAP_PT;
  topPt = drawHeading(root, words.say('house_table'), { ...page, topPt });
  topPt = drawTable(root, houseColumns(report), houseRows(report, division), { ...table, topPt });
  if (report.options.hasIntensity) drawIntensity(report, topPt);
}

/** Counted from a planet, houses are whole signs; from the ascendant they follow the caller's house system. */
function divisionOf({ context: { chart, cusps }, options: { countedFrom } }: Report): HouseDivision {
  if (!countedFrom) return dividedHouses(chart, cusps);
  return dividedHouses(chartFrom(chart, countedFrom), { system: 'whole_sign', cuspsDeg: [], middlesDeg: [] });
}

function planetColumns({ words: { say } }: Report): TableColumn[] {
  const style = STYLES.cell;
  return [
    { heading: say('planet'), widthPt: 54, style: STYLES.strongCell },
    { heading: say('sign'), widthPt: 52, style },
    { heading: say('degree'), widthPt: 49, style },
    { heading: say('nakshatra_pada'), widthPt: 95, style },
    { heading: say('nakshatra_lord'), widthPt: 43, style },
    { heading: say('house'), widthPt: 33, style, anchor: 'middle' },
    { heading: say('navamsa'), widthPt: 53, style },
    { heading: say('dignity'), widthPt: 61, style },
    { heading: say('state'), widthPt: CONTENT_PT - 440, style },
  ];
}

function planetRows(report: Report, { houseOf }: HouseDivision): string[][] {
  const { chart, names } = report.context;
  const navamsa = vargaChart(chart, 'd9');
  const place = ({ signIndex, degreeInSign, nakshatraIndex, pada }: Placement): string[] => [
    names.sign(signIndex),
    dms(degreeInSign),
    `${names.nakshatra(nakshatraIndex)}, ${pada}`,
    names.planet(nakshatraLord(nakshatraIndex)),
  ];
  const navamsaSign = ({ signIndex }: VargaChart['ascendant'] | VargaChart['planets']['Sun']) => names.sign(signIndex);
  const { say } = report.words;
  return [
    [say('lagna'), ...place(chart.ascendant), houseOfAscendant(report), navamsaSign(navamsa.ascendant), '', ''],
    ...planetsOf(chart).map((planet) => [
      names.planet(planet.id),
      ...place(planet),
      String(houseOf[planet.id]),
      navamsaSign(navamsa.planets[planet.id]),
      dignityName(report, planet),
      stateOf(report, planet),
    ]),
  ];
}

function houseOfAscendant({ context: { chart }, options: { countedFrom } }: Report): string {
  if (!countedFrom) return '1';
  return String(houseFrom(chart.planets[countedFrom], chart.ascendant));
}

/** The English term without the Sanskrit that explains it. */
function dignityName({ context: { names } }: Report, { dignity }: ChartPlanet): string {
  return names.term(dignity).replace(/ \(.*\)$/, '');
}

function stateOf({ words: { say } }: Report, { isCombust, isRetrograde }: ChartPlanet): string {
  if (isRetrograde && isCombust) return say('retrograde_combust');
  if (isRetrograde) return say('retrograde');
  return isCombust ? say('combust') : '';
}

function houseColumns({ words: { say } }: Report): TableColumn[] {
  return [
    { heading: say('house'), widthPt: 46, style: STYLES.strong },
    { heading: say('sign'), widthPt: 76 },
    { heading: say('lord'), widthPt: 70 },
    { heading: say('lord_in'), widthPt: 66 },
    { heading: say('occupants'), widthPt: CONTENT_PT - 258 },
  ];
}

function houseRows({ context: { names } }: Report, { houses }: HouseDivision): string[][] {
  return houses.map(({ number, signIndex, lord, lordHouse, occupants }) => [
    String(number),
    names.sign(signIndex),
    names.planet(lord),
    String(lordHouse),
    occupants.map((planet) => names.planet(planet)).join(', '),
  ]);
}
