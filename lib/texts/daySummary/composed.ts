/** A summary of a day in Hindi by our own hand: the same for the same findings. */
import type { DayTale } from '../day/words.ts';
import { areas } from './areas.ts';
import { fitted } from '../model/fitted.ts';
import { moon } from './moon.ts';
import { opening } from './opening.ts';
import { phrasing } from './phrasing.ts';
import { closing, counsels, remedy, times } from './practice.ts';
import { dashas, transits } from './sky.ts';

/** @param mostWords beyond which no further sentence is taken up */
export function composedSummary(tale: DayTale, mostWords: number): string {
  const choose = phrasing(chartAndDay(tale));
  const counselled = counsels(tale);
  return fitted(
    [
      [...opening(tale, choose), ...areas(tale, choose)],
      [...dashas(tale, choose), ...transits(tale, choose), ...moon(tale, choose)],
      [...times(tale, choose), ...counselled, ...remedy(tale, counselled, choose), closing(tale, choose)],
    ],
    { most: mostWords },
  );
}

/** What tells this chart on this day from others: houses that are passed, and lords that run. */
function chartAndDay({ dasha: { path }, target_date: date, transits: passing }: DayTale): string {
  const houses = passing.map(({ house_from_lagna: house, house_from_moon: fromMoon }) => `${house}.${fromMoon}`);
  return [date, ...houses, ...path.map(({ lord }) => lord)].join(' ');
}
