/** Sentences about stones in Hindi. */
import { GEMSTONES, KG_PER_RATTI } from '../../../astro/tables/gemstones.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { GemEnd, GemWords } from '../../facts/remedies/gem.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, lordOf, planetHi } from '../grammar.ts';

const ENDS: Readonly<Record<GemEnd, string>> = {
  needed: 'यह रत्न कुंडली के शुभ पक्ष को बल देता है।',
  careful: 'कुछ दिन परखकर ही धारण करें, और अनुकूल न लगे तो उतार दें।',
  fine: 'यह रत्न के बिना भी पर्याप्त बली है; धारण किया जा सकता है, पर आवश्यक नहीं।',
  avoid: 'रत्न के स्थान पर इसका मंत्र और दान करें।',
  uncalled:
    'इसका रत्न वर्जित नहीं, पर आवश्यक भी नहीं: यह न लग्नेश है, न त्रिकोणेश, और न ऐसा शुभ ग्रह जो निर्बल हो या जिसकी दशा चल रही हो।',
  node_at_rest: 'इसका रत्न केवल इसकी महादशा या अंतर्दशा में विचारणीय है, जो अभी नहीं है।',
};

const stone = (planet: Planet) => GEMSTONES[planet].name.hi;

const stones = (planets: readonly Planet[]) => planets.map(stone).join(', ');

export const GEM_HI: Sentences<GemWords> = {
  bounds: ({ value }) => `अंक ${value} पर सीमित`,
  benefit: ({ condition, percent, points, strength }) =>
    `${condition.hi} (${points}); ${percent} % लिया गया, क्योंकि बल 100 में ${strength} है`,
  advice: ({ end, grounds, house, ownedHouses, planet, strength }) => {
    const place = ownedHouses.length > 0 ? lordOf(ownedHouses) : `${houseOblique(house)} में`;
    const found = grounds.length > 0 ? `: ${grounds.map(({ hi }) => hi).join('; ')}` : '';
    return `${planetHi(planet)} (${place}, बल 100 में ${strength})${found}। ${ENDS[end]}`;
  },
  weight: ({ stone: { least, most }, substitute }) =>
    substitute === null
      ? `शरीर के हर ${KG_PER_RATTI} किलो पर एक रत्ती, पर ${least} से कम और ${most} रत्ती से अधिक नहीं।`
      : `हीरा ${least} से ${most} रत्ती; उपरत्न शरीर के हर ${KG_PER_RATTI} किलो पर एक रत्ती, ${substitute.least} से ${substitute.most} रत्ती के भीतर।`,
  least_first: () => 'सबसे कम वज़न से आरंभ करें।',
  trial: ({ days }) => `पहले ${days} दिन परखें।`,
  clash: ({ conflict, first, isNeeded, second }) => {
    const [one, pair] = [stone(first), `${stone(first)} और ${stone(second)}`];
    if (!isNeeded) return `${pair} साथ न पहनें; इस कुंडली में दोनों आवश्यक नहीं।`;
    return conflict === 'strong'
      ? `${pair} साथ न पहनें; इस कुंडली में पहले ${one}।`
      : `${pair} एक साथ न पहनना उत्तम है; पहले ${one}।`;
  },
  none_needed: () => 'इस कुंडली में किसी ग्रह को रत्न की आवश्यकता नहीं।',
  comes_first: ({ ground, isCareful, planet, priority, strength }) =>
    `सबसे पहले ${stone(planet)} (प्राथमिकता 100 में ${priority}${isCareful ? ', सावधानी से' : ''}), ग्रह ${planetHi(planet)}, बल 100 में ${strength}: ${ground.hi}।`,
  come_after: ({ planets }) => `इसके बाद: ${stones(planets)}।`,
  not_worn: ({ planets }) => `धारण न करें: ${stones(planets)}।`,
};
