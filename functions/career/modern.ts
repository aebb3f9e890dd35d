/** Answers of /career about modern fields of work. */
import { methodOne } from '../../lib/astro/judgement/career/methodOne.ts';
import { methodThree } from '../../lib/astro/judgement/career/methodThree.ts';
import { methodTwo } from '../../lib/astro/judgement/career/methodTwo.ts';
import {
  categoryReadings,
  fieldReadings,
  FIELDS_SOURCE,
  hasClearLeader,
  type CategoryReading,
  type FieldReading,
} from '../../lib/astro/judgement/career/modernFields.ts';
import { SKILLS, SKILL_IDS, type SkillId } from '../../lib/astro/judgement/career/tables/skills.ts';
import { WORK_CATEGORIES, WORK_FIELDS } from '../../lib/astro/judgement/career/tables/workFields.ts';
import { professionRanking, type RankedPlanet } from '../../lib/astro/judgement/career/votes.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { workLife, type WorkLife } from '../../lib/astro/judgement/career/workLife.ts';
import { promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerModern } from '../../lib/schemas/career/modern.ts';
import { blendRecord, WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { MODERN_FIELDS } from '../../lib/words/subjects/career/modernFields.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { fieldRef, rankedPlanetRecord } from './records.ts';
import { settingRecords } from './workSetting.ts';
import { askedSkills, trainingOf } from './skills.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const FIELDS_LISTED = 10;
const SKILLS_DESCRIBED = 6;
const CARRIERS = 3;

export function modern(context: BirthContext): CareerModern {
  const { area } = requestedArea(context);
  const methods = { one: methodOne(area), two: methodTwo(area), three: methodThree(area) };
  const ranking = professionRanking(methods);
  return {
    ...modernReading(context, area, ranking),
    planets: ranking.map((one, index) => rankedPlanetRecord(one, index + 1, context.names)),
    sources: modernSources(ranking),
  };
}

export function modernSources(ranking: readonly RankedPlanet[]): string[] {
  const cited = ranking.flatMap(({ votes }) => votes.map(({ source }) => citation(source)));
  return [...new Set(cited), citation(FIELDS_SOURCE), citation(WEIGHTS_SOURCE)];
}

/** What the path tells beside the ranking of planets. */
export type ModernReading = Omit<CareerModern, 'planets' | 'sources'>;

/** The fields without the ranking of planets that they rest on. */
export function modernReading(
  context: BirthContext,
  area: AreaContext,
  ranking: readonly RankedPlanet[],
): ModernReading {
  const { names } = context;
  const all = fieldReadings(area, ranking);
  const fields = all.slice(0, FIELDS_LISTED);
  const categories = categoryReadings(all);
  const said = MODERN_FIELDS[names.lang];
  const carriers: Carrier[] = ranking.slice(0, CARRIERS).map(({ planet }) => {
    return { planet, role: said.voted_for({}) };
  });
  const [first, second] = [fields[0]!, fields[1]!];
  const life = workLife(area.person);
  const isClear = hasClearLeader(all);
  const leading = { first: first.id, second: second.id, isClear, life };
  const reasons = fields.slice(0, FIELDS_EXPLAINED).map((one) => fieldText(one, names));
  return {
    headline: said.headline(leading),
    short: fitted(reasons, SHORT_CHARACTERS),
    verdict: verdictRecord(promiseOf(area, career).ladder, names),
    confidence: 'interpretive',
    primary_category: categoryRef(categories[0]!, names),
    has_clear_leader: isClear,
    categories: categories.map((one) => ({
      ...categoryRef(one, names),
      score: blendRecord(one.score, names, (field) => MODERN_FIELDS[names.lang].field_name({ field })),
      fields: one.fields.map((id) => fieldRef(id, names)),
    })),
    fields: fields.map((one, index) => fieldRecord(one, index + 1, names)),
    manner: settingRecords(area, names),
    recommended_skills: recommendedSkills(fields).map((one) => skillRecord(one, life, names)),
    key_periods: keyPeriods(context, carriers),
    counsel: [
      aimText(area, all, names),
      said.train_first({ field: first.id, skill: askedSkills(first.id)[0]!, life }),
      keyPeriodsText(context, carriers),
    ].join(' '),
    summary: [
      said.leaders({ planets: ranking.slice(0, CARRIERS).map(({ planet }) => planet) }),
      said.best_fields({
        category: categories[0]!.id,
        fields: fields.slice(0, FIELDS_DESCRIBED).map(({ id }) => id),
      }),
      ...(isClear ? [] : [said.no_clear_leader({})]),
      reasons[0]!,
      said.fields_are_ours({}),
    ].join(' '),
  };
}

/** Advises which fields to look at first. */
export function aimText({ person }: AreaContext, fields: readonly FieldReading[], { lang }: Names): string {
  const [first, second] = [fields[0]!, fields[1]!];
  return MODERN_FIELDS[lang].aim({
    first: first.id,
    second: second.id,
    isClear: hasClearLeader(fields),
    life: workLife(person),
    planet: first.planet,
  });
}

function categoryRef({ id }: CategoryReading, names: Names): CareerModern['primary_category'] {
  return { id, name: names.of(WORK_CATEGORIES[id]) };
}

function fieldRecord(field: FieldReading, rank: number, names: Names): CareerModern['fields'][number] {
  const { category, pattern } = WORK_FIELDS[field.id];
  return {
    rank,
    ...fieldRef(field.id, names),
    category,
    category_name: names.of(WORK_CATEGORIES[category]),
    planet: planetId(field.planet),
    planets: pattern.map(([planet]) => planetId(planet)),
    score: field.value,
    percentile: field.percentile,
    components: field.parts.map((part) => ({ ...part, label: say(MODERN_FIELDS, part.label, names.lang) })),
    confidence: field.confidence,
    vote_percent: field.sharePercent,
    text: fieldText(field, names),
  };
}

interface AskedSkill {
  readonly id: SkillId;
  /** The listed fields that require it. */
  readonly by: readonly FieldReading[];
}

/** Skills by how many of the listed fields require them; ties by the better fields. */
function recommendedSkills(fields: readonly FieldReading[]): AskedSkill[] {
  return SKILL_IDS.map((id) => ({ id, by: fields.filter((field) => askedSkills(field.id).includes(id)) }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length || fields.indexOf(a.by[0]!) - fields.indexOf(b.by[0]!))
    .slice(0, SKILLS_DESCRIBED);
}

function skillRecord({ by, id }: AskedSkill, life: WorkLife, names: Names): CareerModern['recommended_skills'][number] {
  return {
    id,
    name: names.of(SKILLS[id]),
    planet: planetId(SKILLS[id].planet),
    fields: by.map((field) => fieldRef(field.id, names)),
    training: trainingOf(id, life, names),
  };
}

const FIELDS_DESCRIBED = 3;
const FIELDS_EXPLAINED = 2;

/** Returns why a field stands out: its planets that act in this chart, and what points to it. */
function fieldText({ acting, colours, id }: FieldReading, names: Names): string {
  const pattern = WORK_FIELDS[id].pattern.map(([planet]) => planet);
  return MODERN_FIELDS[names.lang].field({ field: id, pattern, acting, colours });
}
