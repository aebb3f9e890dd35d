/** Sentences on who needs a remedy of health, and which comes first, in English. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { CareWords, HealthRemedyWords } from '../../facts/medical.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, dateEn, named, namedList, sentence, uncapitalised } from '../grammar.ts';
import { bodyPartsEn } from './bodyParts.ts';
import { weaknessClause } from './planetClauses.ts';
import { scoredList } from './planets.ts';

/** After another sentence; empty where every planet needs a remedy. */
const sparedText = (planets: readonly Planet[]) =>
  planets.length === 0 ? '' : ` ${capitalised(namedList(planets))} ${planets.length > 1 ? 'need' : 'needs'} none.`;

export const HEALTH_CARE_EN: Sentences<CareWords> = {
  fall_needs_none: ({ count, planet }) =>
    sentence(`${named(planet)} needs no remedy: ${count} of 5 conditions raise its fall (neecha bhanga raja yoga)`),
  strong_needs_none: ({ planet, value }) =>
    sentence(`${named(planet)} needs no remedy: its weakness is ${value} of 100, below 20`),
  no_remedy: ({ spared }) => `No planet asks for a remedy of health.${sparedText(spared)}`,
  remedy_order: ({ first, mantra, planets, spared, startDate }) =>
    `By weakness in this order: ${scoredList(planets)}. Begin with ${named(first)} on ${dateEn(startDate)}: “${mantra.en}”.${sparedText(spared)} One remedy done steadily is worth more than many.`,
};

export const HEALTH_REMEDIES_EN: Sentences<HealthRemedyWords> = {
  remedy_reason: ({ parts, planet, types, value }) => {
    const why = types.map((type) => weaknessClause(type, 'it')).join('; ');
    return sentence(`${named(planet)}, ruler of ${bodyPartsEn(parts)}, has a weakness of ${value} of 100: ${why}`);
  },
  stone_lacks: ({ condition }) => `It would ask for what does not hold: ${uncapitalised(condition.en)}`,
  stone_uncalled: () => 'Nothing in the chart calls for the stone',
};
