import { describe, expect, test } from '@jest/globals';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { arudhaFindings } from '../../../../lib/astro/judgement/jaimini/arudhaFindings.ts';
import { arudhaPadas } from '../../../../lib/astro/jaimini/arudhas.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { JAIMINI } from '../../../../lib/words/subjects/jaimini.ts';
import { say } from '../../../../lib/words/say.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';

/** Aries rises; Mars in Gemini, the 3rd, puts the arudha of the ascendant in Leo. Nobody else is near. */
const BASE: Drawing = {
  Mars: 'Gemini',
  Sun: 'Aries',
  Moon: 'Taurus',
  Mercury: 'Pisces',
  Jupiter: 'Aries 3',
  Venus: 'Taurus 3',
  Saturn: 'Pisces 3',
  Rahu: 'Sagittarius',
};
const findings = (drawing: Drawing) => {
  const chart = chartOf({ ...BASE, ...drawing });
  return arudhaFindings({ chart, padas: arudhaPadas(chart), strengths: planetStrengths(chart, null) });
};
const found = (drawing: Drawing, id: string) => findings(drawing).find((one) => one.id === id)!;
const inEnglish = (drawing: Drawing, id: string) => say(JAIMINI, found(drawing, id).meaning!, 'en');

test('the arudha of the drawn chart is Leo, the 5th house', () => {
  expect(found({}, 'image')).toMatchObject({ isMet: false, observed: { sign: 'Leo' } });
  expect(found({}, 'house').observed).toEqual({ house: 5, sign: 'Leo' });
});

test('planets in it colour the image', () => {
  const { isMet, meaning } = found({ Sun: 'Leo', Venus: 'Leo 3' }, 'image');
  expect(isMet).toBe(true);
  expect(meaning).toEqual({ id: 'image', args: { planets: ['Sun', 'Venus'] } });
  expect(say(JAIMINI, meaning!, 'en')).toContain('The Sun and Venus stand in the arudha');
  expect(say(JAIMINI, meaning!, 'hi')).toBe(
    'आरूढ़ लग्न में सूर्य और शुक्र हैं। लोगों को आपमें सूर्य से गरिमा और नेतृत्व की, शुक्र से आकर्षण और शालीनता की झलक मिलती है।',
  );
});

test('its house is described wherever the lord is, and is never the 6th, 8th or 12th', () => {
  // The lord in house n leads to 2n - 1; the 1st is exchanged for the 10th, the 7th for the 4th.
  const houses = SIGNS.map((sign) => found({ Mars: sign }, 'house').observed.house);
  expect(houses).toEqual([10, 3, 5, 4, 9, 11, 10, 3, 5, 4, 9, 11]);
});

describe('gains', () => {
  test('come through planets in the 11th, Gemini, or aspecting it, by their natures', () => {
    // Virgo, Sagittarius and Pisces aspect Gemini.
    const { meaning, observed } = found({ Mercury: 'Taurus', Saturn: 'Aries 9', Rahu: 'Leo', Venus: 'Virgo' }, 'gains');
    expect(observed).toMatchObject({ occupants: ['Mars'], aspecting: ['Venus'], benefics: 1, malefics: 1 });
    expect(say(JAIMINI, meaning!, 'en')).toContain(
      'fair and easy means through Venus. Gains come by hard or contested work through Mars.',
    );
  });

  test('several strong planets agree with their verb', () => {
    const strong = {
      Jupiter: 'Pisces 9',
      Venus: 'Pisces 20',
      Saturn: 'Aries 9',
      Rahu: 'Leo',
      Mercury: 'Aries',
    } as const;
    expect(inEnglish(strong, 'gains')).toContain('Jupiter and Venus, strong by sign, make them plenty');
    expect(inEnglish({ ...strong, Venus: 'Taurus' }, 'gains')).toContain('Jupiter, strong by sign, makes them plenty');
  });
});

test('expenses are described planet by planet', () => {
  const text = inEnglish({ Mercury: 'Cancer', Venus: 'Cancer 3' }, 'expenses');
  expect(text).toMatch(/Through Mercury money goes to .*\. Through Venus money goes to /);
});

test('Ketu in the 2nd, Virgo, shows age early', () => {
  expect(found({ Rahu: 'Pisces' }, 'ketu_in_second').isMet).toBe(true);
  expect(found({}, 'ketu_in_second').isMet).toBe(false);
});

test('in the 3rd and 6th malefics conquer and benefics yield', () => {
  expect(found({ Saturn: 'Libra' }, 'conquest_3')).toMatchObject({ isMet: true, effect: 'supports' });
  expect(found({ Jupiter: 'Capricorn' }, 'conquest_6')).toMatchObject({ isMet: true, effect: 'describes' });
  expect(found({}, 'conquest_6').isMet).toBe(false);
});

test('a benefic in the 2nd or aspecting it makes the image last, a malefic does not', () => {
  // Gemini, Sagittarius and Pisces aspect Virgo.
  const alone: Drawing = { Mercury: 'Taurus', Saturn: 'Taurus 9' };
  expect(found({ ...alone, Jupiter: 'Virgo' }, 'lasting_2').isMet).toBe(true);
  expect(found({ ...alone, Jupiter: 'Pisces' }, 'lasting_2').isMet).toBe(true);
  expect(found(alone, 'lasting_2').isMet).toBe(false);
});

test('the arudha of the 7th in angle or trine agrees, in the 6th or 8th it does not', () => {
  // The 7th is Libra: Venus in Taurus, the 8th, puts its arudha in Sagittarius, the 5th from Leo.
  expect(found({}, 'darapada_relation')).toMatchObject({
    effect: 'supports',
    observed: { house: 5, relation: 'trine' },
  });
  // Venus in Cancer, the 10th from Libra, leads to the 7th, Aries, so to the 4th, Capricorn, the 6th from Leo.
  expect(found({ Venus: 'Cancer' }, 'darapada_relation')).toMatchObject({
    effect: 'asks_care',
    observed: { house: 6 },
  });
});

test('the lord of the arudha supports, holds or renews the image by its strength', () => {
  const says = { supports: 'supports', describes: 'holds', asks_care: 'renewing' } as const;
  const described = [...goldenCharts.values()].map((chart) => {
    const strengths = planetStrengths(chart, null);
    const lord = arudhaFindings({ chart, padas: arudhaPadas(chart), strengths }).find(({ id }) => id === 'lord')!;
    const { percentile } = strengths[lord.observed.lord as Planet];
    expect(lord.effect).toBe(percentile >= 65 ? 'supports' : percentile >= 35 ? 'describes' : 'asks_care');
    expect(say(JAIMINI, lord.meaning!, 'en')).toContain(says[lord.effect]);
    return lord.effect;
  });
  expect(new Set(described).size).toBe(3);
});
