/** The scores of matters of life, as the recorder sees them. */
import { jobChangeSigns, promotionSigns } from '../../functions/career/changes.ts';
import { careerTimes } from '../../functions/career/careerTimes.ts';
import { MATTERS, studyOf } from '../../functions/vidya/study.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { careerMethods } from '../../lib/astro/judgement/career/careerSuccess.ts';
import { categoryReadings, fieldReadings } from '../../lib/astro/judgement/career/modernFields.ts';
import { professionRanking } from '../../lib/astro/judgement/career/votes.ts';
import { areaKarma } from '../../lib/astro/judgement/karma/areas.ts';
import { agreement, correlation } from '../../lib/astro/judgement/karma/correlation.ts';
import { compositeScores } from '../../lib/astro/judgement/karma/karmaScores.ts';
import { karmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { KARMA_AREAS } from '../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { skillsReading } from '../../lib/astro/judgement/career/karakamshaSkills.ts';
import { indications } from '../../lib/astro/judgement/medical/indication.ts';
import { medicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { healthRisk } from '../../lib/astro/judgement/medical/risk.ts';
import { healthTiming } from '../../lib/astro/judgement/medical/timing.ts';
import { vulnerabilities } from '../../lib/astro/judgement/medical/vulnerability.ts';
import { remedyNeeds } from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import { gemAdvices } from '../../lib/astro/remedy/gemstones.ts';
import { prediction, promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { children } from '../../lib/astro/judgement/prediction/children.ts';
import { education } from '../../lib/astro/judgement/prediction/education.ts';
import { health } from '../../lib/astro/judgement/prediction/health.ts';
import { bond, marriage } from '../../lib/astro/judgement/prediction/marriage.ts';
import { compoundEffects } from '../../lib/astro/judgement/prediction/multi/compounds.ts';
import { multiRule, ruledAreas, yogasByArea } from '../../lib/astro/judgement/prediction/multi/multiRule.ts';
import { property } from '../../lib/astro/judgement/prediction/property.ts';
import { spiritual } from '../../lib/astro/judgement/prediction/spiritual.ts';
import { travel } from '../../lib/astro/judgement/prediction/travel.ts';
import { wealth } from '../../lib/astro/judgement/prediction/wealth.ts';
import { wealthSources } from '../../lib/astro/judgement/prediction/wealthSources/wealthSources.ts';
import { partialScore, STUDY_PARTS, type StudyPart } from '../../lib/astro/judgement/vidya/matters.ts';
import { actingScore } from '../../lib/astro/judgement/videsh/acting.ts';
import { foreignJudgement } from '../../lib/astro/judgement/videsh/judgement.ts';
import { foreignPlan } from '../../lib/astro/judgement/videsh/timing.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { DAYS_PER_YEAR } from '../../lib/astro/time.ts';
import { requestedArea, timingContext } from '../../lib/birth/requestedArea.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';
import type { RandomBirth } from './births.ts';

const LIFE_AREAS = [...[marriage, bond, career, wealth, health, children], ...[education, property, spiritual, travel]];

/** The matters of /prediction, with patterns, chains and compounds of those that many rules judge. */
export function predictions(birth: RandomBirth, _age: number, isSearched: boolean): void {
  const { area } = requestedArea(birth);
  for (const one of LIFE_AREAS) prediction(area, one);
  wealthSources(area);
  const yogasOf = yogasByArea(area);
  const untilJdUT = birth.nowJdUT + DEFAULT_YEARS_AHEAD * DAYS_PER_YEAR;
  const timing = timingContext(birth, untilJdUT);
  const [ofBond] = ruledAreas(bond);
  for (const ruled of [...ruledAreas(marriage), ofBond!]) {
    const yogas = yogasOf(ruled);
    multiRule(area, ruled, yogas);
    if (isSearched) compoundEffects(area, timing, ruled.area, yogas.relevant, { fromJdUT: birth.nowJdUT, untilJdUT });
  }
}

export function work(birth: RandomBirth): void {
  const times = careerTimes({ ...birth, query: {}, input: birth.input });
  const { area } = times;
  const methods = careerMethods(area);
  categoryReadings(fieldReadings(area, professionRanking(methods)));
  skillsReading(area, methods.two.karakamsha);
  jobChangeSigns(times);
  promotionSigns(times);
}

export function abroad(birth: RandomBirth): void {
  const area = areaOf(birth);
  foreignJudgement(area);
  actingScore(area, foreignPlan(area).significators);
}

export function karma(birth: RandomBirth): void {
  const context = karmaContext(areaOf(birth));
  for (const area of KARMA_AREAS) areaKarma(context, area);
  compositeScores(
    context,
    PLANETS.map((planet) => correlation(context, planet)),
    PLANETS.map((planet) => agreement(context, planet)),
  );
}

export function learning(birth: RandomBirth): void {
  const study = studyOf(birth);
  for (const matter of Object.values(MATTERS)) study.scoreOf(matter);
  for (const part of Object.keys(STUDY_PARTS) as StudyPart[]) partialScore(study.area, part);
  study.choice();
}

export function medicalScores(birth: RandomBirth): void {
  const medical = medicalContext(areaOf(birth), true);
  const timing = healthTiming(medical);
  healthRisk(promiseOf(medical.area, health).ladder, indications(medical), timing);
  healthTiming(medicalContext(medical.area, false));
  vulnerabilities(medical);
}

export function remedies(birth: RandomBirth): void {
  const area = areaOf(birth);
  remedyNeeds(area);
  gemAdvices(
    birth.chart,
    area.strengths,
    area.acting.slice(0, 2).map(({ period }) => period.lord),
  );
}

function areaOf(birth: RandomBirth): AreaContext {
  return requestedArea(birth).area;
}
