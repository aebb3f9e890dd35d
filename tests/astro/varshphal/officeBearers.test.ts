import { describe, expect, test } from '@jest/globals';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { officeBearers } from '../../../lib/astro/varshphal/officeBearers.ts';
import { DAY_TRIAD_LORDS, HADDAS, NIGHT_TRIAD_LORDS } from '../../../lib/astro/varshphal/tables/dignitaries.ts';
import { say } from '../../../lib/words/say.ts';
import { VARSHPHAL } from '../../../lib/words/subjects/varshphal.ts';
import { drawnAnnual, goldenAnnual, goldenYears } from '../../support/annual.ts';

describe('the five office-bearers of 235 years', () => {
  test.each(goldenYears)('$id $expected.year', ({ birth, expected }) => {
    const held = Object.fromEntries(
      officeBearers(goldenAnnual(birth, expected.completed_years)).map(({ office, planet }) => [office, planet]),
    );
    expect(held).toEqual({
      munthesh: expected.office_bearers['muntha_lord'],
      janma_lagnesh: expected.office_bearers['natal_lagna_lord'],
      varsha_lagnesh: expected.office_bearers['varsha_lagna_lord'],
      tri_rashi_pati: expected.office_bearers['trirashi_lord'],
      dina_ratri_pati: expected.office_bearers['dinaratri_lord'],
    });
  });
});

test('day and night change two offices, and each bearer has its reason', () => {
  const drawn = { natal: { Ascendant: 'Leo' }, chart: { Ascendant: 'Aries', Sun: 'Gemini', Moon: 'Libra' } } as const;
  const planets = (isDayReturn: boolean) =>
    officeBearers(drawnAnnual({ ...drawn, isDayReturn })).map(({ planet }) => planet);
  expect(planets(true)).toEqual(['Mercury', 'Sun', 'Mars', 'Sun', 'Mercury']);
  expect(planets(false)).toEqual(['Mercury', 'Sun', 'Mars', 'Jupiter', 'Venus']);
  const [munthesh] = officeBearers(drawnAnnual(drawn));
  expect(munthesh).toMatchObject({ signIndex: SIGNS.indexOf('Virgo') });
  const { reason } = munthesh!;
  expect(say(VARSHPHAL, reason, 'en')).toBe('Mercury rules Virgo, the sign of the Muntha.');
  expect(say(VARSHPHAL, reason, 'hi')).toBe('मुंथा कन्या राशि में है, जिसका स्वामी बुध है।');
});

test('from Sagittarius on day and night have the same tri-rashi lords', () => {
  expect([DAY_TRIAD_LORDS.length, NIGHT_TRIAD_LORDS.length]).toEqual([12, 12]);
  expect(DAY_TRIAD_LORDS.slice(8)).toEqual(NIGHT_TRIAD_LORDS.slice(8));
});

/** The Egyptian terms (Ptolemy, Tetrabiblos 1.20), which came to India as haddas: end of each part and its lord. */
const EGYPTIAN_TERMS = [
  'Ju6 Ve12 Me20 Ma25 Sa30',
  'Ve8 Me14 Ju22 Sa27 Ma30',
  'Me6 Ju12 Ve17 Ma24 Sa30',
  'Ma7 Ve13 Me19 Ju26 Sa30',
  'Ju6 Ve11 Sa18 Me24 Ma30',
  'Me7 Ve17 Ju21 Ma28 Sa30',
  'Sa6 Me14 Ju21 Ve28 Ma30',
  'Ma7 Ve11 Me19 Ju24 Sa30',
  'Ju12 Ve17 Me21 Sa26 Ma30',
  'Me7 Ju14 Ve22 Sa26 Ma30',
  'Me7 Ve13 Ju20 Ma25 Sa30',
  'Ve12 Ju16 Me19 Ma28 Sa30',
];

test('the haddas are the Egyptian terms, but for two neighbours changed in Gemini and in Sagittarius', () => {
  const written = HADDAS.map((haddas) => haddas.map(([lord, endDeg]) => `${lord.slice(0, 2)}${endDeg}`).join(' '));
  const changed = { Gemini: 'Me6 Ve12 Ju17 Ma24 Sa30', Sagittarius: 'Ju12 Ve17 Me21 Ma26 Sa30' };
  const differing = SIGNS.flatMap((sign, i) => (written[i] === EGYPTIAN_TERMS[i] ? [] : [[sign, written[i]]]));
  expect(Object.fromEntries(differing)).toEqual(changed);
});
