/** Shrapit: Saturn and Rahu in one sign (later practice; no classical text has it). */
import { isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isGoodForMalefics } from '../chart/houses.ts';
import type { RuleCondition } from '../rule.ts';
import { practice } from '../source.ts';
import type { Affliction } from './affliction.ts';
import { nodeWith } from './nodeCompany.ts';
import { hundredths } from '../rounding.ts';

const STRONG_DEG = 10;
const SEVERE_DEG = 5;

const TOGETHER = both('Saturn and Rahu share a sign', 'शनि और राहु एक राशि में हैं');
const STRONG = both('They are within ten degrees of each other', 'दोनों परस्पर दस अंश के भीतर हैं');
const SEVERE = both('They are within five degrees of each other', 'दोनों परस्पर पाँच अंश के भीतर हैं');
const JUPITER = both('Jupiter aspects them', 'दोनों पर गुरु की दृष्टि है');
const DIGNIFIED = both('Saturn is at home or exalted', 'शनि स्वराशि या उच्च राशि में है');
const GOOD_HOUSE = both('They stand in the 3rd, 6th or 11th house', 'दोनों तीसरे, छठे या ग्यारहवें भाव में हैं');

/**
 * Lists the conditions: forty points in one sign, more the nearer they are.
 *
 * Aspects do not form it; the opposition, Saturn with Ketu, is observed as its weak likeness.
 */
function conditions(chart: Chart): RuleCondition[] {
  const { house, dignity, signIndex } = chart.planets.Saturn;
  const company = nodeWith(chart, 'Saturn');
  const isTogether = company?.node === 'Rahu';
  const orb = isTogether ? hundredths(company.orbDeg) : null;
  const isWithin = (deg: number) => isTogether && company.orbDeg <= deg;
  return [
    required('together', TOGETHER, isTogether, { house, orb_deg: orb, is_opposite: company?.node === 'Ketu' }, 40),
    strengthens('close', STRONG, isWithin(STRONG_DEG), { orb_deg: orb }, 15),
    strengthens('tight', SEVERE, isWithin(SEVERE_DEG), { orb_deg: orb }, 10),
    weakens('jupiter_aspect', JUPITER, isTogether && isAspecting(chart, 'Jupiter', signIndex), {}, -15),
    weakens('dignified', DIGNIFIED, isStrongBySign(dignity), { dignity }, -15),
    weakens('well_housed', GOOD_HOUSE, isTogether && isGoodForMalefics(house), { house }, -10),
  ];
}

export const shrapitAffliction: Affliction = {
  source: practice('Shrapit: later practice, in no classical text'),
  isInterpretive: true,
  formation: both('Saturn and Rahu share a sign, in any house', 'शनि और राहु किसी भी भाव में एक राशि में हों'),
  reliefs: 'points',
  participants: () => ['Saturn', 'Rahu'],
  examine: conditions,
};
