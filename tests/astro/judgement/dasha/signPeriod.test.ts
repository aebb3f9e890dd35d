import { describe, expect, test } from '@jest/globals';
import { signPeriodFindings } from '../../../../lib/astro/judgement/dasha/signPeriod.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';

const found = (sign: Sign, drawing: Drawing) => signPeriodFindings(chartOf(drawing), SIGNS.indexOf(sign));
const kindOf = (planet: string, sign: Sign, drawing: Drawing) =>
  found(sign, drawing).influences.find((influence) => influence.planet === planet);

describe('a planet in the sign', () => {
  test('helps by strength before nature: Saturn in Libra, exalted', () => {
    expect(kindOf('Saturn', 'Libra', { Saturn: 'Libra 5' })).toMatchObject({ kind: 'strong_by_sign', isHelp: true });
  });

  test('burdens by nature where it has none: Saturn in Gemini', () => {
    expect(kindOf('Saturn', 'Gemini', { Saturn: 'Gemini 20' })).toMatchObject({ kind: 'malefic', isHelp: false });
  });

  test('helps by nature: Jupiter in Gemini', () => {
    expect(kindOf('Jupiter', 'Gemini', { Jupiter: 'Gemini 20' })).toMatchObject({ kind: 'benefic', isHelp: true });
  });

  // Nothing lifts Venus in Virgo: Mercury and Jupiter are in no kendra from the ascendant in Aries or the Moon in Taurus.
  test('burdens where it falls: Venus in Virgo', () => {
    const drawing: Drawing = {
      Venus: 'Virgo 5',
      Mercury: 'Gemini 2',
      Jupiter: 'Gemini 20',
      Moon: 'Taurus 9',
      Mars: 'Gemini 9',
    };
    expect(kindOf('Venus', 'Virgo', drawing)).toMatchObject({ kind: 'debilitated', isHelp: false });
  });
});

// Aries is aspected by Leo, Scorpio and Aquarius alone.
describe('the lord of Aries, elsewhere and not aspecting it', () => {
  test.each([
    ['Cancer 5', 4, 'lord_debilitated', false],
    ['Capricorn 15', 10, 'lord_strong_by_sign', true],
    ['Sagittarius 15', 9, 'lord_well_placed', true],
    ['Virgo 15', 6, 'lord_badly_placed', false],
    ['Pisces 15', 12, 'lord_badly_placed', false],
  ] as const)('in %s, the %d from it: %s', (Mars, place, kind, isHelp) => {
    // Jupiter and Saturn, in the 6th from the ascendant and the 5th from the Moon, lift nobody from a fall in Cancer.
    const findings = found('Aries', {
      Ascendant: 'Taurus 15',
      Mars,
      Moon: 'Gemini 3',
      Saturn: 'Libra 20',
      Jupiter: 'Libra 3',
    });
    expect(findings.lordPlace).toBe(place);
    expect(findings.influences.filter(({ planet }) => planet === 'Mars')).toEqual([{ planet: 'Mars', kind, isHelp }]);
  });

  test.each(['Taurus 15', 'Gemini 15'] as const)('in %s takes no side', (Mars) => {
    expect(kindOf('Mars', 'Aries', { Mars })).toBeUndefined();
  });

  test('in Leo he aspects it, and counts once, as a planet', () => {
    const { influences } = found('Aries', { Mars: 'Leo 15' });
    expect(influences.filter(({ planet }) => planet === 'Mars').map(({ kind }) => kind)).toEqual(['malefic']);
  });
});

test('no tone holds more than 60 of 100 of the signs of 80 births', () => {
  const tones = [...goldenCharts.values()].flatMap((chart) =>
    SIGNS.map((_, sign) => signPeriodFindings(chart, sign).tone),
  );
  const share = (tone: string) => tones.filter((each) => each === tone).length / tones.length;
  for (const tone of ['supported', 'mixed', 'demanding']) {
    expect(share(tone)).toBeLessThan(0.6);
    expect(share(tone)).toBeGreaterThan(0.1);
  }
});

// Mercury, neither strong nor fallen in these signs, stands in none that aspects Gemini.
test.each([
  ['Aries', 'lord_well_placed'],
  ['Taurus', 'lord_badly_placed'],
  ['Leo', undefined],
  ['Libra', 'lord_well_placed'],
  ['Scorpio', 'lord_badly_placed'],
] as const)('with its lord in %s, Gemini has %s', (sign, kind) => {
  expect(kindOf('Mercury', 'Gemini', { Mercury: sign })?.kind).toBe(kind);
});
