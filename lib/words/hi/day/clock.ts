/** Clock times of a day, in Hindi. */
import { isElsewhere, type ClockSpan } from '../../facts/day/clock.ts';
import { atTime, clockHi } from '../grammar.ts';

/** Returns सुबह 10:19 से दोपहर 12:41 बजे, before तक; what both ends share stands once: सुबह 10:19 से 10:41 बजे. */
export function clockSpanHi(span: ClockSpan): string {
  const { end, start } = span;
  const from = clockHi(start.time, start.date).replace(/ बजे$/, '');
  const isOneDate = start.date === end.date || isElsewhere(span);
  const until = isOneDate ? atTime(end.time) : clockHi(end.time, end.date);
  const isOnePart = isOneDate && partOf(start.time) === partOf(end.time);
  return `${from} से ${isOnePart ? until.replace(/^\S+ /, '') : until}`;
}

const partOf = (time: string) => atTime(time).split(' ')[0];
