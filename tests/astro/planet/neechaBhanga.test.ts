import { describe, expect, test } from '@jest/globals';
import { isFallen, neechaBhanga, type BhangaRule } from '../../../lib/astro/planet/neechaBhanga.ts';
import type { SevenPlanet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Fallen {
  planet: SevenPlanet;
  lord_of_debilitation_sign: SevenPlanet;
  in_kendra_from_lagna: boolean;
  in_kendra_from_moon: boolean;
  lord_of_exaltation_sign: SevenPlanet;
  exaltation_lord_in_kendra_from_lagna: boolean;
  exaltation_lord_in_kendra_from_moon: boolean;
  with_dispositor: boolean;
  aspected_by_dispositor: boolean;
}
interface Expected {
  by_definition: { debilitated_planets_cancellation_conditions: Fallen[] };
}

const GOLDEN_RULES: readonly BhangaRule[] = ['nb-dispositor-kendra', 'nb-exalt-lord-kendra', 'nb-dispositor-aspect'];

test('three rules in 80 births; the Moon is not counted from itself, nor a planet lifted by itself', () => {
  const { cases } = golden<JyotishFile<Expected>>('jyotish/yogas');
  const rows = cases.flatMap(({ birth, expected }) =>
    expected.by_definition.debilitated_planets_cancellation_conditions.map((row) => ({ birth, row })),
  );
  expect(rows.length).toBeGreaterThan(40);
  for (const { birth, row } of rows) {
    const wanted = [
      row.in_kendra_from_lagna || (row.in_kendra_from_moon && row.lord_of_debilitation_sign !== 'Moon'),
      row.lord_of_exaltation_sign !== row.planet &&
        (row.exaltation_lord_in_kendra_from_lagna ||
          (row.exaltation_lord_in_kendra_from_moon && row.lord_of_exaltation_sign !== 'Moon')),
      row.with_dispositor || row.aspected_by_dispositor,
    ];
    const { rules } = neechaBhanga(goldenChart(birth.id), row.planet)!;
    const got = GOLDEN_RULES.map((rule) => rules.includes(rule));
    expect([birth.id, row.planet, got]).toEqual([birth.id, row.planet, wanted]);
  }
});

const lifting = (planet: SevenPlanet, drawing: Drawing) => neechaBhanga(chartOf(drawing), planet)?.rules;

/** The Sun at 5 Libra with everything that could lift it out of the way. */
const SUNKEN: Drawing = { Sun: 'Libra 5', Moon: 'Taurus', Venus: 'Gemini', Saturn: 'Virgo', Mars: 'Gemini' };

describe('each rule by itself', () => {
  test('nothing lifts it', () => {
    expect(lifting('Sun', SUNKEN)).toEqual([]);
    expect(isFallen(chartOf(SUNKEN), 'Sun')).toBe(true);
  });

  test('its dispositor Venus in a kendra', () => {
    expect(lifting('Sun', { ...SUNKEN, Venus: 'Cancer' })).toEqual(['nb-dispositor-kendra']);
    // From the Moon.
    expect(lifting('Sun', { ...SUNKEN, Venus: 'Aquarius' })).toEqual(['nb-dispositor-kendra']);
  });

  test('Mars, who owns Aries, in a kendra', () => {
    expect(lifting('Sun', { ...SUNKEN, Mars: 'Cancer' })).toEqual(['nb-exalt-lord-kendra']);
  });

  test('Venus with it or looking at it', () => {
    expect(lifting('Sun', { ...SUNKEN, Venus: 'Libra' })).toContain('nb-dispositor-aspect');
    expect(lifting('Sun', { ...SUNKEN, Venus: 'Aries' })).toContain('nb-dispositor-aspect');
  });

  test('Saturn, exalted in Libra, in a kendra or with it', () => {
    expect(lifting('Sun', { ...SUNKEN, Saturn: 'Capricorn' })).toEqual(['nb-exalted-in-sign']);
    expect(lifting('Sun', { ...SUNKEN, Saturn: 'Libra' })).toEqual(['nb-exalted-in-sign']);
  });

  test('an exchange with Venus', () => {
    expect(lifting('Sun', { ...SUNKEN, Venus: 'Leo', Moon: 'Cancer' })).toEqual(['nb-exchange']);
  });

  test('exalted in the navamsa: the 7th ninth of Libra is Aries', () => {
    expect(lifting('Sun', { ...SUNKEN, Sun: 'Libra 21' })).toEqual(['nb-navamsha']);
  });

  test('retrograde', () => {
    const drawing: Drawing = { Jupiter: 'Capricorn 14', Saturn: 'Taurus', Moon: 'Virgo', Mars: 'Leo' };
    expect(lifting('Jupiter', drawing)).toEqual([]);
    expect(lifting('Jupiter', { ...drawing, Jupiter: 'Capricorn 14 R' })).toEqual(['nb-retro']);
  });
});

test('two rules and a good house make a raja yoga of it, neither alone', () => {
  const raised = (drawing: Drawing) => neechaBhanga(chartOf(drawing), 'Sun')!.isRajaYoga;
  expect(raised(SUNKEN)).toBe(false);
  // In the 7th from Aries: Mars in the 4th, then Venus in the 4th as well.
  expect(raised({ ...SUNKEN, Mars: 'Cancer' })).toBe(false);
  expect(raised({ ...SUNKEN, Mars: 'Cancer', Venus: 'Cancer' })).toBe(true);
  // In the 6th from Taurus, two rules lift and do not raise.
  const sixth: Drawing = { ...SUNKEN, Ascendant: 'Taurus', Moon: 'Taurus', Mars: 'Leo', Venus: 'Aquarius' };
  expect(neechaBhanga(chartOf(sixth), 'Sun')).toMatchObject({
    rules: ['nb-dispositor-kendra', 'nb-exalt-lord-kendra'],
    isRajaYoga: false,
  });
});

test('planets that are not debilitated, and the nodes, have no neecha bhanga', () => {
  expect(neechaBhanga(chartOf({ Sun: 'Aries' }), 'Sun')).toBeNull();
  expect(neechaBhanga(chartOf({ Rahu: 'Scorpio' }), 'Rahu')).toBeNull();
  expect(isFallen(chartOf({ Sun: 'Aries' }), 'Sun')).toBe(false);
});

test('in a trikona one rule lifts, and is not enough for a raja yoga', () => {
  const drawing: Drawing = { ...SUNKEN, Ascendant: 'Gemini', Venus: 'Cancer', Saturn: 'Aries' };
  expect(neechaBhanga(chartOf(drawing), 'Sun')).toEqual({ rules: ['nb-exalt-lord-kendra'], isRajaYoga: false });
});

test('a dispositor that looks back is no exchange unless it is debilitated too', () => {
  expect(lifting('Sun', { ...SUNKEN, Venus: 'Aries' })).not.toContain('nb-exchange');
  expect(lifting('Venus', { Venus: 'Virgo', Mercury: 'Pisces' })).toContain('nb-exchange');
});
