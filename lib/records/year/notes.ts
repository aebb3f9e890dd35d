/** Notes of the answers of /varshphal: how a year is counted, and what the caller chose. */
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { BalaChoices, YearLordChoices } from '../../astro/varshphal/tajikaChoices.ts';

export const VARSHPHAL_NOTES = {
  return: both(
    'The year runs by the true sidereal return of the Sun, under the ayanamsa of the natal chart. Tables with a mean year differ by minutes.',
    'वर्ष सूर्य के जन्म वाले निरयन अंश पर लौटने से शुरू होता है; अयनांश जन्म कुंडली का ही है। औसत वर्ष वाली सारणियों से कुछ मिनट का अंतर आता है।',
  ),
  houses: both(
    'Houses are whole signs from the ascendant of the year.',
    'भाव वर्ष लग्न से गिने गए हैं, हर भाव एक पूरी राशि का है।',
  ),
  orb: both(
    'The orb of two planets is half the sum of their lights. Who joins whom is told as if all moved forward. A retrograde lord counts as one that gives back (radda).',
    'दो ग्रहों का दीप्तांश उनके दीप्तांशों के जोड़ का आधा है। कौन किससे मिलता है, यह सीधी गति मानकर देखा गया है; वक्री स्वामी रद्द में गिना जाता है।',
  ),
  munthaPace: both(
    'The Muntha moves 30 degrees a year from the natal ascendant degree. Its house is that of the return.',
    'मुंथा जन्म लग्न के अंश से हर महीने 2 अंश 30 कला चलती है; उसका भाव वर्ष प्रवेश के समय का है।',
  ),
  equalMonths: both(
    'The year reaches beyond the ephemeris, so its months are equal twelfths.',
    'यह वर्ष ग्रह-गणना की सीमा से आगे जाता है, इसलिए बारहों महीने बराबर रखे गए हैं।',
  ),
  munthaPoints: both(
    'Good and demanding houses follow the text. The lord of the Muntha counts as a supporter, whatever its nature. The points and the bounds of the verdict are interpretive.',
    'शुभ और कठिन भाव ग्रंथ के अनुसार हैं। मुंथेश कोई भी ग्रह हो, सहायक गिना जाता है। अंक और निष्कर्ष की सीमाएँ हमारी व्याख्या हैं।',
  ),
  strongest: both(
    'Of the office-bearers that aspect the ascendant the strongest rules, by however little. Equals are told apart by the stronger aspect, then by offices. Where all five have less than 5 units the Munthesh rules.',
    'वर्ष लग्न को देखने वाले अधिकारी ग्रहों में सबसे बलवान वर्षेश होता है, अंतर कितना भी कम हो। बराबरी में प्रबल दृष्टि और फिर पदों की संख्या देखी जाती है। पाँचों का बल 5 से कम हो तो मुंथेश वर्षेश होता है।',
  ),
  classicalCounting: both(
    'Strength is the pancha-vargiya bala of Tajika Nilakanthi.',
    'बल ताजिक नीलकंठी का पंचवर्गीय बल है।',
  ),
  specifiedCounting: both(
    'Strength is the pancha-vargiya bala of D1, D2, D12, D3 and D9, as asked. Tajika Nilakanthi counts otherwise.',
    'माँगे अनुसार बल D1, D2, D12, D3 और D9 का पंचवर्गीय बल है; ताजिक नीलकंठी की गिनती दूसरी है।',
  ),
  twoCountings: both(
    'The score counts D1 30, D2 20, D12 15, D3 10 and D9 5, with their sign lords. The weights of D2 and D12 are interpretive. So are exaltation counted as an own sign, and debilitation as half an enemy’s units.',
    'अंक पाँच वर्ग कुंडलियों और उनकी राशियों के स्वामियों से हैं: D1 के 30, D2 के 20, D12 के 15, D3 के 10 और D9 के 5। D2 और D12 के अंक, उच्च को अपनी राशि मानना और नीच को शत्रु के आधे अंक देना हमारी व्याख्या है।',
  ),
} as const;

const RELATION_NOTES: Readonly<Record<BalaChoices['relation'], Bilingual>> = {
  tajika: both(
    'Friends and enemies are counted in the annual chart. Friends of a planet stand in the 3rd, 5th, 9th and 11th from it. Neutrals stand in the 2nd, 6th, 8th and 12th, and enemies in the 1st, 4th, 7th and 10th.',
    'मित्र और शत्रु वर्ष कुंडली से गिने गए हैं। किसी ग्रह से तीसरे, पाँचवें, नौवें और ग्यारहवें में उसके मित्र होते हैं; दूसरे, छठे, आठवें और बारहवें में सम; पहले, चौथे, सातवें और दसवें में शत्रु।',
  ),
  natural: both(
    'Friends and enemies are the natural ones, as asked. Tajika Nilakanthi counts them in the annual chart.',
    'माँगे अनुसार मित्र और शत्रु नैसर्गिक हैं; ताजिक नीलकंठी में वे वर्ष कुंडली से गिने जाते हैं।',
  ),
};

const DREKKANA_NOTES: Readonly<Record<BalaChoices['drekkana'], Bilingual>> = {
  tajika: both(
    'In the classical bala the lords of the decanates run in the Chaldean order, from Mars at 0 Aries.',
    'शास्त्रीय बल में द्रेष्काणों के स्वामी ताजिक क्रम से हैं, जो मेष के आरंभ में मंगल से चलता है।',
  ),
  parashari: both(
    'In the classical bala the lords of the decanates are those of the D3 signs, as asked. Tajika Nilakanthi has them in the Chaldean order.',
    'माँगे अनुसार शास्त्रीय बल में द्रेष्काणों के स्वामी D3 की राशियों के हैं; ताजिक नीलकंठी का क्रम दूसरा है।',
  ),
};

/** Explains how the strengths of a year are counted. */
export function balaNotes({ drekkana, relation }: BalaChoices): Bilingual[] {
  return [RELATION_NOTES[relation], DREKKANA_NOTES[drekkana]];
}

const NONE_ASPECTS_NOTES: Readonly<Record<YearLordChoices['noneAspects'], Bilingual>> = {
  muntha_lord: both(
    'Where none of the five aspects the ascendant, the Munthesh rules, as Adawal and Charak teach. Tajika Nilakanthi names the strongest of the five.',
    'पाँचों में से कोई वर्ष लग्न को न देखे तो मुंथेश वर्षेश होता है, जैसा आदवल और चरक लिखते हैं; ताजिक नीलकंठी में तब सबसे बलवान ग्रह लिया जाता है।',
  ),
  strongest: both(
    'Where none of the five aspects the ascendant, the strongest rules, as asked and as Tajika Nilakanthi has it.',
    'पाँचों में से कोई वर्ष लग्न को न देखे तो सबसे बलवान ग्रह वर्षेश होता है, जैसा माँगा गया और जैसा ताजिक नीलकंठी में है।',
  ),
  lagna_lord: both(
    'Where none of the five aspects the ascendant, its lord rules, as asked.',
    'माँगे अनुसार, पाँचों में से कोई वर्ष लग्न को न देखे तो वर्ष लग्नेश ही वर्षेश होता है।',
  ),
};

const MOON_NOTES: Readonly<Record<YearLordChoices['moon'], Bilingual>> = {
  tn: both(
    'The Moon keeps a year that falls to her only in Cancer. Elsewhere it goes to the office-bearer she joins by ithasala, or else to the lord of her sign.',
    'चंद्रमा कर्क राशि में हो तो अपने हिस्से का वर्ष रखता है। नहीं तो वर्ष उस अधिकारी ग्रह को मिलता है जिससे उसका इत्थशाल हो, या उसकी राशि के स्वामी को।',
  ),
  passed_over: both(
    'The Moon is passed over, as asked. The next strongest that aspects the ascendant rules. Failing that, the planet she joins by ithasala rules, or else the lord of her sign.',
    'माँगे अनुसार चंद्रमा को छोड़ा जाता है। तब लग्न को देखने वाला अगला बलवान ग्रह वर्षेश होता है; वह न हो तो चंद्रमा से इत्थशाल वाला ग्रह, नहीं तो उसकी राशि का स्वामी।',
  ),
  keep: both(
    'The Moon keeps the year that falls to her, as asked. In Tajika Nilakanthi she hands it on unless she is in Cancer.',
    'माँगे अनुसार चंद्रमा अपने हिस्से का वर्ष रखता है; ताजिक नीलकंठी में कर्क राशि के बिना वह वर्ष दूसरे ग्रह को देता है।',
  ),
};

/** Explains how the lord of the year is chosen. */
export function electionNotes({ counting, moon, noneAspects }: YearLordChoices): Bilingual[] {
  const bala = counting === 'specified' ? VARSHPHAL_NOTES.specifiedCounting : VARSHPHAL_NOTES.classicalCounting;
  return [bala, VARSHPHAL_NOTES.strongest, NONE_ASPECTS_NOTES[noneAspects], MOON_NOTES[moon]];
}

/** For which place the chart was cast, and what others practise. */
export const PLACE_NOTES = {
  birth: both(
    'The chart is cast for the birth place. With return_place current it is cast for current_location, as others practise.',
    'वर्ष कुंडली जन्म स्थान की है। कुछ लोग इसे वर्तमान स्थान से बनाते हैं; उसके लिए return_place में current दें।',
  ),
  current: both(
    'The chart is cast for current_location, as asked. By default it is cast for the birth place.',
    'माँगे अनुसार वर्ष कुंडली वर्तमान स्थान (current_location) की है; बिना माँगे वह जन्म स्थान से बनती है।',
  ),
} as const;

export const SAHAM_NOTES: readonly Bilingual[] = [
  both(
    'By night A and C change places, but for the sahams whose rule is the same by day and night. A few have a formula of their own for the night.',
    'रात में A और C की जगह बदल जाती है, सिवाय उन सहमों के जिनका नियम दिन और रात में एक है। कुछ सहमों का रात का सूत्र अलग है।',
  ),
  both(
    'A sign is added where B, whatever it is, does not lie on the arc from C to A. Some add it only where B is the ascendant, and not for Mrityu, Paradesha and Shastra. The field is_sign_added tells where it was added.',
    'C से A तक के घेरे में B न पड़े तो एक राशि जोड़ी जाती है, चाहे B कुछ भी हो। कुछ लोग इसे तभी जोड़ते हैं जब B लग्न हो, और मृत्यु, परदेश और शास्त्र में नहीं जोड़ते; is_sign_added बताता है कि कहाँ जोड़ी गई।',
  ),
  both(
    'The cusp of a house is the ascendant moved on by 30 degrees for each house.',
    'लग्न में हर भाव के लिए 30 अंश जोड़ने से भाव का अंश मिलता है।',
  ),
  both(
    'Roga is twice the ascendant less the Moon. Others count it from Saturn.',
    'रोग सहम लग्न के दुगुने में से चंद्रमा घटाकर बनता है; कुछ लोग इसे शनि से गिनते हैं।',
  ),
  both(
    'Mrityu and Apamrityu are read as endings and care. Nothing here speaks of the length of life.',
    'मृत्यु और अपमृत्यु सहम यहाँ समाप्ति और सावधानी के अर्थ में हैं; आयु की कोई बात नहीं है।',
  ),
  both(
    'The day of a saham and its tone are interpretive. Periods of its lord are those of the mudda dasha cut by the natal Moon, as in /varshphal/predictions.',
    'सहम का दिन और उसका फल हमारी व्याख्या है। स्वामी की अवधियाँ मुद्दा दशा की हैं, जिसकी पहली अवधि जन्म के चंद्रमा से कटती है।',
  ),
];

export const PREDICTION_NOTES = {
  weights: both(
    'All points, tones and advice are our own weighing. What is weighed follows the Tajika texts.',
    'अंक, निष्कर्ष और सलाह हमारी व्याख्या हैं; जो बातें देखी गई हैं वे ताजिक ग्रंथों की हैं।',
  ),
  scale: both(
    'Where the strength of a planet gives points, its units count by its house, apart for benefics and malefics. They count less when it is combust or retrograde. Up to 1 of 20 gives no points, and 12 or more give all.',
    'ग्रह के बल के अंक उसके भाव के हिसाब से लिए गए हैं, शुभ और पाप ग्रहों के अलग-अलग; अस्त या वक्री होने पर कम। 20 में से 1 या उससे कम पर कोई अंक नहीं, 12 या उससे अधिक पर पूरे।',
  ),
  mudda: {
    balance: both(
      'The first mudda period is what was left at birth of the nakshatra of the Moon. Its other part closes the year. first_period=full gives it whole.',
      'पहली मुद्दा अवधि उतनी है जितना जन्म के समय चंद्रमा का नक्षत्र बाकी था; उसका दूसरा हिस्सा वर्ष के अंत में आता है। पूरी अवधि के लिए first_period=full दें।',
    ),
    full: both(
      'The first mudda period is whole, as almanacs have it. With first_period=balance it is cut by the natal Moon.',
      'पहली मुद्दा अवधि पूरी है, जैसा पंचांगों में होता है; जन्म के चंद्रमा से काटने के लिए first_period=balance दें।',
    ),
  },
  muddaYear: both(
    'Mudda days are scaled to the true length of the year, from return to return.',
    'मुद्दा दशा के दिन एक वर्ष प्रवेश से अगले तक की असली लंबाई में बाँटे गए हैं।',
  ),
  bond: both(
    'The first sign of a matter is that the lords of the ascendant and of its house join (ithasala).',
    'किसी काम का पहला संकेत लग्नेश और उस भाव के स्वामी का मिलना है (इत्थशाल)।',
  ),
  health: both(
    'For health the ascendant itself is the matter. The less its lord has to do with that of the 6th, the better.',
    'सेहत में लग्न ही देखा जाता है, इसलिए लग्नेश का षष्ठेश से जितना कम संबंध हो उतना अच्छा।',
  ),
} as const;
