/** Answer of /career/analyze: everything about a career, made of the records of the single paths. */
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { careerMethods, careerSuccess } from '../../lib/astro/judgement/career/careerSuccess.ts';
import { INDICATOR_SOURCE } from '../../lib/astro/judgement/career/indicators/indicators.ts';
import { skillsReading } from '../../lib/astro/judgement/career/karakamshaSkills.ts';
import { workSignifications, type WorkSignification } from '../../lib/astro/judgement/career/significations.ts';
import { professionRanking, type RankedPlanet } from '../../lib/astro/judgement/career/votes.ts';
import { citation } from '../../lib/astro/source.ts';
import type { IndicatorGroup, TopicEffect } from '../../lib/schemas/career/timing.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import type { Names } from '../../lib/words/names.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { pastEventsRecord } from '../../lib/records/evidence/pastEvents.ts';
import { Warned } from '../../lib/records/warned.ts';
import { jobChangeSigns, promotionSigns } from './changes.ts';
import { currentEffect } from './currentEffect.ts';
import { methodOneReading, methodOneSources } from './methodOne.ts';
import { methodThreeReading, methodThreeSources } from './methodThree.ts';
import { methodTwoReading, methodTwoSources } from './methodTwo.ts';
import { modernReading, modernSources } from './modern.ts';
import { rankedPlanetRecord, significationRecord, workText } from './records.ts';
import { SKILLS_SOURCES, skillsPart, trainingText } from './skills.ts';
import { successCounsel, successEntries, successSources, successText } from './success.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { analysisDate, careerTimes, type CareerContext, type CareerTimes } from './careerTimes.ts';

export function analyze(context: CareerContext): Warned {
  const { input, names } = context;
  const times = careerTimes(context);
  const { area } = times;
  const methods = careerMethods(area);
  const ranking = professionRanking(methods);
  const found = careerSuccess(area, methods);
  const skills = skillsReading(area, methods.two.karakamsha);
  const timing = input.include_timing === false ? null : timingInShort(times);
  const modern = input.include_modern_interpretation === false ? null : modernReading(context, area, ranking);
  const one = methodOneReading(context, methods.one);
  const professions = professionsOf(area, ranking);
  const data: CareerAnalysis = {
    analysis_date: analysisDate(context),
    method_1: one,
    method_2: methodTwoReading(context, methods.two, skills),
    method_3: methodThreeReading(context, methods.three),
    ranking: ranking.map((planet, index) => rankedPlanetRecord(planet, index + 1, names)),
    professions: professions.map((profession) => professionRecord(profession, names)),
    skills: skillsPart(methods.two.karakamsha, skills, names),
    success: successEntries(methods, found, names),
    timing: timing && timing.record,
    past_events: pastEventsRecord(context, area, career),
    modern: modern && { ...modern, categories: modern.categories.slice(0, CATEGORIES_DESCRIBED) },
    counsel: [successCounsel(found, methods, names.lang), modern ? modern.counsel : trainingText(skills, names)].join(
      ' ',
    ),
    summary: [
      rankingText(ranking, professions, names),
      successText(methods, found, names),
      one.income_location.summary,
      ...(timing ? [timing.record.ahead.text] : []),
    ].join(' '),
    sources: [
      ...new Set([
        ...methodOneSources(methods.one),
        ...methodTwoSources(methods.two),
        ...methodThreeSources(area, methods.three),
        ...SKILLS_SOURCES,
        ...successSources(methods, found),
        ...(timing ? timing.sources : []),
        ...(modern ? modernSources(ranking) : []),
      ]),
    ],
  };
  return new Warned(data, times.warnings);
}

type Timing = NonNullable<CareerAnalysis['timing']>;

const WINDOWS_DESCRIBED = 3;
const CATEGORIES_DESCRIBED = 4;

/** The timing without the scores of single periods, and with the best windows only. */
function timingInShort(times: CareerTimes): { record: Timing; sources: readonly string[] } {
  const { record: current, sources } = currentEffect(times);
  const { record: ahead } = timesAhead(times);
  const record: Timing = {
    current_effect: { ...current, topics: current.topics.map(topicInShort) },
    job_change: signsInShort(jobChangeSigns(times)),
    promotion: signsInShort(promotionSigns(times)),
    ahead: {
      ...ahead,
      upcoming_changes: ahead.upcoming_changes.map(({ topics, ...change }) => {
        return { ...change, topics: topics.map(({ id, name, tone }) => ({ id, name, tone })) };
      }),
      favourable_periods: ahead.favourable_periods.slice(0, WINDOWS_DESCRIBED),
      challenging_periods: ahead.challenging_periods.slice(0, WINDOWS_DESCRIBED),
    },
  };
  return { record, sources: [citation(PERIOD_SOURCE), citation(INDICATOR_SOURCE), ...sources, ...AHEAD_SOURCES] };
}

function topicInShort({
  houses,
  id,
  name,
  reasons,
  score,
  text,
  tone,
}: TopicEffect): Timing['current_effect']['topics'][number] {
  return { id, name, score, tone, houses, reasons, text };
}

function signsInShort(signs: IndicatorGroup | null): Timing['job_change'] {
  if (signs === null) return null;
  const { indicators, ...group } = signs;
  return {
    ...group,
    indicators: indicators.map(({ id, kind, meaning, met, rule, when }) => ({ id, rule, met, kind, meaning, when })),
  };
}

const PROFESSIONS_DESCRIBED = 3;

interface Profession {
  readonly rank: number;
  readonly sharePercent: number;
  readonly signification: WorkSignification;
}

/** What work the planets that lead the votes give. */
function professionsOf(area: AreaContext, ranking: readonly RankedPlanet[]): Profession[] {
  const leading = ranking.slice(0, PROFESSIONS_DESCRIBED);
  const actors = leading.flatMap(({ planet, votes }) =>
    votes.slice(0, 2).map(({ reason }) => ({ planet, role: reason })),
  );
  const described = new Map(workSignifications(area, actors).map((one) => [one.planet, one]));
  return leading.flatMap(({ planet, sharePercent }, index) => {
    const signification = described.get(planet);
    return signification ? [{ rank: index + 1, sharePercent, signification }] : [];
  });
}

function professionRecord(of: Profession, names: Names): CareerAnalysis['professions'][number] {
  const signification = significationRecord(of.signification, names);
  const keywords = [...signification.classical, ...signification.modern_fields.map(({ name }) => name)];
  return { rank: of.rank, share_percent: of.sharePercent, signification, keywords };
}

function rankingText(ranking: readonly RankedPlanet[], [first]: readonly Profession[], names: Names): string {
  const leading = ranking.slice(0, PROFESSIONS_DESCRIBED).map(({ planet, sharePercent }) => ({ planet, sharePercent }));
  const leaders = CAREER_METHODS[names.lang].leading_planets({ leading });
  return first ? `${leaders} ${workText(first.signification, names)}` : leaders;
}
