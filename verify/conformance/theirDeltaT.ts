/** Delta T of the reference, to separate the part of a UT difference that is Delta T alone. */
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { SECONDS_PER_DAY } from '../../lib/astro/time.ts';
import { rowsOf } from './births.ts';
import type { Golden } from './subject.ts';

type Year = readonly [year: number, jdUT: number, seconds: number];

/** Returns a function that shifts an instant of ours to where it would be with the Delta T of the reference. */
export function byTheirDeltaT(golden: Golden): (jdUT: number) => number {
  const years = rowsOf<Year>(golden, 'ephemeris/deltat');
  const secondsAt = (jdUT: number) => {
    const next = years.findIndex(([, at]) => at > jdUT);
    const [[, fromJd, from], [, toJd, to]] = [years[next - 1]!, years[next]!];
    return from + ((to - from) * (jdUT - fromJd)) / (toJd - fromJd);
  };
  return (jdUT) => ttFromUt(jdUT) - secondsAt(jdUT) / SECONDS_PER_DAY;
}
