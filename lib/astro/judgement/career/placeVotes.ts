/** Votes of planets by where they stand in the sky: rising, culminating, in the ascendant; and of the nodes by those they act for. */
import { wrap360 } from '../../angle.ts';
import { occupants, type Chart } from '../../chart/chart.ts';
import { tenths } from '../../rounding.ts';
import { bphs, brihatJataka, practice } from '../../source.ts';
import { nakshatraLord } from '../../tables/nakshatras.ts';
import { isNode, PLANETS, type Planet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import type { AreaContext } from '../areaContext.ts';
import { voteFact as fact, type NodeBond } from './facts/voteFacts.ts';
import type { CareerVote } from './votes.ts';

/** Degrees after the ascendant or the midheaven that a planet counts as rising or culminating: half a house (Sripati). */
const PASSED_DEG = 15;
/** Interpretive: planets that have just risen or culminated lead the votes. */
const POINTS = { passed: 12, ascendant: 6 };

const PASSED_SOURCE = practice('Bhava madhya after Sripati: planets on the ascendant and the midheaven act first');

/** Lists the votes of planets in the ascendant, and of those that have just risen or culminated, by bhava madhya. */
export function placeVotes({ chart, midheavenDeg }: Pick<AreaContext, 'chart' | 'midheavenDeg'>): CareerVote[] {
  const points = [
    { id: 'ascendant', deg: chart.ascendant.longitudeDeg, house: 1 },
    { id: 'midheaven', deg: midheavenDeg, house: 10 },
  ] as const;
  const passed = points.flatMap(({ deg, house, id }) =>
    PLANETS.filter((planet) => wrap360(deg - chart.planets[planet].longitudeDeg) <= PASSED_DEG).map(
      (planet): CareerVote => ({
        planet,
        points: POINTS.passed,
        reason: fact('just_risen', { point: id }),
        houses: [house],
        source: PASSED_SOURCE,
      }),
    ),
  );
  const rising = occupants(chart, 1).map((planet): CareerVote => {
    return {
      planet,
      points: POINTS.ascendant,
      reason: fact('in_ascendant', {}),
      houses: [1],
      source: brihatJataka(10, '1'),
    };
  });
  return [...passed, ...rising];
}

/** Of the votes of a planet, the share that a node bound to it has. Interpretive. */
const NODE_SHARES: Readonly<Record<NodeBond, number>> = { dispositor: 0.35, nakshatra_lord: 0.25, company: 0.25 };
const NODE_SOURCE = bphs(34, '16');

/** Adds the votes of the nodes: each acts for the lord of its sign, the lord of its nakshatra and the planets with it. */
export function withNodeVotes(chart: Chart, votes: readonly CareerVote[]): CareerVote[] {
  const sum = (planet: Planet) =>
    votes.filter((vote) => vote.planet === planet).reduce((total, { points }) => total + points, 0);
  const added = PLANETS.filter(isNode).flatMap((node) =>
    boundTo(chart, node).flatMap(({ bond, planet }): CareerVote[] => {
      const points = tenths(sum(planet) * NODE_SHARES[bond]);
      if (points === 0) return [];
      const reason = fact('node_acts_for', { planet, bond });
      return [{ planet: node, points, reason, houses: [chart.planets[node].house], source: NODE_SOURCE }];
    }),
  );
  return [...votes, ...added];
}

function boundTo(chart: Chart, node: Planet): readonly { readonly bond: NodeBond; readonly planet: Planet }[] {
  const { house, nakshatraIndex, signIndex } = chart.planets[node];
  const company = occupants(chart, house).filter((planet) => planet !== node);
  const bonds: readonly { readonly bond: NodeBond; readonly planet: Planet }[] = [
    { bond: 'dispositor', planet: signLord(signIndex) },
    { bond: 'nakshatra_lord', planet: nakshatraLord(nakshatraIndex) },
    ...company.map((planet) => ({ bond: 'company', planet }) as const),
  ];
  return bonds.filter(({ planet }) => planet !== node);
}
