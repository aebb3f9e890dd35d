/** Answer of /varshphal/predictions. */
import { runningPath } from '../../astro/dasha/nakshatra.ts';
import type { Period } from '../../astro/dasha/period.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { citation } from '../../astro/source.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { MUDDA_SOURCE, muddaPeriods } from '../../astro/varshphal/mudda.ts';
import { munthaReading, verdictOf, type MunthaVerdict } from '../../astro/varshphal/muntha.ts';
import { yearContext, yearScore, type YearContext } from '../../astro/varshphal/yearPrediction.ts';
import { judgedAreas, type JudgedArea } from '../../astro/varshphal/predictionAreas.ts';
import { judgedMonths, type JudgedMonth } from '../../astro/varshphal/predictionMonths.ts';
import { yearNotes } from '../../astro/varshphal/predictionNotes.ts';
import { SAHAM_SOURCE } from '../../astro/varshphal/sahams.ts';
import { BALA_SOURCE, RELATION_SOURCE, SAMJNA_TANTRA, VARSHA_TANTRA } from '../../astro/varshphal/tajikaSources.ts';
import { isLeadingArea } from '../../astro/varshphal/tables/yearAreas.ts';
import { tajikaYogas } from '../../astro/varshphal/tajikaYogas.ts';
import { standingArgs, type YearStanding } from '../../astro/varshphal/yearStanding.ts';
import type { AnnualPredictions } from '../../schemas/varshphal/predictions.ts';
import { stageAt } from '../../birth/personOf.ts';
import type { Names } from '../../words/names.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { annualHead, type AnnualContext, type AnnualYear, type PredictionsChoice } from './annual.ts';
import { yearLordChoices } from './echoedChoices.ts';
import { areaRecord, byEase, contactArgs, lordSpan, monthRecord, yearPlanet } from './predictionRecords.ts';
import { disclaimerIn } from '../../words/disclaimers.ts';
import { VARSHPHAL } from '../../words/subjects/varshphal.ts';
import { balaNotes, PLACE_NOTES, PREDICTION_NOTES } from './notes.ts';
import { VERDICT_NAMES } from './termNames.ts';
import { conditionRecord, said, scoreRecord } from './yearRecords.ts';

/** Returns what is read of a year: its tone, areas of life, and months. */
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
  const stage = stageAt(context, annual.returnJdUT);
  return {
    ...annualHead(year),
    ...wholeYear(year, judgedYear, { areas, months, stage }, names),
    running_dasha: running.map((each) => runningRecord(year, each, judgedYear.standings(each.lord), stage, names)),
    areas: areas.map((area) => areaRecord(area, { year, months, names, stage })),
    first_period: opening,
    months: months.map((month) => monthRecord(month, year, stage, names)),
    yogas: yogaRecords(judgedYear, names),
    special: specialRecords(judgedYear, names),
    disclaimer: disclaimerIn('annual', names.lang),
    confidence: 'interpretive',
    notes: names.texts([
      PREDICTION_NOTES.weights,
      PREDICTION_NOTES.scale,
      PREDICTION_NOTES.mudda[opening],
      PREDICTION_NOTES.muddaYear,
      PREDICTION_NOTES.bond,
      PREDICTION_NOTES.health,
      ...balaNotes(choices),
      PLACE_NOTES[year.returnPlace],
    ]),
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
  const tone = verdictOf(score.band);
  return {
    strength: scoreRecord(score, names),
    tone,
    tone_name: names.of(VERDICT_NAMES[tone]),
    summary: summaryOf(year, judgedYear, { ...described, tone }, names),
    year_lord: yearPlanet(judgedYear.standings(judgedYear.ruling.planet), names),
    muntha: {
      house: muntha.house,
      lord: planetId(muntha.lord),
      reading: munthaReading(judgedYear.annual, judgedYear.muntha, described.stage)
        .map((fact) => said(fact, names))
        .join(' '),
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
  stage: LifeStage,
  names: Names,
): AnnualPredictions['running_dasha'][number] {
  const until = endJdUT < annual.nextReturnJdUT ? day(endJdUT) : null;
  return {
    level,
    ...yearPlanet(standing, names),
    start: instant(startJdUT),
    end: instant(endJdUT),
    reading: VARSHPHAL[names.lang].running_lord({
      ...standingArgs(standing),
      level: level === 1 ? 1 : 2,
      until,
      stage,
    }),
  };
}

interface Described {
  /** Of the person in that year. */
  readonly stage: LifeStage;
  readonly areas: readonly JudgedArea[];
  readonly months: readonly JudgedMonth[];
}

const AREAS_DESCRIBED = 2;

function summaryOf(
  year: AnnualYear,
  judgedYear: YearContext,
  { areas, months, stage, tone }: Described & { readonly tone: MunthaVerdict },
  names: Names,
): string {
  const { annual, ruling, standings } = judgedYear;
  const led = areas.filter(({ area }) => isLeadingArea(area.id, stage));
  const ranked = [...led].sort((a, b) => b.score.value - a.score.value);
  const idsOf = (list: readonly JudgedArea[]) => list.map(({ area }) => area.id);
  const demanding = ranked.filter(({ tone }) => tone !== 'good').slice(-AREAS_DESCRIBED);
  const stretches = byEase(months);
  const words = VARSHPHAL[names.lang];
  return [
    words.year_span({
      from: year.day(annual.returnJdUT),
      until: year.day(annual.nextReturnJdUT),
      tone,
    }),
    words.year_lord_stands({ ...standingArgs(standings(ruling.planet)), stage }),
    words.year_theme({ house: annual.muntha.house, stage }),
    words.areas_ranked({ best: idsOf(ranked.slice(0, AREAS_DESCRIBED)), care: idsOf(demanding.reverse()), stage }),
    words.stretches({ easiest: lordSpan(stretches[0]!, year), hardest: lordSpan(stretches.at(-1)!, year) }),
  ].join(' ');
}

function yogaRecords({ annual, tajika }: YearContext, names: Names): AnnualPredictions['yogas'] {
  return tajikaYogas(annual.chart, tajika)
    .filter(({ isPresent }) => isPresent)
    .map(({ row, instances }) => ({
      id: row.id,
      name: names.of(row),
      polarity: row.polarity,
      result: names.text(row.result),
      planets: [...new Set(instances.flatMap(({ planets }) => planets))].map(planetId),
      houses: [...new Set(instances.flatMap(({ houses }) => houses))].sort((a, b) => a - b),
      text: VARSHPHAL[names.lang].yoga_places({
        instances: instances.map(({ contact, houses, planets }) => {
          return { planets, houses, contact: contact && contactArgs(contact) };
        }),
      }),
    }));
}

function specialRecords({ annual }: YearContext, names: Names): AnnualPredictions['special'] {
  return yearNotes(annual).map(({ row, isPresent, evidence, text }) => ({
    id: row.id,
    name: names.of(row),
    present: isPresent,
    text: isPresent ? names.text(text) : null,
    evidence: evidence.map((condition) => conditionRecord(condition, VARSHA_TANTRA, names)),
  }));
}
