/** Sentences about doshas, on drawn charts. */
import { describe, expect, test } from '@jest/globals';
import { doshaReason, doshaResult, doshaAdviceText } from '../../../lib/records/dosha/doshaText.ts';
import { judgeDosha, type Dosha } from '../../../lib/astro/dosha/dosha.ts';
import { DOSHAS } from '../../../lib/astro/dosha/index.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { drawnFacts } from '../../support/doshaTest.ts';

const doshaOf = (id: string): Dosha => DOSHAS.find((dosha) => dosha.id === id)!;

function said(id: string, drawing: Drawing, lang: 'en' | 'hi' = 'en'): string {
  const chart = chartOf(drawing);
  const verdict = judgeDosha(doshaOf(id), chart, drawnFacts(chart));
  return verdict.isPresent ? doshaResult(chart, verdict, 'Then.', 'adult', lang) : doshaReason(chart, verdict, lang);
}

describe('present', () => {
  test('who forms it, what it concerns, what aggravates it, what is left, when', () => {
    // Virgo rising with Mars and Venus in it.
    const text = said('manglik', {
      Ascendant: 'Virgo',
      Mars: 'Virgo 20',
      Sun: 'Gemini 20',
      Moon: 'Sagittarius',
      Jupiter: 'Aquarius',
      Venus: 'Virgo 29',
      Saturn: 'Taurus',
      Rahu: 'Libra',
    });
    expect(text).toMatch(/^Mars, lord of the 3rd and 8th, is in the 1st house, in Virgo, /);
    expect(text).toContain('Manglik (Kuja) Dosha is formed; it speaks of heat and haste in partnership');
    expect(text).toContain('It weighs more: Mars is in the 1st, 4th, 7th, 8th or 12th house from Venus.');
    expect(text).toMatch(/ Then\.$/);
  });

  test('a dosha with points only for its forms is said to be formed by them', () => {
    const text = said('papakartari', { Moon: 'Leo', Mars: 'Virgo', Mercury: 'Aries', Saturn: 'Cancer', Rahu: 'Aries' });
    expect(text).toContain('What forms it: malefics stand on both sides of the Moon (Mars, Saturn).');
    expect(text).not.toContain('It weighs more');
  });

  test('observed planets follow a clause', () => {
    const text = said('pitra', { Jupiter: 'Taurus 10', Rahu: 'Taurus 20', Sun: 'Leo', Saturn: 'Sagittarius' });
    expect(text).toContain('the lord of the 9th is joined by Rahu, Ketu or Saturn (Jupiter, Rahu)');
    // 25 and 20, and 15 for the 5th, whose Sun nobody but Saturn would hurt.
    expect(text).toContain('Nothing in the chart relieves it: ');
  });

  test('reliefs that leave nothing say so', () => {
    const text = said('papakartari', {
      Moon: 'Leo',
      Mars: 'Virgo',
      Saturn: 'Cancer',
      Jupiter: 'Aries',
      Mercury: 'Aries',
      Rahu: 'Aries',
      Venus: 'Aries',
      Sun: 'Aries',
    });
    expect(text).toContain('It is cancelled: a benefic joins or aspects the Moon (Jupiter).');
    expect(text).toContain('Nothing of it is left.');
  });

  test('grahan says where the luminary is conjunct the node', () => {
    const text = said('grahan', { Sun: 'Gemini 5', Moon: 'Libra 15', Rahu: 'Libra 5' });
    expect(text).toContain('In the birth chart the Moon stands with Rahu.');
  });

  test('kaal sarp names its kind and direction', () => {
    const text = said('kaal_sarp', {
      Rahu: 'Taurus 1',
      Sun: 'Gemini 5',
      Moon: 'Leo',
      Mars: 'Gemini',
      Mercury: 'Gemini',
      Jupiter: 'Leo',
      Venus: 'Virgo',
      Saturn: 'Libra',
    });
    expect(text).toContain('By the house of Rahu it is the Kulik kind, by direction Kaal Sarp (anuloma).');
  });

  test('gandmool names the pada', () => {
    expect(said('gandmool', { Moon: 'Leo 1' })).toContain('The Moon is in Magha, pada 1.');
  });
});

describe('absent', () => {
  test.each<[string, Drawing, RegExp]>([
    [
      'manglik',
      { Mars: 'Gemini', Moon: 'Gemini', Venus: 'Leo' },
      /^Mars is in the 3rd house from the ascendant, the 1st from the Moon and the 11th from Venus; the first decides\./,
    ],
    [
      'kaal_sarp',
      { Rahu: 'Taurus 1', Moon: 'Pisces', Mars: 'Pisces' },
      /stand on the other side of the nodes\. Not formed/,
    ],
    [
      'nadi',
      { Moon: 'Aries 1' },
      /^The Moon is in Ashwini, pada 1\. That is Adi nadi\. Whether the dosha is formed is not known: it takes the birth of the partner\.$/,
    ],
    [
      'grahan',
      { Sun: 'Gemini 1', Moon: 'Libra 1', Rahu: 'Capricorn 29' },
      /^At birth the Sun in Gemini, the Moon in Libra, Rahu in Capricorn and Ketu in Cancer; in the navamsa the Sun in Libra, the Moon in Libra, Rahu in Virgo and Ketu in Pisces\./,
    ],
    [
      'kemdrum',
      { Moon: 'Aries', Mars: 'Taurus', Saturn: 'Pisces', Venus: 'Pisces' },
      /^The Moon has company: Mars in the 2nd from it and Venus and Saturn in the 12th from it\./,
    ],
    [
      'gandmool',
      { Moon: 'Taurus 15' },
      /^The Moon is in Rohini, pada 2\. Not formed\. What does not hold: The Moon is in Ashwini/,
    ],
    [
      'bandhan',
      {
        Mars: 'Taurus',
        Venus: 'Leo',
        Sun: 'Aries',
        Mercury: 'Aries',
        Jupiter: 'Aries',
        Saturn: 'Aries',
        Rahu: 'Aries',
      },
      /^By house: Mars in the 2nd; Venus in the 5th; none in the 6th; none in the 9th; none in the 12th\. Not formed\./,
    ],
    [
      'papakartari',
      { Mars: 'Taurus', Sun: 'Virgo', Moon: 'Leo', Rahu: 'Leo', Saturn: 'Leo', Mercury: 'Leo' },
      /^Malefics: from the ascendant Mars in the 2nd and none in the 12th; from the Moon the Sun in the 2nd and none in the 12th; from the 7th house none in the 2nd and the Sun in the 12th\. Not formed\./,
    ],
    [
      'shrapit',
      { Saturn: 'Aries', Rahu: 'Taurus' },
      /^Saturn, lord of the 10th and 11th, is in the 1st house, debilitated in Aries; Rahu is in the 2nd house/,
    ],
  ])('%s', (id, drawing, seen) => {
    expect(said(id, drawing)).toMatch(seen);
    const missing = id === 'nadi' ? /साथी का जन्म विवरण भी चाहिए/ : /दोष नहीं बनता। अधूरी शर्त(ें)?: “/;
    expect(said(id, drawing, 'hi')).toMatch(missing);
  });
});

test('advice: nothing for what is absent, less for what is cancelled, by the planet for what has none of its own', () => {
  const advice = (dosha: Dosha, drawing: Drawing) => {
    const chart = chartOf(drawing);
    return doshaAdviceText(judgeDosha(dosha, chart, drawnFacts(chart)), 'adult', 'en');
  };
  expect(advice(doshaOf('shrapit'), {})).toMatch(/^The dosha is not in this chart/);
  expect(advice(doshaOf('manglik'), { Mars: 'Aries' })).toMatch(/^The chart itself undoes it.* Take your time/);
  const ofFamily: Dosha = { ...doshaOf('nadi'), id: 'of_family', needs: 'family' };
  expect(advice(ofFamily, {})).toContain('where a near relative has the same nakshatra');
  const nameless: Dosha = { ...doshaOf('manglik'), id: 'nameless' };
  expect(advice(nameless, { Mars: 'Libra' })).toContain('let a night pass before you answer in anger');
});
