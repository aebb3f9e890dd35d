import { describe, expect, test } from '@jest/globals';
import { namesIn } from '../../../lib/words/names.ts';
import { dayRemedies } from '../../../functions/pdae/advice.ts';
import type { DayScore } from '../../../lib/astro/judgement/day/score/dayScore.ts';
import { forEachPlanet } from '../../../lib/astro/tables/planets.ts';

/** As much of a score as remedies read: what the Moon takes by her place, Saturn by his passage, Mars by his day. */
function drawn(moon: number, saturn: number, mars: number): DayScore {
  const none = { points: 0, pieces: [] };
  return {
    parts: {
      dasha_lords: none,
      tarabala: none,
      chandrabala: { points: moon, pieces: [] },
      saturn: { points: saturn, pieces: [] },
      vara: { points: mars, pieces: [{ found: { lord: 'Mars' }, share: 1, points: mars }] },
    },
    transitScores: forEachPlanet(() => 50),
  } as unknown as DayScore;
}

const described = (score: DayScore) => dayRemedies(score, 'Venus', 'adult', namesIn('en')).map(({ id }) => id);

describe('remedies', () => {
  test('are mantra and gift for the heaviest burden, and the mantra of the next', () => {
    expect(described(drawn(-5, -2, -1.5))).toEqual(['moon_mantra', 'moon_donation', 'saturn_mantra']);
    expect(described(drawn(-1.5, -4, -2))).toEqual(['saturn_mantra', 'saturn_donation', 'mars_mantra']);
  });

  test('are not for what takes less than a point', () => {
    expect(described(drawn(-1, 0, 0))).toEqual(['moon_mantra', 'moon_donation']);
    expect(described(drawn(-3, -0.9, -0.9))).toEqual(['moon_mantra', 'moon_donation']);
  });

  test('are for the lord of the mahadasha where no planet is difficult, and for none where none runs', () => {
    const light = drawn(-0.9, 0, 0);
    expect(described(light)).toEqual(['venus_mantra']);
    expect(dayRemedies(light, null, 'adult', namesIn('en'))).toEqual([]);
    const [kept] = dayRemedies(light, 'Venus', 'adult', namesIn('hi'));
    expect(kept!.reason).toBe('इस दिन किसी ग्रह का खास दबाव नहीं है। शुक्र की महादशा चल रही है, इसलिए उसी का मंत्र काफ़ी है।');
  });

  test('count one point as one in Hindi', () => {
    const reasons = (['en', 'hi'] as const).map(
      (lang) => dayRemedies(drawn(0, -1, 0), null, 'adult', namesIn(lang))[0]!.reason,
    );
    expect(reasons).toEqual([
      'Saturn weakens this day through its passage by the Moon of birth.',
      'शनि के कारण इस दिन 1 अंक घटता है: जन्म राशि पर उसका असर अनुकूल नहीं है।',
    ]);
  });

  test('say what weakens the day, and through what', () => {
    expect(dayRemedies(drawn(-5, -2, 0), null, 'adult', namesIn('en')).map(({ reason }) => reason)).toEqual([
      'The Moon weakens this day through its place from the Moon of birth.',
      'The Moon weakens this day through its place from the Moon of birth.',
      'Saturn weakens this day through its passage by the Moon of birth.',
    ]);
  });
});
