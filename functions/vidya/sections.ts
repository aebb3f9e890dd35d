/** Sections of an analysis about the chart itself: houses, the chart of learning, significators. */
import type { AreaFactor, AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import { areaSummary } from '../../lib/records/evidence/areaSummary.ts';
import { effectText, dignityText, effectSide } from '../../lib/astro/judgement/phrases.ts';
import {
  LEARNING_HOUSES,
  LEARNING_KARAKAS,
  type LearningHouse,
  type LearningKaraka,
} from '../../lib/astro/judgement/vidya/tables/learning.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { partRuler } from '../../lib/astro/varga/partRuler.ts';
import { vargaOccupants } from '../../lib/astro/varga/position.ts';
import { capitalised, ordinal } from '../../lib/astro/words.ts';
import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { areaScoreRecord, sharedClause } from '../../lib/records/evidence/areas.ts';
import { houseHead } from '../../lib/records/planet/houseLords.ts';
import { planetHead, signRef, strengthRecord } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { MATTERS, type Study } from './study.ts';
import { partialScore, learningPlace } from '../../lib/astro/judgement/vidya/matters.ts';
import { areaClause } from '../../lib/words/subjects/areaWords.ts';

const EN = sharedClause({ lang: 'en' });

/** The score of a subset of the factors of learning. */
function partOfScore(study: Study, isMeant: (factor: AreaFactor) => boolean): AreaScore {
  return partialScore(study.scoreOf(MATTERS.study), isMeant);
}

export function housesSection(study: Study): Analysis['houses'] {
  const score = partOfScore(study, ({ id }) => /^(house|lord)_/.test(id));
  return {
    score: areaScoreRecord(score, study.context.names, sharedClause(study.context.names)),
    houses: LEARNING_HOUSES.map((row) => houseRecord(study, row)),
    reading: areaSummary('By its houses and their lords learning', score, 'en', EN),
  };
}

function houseRecord({ context, area }: Study, row: LearningHouse): Analysis['houses']['houses'][number] {
  const { names } = context;
  const { chart, strengths } = area;
  const house = area.house(row.number);
  const score = area.houseScore(row.number);
  const { lord, lordHouse, occupants, signIndex } = house;
  const held = occupants.length > 0 ? `with ${namedList(occupants)} in it` : 'empty';
  const text = [
    `The ${ordinal(row.number)} house, ${row.matter}, is ${SIGNS[signIndex]!}, ${held} (${score.value} of 100); its lord ${named(lord)} stands ${dignityText(chart, lord)} in the ${ordinal(lordHouse)} (${strengths[lord].value}).`,
    effectText(row, effectSide(score.value)),
  ].join(' ');
  return {
    ...houseHead(house, names),
    matter: row.matter,
    strength: strengthRecord(score, names),
    lord_strength: strengthRecord(strengths[lord], names),
    text,
  };
}

export function d24Section(study: Study): Analysis['d24'] {
  const { context, area } = study;
  const d24 = area.varga('d24');
  const score = partOfScore(study, ({ id }) => id.startsWith('d24_'));
  const inside = vargaOccupants(d24, 1);
  const rising = `The chart of learning (D24) rises in ${SIGNS[d24.ascendant.signIndex]!}${inside.length > 0 ? ` with ${namedList(inside)} there` : ''}.`;
  return {
    score: areaScoreRecord(score, context.names, sharedClause(context.names)),
    ascendant: signRef(d24.ascendant.signIndex, context.names),
    planets: score.parts.flatMap(({ factor }) => (factor ? [placeRecord(study, factor)] : [])),
    in_ascendant: inside.map(planetId),
    reading: `${rising} ${areaSummary('In it learning', score, 'en', EN).replaceAll(`in the ${d24.varga.name} (D24) `, '')}`,
  };
}

/** Why a planet is examined in D24, and what it signifies there. */
const ROLES: Readonly<Record<string, readonly [role: string, subject: string]>> = {
  d24_house_1: ['lord of the ascendant of D24', 'learning as a whole'],
  d24_lord_4: ['lord of the 4th of birth: schooling', 'what school teaches'],
  d24_lord_5: ['lord of the 5th of birth: intellect', 'what is understood'],
  d24_lord_9: ['lord of the 9th of birth: higher learning', 'what higher studies teach'],
  d24_mercury: ['significator of learning', 'skill in language and number'],
  d24_jupiter: ['significator of knowledge', 'knowledge of the whole'],
};

const SAYS = {
  kept: 'is kept and built upon',
  mixed: 'comes easily in some things and asks for practice in others',
  repeated: 'needs repeating before it stays',
};

function placeRecord({ context, area }: Study, factor: AreaFactor): Analysis['d24']['planets'][number] {
  const { names } = context;
  const d24 = area.varga('d24');
  const [planet] = factor.planets as readonly [AreaFactor['planets'][number]];
  const { dignity, house, isVargottama, part, signIndex } = d24.planets[planet];
  const [role, subject] = ROLES[factor.id]!;
  const says = SAYS[learningPlace(factor)];
  return {
    ...planetHead(planet, names),
    role,
    sign: signRef(signIndex, names),
    house,
    dignity,
    is_vargottama: isVargottama,
    deity: names.of(partRuler(d24.varga, area.chart.signs[planet], part)!.ruler),
    text: `${capitalised(areaClause(factor.text, 'en'))}: ${subject} ${says}.`,
  };
}

export function karakasSection(study: Study): Analysis['karakas'] {
  const score = partOfScore(study, ({ id }) => id.startsWith('significator_'));
  return {
    score: areaScoreRecord(score, study.context.names, sharedClause(study.context.names)),
    karakas: LEARNING_KARAKAS.map((row) => karakaRecord(study, row)),
    reading: areaSummary('By its significators learning', score, 'en', EN),
  };
}

function karakaRecord({ context, area }: Study, row: LearningKaraka): Analysis['karakas']['karakas'][number] {
  const { names } = context;
  const { chart, strengths } = area;
  const { dignity, house, isCombust, isRetrograde, signIndex } = chart.planets[row.planet];
  const strength = strengths[row.planet];
  const burnt = isCombust ? ', combust' : '';
  return {
    ...planetHead(row.planet, names),
    matter: row.matter,
    is_scored: row.isScored,
    sign: signRef(signIndex, names),
    house,
    dignity,
    is_combust: isCombust,
    is_retrograde: isRetrograde,
    strength: strengthRecord(strength, names),
    text: `${capitalised(named(row.planet))}, who stands for ${row.matter}, is ${dignityText(chart, row.planet)} in the ${ordinal(house)}${burnt} (${strength.value} of 100). ${effectText(row, effectSide(strength.value))}`,
  };
}
