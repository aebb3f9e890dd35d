import { separationDeg } from '../angle.ts';
import { isConjunct } from '../aspects.ts';
import { required, strengthens, weakens } from '../condition.ts';
import type { Rule } from '../rule.ts';
import { saravali } from '../source.ts';
import { SIGNS } from '../tables/signs.ts';

/** Aries, Gemini, Leo, Virgo: exaltation of the Sun, and the signs of both. */
const GOOD_SIGNS = [0, 2, 4, 5];
const GOOD_HOUSES = [1, 2, 4, 5, 9, 10, 11];
const CLEAR_DEG = 10;
const BURNT_DEG = 5;

// Mercury is never far from the Sun, so the yoga is common; how far decides what it is worth.
export const budhaditya: Rule = {
  id: 'budhaditya',
  name: 'Budhaditya',
  family: 'surya',
  source: saravali(15),
  polarity: 'good',
  result: 'intellect, skill in administration',
  countedFrom: null,
  participants: () => ['Sun', 'Mercury'],

  examine(chart) {
    const { Sun, Mercury } = chart.planets;
    const apartDeg = separationDeg(Sun.longitudeDeg, Mercury.longitudeDeg);
    const separation = Math.round(apartDeg * 100) / 100;
    const isTogether = isConjunct(Sun, Mercury);
    const sign = SIGNS[Sun.signIndex]!;
    return [
      required('same_sign', 'The Sun and Mercury are in one sign', isTogether, { separation }),
      strengthens('clear', 'Mercury is ten degrees or more from the Sun', isTogether && apartDeg >= CLEAR_DEG, {
        separation,
      }),
      strengthens('good_sign', 'In Aries, Gemini, Leo or Virgo', isTogether && GOOD_SIGNS.includes(Sun.signIndex), {
        sign,
      }),
      strengthens('good_house', 'In house 1, 2, 4, 5, 9, 10 or 11', isTogether && GOOD_HOUSES.includes(Sun.house), {
        house: Sun.house,
      }),
      weakens('burnt', 'Mercury is within five degrees of the Sun', isTogether && apartDeg < BURNT_DEG, { separation }),
    ];
  },
};
