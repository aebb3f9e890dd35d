/** Why a planet needs care for health, or does not, in English. */
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { CareBurden, CareWords } from '../../facts/health/timeline.ts';
import { variantInTurn, variantOf } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal } from '../grammar.ts';
import { healthPartEn } from './bodyParts.ts';

/** A weakness score below this is slight. */
const SLIGHT = 30;

/** Kinds of weakness, as they stand after "is weak at birth,". */
const WEAKNESSES: Readonly<Record<WeaknessTypeId, string>> = {
  debilitated: 'debilitated',
  combust: 'combust',
  enemy_sign: 'in an enemy’s sign',
  functional_malefic: 'a malefic for the ascendant',
  dusthana_lord: 'ruler of a hard house',
  dusthana_placement: 'in a hard house',
  no_directional_strength: 'without directional strength',
  malefic_influence: 'pressed by malefics',
  near_node: 'close to a node',
  retrograde_malefic: 'retrograde',
  house_junction: 'at the edge of its house',
};

/** Returns body parts as they stand in a sentence: `the knees and digestion`. */
export function partsText(parts: readonly BodyPartId[]): string {
  return listed(parts.map((part) => healthPartEn(part)));
}

/** Returns what burdens a planet, as predicates. */
function burdens({ houses, weakness }: CareBurden, isInFull: boolean): string[] {
  return [
    ...(weakness ? [weaknessText(weakness, houses.length > 0, isInFull)] : []),
    ...(houses.length > 0 ? [`rules the ${listed(houses.map(ordinal))} house${houses.length > 1 ? 's' : ''}`] : []),
  ];
}

function weaknessText(
  { score, types }: NonNullable<CareBurden['weakness']>,
  isFollowed: boolean,
  isInFull: boolean,
): string {
  const causes = types.slice(0, isInFull && !isFollowed ? 2 : 1).map((type) => WEAKNESSES[type]);
  const by = causes.length > 0 ? `, ${listed(causes)}${isFollowed ? ',' : ''}` : '';
  return `is ${score !== null && score < SLIGHT ? 'somewhat ' : ''}weak at birth${by}`;
}

export const CARE_EN: Sentences<CareWords> = {
  burdened: (burden) => {
    const [planet, text] = [named(burden.planet), burdens(burden, true).join(' and ')];
    const tail = burden.weakness ? '' : ', which tradition ties to health';
    const variants = [`${capitalised(planet)} ${text}${tail}.`, `In this chart ${planet} ${text}${tail}.`];
    return variantOf(variants, burden.planet + text);
  },
  burdened_in_brief: (burden) => `${capitalised(named(burden.planet))} ${burdens(burden, false).join(' and ')}.`,
  stands_for: ({ isCalm, parts, planet }) =>
    isCalm
      ? `${capitalised(named(planet))} stands for ${partsText(parts)}; here usual care is enough.`
      : `${capitalised(named(planet))} stands for ${partsText(parts)}, which the chart marks for attention.`,
  period_marked: ({ planet }) => `The analysis marks the period of ${named(planet)} as a time for care.`,
  protects: ({ parts, planet }) =>
    `${capitalised(named(planet))} is strong in this chart and protects ${partsText(parts)}.`,
  no_burden: ({ planet }) =>
    variantOf(
      [
        `By tradition ${named(planet)} puts no special burden on health here.`,
        `No particular strain on health comes from ${named(planet)}.`,
      ],
      planet,
    ),
  again: ({ planet, turn }) =>
    variantInTurn(
      [
        `Here too, the planet to watch is ${named(planet)}.`,
        `${capitalised(named(planet))} holds the key to this stretch as well.`,
        `Here again, much depends on ${named(planet)}.`,
      ],
      turn,
      planet,
    ),
  supports_again: ({ planet }) => `${capitalised(named(planet))} remains the support here.`,
};
