/** Shakata: the Moon in a dusthana from Jupiter (Phaladeepika 6; Jataka Parijata 7). */
import { both } from '../bilingual.ts';
import { houseFrom } from '../chart/chart.ts';
import { cancels, required, strengthens } from '../evidence.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isDusthana, isKendra } from '../chart/houses.ts';
import { jatakaParijata, phaladeepika } from '../source.ts';
import { isWeak } from '../strength/standing.ts';
import type { Affliction } from './affliction.ts';

export const shakataAffliction: Affliction = {
  source: phaladeepika(6),
  alsoIn: [jatakaParijata(7)],
  formation: both('The Moon is in the 6th, 8th or 12th from Jupiter', 'चंद्रमा गुरु से छठे, आठवें या बारहवें भाव में हो'),
  reliefs: 'halves',
  participants: () => ['Moon', 'Jupiter'],

  examine(chart, { ratios }) {
    const { Moon, Jupiter } = chart.planets;
    const { dignity, house } = Moon;
    const place = houseFrom(Jupiter, Moon);
    const weak = (['Moon', 'Jupiter'] as const).filter((id) => isWeak(chart, id, ratios));
    return [
      required('from_jupiter', FROM_JUPITER, isDusthana(place), { house_from_jupiter: place }, 30),
      strengthens('weak', WEAK, weak.length > 0, { planets: weak }, 15),
      cancels('in_kendra', IN_KENDRA, isKendra(house), { house }),
      cancels('dignified', DIGNIFIED, isStrongBySign(dignity), { dignity }),
    ];
  },
};

const FROM_JUPITER = both('The Moon is in the 6th, 8th or 12th from Jupiter', 'चंद्रमा गुरु से छठे, आठवें या बारहवें भाव में है');
const WEAK = both('The Moon or Jupiter is weak', 'चंद्रमा या गुरु निर्बल है');
const IN_KENDRA = both('The Moon is in a kendra from the ascendant', 'चंद्रमा लग्न से केंद्र में है');
const DIGNIFIED = both('The Moon is at home or exalted', 'चंद्रमा स्वराशि या उच्च राशि में है');
