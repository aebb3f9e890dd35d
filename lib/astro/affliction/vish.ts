/** Vish (punarphoo): the Moon bound to Saturn, and what relieves it. */
import { wrap180 } from '../angle.ts';
import { isAspecting, isConjunct } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { weakens } from '../evidence.ts';
import { isMoonFull } from '../planet/nature.ts';
import type { RuleCondition } from '../rule.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

export interface MoonSaturnBond {
  /** Place of the Moon counted from Saturn: together, or in one of his aspects. */
  readonly place: 1 | 3 | 7 | 10;
  /** From the exact conjunction, opposition or aspect, degrees. */
  readonly orbDeg: number;
}

const PLACES = [1, 3, 7, 10] as const;

/** Returns the bond of the Moon and Saturn by sign, or null. The yoga takes the 1st and 7th; the dosha a close aspect too. */
export function moonSaturnBond({ planets: { Moon, Saturn } }: Chart): MoonSaturnBond | null {
  const counted = houseFrom(Saturn, Moon);
  const place = PLACES.find((known) => known === counted);
  if (place === undefined) return null;
  const exactDeg = (place - 1) * SIGN_ARC_DEG;
  return { place, orbDeg: Math.abs(wrap180(Moon.longitudeDeg - Saturn.longitudeDeg - exactDeg)) };
}

const JUPITER = both('Jupiter joins or aspects the Moon', 'चंद्रमा पर गुरु की युति या दृष्टि है');
const FULL = both('The Moon is full', 'चंद्रमा पूर्ण है');

/** Lists the conditions that relieve it, with the points of the doshas. */
export function vishReliefs(chart: Chart): RuleCondition[] {
  const { Moon, Jupiter } = chart.planets;
  const isJupiterOn = isConjunct(Jupiter, Moon) || isAspecting(chart, 'Jupiter', Moon.signIndex);
  return [
    weakens('jupiter_on_moon', JUPITER, isJupiterOn, { house_from_jupiter: houseFrom(Jupiter, Moon) }, -15),
    weakens('full_moon', FULL, isMoonFull(chart), {}, -15),
  ];
}
