import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { birthContext, dayContext } from '../../functions/_shell/context.ts';
import type { DailyContext, DayFacets } from '../../lib/birth/dailyContext.ts';
import { personalDay } from '../../lib/birth/personalDay.ts';
import { DayInput } from '../../lib/schemas/common/dayInput.ts';
import { PersonalDayInput } from '../../lib/schemas/pdae/inputs.ts';
import { BIRTH } from '../support/call.ts';

const DATE = '2026-11-20';
const ofPlace = (): DailyContext =>
  dayContext(v.parse(DayInput, { date: DATE, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' }), 'en');
const ofPerson = (): DailyContext =>
  personalDay(birthContext(v.parse(PersonalDayInput, BIRTH), 'en', {}, {}, false), DATE);

describe.each([
  ['a day at a place', ofPlace],
  ['a day of a person', ofPerson],
])('%s', (_, contextOf) => {
  test.each<keyof DayFacets>(['sky', 'sunMoon', 'reading', 'findings'])(
    'has the same %s when it is asked for again',
    (facet) => {
      const worked = contextOf()[facet] as () => unknown;
      expect(worked()).toBe(worked());
    },
  );

  test('has the spans of each element once, for all that is read from them', () => {
    const { findings, reading, spansOf } = contextOf();
    expect(spansOf('tithi')).toBe(reading().tithis);
    expect(spansOf('nakshatra')).toBe(findings().nakshatras);
    expect(spansOf('yoga')).toBe(findings().nityaYogas);
    expect(spansOf('karana').map(({ number }) => number)).toEqual(findings().karanas.map(({ number }) => number));
  });
});

test('the sky is that of the beginning of the day', () => {
  const { moment, sky, day } = ofPlace();
  expect(moment.jdUT).toBe(day.startJdUT);
  // 20 November 2026: the Sun stands in the third degree of sidereal Scorpio.
  expect(Math.floor(sky().planets.Sun.longitudeDeg)).toBe(213);
});
