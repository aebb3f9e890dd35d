/** The rudrakshas that a chart calls for: those of its weak or afflicted planets, and those of no single planet (interpretive). */
import { isDusthana } from '../../chart/houses.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { RUDRAKSHAS, type Rudraksha } from '../../tables/rudrakshas.ts';
import { WEAK_STRENGTH } from '../../strength/weakness.ts';
import type { AreaContext } from '../areaContext.ts';
import type { BeadFacts, BeadHouse } from './facts.ts';
import type { PlanetNeed } from './remedyNeeds.ts';
import { isStrained } from './picks.ts';

const fact = factsOf<BeadFacts>();

interface BeadCall {
  readonly bead: Rudraksha;
  /** Whether something in the chart calls for it. */
  readonly isCalledFor: boolean;
  /** Why, or why not. */
  readonly reason: Fact<BeadFacts>;
}

type Examined = Omit<BeadCall, 'bead'>;

const MANY_STRAINED = 5;

/** Returns the verdicts on the beads of no single planet, in the order of their table. */
export function generalBeads(context: AreaContext, needs: readonly PlanetNeed[]): BeadCall[] {
  return RUDRAKSHAS.filter(({ planet }) => planet === null).map((bead) => ({
    bead,
    ...EXAMINED[bead.id]!(context, needs),
  }));
}

const EXAMINED: Readonly<Record<string, (context: AreaContext, needs: readonly PlanetNeed[]) => Examined>> = {
  mukhi_10: (_context, needs) => {
    const planets = needs.filter(isStrained).map(({ planet }) => planet);
    return planets.length >= MANY_STRAINED
      ? { isCalledFor: true, reason: fact('many_strained', { planets }) }
      : { isCalledFor: false, reason: fact('few_strained', { count: planets.length, least: MANY_STRAINED }) };
  },
  mukhi_11: (context) => byStrength(context, 3),
  gaurishankar: (context) => byStrength(context, 7),
  ganesh: ({ chart }) => {
    const planet = lordOfHouse(chart, 1);
    const { house } = chart.planets[planet];
    return isDusthana(house)
      ? { isCalledFor: true, reason: fact('ascendant_lord_hard', { planet, house }) }
      : { isCalledFor: false, reason: fact('ascendant_lord_well', { planet, house }) };
  },
};

function byStrength({ chart, strengths }: AreaContext, house: BeadHouse): Examined {
  const planet = lordOfHouse(chart, house);
  const strength = strengths[planet].value;
  return strength < WEAK_STRENGTH
    ? { isCalledFor: true, reason: fact('weak_lord', { planet, house, strength }) }
    : { isCalledFor: false, reason: fact('strong_lord', { planet, house, strength }) };
}
