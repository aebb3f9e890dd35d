import { expect, test } from '@jest/globals';
import { linesOf, markdownOf, run } from '../../../verify/lives/main.ts';
import { professionals, weddings } from '../../../verify/lives/readers.ts';

/** Made-up people. */
const PROFESSIONS = `group,date,time,utc_offset,latitude,longitude
sport,1900-03-04,05:10:00,+00:09,48.85,2.35
writer,1901-07-15,18:40:00,+00:09,43.3,5.37
writer,1902-11-02,23:05:00,+00:09,45.76,4.84
sport,1904-01-20,12:00:00,+00:09,50.63,3.06
unknown,1906-01-20,12:00:00,+00:09,50.63,3.06
`;
const WEDDINGS = `date,time,utc_offset,latitude,longitude,gender,wedding_date
1950-01-02,06:30:00,+05:30,28.61,77.21,male,1976-11-20
1952-05-17,14:20:00,+05:30,19.08,72.88,female,1975-02-11
1954-09-30,21:45:00,+05:30,13.08,80.27,female,1980-05-02
`;

const ASKED = { professions: null, weddings: null, half: 'all', sample: null, progress: () => undefined } as const;

test('a file is read by the names of its columns, in two halves by the year of birth', () => {
  expect(professionals(PROFESSIONS).map(({ group, half }) => [group, half])).toEqual([
    ['sport', 'first'],
    ['writer', 'second'],
    ['writer', 'first'],
    ['sport', 'first'],
    ['unknown', 'first'],
  ]);
  const [first] = weddings(WEDDINGS);
  expect(first).toMatchObject({
    weddingDate: '1976-11-20',
    body: { date: '1950-01-02', timezone: '+05:30', latitude: 28.61, gender: 'male' },
  });
  expect(() => weddings(PROFESSIONS)).toThrow('Columns missing: gender, wedding_date');
  expect(() => professionals(`${PROFESSIONS}sport,1904-01-20,12:00:00,+00:09,north,3.06`)).toThrow('No place');
});

test('people of known professions are measured against others and against other hours', () => {
  const features = run({ ...ASKED, professions: PROFESSIONS });
  expect(features[0]).toMatchObject({ count: 4, chance: 0.5 });
  expect(features.filter(({ feature }) => feature.startsWith('writer'))).toHaveLength(5);
  expect(features.some(({ feature }) => feature.startsWith('unknown'))).toBe(false);
  for (const { chance, figure } of features) expect([figure, chance].every((one) => one >= 0 && one <= 1)).toBe(true);
  expect(run({ ...ASKED, professions: PROFESSIONS, half: 'first' })[0]!.count).toBe(3);
  expect(run({ ...ASKED, professions: PROFESSIONS, sample: 1 })[0]!.count).toBe(2);
});

test('weddings are measured against the ages at which others wed', () => {
  const [found] = run({ ...ASKED, weddings: WEDDINGS });
  expect(found).toMatchObject({ count: 3, measure: 'share of weddings' });
  expect([0, 1 / 3, 2 / 3, 1].some((share) => Math.abs(share - found!.figure) < 1e-9)).toBe(true);
});

test('a report tells which figures differ from chance', () => {
  const row = { feature: 'a', measure: 'share of births', count: 10, figure: 0.25, chance: 0.2, z: 0.4 } as const;
  const strong = { ...row, feature: 'b', measure: 'area under the curve', figure: 0.6, chance: 0.5, z: -3.2 } as const;
  expect(markdownOf([row, strong]).split('\n').slice(2)).toEqual([
    '| a | 10 | 25.0 % | 20.0 % | +0.4 | chance |',
    '| b | 10 | 0.600 | 0.500 | -3.2 | differs from chance |',
  ]);
  expect(linesOf([row])[1]).toBe('a        10  25.0 %  20.0 %  +0.4  chance');
});
