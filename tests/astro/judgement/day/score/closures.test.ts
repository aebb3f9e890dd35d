/** Closed times of drawn days, with the best class that each leaves. */
import { describe, expect, test } from '@jest/globals';
import { cappedClass, classCap } from '../../../../../lib/astro/judgement/day/score/closures.ts';
import { dayScore } from '../../../../../lib/astro/judgement/day/score/dayScore.ts';
import { chartOf } from '../../../../support/chartOf.ts';
import { allDay, drawnContext, drawnCourse, drawnDay, lasting, standing } from '../../../../support/dayScore.ts';

/** The Moon of birth in Aries, in Ashwini. */
const context = drawnContext(chartOf({ Moon: 'Aries 5' }));
const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;
const FRIDAY = 5;

type Drawn = Parameters<typeof drawnCourse>[0];

const scored = (set: Drawn, vara = THURSDAY) => dayScore(context, drawnCourse(set), drawnDay(vara));
const closedBy = (set: Drawn, vara?: number) =>
  scored(set, vara).closures.map(({ endJdUT, id, startJdUT }) => [id, Math.round((endJdUT - startJdUT) * 100) / 100]);

/** Rohini is the 4th star from Ashwini, a favourable tara; the Moon in Taurus stands second. */
const OPEN: Drawn = { nakshatras: allDay({ number: 4 }), signs: standing({ Moon: 'Taurus' }) };

describe('what closes a time', () => {
  test('nothing closes a good tithi under a good tara', () => {
    expect(closedBy(OPEN)).toEqual([]);
    expect(scored(OPEN).cap).toBeNull();
  });

  test('the Moon in the 8th, for as long as it is there', () => {
    const signs = {
      ...standing(),
      Moon: lasting([0.75, { index: 1, moonSignIndex: null }], [0.25, { index: 7, moonSignIndex: null }]),
    };
    expect(closedBy({ ...OPEN, signs })).toEqual([['chandrashtama', 0.25]]);
    expect(scored({ ...OPEN, signs }).cap).toEqual({ id: 'chandrashtama', atMost: 'normal' });
  });

  test('Naidhana in each round, Vipat and Pratyak in the first; only Naidhana of the first bounds the class', () => {
    const under = (number: number) => scored({ ...OPEN, nakshatras: allDay({ number }) }, MONDAY);
    const ids = (number: number) => under(number).closures.map(({ id }) => id);
    // Counted from Ashwini: 3 Vipat, 5 Pratyak, 7 Naidhana, and nine and eighteen further.
    expect([3, 5, 7, 12, 14, 16, 25].map((number) => ids(number)[0])).toEqual([
      'vipat',
      'pratyak',
      'naidhana',
      undefined,
      undefined,
      'naidhana',
      'naidhana',
    ]);
    expect([7, 16, 25].map((number) => under(number).cap?.atMost)).toEqual(['normal', 'good', 'good']);
  });

  test('new moon, Vyatipata, Vaidhriti and Bhadra anywhere', () => {
    expect(closedBy({ ...OPEN, tithis: lasting([0.5, { number: 30 }], [0.5, { number: 1 }]) })).toEqual([
      ['amavasya', 0.5],
    ]);
    expect(closedBy({ ...OPEN, yogas: lasting([0.2, { number: 17 }], [0.8, { number: 18 }]) })).toEqual([
      ['vyatipata', 0.2],
    ]);
    expect(closedBy({ ...OPEN, yogas: allDay({ number: 27 }) })).toEqual([['vaidhriti', 1]]);
    // The Moon in Taurus has Bhadra in heaven.
    expect(closedBy({ ...OPEN, karanas: lasting([0.5, { number: 8 }], [0.5, { number: 9 }]) })).toEqual([
      ['vishti', 0.5],
    ]);
  });

  test('the day of an eclipse is closed whole', () => {
    const { endJdUT, startJdUT } = drawnDay(THURSDAY);
    expect(closedBy({ ...OPEN, eclipsesJdUT: [startJdUT + 0.9] })).toEqual([['eclipse', 1]]);
    expect(closedBy({ ...OPEN, eclipsesJdUT: [endJdUT] })).toEqual([]);
  });

  test('a bad yoga of the weekday, unless a good one holds with it', () => {
    // By the tables of Muhurta Chintamani Rohini makes Utpata on a Thursday, Yamaghanta on a Friday.
    const alone = { ...OPEN, tithis: allDay({ number: 2 }), sunNakshatras: allDay({ index: 3 }) };
    expect(closedBy(alone, THURSDAY)).toEqual([['utpata', 1]]);
    expect(closedBy({ ...alone, tithis: allDay({ number: 3 }) }, FRIDAY)).toEqual([['yamaghanta', 1]]);
    // The Moon in the 4th star from the Sun's is Ravi yoga, a Purna tithi on a Thursday Siddha.
    expect(closedBy({ ...alone, sunNakshatras: allDay({ index: 0 }) }, THURSDAY)).toEqual([]);
    expect(closedBy({ ...alone, tithis: allDay({ number: 5 }) }, THURSDAY)).toEqual([]);
  });

  test('a Jaya tithi on a Wednesday; Ravi yoga lifts that, but not the third tithi as burnt', () => {
    // Under Pushya, the 8th star, a favourable tara.
    const pushya = { ...OPEN, nakshatras: allDay({ number: 8 }), tithis: allDay({ number: 3 }) };
    const third = { ...pushya, sunNakshatras: allDay({ index: 7 }) };
    expect(closedBy(third, WEDNESDAY)).toEqual([
      ['dagdha', 1],
      ['mrityu_tithi', 1],
    ]);
    expect(closedBy({ ...third, sunNakshatras: allDay({ index: 4 }) }, WEDNESDAY)).toEqual([['dagdha', 1]]);
  });
});

describe('the class', () => {
  const day = drawnDay(THURSDAY);
  const closure = (id: 'chandrashtama' | 'amavasya' | 'vishti', share: number, atMost: 'normal' | 'good' | null) => ({
    id,
    atMost,
    startJdUT: day.startJdUT,
    endJdUT: day.startJdUT + share,
  });

  test('is no better than the gravest closure leaves, and never raised', () => {
    const cap = classCap([closure('amavasya', 0.3, 'good'), closure('chandrashtama', 0.1, 'normal')], day);
    expect(cap).toEqual({ id: 'chandrashtama', atMost: 'normal' });
    expect((['best', 'good', 'normal', 'avoid', 'danger'] as const).map((own) => cappedClass(own, cap))).toEqual([
      'normal',
      'normal',
      'normal',
      'avoid',
      'danger',
    ]);
    expect(cappedClass('best', null)).toBe('best');
  });

  test('of a day of which more than four fifths are closed is good at most', () => {
    expect(classCap([closure('vishti', 0.79, null)], day)).toBeNull();
    expect(classCap([closure('vishti', 0.81, null)], day)).toEqual({ id: 'vishti', atMost: 'good' });
  });

  test('leaves the score the sum of its points', () => {
    const at = (moon: 'Taurus' | 'Scorpio') => scored({ ...OPEN, signs: standing({ Moon: moon }) });
    const sum = ({ bounds, parts, rounding }: ReturnType<typeof at>) =>
      Object.values(parts).reduce((total, { points }) => total + Math.round(points * 10), 500) +
      (bounds + rounding) * 10;
    expect(at('Scorpio').cap?.id).toBe('chandrashtama');
    expect(Math.round(sum(at('Scorpio')))).toBe(at('Scorpio').score * 10);
  });
});
