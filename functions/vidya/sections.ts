/** Sections of an analysis about the chart itself: houses, the chart of learning, significators. */
import type { AreaScore } from '../../lib/astro/judgement/areaScore.ts';
import type { StudyText } from '../../lib/astro/judgement/vidya/factorFacts.ts';
import { effectSide, placingOf } from '../../lib/astro/judgement/placing.ts';
import { D24_OFFICES, type D24Office } from '../../lib/astro/judgement/vidya/educationFactors.ts';
import {
  LEARNING_HOUSES,
  LEARNING_KARAKAS,
  type LearningHouse,
} from '../../lib/astro/judgement/vidya/tables/learning.ts';
import type { Score } from '../../lib/astro/score.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { partRuler } from '../../lib/astro/varga/partRuler.ts';
import { vargaOccupants } from '../../lib/astro/varga/position.ts';
import type { Analysis } from '../../lib/schemas/vidya/answers.ts';
import { areaScoreRecord, weighedPoints } from '../../lib/records/evidence/areas.ts';
import { houseHead } from '../../lib/records/planet/houseLords.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Names } from '../../lib/words/names.ts';
import { VIDYA } from '../../lib/words/subjects/vidya.ts';
import { partText } from './matters.ts';
import { studyClause, type Study } from './study.ts';
import { partialScore, learningPlace } from '../../lib/astro/judgement/vidya/matters.ts';

/** The score of a subset of the factors of learning. */
export function housesSection(study: Study): Analysis['houses'] {
  const { names } = study.context;
  const clause = studyClause(names);
  const score = partialScore(study.area, 'houses');
  return {
    score: areaScoreRecord(score, names, clause),
    houses: LEARNING_HOUSES.map((number) => houseRecord(study, number)),
    reading: partText('houses', score, names),
  };
}

function houseRecord({ context, area }: Study, number: LearningHouse): Analysis['houses']['houses'][number] {
  const { names } = context;
  const { chart, strengths } = area;
  const words = VIDYA[names.lang];
  const house = area.house(number);
  const score = area.houseScore(number);
  const { lord, lordHouse, occupants, signIndex } = house;
  return {
    ...houseHead(house, names),
    matter: words.house_matter({ house: number }),
    strength: strengthPlace(score, names),
    lord_strength: strengthPlace(strengths[lord], names),
    text: words.house_of_learning({
      house: number,
      signIndex,
      planets: occupants,
      lord,
      lordHouse,
      lordPlacing: placingOf(chart, lord),
      side: effectSide(score.band),
    }),
  };
}

export function d24Section(study: Study): Analysis['d24'] {
  const { context, area } = study;
  const d24 = area.varga('d24');
  const score = partialScore(area, 'd24');
  const inside = vargaOccupants(d24, 1);
  const { signIndex } = d24.ascendant;
  const { names } = context;
  const words = VIDYA[names.lang];
  const clause = studyClause(names);
  const rising = words.d24_rising({ signIndex, planets: inside });
  return {
    score: weighedPoints(score, names, clause),
    ascendant: signRef(signIndex, names),
    planets: D24_OFFICES.map((office) => placeRecord(study, office, score)),
    in_ascendant: inside.map(planetId),
    reading: `${rising} ${partText('d24', score, names)}`,
  };
}

function placeRecord(
  { context, area }: Study,
  office: D24Office,
  { parts }: AreaScore<StudyText>,
): Analysis['d24']['planets'][number] {
  const { names } = context;
  const words = VIDYA[names.lang];
  const d24 = area.varga('d24');
  const factor = parts.find(({ id }) => id === office)!.factor!;
  const [planet] = factor.planets as readonly [Planet];
  const { dignity, house, isVargottama, part, signIndex } = d24.planets[planet];
  return {
    ...planetHead(planet, names),
    role: words.d24_role({ office }),
    sign: signRef(signIndex, names),
    house,
    dignity,
    is_vargottama: isVargottama,
    deity: names.of(partRuler(d24.varga, area.chart.signs[planet], part)!.ruler),
    text: words.d24_place({ factor: factor.text, office, learning: learningPlace(factor) }),
  };
}

export function karakasSection(study: Study): Analysis['karakas'] {
  const { names } = study.context;
  const clause = studyClause(names);
  const score = partialScore(study.area, 'significators');
  return {
    score: areaScoreRecord(score, names, clause),
    karakas: LEARNING_KARAKAS.map((row) => karakaRecord(study, row)),
    reading: partText('karakas', score, names),
  };
}

function karakaRecord(
  { context, area }: Study,
  { isScored, planet }: (typeof LEARNING_KARAKAS)[number],
): Analysis['karakas']['karakas'][number] {
  const { names } = context;
  const { chart, strengths } = area;
  const words = VIDYA[names.lang];
  const { dignity, house, isCombust, isRetrograde, signIndex } = chart.planets[planet];
  const strength = strengths[planet];
  const side = effectSide(strength.band);
  return {
    ...planetHead(planet, names),
    matter: words.karaka_matter({ planet }),
    is_scored: isScored,
    sign: signRef(signIndex, names),
    house,
    dignity,
    is_combust: isCombust,
    is_retrograde: isRetrograde,
    strength: strengthPlace(strength, names),
    text: words.karaka_of_learning({
      planet,
      house,
      isCombust,
      side,
      ...placingOf(chart, planet),
    }),
  };
}

function strengthPlace({ band, percentile, value }: Pick<Score, 'band' | 'percentile' | 'value'>, names: Names) {
  return { score: value, percentile, band, label: band, label_name: names.term(band) };
}
