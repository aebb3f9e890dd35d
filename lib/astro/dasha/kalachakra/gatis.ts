/** Gatis: the steps of a row of Kalachakra that leave the order of the zodiac (BPHS 46.97-105). */
import { SIGNS, type Sign } from '../../tables/signs.ts';
import type { SignTurn } from '../sign.ts';

export const GATIS = ['manduki', 'markati', 'simhavalokana'] as const;
/** The leap of the frog, the step of the monkey, the look of the lion. */
export type Gati = (typeof GATIS)[number];

const pair = (one: Sign, other: Sign) => [SIGNS.indexOf(one), SIGNS.indexOf(other)] as const;
/** Pairs of signs, either of which may come first. */
const FROG_PAIRS = [pair('Virgo', 'Cancer'), pair('Gemini', 'Leo')];
const MONKEY_PAIRS = [pair('Cancer', 'Leo')];
const LION_PAIRS = [pair('Pisces', 'Scorpio'), pair('Sagittarius', 'Aries')];

type Row = readonly SignTurn[];

/**
 * Returns the gati by which a place of a row is entered from the one before it; null for a plain step and the first sign.
 *
 * Cancer and Leo are neighbours, so their step is the monkey's only where it goes against the row: next to a frog's leap.
 */
export function gatiAt(row: Row, place: number): Gati | null {
  if (isStep(row, place, FROG_PAIRS)) return 'manduki';
  if (isStep(row, place, LION_PAIRS)) return 'simhavalokana';
  const isByFrog = isStep(row, place - 1, FROG_PAIRS) || isStep(row, place + 1, FROG_PAIRS);
  return isByFrog && isStep(row, place, MONKEY_PAIRS) ? 'markati' : null;
}

function isStep(row: Row, place: number, pairs: readonly (readonly [number, number])[]): boolean {
  const [from, to] = [row[place - 1]?.signIndex, row[place]?.signIndex];
  return pairs.some(([one, other]) => (from === one && to === other) || (from === other && to === one));
}
