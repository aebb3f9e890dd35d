import { describe, expect, test } from '@jest/globals';
import { dayComponents, partLabel, pieceFacts } from '../../../../../lib/astro/judgement/day/score/labels.ts';
import type { DayCourse } from '../../../../../lib/astro/judgement/day/score/course.ts';
import { dayPoints, dayScore, type DayScorePartId } from '../../../../../lib/astro/judgement/day/score/dayScore.ts';
import { DAY_SCORE } from '../../../../../lib/words/subjects/day/score.ts';
import { say } from '../../../../../lib/words/say.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import {
  allDay,
  drawnCourse,
  drawnDay,
  drawnContext,
  lasting,
  runningPeriod,
  standing,
} from '../../../../support/dayScore.ts';

const context = { ...drawnContext(chartOf({ Ascendant: 'Taurus', Moon: 'Aries 5' })), lordScore: () => 62.5 };
const fact = (id: DayScorePartId, set: Partial<DayCourse> = {}, varaIndex = 1) =>
  partLabel(dayScore(context, drawnCourse(set), drawnDay(varaIndex)).parts[id]);
const label = (id: DayScorePartId, set: Partial<DayCourse> = {}, varaIndex = 1) =>
  say(DAY_SCORE, fact(id, set, varaIndex), 'en');
const inHindi = (id: DayScorePartId, set: Partial<DayCourse> = {}) => say(DAY_SCORE, fact(id, set), 'hi');

describe('what lasts all day is described once', () => {
  test.each<[DayScorePartId, Partial<DayCourse>, string]>([
    ['tarabala', { nakshatras: allDay({ number: 21 }) }, 'Tara: Vipat, the 21st star from that of birth'],
    ['chandrabala', { signs: standing({ Moon: 'Gemini' }) }, 'The Moon passes the 3rd from the Moon of birth'],
    ['tithi', { tithis: allDay({ number: 18 }) }, 'Tithi: Krishna Tritiya (Jaya)'],
    ['tithi', { tithis: allDay({ number: 11 }) }, 'Tithi: Shukla Ekadashi (Nanda, burnt on this day of the week)'],
    ['nakshatra', { nakshatras: allDay({ number: 9 }) }, 'Nakshatra: Ashlesha (tikshna, gand mool)'],
    ['yoga', { yogas: allDay({ number: 17 }) }, 'Yoga: Vyatipata'],
    ['karana', { karanas: allDay({ number: 2 }) }, 'Karana: Bava'],
    ['karana', { karanas: allDay({ number: 8 }) }, 'Karana: Vishti, Bhadra in Swarga (heaven)'],
    ['vara', {}, 'Monday, the day of the Moon: a functional malefic for your ascendant and an enemy of its lord'],
    ['special_yogas', { nakshatras: allDay({ number: 2 }), sunNakshatras: allDay({ index: 1 }) }, 'No special yoga'],
    ['moon_bindus', {}, 'The Moon in Aries: 4 of 8 bindus of its own, 28 of all planets'],
    ['saturn', {}, 'Neither sade sati nor dhaiya'],
    [
      'saturn',
      { saturn: allDay({ phase: 'peak' as const, house: 1, intensity: 71.5, band: 'severe' as const }) },
      'Sade sati, peak: severe, 71.5 of 100',
    ],
    ['dasha_lords', {}, 'No dasha runs: the day lies before birth or after the last period'],
    [
      'double_transit',
      { signs: standing({ Jupiter: 'Leo', Saturn: 'Leo' }) },
      'Jupiter and Saturn together activate the 10th',
    ],
    [
      'double_transit',
      { signs: standing({ Jupiter: 'Aries', Saturn: 'Aries' }) },
      'Jupiter and Saturn together activate none of the 1st, 5th, 9th, 10th and 11th',
    ],
  ])('%s', (id, set, expected) => {
    expect(label(id, set)).toBe(expected);
  });
});

test('the day of the lord of the ascendant is called that', () => {
  expect(label('vara', {}, 5)).toBe(
    'Friday, the day of Venus: the lord of your ascendant, a functional malefic for it',
  );
});

test('what changes is described with its share and its points', () => {
  const tithis = lasting([0.62, { number: 4 }], [0.38, { number: 5 }]);
  expect(label('tithi', { tithis })).toBe(
    'Tithi: Shukla Chaturthi (Rikta) for 62 % of the day (-4), then Shukla Panchami (Purna) for 38 % of the day (+4)',
  );
});

test('in Hindi too', () => {
  const tithis = lasting([0.62, { number: 4 }], [0.38, { number: 5 }]);
  expect(inHindi('tithi', { tithis })).toBe(
    'तिथि: दिन के 62% समय शुक्ल चतुर्थी, रिक्ता तिथि (-4), फिर 38% समय शुक्ल पंचमी, पूर्णा तिथि (+4)',
  );
  expect(inHindi('chandrabala', { signs: standing({ Moon: 'Gemini' }) })).toBe('चंद्रमा जन्म राशि से तीसरे स्थान में');
  expect(inHindi('vara')).toBe('सोमवार का स्वामी चंद्रमा आपके लग्न के लिए अशुभ और लग्नेश का शत्रु है');
});

test('what holds for a part of the day only says so', () => {
  const tithis = lasting([0.25, { number: 2 }], [0.75, { number: 4 }]);
  const set = { tithis, nakshatras: allDay({ number: 2 }), sunNakshatras: allDay({ index: 1 }) };
  expect(label('special_yogas', set, 3)).toBe('Special yogas: Siddha for 25 % of the day (+3)');
});

test('five lords by level, and those that follow within the day', () => {
  const pranas = lasting(
    [0.5, { level: 5 as const, lord: 'Sun' as const, years: 0 }],
    [0.5, { level: 5 as const, lord: 'Moon' as const, years: 0 }],
  );
  const levels = ([1, 2, 3, 4] as const).map((level) => [runningPeriod(level, 'Venus')]);
  expect(label('dasha_lords', { dashas: [...levels, pranas] })).toBe(
    'Dasha lords by how well they serve: mahadasha Venus (62.5 of 100); antardasha Venus (62.5 of 100); pratyantardasha Venus (62.5 of 100); sookshma Venus (62.5 of 100); prana Sun (62.5 of 100), then Moon (62.5 of 100)',
  );
});

test('a lord that passes into another sign is named once', () => {
  const byScore = { ...context, lordScore: (_: string, sign: number) => (sign === 0 ? 62.5 : 60) };
  const Venus = lasting([0.5, { index: 0, moonSignIndex: null }], [0.5, { index: 1, moonSignIndex: null }]);
  const dashas = ([1, 2, 3, 4, 5] as const).map((level) => [runningPeriod(level, level === 1 ? 'Venus' : 'Sun')]);
  const { parts } = dayScore(byScore, drawnCourse({ dashas, signs: { ...standing(), Venus } }), drawnDay(1));
  expect(say(DAY_SCORE, partLabel(parts.dasha_lords), 'en')).toMatch(
    /: mahadasha Venus \(62\.5, then 60 of 100\); antardasha Sun \(62\.5 of 100\);/,
  );
});

test('transits name the best and the hardest', () => {
  const found = label('gochara', { signs: standing({ Jupiter: 'Leo', Saturn: 'Scorpio' }) });
  expect(found).toMatch(/^Transits, all nine weighted: [\d.]+ of 100; best Jupiter [\d.]+, hardest \w+ [\d.]+$/);
});

test('every piece is a fact', () => {
  const { parts } = dayScore(
    context,
    drawnCourse({ tithis: lasting([0.5, { number: 1 }], [0.5, { number: 2 }]) }),
    drawnDay(1),
  );
  for (const part of Object.values(parts)) expect(pieceFacts(part)).toHaveLength(part.pieces.length);
  expect(pieceFacts(parts.tithi)).toEqual([
    { id: 'tithi', args: { tithi: 1, isDagdha: false } },
    { id: 'tithi', args: { tithi: 2, isDagdha: false } },
  ]);
});

test('components begin with the start; rounding and bounds are listed where they change something', () => {
  const score = dayScore(context, drawnCourse(), drawnDay(1));
  const ids = (set: object) => dayComponents({ ...score, rounding: 0, bounds: 0, ...set }).map(({ id }) => id);
  const short = { ...score, rounding: -0.2, bounds: 3 };
  expect(dayPoints(short)).toEqual(dayComponents(short).map(({ id, points }) => ({ id, points })));
  expect(ids({})[0]).toBe('start');
  expect(ids({})).toHaveLength(14);
  expect(ids({ rounding: -0.2 }).slice(14)).toEqual(['rounding']);
  expect(ids({ rounding: 0.1, bounds: -3 }).slice(14)).toEqual(['rounding', 'bounds']);
});
