import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { ownAscendantDhana, ownFifthDhana } from '../../../../lib/astro/yoga/dhana/lordAtHome.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

ruleTest(ownFifthDhana, {
  // The seven verses in turn, by the sign that rises: BPHS 41.2-8.
  present: [
    { Ascendant: 'Capricorn', Venus: 'Taurus', Mars: 'Scorpio' },
    { Ascendant: 'Gemini', Venus: 'Libra', Mars: 'Aries' },
    { Ascendant: 'Taurus', Mercury: 'Virgo', Moon: 'Pisces', Mars: 'Pisces', Jupiter: 'Pisces' },
    { Ascendant: 'Aries', Sun: 'Leo', Saturn: 'Aquarius', Moon: 'Aquarius', Jupiter: 'Aquarius' },
    { Ascendant: 'Libra', Saturn: 'Aquarius', Sun: 'Leo', Moon: 'Leo' },
    { Ascendant: 'Leo', Jupiter: 'Sagittarius', Mercury: 'Gemini' },
    { Ascendant: 'Cancer', Mars: 'Scorpio', Venus: 'Taurus' },
    { Ascendant: 'Pisces', Moon: 'Cancer', Saturn: 'Capricorn' },
  ],
  absent: [
    // Mars one house short of the 11th.
    { Ascendant: 'Capricorn', Venus: 'Taurus', Mars: 'Libra' },
    // Exalted, but in the 3rd.
    { Ascendant: 'Capricorn', Venus: 'Pisces', Mars: 'Scorpio' },
    // Two of three.
    { Ascendant: 'Taurus', Mercury: 'Virgo', Moon: 'Pisces', Mars: 'Pisces', Jupiter: 'Aquarius' },
  ],
  met: {
    with_jupiter: { Ascendant: 'Leo', Jupiter: 'Sagittarius', Mercury: 'Gemini' },
    with_venus: { Ascendant: 'Capricorn', Venus: 'Taurus', Mars: 'Scorpio' },
    with_mercury: { Ascendant: 'Leo', Jupiter: 'Sagittarius', Mercury: 'Gemini' },
  },
});

ruleTest(ownAscendantDhana, {
  // BPHS 41.9-15: joined or aspected.
  present: [
    { Ascendant: 'Leo', Sun: 'Leo', Mars: 'Leo', Jupiter: 'Aquarius' },
    { Ascendant: 'Cancer', Moon: 'Cancer', Mercury: 'Cancer', Jupiter: 'Scorpio' },
    { Ascendant: 'Aries', Mars: 'Aries', Mercury: 'Libra', Venus: 'Aries', Saturn: 'Cancer' },
    { Ascendant: 'Gemini', Mercury: 'Gemini', Saturn: 'Aries', Venus: 'Gemini' },
    { Ascendant: 'Pisces', Jupiter: 'Pisces', Mercury: 'Virgo', Mars: 'Leo' },
    { Ascendant: 'Libra', Venus: 'Libra', Saturn: 'Leo', Mercury: 'Libra' },
    { Ascendant: 'Aquarius', Saturn: 'Aquarius', Mars: 'Scorpio', Jupiter: 'Libra' },
  ],
  absent: [
    // Jupiter sees no Leo from Virgo.
    { Ascendant: 'Leo', Sun: 'Leo', Mars: 'Leo' },
    // At home, but in the 8th.
    { Ascendant: 'Aries', Mars: 'Scorpio', Mercury: 'Scorpio', Venus: 'Scorpio', Saturn: 'Scorpio' },
  ],
  met: {
    with_jupiter: { Ascendant: 'Aquarius', Saturn: 'Aquarius', Mars: 'Scorpio', Jupiter: 'Libra' },
    with_venus: { Ascendant: 'Libra', Venus: 'Libra', Saturn: 'Leo', Mercury: 'Libra' },
    with_mercury: { Ascendant: 'Libra', Venus: 'Libra', Saturn: 'Leo', Mercury: 'Libra' },
  },
});

test('observes the planets that the text names and those present', () => {
  const drawing: Drawing = {
    Ascendant: 'Taurus',
    Mercury: 'Virgo',
    Moon: 'Pisces',
    Mars: 'Pisces',
    Jupiter: 'Aquarius',
  };
  const { evidence } = judge(ownFifthDhana, chartOf(drawing));
  expect(evidence[1]!.observed).toEqual({ named: ['Moon', 'Mars', 'Jupiter'], found: ['Moon', 'Mars'] });
});

test('the formation names the companions of every lord', () => {
  expect(ownFifthDhana.formation.en).toContain(
    'the Moon, Jupiter and Saturn for the Sun; Saturn for the Moon; Venus for Mars',
  );
  expect(ownAscendantDhana.formation.hi).toContain('सूर्य के लिए मंगल, गुरु; चंद्रमा के लिए बुध, गुरु');
});
