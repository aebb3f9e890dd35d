import { expect, test } from '@jest/globals';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { furtherReliefs } from '../../../../lib/astro/yoga/arishta/relief.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

const look = furtherReliefs();

const met = (drawing: Drawing): string[] => {
  const chart = chartOf(drawing);
  return look(chart, ruleContextOf(chart))
    .filter(({ isMet }) => isMet)
    .map(({ id }) => id);
};

test('those that the verses call enough cancel, the others weaken', () => {
  const chart = chartOf({});
  expect(look(chart, ruleContextOf(chart)).map(({ id, effect }) => [id, effect])).toEqual([
    ['strong_jupiter_rising', 'cancels'],
    ['ascendant_lord_in_kendra', 'cancels'],
    ['benefics_well_housed', 'cancels'],
    ['full_moon_helped', 'cancels'],
    ['rahu_well_housed', 'weakens'],
    ['moon_well_placed', 'weakens'],
  ]);
});

test('a rule leaves out reliefs that its own text has in another form', () => {
  const chart = chartOf({});
  const left = furtherReliefs('full_moon_helped', 'rahu_well_housed')(chart, ruleContextOf(chart));
  expect(left.map(({ id }) => id)).toEqual([
    'strong_jupiter_rising',
    'ascendant_lord_in_kendra',
    'benefics_well_housed',
    'moon_well_placed',
  ]);
});

test('Jupiter rises strong in a friend’s sign, not debilitated, and not from the 12th', () => {
  expect(met({ Jupiter: 'Aries 10' })).toContain('strong_jupiter_rising');
  expect(met({ Jupiter: 'Pisces 29' })).not.toContain('strong_jupiter_rising');
  expect(met({ Ascendant: 'Capricorn', Jupiter: 'Capricorn 10' })).not.toContain('strong_jupiter_rising');
});

test('the lord of the ascendant is to be in a kendra and strong', () => {
  expect(met({ Mars: 'Capricorn' })).toContain('ascendant_lord_in_kendra');
  expect(met({ Mars: 'Aquarius' })).not.toContain('ascendant_lord_in_kendra');
  expect(met({ Mars: 'Capricorn 10', Sun: 'Capricorn 15' })).not.toContain('ascendant_lord_in_kendra');
});

test('two of the three benefics are needed, and Mercury only where his company leaves him one', () => {
  expect(met({})).not.toContain('benefics_well_housed');
  expect(met({ Jupiter: 'Cancer' })).toContain('benefics_well_housed');
  // Venus in the 5th with Mercury: in the 9th he is beside Saturn, in the 1st alone.
  expect(met({ Mercury: 'Sagittarius' })).not.toContain('benefics_well_housed');
  expect(met({ Mercury: 'Aries' })).toContain('benefics_well_housed');
});

test('the Moon is full from 150 to 210 degrees ahead of the Sun, and a benefic is to be with it or aspect it', () => {
  // The Sun at 65: from 215 to 275 degrees; Jupiter in Pisces aspects Scorpio.
  const seen = (moon: Drawing['Moon'], jupiter: Drawing['Jupiter']) =>
    met({ Moon: moon!, Jupiter: jupiter!, Saturn: 'Taurus' }).includes('full_moon_helped');
  expect([seen('Scorpio 4.9', 'Pisces'), seen('Scorpio 5', 'Pisces')]).toEqual([false, true]);
  expect([seen('Capricorn 4.9', 'Virgo'), seen('Capricorn 5', 'Virgo')]).toEqual([true, false]);
  expect(seen('Scorpio 10', 'Libra')).toBe(false);
});

test('Rahu helps from the 3rd, 6th and 11th', () => {
  const helps = (rahu: Drawing['Rahu']) => met({ Rahu: rahu! }).includes('rahu_well_housed');
  expect((['Gemini', 'Virgo', 'Aquarius'] as const).map(helps)).toEqual([true, true, true]);
  expect((['Taurus', 'Libra', 'Capricorn', 'Pisces'] as const).map(helps)).toEqual([false, false, false, false]);
});

test('the Moon helps exalted, or from the navamsa of a benefic', () => {
  const helps = (moon: Drawing['Moon']) => met({ Moon: moon! }).includes('moon_well_placed');
  // Ninths of Taurus run from Capricorn: the first is Saturn’s. Those of Libra run from itself: Venus, then Mars.
  expect([helps('Taurus 1'), helps('Libra 3.3'), helps('Libra 3.4')]).toEqual([true, true, false]);
});
