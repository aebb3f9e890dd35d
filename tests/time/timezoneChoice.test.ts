import '../../functions/_shell/placeData.ts';
import { sayMessage } from '../../lib/words/message.ts';
import { expect, test } from '@jest/globals';
import { timezoneChoice, timezoneProblem } from '../../lib/time/timezoneChoice.ts';

test.each([
  ['+05:30', 19800],
  ['+0530', 19800],
  ['+5:30', 19800],
  // An unescaped plus in a query string arrives as a space.
  [' 05:30', 19800],
  ['UTC+05:30', 19800],
  ['GMT+5:30', 19800],
  ['+05:53:20', 21200],
  ['-03:00', -10800],
  ['\u221203:00', -10800],
  ['-03', -10800],
  ['Z', 0],
  ['z', 0],
  ['-00:00', 0],
  ['+14:00', 50400],
  ['-14:00', -50400],
])('%j is an offset of %d s', (text, offsetSeconds) => {
  expect(timezoneChoice(text)).toEqual({ kind: 'offset', offsetSeconds });
});

test.each([
  ['LMT', 'local_mean_time'],
  ['local mean time', 'local_mean_time'],
  ['Bombay time', 'city'],
  ['calcutta_time', 'city'],
  ['Etc/GMT+5', 'zone'],
  ['GMT+0', 'zone'],
  ['UTC', 'zone'],
  [' Asia/Kolkata ', 'zone'],
])('%j is read as %s', (text, kind) => {
  expect(timezoneChoice(text).kind).toBe(kind);
  expect(timezoneProblem(text)).toBeNull();
});

test.each([
  ['IST', '"IST" is an abbreviation with several meanings. Send the full name, such as "Asia/Kolkata".'],
  ['est', '"est" is an abbreviation with several meanings. Send the full name, such as "America/New_York".'],
  ['MST', '"MST" is an abbreviation with several meanings. Send the full name, such as "America/Denver".'],
  ['Asia/Kolkatta', 'Unknown time zone "Asia/Kolkatta". Did you mean "Asia/Kolkata"?'],
  ['Asia/Mumbai', 'Did you mean "Asia/Kolkata"?'],
  ['new york', 'Did you mean "America/New_York"?'],
  ['Rome', 'Did you mean "Europe/Rome"?'],
  ['Mars/Phobos', 'Unknown time zone "Mars/Phobos". Send an IANA name such as "Asia/Kolkata"'],
  ['', 'or leave it out.'],
  ['XYZ', 'Send an IANA name'],
  ['constructor', 'Send an IANA name'],
  ['5:30', 'an offset such as "+05:30"'],
  ['+14:01', 'A UTC offset must be between -14:00 and +14:00'],
  ['+05:60', 'A UTC offset must be between -14:00 and +14:00'],
  ['x'.repeat(65), 'at most'],
])('%j is refused', (text, part) => {
  expect(sayMessage(timezoneProblem(text)!, 'en')).toContain(part);
});
