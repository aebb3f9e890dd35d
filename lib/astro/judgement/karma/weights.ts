/** Weights of the bodies in the shashtiamsha: the self and its significators count more than the rest (interpretive). */
import type { KarmaOffice } from './facts.ts';
import type { KarmaBody, KarmaContext } from './places.ts';

export interface KarmaWeight {
  readonly weight: number;
  /** The office that gives the weight; null where the body has none. */
  readonly office: KarmaOffice | null;
}

interface Weights {
  readonly atmakaraka: number;
  readonly ascendant: number;
  readonly ascendantLord: number;
  readonly planets: Readonly<Partial<Record<KarmaBody, number>>>;
}

/** For the karma score and every balance. */
export const SCORE_WEIGHTS: Weights = {
  atmakaraka: 2,
  ascendant: 2,
  ascendantLord: 1.5,
  planets: { Moon: 1.5, Sun: 1.5 },
};
/** For the intensity of a debt. */
export const DEBT_WEIGHTS: Weights = {
  atmakaraka: 2,
  ascendant: 2,
  ascendantLord: 2,
  planets: { Moon: 1.5, Sun: 1.5, Saturn: 1.3 },
};

const PLAIN = 1;

/** Returns the greatest weight among the offices of a body. */
export function weightOf({ ascendantLord, atmakaraka }: KarmaContext, body: KarmaBody, weights: Weights): KarmaWeight {
  if (body === 'Ascendant') return { weight: weights.ascendant, office: null };
  if (body === atmakaraka) return { weight: weights.atmakaraka, office: 'atmakaraka' };
  const own = weights.planets[body] ?? PLAIN;
  const isHeavierAsLord = body === ascendantLord && weights.ascendantLord >= own;
  return isHeavierAsLord ? { weight: weights.ascendantLord, office: 'ascendant_lord' } : { weight: own, office: null };
}
