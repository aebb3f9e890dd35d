/** Answers of /career about modern fields of work. */
import { methodOne } from '../../lib/astro/judgement/career/methodOne.ts';
import { methodThree } from '../../lib/astro/judgement/career/methodThree.ts';
import { methodTwo } from '../../lib/astro/judgement/career/methodTwo.ts';
import {
  categoryReadings,
  fieldReadings,
  FIELDS_SOURCE,
  type CategoryReading,
  type FieldReading,
} from '../../lib/astro/judgement/career/modernFields.ts';
import { SKILLS, SKILL_IDS, type SkillId } from '../../lib/astro/judgement/career/tables/skills.ts';
import { WORK_CATEGORIES, WORK_FIELDS } from '../../lib/astro/judgement/career/tables/workFields.ts';
import { professionRanking, type RankedPlanet } from '../../lib/astro/judgement/career/votes.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { citation } from '../../lib/astro/source.ts';
import type { CareerModern } from '../../lib/schemas/career/modern.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { blendRecord, WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { MODERN_FIELDS } from '../../lib/words/subjects/career/modernFields.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { fieldRef, rankedPlanetRecord, reasonTexts } from './records.ts';
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

/** The fields without the ranking of planets that they rest on. */
export function modernReading(
  context: BirthContext,
  area: AreaContext,
  ranking: readonly RankedPlanet[],
): NonNullable<CareerAnalysis['modern']> {
  const { names } = context;
  const all = fieldReadings(area, ranking);
  const fields = all.slice(0, FIELDS_LISTED);
  const categories = categoryReadings(all);
  const carriers: Carrier[] = ranking.slice(0, CARRIERS).map(({ planet, sharePercent }) => {
    return { planet, role: MODERN_FIELDS[names.lang].voted_for({ sharePercent }) };
  });
  return {
    confidence: 'interpretive',
    primary_category: categoryRef(categories[0]!, names),
    categories: categories.map((one) => ({
      ...categoryRef(one, names),
      score: blendRecord(one.score, names, (field) => MODERN_FIELDS[names.lang].field_name({ field })),
      fields: one.fields.map((id) => fieldRef(id, names)),
    })),
    fields: fields.map((one, index) => fieldRecord(one, index + 1, ranking, names)),
    recommended_skills: recommendedSkills(fields).map((one) => skillRecord(one, names)),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, fields, ranking[0]!, carriers),
    summary: summary(ranking, fields, categories[0]!, names),
  };
}

function categoryRef({ id }: CategoryReading, names: Names): CareerModern['primary_category'] {
  return { id, name: names.of(WORK_CATEGORIES[id]) };
}

function fieldRecord(
  field: FieldReading,
  rank: number,
  ranking: readonly RankedPlanet[],
  names: Names,
): CareerModern['fields'][number] {
  const { category } = WORK_FIELDS[field.id];
  const { votes } = ranking.find(({ planet }) => planet === field.planet)!;
  return {
    rank,
    ...fieldRef(field.id, names),
    category,
    category_name: names.of(WORK_CATEGORIES[category]),
    planet: planetId(field.planet),
    score: field.value,
    percentile: field.percentile,
    components: field.parts.map((part) => ({ ...part, label: say(MODERN_FIELDS, part.label, names.lang) })),
    confidence: field.confidence,
    vote_percent: field.sharePercent,
    text: fieldText(field, votes, names),
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

function skillRecord({ by, id }: AskedSkill, names: Names): CareerModern['recommended_skills'][number] {
  return {
    id,
    name: names.of(SKILLS[id]),
    planet: planetId(SKILLS[id].planet),
    fields: by.map((field) => fieldRef(field.id, names)),
    training: trainingOf(id, names),
  };
}

const REASONS_DESCRIBED = 2;

/** Returns a sentence on why a field fits: the votes, and the signs, houses and nakshatras that point to it. */
function fieldText(field: FieldReading, votes: RankedPlanet['votes'], names: Names): string {
  const { colours, id, planet, sharePercent } = field;
  const clauses = reasonTexts(votes.slice(0, REASONS_DESCRIBED), names);
  return MODERN_FIELDS[names.lang].field({ field: id, planet, sharePercent, clauses, colours });
}

const FIELDS_DESCRIBED = 3;

function summary(
  ranking: readonly RankedPlanet[],
  fields: readonly FieldReading[],
  primary: CategoryReading,
  names: Names,
): string {
  const said = MODERN_FIELDS[names.lang];
  const [first] = fields;
  const { votes } = ranking.find(({ planet }) => planet === first!.planet)!;
  return [
    said.leaders({ leaders: ranking.slice(0, CARRIERS) }),
    said.best_fields({ category: primary.id, fields: fields.slice(0, FIELDS_DESCRIBED).map(({ id }) => id) }),
    fieldText(first!, votes, names),
    said.fields_are_ours({}),
  ].join(' ');
}

function certainty(field: FieldReading, leader: RankedPlanet): 'clear' | 'spread' | 'divided' {
  if (field.confidence === 'high') return 'clear';
  return field.planet === leader.planet ? 'spread' : 'divided';
}

function counsel(
  context: BirthContext,
  fields: readonly FieldReading[],
  leader: RankedPlanet,
  carriers: readonly Carrier[],
): string {
  const said = MODERN_FIELDS[context.names.lang];
  const [first, second] = [fields[0]!, fields[1]!];
  return [
    said.aim({
      certainty: certainty(first, leader),
      leader: leader.planet,
      planet: first.planet,
      first: first.id,
      second: second.id,
    }),
    said.train_first({ skill: askedSkills(first.id)[0]! }),
    keyPeriodsText(context, carriers),
  ].join(' ');
}
