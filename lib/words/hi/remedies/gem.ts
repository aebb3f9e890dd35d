/** Sentences about stones in Hindi. */
import { GEMSTONES, KG_PER_RATTI } from '../../../astro/tables/gemstones.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { GemEnd, GemWords } from '../../facts/remedies/gem.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, listHi, lordOf, planetHi } from '../grammar.ts';

const ENDS: Readonly<Record<GemEnd, (planet: Planet) => string>> = {
  needed: (planet) => `${planetHi(planet)} का रत्न कुंडली के शुभ पक्ष को बल देता है।`,
  careful: (planet) => `${planetHi(planet)} का रत्न पहले कुछ दिन परखें। ठीक न लगे तो ${planetHi(planet)} का रत्न उतार दें।`,
  fine: (planet) => `${planetHi(planet)} रत्न के बिना भी काफ़ी बलवान है; पहन सकते हैं, पर ज़रूरी नहीं।`,
  avoid: (planet) => `रत्न की जगह ${planetHi(planet)} का मंत्र जपें और दान करें।`,
  uncalled: (planet) => `${planetHi(planet)} का रत्न मना नहीं है, पर ज़रूरी भी नहीं।`,
  protects: (planet) => `${planetHi(planet)} अपने ही बल से रक्षा करता है, इसलिए रत्न ज़रूरी नहीं।`,
  too_young: (planet) => `बच्चे को रत्न न पहनाएँ; माता-पिता ${planetHi(planet)} का मंत्र जपें।`,
  node_at_rest: (planet) => `${planetHi(planet)} का रत्न केवल उसकी महादशा या अंतर्दशा में सोचा जाता है, जो अभी नहीं चल रही।`,
};

const stone = (planet: Planet) => GEMSTONES[planet].name.hi;

const stones = (planets: readonly Planet[]) => listHi(planets.map(stone));

export const GEM_HI: Sentences<GemWords> = {
  bounds: ({ value }) => `अंक ${value} पर सीमित`,
  benefit: ({ condition, percent, points, strength }) =>
    `${condition.hi} (${points}); बल 100 में से ${strength} होने से ${percent} प्रतिशत अंक जुड़े`,
  advice: ({ end, grounds, house, ownedHouses, planet }) => {
    const place = ownedHouses.length > 0 ? lordOf(ownedHouses) : `${houseOblique(house)} में`;
    const found = grounds.map(({ hi }) => ` ${hi}।`).join('');
    return `${planetHi(planet)} ${place} है।${found} ${ENDS[end](planet)}`;
  },
  weight: ({ stone: { least, most }, substitute }) =>
    substitute === null
      ? `शरीर के हर ${KG_PER_RATTI} किलो पर एक रत्ती लें, ${least} से ${most} रत्ती के बीच।`
      : `हीरा ${least} से ${most} रत्ती का लें। उपरत्न शरीर के हर ${KG_PER_RATTI} किलो पर एक रत्ती लें, ${substitute.least} से ${substitute.most} रत्ती के बीच।`,
  least_first: () => 'सबसे कम वज़न से शुरू करें।',
  trial: ({ days }) => `पहले ${days} दिन परखें।`,
  clash: ({ conflict, first, isNeeded, second }) => {
    const [one, pair] = [stone(first), `${stone(first)} और ${stone(second)}`];
    if (!isNeeded) return `${pair} साथ न पहनें। इस कुंडली में दोनों ज़रूरी नहीं हैं।`;
    return conflict === 'strong'
      ? `${pair} साथ न पहनें। इस कुंडली में पहले ${one} लें।`
      : `${pair} एक साथ न पहनें तो बेहतर है। पहले ${one} लें।`;
  },
  youth_weight: ({ ratti }) => `18 वर्ष से कम आयु में ${ratti} रत्ती से ज़्यादा न पहनें।`,
  none_needed: () => 'इस कुंडली में किसी ग्रह को रत्न की ज़रूरत नहीं है।',
  none_for_child: () => '13 वर्ष से कम आयु के बच्चे को रत्न न पहनाएँ। माता-पिता मंत्र जपें और दान करें।',
  headline: ({ planet }) => `आपके लिए ${stone(planet)} ठीक है।`,
  headline_none: ({ isChild }) => (isChild ? 'इस आयु में कोई रत्न न पहनाएँ।' : 'आपको किसी रत्न की ज़रूरत नहीं है।'),
  comes_first: ({ ground, isCareful, planet }) => {
    const care = isCareful ? ' पहले कुछ दिन परखें।' : '';
    return `सबसे पहले ${stone(planet)} लें, जो ${planetHi(planet)} का रत्न है। ${ground.hi}।${care}`;
  },
  come_after: ({ planets }) => `इसके बाद: ${stones(planets)}।`,
  not_worn: ({ planets }) => `ये रत्न न पहनें: ${stones(planets)}।`,
};
