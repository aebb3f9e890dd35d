import { expect, test } from '@jest/globals';
import { grahan } from '../../../lib/astro/dosha/grahan.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

/** The Sun and Rahu in one sign but far apart, and in different navamsas; Rahu is debilitated there. */
const WIDE: Drawing = { Sun: 'Scorpio 28', Rahu: 'Scorpio 2' };
/** Both in the navamsa of Cancer. */
const TWICE: Drawing = { Sun: 'Scorpio 2', Rahu: 'Scorpio 1' };
/** The signs differ; the navamsas of Sun and Rahu are Aries, those of Moon and Ketu Libra. */
const NAVAMSA_ONLY: Drawing = { Sun: 'Sagittarius 1', Rahu: 'Aries 1', Moon: 'Cancer 10' };

doshaTest(grahan, {
  present: [WIDE, TWICE, { Moon: 'Libra', Ketu: 'Libra' }],
  absent: [{ Sun: 'Gemini 15' }, { Sun: 'Taurus 29', Rahu: 'Gemini 1' }],
  met: {
    close: TWICE,
    true_eclipse: { ...TWICE, Moon: 'Scorpio 6' },
    both_luminaries: { ...TWICE, Moon: 'Taurus' },
    in_both: TWICE,
    jupiter_aspect: { ...WIDE, Jupiter: 'Cancer' },
    dignified: { Sun: 'Leo', Rahu: 'Leo', Moon: 'Libra 1' },
    friendly_node: { Sun: 'Taurus', Rahu: 'Taurus' },
  },
});

const judged = (drawing: Drawing) => {
  const { score, severity, status } = doshaIn(grahan, drawing);
  return [score?.value, severity, status];
};

test('in the navamsa alone it is partial, in the birth chart moderate, in both severe', () => {
  expect(judged(NAVAMSA_ONLY)).toEqual([undefined, 'none', 'partial']);
  expect(doshaIn(grahan, NAVAMSA_ONLY)).toMatchObject({ isPresent: false, planets: ['Sun', 'Rahu', 'Moon', 'Ketu'] });
  expect(judged(WIDE)).toEqual([40, 'moderate', 'active']);
  expect(judged(TWICE)).toEqual([75, 'severe', 'active']);
});

test('twelve degrees are close, more are not', () => {
  const close = (rahu: number) =>
    doshaIn(grahan, { Sun: 'Gemini 20', Rahu: `Gemini ${rahu}` }).evidence.find(({ id }) => id === 'close')!.isMet;
  expect([close(8), close(7.9)]).toEqual([true, false]);
});

test('a relief must reach both luminaries', () => {
  // The Sun is at home, the Moon opposite is not.
  const drawing: Drawing = { Sun: 'Leo', Rahu: 'Leo', Moon: 'Aquarius' };
  expect(doshaIn(grahan, drawing).evidence.find(({ id }) => id === 'dignified')!.isMet).toBe(false);
});

test('each pair has its own effects: Rahu turns outward, Ketu takes away', () => {
  expect(doshaIn(grahan, { Sun: 'Gemini 2', Rahu: 'Gemini 28' }).effects.en).toMatch(/public life/);
  expect(doshaIn(grahan, { Moon: 'Gemini 2', Ketu: 'Gemini 28', Sun: 'Virgo' }).effects.en).toMatch(/withdrawn mind/);
  expect(doshaIn(grahan, { Moon: 'Gemini 2', Ketu: 'Gemini 28', Sun: 'Virgo' }).planets).toEqual(['Moon', 'Ketu']);
});
