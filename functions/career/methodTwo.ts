/** Answers of /career by the second method: karakamsha. */
import { karakamshaHouse } from '../../lib/astro/judgement/career/karakamshaCareer.ts';
import { skillsReading, type SkillsReading } from '../../lib/astro/judgement/career/karakamshaSkills.ts';
import { KARAKAMSHA_SOURCE, methodTwo, type MethodTwo } from '../../lib/astro/judgement/career/methodTwo.ts';
import { CLASSICAL_WORK_SOURCE } from '../../lib/astro/judgement/career/significations.ts';
import { workLife } from '../../lib/astro/judgement/career/workLife.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { bphs, citation } from '../../lib/astro/source.ts';
import type { CareerMethodTwo } from '../../lib/schemas/career/methods.ts';
import { areaScoreRecord, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { jaiminiFinding } from '../../lib/records/evidence/jaiminiFinding.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { CAREER_METHODS } from '../../lib/words/subjects/career/methods.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { methodClause, methodTold, significationRecord, successSentences, voteRecord } from './records.ts';
import { houseRecord, karakaRecord, skillEntries, trainingText } from './skills.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function byKarakamsha(context: BirthContext): CareerMethodTwo {
  const { names } = context;
  const { area } = requestedArea(context);
  const found = methodTwo(area);
  const skills = skillsReading(area, found.karakamsha);
  return {
    ...methodTwoReading(context, found, skills),
    ...skillEntries(skills, workLife(context.person()), names),
    significations: found.significations.map((one) => significationRecord(one, names)),
    votes: found.votes.map((vote) => voteRecord(vote, names)),
    sources: methodTwoSources(found),
  };
}

/** What the path tells beside skills, votes and the work of each planet. */
export type MethodTwoReading = Omit<
  CareerMethodTwo,
  'votes' | 'significations' | 'sources' | 'fourth_from_karakamsha' | 'skills' | 'learning'
>;

/** The reading without skills, and without the parts that /career/analyze gives once for all methods. */
export function methodTwoReading(context: BirthContext, found: MethodTwo, skills: SkillsReading): MethodTwoReading {
  const { names } = context;
  const words = CAREER_METHODS[names.lang];
  const { influences, karakamsha, relation, success, tenth } = found;
  const { amatyakaraka, atmakaraka } = karakamsha;
  const carriers = carriersOf(found, names);
  const life = workLife(context.person());
  const headline = words.method_headline({
    method: 'method_2',
    planet: amatyakaraka.planet,
    band: success.band,
    life,
  });
  const standing = successSentences('method_2', success, names);
  const karakas = words.career_karakas({
    atmakaraka: atmakaraka.planet,
    amatyakaraka: amatyakaraka.planet,
    signIndex: karakamsha.signIndex,
  });
  return {
    ...methodTold(headline, [karakas, ...standing], success, names),
    atmakaraka: karakaRecord(atmakaraka, names),
    amatyakaraka: karakaRecord(amatyakaraka, names),
    relation: { kind: relation.kind, house: relation.house, is_aspect: relation.isAspect, is_easy: relation.isEasy },
    karakamsha: signRef(karakamsha.signIndex, names),
    influences: influences.map(({ kind, planet, points, text }) => {
      return { ...planetHead(planet, names), kind, points, text: words.influence({ influence: text }) };
    }),
    effects: karakamshaHouse(karakamsha, 1).findings.map((finding) => jaiminiFinding(finding, names)),
    tenth_from_karakamsha: houseRecord(tenth, names),
    success: areaScoreRecord(success, names, methodClause(names)),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, found, skills, carriers),
    summary: [karakas, summary(found, skills, names), ...standing].join(' '),
  };
}

export function methodTwoSources({ significations, success }: MethodTwo): string[] {
  return [
    ...new Set([
      citation(KARAKAMSHA_SOURCE),
      citation(bphs(33)),
      citation(CLASSICAL_WORK_SOURCE),
      ...significations.flatMap(({ colours }) => colours.map(({ source }) => citation(source))),
      ...scoreSources(success),
    ]),
  ];
}

function carriersOf({ karakamsha: { amatyakaraka, atmakaraka }, tenth }: MethodTwo, { lang }: Names): Carrier[] {
  const { carrier } = CAREER_METHODS[lang];
  return [
    { planet: amatyakaraka.planet, role: carrier({ role: 'amatyakaraka' }) },
    { planet: tenth.lord, role: carrier({ role: 'karakamsha_tenth_lord' }) },
    { planet: atmakaraka.planet, role: carrier({ role: 'atmakaraka' }) },
  ];
}

function summary({ influences, karakamsha, tenth }: MethodTwo, { learning }: SkillsReading, names: Names): string {
  const { atmakaraka } = karakamsha;
  const words = CAREER_METHODS[names.lang];
  const others = influences.filter(({ planet }) => planet !== atmakaraka.planet).slice(0, 2);
  return [
    others.length > 0
      ? words.other_influences({ influences: others.map(({ text }) => text) })
      : words.no_other_influence({}),
    words.karakamsha_tenth({ signIndex: tenth.signIndex, occupants: tenth.occupants }),
    say(CAREER_METHODS, learning[0]!.text, names.lang),
  ].join(' ');
}

function counsel(
  context: BirthContext,
  { relation, success }: MethodTwo,
  skills: SkillsReading,
  carriers: readonly Carrier[],
): string {
  const { names } = context;
  const words = CAREER_METHODS[names.lang];
  const life = workLife(context.person());
  return [
    words.karakamsha_counsel({ side: sideOfBand(success.band), life }),
    words.calling({ isEasy: relation.isEasy, life }),
    trainingText(skills, life, names),
    keyPeriodsText(context, carriers),
  ].join(' ');
}
