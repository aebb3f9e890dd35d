/** What is said of two whole charts beside each other, in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { MatchPairWords } from '../../facts/matching/pair.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, houseOblique, nakshatraHi, onDate, planetHi, planetsHi, rankHi, signHi, spanHi } from '../grammar.ts';
import { WHOSE_BIRTH_HI } from './names.ts';

type MarsState = MatchPairWords['mars_short']['state'];
type PapaState = MatchPairWords['papa_short']['state'];

const MARS_HEADLINES: Readonly<Record<MarsState, (bearer: string) => string>> = {
  not_present: () => 'दोनों में से कोई कुंडली मांगलिक नहीं है, इसलिए मंगल की कोई बात नहीं।',
  balanced: () => 'दोनों कुंडलियाँ बराबर मांगलिक हैं, परंपरा में यह संतुलित है।',
  partly_balanced: () => 'दोनों कुंडलियाँ मांगलिक हैं, पर एक में मात्रा अधिक है।',
  cancelled: (bearer) => `केवल ${bearer} की कुंडली मांगलिक है, और दोष उसी में कट जाता है।`,
  balanced_by_malefic: (bearer) => `केवल ${bearer} की कुंडली मांगलिक है, और दूसरी कुंडली इसे संतुलित करती है।`,
  one_sided: (bearer) => `केवल ${bearer} की कुंडली मांगलिक है, दूसरी में संतुलन नहीं है।`,
};

const MARS_ENDS: Readonly<Record<MarsState, (malefics: readonly Planet[]) => string>> = {
  not_present: () => 'ये दोनों भाव मांगलिक के भावों में नहीं हैं।',
  balanced: () => 'दोनों में बराबर मात्रा हो तो ग्रंथ के अनुसार दोष नहीं रहता।',
  partly_balanced: () => 'मात्रा में अंतर है, इसलिए दोनों कुंडलियाँ किसी ज्योतिषी को दिखा लें।',
  cancelled: () => 'उसी कुंडली की एक शर्त से दोष कट जाता है, इसलिए मिलान में मंगल का उपाय ज़रूरी नहीं।',
  balanced_by_malefic: (malefics) =>
    `दूसरी कुंडली में ${planetsHi(malefics)} उन्हीं भावों में ${malefics.length === 1 ? 'है' : 'हैं'}, जिसे परंपरा संतुलन मानती है।`,
  one_sided: () => 'दिन तय करने से पहले अपने यहाँ की रीति ज्योतिषी से पूछ लें।',
};

const MARS_RULES: Readonly<Record<MarsState, string>> = {
  not_present: 'लग्न से पहले, चौथे, सातवें, आठवें या बारहवें भाव का मंगल गिना जाता है।',
  balanced: 'दोनों में कम वाली मात्रा अधिक वाली की कम-से-कम तीन चौथाई हो, तो संतुलन माना जाता है।',
  partly_balanced: 'दोनों की मात्रा में चौथाई से अधिक अंतर हो, तो संतुलन अधूरा माना जाता है।',
  cancelled: 'एक ही कुंडली मांगलिक हो, तो पहले उसी के परिहार देखे जाते हैं।',
  balanced_by_malefic: 'दूसरी कुंडली के उन्हीं भावों में शनि, सूर्य, राहु या केतु हो, तो रिवाज उसे बराबर मानता है।',
  one_sided: 'एक ही कुंडली मांगलिक है, उसमें परिहार नहीं है और दूसरी में कोई पाप ग्रह बराबरी नहीं करता।',
};

const PAPA_HEADLINES: Readonly<Record<PapaState, string>> = {
  equal: 'दोनों कुंडलियों में पाप ग्रहों का भार बराबर है, केरल की रीति यही देखती है।',
  passable: 'वर की कुंडली में पाप ग्रहों का भार थोड़ा अधिक है, रीति में यह चलता है।',
  groom_heavier: 'वर की कुंडली में पाप ग्रहों का भार वधू से काफ़ी अधिक है।',
  bride_heavier: 'वधू की कुंडली में पाप ग्रहों का भार अधिक है, केरल की रीति इसे नहीं मानती।',
};

const PAPA_ENDS: Readonly<Record<PapaState, string>> = {
  equal: 'केरल की रीति इससे अधिक कुछ नहीं देखती।',
  passable: 'अंतर छोटा है, और रीति में यह चल जाता है।',
  groom_heavier: 'रीति में दोनों का भार पास-पास होना चाहिए; यह केवल गिनती है, भविष्य की बात नहीं।',
  bride_heavier: 'रीति इस क्रम को नहीं मानती; यह केवल गिनती है, भविष्य की बात नहीं।',
};

const PAPA_RULES: Readonly<Record<PapaState, string>> = {
  equal: 'लग्न, चंद्रमा और शुक्र से छह भावों में मंगल, शनि, सूर्य और राहु गिने जाते हैं।',
  passable: 'वर का योग वधू से एक अंक तक अधिक हो, तो रीति में चलता है।',
  groom_heavier: 'वर का योग वधू से एक अंक से अधिक बड़ा हो, तो उसे भारी माना जाता है।',
  bride_heavier: 'केरल की रीति में वर का योग वधू के योग से कम नहीं होना चाहिए।',
};

const PAPA_PLACES = { ascendant: 'लग्न से', moon: 'चंद्रमा से', venus: 'शुक्र से' };

const malefics = (planets: readonly Planet[]) => (planets.length === 0 ? 'चारों में से कोई नहीं' : planetsHi(planets));

const changeHi = ({ after, before, date }: MatchPairWords['sandhi']['groom'], whose: string) =>
  `${onDate(date)} ${whose} ${planetHi(before)} की महादशा के बाद ${planetHi(after)} की महादशा लगती है।`;

const RANKS = { good: 'अच्छा माना जाता है', middling: 'मध्यम माना जाता है', avoid: 'ठीक नहीं माना जाता' };

const PARTS: Readonly<Record<MatchPairWords['unknown']['part'], string>> = {
  mars: 'मंगल की तुलना',
  papa: 'पाप ग्रहों की गिनती',
  dashas: 'दोनों की दशाओं',
  evidence: 'लग्न की तुलना',
};

export const PAIR_OF_MATCH_HI: Sentences<MatchPairWords> = {
  same_star({ first, isOneSign, nakshatraIndex, padas, rank }) {
    const star = `दोनों का जन्म नक्षत्र ${nakshatraHi(nakshatraIndex)} है; पंचांगों में इसका एक होना ${RANKS[rank]}।`;
    if (first === null) return `${star} चरण भी एक है, ${rankHi(padas.groom)}; इसके लिए कोई परिहार नहीं मिलता।`;
    if (!isOneSign) return `${star} राशियाँ अलग हैं।`;
    return `${star} ${first === 'groom' ? 'वर का चरण पहले आता है, गर्ग इसे अच्छा कहते हैं।' : 'वधू का चरण पहले आता है; गर्ग वर का चरण पहले चाहते हैं।'}`;
  },
  one_sign_order({ first, nakshatras, signIndex }) {
    const both = `दोनों की राशि ${signHi(signIndex)} है; वर का नक्षत्र ${nakshatraHi(nakshatras.groom)} है और वधू का ${nakshatraHi(nakshatras.bride)}।`;
    if (first === null) return `${both} कोई पहले नहीं आता।`;
    return `${both} ${first === 'groom' ? 'वर का नक्षत्र पहले आता है, गर्ग इसे अच्छा कहते हैं।' : 'वधू का नक्षत्र पहले आता है; गर्ग वर का पहले चाहते हैं, औरों के लिए नक्षत्र अलग होना काफ़ी है।'}`;
  },
  neighbouring_stars: ({ first, nakshatras }) =>
    first === 'bride'
      ? `वधू का नक्षत्र ${nakshatraHi(nakshatras.bride)} वर के ${nakshatraHi(nakshatras.groom)} से ठीक पहले है; कुछ पंचांग इसे लिखते हैं।`
      : `वर का नक्षत्र ${nakshatraHi(nakshatras.groom)} वधू के ${nakshatraHi(nakshatras.bride)} से ठीक पहले है; कुछ पंचांग इसे लिखते हैं।`,
  mars_headline: ({ bearer, state }) => MARS_HEADLINES[state](bearer === 'bride' ? 'वधू' : 'वर'),
  mars_short: ({ houses, malefics: standing, state }) =>
    `वर की कुंडली में मंगल ${houseIn(houses.groom)} है और वधू की कुंडली में ${houseIn(houses.bride)}। ${MARS_ENDS[state](standing)}`,
  mars_rule: ({ state }) => MARS_RULES[state],
  mars_units: ({ state }) =>
    ({
      equal: 'रमन की इकाइयों से दोनों कुंडलियाँ बराबर हैं।',
      passable: 'रमन की इकाइयों से वर में थोड़ा अधिक है, जो चल जाता है।',
      unequal: 'रमन की इकाइयों से दोनों कुंडलियाँ बराबर नहीं हैं।',
    })[state],
  papa_headline: ({ state }) => PAPA_HEADLINES[state],
  papa_short: ({ malefics: counted, state }) =>
    `लग्न से गिनें तो वर के लिए ${malefics(counted.groom)}, और वधू के लिए ${malefics(counted.bride)} इन भावों में ${counted.bride.length > 1 ? 'हैं' : 'है'}। ${PAPA_ENDS[state]}`,
  papa_rule: ({ state }) => PAPA_RULES[state],
  papa_part: ({ malefics: counted, of }) => `${PAPA_PLACES[of]}: ${malefics(counted)}`,
  sandhi: ({ bride, groom }) =>
    `${changeHi(groom, 'वर की')} ${changeHi(bride, 'वधू की')} इस समय दोनों के पास सँभालने को बहुत कुछ हो सकता है।`,
  sama_dasha: ({ fromDate, planet, untilDate }) =>
    `${spanHi(fromDate, untilDate)} दोनों की ${planetHi(planet)} की महादशा साथ है।`,
  sandhi_headline: ({ isAhead, samas, sandhis }) => {
    if (sandhis === 0)
      return samas === 0
        ? 'दोनों की महादशाएँ अलग-अलग समय पर बदलती हैं।'
        : 'दोनों की महादशाएँ अलग समय पर बदलती हैं, पर एक महादशा साथ चलती है।';
    return isAhead ? 'आगे कभी दोनों की महादशाएँ पास-पास बदलेंगी।' : 'दोनों की महादशाएँ पहले पास-पास बदल चुकी हैं, आगे नहीं।';
  },
  sandhi_short({ ahead, sama, sandhis }) {
    const shared = sama ? ` ${dateHi(sama.untilDate)} तक दोनों की ${planetHi(sama.planet)} की महादशा है।` : '';
    if (ahead === null) {
      return `${sandhis === 0 ? 'दोनों की कोई महादशा पास-पास नहीं बदलती।' : 'आगे दोनों की कोई महादशा पास-पास नहीं बदलेगी।'}${shared}`;
    }
    const next = `वर की ${planetHi(ahead.groom.after)} की महादशा ${onDate(ahead.groom.date)} लगती है और वधू की ${planetHi(ahead.bride.after)} की ${onDate(ahead.bride.date)}।`;
    return `${next} इस समय दोनों के पास सँभालने को बहुत कुछ हो सकता है।${shared}`;
  },
  sandhi_rule: () => 'दोनों की महादशाएँ छह महीने के भीतर बदलें तो उन्हें यहाँ लिखा जाता है; इस पर अंक नहीं हैं।',
  unknown: ({ part, who }) => `${PARTS[part]} के लिए ${WHOSE_BIRTH_HI[who]} चाहिए।`,
};

const houseIn = (house: number) => (house === 1 ? 'लग्न में' : `${houseOblique(house)} में`);
