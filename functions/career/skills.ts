/** Answers of /career about skills and learning, by karakamsha. */
import {
  karakamshaOf,
  type Karakamsha,
  type KarakamshaHouse,
} from '../../lib/astro/judgement/career/karakamshaCareer.ts';
import {
  skillsReading,
  type SkillReading,
  type SkillsReading,
} from '../../lib/astro/judgement/career/karakamshaSkills.ts';
import { KARAKAMSHA_SOURCE } from '../../lib/astro/judgement/career/methodTwo.ts';
import { workLife, type WorkLife } from '../../lib/astro/judgement/career/workLife.ts';
import { promiseOf } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { career } from '../../lib/astro/judgement/prediction/career.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { SKILLS, type SkillId } from '../../lib/astro/judgement/career/tables/skills.ts';
import { WORK_FIELD_IDS, WORK_FIELDS } from '../../lib/astro/judgement/career/tables/workFields.ts';
import type { CharaKaraka } from '../../lib/astro/jaimini/charaKarakas.ts';
import { citation, jaiminiSutras, practice } from '../../lib/astro/source.ts';
import type { CareerMethodTwo, CareerSkills } from '../../lib/schemas/career/methods.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { jaiminiFinding } from '../../lib/records/evidence/jaiminiFinding.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { fieldRef } from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const SKILL_SOURCE = practice('Modern names of skills and their weights: interpretive');

export function skills(context: BirthContext): CareerSkills {
  const { names } = context;
  const { area } = requestedArea(context);
  const karakamsha = karakamshaOf(area);
  const found = skillsReading(area, karakamsha);
  const life = workLife(area.person);
  const words = CAREER_METHODS[names.lang];
  const named = found.skills.slice(0, TRAINED_FIRST).map(({ id }) => id);
  return {
    headline: words.skills_headline({ skills: named, life }),
    short: fitted(
      [words.skills_leading({ skills: named }), say(CAREER_METHODS, found.learning[0]!.text, names.lang)],
      SHORT_CHARACTERS,
    ),
    verdict: verdictRecord(promiseOf(area, career).ladder, names),
    atmakaraka: karakaRecord(karakamsha.atmakaraka, context.names),
    karakamsha: signRef(karakamsha.signIndex, context.names),
    ...skillEntries(found, life, names),
    counsel: trainingText(found, life, names),
    summary: summary(karakamsha, found, names),
    sources: SKILLS_SOURCES,
  };
}

export const SKILLS_SOURCES = [jaiminiSutras('1.1', '11-18'), KARAKAMSHA_SOURCE, SKILL_SOURCE].map(citation);

export function karakaRecord(of: CharaKaraka, names: Names): CareerSkills['atmakaraka'] {
  return {
    ...planetHead(of.planet, names),
    degree: degrees(of.countedDeg),
    is_by_nature: of.isByNature,
    shared_with: of.sharedWith.map(planetId),
  };
}

/** The fields that the second method and the skills have in common. */
export function skillEntries(
  { fifth, fourth, learning, skills: found }: SkillsReading,
  life: WorkLife,
  names: Names,
): Pick<CareerMethodTwo, 'fourth_from_karakamsha' | 'skills' | 'learning'> {
  return {
    fourth_from_karakamsha: houseRecord(fourth, names),
    skills: found.map((one) => skillRecord(one, life, names)),
    learning: {
      house: houseRecord(fifth, names),
      guides: learning.map(({ basis, planet, text }) => {
        return { ...planetHead(planet, names), basis, text: say(CAREER_METHODS, text, names.lang) };
      }),
    },
  };
}

export function houseRecord(of: KarakamshaHouse, names: Names): CareerMethodTwo['tenth_from_karakamsha'] {
  return {
    number: of.number,
    sign: signRef(of.signIndex, names),
    lord: planetId(of.lord),
    occupants: of.occupants.map(planetId),
    aspected_by: of.aspectedBy.map(planetId),
    findings: of.findings.map((finding) => jaiminiFinding(finding, names)),
  };
}

function skillRecord(
  { id, parts, percentile, planet, text, value }: SkillReading,
  life: WorkLife,
  names: Names,
): CareerSkills['skills'][number] {
  const { id: of, name } = planetHead(planet, names);
  return {
    id,
    name: names.of(SKILLS[id]),
    planet: of,
    planet_name: name,
    score: value,
    percentile,
    components: parts.map((part) => ({ ...part, label: say(CAREER_METHODS, part.label, names.lang) })),
    text: say(CAREER_METHODS, text, names.lang),
    training: trainingOf(id, life, names),
    modern_fields: WORK_FIELD_IDS.filter((field) => askedSkills(field).includes(id)).map((field) =>
      fieldRef(field, names),
    ),
  };
}

export function askedSkills(field: (typeof WORK_FIELD_IDS)[number]): readonly SkillId[] {
  return WORK_FIELDS[field].skills;
}

export function trainingOf(skill: SkillId, life: WorkLife, { lang }: Names): string {
  return CAREER_METHODS[lang].training({ skill, life });
}

const TRAINED_FIRST = 2;

/** Advises what to train first. */
export function trainingText({ skills: found }: SkillsReading, life: WorkLife, { lang }: Names): string {
  return CAREER_METHODS[lang].train_first({ skills: found.slice(0, TRAINED_FIRST).map(({ id }) => id), life });
}

function summary(
  { atmakaraka, signIndex }: Karakamsha,
  { learning, skills: found }: SkillsReading,
  { lang }: Names,
): string {
  const words = CAREER_METHODS[lang];
  const best = found.slice(0, 3);
  return [
    words.skills_opening({ planet: atmakaraka.planet, signIndex }),
    words.skills_leading({ skills: best.map(({ id }) => id) }),
    ...[best[0]!, ...learning].map(({ text }) => say(CAREER_METHODS, text, lang)),
  ].join(' ');
}
