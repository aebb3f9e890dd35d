/** Why a planet needs care, or does not: its burdens, its significations, its period or its protection. */
import { factsOf, type Fact } from '../../astro/factsOf.ts';
import { isPartTold } from '../../astro/judgement/medical/telling.ts';
import { partsOfPlanet } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { INDICATIONS } from '../../astro/judgement/medical/tables/indications.ts';
import type { CareScore } from '../../astro/judgement/medical/timeline/care.ts';
import type { CareWords } from '../../words/facts/health/timeline.ts';

const fact = factsOf<CareWords>();

/** Returns why a planet needs care, or does not. */
export function careGround(care: CareScore): Fact<CareWords> {
  return isBurdened(care) ? fact('burdened', burden(care)) : otherGround(care);
}

/** Returns the same for a row that names the planet. */
export function careGroundInBrief(care: CareScore): Fact<CareWords> {
  return isBurdened(care) ? fact('burdened_in_brief', burden(care)) : otherGround(care);
}

/** Returns what is said of a planet that an earlier section has described. */
export function careGroundAgain({ planet, protects, value }: CareScore, turn: number): Fact<CareWords> {
  return value === 0 && protects !== null ? fact('supports_again', { planet }) : fact('again', { planet, turn });
}

function isBurdened({ rules, weak }: CareScore): boolean {
  return weak !== null || rules.length > 0;
}

function burden({ planet, rules, weak }: CareScore): CareWords['burdened'] {
  return { planet, weakness: weak, houses: rules };
}

const PARTS_NAMED = 2;

function otherGround({ indications, isDescribed, planet, protects, tone }: CareScore): Fact<CareWords> {
  const [indication] = indications;
  if (indication) {
    const { parts } = INDICATIONS.find(({ id }) => id === indication.id)!;
    return fact('stands_for', { planet, parts: parts.slice(0, PARTS_NAMED), isCalm: tone === 'calm' });
  }
  if (isDescribed) return fact('period_marked', { planet });
  if (protects === 'full' || protects === 'good') {
    const parts = partsOfPlanet(planet)
      .map(({ id }) => id)
      .filter((id) => isPartTold(id, { hasSensitive: false }));
    return fact('protects', { planet, parts: parts.slice(0, PARTS_NAMED) });
  }
  return fact('no_burden', { planet });
}
