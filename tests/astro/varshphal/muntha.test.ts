import { describe, expect, test } from '@jest/globals';
import type { Annual } from '../../../lib/astro/varshphal/annual.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { judgedMuntha, munthaReading, verdictOf } from '../../../lib/astro/varshphal/muntha.ts';
import { MUNTHA_THEMES } from '../../../lib/astro/varshphal/tables/yearThemes.ts';
import type { Language } from '../../../lib/words/language.ts';
import { say } from '../../../lib/words/say.ts';
import { VARSHPHAL } from '../../../lib/words/subjects/varshphal.ts';
import { drawnAnnual, goldenAnnual, goldenYears, type DrawnYear } from '../../support/annual.ts';
import type { Drawing } from '../../support/chartOf.ts';

/** Muntha in Taurus, after a year, when Aries rises at birth; the sign rising in the year sets its house. */
const NATAL = { Ascendant: 'Aries 12' } as const;

function metIn(drawn: DrawnYear): string[] {
  return judgedMuntha(drawnAnnual({ natal: NATAL, ...drawn }))
    .evidence.filter(({ isMet }) => isMet)
    .map(({ id }) => id);
}

test.each(SIGNS.map((sign, i) => [sign, ((1 - i + 12) % 12) + 1] as const))(
  'with %s rising the Muntha in Taurus is in house %i, good or demanding as the text says',
  (sign, house) => {
    const annual = drawnAnnual({ natal: NATAL, chart: { Ascendant: sign } });
    const { evidence, theme } = judgedMuntha(annual);
    expect(annual.muntha).toMatchObject({ house, natalHouse: 2, lord: 'Venus', signIndex: 1, degreeInSign: 12 });
    const isMet = (id: string) => evidence.find((condition) => condition.id === id)!.isMet;
    expect(isMet('good_house')).toBe([1, 2, 3, 5, 9, 10, 11].includes(house));
    expect(isMet('demanding_house')).toBe([4, 6, 7, 8, 12].includes(house));
    expect(isMet('best_house')).toBe([9, 10, 11].includes(house));
    expect(theme).toBe(MUNTHA_THEMES[house - 1]);
  },
);

describe('planets that aspect the Muntha', () => {
  test('by Tajika aspect; nodes only with it', () => {
    const chart = { Ascendant: 'Aries', Jupiter: 'Capricorn', Saturn: 'Leo', Mars: 'Libra', Rahu: 'Scorpio' } as const;
    const { witnesses } = judgedMuntha(drawnAnnual({ natal: NATAL, chart }));
    const seen = Object.fromEntries(witnesses.map(({ aspect, planet }) => [planet, aspect.id]));
    // Ketu stands with it in Taurus; Rahu, opposite, sees nothing, and Mars in the 6th from it is blind.
    expect(seen).toMatchObject({ Jupiter: 'trine', Saturn: 'square', Ketu: 'conjunction' });
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['Rahu']));
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['Mars']));
  });
});

test('each condition on the lord', () => {
  expect(metIn({ chart: { Ascendant: 'Aries', Venus: 'Virgo' } })).toEqual(
    expect.arrayContaining(['lord_debilitated', 'lord_house']),
  );
  expect(metIn({ chart: { Ascendant: 'Aries', Venus: 'Gemini 6', Sun: 'Gemini 5' } })).toContain('lord_combust');
  // Scorpio is the 8th of an Aries year: Mars its lord.
  expect(metIn({ chart: { Ascendant: 'Aries', Venus: 'Leo', Mars: 'Leo' } })).toContain('lord_with_eighth_lord');
  expect(metIn({ chart: { Ascendant: 'Aries', Venus: 'Pisces 27' } })).toContain('lord_strong');
  // With Libra rising Venus is herself the lord of the 8th, and stands with no other.
  expect(metIn({ chart: { Ascendant: 'Libra', Venus: 'Leo', Mars: 'Leo' } })).not.toContain('lord_with_eighth_lord');
});

test('a year with everything for it is good, one with everything against it demanding', () => {
  const good = drawnAnnual({
    natal: NATAL,
    chart: {
      Ascendant: 'Cancer',
      Venus: 'Pisces 27',
      Jupiter: 'Cancer',
      Saturn: 'Gemini',
      Mars: 'Gemini',
      Sun: 'Aries',
    },
  });
  const hard = drawnAnnual({
    natal: { Ascendant: 'Libra 12' },
    completedYears: 7,
    chart: {
      Ascendant: 'Libra',
      Venus: 'Virgo 20',
      Sun: 'Virgo 21',
      Mars: 'Leo',
      Saturn: 'Scorpio',
      Jupiter: 'Gemini',
    },
  });
  expect(good.muntha.house).toBe(11);
  expect(judgedMuntha(good).verdict).toBe('good');
  expect(hard.muntha.house).toBe(8);
  expect(judgedMuntha(hard).verdict).toBe('demanding');
});

test('a verdict is that of the band', () => {
  const bands = ['excellent', 'good', 'average', 'weak', 'very_weak'] as const;
  expect(bands.map(verdictOf)).toEqual(['good', 'good', 'mixed', 'demanding', 'demanding']);
});

function readingOf(annual: Annual, lang: Language = 'en'): string {
  return munthaReading(annual, judgedMuntha(annual), 'adult')
    .map((fact) => say(VARSHPHAL, fact, lang))
    .join(' ');
}

test('in 235 years the points add up, and the reading names what it rests on', () => {
  const verdicts = new Set<string>();
  for (const { birth, expected } of goldenYears) {
    const annual = goldenAnnual(birth, expected.completed_years);
    const judged = judgedMuntha(annual);
    const sum = judged.score.parts.reduce((total, { points }) => total + points, 0);
    expect(judged.score.value).toBeCloseTo(sum, 9);
    const reading = readingOf(annual);
    expect(reading).toContain(SIGNS[annual.muntha.signIndex]!);
    expect(reading).toContain(annual.muntha.lord);
    // The theme has a field of its own, and its text says it again.
    expect(reading).toContain(`house of the year. ${judged.theme.text.en}`);
    for (const { planet } of judged.witnesses) expect(reading).toContain(planet);
    verdicts.add(judged.verdict);
  }
  expect([...verdicts].sort()).toEqual(['demanding', 'good', 'mixed']);
});

test('afflictions of the lord are in the reading too, planets with their article', () => {
  // Aries at birth, four years on: the Muntha in Leo. In a Pisces year Libra is the 8th, and Venus its lord.
  const annual = drawnAnnual({
    natal: NATAL,
    completedYears: 4,
    chart: { Ascendant: 'Pisces', Sun: 'Libra 10', Venus: 'Libra 28', Moon: 'Leo 3' },
  });
  const reading = readingOf(annual);
  expect(reading).toContain('Its lord the Sun stands in the 8th house of the year');
  expect(reading).toContain('This lord is debilitated and stands with the lord of the 8th house');
  expect(reading).toContain('In your birth chart this sign is the 5th house, of children');
  expect(reading).toContain('The Sun and Venus support the Muntha. The Moon, Mars and Saturn press on the Muntha.');
  expect(readingOf(annual, 'hi')).toContain('मुंथेश नीच का है और अष्टमेश के साथ है, इसलिए उसका फल देर से मिलेगा।');
});

test('of 40 points the 9th, 10th and 11th give all, 1, 2, 3 and 5 three quarters, the bad ones a quarter, the 8th least', () => {
  const pointsIn = (Ascendant: (typeof SIGNS)[number]) => {
    const { score } = judgedMuntha(drawnAnnual({ natal: NATAL, completedYears: 0, chart: { Ascendant } }));
    return score.parts.find(({ id }) => id === 'house')!.points;
  };
  // The Muntha is in Aries: the 1st of an Aries year, the 12th of a Taurus year, and so backwards.
  expect(SIGNS.map(pointsIn)).toEqual([30, 10, 40, 40, 40, 4, 10, 10, 30, 10, 30, 30]);
});

test('a combust or fallen lord costs 8 points, one with the lord of the 8th costs 6', () => {
  // Mercury for the Muntha in Gemini; in a Leo year Jupiter rules the 8th.
  const penaltiesOf = (chart: Drawing) =>
    judgedMuntha(drawnAnnual({ natal: NATAL, completedYears: 2, chart: { Ascendant: 'Leo', ...chart } }))
      .score.parts.filter(({ points }) => points < 0)
      .map(({ id, points }) => [id, points]);
  expect(penaltiesOf({ Mercury: 'Virgo 10', Sun: 'Virgo 12', Jupiter: 'Leo' })).toEqual([['lord_combust', -8]]);
  expect(penaltiesOf({ Mercury: 'Pisces 10', Sun: 'Gemini', Jupiter: 'Pisces' })).toEqual([
    ['lord_debilitated', -8],
    ['lord_with_eighth_lord', -6],
  ]);
});

test('a malefic lord that aspects the Muntha supports it; another malefic burdens it', () => {
  // Four years after Aries: the Muntha in Leo, seen by the Sun from Aquarius and by Saturn from Taurus.
  const annual = drawnAnnual({
    natal: NATAL,
    completedYears: 4,
    chart: { Ascendant: 'Aries', Sun: 'Aquarius', Saturn: 'Taurus' },
  });
  const judged = judgedMuntha(annual);
  const helps = Object.fromEntries(judged.witnesses.map(({ isSupporting, planet }) => [planet, isSupporting]));
  expect(helps).toMatchObject({ Sun: true, Saturn: false });
  expect(judged.witnesses.find(({ planet }) => planet === 'Sun')!.isBenefic).toBe(false);
  expect(readingOf(annual)).not.toMatch(/the Sun[^.]* press/i);
});
