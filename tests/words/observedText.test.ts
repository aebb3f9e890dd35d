/** Observations, as the drawer shows them. */
import { expect, test } from '@jest/globals';
import { namesIn } from '../../lib/words/names.ts';
import { observedText } from '../../lib/words/observed.ts';

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
  expect(observedText(OBSERVED, namesIn('hi'))).toBe(
    'चंद्रमा से भाव: 7 · ग्रह: मंगल, शनि · राशि: मीन · अस्त: ✗ · orb: – · योग के ग्रह: –',
  );
});

test('names what is seen in Hindi: terms, nakshatras, ties', () => {
  const seen = {
    dignity: 'great_enemy',
    nakshatra: 'purva_ashadha',
    link: 'mutual_aspect',
    severity: 'mild',
    number: 3,
  };
  expect(observedText(seen, namesIn('hi'))).toBe(
    'अवस्था: अधिशत्रु · नक्षत्र: पूर्वाषाढ़ा · संबंध: आपसी दृष्टि · तीव्रता: हल्का · संख्या: 3',
  );
});

test('is empty where nothing was observed', () => {
  expect(observedText({}, namesIn('en'))).toBe('');
});
