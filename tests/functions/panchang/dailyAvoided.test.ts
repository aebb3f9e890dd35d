/** What the clear times of /panchang/daily keep out. */
import { expect, test } from '@jest/globals';
import { daily } from '../../support/panchangDay.ts';

test('the shunned time of Vyatipata is taken out of the clear ones', async () => {
  const day = { latitude: '8.5241', longitude: '76.9366', timezone: 'Asia/Kolkata', date: '2029-05-25' };
  // The reference has Vyatipata over Thiruvananthapuram from 2029-05-24 17:45 to 2029-05-25 13:59.
  const { clear_times: clear, sunset } = await daily(day);
  for (const { start } of clear.spans) expect(start >= '2029-05-25T13:59').toBe(true);
  expect(clear.spans.every(({ end }) => end <= sunset!)).toBe(true);
});
