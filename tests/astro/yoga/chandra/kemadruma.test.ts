import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { kemadruma } from '../../../../lib/astro/yoga/chandra/kemadruma.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { LONELY_MOON } from '../../../support/lonelyMoon.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(kemadruma, {
  // Neither the Sun nor a node beside the Moon prevents it.
  present: [LONELY_MOON, { ...LONELY_MOON, Sun: 'Cancer' }, { ...LONELY_MOON, Rahu: 'Cancer' }],
  absent: [
    { ...LONELY_MOON, Jupiter: 'Taurus' },
    { ...LONELY_MOON, Saturn: 'Cancer' },
  ],
  met: {
    kendra_from_moon: { ...LONELY_MOON, Jupiter: 'Sagittarius' },
    benefic_aspect: { ...LONELY_MOON, Jupiter: 'Aquarius' },
    malefic_aspect: { ...LONELY_MOON, Saturn: 'Aries' },
    joined: { ...LONELY_MOON, Sun: 'Gemini' },
    well_placed: { ...LONELY_MOON, Ascendant: 'Gemini' },
    full_moon: { ...LONELY_MOON, Sun: 'Sagittarius', Jupiter: 'Aquarius' },
    kendra_from_ascendant: { ...LONELY_MOON, Jupiter: 'Capricorn' },
    jupiter_or_lord: { ...LONELY_MOON, Mercury: 'Libra' },
    navamsa: { ...LONELY_MOON, Moon: 'Gemini 1' },
    halves_together: { ...LONELY_MOON, Saturn: 'Aries', Moon: 'Gemini 1' },
  },
});

test('one half reduces it, two halves together cancel it', () => {
  const status = (drawing: object) => judge(kemadruma, chartOf({ ...LONELY_MOON, ...drawing })).status;
  expect(status({})).toBe('active');
  expect(status({ Saturn: 'Aries' })).toBe('reduced');
  expect(status({ Saturn: 'Aries', Moon: 'Gemini 1' })).toBe('cancelled');
});

test('Jupiter aspecting the Moon places it well, also outside kendras and its good signs', () => {
  const isWellPlaced = (drawing: object) =>
    judge(kemadruma, chartOf({ ...LONELY_MOON, ...drawing })).evidence.find(({ id }) => id === 'well_placed')!.isMet;
  expect(isWellPlaced({ Jupiter: 'Aquarius' })).toBe(true);
  expect(isWellPlaced({ Venus: 'Sagittarius' })).toBe(false);
});

test('Jupiter in a kendra from the Moon halves it too, whatever the lord of its sign', () => {
  const { evidence } = judge(kemadruma, chartOf({ ...LONELY_MOON, Jupiter: 'Sagittarius' }));
  expect(evidence.find(({ id }) => id === 'jupiter_or_lord')).toMatchObject({
    isMet: true,
    observed: { jupiter_from_moon: 7, lord: 'Mercury', lord_house: 5 },
  });
});
