import { expect, test } from '@jest/globals';
import {
  afflictingPlanets,
  laterUnions,
  upapadaFindings,
} from '../../../../lib/astro/judgement/jaimini/upapadaFindings.ts';
import { arudhaOfHouse } from '../../../../lib/astro/jaimini/arudhas.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

/** The 12th from Aries is Pisces; Jupiter in Taurus, its 3rd, puts the upapada in Cancer. */
const BASE: Drawing = { Ascendant: 'Aries', Jupiter: 'Taurus', Mercury: 'Gemini 20', Rahu: 'Virgo' };

const context = (drawing: Drawing) => {
  const chart = chartOf({ ...BASE, ...drawing });
  return { chart, upapada: arudhaOfHouse(chart, 12), ascendantArudha: arudhaOfHouse(chart, 1) };
};
const met = (drawing: Drawing) =>
  upapadaFindings(context(drawing))
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);

test('the upapada of the drawn chart is Cancer', () => {
  expect(context({}).upapada.signIndex).toBe(3);
});

test('a malefic alone in the 2nd from it asks for care', () => {
  // Leo is aspected by Aries, Libra and Capricorn, which are kept free of benefics.
  const alone: Drawing = { Mars: 'Leo', Moon: 'Virgo 3', Venus: 'Pisces', Sun: 'Gemini 5', Saturn: 'Sagittarius' };
  expect(met(alone)).toContain('malefic_in_second');
});

test('a benefic there takes it away', () => {
  expect(met({ Mars: 'Leo', Venus: 'Leo 3' })).not.toContain('malefic_in_second');
  expect(met({ Mars: 'Leo', Venus: 'Libra 3' })).not.toContain('malefic_in_second');
});

test('the Sun there, well placed by sign, protects as a benefic does', () => {
  const alone: Drawing = { Mars: 'Leo', Moon: 'Virgo 3', Venus: 'Pisces', Saturn: 'Sagittarius' };
  expect(met({ ...alone, Sun: 'Leo 5' })).not.toContain('malefic_in_second');
  expect(met({ ...alone, Sun: 'Leo 5' })).toContain('benefics_on_second');
  // In Libra the Sun has fallen; it aspects Leo by sign.
  expect(met({ ...alone, Sun: 'Libra' })).toContain('malefic_in_second');
});

test('Saturn and Rahu must both bear on the 2nd', () => {
  expect(met({ Saturn: 'Leo', Rahu: 'Libra' })).toContain('saturn_and_rahu_on_second');
  expect(met({ Saturn: 'Leo', Rahu: 'Virgo' })).not.toContain('saturn_and_rahu_on_second');
});

test('the lord of the 2nd is weak by fall, by combustion or by place', () => {
  // The 2nd from Cancer is Leo; the Sun is its lord. Venus in Virgo cannot lift his fall.
  expect(met({ Sun: 'Libra', Venus: 'Virgo' })).toContain('second_lord_weak');
  expect(met({ Sun: 'Sagittarius' })).toContain('second_lord_weak');
  expect(met({ Sun: 'Aries' })).not.toContain('second_lord_weak');
});

test('a fall that is lifted and a combustion that is relieved weaken neither lord', () => {
  // Venus owns Libra; in Cancer it stands in a kendra and lifts the fall of the Sun.
  expect(met({ Sun: 'Libra', Venus: 'Cancer' })).not.toContain('second_lord_weak');
  // Jupiter in Aries puts the upapada in Taurus, the 2nd of which is Gemini: Mercury, eleven degrees from the Sun.
  const combust = (Sun: Drawing['Sun'], Mercury: Drawing['Mercury']) =>
    met({ Jupiter: 'Aries', Sun: Sun!, Mercury: Mercury! });
  expect(combust('Gemini 29', 'Gemini 18')).toContain('second_lord_weak');
  expect(combust('Cancer 5', 'Gemini 24')).not.toContain('second_lord_weak');
});

test('a lord of the upapada whose fall is lifted shows an ordinary family, not a humble one', () => {
  // The Moon is lord of Cancer; Mars, who owns Scorpio, lifts her fall from a kendra.
  const family = (drawing: Drawing) => upapadaFindings(context(drawing)).find(({ id }) => id === 'family')!;
  expect(family({ Moon: 'Scorpio', Mars: 'Sagittarius', Venus: 'Virgo' }).effect).toBe('asks_care');
  expect(family({ Moon: 'Scorpio', Mars: 'Cancer', Venus: 'Virgo' }).effect).toBe('describes');
});

test('the Sun is harsh only where it is weak by sign (BPHS 30.1-6)', () => {
  // Aries and Libra aspect Leo, the 2nd from the upapada.
  expect(afflictingPlanets(context({ Sun: 'Aries' }))).not.toContain('Sun');
  expect(afflictingPlanets(context({ Sun: 'Leo' }))).not.toContain('Sun');
  expect(afflictingPlanets(context({ Sun: 'Libra' }))).toContain('Sun');
  expect(afflictingPlanets(context({ Saturn: 'Libra' }))).toContain('Saturn');
});

test('later unions are read from the 8th, and from the 8th of that', () => {
  expect(laterUnions(context({})).map(({ number, signIndex }) => [number, signIndex])).toEqual([
    [2, 10],
    [3, 5],
  ]);
});

test('the 7th from the upapada shows the spouse, by its occupants or else by its lord', () => {
  const spouse = (drawing: Drawing) => upapadaFindings(context(drawing)).find(({ id }) => id === 'spouse')!.observed;
  expect(spouse({})).toMatchObject({ sign: 'Capricorn', occupants: [], shown_by: ['Saturn'] });
  expect(spouse({ Venus: 'Capricorn' })).toMatchObject({ occupants: ['Venus'], shown_by: ['Venus'] });
});
