/** Blocks, days of custom and eclipses against the dates of almanacs. */
import { describe, expect, test } from '@jest/globals';
import { courseOf } from '../../../../lib/astro/judgement/muhurta/course.ts';
import { muhurtaSearch } from '../../../../lib/astro/judgement/muhurta/search.ts';
import type { BlockId, PurposeId } from '../../../../lib/astro/tables/muhurta/ids.ts';
import { golden } from '../../../support/golden.ts';
import { dateAt, requestOf, WISHES, type PlaceName } from '../../../support/muhurta.ts';

interface Almanac {
  readonly custom_days: readonly { readonly date: string; readonly id: string }[];
  readonly blocks: readonly {
    readonly id: BlockId;
    readonly purpose: PurposeId;
    readonly from: string;
    readonly days: number;
    readonly first: string | null;
    readonly last: string | null;
  }[];
  readonly eclipses: readonly {
    readonly kind: 'solar' | 'lunar';
    readonly date: string;
    readonly seen: readonly PlaceName[];
    readonly unseen: readonly PlaceName[];
  }[];
}

const almanac = golden<Almanac>('muhurta-almanac');
/** A second, so that the last instant of a block falls into its last day. */
const SECOND = 1e-5;

test.each(almanac.custom_days)('$id is on $date', ({ date, id }) => {
  const before = new Date(Date.parse(`${date}T12:00:00Z`) - 2 * 86_400_000).toISOString().slice(0, 10);
  const { days } = courseOf(requestOf('marriage', 'delhi', [before, 5]));
  expect(days.flatMap((day) => (day.selfSufficient === null ? [] : [[day.date, day.selfSufficient]]))).toEqual([
    [date, id],
  ]);
});

describe.each(almanac.blocks)('$id in $days days from $from', ({ days, first, from, id, last, purpose }) => {
  const { excluded, windows } = muhurtaSearch(requestOf(purpose, 'delhi', [from, days]), WISHES);
  const spans = excluded.filter((span) => span.id === id);

  test('runs when almanacs have it', () => {
    expect(spans).toHaveLength(1);
    const [{ endJdUT, startJdUT } = { startJdUT: 0, endJdUT: 0 }] = spans;
    if (first !== null) expect(dateAt(startJdUT, 'delhi')).toBe(first);
    // A day runs to the next sunrise; the last date is that of its evening.
    if (last !== null) expect(dateAt(endJdUT - 0.3 - SECOND, 'delhi')).toBe(last);
  });

  test('has no window where it closes the time', () => {
    const closing = spans.filter(({ isSoft }) => !isSoft);
    const within = windows.filter((window) =>
      closing.some(({ startJdUT, endJdUT }) => window.startJdUT < endJdUT && window.endJdUT > startJdUT),
    );
    expect(within).toEqual([]);
  });
});

describe.each(almanac.eclipses)('the $kind eclipse of $date', ({ date, kind, seen, unseen }) => {
  const before = new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const found = (place: PlaceName) =>
    courseOf(requestOf('marriage', place, [before, 3])).eclipses.filter(
      (eclipse) =>
        eclipse.kind === kind && Math.abs(eclipse.greatestJdUT - (Date.parse(date) / 86_400_000 + 2440588)) < 2,
    );

  test('is found where it is seen', () => {
    for (const place of seen) expect(found(place)).toHaveLength(1);
  });

  test('is not found where it is not', () => {
    for (const place of unseen) expect(found(place)).toEqual([]);
  });
});
