/** What was observed, as the drawer tells it. */
import { expect, test } from '@jest/globals';
import { namesIn } from '../../../../functions/_shell/names.ts';
import { observedText } from '../../../../functions/site/playground/verdict.ts';

const OBSERVED = {
  house_from_moon: 7,
  planets: ['mars', 'saturn'],
  sign: 'pisces',
  is_combust: false,
  orb: null,
  carriers: [],
};

test('names planets and signs in the language of the page', () => {
  expect(observedText(OBSERVED, namesIn('en'))).toBe(
    'house from moon: 7 · planets: Mars, Saturn · sign: Pisces · combust: ✗ · orb: – · carriers: –',
  );
  expect(observedText(OBSERVED, namesIn('hi'))).toContain('planets: मंगल, शनि · sign: मीन');
});

test('says nothing of what was not observed', () => {
  expect(observedText({}, namesIn('en'))).toBe('');
});
