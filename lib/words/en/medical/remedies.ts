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
  fall_needs_none: ({ planet }) =>
    sentence(`${named(planet)} needs no remedy, as its fall is raised (neecha bhanga raja yoga)`),
  strong_needs_none: ({ planet }) => sentence(`${named(planet)} is strong enough for health and needs no remedy`),
  no_remedy: ({ spared }) => `No planet needs a remedy for health.${sparedText(spared)}`,
  remedy_order: ({ first, mantra, planets, spared, startDate }) =>
    `For health the order is ${scoredList(planets)}. Beside the plan, “${mantra.en}” for ${named(first)} is good from ${dateEn(startDate)}.${sparedText(spared)} One remedy done steadily is worth more than many.`,
};

/** The heaviest; the evidence tells all. */
const REASONS_NAMED = 2;

export const HEALTH_REMEDIES_EN: Sentences<HealthRemedyWords> = {
  remedy_reason: ({ parts, planet, types }) => {
    const why = types.slice(0, REASONS_NAMED).map((type) => sentence(weaknessClause(type, 'it')));
    return [sentence(`${named(planet)}, ruler of ${bodyPartsEn(parts.slice(0, 3))}, is weak`), ...why].join(' ');
  },
  stone_lacks: ({ condition }) => `It needs what does not hold: ${uncapitalised(condition.en)}`,
  stone_uncalled: () => 'Nothing in the chart calls for the stone',
};
