/** Exit codes, and what is said where nothing can be answered. */
import { expect, test } from '@jest/globals';
import { vedic } from '../support/commandLine.ts';

const BIRTH = ['1990-06-15', '14:30'];

test('a name of several towns is refused with code 3, and its country decides', async () => {
  const refused = await vedic(['chart', ...BIRTH, 'hyderabad']);
  expect(refused).toMatchObject({ code: 3, out: '' });
  expect(refused.err).toContain('place: Several towns are called “hyderabad”.\n');
  expect(refused.err).toContain('  Hyderabad, Telangana, India  17.38° N, 78.46° E\n');
  expect(refused.err).toContain('  Hyderabad, Pakistan          25.39° N, 68.37° E\n');
  const chosen = await vedic(['chart', ...BIRTH, 'hyderabad,', 'pk', '--detail', 'brief']);
  expect(chosen).toMatchObject({ code: 0, err: '' });
  expect(chosen.out).toMatch(/^15 June 1990, 14:30 · Hyderabad, Pakistan\n25\.39° N 68\.37° E · Asia\/Karachi/);
});

test('the largest of a name is taken where it is far larger, and the others are named', async () => {
  const { code, err } = await vedic(['panchang', '2026-11-08', 'london']);
  expect(code).toBe(0);
  expect(err).toBe(
    'Note: This is London, England, United Kingdom. Other towns of this name: London, Ontario, Canada.\n',
  );
});

test('an unknown town is refused with code 3, with those that it may be', async () => {
  const misspelt = await vedic(['panchang', 'delih', '--lang', 'hi']);
  expect(misspelt).toMatchObject({ code: 3, out: '' });
  expect(misspelt.err).toContain('place: “delih” नाम का कोई शहर नहीं मिला।\n');
  expect(misspelt.err).toContain('  दिल्ली, भारत  28.65° N, 77.23° E\n');
  const unknown = await vedic(['panchang', 'xqzzy']);
  expect(unknown.code).toBe(3);
  expect(unknown.err).toContain('Write a larger town nearby, or the coordinates');
});

test('towns are found by Hindi and old names, and coordinates as they are', async () => {
  for (const name of ['मुंबई', 'bombay', 'MUMBAI', 'mumbai, india', '19.0728,72.8826']) {
    const { code, out } = await vedic(['panchang', '2026-11-08', name, '--json']);
    expect([name, code]).toEqual([name, 0]);
    expect((JSON.parse(out) as { data: { sunrise: string } }).data.sunrise).toMatch(/^2026-11-08T06:4\d:\d\d\+05:30$/);
  }
  const south = await vedic(['panchang', '2026-11-08', '-33.86,151.2']);
  expect(south.out).toContain('33.86° S 151.20° E · Australia/Sydney');
});

test('wrong fields are refused with code 2, each by its name, in either language', async () => {
  const english = await vedic(['chart', '1990-13-15', '25:30', 'pune']);
  expect(english).toMatchObject({ code: 2, out: '' });
  expect(english.err.split('\n').map((line) => line.split(': ')[0])).toEqual(['date', 'time', '']);
  const hindi = await vedic(['match', '1990-06-15', '14:30', 'pune', '15-06-1990', '14:30', 'pune', '--lang', 'hi']);
  expect(hindi.code).toBe(2);
  expect(hindi.err).toMatch(/^bride\.date: .*[\u0900-\u097f]/);
});

test('with --json a refusal is the problem of the service', async () => {
  const { code, err, out } = await vedic(['chart', ...BIRTH, '95,77', '--json']);
  expect([code, err]).toEqual([2, '']);
  expect(JSON.parse(out)).toMatchObject({
    code: 'validation_error',
    status: 422,
    detail: [{ loc: ['body', 'latitude'] }],
  });
});

test.each([
  [['chart'], 'date: Write the date as YYYY-MM-DD'],
  [['chart', '1990-06-15'], 'time: Write the time as HH:MM'],
  [['chart', ...BIRTH], 'place: Write a town'],
  [['match', ...BIRTH, 'pune'], 'bride.date: Write the date'],
  [['panchang'], 'place: Write a town'],
  [['chrt'], 'There is no command “chrt”. Did you mean “chart”?'],
  [['help', 'chrt'], 'Did you mean “chart”?'],
  [['chart', ...BIRTH, 'pune', '--styles', 'north'], 'There is no option --styles. Did you mean --style?'],
  [['match', '--on', '2026-01-01'], 'The command “match” has no option --on.'],
  [['chart', '--style', 'west'], 'style: Choose south or north.'],
  [['chart', '--lang', 'fr'], 'lang: Choose en or hi.'],
  [['chart', '--lang'], 'lang: Write a value after --lang.'],
  [['chart', '--json=yes'], 'json: Write --json alone'],
  [['panchang', 'pune', '--detail', 'huge'], 'detail: Choose one of: brief, standard, full.'],
  [['panchang', 'pune', '--timezone', 'Mars'], 'timezone: Unknown time zone "Mars"'],
])('%j is refused with code 2', async (args, said) => {
  const { code, err, out } = await vedic(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(said);
});

test('data that cannot be read is a fault, with code 1', async () => {
  const { code, err, out } = await vedic(['panchang', 'pune'], { EPHEMERIS_DIR: '/nowhere' });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('Something failed inside.');
});
