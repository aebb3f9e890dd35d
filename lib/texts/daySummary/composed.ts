/** A summary of a day in Hindi, composed without a model: the same findings give the same text. */
import type { DayFacts } from '../day/words.ts';
import { areas } from './areas.ts';
import { fitted } from '../model/fitted.ts';
import { moon } from './moon.ts';
import { opening } from './opening.ts';
import { phrasing } from './phrasing.ts';
import { closing, counsels, remedy, times } from './practice.ts';
import { dashas, transits } from './sky.ts';

/**
 * Returns the summary of a day in Hindi, composed without a model.
 *
 * @param mostWords word count beyond which no further sentence is added
 */
export function composedSummary(facts: DayFacts, mostWords: number): string {
  const choose = phrasing(chartAndDay(facts));
  const counselled = counsels(facts);
  return fitted(
    [
      [...opening(facts, choose), ...areas(facts, choose)],
      [...dashas(facts, choose), ...transits(facts, choose), ...moon(facts, choose)],
      [...times(facts, choose), ...counselled, ...remedy(facts, counselled, choose), closing(facts, choose)],
    ],
    { most: mostWords },
  );
}

/** Text that differs between charts and days: transited houses and running lords. */
function chartAndDay({ dasha: { path }, target_date: date, transits: passing }: DayFacts): string {
  const houses = passing.map(({ house_from_lagna: house, house_from_moon: fromMoon }) => `${house}.${fromMoon}`);
  return [date, ...houses, ...path.map(({ lord }) => lord)].join(' ');
}
