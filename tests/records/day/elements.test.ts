import { dayContext } from '../../../functions/_shell/context.ts';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { karanaItems, elementItems, nakshatraItems, tithiItems, yogaItems } from '../../../lib/records/day/elements.ts';
import { DayInput } from '../../../lib/schemas/common/dayInput.ts';

const contextOf = (date: string) =>
  dayContext(v.parse(DayInput, { date, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' }), 'en');

test('the four elements together equal the four alone', () => {
  for (const date of ['2026-11-20', '2026-11-21', '2024-02-29', '1600-01-01', '2400-12-31']) {
    const context = contextOf(date);
    expect(elementItems(contextOf(date))).toEqual({
      tithi: tithiItems(context),
      nakshatra: nakshatraItems(context),
      yoga: yogaItems(context),
      karana: karanaItems(context),
    });
  }
});

test('over a month of days each tithi is named by days as often as it meets sunrises', () => {
  // A lunar month of 30 tithis in 29 or 30 days: what vriddhi adds, kshaya takes away.
  const days = Array.from({ length: 30 }, (_, i) => tithiItems(contextOf(`2026-11-${String(i + 1).padStart(2, '0')}`)));
  const named = days.map((items) => items[0]!.number);
  for (let i = 1; i < 30; i++) {
    const step = (named[i]! - named[i - 1]! + 30) % 30;
    const lost = days[i - 1]!.filter((item) => item.is_kshaya).length;
    expect(step).toBe(days[i]![0]!.is_vriddhi && named[i] === named[i - 1] ? 0 : 1 + lost);
  }
});
