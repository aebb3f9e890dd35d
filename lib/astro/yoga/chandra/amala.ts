import { countFrom } from '../../angle.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';

// One benefic that is neither combust nor fallen keeps the yoga alive, so the blemish must be on all of them.
export const amala: Rule = {
  id: 'amala',
  name: both('Amala', 'अमल'),
  family: 'chandra',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'A natural benefic, and no malefic, is in the 10th from the Moon or from the ascendant',
    'चंद्रमा से या लग्न से दसवें भाव में शुभ ग्रह हो और कोई पाप ग्रह न हो',
  ),
  result: both('a spotless name, service', 'निर्मल यश, सेवा'),
  countedFrom: 'Moon',
  participants: (chart) => [...new Set([...fromMoon(chart), ...fromAscendant(chart)])],

  examine(chart) {
    const observed = { from_moon: fromMoon(chart), from_ascendant: fromAscendant(chart) };
    const benefics = [...observed.from_moon, ...observed.from_ascendant];
    const combust = benefics.filter((id) => chart.planets[id].isCombust);
    const debilitated = benefics.filter((id) => isFallen(chart, id));
    return [
      required(
        'benefics_in_tenth',
        both(
          'Only benefics, at least one, are in the 10th from the Moon or in the 10th from the ascendant',
          'चंद्रमा से या लग्न से दसवें भाव में केवल शुभ ग्रह हैं, कम-से-कम एक',
        ),
        benefics.length > 0,
        observed,
      ),
      cancels(
        'blemished',
        both(
          'Each of these benefics is combust, or debilitated with nothing to lift it',
          'इनमें से प्रत्येक शुभ ग्रह अस्त है, या नीच भंग के बिना नीच राशि में है',
        ),
        benefics.length > 0 && benefics.every((id) => combust.includes(id) || debilitated.includes(id)),
        { combust, debilitated },
      ),
    ];
  },
};

function fromMoon(chart: Chart): Planet[] {
  return unmixedBenefics(chart, chart.signs.Moon);
}

function fromAscendant(chart: Chart): Planet[] {
  return unmixedBenefics(chart, chart.ascendant.signIndex);
}

/** Lists the planets in the 10th from a sign where all of them are benefics. */
function unmixedBenefics(chart: Chart, fromSignIndex: number): Planet[] {
  const planets = PLANETS.filter((id) => countFrom(fromSignIndex, chart.signs[id]) === 10);
  return planets.every((id) => isBenefic(chart, id)) ? planets : [];
}
