/** Dates, times and numbers as people write them. */
import { describe, expect, test } from '@jest/globals';
import { mentionsIn } from '../../../lib/texts/model/dateMentions.ts';

const NONE = { dates: [], months: [], years: [], times: [], numbers: [] };

describe('a date is read in every writing', () => {
  test.each([
    '2027-06-15',
    '15 Jun 2027',
    '15 June, 2027',
    '15 JUNE 2027',
    '15th June 2027',
    '15th of June 2027',
    'June 15, 2027',
    'June 15th 2027',
    'Jun. 15, 2027',
    '15 Jun. 2027',
    '15-Jun-2027',
    '15/06/2027',
    '15-6-2027',
    '15.06.2027',
    '15 जून 2027',
    '१५ जून २०२७',
    '१५/०६/२०२७',
    '15 joon 2027 tak',
    '15\u00a0जून 2027',
    '15\nJune 2027',
    'जून 15, 2027',
  ])('%s', (text) => {
    expect(mentionsIn(text)).toEqual({ ...NONE, dates: ['2027-06-15'] });
  });

  test.each([
    ['फ़रवरी', '02'],
    ['फरवरी', '02'],
    ['सितंबर', '09'],
    ['सितम्बर', '09'],
    ['अक्तूबर', '10'],
    ['नवंबर', '11'],
    ['दिसंबर', '12'],
    ['मई', '05'],
    ['may', '05'],
    ['Sept', '09'],
  ])('5 %s 2028', (month, number) => {
    expect(mentionsIn(`यह 5 ${month} 2028 तक है।`)).toEqual({ ...NONE, dates: [`2028-${number}-05`] });
  });
});

test.each([
  ['शनि 15 जून 2027 से 20 जुलाई 2028 तक', ['2027-06-15', '2028-07-20']],
  ['15 से 20 जून 2027 तक', ['2027-06-15', '2027-06-20']],
  ['15-20 Jun 2027', ['2027-06-15', '2027-06-20']],
  ['15 aur 16 June ko', ['06-15', '06-16']],
  ['21 नवम्बर को 01:02 तक', ['11-21']],
  ['On 9 May you rest', ['05-09']],
])('%s names two days or one without a year', (text, dates) => {
  expect([...mentionsIn(text).dates].sort()).toEqual([...dates].sort());
});

test.each([
  ['जून 2027 में', ['2027-06'], []],
  ['June, 2027', ['2027-06'], []],
  ['mai 2027', ['2027-05'], []],
  ['अगस्त २०२७ से जनवरी २०२८ तक', ['2027-08', '2028-01'], []],
  ['2027 के अंत तक', [], [2027]],
  ['2026-27 में', [], [2026, 2027]],
  ['2026–2028', [], [2026, 2028]],
])('%s names months or years', (text, months, years) => {
  expect(mentionsIn(text)).toEqual({ ...NONE, months, years });
});

test.each([
  ['16:33 से 17:04 तक', ['16:33', '17:04']],
  ['दोपहर 1:17 बजे', ['01:17']],
  ['शाम 5.30 बजे', ['05:30']],
])('%s names times of day', (text, times) => {
  expect(mentionsIn(text)).toEqual({ ...NONE, times });
});

test.each([
  ['45.3 अंक', [45.3]],
  ['100 में से ५८', [100, 58]],
  ['1,00,008 जप', [100008]],
  ['7th house, 2-5 saal', [7, 2, 5]],
  ['भाव 8, जून 2027', [8]],
  ['The 8 may need care', [8]],
  ['Shani ghar 7 mai hai', [7]],
  ['108 बार।', [108]],
  ['कुल 12.', [12]],
])('%s names numbers that are no dates', (text, numbers) => {
  const found = mentionsIn(text);
  expect([found.numbers, found.dates]).toEqual([numbers, []]);
});

test.each(['सूर्य मार्ग पर है।', 'मंगलवार को दान दें।', 'Mayank marched on Monday.', 'Augustya rishi'])(
  '%s names nothing',
  (text) => {
    expect(mentionsIn(text)).toEqual(NONE);
  },
);
