/** What facts allow a text to say. */
import { expect, test } from '@jest/globals';
import { allowedIn } from '../../../lib/texts/model/facts.ts';

test('numbers are allowed as given and as people round them, at any depth', () => {
  const { numbers } = allowedIn({ score: 62.46, list: [{ house: 8 }, -2.7, null, true] });
  expect([...numbers].sort((a, b) => a - b)).toEqual([2, 2.7, 3, 8, 62, 62.46, 62.5]);
});

test('further numbers are those of the frame, as 1 to 5 years', () => {
  expect([...allowedIn({ house: 8 }, [5, 108]).numbers].sort((a, b) => a - b)).toEqual([5, 8, 108]);
});

test('dates and times are allowed alone and as one instant', () => {
  const { dates, numbers, times } = allowedIn(['2027-06-15', '2026-11-21T01:02:00+05:30', '13:17', '09:00:30']);
  expect([...dates]).toEqual(['2027-06-15', '2026-11-21']);
  expect([...times]).toEqual(['01:02', '13:17', '09:00']);
  expect(numbers.size).toBe(0);
});

test.each(['sixth_lord', '108', '2027', '15 June 2027', '2027-6-5', 'x2027-06-15', '2027-06-15 and more', '1:5'])(
  'the word %s allows nothing',
  (word) => {
    const { dates, numbers, times } = allowedIn({ word, [word]: word });
    expect([dates.size, numbers.size, times.size]).toEqual([0, 0, 0]);
  },
);
