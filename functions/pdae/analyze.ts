/** Answers of /pdae/analyze, /pdae/analyze-ai and /pdae/today: everything about a day for a birth. */
import type { JudgedDay } from '../../lib/astro/judgement/day/score/dayScore.ts';
import type { WindowContext } from '../../lib/astro/judgement/day/windows.ts';
import type { LifeStage } from '../../lib/astro/stage.ts';
import { citation } from '../../lib/astro/source.ts';
import { REMEDY_SOURCE } from '../../lib/astro/tables/remedies.ts';
import type { AnyHourQuery, FormatQuery, TargetDateQuery } from '../../lib/schemas/pdae/inputs.ts';
import type { PersonalAnalysis } from '../../lib/schemas/pdae/analysis.ts';
import type { Remedy } from '../../lib/schemas/common/records.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { stageAt } from '../../lib/birth/personOf.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { dayPlaceRecord } from '../../lib/birth/dayPlace.ts';
import { eclipseFields } from '../../lib/records/eclipse/dayEclipses.ts';
import { specialYogaRecords } from '../../lib/records/day/common.ts';
import { doubleTransitRecord } from '../../lib/records/transit/doubleTransit.ts';
import { namesIn, type Names } from '../../lib/words/names.ts';
import { personalDay, type PersonalContext, type PersonalDay } from '../../lib/birth/personalDay.ts';
import type { Fields } from '../_shell/kinds/natal.ts';
import { NEXT_PASSAGE_DAYS, SATURN_SOURCES, saturnStatus, saturnView } from '../../lib/records/transit/saturn.ts';
import { combinedRecord, transitRecords, transitSky, type TransitSky } from '../../lib/records/transit/passages.ts';
import { dayRemedies, recommendations } from './advice.ts';
import { dayDasha, dayPath } from './dayDasha.ts';
import { dayPanchang } from './dayPanchang.ts';
import { personalYogas } from './personalYogas.ts';
import { judgedDay, windowContext } from './dayScoreContext.ts';
import { dayScoreRecord } from './scoreRecords.ts';
import { SCORE_SOURCES } from './scoreNotes.ts';
import { moonOfDay } from './tarabala.ts';
import { dayInShort } from '../../lib/texts/day/headline.ts';
import { dayText, textLanguage } from '../../lib/texts/day/dayText.ts';
import { muhurtaTimings, weighedDay } from './windows.ts';
import { writtenBy } from '../_shell/kinds/narrated.ts';
import type { Warned } from '../../lib/records/warned.ts';
import type { TextModel } from '../_textModel/written.ts';

export type AnalysisQuery = Fields<typeof FormatQuery & typeof AnyHourQuery>;
type AnalysisContext = PersonalContext<AnalysisQuery>;

/** Everything that an analysis is written from, each computed once. */
interface Analysed {
  readonly context: AnalysisContext;
  readonly day: PersonalDay;
  readonly judged: JudgedDay;
  readonly subject: WindowContext;
  readonly findings: DayFindings;
  readonly sky: TransitSky;
  /** Of the person on that day. */
  readonly stage: LifeStage;
}

export function analyze(day: PersonalDay, context: AnalysisContext): PersonalAnalysis {
  const judged = judgedDay(context, day);
  const analysed: Analysed = {
    context,
    day,
    judged,
    subject: windowContext(judged, day.clockNoonJdUT),
    findings: day.findings(),
    sky: transitSky(context, day, day.clockNoonJdUT),
    stage: stageAt(context, day.clockNoonJdUT),
  };
  const times = timeFields(analysed);
  const facts = {
    target_date: day.date,
    at: day.instant(day.clockNoonJdUT),
    stage: analysed.stage,
    place: dayPlaceRecord(day.place),
    ...dayScoreRecord(analysed.judged, day.instant, day.names),
    panchang: dayPanchang(analysed.findings, day),
    ...eclipseFields(day),
    ...skyFields(analysed),
    ...moonFields(analysed),
    ...times,
    ...dayInShort({ date: day.date, score: judged.score, timings: times.muhurta_timings }, context.names.lang),
    disclaimer: disclaimerIn('day', context.names.lang),
    sources: [...new Set([...SCORE_SOURCES, ...SATURN_SOURCES, REMEDY_SOURCE].map(citation))],
  };
  const lang = textLanguage(context.query.format);
  return { ...facts, text: lang && dayText({ ...facts, remedies: remediesIn(analysed, namesIn(lang)) }, lang) };
}

type SkyFields = Pick<PersonalAnalysis, 'transits' | 'transit_score' | 'sade_sati' | 'dhaiya' | 'double_transit'>;

/** Years ahead that are searched for the double transit. */
const YEARS_AHEAD = 2;

function skyFields({ context, sky }: Analysed): SkyFields {
  const view = saturnView(context, sky, NEXT_PASSAGE_DAYS);
  return {
    transits: transitRecords(sky),
    transit_score: combinedRecord(sky),
    sade_sati: saturnStatus(view, 'sade_sati'),
    dhaiya: saturnStatus(view, 'dhaiya'),
    double_transit: doubleTransitRecord(sky, YEARS_AHEAD),
  };
}

function moonFields({ context, day, findings }: Analysed): Pick<PersonalAnalysis, 'tarabala' | 'chandrabala'> {
  const { assessment, chandrabala, combined, combined_name, periods, tara } = moonOfDay(day, context, findings);
  return { tarabala: { tara, combined, combined_name, assessment, periods }, chandrabala };
}

type TimeFields = Pick<PersonalAnalysis, 'dasha' | 'muhurta_timings' | 'daily_yogas' | 'recommendations' | 'remedies'>;

function remediesIn({ judged, stage, subject }: Analysed, names: Names): Remedy[] {
  return dayRemedies(judged.score, subject.mahadashaLord, stage, names);
}

function timeFields(analysed: Analysed): TimeFields {
  const { context, day, findings, judged, subject } = analysed;
  const { closures } = judged.score;
  const path = dayPath(context, judged.context.mahadashas, day);
  const weighed = weighedDay({ subject, findings, closures, anyHour: context.query.any_hour === 'true' }, day);
  return {
    dasha: dayDasha(context, path, day),
    muhurta_timings: muhurtaTimings(weighed, day),
    daily_yogas: {
      of_the_day: specialYogaRecords(findings.yogas, day),
      personal: personalYogas(weighed.windows, day),
    },
    recommendations: recommendations(judged.score, weighed.weighed, day, analysed.stage),
    remedies: remediesIn(analysed, day.names),
  };
}

type Context = PersonalContext<Fields<typeof TargetDateQuery> & AnalysisQuery>;

export async function analyzeWithSummary(context: Context, textModel: TextModel): Promise<Warned> {
  const { daySummaryTask } = await import('./summary/bundle.ts');
  const day = personalDay(context, context.query.target_date);
  const analysis = analyze(day, context);
  const written = await textModel.written(daySummaryTask(analysis));
  return writtenBy({ ...analysis, ai_summary: written.text.text }, written, context.names, day.warnings);
}
