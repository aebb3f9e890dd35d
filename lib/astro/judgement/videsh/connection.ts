/** What takes a person abroad: the points of the yogas by connection, such as study or marriage (points interpretive). */
import type { ScorePart } from '../../score.ts';
import type { ForeignFact } from './facts.ts';
import type { ForeignYoga } from './yogas.ts';
import { CONNECTIONS, type Connection } from './tables/terms.ts';

export interface ConnectionVote {
  readonly connection: Connection;
  /** The exact sum of the parts. */
  readonly points: number;
  /** The conditions that point to it; one that points to two gives half to each. */
  readonly parts: readonly ScorePart<ForeignFact>[];
}

/** Lists all five, those with the most points first; equal ones in the order of the table. */
export function connections(yogas: readonly ForeignYoga[]): ConnectionVote[] {
  const given = yogas.flatMap(({ ways }) => ways.filter(({ points }) => points > 0));
  return CONNECTIONS.map((connection) => {
    const parts = given
      .filter(({ kinds }) => kinds.includes(connection.kind))
      .map(({ factor, kinds, points }): ScorePart<ForeignFact> => {
        const share = points / kinds.length;
        return { id: factor.id, label: factor.text, points: share, max: factor.weight / kinds.length };
      });
    return { connection, parts, points: parts.reduce((sum, { points }) => sum + points, 0) };
  }).sort((a, b) => b.points - a.points);
}

/** Lists those with the most points: several where they are equal, none where no yoga points to any. */
export function leadingVotes(votes: readonly ConnectionVote[]): ConnectionVote[] {
  const most = votes[0]!.points;
  return most === 0 ? [] : votes.filter(({ points }) => points === most);
}
