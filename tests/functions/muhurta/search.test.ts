import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/muhurta/routes.ts';
import type { MuhurtaSearch } from '../../../lib/schemas/muhurta/results.ts';
import { MuhurtaSearch as Schema } from '../../../lib/schemas/muhurta/results.ts';
import { dataOf, post } from '../../support/call.ts';
import { DELHI, LONDON } from '../../support/occasions.ts';
import { schemaFaults } from '../../support/schema.ts';

const FEBRUARY = { purpose: 'marriage', ...DELHI, from: '2027-02-01', to: '2027-02-28' };
const asked = async (body: object, query = '') =>
  dataOf<MuhurtaSearch>(await post(handler, `/muhurta/search?${query}`, body));

describe('a month in which times are open', () => {
  test('answers in the documented form, equal requests alike', async () => {
    const [one, again] = await Promise.all([FEBRUARY, FEBRUARY].map((body) => post(handler, '/muhurta/search', body)));
    expect(schemaFaults(Schema, dataOf(one!))).toEqual([]);
    expect(again!.text).toBe(one!.text);
  });

  test('the best is on Vasanta Panchami, which almanacs have on 11 February 2027, and is told so in both languages', async () => {
    const [en, hi] = await Promise.all([asked(FEBRUARY), asked(FEBRUARY, 'lang=hi')]);
    expect(en.windows[0]!.start.slice(0, 10)).toBe('2027-02-11');
    expect(en.summary.headline).toMatch(/^Best for marriage: Thursday, 11 February 2027, /);
    expect(en.summary.text).toContain('It is Vasanta Panchami, a day taken without further checks');
    expect(hi.summary.headline).toMatch(/^विवाह का मुहूर्त: गुरुवार, 11 फ़रवरी 2027, /);
    expect(hi.summary.text).toContain('वसंत पंचमी का अबूझ मुहूर्त है।');
    expect(hi.windows.map(({ start }) => start)).toEqual(en.windows.map(({ start }) => start));
  });

  test('without births it says that the times are general, and tara and chandra are no part of the score', async () => {
    const { notes, windows } = await asked(FEBRUARY);
    expect(notes[0]).toBe(
      'These times are general: no birth was given, so nobody’s birth star and Moon sign were looked at.',
    );
    const parts = windows.flatMap(({ components }) => components.map(({ id }) => id));
    expect(parts).not.toContain('tara');
    expect(windows[0]!.persons).toEqual([]);
  });

  test('an unknown time of birth is told, and what it leaves open is null', async () => {
    const bride = { ...DELHI, date: '1999-05-04', role: 'bride' };
    const { notes, windows } = await asked({ ...FEBRUARY, births: [bride] });
    expect(notes.join(' ')).toContain('The birth time of the bride is not known.');
    expect(notes.join(' ')).toContain('No birth was given for the groom');
    expect(windows[0]!.persons.map(({ role }) => role)).toEqual(['bride']);
  });

  test('hours, limits and least scores are honoured', async () => {
    const { windows } = await asked({
      ...FEBRUARY,
      time_from: '09:00:00',
      time_to: '18:00:00',
      min_score: 60,
      per_day: 1,
      limit: 4,
    });
    expect(windows.length).toBeGreaterThan(0);
    expect(windows.length).toBeLessThanOrEqual(4);
    expect(windows.every(({ score }) => score >= 60)).toBe(true);
    expect(new Set(windows.map(({ start }) => start.slice(0, 10))).size).toBe(windows.length);
    for (const { end, start } of windows) {
      expect(start.slice(11, 16) >= '09:00' && end.slice(11, 16) <= '18:00').toBe(true);
    }
  });

  test('the choices are echoed', async () => {
    const { json } = await post(handler, '/muhurta/search', { ...FEBRUARY, strict: false, calendar: 'solar' });
    const { conventions } = (json as { meta: { conventions: { muhurta: unknown } } }).meta;
    expect(conventions.muhurta).toEqual({
      calendar: 'solar',
      strict: false,
      asta_days: 3,
      eclipse_days: 3,
      hours: 'any',
    });
  });

  test('a house is not entered at night, unless any hour is asked for', async () => {
    const house = { ...FEBRUARY, purpose: 'griha_pravesh', births: [], limit: 50, per_day: 10 };
    const hoursOf = async (more: object) => {
      const { json } = await post(handler, '/muhurta/search', { ...house, ...more });
      const { data, meta } = json as { data: MuhurtaSearch; meta: { conventions: { muhurta: { hours: string } } } };
      return { asked: meta.conventions.muhurta.hours, found: data.windows.map(({ end, start }) => [start, end]) };
    };
    const usual = await hoursOf({});
    expect(usual.asked).toBe('05:00:00 to 22:00:00');
    expect(usual.found.length).toBeGreaterThan(5);
    const isByDay = ([start, end]: string[]) => start!.slice(11, 16) >= '05:00' && end!.slice(11, 19) <= '22:00:00';
    expect(usual.found.every(isByDay)).toBe(true);
    const any = await hoursOf({ time_from: '00:00:00', time_to: '00:00:00' });
    expect(any.found.some((window) => !isByDay(window))).toBe(true);
  });
});

describe('days on which nothing is open', () => {
  // Almanacs have Devashayani on 25 July and Devotthana on 20 November 2026.
  const AUGUST = { ...FEBRUARY, from: '2026-08-01', to: '2026-08-20' };

  test('the season is named, the nearest time, and what else to look at', async () => {
    const [en, hi] = await Promise.all([asked(AUGUST), asked(AUGUST, 'lang=hi')]);
    expect(en.windows).toEqual([]);
    expect(en.days.every(({ best_score: score }) => score === null)).toBe(true);
    expect(en.days[0]!.reason).toContain('the four months of Chaturmas');
    expect(en.summary.text).toContain('Avoid 1 to 20 August 2026, the four months of Chaturmas.');
    expect(en.summary.text).toContain('The time that comes nearest is ');
    expect(en.summary.text).toContain('Search the days after the four months of Chaturmas.');
    expect(hi.summary.text).toContain('1 से 20 अगस्त 2026 तक चातुर्मास है, इसलिए विवाह का मुहूर्त नहीं है।');
    expect(hi.summary.text).toContain('चातुर्मास बीतने के बाद के दिन देखें।');
  });

  test('in London too, where a purpose without seasons is open', async () => {
    const { windows } = await asked({ ...AUGUST, ...LONDON, purpose: 'vehicle' });
    expect(windows.length).toBeGreaterThan(0);
  });
});

describe('a medical matter', () => {
  test('never waits: in notes, text and disclaimer, in both languages', async () => {
    const body = { ...FEBRUARY, purpose: 'surgery' };
    const [en, hi] = await Promise.all([asked(body), asked(body, 'lang=hi')]);
    expect(en.notes[0]).toBe('The surgeon’s date stands. Use this only where the date is open.');
    expect(en.summary.text).toMatch(/The doctor’s date always comes first\.$/);
    expect(en.disclaimer).toContain('delays nothing');
    expect(hi.notes[0]).toBe('सर्जन की तारीख ही मानें। मुहूर्त तभी देखें, जब तारीख खुली हो।');
    expect(hi.disclaimer).toContain('मुहूर्त के लिए कभी न रुकें');
  });
});
