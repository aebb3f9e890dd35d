/** Lists of spans laid over each other: time is then cut by one list where any of several things changes. */
import type { TimeSpan } from '../../../time.ts';

/** A time in which no list changes, with the span of each. */
export type Overlaid<Lists> = TimeSpan & {
  readonly [Name in keyof Lists]: Lists[Name] extends readonly (infer Span)[] ? Span : never;
};

/** Lays lists over each other, for the time in which all of them have spans, each list in order and without gaps. */
export function overlaid<Lists extends Readonly<Record<string, readonly TimeSpan[]>>>(lists: Lists): Overlaid<Lists>[] {
  const named = Object.entries(lists).map(([name, spans]) => ({ name, spans, at: 0 }));
  const found: Overlaid<Lists>[] = [];
  let startJdUT = Math.max(...named.map(({ spans }) => spans[0]!.startJdUT));
  for (;;) {
    for (const list of named)
      while (list.at < list.spans.length && list.spans[list.at]!.endJdUT <= startJdUT) list.at++;
    if (named.some(({ at, spans }) => at === spans.length)) return found;
    const endJdUT = Math.min(...named.map(({ at, spans }) => spans[at]!.endJdUT));
    const spanOfEach = Object.fromEntries(named.map(({ at, name, spans }) => [name, spans[at]!]));
    found.push({ startJdUT, endJdUT, ...spanOfEach } as Overlaid<Lists>);
    startJdUT = endJdUT;
  }
}
