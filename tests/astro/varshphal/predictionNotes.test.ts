/** Special features of a year, on drawn charts. */
import { expect, test } from '@jest/globals';
import { yearNotes } from '../../../lib/astro/varshphal/predictionNotes.ts';
import { drawnAnnual, type DrawnYear } from '../../support/annual.ts';

const NATAL = { Ascendant: 'Aries 12' } as const;

const presentIn = (drawn: DrawnYear) =>
  yearNotes(drawnAnnual({ natal: NATAL, ...drawn }))
    .filter(({ isPresent }) => isPresent)
    .map(({ row }) => row.id);

test('none in a plain year, each with its evidence all the same', () => {
  expect(presentIn({ chart: { Ascendant: 'Leo' } })).toEqual([]);
  const notes = yearNotes(drawnAnnual({ natal: NATAL, chart: { Ascendant: 'Leo' } }));
  expect(notes.map(({ row }) => row.id)).toEqual([
    ...['dvijanma', 'ascendant_lord_with_eighth_lord', 'moon_pressed', 'muntha_pressed', 'arishta_bhanga'],
  ]);
  expect(notes.every(({ evidence }) => evidence.some(({ isMet }) => !isMet))).toBe(true);
});

test('the natal sign rising again is a second birth', () => {
  expect(presentIn({ chart: { Ascendant: 'Aries' } })).toEqual(['dvijanma']);
});

test('the lord of the ascendant with that of the 8th; being one planet is no company', () => {
  // Leo: the Sun and Jupiter, lord of Pisces. Libra: Venus owns both Libra and Taurus.
  expect(presentIn({ chart: { Ascendant: 'Leo', Sun: 'Taurus', Jupiter: 'Taurus' } })).toEqual([
    'ascendant_lord_with_eighth_lord',
    'arishta_bhanga',
  ]);
  expect(presentIn({ chart: { Ascendant: 'Leo', Sun: 'Gemini', Jupiter: 'Gemini' } })).toEqual([
    'ascendant_lord_with_eighth_lord',
  ]);
  expect(presentIn({ chart: { Ascendant: 'Libra' } })).toEqual([]);
});

test('the Moon with a malefic in the 8th; Jupiter in an angle lifts it', () => {
  const pressed = { Ascendant: 'Leo', Moon: 'Pisces', Saturn: 'Pisces' } as const;
  expect(presentIn({ chart: pressed })).toEqual(['moon_pressed']);
  expect(presentIn({ chart: { ...pressed, Jupiter: 'Aquarius' } })).toEqual(['moon_pressed', 'arishta_bhanga']);
  expect(presentIn({ chart: { ...pressed, Saturn: 'Aquarius' } })).toEqual([]);
});

test('the Muntha with a malefic in the 8th', () => {
  // After a year it is in Taurus, the 8th of Libra.
  expect(presentIn({ chart: { Ascendant: 'Libra', Mars: 'Taurus' } })).toEqual(['muntha_pressed']);
  expect(presentIn({ chart: { Ascendant: 'Libra', Venus: 'Taurus' } })).toEqual([]);
});

test('that they stand in a hard house makes it stronger', () => {
  const inHard = (sign: 'Taurus' | 'Cancer') => {
    const annual = drawnAnnual({ natal: NATAL, chart: { Ascendant: 'Leo', Sun: sign, Jupiter: sign } });
    const { evidence } = yearNotes(annual).find(({ row }) => row.id === 'ascendant_lord_with_eighth_lord')!;
    return evidence.find(({ id }) => id === 'hard_house')!.isMet;
  };
  // The 10th and the 12th of Leo.
  expect([inHard('Taurus'), inHard('Cancer')]).toEqual([false, true]);
});
