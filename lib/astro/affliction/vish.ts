/** Vish, in questions of marriage called punarphoo: the Moon bound to Saturn, and what relieves it. */
import { wrap180 } from '../angle.ts';
import { isAspecting, isConjunct } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isMoonFull } from '../planet/nature.ts';
import { hundredths } from '../rounding.ts';
import type { RuleCondition } from '../rule.ts';
import { practice, saravali } from '../source.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import type { Affliction } from './affliction.ts';
import { nodeWith } from './nodeCompany.ts';

export interface MoonSaturnBond {
  /** Place of the Moon counted from Saturn: together, or in one of his aspects. */
  readonly place: 1 | 3 | 7 | 10;
  /** From the exact conjunction, opposition or aspect, degrees. */
  readonly orbDeg: number;
}

const PLACES = [1, 3, 7, 10] as const;

/** Returns the bond of the Moon and Saturn by sign, or null. */
export function moonSaturnBond({ planets: { Moon, Saturn } }: Chart): MoonSaturnBond | null {
  const counted = houseFrom(Saturn, Moon);
  const place = PLACES.find((known) => known === counted);
  if (place === undefined) return null;
  const exactDeg = (place - 1) * SIGN_ARC_DEG;
  return { place, orbDeg: Math.abs(wrap180(Moon.longitudeDeg - Saturn.longitudeDeg - exactDeg)) };
}

const JUPITER = both('Jupiter joins or aspects the Moon', 'चंद्रमा पर गुरु की युति या दृष्टि है');
const FULL = both('The Moon is full', 'चंद्रमा पूर्ण है');

function reliefs(chart: Chart): RuleCondition[] {
  const { Moon, Jupiter } = chart.planets;
  const isJupiterOn = isConjunct(Jupiter, Moon) || isAspecting(chart, 'Jupiter', Moon.signIndex);
  return [
    weakens('jupiter_on_moon', JUPITER, isJupiterOn, { house_from_jupiter: houseFrom(Jupiter, Moon) }, -15),
    weakens('full_moon', FULL, isMoonFull(chart), {}, -15),
  ];
}

/** Degrees from exactness within which an aspect forms it, and a conjunction counts more. */
const CLOSE_DEG = 5;

export const vishAffliction: Affliction = {
  source: saravali(15),
  alsoIn: [practice('Punarphoo: Saturn with the Moon in questions of marriage, Krishnamurti Paddhati')],
  isInterpretive: true,
  formation: both(
    'The Moon shares the sign of Saturn, or he aspects it within five degrees of exactness',
    'चंद्रमा शनि के साथ एक राशि में हो, या उस पर शनि की पाँच अंश के भीतर पूर्ण दृष्टि हो',
  ),
  reliefs: 'points',
  participants: () => ['Moon', 'Saturn'],

  examine(chart) {
    const bond = moonSaturnBond(chart);
    const isTogether = bond?.place === 1;
    const isFormed = bond !== null && (isTogether || bond.orbDeg <= CLOSE_DEG);
    const orb = bond && hundredths(bond.orbDeg);
    const company = nodeWith(chart, 'Moon');
    const lord = lordOfHouse(chart, 7);
    const onSeventh = (['Moon', 'Saturn'] as const).filter((id) => id === lord || chart.planets[id].house === 7);
    return [
      required('bound', BOUND, isFormed, { moon_from_saturn: bond?.place ?? null, orb_deg: orb }, 25),
      strengthens('together', TOGETHER, isTogether, {}, 15),
      strengthens('close', CLOSE, isTogether && bond.orbDeg <= CLOSE_DEG, { orb_deg: orb }, 15),
      strengthens('with_node', NODE, isFormed && company !== null, { node: company?.node ?? null }, 10),
      strengthens('on_seventh', ON_SEVENTH, isFormed && onSeventh.length > 0, { planets: onSeventh }, 10),
      ...reliefs(chart),
    ];
  },
};

const BOUND = both(
  'The Moon is with Saturn, or within five degrees of his exact aspect',
  'चंद्रमा शनि के साथ है, या उसकी पूर्ण दृष्टि से पाँच अंश के भीतर है',
);
const TOGETHER = both('They share a sign', 'दोनों एक राशि में हैं');
const CLOSE = both('They are together within five degrees', 'दोनों पाँच अंश के भीतर एक साथ हैं');
const NODE = both('Rahu or Ketu is with the Moon too', 'चंद्रमा के साथ राहु या केतु भी है');
const ON_SEVENTH = both(
  'The Moon or Saturn is in the 7th house or owns it',
  'चंद्रमा या शनि सातवें भाव में है या उसका स्वामी है',
);
