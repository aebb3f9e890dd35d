/** The summary of /panchang/daily: the day in sentences. */
import { expect, test } from '@jest/globals';
import { daily, inDelhi } from '../../support/panchangDay.ts';

const TROMSO = { latitude: '69.6492', longitude: '18.9553', timezone: 'Europe/Oslo' };

test('names every time that is excluded from the clear ones, and other dates by day and month', async () => {
  const { summary } = await inDelhi('2026-11-20');
  const avoided = summary.find((sentence) => sentence.startsWith('Usually avoided'))!;
  for (const name of ['Gulika kaal 08:07', 'dur muhurta 08:55', 'Rahu kaal 10:46', 'varjyam 16:30']) {
    expect(avoided).toContain(name);
  }
  // Vajra began at 06:40; three ghatis of 24 minutes of it are shunned.
  expect(avoided).toContain('the first part of Vajra 06:47 to 07:52');
  expect(avoided).toContain('Bhadra on earth 19:00 to 06:32 on 21 Nov');
  expect(summary.join(' ')).toContain('Ravi Yoga all day');
});

test('names the full moon without its half of the month', async () => {
  expect((await inDelhi('2026-03-03')).summary[0]).toContain('Purnima of Phalguna');
});

test('a time on another date names that date once', async () => {
  // The almanacs have Ashtami until 01:58 of the next morning, and Rikta, which is Navami, is the Mrityu of a Thursday.
  const { summary } = await inDelhi('2024-10-24');
  expect(summary.join(' ')).toContain('Mrityu (tithi) 01:58 to 06:28 on 25 Oct');
});

test('the two dur muhurtas of a Saturday, which touch, are one time', async () => {
  const { dur_muhurtas: parts, summary } = await inDelhi('2026-11-21');
  const [first, second] = parts.map(({ end, start }) => [start.slice(11, 16), end.slice(11, 16)]);
  expect(summary.join(' ')).toContain(`dur muhurta ${first![0]} to ${second![1]}`);
});

test('special yogas come in the order of time', async () => {
  // A Tuesday: Ashtami is Jaya until 03:52, and Krittika, of Sarvartha Siddhi, begins at 01:32.
  const { summary } = await inDelhi('2023-08-08');
  expect(summary.join(' ')).toMatch(/beginnings: Siddha .* and Sarvartha Siddhi /);
});

test('where the Sun does not rise no sentence mentions a sunrise', async () => {
  const { bounds, summary } = await daily({ ...TROMSO, date: '2026-06-21' });
  expect(summary.join(' ')).not.toMatch(/sunrise|sunset/);
  expect(summary.at(-1)).toContain(`between ${bounds.start.slice(11, 16)} and ${bounds.dusk.slice(11, 16)}`);
});

test('in Hindi the month is that of the north, and times name their part of the day', async () => {
  // Krishna Ashtami of October 2024 belongs to Kartika where months end with the full moon, to Ashvina where with the new.
  const { summary } = await inDelhi('2024-10-24', 'hi');
  expect(summary[0]).toBe(
    '24 अक्टूबर 2024 को गुरुवार है: कार्तिक कृष्ण अष्टमी (अमांत गणना में आश्विन), विक्रम संवत 2081, शक संवत 1946।',
  );
  expect(summary.join(' ')).toContain('मृत्यु तिथि 25 अक्टूबर को रात 1:58 से सुबह 6:28 बजे तक');
});
