/** Runs what gives scores for random births, so that the recorder sees every score that an answer tells the place of. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { birthContext } from '../../functions/_shell/context.ts';
import { dividedHouses } from '../../lib/astro/chart/houses.ts';
import { upachayaFrom, upachayaScore } from '../../lib/astro/chart/upachaya.ts';
import { runningPath, subPeriods } from '../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { judgedPeriod, type JudgedPeriod } from '../../lib/astro/judgement/dasha/periodScore.ts';
import { sarvaPlace } from '../../lib/astro/ashtakavarga/bands.ts';
import { houseBindus } from '../../lib/astro/ashtakavarga/houseBindus.ts';
import { HOUSES } from '../../lib/astro/planet/lordship.ts';
import { houseBalaPlace, houseBalas } from '../../lib/astro/strength/houseBala.ts';
import { shadbalaPlace } from '../../lib/astro/strength/shadbala.ts';
import { combinedTransits } from '../../lib/astro/transit/gochara.ts';
import { stayOutlooks } from '../../lib/astro/transit/outlook.ts';
import { transitSkyOf } from '../../lib/records/transit/passages.ts';
import { PLANETS, SEVEN_PLANETS } from '../../lib/astro/tables/planets.ts';
import { SCHEMES } from '../../lib/astro/varga/tables/vimsopaka.ts';
import { vargaStandings, vimsopakaPlace, vimsopakaScore } from '../../lib/astro/varga/vimsopaka.ts';
import { panchaVargiyaOf, panchaVargiyaPlace } from '../../lib/astro/varshphal/panchaVargiya.ts';
import { karakaStrength } from '../../lib/astro/strength/houseStrength.ts';
import { annualOfYear } from '../../lib/astro/varshphal/annual.ts';
import { muddaPeriods } from '../../lib/astro/varshphal/mudda.ts';
import { judgedAreas } from '../../lib/astro/varshphal/predictionAreas.ts';
import { judgedMonths } from '../../lib/astro/varshphal/predictionMonths.ts';
import { judgedYearLord } from '../../lib/astro/varshphal/yearLord.ts';
import { yearContext, yearScore } from '../../lib/astro/varshphal/yearPrediction.ts';
import { abroad, karma, learning, medicalScores, predictions, remedies, work } from './areaScores.ts';
import { randomInputs, type RandomBirth } from './births.ts';
import { takeRecorded, type Recorded } from './recorder.ts';

const YOUNGEST = 5;
const AGES = 75;
/** Has no divisor in common with the ages, so that each of them has its turn. */
const AGE_STEP = 37;
const SEARCHED_EVERY = 5;

/** What gives the scores of some subjects. Scores of other subjects that it needs on its way are counted elsewhere. */
interface Section {
  readonly subjects: readonly string[];
  /** @param isSearched whether what takes a search of the years around is counted too: of every fifth birth */
  run(birth: RandomBirth, age: number, isSearched: boolean): void;
}

const SECTIONS: readonly Section[] = [
  { subjects: ['planet', 'house', 'upachaya'], run: planets },
  { subjects: ['shadbala', 'house_bala', 'vimsopaka', 'bindus'], run: classical },
  { subjects: ['period'], run: periods },
  { subjects: ['moment', 'prediction'], run: predictions },
  { subjects: ['career'], run: work },
  { subjects: ['videsh'], run: abroad },
  { subjects: ['karma'], run: karma },
  { subjects: ['vidya'], run: learning },
  { subjects: ['medical'], run: medicalScores },
  { subjects: ['remedy'], run: remedies },
  { subjects: ['transit'], run: transits },
  { subjects: ['year', 'pancha_vargiya'], run: year },
];

/** Returns the scores of births by their number, from the first up to but without the last. */
export function scoresOfBirths(first: number, last: number): Recorded {
  const all: Recorded = new Map();
  let index = 0;
  for (const input of randomInputs(last)) {
    if (index >= first) {
      const age = YOUNGEST + ((index * AGE_STEP) % AGES);
      const [year, ...rest] = input.date.split('-');
      // Every date is in every year, but the 29th of February.
      const asOf = [Number(year) + age, ...rest].join('-').replace('-02-29', '-02-28');
      add(all, birthContext(input, 'en', { as_of: asOf }, {}, false), age, index % SEARCHED_EVERY === 0);
    }
    index++;
  }
  return all;
}

function add(all: Recorded, birth: RandomBirth, age: number, isSearched: boolean): void {
  for (const { run, subjects } of SECTIONS) {
    takeRecorded();
    run(birth, age, isSearched);
    const recorded = takeRecorded();
    for (const subject of subjects) {
      const known = all.get(subject) ?? new Map<string, number[]>();
      all.set(subject, known);
      for (const [id, values] of recorded.get(subject) ?? []) {
        const found = known.get(id) ?? [];
        known.set(id, found);
        found.push(...values);
      }
    }
  }
}

function planets(birth: RandomBirth): void {
  const strengths = birth.strengths();
  const { houseScore } = birth.chartContext();
  for (const house of HOUSES) {
    houseScore(house);
    karakaStrength(house, strengths);
  }
  for (const origin of ['ascendant', 'moon'] as const) upachayaScore(upachayaFrom(birth.chart, origin), strengths);
}

/** Strengths that the texts define, by the default readings. */
function classical(birth: RandomBirth): void {
  const { chart } = birth;
  const shadbala = birth.shadbala();
  for (const planet of SEVEN_PLANETS) {
    shadbalaPlace(shadbala[planet]);
    const standings = vargaStandings(chart, planet, 'by_lord');
    for (const scheme of SCHEMES) vimsopakaPlace(scheme, planet, vimsopakaScore(standings, scheme).points);
  }
  const division = dividedHouses(chart, birth.cusps);
  houseBalas(chart, division, shadbala).forEach(({ rupas }, index) => houseBalaPlace(index + 1, rupas));
  for (const { bindus, house } of houseBindus(birth.bindus(), chart.ascendant.signIndex)) sarvaPlace(house, bindus);
}

/** All mahadashas, each as it begins, and the parts of the one that runs, down to the third level. */
function periods(birth: RandomBirth): void {
  // The yogas of a chart are listed beside the score of a period and add nothing to it.
  const context = { ...birth.ruleContext(), chart: birth.chart, transitSign: birth.transitSign, yogas: [] };
  const life = birth.life(vimshottari);
  for (const period of life) judgedPeriod(context, period, null, period.startJdUT);
  const path = runningPath(vimshottari, life, birth.nowJdUT);
  if (path === null) return;
  let parent: JudgedPeriod = judgedPeriod(context, path[0], null, birth.nowJdUT);
  for (const running of [path[1], path[2]]) {
    const around = parent;
    const parts = subPeriods(vimshottari, around.period).map((part) =>
      judgedPeriod(context, part, around, part.startJdUT),
    );
    parent = parts.find(({ lord }) => lord === running.lord)!;
  }
}

/** The nine planets as they pass now, and their stays in signs around now. */
function transits(birth: RandomBirth, _age: number, isSearched: boolean): void {
  const { gochara, judged, tracks } = transitSkyOf(
    PLANETS,
    birth,
    { names: birth.names, clock: birth.birth.time.clock },
    birth.nowJdUT,
    'counted',
  );
  combinedTransits(judged);
  if (!isSearched) return;
  for (const planet of PLANETS) stayOutlooks(gochara, tracks, planet, birth.nowJdUT);
}

function year(birth: RandomBirth, age: number): void {
  const { birth: moment, chart, ephemeris, sky } = birth;
  const born = { chart, jdUT: moment.jdUT, jdTT: moment.jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const annual = annualOfYear(born, age, moment, ephemeris);
  const path = runningPath(vimshottari, birth.life(vimshottari), annual.returnJdUT);
  const context = yearContext(annual, path ? [path[0].lord, path[1].lord] : [], birth.strengths());
  yearScore(context);
  judgedYearLord(annual, context.ruling);
  judgedAreas(context);
  judgedMonths(context, muddaPeriods(annual, 'balance'));
  for (const planet of SEVEN_PLANETS) {
    const { classical, specified } = panchaVargiyaOf(annual.chart, planet);
    panchaVargiyaPlace('classical', planet, classical.value);
    panchaVargiyaPlace('specified', planet, specified.value);
  }
}

if (!isMainThread) {
  const { first, last } = workerData as { first: number; last: number };
  parentPort?.postMessage(scoresOfBirths(first, last));
}
