import { expect, test } from '@jest/globals';
import { indianDay } from '../../lib/time/indianDay.ts';

test('a day in India begins at half past six in the evening of Greenwich', () => {
  expect(indianDay(Date.parse('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(indianDay(Date.parse('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21');
});
