/** Health: the 1st and its lord, Sun and Moon, what the 6th and the 8th put on them (BPHS 12, 17 and 19; weights interpretive). */
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import { isInfluencing } from '../../chart/aspects.ts';
import { isTie, linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { ARISHTA_YOGAS } from '../../yoga/arishta/index.ts';
import {
  areaFactor,
  beneficsOn,
  bindusIn,
  house,
  lord,
  maleficsOn,
  significator,
  type FactorRow,
} from '../areaFactors.ts';
import { carePlan } from '../timing/carePlan.ts';
import { rankedBySlug } from '../yogaScore.ts';
import type { AreaContext } from '../areaContext.ts';
import { healthTransits } from './healthTransits.ts';
import type { TimedArea } from './areaPrediction.ts';
import { predictionFact as fact, type PredictionFact, type StrainBond } from './facts.ts';
import { DAYS_PER_YEAR } from '../../time.ts';

/** Weight of each bond of a house of illness with the self (interpretive). */
const STRAINS = { ascendantLordIn: 0.6, lordIn: 0.5, lordsJoined: 0.4, moonIn: 0.4, sunIn: 0.2 };

/** Bonds of the 6th or 8th with the ascendant, its lord, the Moon and the Sun; a benefic with the ascendant lord halves them. */
function strainOf(number: number, weight: number): FactorRow<PredictionFact> {
  return ({ chart }) => {
    const [self, ruler] = [lordOfHouse(chart, 1), lordOfHouse(chart, number)];
    const at = (planet: Planet) => chart.planets[planet].house;
    const isOther = ruler !== self;
    const seen: [isMet: boolean, share: number, bond: StrainBond][] = [
      [at(self) === number, STRAINS.ascendantLordIn, 'self_there'],
      [isOther && at(ruler) === 1, STRAINS.lordIn, 'ruler_here'],
      [isOther && isTie(linkBetween(chart, self, ruler)), STRAINS.lordsJoined, 'lords_bound'],
      [self !== 'Moon' && at('Moon') === number, STRAINS.moonIn, 'moon_there'],
      [self !== 'Sun' && at('Sun') === number, STRAINS.sunIn, 'sun_there'],
    ];
    const met = seen.filter(([isMet]) => isMet);
    const relief = (['Jupiter', 'Venus', 'Mercury'] as const).filter(
      (planet) => planet !== ruler && isBenefic(chart, planet) && isInfluencing(chart, planet, self),
    );
    const isHalved = met.length > 0 && relief.length > 0;
    return areaFactor<PredictionFact>({
      id: `strain_${number}`,
      text: fact('strain', { house: number, self, ruler, bonds: met.map(([, , bond]) => bond) }),
      leaning: -Math.min(
        met.reduce((sum, [, share]) => sum + share, 0),
        1,
      ),
      weight,
      planets: met.length > 0 ? [...new Set([self, ruler])] : [],
      houses: [number],
      observed: { bonds: met.length, relieved_by: relief },
      source: bphs(number === 6 ? 17 : 19),
      halvedBy: isHalved ? fact('self_supported', { planets: relief }) : null,
    });
  };
}

/** Yogas of strain that concern belief, inheritance and duties, not the body or the mood. */
const OF_OTHER_MATTERS = ['guru-chandal', 'shrapit', 'sarpa-bandhana'];

/** Yogas of delicate health; those about the span of life are never reported. */
export const TENDER_YOGAS = ARISHTA_YOGAS.filter(({ acts, id }) => acts !== 'untold' && !OF_OTHER_MATTERS.includes(id));

/** Yogas of childhood count during childhood only. */
const CHILDHOOD_YEARS = 12;

function tenderYogas(context: AreaContext) {
  const isChild = context.nowJdUT - context.birthJdUT < CHILDHOOD_YEARS * DAYS_PER_YEAR;
  return rankedBySlug(context.formed(TENDER_YOGAS)).filter(({ rule }) => isChild || rule.acts !== 'in_childhood');
}

const tender: FactorRow<PredictionFact> = (context) => {
  const strong = tenderYogas(context);
  const [first] = strong;
  return areaFactor({
    id: 'tender_signs',
    text: fact('tender_signs', { results: strong.slice(0, SIGNS_NAMED).map(({ rule }) => rule.result) }),
    leaning: first ? -first.strength!.value / 100 : 0,
    weight: 4,
    planets: first ? [...first.planets] : [],
    houses: first ? [...first.houses] : [],
    observed: { formed: strong.map(({ rule }) => rule.id) },
    source: first ? first.rule.source : bphs(9, '3-6'),
  });
};

const SIGNS_NAMED = 2;

export const health: TimedArea = {
  id: 'health',
  name: 'Health and vitality',
  sanskrit: 'स्वास्थ्य एवं ओज',
  matter: 'health',
  houses: [1, 6, 8],
  servedHouses: [1],
  transitScore: healthTransits,
  factors: [
    house(1, 10),
    lord(1, 10),
    strainOf(6, 6),
    strainOf(8, 6),
    significator('Moon', 7, 'mind_and_fluids'),
    significator('Sun', 6, 'vitality'),
    maleficsOn(1, 5, ['Saturn', 'Mars', 'Rahu', 'Ketu', 'Sun']),
    beneficsOn(1, 5),
    bindusIn([1], 4),
    tender,
  ],
  ladder: {
    house: 1,
    significator: () => ({ planet: 'Sun', matter: 'vitality' }),
    varga: { id: 'd30', house: 1 },
    yogas: RAJA_YOGAS,
    areYogasShared: true,
    fullYogas: 1.5,
    years: [0, 75],
    servedHouses: [1],
  },
  disclaimer: 'health',
  plan: (context) => carePlan(context),
};
