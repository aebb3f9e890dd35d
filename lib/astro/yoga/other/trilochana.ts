import { both } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isTrikona } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { jatakaParijata } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';

const EYES = ['Sun', 'Moon', 'Mars'] as const;

// A trine is the 1st, 5th or 9th from a planet, so planets in one sign are in trine too.
export const trilochana: Rule = {
  id: 'trilochana',
  name: both('Trilochana', 'त्रिलोचन'),
  family: 'other',
  source: jatakaParijata(7),
  polarity: 'good',
  formation: both('The Sun, the Moon and Mars are in trines from one another', 'सूर्य, चंद्रमा और मंगल परस्पर त्रिकोण में हों'),
  result: both('wealth, fearlessness', 'धन, निर्भयता'),
  countedFrom: null,
  participants: () => EYES,

  examine({ planets }) {
    const { Sun, Moon, Mars } = planets;
    // Signs of one element: what is in trine from one is in trine from the other.
    return [
      required(
        'mutual_trines',
        both('The Sun, the Moon and Mars are in trines from one another', 'सूर्य, चंद्रमा और मंगल परस्पर त्रिकोण में हैं'),
        isTrikona(houseFrom(Sun, Moon)) && isTrikona(houseFrom(Sun, Mars)),
        { signs: EYES.map((id) => SIGNS[planets[id].signIndex]!) },
      ),
    ];
  },
};
