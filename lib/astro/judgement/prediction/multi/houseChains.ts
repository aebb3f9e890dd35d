/** Chains of dispositors: the lord of a house passes its matter to the lord of the sign he is in, and so on (BPHS 24; interpretive). */
import { PREDICTION_SPREAD } from '../../../tables/percentiles/predictions.ts';
import { influencesOn } from '../../../chart/aspects.ts';
import type { Chart } from '../../../chart/chart.ts';
import { isStrongBySign, isWithEnemy } from '../../../planet/dignity.ts';
import { isDusthana } from '../../../chart/houses.ts';
import { isFallen } from '../../../planet/neechaBhanga.ts';
import { isBenefic } from '../../../planet/nature.ts';
import { bphs } from '../../../source.ts';
import type { Planet } from '../../../tables/planets.ts';
import { signLord } from '../../../tables/signs.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import { office, type Office } from '../../areaFacts.ts';
import { standingFactor } from '../../areaFactors.ts';
import type { AreaContext } from '../../areaContext.ts';
import { areaScore, type AreaBand, type AreaScore } from '../../areaScore.ts';
import { sideOfBand } from '../../bandSide.ts';
import { placingOf } from '../../placing.ts';
import type { PredictionFact } from '../facts.ts';
import { multiFact as fact, type ChainGain, type MultiFact } from './facts.ts';

export type Affliction = 'fallen' | 'combust' | 'enemy_sign' | 'dusthana' | 'malefics';

export interface ChainLink {
  readonly planet: Planet;
  readonly afflictions: readonly Affliction[];
  /** Malefics that influence it, where no benefic relieves it. */
  readonly malefics: readonly Planet[];
}

/** Why a chain ends: its last planet is in its own sign, or leads back into the chain, or it has three links. */
type ChainEnd = 'at_home' | 'returns' | 'depth';

export interface Chain {
  readonly id: string;
  /** Houses of the matter whose lord begins it. */
  readonly houses: readonly number[];
  readonly links: readonly ChainLink[];
  readonly end: ChainEnd;
  readonly score: AreaScore<PredictionFact>;
  /** Its links, and how it ends. */
  readonly text: readonly MultiFact[];
}

const DEPTH = 3;
/** Weight of each planet of a chain, the first the heaviest. Interpretive. */
const WEIGHTS = [10, 6, 4] as const;

/** Returns one chain for each lord of the houses of a matter. */
export function chainReactions(context: AreaContext, houses: readonly number[]): Chain[] {
  const first = new Map<Planet, number[]>();
  for (const house of houses) {
    const lord = lordOfHouse(context.chart, house);
    first.set(lord, [...(first.get(lord) ?? []), house]);
  }
  return [...first].map(([planet, owned]) => chainFrom(context, planet, owned));
}

function chainFrom(context: AreaContext, first: Planet, houses: readonly number[]): Chain {
  const { chart } = context;
  const planets: Planet[] = [first];
  let end: ChainEnd = 'depth';
  for (;;) {
    const last = planets.at(-1)!;
    const next = signLord(chart.signs[last]);
    if (next === last) end = 'at_home';
    else if (planets.includes(next)) end = 'returns';
    if (end !== 'depth' || planets.length === DEPTH) break;
    planets.push(next);
  }
  const links = planets.map((planet) => linkOf(chart, planet));
  const score = areaScore<PredictionFact>(
    planets.map((planet, index) =>
      standingFactor(context, `link_${index + 1}`, planet, roleOf(houses, planets, index), WEIGHTS[index]!, bphs(24)),
    ),
    { spread: PREDICTION_SPREAD, id: 'chain' },
  );
  const id = `chain_${houses.join('_')}`;
  const text = [chainFact(context, { houses, links }), endFact(context, { end, links })];
  return { id, houses, links, end, score, text };
}

function roleOf(houses: readonly number[], planets: readonly Planet[], index: number): Office {
  return index === 0 ? office('lord_of_houses', { houses }) : office('sign_lord_of', { planet: planets[index - 1]! });
}

function linkOf(chart: Chart, planet: Planet): ChainLink {
  const { dignity, house, isCombust } = chart.planets[planet];
  const touching = influencesOn(chart, planet);
  const isRelieved = touching.some((other) => isBenefic(chart, other));
  const malefics = isRelieved ? [] : touching.filter((other) => !isBenefic(chart, other));
  const found: [Affliction, boolean][] = [
    ['fallen', isFallen(chart, planet)],
    ['combust', isCombust],
    ['enemy_sign', isWithEnemy(dignity)],
    ['dusthana', isDusthana(house) && !isStrongBySign(dignity)],
    ['malefics', malefics.length > 0],
  ];
  return { planet, malefics, afflictions: found.filter(([, isMet]) => isMet).map(([id]) => id) };
}

function chainFact({ chart, strengths }: AreaContext, { houses, links }: Pick<Chain, 'houses' | 'links'>): MultiFact {
  return fact('chain', {
    houses,
    links: links.map(({ afflictions, malefics, planet }) => ({
      planet,
      ...placingOf(chart, planet),
      house: chart.planets[planet].house,
      strength: strengths[planet].value,
      isBurnt: afflictions.includes('combust'),
      isInDusthana: afflictions.includes('dusthana'),
      malefics,
    })),
  });
}

/** Strengths from which a planet passes the matter on in full, and below which it loses part of it (bounds of grades). */
const [CARRIES, LOSES] = [60, 45];

function endFact({ chart, strengths }: AreaContext, { end, links }: Pick<Chain, 'end' | 'links'>): MultiFact {
  const [first, last] = [links[0]!.planet, links.at(-1)!.planet];
  const gain = links.length === 1 ? 'answers' : gainOf(strengths[first].value, strengths[last].value);
  return fact('chain_end', { end, planet: last, signIndex: chart.signs[last], gain });
}

/** What the last planet does with what is handed on, by its strength and that of the first. */
function gainOf(first: number, last: number): ChainGain {
  if (last < LOSES) return 'loses';
  if (last < CARRIES) return 'keeps';
  return first < LOSES ? 'rescues' : 'carries';
}

const DIRECTIONS = { kind: 'supports', mixed: 'mixed', hard: 'asks_care' } as const;

/** Returns which side the score of a chain is on, by its band. */
export function directionOf(band: AreaBand): (typeof DIRECTIONS)[keyof typeof DIRECTIONS] {
  return DIRECTIONS[sideOfBand(band)];
}
