/** Answers of /career by the second method: karakamsha. */
import { karakamshaHouse } from '../../lib/astro/judgement/career/karakamshaCareer.ts';
import { skillsReading, type SkillsReading } from '../../lib/astro/judgement/career/karakamshaSkills.ts';
import { KARAKAMSHA_SOURCE, methodTwo, type MethodTwo } from '../../lib/astro/judgement/career/methodTwo.ts';
import { CLASSICAL_WORK_SOURCE } from '../../lib/astro/judgement/career/significations.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { bphs, citation } from '../../lib/astro/source.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { capitalised } from '../../lib/astro/words.ts';
import type { CareerMethodTwo } from '../../lib/schemas/career/methods.ts';
import type { CareerAnalysis } from '../../lib/schemas/career/analysis.ts';
import { areaScoreRecord, sharedClause, scoreSources } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { jaiminiFinding } from '../../lib/records/evidence/jaiminiFinding.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { keyPeriods, keyPeriodsText, type Carrier } from './keyPeriods.ts';
import { significationRecord, voteRecord } from './records.ts';
import { houseRecord, karakaRecord, skillEntries, trainingText } from './skills.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const EN = sharedClause({ lang: 'en' });

export function byKarakamsha(context: BirthContext): CareerMethodTwo {
  const { names } = context;
  const { area } = requestedArea(context);
  const found = methodTwo(area);
  const skills = skillsReading(area, found.karakamsha);
  return {
    ...methodTwoReading(context, found, skills),
    ...skillEntries(skills, names),
    significations: found.significations.map((one) => significationRecord(one, names)),
    votes: found.votes.map((vote) => voteRecord(vote, names)),
    sources: methodTwoSources(found),
  };
}

/** The reading without skills, and without the parts that /career/analyze gives once for all methods. */
export function methodTwoReading(
  context: BirthContext,
  found: MethodTwo,
  skills: SkillsReading,
): CareerAnalysis['method_2'] {
  const { names } = context;
  const { influences, karakamsha, relation, success, tenth } = found;
  const { amatyakaraka, atmakaraka } = karakamsha;
  const carriers = carriersOf(found);
  return {
    atmakaraka: karakaRecord(atmakaraka, names),
    amatyakaraka: karakaRecord(amatyakaraka, names),
    relation: { kind: relation.kind, house: relation.house, is_aspect: relation.isAspect, is_easy: relation.isEasy },
    karakamsha: signRef(karakamsha.signIndex, names),
    influences: influences.map(({ kind, planet, points, text }) => {
      return { ...planetHead(planet, names), kind, points, text: `${capitalised(text)}.` };
    }),
    effects: karakamshaHouse(karakamsha, 1).findings.map((finding) => jaiminiFinding(finding, names)),
    tenth_from_karakamsha: houseRecord(tenth, names),
    success: areaScoreRecord(success, names, sharedClause(names)),
    key_periods: keyPeriods(context, carriers),
    counsel: counsel(context, found, skills, carriers),
    summary: summary(found, skills),
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

function carriersOf({ karakamsha: { amatyakaraka, atmakaraka }, tenth }: MethodTwo): Carrier[] {
  return [
    { planet: amatyakaraka.planet, role: 'amatyakaraka' },
    { planet: tenth.lord, role: 'lord of the 10th from karakamsha' },
    { planet: atmakaraka.planet, role: 'atmakaraka' },
  ];
}

function summary({ influences, karakamsha, success, tenth }: MethodTwo, skills: SkillsReading): string {
  const { amatyakaraka, atmakaraka, signIndex } = karakamsha;
  const degree = `${Math.floor(atmakaraka.countedDeg * 10) / 10}°`;
  const opening = `${capitalised(named(atmakaraka.planet))} at ${degree} of its sign is the atmakaraka, and ${named(amatyakaraka.planet)} the amatyakaraka. Karakamsha, the navamsa sign of the first, is ${SIGNS[signIndex]!}.`;
  const others = influences.filter(({ planet }) => planet !== atmakaraka.planet).slice(0, 3);
  const bearing =
    others.length > 0
      ? `Besides it, ${others.map(({ text }) => text).join('; ')}.`
      : 'No other planet bears on karakamsha, so the atmakaraka itself gives the work its nature.';
  const tenthText = `The 10th from it, ${SIGNS[tenth.signIndex]!}, is ${tenth.occupants.length > 0 ? `held by ${namedList(tenth.occupants)}` : 'empty'}.`;
  return [
    opening,
    bearing,
    tenthText,
    areaSummary('Success at work, by this method,', success, 'en', EN),
    skills.learning[0]!.text,
  ].join(' ');
}

const COUNSEL = {
  kind: 'The 10th carries weight: ask for responsibility early, and let results speak.',
  mixed: 'Success comes where you prepare for it: choose posts by what you will have learned when you leave them.',
  hard: 'By this reading success comes by stages: keep savings, keep learning, and change posts by plan, not in a hard week.',
};
const CALLING = {
  easy: 'What you are and what you are paid for can be one thing: look for work that matters to you.',
  uneasy:
    'Calling and post differ at first: let the post feed the calling, and keep hours each week for work of your own.',
};

function counsel(
  context: BirthContext,
  { relation, success }: MethodTwo,
  skills: SkillsReading,
  carriers: readonly Carrier[],
): string {
  const calling = CALLING[relation.isEasy ? 'easy' : 'uneasy'];
  return [COUNSEL[sideOfBand(success.band)], calling, trainingText(skills), keyPeriodsText(context, carriers)].join(
    ' ',
  );
}
