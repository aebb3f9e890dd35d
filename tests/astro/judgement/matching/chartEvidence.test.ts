/** Evidence of two drawn charts, worked by hand from the rules. */
import { describe, expect, test } from '@jest/globals';
import { evidenceOfCharts } from '../../../../lib/astro/judgement/matching/charts/chartEvidence.ts';
import { samaDashas, type DashaSide } from '../../../../lib/astro/judgement/matching/charts/dashaSandhi.ts';
import { unitsMatch } from '../../../../lib/astro/judgement/matching/charts/marsMatch.ts';
import { PAPA_OPTIONS, papaPoints, papaSamya } from '../../../../lib/astro/judgement/matching/charts/papaSamya.ts';
import { EVIDENCE } from '../../../../lib/astro/tables/matching/evidence.ts';
import { mahadashas } from '../../../../lib/astro/dasha/nakshatra.ts';
import { vimshottari } from '../../../../lib/astro/dasha/vimshottari.ts';
import { chartOf } from '../../../support/chartOf.ts';

// His lord of the 7th is Venus in Leo (navamsa of Leo 1: Aries; exalted in Pisces); hers Mars in Taurus (Capricorn).
const groom = chartOf({ Ascendant: 'Aries', Moon: 'Libra', Venus: 'Leo 1', Mars: 'Aquarius 15', Jupiter: 'Virgo' });
const bride = chartOf({
  Ascendant: 'Libra',
  Moon: 'Scorpio',
  Mars: 'Taurus 1',
  Venus: 'Aquarius 20',
  Jupiter: 'Aries',
});
const found = evidenceOfCharts({ groom, bride });
const of = (id: string) => found.find((each) => each.id === id)!;

describe('evidence of two charts', () => {
  test('each is listed once, in the order of its table', () => {
    expect(found.map(({ id }) => id)).toEqual(Object.keys(EVIDENCE));
    expect(found.map(({ seen }) => seen.id)).toEqual(Object.keys(EVIDENCE));
  });

  test('his Moon sign is her ascendant', () => {
    expect(of('moon_sign_is_ascendant')).toMatchObject({
      isMet: true,
      effect: 'supports',
      seen: { args: { met: ['groom'], moonSigns: { groom: 6, bride: 7 }, ascendants: { groom: 0, bride: 6 } } },
    });
  });

  test('no ascendant is the 7th from the lord of the 7th of the other', () => {
    // From Leo the 7th is Aquarius, from Taurus Scorpio.
    expect(of('ascendant_seventh_from_lord')).toMatchObject({ isMet: false, effect: 'neutral' });
  });

  test('her Moon sign follows from his lord of the 7th', () => {
    const { seen } = of('spouse_sign');
    expect(seen.args).toEqual({
      seventhLords: { groom: { planet: 'Venus', signIndex: 4 }, bride: { planet: 'Mars', signIndex: 1 } },
      found: [
        // Scorpio is a trine of Pisces, where Venus is exalted.
        { role: 'groom', planet: 'Venus', of: 'moon', signIndex: 7, by: 'exaltation', isTrine: true },
      ],
    });
  });

  test('ascendants face each other; their lords are neutral', () => {
    expect(of('ascendants')).toMatchObject({ effect: 'supports', seen: { args: { axis: '7_7' } } });
    // Mars and Venus are neutral to each other (BPHS 3.55).
    expect(of('ascendant_lords')).toMatchObject({
      effect: 'neutral',
      seen: { args: { lords: { groom: 'Mars', bride: 'Venus' }, regards: { groom: 'neutral', bride: 'neutral' } } },
    });
    expect(of('seventh_lords').seen.args).toMatchObject({ lords: { groom: 'Venus', bride: 'Mars' } });
  });

  test('navamsa ascendants: the middle of Aries rises in Leo, of Libra in Aquarius', () => {
    expect(of('navamsa_ascendants').seen.args).toEqual({ ascendants: { groom: 4, bride: 10 }, axis: '7_7' });
  });

  test('her Venus is 5 degrees from his Mars; his is 90 from hers', () => {
    expect(of('venus_mars')).toMatchObject({
      isMet: true,
      effect: 'attraction',
      seen: { args: { met: ['bride'], separationsDeg: { groom: 90, bride: 5 } } },
    });
  });

  test('her Jupiter is in his ascendant', () => {
    expect(of('benefic_seventh').seen.args).toEqual({ found: [{ role: 'bride', planet: 'Jupiter', house: 1 }] });
  });
});

test('units of Mars: by house, sign and share', () => {
  const heavy = chartOf({
    Ascendant: 'Aries',
    Mars: 'Libra',
    Saturn: 'Scorpio',
    Sun: 'Pisces',
    Rahu: 'Gemini',
    Ketu: 'Sagittarius',
  });
  // Mars in the 7th is neutral with Venus: 80. Saturn in the 8th with his enemy Mars: 3/4 of 90. The Sun in the 12th with
  // his friend Jupiter: half of half of 70. The nodes are in the 3rd and 9th.
  expect(unitsMatch({ groom: heavy, bride: heavy })).toMatchObject({
    totals: { groom: 80 + 67.5 + 17.5, bride: 165 },
    state: 'equal',
  });
  // In Cancer the 7th is exempt for Mars, and in Leo and Aquarius every house.
  const exempt = chartOf({ Ascendant: 'Capricorn', Mars: 'Cancer', Saturn: 'Pisces', Sun: 'Pisces', Rahu: 'Pisces' });
  expect(unitsMatch({ groom: heavy, bride: exempt })).toMatchObject({
    totals: { groom: 165, bride: 0 },
    parts: { bride: [] },
    state: 'unequal',
  });
});

test('papa points by each option', () => {
  const chart = chartOf({
    Ascendant: 'Scorpio',
    Moon: 'Cancer',
    Venus: 'Gemini',
    Mars: 'Scorpio',
    Saturn: 'Cancer',
    Sun: 'Leo',
    Rahu: 'Capricorn',
    Jupiter: 'Aquarius',
  });
  // From Scorpio: Mars 1, Saturn 9, Sun 10, Rahu 3. From Cancer: Mars 5, Saturn 1, Sun 2, Rahu 7. From Gemini: 6, 2, 3, 8.
  expect(papaPoints(chart, PAPA_OPTIONS)).toMatchObject({ sums: { ascendant: 1, moon: 1.5, venus: 0.5 }, total: 3 });
  // Ketu in Cancer is in the 9th, 1st and 2nd.
  expect(papaPoints(chart, { ...PAPA_OPTIONS, isKetuCounted: true }).total).toBe(3.75);
  expect(papaPoints(chart, { ...PAPA_OPTIONS, isMarsLordSpared: true }).total).toBe(2);
  // Jupiter in Aquarius aspects Gemini, Leo and Libra: the Sun is spared.
  expect(papaPoints(chart, { ...PAPA_OPTIONS, isJupiterSparing: true }).total).toBe(2.5);
});

test('papa samya: equal, passable, heavier', () => {
  const of = (Mars: 'Aries' | 'Gemini') =>
    chartOf({
      Ascendant: 'Aries',
      Moon: 'Virgo',
      Venus: 'Taurus',
      Mars,
      Sun: 'Gemini',
      Saturn: 'Gemini',
      Rahu: 'Gemini',
    });
  // From Virgo Aries is the 8th, from Taurus the 12th: 1 + 1/2 + 1/4; Gemini counts from Taurus alone, as the 2nd.
  const [more, less] = [of('Aries'), of('Gemini')];
  const state = (groomChart: typeof more, brideChart: typeof more) =>
    papaSamya({ groom: groomChart, bride: brideChart }, PAPA_OPTIONS);
  expect(state(more, more).state).toBe('equal');
  expect(state(more, less)).toMatchObject({ state: 'groom_heavier', seen: { args: { groomOver: 1.5 } } });
  expect(state(less, more).state).toBe('bride_heavier');
});

test('one mahadasha for both: births a year apart at the start of Ashwini share Ketu for six years', () => {
  const sideOf = (birthJdUT: number): DashaSide => ({ birthJdUT, life: mahadashas(vimshottari, 0, birthJdUT, 365.25) });
  const shared = samaDashas({ groom: sideOf(2451545), bride: sideOf(2451545 + 365.25) });
  expect(shared[0]).toEqual({ lord: 'Ketu', startJdUT: 2451545 + 365.25, endJdUT: 2451545 + 7 * 365.25 });
  // Of 7, 20, 6, 10, 7, 18, 16 years each but one: up to his age of 100, when Saturn runs for both.
  expect(shared.map(({ lord }) => lord)).toEqual([
    ...['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn'],
  ]);
  const years = shared.map(({ endJdUT, startJdUT }) => Math.round((endJdUT - startJdUT) / 365.25));
  expect(years).toEqual([6, 19, 5, 9, 6, 17, 15, 15]);
});
