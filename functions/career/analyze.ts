/** Answer of /career/analyze: everything about a career, made of the records of the single paths. */
import type { AreaScene } from '../../lib/astro/area/areaScene.ts';
import { careerPlan } from '../../lib/astro/area/careerPlan.ts';
import { careerMethods, careerSuccess } from '../../lib/astro/area/career/careerSuccess.ts';
import { skillsReading } from '../../lib/astro/area/career/karakamshaSkills.ts';
import { workSignifications } from '../../lib/astro/area/career/significations.ts';
import { professionRanking, type RankedPlanet } from '../../lib/astro/area/career/votes.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { listed } from '../../lib/astro/words.ts';
import type { CareerAnalysis } from '../../lib/schemas/careerWhole.ts';
import type { Names } from '../_shell/names.ts';
import { Warned } from '../_shell/route.ts';
import { jobChangeSigns, promotionSigns } from './changes.ts';
import { currentEffect } from './currentEffect.ts';
import { methodOneRecord } from './methodOne.ts';
import { methodThreeRecord } from './methodThree.ts';
import { methodTwoRecord } from './methodTwo.ts';
import { modernRecord } from './modern.ts';
import { rankedPlanetRecord, significationRecord } from './records.ts';
import { skillsRecord } from './skills.ts';
import { successEntries, successSources, successText } from './success.ts';
import { AHEAD_SOURCES, timesAhead } from './timesAhead.ts';
import { analysisDate, timeScene, type CareerContext, type TimeScene } from './timeScene.ts';

export function analyze(context: CareerContext): Warned {
  const { input, names } = context;
  const times = timeScene(context);
  const { scene } = times;
  const methods = careerMethods(scene);
  const ranking = professionRanking(methods);
  const found = careerSuccess(scene, methods);
  const skills = skillsReading(scene, methods.two.karakamsha);
  const timing = input.include_timing === false ? null : timingRecord(times);
  const modern = input.include_modern_interpretation === false ? null : modernRecord(context, scene, ranking);
  const one = methodOneRecord(context, methods.one);
  const professions = professionRecords(scene, ranking, names);
  const data: CareerAnalysis = {
    analysis_date: analysisDate(context),
    method_1: one,
    method_2: methodTwoRecord(context, methods.two, skills),
    method_3: methodThreeRecord(context, scene, methods.three),
    ranking: ranking.map((planet, index) => rankedPlanetRecord(planet, index + 1, names)),
    professions,
    skills: skillsRecord(methods.two.karakamsha, skills, names),
    success: successEntries(methods, found, names),
    timing,
    modern,
    counsel: [one.counsel, ...(modern ? [modern.counsel] : [])].join(' '),
    summary: [
      rankingText(ranking, professions),
      successText(methods, found),
      one.income_location.summary,
      ...(timing ? [timing.ahead.text] : []),
    ].join(' '),
    sources: [
      ...new Set([
        ...ranking.flatMap(({ votes }) => votes.map(({ source }) => citation(source))),
        ...successSources(methods, found),
        ...(timing ? AHEAD_SOURCES : []),
      ]),
    ],
  };
  return new Warned(data, times.warnings);
}

function timingRecord(times: TimeScene): NonNullable<CareerAnalysis['timing']> {
  return {
    current_effect: currentEffect(times).record,
    job_change: jobChangeSigns(times),
    promotion: promotionSigns(times),
    ahead: timesAhead(times, careerPlan, 'work'),
  };
}

const PROFESSIONS_TOLD = 3;

function professionRecords(
  scene: AreaScene,
  ranking: readonly RankedPlanet[],
  names: Names,
): CareerAnalysis['professions'] {
  const leading = ranking.slice(0, PROFESSIONS_TOLD);
  const actors = leading.flatMap(({ planet, votes }) => {
    return [...new Set(votes.map(({ reason }) => reason))].slice(0, 2).map((role) => ({ planet, role }));
  });
  const told = new Map(workSignifications(scene, actors).map((one) => [one.planet, one]));
  return leading.flatMap(({ planet, sharePercent }, index) => {
    const of = told.get(planet);
    if (!of) return [];
    const signification = significationRecord(of, names);
    const keywords = [...signification.classical, ...signification.modern_fields.map(({ name }) => name)];
    return [{ rank: index + 1, share_percent: sharePercent, signification, keywords }];
  });
}

function rankingText(ranking: readonly RankedPlanet[], professions: CareerAnalysis['professions']): string {
  const leading = ranking
    .slice(0, PROFESSIONS_TOLD)
    .map(({ planet, sharePercent }) => `${named(planet)} (${sharePercent} %)`);
  return `By the votes of all three methods ${listed(leading)} give the work. ${professions[0]?.signification.text ?? ''}`;
}
