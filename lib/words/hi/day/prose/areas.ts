/** The matters of life that a day favours, and the one that needs care, in the Hindi of its summary. */
import type { Fact } from '../../../../astro/factsOf.ts';
import type { DayCategoryId } from '../../../../astro/judgement/tables/dayCategories.ts';
import type { MatterReasonFacts, ProseMatterWords } from '../../../facts/day/prose.ts';
import { phraseAt } from '../../../phraseChoice.ts';
import { sayIn } from '../../../say.ts';
import type { Sentences } from '../../../sentences.ts';
import { planetHi, weekdayHi } from '../../grammar.ts';

/** As they stand before में, का and के लिए. */
export const PROSE_MATTERS_HI: Readonly<Record<DayCategoryId, string>> = {
  career: 'नौकरी-कारोबार',
  finance: 'पैसे के मामलों',
  relationship: 'रिश्तों',
  health: 'सेहत',
  education: 'पढ़ाई-लिखाई',
  travel: 'यात्रा',
  spirituality: 'पूजा-पाठ',
  legal: 'कानूनी मामलों',
};

/** Interpretive: advice where a matter has the fewest points of the day. */
const CARES: Readonly<Record<DayCategoryId, string>> = {
  career: 'बड़े फ़ैसले रुककर लें',
  finance: 'बड़ा लेन-देन सोच-समझकर करें',
  relationship: 'पहले सामने वाले की सुन लें',
  health: 'भोजन हल्का और नींद पूरी रखें',
  education: 'एक ही विषय पर टिककर पढ़ें',
  travel: 'थोड़ा अतिरिक्त समय लेकर निकलें',
  spirituality: 'थोड़ी देर का मौन ही काफ़ी है',
  legal: 'कागज़ पूरा पढ़े बिना हामी न भरें',
};

/** Returns the reasons for one matter, or for matters in the plural: इसका, इनका. */
function reasonsFor(its: 'इस' | 'इन', itsOwn: 'इसी' | 'इन्हीं'): Sentences<MatterReasonFacts> {
  return {
    karaka: ({ planet, side }) => `${its}का कारक ${planetHi(planet)} गोचर में ${side === 'helps' ? 'बलवान' : 'कमज़ोर'} है`,
    moon_house: ({ side }) => (side === 'helps' ? `चंद्रमा ${itsOwn} के भाव से गुज़र रहा है` : 'चंद्रमा कुंडली के कठिन भाव में है'),
    sarvashtakavarga: ({ side }) => `अष्टकवर्ग में ${its}का बल ${side === 'helps' ? 'अच्छा' : 'कम'} है`,
    double_transit: () => `गुरु और शनि मिलकर ${its}के भाव को जगा रहे हैं`,
    dasha_lord: () => `चल रही दशा ${itsOwn} से जुड़ी है`,
    vara: ({ side, weekdayIndex }) =>
      side === 'helps'
        ? `${weekdayHi(weekdayIndex)} ${its}के लिए शुभ है`
        : `${weekdayHi(weekdayIndex)} ${its}के अनुकूल नहीं है`,
    ekadashi: () => `एकादशी ${its}के लिए विशेष मानी जाती है`,
    nakshatra: () => `दिन का नक्षत्र ${its}के अनुकूल है`,
    rikta: () => `रिक्ता तिथि ${its}के लिए नहीं चुनी जाती`,
    new_moon: () => `अमावस्या ${its}के लिए नहीं चुनी जाती`,
    vishti: () => 'भद्रा का समय बीच में आता है',
    panchaka: () => 'पंचक चल रहा है',
    fierce_star: () => 'नक्षत्र का स्वभाव उग्र है',
    chandrashtama: () => 'चंद्रमा आपकी राशि से आठवें स्थान में है',
    moon_in_twelfth: () => 'चंद्रमा आपकी राशि से बारहवें स्थान में है',
    mrityu_yoga: () => 'वार और नक्षत्र का मेल अनुकूल नहीं है',
  };
}

const OF_ONE = reasonsFor('इस', 'इसी');
const OF_MANY = reasonsFor('इन', 'इन्हीं');
const MANY: readonly DayCategoryId[] = ['finance', 'relationship', 'legal'];

function because(reason: Fact<MatterReasonFacts>, matter: DayCategoryId): string {
  return `, क्योंकि ${sayIn(MANY.includes(matter) ? OF_MANY : OF_ONE, reason)}`;
}

export const PROSE_AREAS_HI: Sentences<ProseMatterWords> = {
  best_matter: ({ isQuiet, matter, next, nextScore, reason, score, variant }) => {
    const [first, second] = [PROSE_MATTERS_HI[matter], PROSE_MATTERS_HI[next]];
    const why = reason === null ? '' : because(reason, matter);
    return phraseAt(
      [
        `सबसे ज़्यादा अंक ${first} में हैं (${score})${why}; उसके बाद ${second} का स्थान है (${nextScore} अंक)।`,
        `इस दिन सबसे ${isQuiet ? 'सहज' : 'अनुकूल'} पक्ष ${first} का है (${score} अंक)${why}; ${second} में भी दिन ठीक है (${nextScore} अंक)।`,
        `दिन का सबसे ${isQuiet ? 'सहज' : 'अच्छा'} असर ${first} पर है (${score} अंक)${why}, और उसके बाद ${second} पर (${nextScore} अंक)।`,
      ],
      variant,
    );
  },
  care: ({ isAdvised, matter, reason, score, variant }) => {
    const [name, why] = [PROSE_MATTERS_HI[matter], because(reason, matter)];
    const advice = isAdvised ? `; ${CARES[matter]}` : '';
    return phraseAt(
      [
        `सबसे कम अंक ${name} में हैं (${score})${why}${advice}।`,
        `${name} में सावधानी रखें (${score} अंक)${why}${advice}।`,
        `${name} में दिन का साथ कम है (${score} अंक)${why}${advice}।`,
      ],
      variant,
    );
  },
  care_advised: ({ matter, score }) => `सबसे कम अंक ${PROSE_MATTERS_HI[matter]} में हैं (${score}), इसलिए ${CARES[matter]}।`,
};
