/** Guru Chandal: Jupiter joined or aspected by Rahu (later practice; no classical text has it). */
import { aspectsOn, isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isBenefic } from '../planet/nature.ts';
import type { RuleCondition } from '../rule.ts';
import { practice } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';
import { nodeWith } from './nodeCompany.ts';
import { hundredths } from '../rounding.ts';

const CLOSE_DEG = 10;
/** Houses of Jupiter in which it leads to learning and gain. */
const RELIEVING_HOUSES = [9, 11];

const RAHU = both(
  'Jupiter is with Rahu, or in the 5th, 7th or 9th sign from him',
  'गुरु राहु के साथ है, या उससे पाँचवीं, सातवीं या नौवीं राशि में',
);
const TOGETHER = both('Jupiter and Rahu share a sign', 'गुरु और राहु एक राशि में हैं');
const CLOSE = both('They are within ten degrees of each other', 'दोनों परस्पर दस अंश के भीतर हैं');
const WITH_KETU = both(
  'Jupiter is with Ketu, opposite Rahu: the gentler form, named after Ganesha',
  'गुरु केतु के साथ, राहु से सप्तम है: सौम्य रूप, जिसे गणेश योग कहते हैं',
);
const DIGNIFIED = both(
  'Jupiter is at home, exalted or in a great friend’s sign',
  'गुरु स्वराशि, उच्च राशि या अधिमित्र राशि में है',
);
const AHEAD = both('Jupiter has passed more degrees of their sign than Rahu', 'एक ही राशि में गुरु के अंश राहु से अधिक हैं');
const BENEFIC = both('Another benefic aspects Jupiter', 'गुरु पर किसी अन्य शुभ ग्रह की दृष्टि है');
const GOOD_HOUSE = both('Jupiter is in the 9th or 11th house', 'गुरु नौवें या ग्यारहवें भाव में है');

/** Tells whether Jupiter is placed well enough by sign to make good use of it. */
export function isJupiterWellPlaced({ planets: { Jupiter } }: Chart): boolean {
  return isStrongBySign(Jupiter.dignity) || Jupiter.dignity === 'great_friend';
}

/** The planets that form it, with Ketu where he joins Jupiter. */
function participants(chart: Chart): Planet[] {
  return ['Jupiter', 'Rahu', ...(nodeWith(chart, 'Jupiter')?.node === 'Ketu' ? (['Ketu'] as const) : [])];
}

/**
 * Lists the conditions: twenty points by aspect alone, forty-five in one sign, sixty-five when close.
 *
 * Ketu is opposite Rahu, so Ketu joined is always Rahu's aspect from the 7th: the mild form.
 */
function conditions(chart: Chart): RuleCondition[] {
  const { Jupiter, Rahu } = chart.planets;
  const { house, dignity } = Jupiter;
  const company = nodeWith(chart, 'Jupiter');
  const isTogether = company?.node === 'Rahu';
  const isFormed = isTogether || isAspecting(chart, 'Rahu', Jupiter.signIndex);
  const orb = company && hundredths(company.orbDeg);
  const benefics = isFormed ? beneficsOn(chart) : [];
  return [
    required('rahu_on_jupiter', RAHU, isFormed, { house_from_rahu: houseFrom(Rahu, Jupiter) }, 20),
    strengthens('together', TOGETHER, isTogether, { house }, 25),
    strengthens('close', CLOSE, isTogether && company.orbDeg <= CLOSE_DEG, { orb_deg: orb }, 20),
    weakens('with_ketu', WITH_KETU, company?.node === 'Ketu', { orb_deg: orb }, -5),
    weakens('dignified', DIGNIFIED, isJupiterWellPlaced(chart), { dignity }, -15),
    weakens('ahead_by_degree', AHEAD, isTogether && Jupiter.degreeInSign > Rahu.degreeInSign, { orb_deg: orb }, -10),
    weakens('benefic_aspect', BENEFIC, benefics.length > 0, { planets: benefics }, -15),
    weakens('well_housed', GOOD_HOUSE, RELIEVING_HOUSES.includes(house), { house }, -10),
  ];
}

function beneficsOn(chart: Chart): Planet[] {
  return aspectsOn(chart, chart.signs.Jupiter).filter((id) => isBenefic(chart, id));
}

export const guruChandalAffliction: Affliction = {
  source: practice('Guru Chandal: later practice, in no classical text'),
  isInterpretive: true,
  formation: both(
    'Jupiter shares the sign of Rahu, or Rahu aspects it as the 5th, 7th or 9th from him',
    'गुरु राहु के साथ एक राशि में हो, या उस पर राहु की पाँचवीं, सातवीं या नौवीं दृष्टि हो',
  ),
  reliefs: 'points',
  participants,
  examine: conditions,
};
