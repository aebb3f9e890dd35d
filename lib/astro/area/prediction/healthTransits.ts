/** How the passing planets bear on health: Jupiter on the self, Saturn, the nodes and Mars over the 1st, 6th, 8th and the Moon. */
import { countFrom } from '../../angle.ts';
import { named } from '../../planetWords.ts';
import { phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import { ordinal } from '../../words.ts';
import { jupiterFactor } from '../activation.ts';
import { areaFactor } from '../areaFactors.ts';
import type { AreaScene } from '../areaScene.ts';
import { areaScore, type AreaFactor, type AreaScore } from '../areaScore.ts';
import type { Trigger } from '../timing.ts';

const TENDER_HOUSES = [1, 6, 8];

/** Where a planet that passes a sign puts strain: `the 8th house`, `the Moon in the 10th`; null where it does not. */
function strained({ chart }: AreaScene, signIndex: number): string | null {
  const place = countFrom(chart.ascendant.signIndex, signIndex);
  if (signIndex === chart.signs.Moon) return `the Moon in the ${ordinal(place)}`;
  return TENDER_HOUSES.includes(place) ? `the ${ordinal(place)} house` : null;
}

/** What a planet weighs against the others, and what a place free of strain gives. Interpretive. */
const WEIGHTS = { Jupiter: 8, Saturn: 8, Rahu: 4, Ketu: 4, Mars: 3 } as const;
const FREE_LEANING = 0.4;

function passingFactor(scene: AreaScene, planet: 'Saturn' | 'Rahu' | 'Ketu' | 'Mars'): AreaFactor {
  const sign = scene.passing[planet];
  const over = strained(scene, sign);
  const place = countFrom(scene.chart.ascendant.signIndex, sign);
  return areaFactor({
    id: `passage_${planet.toLowerCase()}`,
    text:
      over === null
        ? `${named(planet)} passes ${SIGNS[sign]!}, the ${ordinal(place)}, free of the tender places`
        : `${named(planet)} passes ${SIGNS[sign]!}, over ${over}`,
    leaning: over === null ? FREE_LEANING : -1,
    weight: WEIGHTS[planet],
    planets: [planet],
    houses: [place],
    observed: { sign: SIGNS[sign]!, over_moon: sign === scene.chart.signs.Moon },
    source: phaladeepika(26),
  });
}

export function healthTransits(scene: AreaScene): AreaScore {
  return areaScore([
    { ...jupiterFactor(scene, 1), weight: WEIGHTS.Jupiter },
    ...(['Saturn', 'Rahu', 'Ketu', 'Mars'] as const).map((planet) => passingFactor(scene, planet)),
  ]);
}

/** The same as a trigger of a window that asks for care. */
export function careTrigger(scene: AreaScene, planet: Planet, points: number, isDeciding: boolean): Trigger {
  return {
    id: `care_${planet.toLowerCase()}`,
    max: points,
    isDeciding,
    at(passing) {
      const over = strained(scene, passing[planet]!);
      return over === null ? null : { points, text: `${named(planet)} passes over ${over}` };
    },
  };
}
