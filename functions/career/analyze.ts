/** Answer of /career/analyze: everything about a career, made of the records of the single paths. */
import { PERIOD_SOURCE } from '../../lib/astro/judgement/timing/activation.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { careerMethods } from '../../lib/astro/judgement/career/careerSuccess.ts';
import { INDICATOR_SOURCE } from '../../lib/astro/judgement/career/indicators/indicators.ts';
import { skillsReading } from '../../lib/astro/judgement/career/karakamshaSkills.ts';
import { fieldReadings } from '../../lib/astro/judgement/career/modernFields.ts';
import { workSignifications, type WorkSignification } from '../../lib/astro/judgement/career/significations.ts';
import { professionRanking, type RankedPlanet } from '../../lib/astro/judgement/career/votes.ts';
import { workLife } from '../../lib/astro/judgement/career/workLife.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import type { Language, Names } from '../../lib/words/names.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { SUCCESS } from '../../lib/words/subjects/career/success.ts';
import { pastEventsRecord } from '../../lib/records/evidence/pastEvents.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { Warned } from '../../lib/records/warned.ts';
import {
  aheadInShort,
  methodOneInShort,
  methodThreeInShort,
  methodTwoInShort,
  modernInShort,
  rankedInShort,
  scoreInShort,
  significationInShort,
  signsInShort,
  skillsInShort,
  topicInShort,
} from './inShort.ts';
import { jobChangeSigns, promotionSigns } from './changes.ts';
import { currentEffect } from './currentEffect.ts';
import { methodOneReading, methodOneSources } from './methodOne.ts';
import { methodThreeReading, methodThreeSources } from './methodThree.ts';
import { methodTwoReading, methodTwoSources } from './methodTwo.ts';
import { aimText, modernReading, modernSources } from './modern.ts';
import { rankedPlanetRecord, significationRecord } from './records.ts';
import { settingRecords } from './workSetting.ts';
import { skillEntries, SKILLS_SOURCES } from './skills.ts';
import { successEntries, successSources, successTold, workSuccess } from './success.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { analysisDate, careerTimes, type CareerContext, type CareerTimes } from './careerTimes.ts';

export function analyze(context: CareerContext): Warned {
  const { input, names } = context;
  const times = careerTimes(context);
  const { area } = times;
  const life = workLife(area.person);
  const methods = careerMethods(area);
  const ranking = professionRanking(methods);
  const found = workSuccess(area);
  const told = successTold(found, area, names);
  const skills = skillsReading(area, methods.two.karakamsha);
  const timing = input.include_timing === false ? null : timingInShort(times);
  const fields = fieldReadings(area, ranking);
  const modern = input.include_modern_interpretation === false ? null : modernReading(context, area, ranking);
  const one = methodOneReading(context, methods.one);
  const professions = professionsOf(area, ranking);
  const { band } = found.ladder;
  const data: CareerAnalysis = {
    headline: SUCCESS[names.lang].career_headline({ field: fields[0]!.id, band, life }),
    short: fitted(told.sentences, SHORT_CHARACTERS),
    verdict: verdictRecord(found.ladder, names),
    analysis_date: analysisDate(context),
    manner: settingRecords(area, names),
    method_1: methodOneInShort(one),
    method_2: methodTwoInShort(methodTwoReading(context, methods.two, skills)),
    method_3: methodThreeInShort(methodThreeReading(context, methods.three)),
    ranking: ranking.map((planet, index) => rankedInShort(rankedPlanetRecord(planet, index + 1, names))),
    professions: professions.map((profession) => professionRecord(profession, names)),
    skills: skillsInShort(skillEntries(skills, life, names)),
    success: successEntries(found, names),
    timing: timing && timing.record,
    past_events: pastEventsRecord(context, area, career),
    modern: modern && modernInShort(modern),
    counsel: [told.counsel, ...(modern ? [aimText(area, fields, names)] : [])].join(' '),
    summary: [rankingText(ranking, names.lang), ...told.sentences].join(' '),
    sources: [
      ...new Set([
        ...methodOneSources(methods.one),
        ...methodTwoSources(methods.two),
        ...methodThreeSources(area, methods.three),
        ...SKILLS_SOURCES,
        ...successSources(found),
        ...(timing ? timing.sources : []),
        ...(modern ? modernSources(ranking) : []),
      ]),
    ],
  };
  return new Warned(data, times.warnings);
}

type Timing = NonNullable<CareerAnalysis['timing']>;

/** The timing without the scores of single periods, and with the best windows only. */
function timingInShort(times: CareerTimes): { record: Timing; sources: readonly string[] } {
  const { record: current, sources } = currentEffect(times);
  const record: Timing = {
    current_effect: {
      ...current,
      activation: scoreInShort(current.activation),
      transits: scoreInShort(current.transits),
      topics: current.topics.map(topicInShort),
    },
    job_change: signsInShort(jobChangeSigns(times)),
    promotion: signsInShort(promotionSigns(times)),
    ahead: aheadInShort(timesAhead(times).record),
  };
  return { record, sources: [citation(PERIOD_SOURCE), citation(INDICATOR_SOURCE), ...sources, ...AHEAD_SOURCES] };
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
  const signification = significationInShort(significationRecord(of.signification, names));
  const keywords = [...signification.classical, ...signification.modern_fields.map(({ name }) => name)];
  return { rank: of.rank, share_percent: of.sharePercent, signification, keywords };
}

function rankingText(ranking: readonly RankedPlanet[], lang: Language): string {
  const planets = ranking.slice(0, PROFESSIONS_DESCRIBED).map(({ planet }) => planet);
  return CAREER_METHODS[lang].leading_planets({ planets });
}
