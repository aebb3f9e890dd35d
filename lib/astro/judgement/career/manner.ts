/** How a livelihood is earned: alone, through friends, in contest, in service (BJ 10.4; debilitation as service is interpretive). */
import type { Chart } from '../../chart/chart.ts';
import { isStrongBySign, isWithEnemy } from '../../planet/dignity.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { brihatJataka, practice } from '../../source.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import type { AreaContext } from '../areaContext.ts';
import { finding, type Finding, type FindingEffect } from '../../evidence.ts';
import { placingOf } from '../placing.ts';
import { livelihoodFact as fact, type MannerFact, type SignMannerId } from './facts/livelihoodFacts.ts';

const MANNER_SOURCE = brihatJataka(10, '4');

/** Strength from which a planet counts as strong, of 100. */
const STRONG = 60;
/** Houses of gain for benefics (BJ 10.4). */
const GAIN_HOUSES = [1, 2, 11];

/** Considered besides the sign of the significator; the number of rules of method one includes them. */
export const SECONDARY_MANNERS = [byAscendantLord, byBenefics] as const;

/** Lists how the livelihood of a significator is earned: first by its sign, then by further conditions. */
export function earningManner(context: AreaContext, significator: Planet): Finding<MannerFact>[] {
  return [bySign(context, significator), ...SECONDARY_MANNERS.map((look) => look(context))];
}

interface SignManner {
  readonly id: SignMannerId;
  readonly tone: FindingEffect;
  isMet(chart: Chart, planet: Planet): boolean;
}

const dignityIn = (chart: Chart, planet: Planet) => chart.planets[planet].dignity;

/** The first that holds is the manner; the number of rules of method one includes these rows. */
export const SIGN_MANNERS: readonly SignManner[] = [
  {
    id: 'own_standing',
    tone: 'supports',
    isMet: (chart, planet) => isStrongBySign(dignityIn(chart, planet)),
  },
  {
    id: 'through_friends',
    tone: 'supports',
    isMet: (chart, planet) => ['friend', 'great_friend'].includes(dignityIn(chart, planet)),
  },
  {
    id: 'in_service',
    tone: 'asks_care',
    isMet: (chart, planet) => dignityIn(chart, planet) === 'debilitated' && isFallen(chart, planet),
  },
  {
    id: 'rising',
    tone: 'supports',
    isMet: (chart, planet) => dignityIn(chart, planet) === 'debilitated',
  },
  {
    id: 'in_contest',
    tone: 'asks_care',
    isMet: (chart, planet) => isWithEnemy(dignityIn(chart, planet)),
  },
  {
    id: 'among_equals',
    tone: 'describes',
    isMet: () => true,
  },
];

function bySign({ chart }: AreaContext, planet: Planet): Finding<MannerFact> {
  const { id, tone } = SIGN_MANNERS.find(({ isMet }) => isMet(chart, planet))!;
  const { dignity } = chart.planets[planet];
  return finding<MannerFact>({
    id,
    text: fact('sign_manner_rule', {}),
    observed: { planet, dignity },
    effect: tone,
    meaning: fact('sign_manner', { planet, manner: id, ...placingOf(chart, planet) }),
    source: MANNER_SOURCE,
    confidence: 'interpretive',
  });
}

function byAscendantLord({ chart, strengths }: AreaContext): Finding<MannerFact> {
  const lord = lordOfHouse(chart, 1);
  const { value } = strengths[lord];
  const { house } = chart.planets[lord];
  const isStrong = value >= STRONG;
  return finding<MannerFact>({
    id: 'own_effort',
    text: fact('own_effort_rule', {}),
    isMet: isStrong,
    observed: { planet: lord, strength: value, house },
    effect: 'supports',
    meaning: fact('own_effort', { planet: lord, house, strength: value }),
    source: practice('Practice: a strong lord of the ascendant earns by own effort'),
    confidence: 'interpretive',
  });
}

function byBenefics({ chart, strengths }: AreaContext): Finding<MannerFact> {
  const found = PLANETS.filter(
    (planet) =>
      isBenefic(chart, planet) &&
      GAIN_HOUSES.includes(chart.planets[planet].house) &&
      strengths[planet].value >= STRONG,
  );
  const houses = [...new Set(found.map((planet) => chart.planets[planet].house))];
  return finding<MannerFact>({
    id: 'many_ways',
    text: fact('many_ways_rule', {}),
    isMet: found.length > 0,
    observed: { planets: found },
    effect: 'supports',
    meaning: fact('many_ways', { planets: found, houses }),
    source: MANNER_SOURCE,
  });
}
