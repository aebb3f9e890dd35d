/** Answers of /career about modern fields of work. */
import { methodOne } from '../../lib/astro/judgement/career/methodOne.ts';
import { methodThree } from '../../lib/astro/judgement/career/methodThree.ts';
import { methodTwo } from '../../lib/astro/judgement/career/methodTwo.ts';
import {
  categoryReadings,
  fieldReadings,
  FIELDS_SOURCE,
  fieldText,
  type CategoryReading,
  type FieldReading,
} from '../../lib/astro/judgement/career/modernFields.ts';
import { SKILLS, SKILL_IDS, type SkillId } from '../../lib/astro/judgement/career/tables/skills.ts';
import { WORK_CATEGORIES, WORK_FIELDS } from '../../lib/astro/judgement/career/tables/workFields.ts';
import { professionRanking, type RankedPlanet } from '../../lib/astro/judgement/career/votes.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { citation } from '../../lib/astro/source.ts';
import { listed } from '../../lib/astro/words.ts';
import type { CareerModern } from '../../lib/schemas/career/modern.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { blendRecord, WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { fieldRef, rankedPlanetRecord } from './records.ts';
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
    return { planet, role: `${sharePercent} % of the votes` };
  });
  return {
    confidence: 'interpretive',
    primary_category: categoryRef(categories[0]!, names),
    categories: categories.map((one) => ({
      ...categoryRef(one, names),
      score: blendRecord(one.score, names, (text) => text),
      fields: one.fields.map((id) => fieldRef(id, names)),
    })),
    fields: fields.map((one, index) => fieldRecord(one, index + 1, ranking, names)),
    recommended_skills: recommendedSkills(fields).map((one) => skillRecord(one, names)),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, fields, ranking[0]!, carriers),
    summary: summary(ranking, fields, categories[0]!),
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
    components: field.parts.map((part) => ({ ...part })),
    confidence: field.confidence,
    vote_percent: field.sharePercent,
    text: fieldText(field, votes),
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
    training: trainingOf(id),
  };
}

function summary(ranking: readonly RankedPlanet[], fields: readonly FieldReading[], primary: CategoryReading): string {
  const leaders = ranking.slice(0, CARRIERS).map(({ planet, sharePercent }) => `${named(planet)} (${sharePercent} %)`);
  const best = fields.slice(0, 3).map(({ id }) => WORK_FIELDS[id].name.toLowerCase());
  const [first] = fields;
  const { votes } = ranking.find(({ planet }) => planet === first!.planet)!;
  return [
    `By the votes of the three methods ${listed(leaders)} give the work.`,
    `${WORK_CATEGORIES[primary.id].name} comes first; of single fields ${listed(best)} fit best.`,
    fieldText(first!, votes),
    'Fields of today are our reading of the planets: no text names them.',
  ].join(' ');
}

function certainty(field: FieldReading, leader: RankedPlanet): string {
  if (field.confidence === 'high') return 'The votes are clear';
  if (field.planet === leader.planet) return 'The votes are spread, so try before you choose';
  return `The votes go to ${named(leader.planet)} first, sign and house speak for ${named(field.planet)}, so try before you choose`;
}

function counsel(
  context: BirthContext,
  fields: readonly FieldReading[],
  leader: RankedPlanet,
  carriers: readonly Carrier[],
): string {
  const [first, second] = fields;
  const aim = `${certainty(first!, leader)}: look first at ${WORK_FIELDS[first!.id].name.toLowerCase()}, then at ${WORK_FIELDS[second!.id].name.toLowerCase()}.`;
  const { name, training } = SKILLS[askedSkills(first!.id)[0]!];
  const train = `To enter the first, begin with ${name.toLowerCase()}: ${training}.`;
  return [aim, train, keyPeriodsText(context, carriers)].join(' ');
}
