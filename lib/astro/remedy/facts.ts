/** What the priority of a stone rests on, as facts. */
import type { Bilingual } from '../bilingual.ts';
import type { ScoreFacts } from '../score.ts';

export interface GemFacts extends ScoreFacts {
  /** A condition that calls for the stone, of whose points a share is taken. */
  readonly benefit: {
    readonly condition: Bilingual;
    readonly points: number;
    readonly percent: number;
    readonly strength: number;
  };
}
