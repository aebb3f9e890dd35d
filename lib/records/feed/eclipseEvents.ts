/** Eclipses as events of a feed. */
import type { Names } from '../../words/names.ts';
import type { FeedEvent } from './feed.ts';
import { feedCategory } from './head.ts';

/** An eclipse as answers tell it. */
interface ToldEclipse {
  readonly id: string;
  /** Null in long lists, whose headline has it too. */
  readonly name: string | null;
  readonly greatest: string;
  readonly headline: string;
  readonly short: string | null;
  /** Null without a place. */
  readonly local: { readonly visible: { readonly start: string; readonly end: string } | null } | null;
}

/** Where an eclipse is seen it lasts as long as it is seen; elsewhere it is the instant at which it is greatest. */
export function eclipseEvents(eclipses: readonly ToldEclipse[], names: Names): FeedEvent[] {
  const categories = [feedCategory('eclipse', names)];
  return eclipses.map(({ greatest, headline, id, local, name, short }) => ({
    key: [id],
    time: local?.visible ? { start: local.visible.start, end: local.visible.end } : { start: greatest, end: null },
    title: name ?? headline,
    description: [name === null ? '' : headline, short ?? ''].filter((text) => text !== '').join('\n'),
    categories,
  }));
}
