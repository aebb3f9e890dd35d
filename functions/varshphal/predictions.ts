/** Answer of /varshphal/predictions. */
import { runningPath } from '../../lib/astro/dasha/nakshatra.ts';
import type { Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { MUDDA_SOURCE, muddaPeriods } from '../../lib/astro/varshphal/mudda.ts';
import { munthaReading, verdictOf } from '../../lib/astro/varshphal/muntha.ts';
import { yearContext, yearScore, type YearContext } from '../../lib/astro/varshphal/yearPrediction.ts';
import { judgedAreas, type JudgedArea } from '../../lib/astro/varshphal/predictionAreas.ts';
import { judgedMonths, type JudgedMonth } from '../../lib/astro/varshphal/predictionMonths.ts';
import { yearNotes } from '../../lib/astro/varshphal/predictionNotes.ts';
import { SAHAM_SOURCE } from '../../lib/astro/varshphal/sahams.ts';
import { BALA_SOURCE, RELATION_SOURCE, SAMJNA_TANTRA, VARSHA_TANTRA } from '../../lib/astro/varshphal/tajikaSources.ts';
import { tajikaYogas } from '../../lib/astro/varshphal/tajikaYogas.ts';
import type { YearStanding } from '../../lib/astro/varshphal/yearStanding.ts';
import type { AnnualPredictions } from '../../lib/schemas/varshphal/predictions.ts';
import type { Names } from '../../lib/words/names.ts';
import { evidenceRecord, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { instancesText } from './bondWords.ts';
import { annualHead, type AnnualContext, type AnnualYear, type PredictionsChoice } from './annual.ts';
import { yearLordChoices } from './echoedChoices.ts';
import { areaRecord, byEase, monthRecord, yearPlanet } from './predictionRecords.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { PREDICTION_NOTES, period, runningReading, yearSummary } from './predictionWords.ts';
import { balaNotes, PLACE_NOTES, VERDICT_NAMES } from './words.ts';

export function predictions(year: AnnualYear, context: AnnualContext<PredictionsChoice>): AnnualPredictions {
  const { input, names, query } = context;
  const { annual } = year;
  const opening = query.first_period ?? 'balance';
  const choices = yearLordChoices(input);
  const running = runningPeriods(year, context);
  const runningLords = running.map(({ lord }) => lord);
  const judgedYear = yearContext(annual, runningLords, context.strengths(), choices);
  const areas = judgedAreas(judgedYear);
  const months = judgedMonths(judgedYear, muddaPeriods(annual, opening));
  return {
    ...annualHead(year),
    ...wholeYear(year, judgedYear, { areas, months }, names),
    running_dasha: running.map((each) => runningRecord(year, each, judgedYear.standings(each.lord), names)),
    areas: areas.map((area) => areaRecord(area, { year, months, names })),
    first_period: opening,
    months: months.map((month) => monthRecord(month, year, names)),
    yogas: yogaRecords(judgedYear, names),
    special: specialRecords(judgedYear, names),
    disclaimer: disclaimerIn('annual', names.lang),
    confidence: 'interpretive',
    notes: [
      PREDICTION_NOTES.weights,
      PREDICTION_NOTES.scale,
      PREDICTION_NOTES.mudda[opening],
      PREDICTION_NOTES.muddaYear,
      PREDICTION_NOTES.bond,
      PREDICTION_NOTES.health,
      ...balaNotes(choices),
      PLACE_NOTES[year.returnPlace],
    ],
    sources: [
      ...[VARSHA_TANTRA, SAMJNA_TANTRA, BALA_SOURCE, RELATION_SOURCE],
      ...[SAHAM_SOURCE, MUDDA_SOURCE, vimshottari.source],
    ].map(citation),
  };
}

/** Score, summary, and the two rulers of the year. */
function wholeYear(
  year: AnnualYear,
  judgedYear: YearContext,
  described: Described,
  names: Names,
): Pick<AnnualPredictions, 'strength' | 'tone' | 'tone_name' | 'summary' | 'year_lord' | 'muntha'> {
  const { muntha } = judgedYear.annual;
  const score = yearScore(judgedYear);
  const tone = verdictOf(score.value);
  return {
    strength: strengthRecord(score, names),
    tone,
    tone_name: names.of(VERDICT_NAMES[tone]),
    summary: summaryOf(year, judgedYear, described, score.value),
    year_lord: yearPlanet(judgedYear.standings(judgedYear.ruling.planet), names),
    muntha: {
      house: muntha.house,
      lord: planetId(muntha.lord),
      reading: munthaReading(judgedYear.annual, judgedYear.muntha),
    },
  };
}

/** Mahadasha and antardasha at the return; none where it lies beyond the periods of a life. */
function runningPeriods({ annual }: AnnualYear, context: AnnualContext<PredictionsChoice>): Period<Planet>[] {
  const path = runningPath(vimshottari, context.life(vimshottari), annual.returnJdUT);
  return path ? [path[0], path[1]] : [];
}

function runningRecord(
  { annual, day, instant }: AnnualYear,
  { level, startJdUT, endJdUT }: Period<Planet>,
  standing: YearStanding,
  names: Names,
): AnnualPredictions['running_dasha'][number] {
  const until = endJdUT < annual.nextReturnJdUT ? day(endJdUT) : null;
  return {
    level,
    ...yearPlanet(standing, names),
    start: instant(startJdUT),
    end: instant(endJdUT),
    reading: runningReading(standing, level === 1 ? 'mahadasha' : 'antardasha', until),
  };
}

interface Described {
  readonly areas: readonly JudgedArea[];
  readonly months: readonly JudgedMonth[];
}

const AREAS_DESCRIBED = 2;

function summaryOf(
  { annual, day }: AnnualYear,
  judgedYear: YearContext,
  { areas, months }: Described,
  score: number,
): string {
  const ranked = [...areas].sort((a, b) => b.score.value - a.score.value);
  const idsOf = (list: readonly JudgedArea[]) => list.map(({ area }) => area.id);
  const stretches = byEase(months);
  const stretch = ({ period: { lord, startJdUT, endJdUT } }: JudgedMonth) =>
    `that of ${named(lord)} ${period(day(startJdUT), day(endJdUT))}`;
  return yearSummary({
    start: day(annual.returnJdUT),
    end: day(annual.nextReturnJdUT),
    score,
    tone: verdictOf(score),
    yearLord: judgedYear.standings(judgedYear.ruling.planet),
    munthaTheme: judgedYear.muntha.theme.theme,
    munthaHouse: annual.muntha.house,
    best: idsOf(ranked.slice(0, AREAS_DESCRIBED)),
    care: idsOf(
      ranked
        .filter(({ tone }) => tone !== 'good')
        .slice(-AREAS_DESCRIBED)
        .reverse(),
    ),
    bestMonth: stretch(stretches[0]!),
    hardMonth: stretch(stretches.at(-1)!),
  });
}

function yogaRecords({ annual, tajika }: YearContext, names: Names): AnnualPredictions['yogas'] {
  return tajikaYogas(annual.chart, tajika)
    .filter(({ isPresent }) => isPresent)
    .map(({ row, instances }) => ({
      id: row.id,
      name: names.of(row),
      polarity: row.polarity,
      result: row.result,
      planets: [...new Set(instances.flatMap(({ planets }) => planets))].map(planetId),
      houses: [...new Set(instances.flatMap(({ houses }) => houses))].sort((a, b) => a - b),
      text: instancesText(instances),
    }));
}

function specialRecords({ annual }: YearContext, names: Names): AnnualPredictions['special'] {
  return yearNotes(annual).map(({ row, isPresent, evidence, text }) => ({
    id: row.id,
    name: names.of(row),
    present: isPresent,
    text: isPresent ? text : null,
    evidence: evidence.map((condition) => evidenceRecord(condition, VARSHA_TANTRA)),
  }));
}
