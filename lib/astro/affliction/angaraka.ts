/** Angaraka: Mars in the sign of a node (later practice; no classical text has it). */
import { isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import type { RuleCondition } from '../rule.ts';
import { practice } from '../source.ts';
import { NODES } from '../tables/planets.ts';
import type { Affliction } from './affliction.ts';
import { nodeWith } from './nodeCompany.ts';
import { hundredths } from '../rounding.ts';

const CLOSE_DEG = 10;

const TOGETHER = both('Mars shares a sign with Rahu or Ketu', 'मंगल राहु या केतु के साथ एक राशि में है');
const CLOSE = both('They are within ten degrees of each other', 'दोनों परस्पर दस अंश के भीतर हैं');
const KETU = both('The node is Ketu, whose company is weaker', 'साथ केतु का है, जिसकी युति हल्की है');
const JUPITER = both('Jupiter aspects Mars', 'मंगल पर गुरु की दृष्टि है');
const DIGNIFIED = both('Mars is at home or exalted', 'मंगल स्वराशि या उच्च राशि में है');

/** Lists the conditions: forty points in one sign, sixty when close. */
function conditions(chart: Chart): RuleCondition[] {
  const { dignity, house, signIndex } = chart.planets.Mars;
  const company = nodeWith(chart, 'Mars');
  const node = company?.node ?? null;
  const orb = company && hundredths(company.orbDeg);
  return [
    required('together', TOGETHER, company !== null, { node, house, orb_deg: orb }, 40),
    strengthens('close', CLOSE, company !== null && company.orbDeg <= CLOSE_DEG, { orb_deg: orb }, 20),
    weakens('with_ketu', KETU, node === 'Ketu', { node }, -15),
    weakens('jupiter_aspect', JUPITER, isAspecting(chart, 'Jupiter', signIndex), {}, -15),
    weakens('dignified', DIGNIFIED, isStrongBySign(dignity), { dignity }, -15),
  ];
}

export const angarakaAffliction: Affliction = {
  source: practice('Angaraka: later practice, in no classical text'),
  isInterpretive: true,
  formation: both('Mars shares the sign of Rahu or Ketu', 'मंगल राहु या केतु के साथ एक राशि में हो'),
  reliefs: 'points',

  participants(chart) {
    const company = nodeWith(chart, 'Mars');
    return ['Mars', ...(company ? [company.node] : NODES)];
  },

  examine: conditions,
};
