import { expect, test } from '@jest/globals';
import { varshesha } from '../../../lib/astro/varshphal/varshesha.ts';
import { judgedYearLord, type YearLordEffect } from '../../../lib/astro/varshphal/yearLord.ts';
import { say } from '../../../lib/words/say.ts';
import { VARSHPHAL } from '../../../lib/words/subjects/varshphal.ts';
import { drawnAnnual, goldenAnnual, goldenYears, type DrawnYear } from '../../support/annual.ts';

/** None of the office-bearers sees Aries rising, so Mercury, lord of the Muntha in Virgo, takes the year. */
const MERCURY_YEAR = {
  natal: { Ascendant: 'Leo', Mercury: 'Virgo' },
  chart: { Ascendant: 'Aries', Mercury: 'Taurus', Sun: 'Taurus', Mars: 'Virgo', Venus: 'Pisces' },
} as const satisfies DrawnYear;

function judged(drawn: DrawnYear) {
  const annual = drawnAnnual(drawn);
  const ruling = varshesha(annual);
  expect(ruling.planet).toBe('Mercury');
  const result = judgedYearLord(annual, ruling);
  return { ...result, textOf: (id: string) => textsOf(result.effects, id)[0] };
}

/** In English. */
function textsOf(effects: readonly YearLordEffect[], id: string): string[] {
  return effects.filter((effect) => effect.id === id).map(({ text }) => say(VARSHPHAL, text, 'en'));
}

test('has strength, house, Muntha, birth and the lord of the 8th of this chart', () => {
  const { munthaAspect, munthaPlace, textOf, eighthLord } = judged(MERCURY_YEAR);
  expect({ munthaPlace, aspect: munthaAspect.id, eighthLord }).toEqual({
    munthaPlace: 5,
    aspect: 'trine',
    eighthLord: 'Mars',
  });
  expect(textOf('nature')).toMatch(/^Mercury brings trade, learning and the word/);
  expect(textOf('house')).toContain('Mercury stands in Taurus, the 2nd house of the year');
  expect(textOf('muntha')).toContain('helps the Muntha in Virgo by a friendly aspect');
  expect(textOf('natal')).toMatch(/^At birth Mercury stands .*in Virgo, in your 2nd house\. /);
  expect(textOf('eighth_lord')).toContain('Mars');
});

test.each([
  ['Virgo', 'stands with the Muntha'],
  ['Pisces', 'presses on the Muntha'],
  ['Scorpio', 'helps the Muntha'],
  ['Libra', 'does not see the Muntha'],
] as const)('Mercury in %s %s', (Mercury, said) => {
  const chart = { ...MERCURY_YEAR.chart, Mercury, Mars: 'Virgo 5', Sun: 'Taurus 5' } as const;
  const annual = drawnAnnual({ ...MERCURY_YEAR, chart });
  // Only the bond is asked about, whoever is elected.
  const ruling = { ...varshesha(annual), planet: 'Mercury' as const };
  const { effects } = judgedYearLord(annual, ruling);
  expect(textsOf(effects, 'muntha')[0]).toContain(`Mercury ${said}`);
});

test('combustion and retrogression are listed, and the first costs points', () => {
  const plain = judged(MERCURY_YEAR);
  const burnt = judged({
    ...MERCURY_YEAR,
    chart: { ...MERCURY_YEAR.chart, Sun: 'Taurus 3', Mercury: 'Taurus 5 R' },
  });
  expect(plain.effects.filter(({ id }) => id === 'affliction')).toHaveLength(1);
  expect(textsOf(burnt.effects, 'affliction')).toEqual([
    expect.stringContaining('combust'),
    expect.stringContaining('retrograde'),
  ]);
  const label = { id: 'lord_combust', args: {} };
  expect(burnt.score.parts).toContainEqual({ id: 'combust', label, points: -15, max: 0 });
});

test('the 6th, 8th and 12th weigh less than other houses, kendras and trikonas of fortune most', () => {
  const housePoints = (Mercury: 'Taurus' | 'Virgo' | 'Scorpio' | 'Leo' | 'Aries') => {
    const annual = drawnAnnual({ ...MERCURY_YEAR, chart: { ...MERCURY_YEAR.chart, Mercury } });
    const { score } = judgedYearLord(annual, { ...varshesha(annual), planet: 'Mercury' });
    return score.parts.find(({ id }) => id === 'house')!.points;
  };
  expect([housePoints('Virgo'), housePoints('Scorpio')]).toEqual([5, 5]);
  expect([housePoints('Leo'), housePoints('Aries')]).toEqual([25, 25]);
  expect(housePoints('Taurus')).toBe(15);
});

// Mars, in Virgo, is the lord of the 8th of an Aries year.
test.each([
  ['Taurus', 'sees Mercury by a friendly aspect'],
  ['Virgo', 'stands with Mercury'],
  ['Sagittarius', 'sees Mercury by a hostile aspect'],
  ['Leo', 'does not touch Mercury'],
] as const)('to Mercury in %s the lord of the 8th %s', (Mercury, said) => {
  const annual = drawnAnnual({ ...MERCURY_YEAR, chart: { ...MERCURY_YEAR.chart, Mercury } });
  const { effects } = judgedYearLord(annual, { ...varshesha(annual), planet: 'Mercury' });
  expect(textsOf(effects, 'eighth_lord')[0]).toContain(`Mars, lord of the 8th house, ${said}`);
});

test('the promise of birth is described by its degree', () => {
  const describedOf = (Mercury: 'Virgo' | 'Scorpio' | 'Pisces') =>
    judged({ ...MERCURY_YEAR, natal: { Ascendant: 'Leo', Mercury } }).textOf('natal');
  // From Leo: exalted in the 2nd, the guest of Mars in the 4th, fallen in the 8th.
  expect(describedOf('Virgo')).toContain('gives the year a firm base');
  expect(describedOf('Scorpio')).toContain('gives the year a fair base');
  expect(describedOf('Pisces')).toContain('The gift of birth is small');
});

test('in 235 years the points add up and every effect is listed once', () => {
  for (const { birth, expected } of goldenYears) {
    const annual = goldenAnnual(birth, expected.completed_years);
    const { effects, score } = judgedYearLord(annual, varshesha(annual));
    expect(score.value).toBeCloseTo(
      score.parts.reduce((total, { points }) => total + points, 0),
      9,
    );
    const ids = effects.map(({ id }) => id).filter((id) => id !== 'affliction');
    expect(ids).toEqual(['nature', 'house', 'muntha', 'natal', 'eighth_lord']);
  }
});

test('debilitation of the lord is described and counted, and the Sun has its article', () => {
  const annual = drawnAnnual({
    natal: { Ascendant: 'Leo', Sun: 'Aries 10' },
    chart: { Ascendant: 'Aries', Sun: 'Libra 10' },
  });
  const { effects, score } = judgedYearLord(annual, { ...varshesha(annual), planet: 'Sun' });
  expect(textsOf(effects, 'affliction')).toEqual([expect.stringMatching(/^The Sun is debilitated/)]);
  const label = { id: 'lord_debilitated', args: {} };
  expect(score.parts).toContainEqual({ id: 'debilitated', label, points: -8, max: 0 });
  expect(textsOf(effects, 'natal')).toEqual([
    'At birth the Sun stands exalted in Aries, in your 9th house. It gives the year a firm base.',
  ]);
});
