/** Sentences on karakamsha in Hindi. */
import { ISHTA_DEITIES } from '../../../astro/jaimini/tables/deities.ts';
import { karakamshaEffect, KARAKAMSHA_SIGNS } from '../../../astro/jaimini/tables/karakamshaEffects.ts';
import { PROFESSIONS } from '../../../astro/jaimini/tables/karakaTexts.ts';
import type { KarakamshaWords } from '../../facts/jaimini.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { eitherHi, houseHi, inSign, listHi, planetHi, planetsHi, rankFeminine, signHi } from '../grammar.ts';
import { areThere, bearing, houseFrom } from './phrases.ts';

const KARAKAMSHA = 'कारकांश';

const RANKS = {
  dignity: 'नवांश में बेहतर स्थिति होने से',
  degree: 'नवांश में स्थिति एक जैसी है; जन्म राशि में अधिक अंश होने से',
} as const;

export const KARAKAMSHA_HI: Sentences<KarakamshaWords> = {
  karakamsha_opening: ({ house, planet, signIndex }) =>
    `आत्मकारक ${planetHi(planet)} नवांश में ${inSign(signIndex)} है, इसलिए कारकांश ${signHi(signIndex)} है। यह नवांश का ${house === 1 ? 'लग्न' : houseHi(house)} है।`,
  karakamsha_sign_rule: () => 'कारकांश की राशि का अपना फल होता है',
  karakamsha_sign: ({ signIndex }) =>
    `${signHi(signIndex)} राशि का कारकांश ${KARAKAMSHA_SIGNS[signIndex]!.hi} का संकेत है।`,
  effect_rule: ({ effect }) => {
    const { byAspectToo, house, nature, needsFullMoon, planets } = karakamshaEffect(effect);
    const who = planets ? planetsHi(planets) : nature === 'benefic' ? 'शुभ ग्रह' : 'पाप ग्रह';
    const aspect = byAspectToo ? `, या उस पर ${who} की राशि दृष्टि` : '';
    const full = needsFullMoon ? '; चंद्रमा लगभग पूर्ण' : '';
    return `${houseFrom(house, KARAKAMSHA)} में ${who}${aspect}${full}`;
  },
  effect: ({ effect, helpers, ...bears }) => {
    const { gives, house, withBenefic } = karakamshaEffect(effect);
    const acts = bearing(bears, houseFrom(house, KARAKAMSHA));
    if (withBenefic && helpers.length > 0) {
      return `${acts} ${planetsHi(helpers)} की मदद से यह ${withBenefic.hi} का संकेत है।`;
    }
    const ends = [`यह ${gives.hi} का संकेत है।`, `इससे ${gives.hi} का संकेत मिलता है।`, `यहाँ ${gives.hi} का संकेत है।`];
    return `${acts} ${ends[choiceNumber(effect, ...bears.inside) % ends.length]!}`;
  },
  tenth_work_rule: () => 'कारकांश से दसवें भाव के ग्रह से काम देखा जाता है',
  tenth_work: ({ planet }) => {
    const fields = PROFESSIONS[planet].slice(0, 2).map(({ hi }) => hi);
    return `कारकांश से दसवें भाव में ${planetHi(planet)} है। ${eitherHi(fields)} जैसे काम स्वभाव से मेल खाते हैं।`;
  },
  ishta: ({ planet }) =>
    `इष्ट देव ${planetHi(planet)} से देखे जाते हैं; उसके देव रूप ${listHi(ISHTA_DEITIES[planet].map(({ sanskrit }) => sanskrit))} हैं।`,
  devata_sign: ({ fromSignIndex, house, signIndex }) =>
    `नवांश में ${signHi(fromSignIndex)} से ${rankFeminine(house)} राशि ${signHi(signIndex)} है।`,
  devata_found: ({ basis, planets }) => {
    switch (basis) {
      case 'occupant':
        return `उसमें ${areThere(planets)}।`;
      case 'aspect':
        return `उसमें कोई ग्रह नहीं है; उस पर ${planetsHi(planets)} की राशि दृष्टि है।`;
      case 'lord':
        return `उसमें न कोई ग्रह है, न उस पर किसी की राशि दृष्टि; उसका स्वामी ${planetsHi(planets)} है।`;
    }
  },
  devata_rank: ({ planet, rankedBy }) => `${RANKS[rankedBy]} ${planetHi(planet)} आगे है।`,
  moksha: ({ hasBenefic, isPresent }) => {
    if (!isPresent) {
      return 'कारकांश से बारहवें भाव में केतु नहीं है, इसलिए मोक्ष का यह संकेत नहीं बनता। मोक्ष के और भी रास्ते हैं।';
    }
    const support = hasBenefic
      ? 'शुभ ग्रह का साथ होने से यह संकेत पक्का होता है।'
      : 'शुभ ग्रह का साथ नहीं है, इसलिए नियमित साधना ज़रूरी है।';
    return `कारकांश से बारहवें भाव में केतु है। ग्रंथों में इसे मोक्ष की ओर मन का झुकाव कहा गया है। ${support}`;
  },
};
