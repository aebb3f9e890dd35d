import { dayContext } from '../../functions/_shell/context.ts';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { DayInput } from '../../lib/schemas/common/dayInput.ts';

// The clocks of New York went an hour forward on 8 March 2026 and back on 1 November.
test.each([
  ['2026-03-07', 24],
  ['2026-03-08', 23],
  ['2026-11-01', 25],
])('%s has %d hours from midnight to midnight', (date, hours) => {
  const place = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
  const { midnightJdUT, nextMidnightJdUT } = dayContext(v.parse(DayInput, { date, ...place }), 'en');
  expect((nextMidnightJdUT - midnightJdUT) * 24).toBeCloseTo(hours, 6);
});
