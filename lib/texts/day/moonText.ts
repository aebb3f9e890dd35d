/** What the text of a day tells of tara and Moon. */
import { TARAS } from '../../astro/tables/taras.ts';
import type { DayTextWords } from '../../words/facts/day/dayText.ts';
import { clockOf, otherPeriods, type DayFacts } from './words.ts';

/** Lists the changes of tara and Moon before and after noon. */
export function moonTurns(facts: DayFacts): DayTextWords['moon_turns']['turns'] {
  const date = facts.target_date;
  return otherPeriods(facts).map(({ end, house, isBefore, isHouseNew, isTaraNew, start, tara }) => ({
    at: clockOf(isBefore ? end : start, date),
    isBefore,
    tara: isTaraNew ? TARAS[tara - 1]!.id : null,
    house: isHouseNew ? house : null,
  }));
}

type Help = DayTextWords['moon_at_noon']['help'];

/** Returns which of tara and Moon helps at noon. */
export function moonHelp({ combined, tara }: DayFacts['tarabala']): Help {
  return HELPING[combined] ?? (tara.nature === 'shubh' ? 'tara' : 'moon');
}

/** Results in which tara and Moon agree; for `mixed` the tara decides. */
const HELPING: Readonly<Partial<Record<DayFacts['tarabala']['combined'], Help>>> = {
  excellent: 'both',
  good: 'tara',
  avoid: 'none',
};
