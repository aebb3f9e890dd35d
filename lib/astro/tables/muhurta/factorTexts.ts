/** What every factor of a chosen time is called, and its rule in one sentence. */
import { both, type Bilingual } from '../../bilingual.ts';

/** The name of a factor, the same whether it holds or not, and what is looked for. */
export interface FactorText {
  readonly label: Bilingual;
  readonly rule: Bilingual;
}

type Pair = readonly [en: string, hi: string];

/** Returns the texts of a factor from its names and its rule, each in both languages. */
export const factor = (label: Pair, rule: Pair): FactorText => ({ label: both(...label), rule: both(...rule) });

/** The limbs of the day, the ascendant and the Moon. */
const LIMB_TEXTS = {
  nakshatra: factor(
    ['Star of the Moon', 'नक्षत्र'],
    [
      'The Moon should be in a star (nakshatra) that the texts list for this purpose.',
      'चंद्रमा उस नक्षत्र में हो, जो इस काम के लिए ग्रंथों में आया है।',
    ],
  ),
  tithi: factor(
    ['Lunar day', 'तिथि'],
    ['The lunar day (tithi) should be one that is listed for this purpose.', 'तिथि इस काम के लिए शुभ तिथियों में से हो।'],
  ),
  weekday: factor(
    ['Weekday', 'वार'],
    ['The weekday, counted from sunrise, should suit this purpose.', 'वार इस काम के अनुकूल हो; वह सूर्योदय से गिना जाता है।'],
  ),
  yoga: factor(
    ['Yoga of Sun and Moon', 'नित्य योग'],
    [
      'A good yoga helps. A bad one is left for its first hours and counts half after them.',
      'शुभ योग से मदद मिलती है। अशुभ योग के पहले कुछ घंटे छोड़े जाते हैं, बाद का समय आधा गिना जाता है।',
    ],
  ),
  karana: factor(['Karana', 'करण'], ['A movable karana suits a beginning best.', 'शुरुआत के लिए चर करण सबसे अच्छे हैं।']),
  month: factor(
    ['Month', 'महीना'],
    [
      'The lunar month and the sign of the Sun should be among those listed for this purpose.',
      'चंद्र मास और सूर्य की राशि इस काम के महीनों में से हो।',
    ],
  ),
  lagna_sign: factor(
    ['Rising sign', 'लग्न की राशि'],
    ['The rising sign should suit the purpose.', 'उदय हो रही राशि इस काम के अनुकूल हो।'],
  ),
  moon_light: factor(
    ['Strength of the Moon', 'चंद्रमा का बल'],
    [
      'The Moon should be in the half of the month that suits the purpose, and bright.',
      'चंद्रमा काम के अनुकूल पक्ष का हो और उजला हो।',
    ],
  ),
  karana_good: factor(
    ['Taitila karana', 'तैतिल करण'],
    ['Of the karanas Taitila is the best for a marriage.', 'विवाह के लिए करणों में तैतिल सबसे अच्छा है।'],
  ),
  tara: factor(
    ['Count from the birth star', 'ताराबल'],
    [
      'Counted from the birth star in nines, the 3rd, 5th and 7th are avoided.',
      'जन्म नक्षत्र से नौ-नौ की गिनती में तीसरा, पाँचवाँ और सातवाँ तारा छोड़ा जाता है।',
    ],
  ),
  chandra: factor(
    ['Moon from the birth sign', 'चंद्रबल'],
    [
      'Counted from the Moon sign of birth, the Moon should not be 4th, 8th or 12th.',
      'चंद्रमा जन्म राशि से चौथा, आठवाँ या बारहवाँ न हो।',
    ],
  ),
};

/** What adds points beside the components. */
const AID_TEXTS = {
  amrita_siddhi: factor(
    ['Amrita Siddhi', 'अमृत सिद्धि योग'],
    [
      'Seven pairs of weekday and star make this yoga, good for beginnings.',
      'वार और नक्षत्र के सात मेल से यह शुभ योग बनता है।',
    ],
  ),
  sarvartha_siddhi: factor(
    ['Sarvartha Siddhi', 'सर्वार्थ सिद्धि योग'],
    [
      'Certain stars on certain weekdays make this yoga, good for whatever is begun.',
      'कुछ वारों में कुछ नक्षत्र पड़ने से यह योग बनता है, जो हर शुरुआत के लिए अच्छा है।',
    ],
  ),
  guru_pushya: factor(
    ['Pushya on Thursday', 'गुरु पुष्य योग'],
    [
      'Pushya on a Thursday is good for every beginning but marriage.',
      'गुरुवार को पुष्य नक्षत्र विवाह छोड़कर हर शुरुआत के लिए अच्छा है।',
    ],
  ),
  ravi_pushya: factor(
    ['Pushya on Sunday', 'रवि पुष्य योग'],
    [
      'Pushya on a Sunday is good for every beginning but marriage.',
      'रविवार को पुष्य नक्षत्र विवाह छोड़कर हर शुरुआत के लिए अच्छा है।',
    ],
  ),
  ravi_yoga: factor(
    ['Ravi yoga', 'रवि योग'],
    [
      'Counted from the star of the Sun, the Moon is in the 4th, 6th, 9th, 10th, 13th or 20th.',
      'सूर्य के नक्षत्र से चंद्रमा का नक्षत्र चौथा, छठा, नौवाँ, दसवाँ, 13वाँ या 20वाँ हो।',
    ],
  ),
  siddha_yoga: factor(
    ['Siddha yoga', 'सिद्ध योग'],
    ['Certain lunar days on certain weekdays make this good yoga.', 'कुछ वारों में कुछ तिथियाँ पड़ने से यह शुभ योग बनता है।'],
  ),
  abhijit: factor(
    ['Abhijit', 'अभिजित मुहूर्त'],
    [
      'The eighth of fifteen parts of the daylight, at midday, suits every beginning except on Wednesday.',
      'दिन के पंद्रह भागों में आठवाँ, दोपहर का समय; बुधवार छोड़कर हर शुरुआत के लिए अच्छा।',
    ],
  ),
  benefic_hora: factor(
    ['Planetary hour', 'होरा'],
    ['The hour (hora) of Jupiter, Venus, Mercury or the Moon helps.', 'गुरु, शुक्र, बुध या चंद्रमा की होरा अच्छी है।'],
  ),
  good_choghadiya: factor(
    ['Choghadiya', 'चौघड़िया'],
    ['Amrit, Shubh and Labh are the good eighths of day and night.', 'दिन और रात के आठ भागों में अमृत, शुभ और लाभ अच्छे हैं।'],
  ),
  strong_benefic_lagna: factor(
    ['Benefic in the ascendant', 'लग्न में शुभ ग्रह'],
    ['Jupiter, Venus or Mercury in the ascendant outweighs much.', 'लग्न में गुरु, शुक्र या बुध हो तो कई कमियाँ ढक जाती हैं।'],
  ),
  self_sufficient_day: factor(
    ['Day taken without checking', 'अबूझ मुहूर्त'],
    [
      'By custom this day needs no other check; its parts to be avoided stay so.',
      'रीति में इस दिन पंचांग नहीं देखा जाता, पर दिन के वर्जित भाग छोड़े जाते हैं।',
    ],
  ),
  godhuli: factor(
    ['Godhuli', 'गोधूलि'],
    [
      'The minutes around sunset serve for a marriage when no better ascendant is left.',
      'कोई शुद्ध लग्न न बचे तो सूर्यास्त के आसपास का समय विवाह के लिए लिया जाता है।',
    ],
  ),
};

/** What takes points beside the components. */
const BURDEN_TEXTS = {
  mrityu_yoga: factor(
    ['Mrityu yoga', 'मृत्यु योग'],
    [
      'This pair of weekday and lunar day or star is left for beginnings.',
      'वार के साथ तिथि या नक्षत्र का यह मेल शुरुआत के लिए छोड़ा जाता है।',
    ],
  ),
  dagdha_weekday_tithi: factor(
    ['Burnt day (dagdha yoga)', 'दग्ध योग'],
    [
      'One lunar day for each weekday is called burnt and counts against.',
      'हर वार की एक तिथि दग्ध मानी गई है; उसके अंक घटते हैं।',
    ],
  ),
  yamaghanta: factor(
    ['Yamaghanta yoga', 'यमघंट योग'],
    [
      'One star for each weekday makes this yoga, which counts against.',
      'हर वार में एक नक्षत्र से यह योग बनता है; इसके अंक घटते हैं।',
    ],
  ),
  utpata: factor(
    ['Utpata yoga', 'उत्पात योग'],
    [
      'One star for each weekday makes this yoga of disturbance.',
      'हर वार में एक नक्षत्र से यह योग बनता है; इसमें काम में विघ्न माना गया है।',
    ],
  ),
  panchaka_rahita_bad: factor(
    ['Remainder of nine (panchaka)', 'पंचक रहित'],
    [
      'Lunar day, weekday, star and ascendant are added; the remainder by nine should leave no fault.',
      'तिथि, वार, नक्षत्र और लग्न के जोड़ को नौ से भाग देने पर शेष शुभ हो।',
    ],
  ),
  durmuhurta: factor(
    ['Dur muhurta', 'दुर्मुहूर्त'],
    [
      'One or two of the fifteen parts of the daylight count against, by weekday.',
      'दिन के पंद्रह भागों में वार के अनुसार एक या दो भाग छोड़े जाते हैं।',
    ],
  ),
  yamaganda: factor(
    ['Yamaganda', 'यमगंड'],
    [
      'One eighth of the daylight by weekday, avoided most for journeys.',
      'वार के अनुसार दिन का आठवाँ भाग, जो खासकर यात्रा में छोड़ा जाता है।',
    ],
  ),
  gulika: factor(
    ['Gulika kaal', 'गुलिक काल'],
    [
      'One eighth of the daylight by weekday, for what may be repeated only.',
      'वार के अनुसार दिन का आठवाँ भाग; इसमें वही काम करें जो दोहराना हो।',
    ],
  ),
  bad_choghadiya: factor(
    ['Choghadiya', 'चौघड़िया'],
    ['Udveg, Kaal and Rog are the weak eighths of day and night.', 'दिन और रात के आठ भागों में उद्वेग, काल और रोग कमज़ोर हैं।'],
  ),
  latta: factor(
    ['Latta (kicked star)', 'लत्ता दोष'],
    [
      'Each planet kicks one star at a fixed count from its own; the Moon should not be there.',
      'हर ग्रह अपने से तय गिनती पर एक नक्षत्र को लात मारता है; चंद्रमा उसमें न हो।',
    ],
  ),
  pata: factor(
    ['Pata', 'पात दोष'],
    ['The star of the Moon should be free of the pata of the Sun.', 'चंद्रमा का नक्षत्र सूर्य के पात से मुक्त हो।'],
  ),
  moon_with_planet: factor(
    ['Company of the Moon', 'युति दोष'],
    ['No planet should share the sign of the Moon.', 'चंद्रमा की राशि में दूसरा ग्रह न हो।'],
  ),
  vedha: factor(
    ['Vedha', 'वेध दोष'],
    [
      'No planet should stand in the star opposite that of the Moon in the vedha chart.',
      'वेध चक्र में चंद्रमा के नक्षत्र के सामने कोई ग्रह न हो।',
    ],
  ),
  jamitra: factor(
    ['Jamitra', 'जामित्र दोष'],
    ['No planet should be in the 7th from the ascendant or the Moon.', 'लग्न और चंद्रमा से सातवें भाव में कोई ग्रह न हो।'],
  ),
  dagdha_tithi_by_sun: factor(
    ['Burnt lunar day', 'दग्ध तिथि'],
    ['For each sign of the Sun one lunar day is called burnt.', 'सूर्य की हर राशि में एक तिथि दग्ध मानी गई है।'],
  ),
};

/** What is looked at beside the ascendant, persons, directions and seasons. */
export const DAY_TEXTS = { ...LIMB_TEXTS, ...AID_TEXTS, ...BURDEN_TEXTS };
