import { birthContext } from '../../functions/_shell/context.ts';
import { describe, expect, test } from '@jest/globals';
import { birthLight } from '../../lib/birth/birthDay.ts';
import { PLANETS, SEVEN_PLANETS, type SevenPlanet } from '../../lib/astro/tables/planets.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';

const DELHI = { name: '', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const contextOf = (body: object) => birthContext(body as Birth, 'en', {}, {}, false);

type TimePart = 'tribhaga' | 'vara' | 'hora';

/** The planets to which a part of the time is given. */
function givenTo(body: object, part: TimePart): SevenPlanet[] {
  const shadbala = contextOf(body).shadbala();
  return SEVEN_PLANETS.filter((id) => shadbala[id].kaala.parts[part] > 0);
}

describe('the day of a birth in Delhi, Monday 3 January 2000, the Sun up from 7:14 to 17:36', () => {
  const at = (time: string, part: TimePart) => givenTo({ ...DELHI, date: '2000-01-03', time }, part);

  test('before sunrise the day of the Sun still runs', () => {
    expect([at('07:00:00', 'vara'), at('07:30:00', 'vara')]).toEqual([['Sun'], ['Moon']]);
  });

  test('the first hora of a Monday is the Moon’s, the last of a Sunday Mercury’s', () => {
    // The night of a Sunday: Jupiter, Mars, Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars, Sun, Venus, Mercury.
    expect([at('07:00:00', 'hora'), at('07:30:00', 'hora')]).toEqual([['Mercury'], ['Moon']]);
  });

  test('twilight is two hours to either side of sunrise and sunset', () => {
    const light = (time: string) => birthLight(contextOf({ ...DELHI, date: '2000-01-03', time }));
    expect(['05:00:00', '05:30:00', '09:00:00', '09:30:00'].map(light)).toEqual([
      'night',
      'twilight',
      'twilight',
      'day',
    ]);
    expect(['15:30:00', '15:45:00', '19:30:00', '19:45:00'].map(light)).toEqual([
      'day',
      'twilight',
      'twilight',
      'night',
    ]);
  });

  test('thirds of day and night', () => {
    // Thirds of the light end at 10:41 and 14:09, those of the dark at 22:09 and 2:42.
    expect(['08:00:00', '12:00:00', '16:00:00', '20:00:00', '23:30:00'].map((time) => at(time, 'tribhaga'))).toEqual([
      ['Mercury', 'Jupiter'],
      ['Sun', 'Jupiter'],
      ['Jupiter', 'Saturn'],
      ['Moon', 'Jupiter'],
      ['Jupiter', 'Venus'],
    ]);
    expect(at('05:00:00', 'tribhaga')).toEqual(['Mars', 'Jupiter']);
  });
});

describe('where the Sun does not rise or set', () => {
  const births = [89.9, 78.2, -78.2, -90].flatMap((latitude) =>
    ['1990-01-10', '1990-03-21', '1990-06-21', '1990-09-23', '1990-12-21'].flatMap((date) =>
      ['00:00:00', '06:10:00', '12:00:00', '23:59:59'].map((time) => ({
        name: '',
        latitude,
        longitude: 15.6,
        timezone: '+01:00',
        date,
        time,
      })),
    ),
  );

  test('every number is there, and each part of time has its lord', () => {
    for (const body of births) {
      const shadbala = contextOf(body).shadbala();
      for (const id of SEVEN_PLANETS) expect(Number.isFinite(shadbala[id].ratio + shadbala[id].ishta)).toBe(true);
      expect([givenTo(body, 'vara').length, givenTo(body, 'hora').length]).toEqual([1, 1]);
      expect(givenTo(body, 'tribhaga')).toContain('Jupiter');
    }
  });

  test('the vara turns with what stands for sunrise', () => {
    // 21 December 1990 was a Friday; noon is at 11:55.
    const at = (time: string) => givenTo({ ...births[0], latitude: 78.2, date: '1990-12-21', time }, 'vara');
    expect([at('05:50:00'), at('06:00:00'), at('23:00:00')]).toEqual([['Jupiter'], ['Venus'], ['Venus']]);
  });

  test('Tromso in its polar night: ten past midnight on Saturday is still of Friday, the 7th hora of its night', () => {
    // Noon is at 11:42, so the night begins at 17:42 with the 13th hora from that of Venus, the Sun's; then Venus,
    // Mercury, Moon, Saturn, Jupiter, Mars: at 0:10 the 7th runs, at 23:40 of Friday the 6th.
    const tromso = { name: '', latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const at = (date: string, time: string, part: TimePart) => givenTo({ ...tromso, date, time }, part);
    expect([at('1985-12-21', '00:10:00', 'vara'), at('1985-12-21', '00:10:00', 'hora')]).toEqual([
      ['Venus'],
      ['Jupiter'],
    ]);
    expect([at('1985-12-20', '23:50:00', 'vara'), at('1985-12-20', '23:50:00', 'hora')]).toEqual([
      ['Venus'],
      ['Jupiter'],
    ]);
  });

  test('it says so', () => {
    const isApproximate = (date: string, latitude: number) =>
      contextOf({ ...births[0], date, latitude }).panchangDay().isApproximate;
    expect([isApproximate('1990-12-21', 78.2), isApproximate('1990-12-21', 50)]).toEqual([true, false]);
  });
});

test('scores of planets weigh the shadbala and the bindus of the same chart', () => {
  const context = contextOf({ ...DELHI, date: '1990-06-15', time: '14:30:00' });
  const [bindus, planets, shadbala] = [context.bindus(), context.strengths(), context.shadbala()];
  for (const id of SEVEN_PLANETS) {
    const part = planets[id].parts.find((known) => known.id === 'shadbala')!;
    expect(Math.abs(part.points - 20 * Math.min(shadbala[id].ratio / 1.5, 1))).toBeLessThan(0.0501);
  }
  expect(bindus.sarva.reduce((sum, sign) => sum + sign, 0)).toBe(337);
  expect(PLANETS.filter((id) => !planets[id].parts.some((known) => known.id === 'ashtakavarga'))).toEqual([]);
});
