/** What the rules of day parts, ascendant, persons and directions are called, each with its rule in one sentence. */
import { DAY_TEXTS, factor, type FactorText } from './factorTexts.ts';
import type { FactorId } from './ids.ts';

/** What closes a time, whatever its score. */
const VETO_TEXTS = {
  vishti_on_earth: factor(
    ['Vishti (Bhadra)', 'भद्रा (विष्टि)'],
    [
      'Vishti with the Moon in Cancer, Leo, Aquarius or Pisces is avoided; its last 72 minutes pass.',
      'चंद्रमा कर्क, सिंह, कुंभ या मीन राशि में हो तो भद्रा छोड़ी जाती है; उसके अंतिम 72 मिनट चलते हैं।',
    ],
  ),
  vishti_elsewhere: factor(
    ['Vishti (Bhadra) elsewhere', 'भद्रा (स्वर्ग या पाताल)'],
    [
      'Vishti in heaven or the nether world counts against, but closes nothing.',
      'भद्रा स्वर्ग या पाताल में हो तो अंक घटते हैं, पर समय छोड़ा नहीं जाता।',
    ],
  ),
  vishti_tail: factor(
    ['Tail of Vishti', 'भद्रा का पुच्छ'],
    ['The last three ghatis of Vishti, 72 minutes, may be taken.', 'भद्रा की अंतिम तीन घटी, यानी 72 मिनट, ली जा सकती हैं।'],
  ),
  vyatipata: factor(
    ['Vyatipata yoga', 'व्यतीपात योग'],
    [
      'Nothing is begun in the yoga Vyatipata, from its beginning to its end.',
      'व्यतीपात योग में शुरू से अंत तक कोई शुभ काम शुरू नहीं होता।',
    ],
  ),
  vaidhriti: factor(
    ['Vaidhriti yoga', 'वैधृति योग'],
    [
      'Nothing is begun in the yoga Vaidhriti, from its beginning to its end.',
      'वैधृति योग में शुरू से अंत तक कोई शुभ काम शुरू नहीं होता।',
    ],
  ),
  amavasya: factor(
    ['New Moon day (Amavasya)', 'अमावस्या'],
    ['The lunar day of the new Moon is kept free of beginnings.', 'अमावस्या में शुभ काम शुरू नहीं किया जाता।'],
  ),
  rahu_kaal: factor(
    ['Rahu kaal', 'राहु काल'],
    [
      'By custom nothing new is begun in Rahu kaal, one eighth of the daylight.',
      'रीति में राहु काल में, जो दिन का आठवाँ भाग है, नया काम शुरू नहीं होता।',
    ],
  ),
  varjyam: factor(
    ['Varjyam (vishaghati)', 'वर्ज्य (विषघटी)'],
    [
      'In every star a span of four ghatis, about an hour and a half, is avoided.',
      'हर नक्षत्र में चार घटी, यानी लगभग डेढ़ घंटे, छोड़े जाते हैं।',
    ],
  ),
  nakshatra_gandanta: factor(
    ['Junction of stars (gandanta)', 'नक्षत्र गंडांत'],
    [
      'Two ghatis, 48 minutes, are avoided on both sides of the end of Ashlesha, Jyeshtha and Revati.',
      'आश्लेषा, ज्येष्ठा और रेवती के अंत के दोनों ओर दो घटी, यानी 48 मिनट, छोड़े जाते हैं।',
    ],
  ),
  tithi_gandanta: factor(
    ['Junction of lunar days', 'तिथि गंडांत'],
    [
      'One ghati, 24 minutes, is avoided on both sides of the end of every fifth lunar day.',
      'पंचमी, दशमी, पूर्णिमा और अमावस्या के अंत के दोनों ओर एक घटी, यानी 24 मिनट, छोड़े जाते हैं।',
    ],
  ),
  lagna_gandanta: factor(
    ['Junction of ascendants', 'लग्न गंडांत'],
    [
      'Twelve minutes are avoided on both sides of the moment when Cancer, Scorpio or Pisces stops rising.',
      'कर्क, वृश्चिक और मीन लग्न के अंत के दोनों ओर 12 मिनट छोड़े जाते हैं।',
    ],
  ),
  eclipse_span: factor(
    ['Eclipse', 'ग्रहण काल'],
    ['Nothing is begun while an eclipse is seen at the place.', 'जब तक ग्रहण उस स्थान से दिखे, कोई शुभ काम शुरू नहीं होता।'],
  ),
  nakshatra_bad: factor(
    ['Star not taken', 'वर्जित नक्षत्र'],
    [
      'A star that the texts do not take for this purpose closes its time.',
      'जो नक्षत्र इस काम के लिए नहीं लिया जाता, उसका समय छोड़ा जाता है।',
    ],
  ),
  pada_avoid: factor(
    ['Quarter of the star', 'नक्षत्र का चरण'],
    [
      'For a marriage the first quarter of Magha and Mula and the last of Revati are left.',
      'विवाह में मघा और मूल का पहला और रेवती का चौथा चरण छोड़ा जाता है।',
    ],
  ),
  tithi_avoid: factor(
    ['Lunar day not taken', 'वर्जित तिथि'],
    [
      'A lunar day that the texts avoid for this purpose closes its time.',
      'जो तिथि इस काम में छोड़ी जाती है, उसका समय नहीं लिया जाता।',
    ],
  ),
  krishna_limit: factor(
    ['Late dark half of the month', 'कृष्ण पक्ष का अंत'],
    [
      'From a certain day of the dark half the Moon is too thin for this purpose.',
      'कृष्ण पक्ष में एक तिथि के बाद चंद्रमा इस काम के लिए क्षीण माना जाता है।',
    ],
  ),
};

/** How the planets should stand from the ascendant of the time; houses are whole signs. */
const ASCENDANT_RULE_TEXTS = {
  l8_empty: factor(['8th house', 'आठवाँ भाव'], ['No planet should be in the 8th house.', 'आठवें भाव में कोई ग्रह न हो।']),
  moon_not_6_8_12: factor(
    ['House of the Moon', 'चंद्रमा का भाव'],
    ['The Moon should not be in the 6th, 8th or 12th house.', 'चंद्रमा छठे, आठवें या बारहवें भाव में न हो।'],
  ),
  benefics_kendra_trikona: factor(
    ['Place of the benefics', 'शुभ ग्रहों का स्थान'],
    [
      'Jupiter, Venus or Mercury should be in the 1st, 4th, 5th, 7th, 9th or 10th house, and none combust.',
      'गुरु, शुक्र या बुध केंद्र या त्रिकोण में हों और कोई अस्त न हो।',
    ],
  ),
  malefics_3_6_11: factor(
    ['Place of the malefics', 'पाप ग्रहों का स्थान'],
    ['The malefics do best in the 3rd, 6th and 11th houses.', 'पाप ग्रह तीसरे, छठे और ग्यारहवें भाव में अच्छे हैं।'],
  ),
  lagna_lord_strong: factor(
    ['Lord of the ascendant', 'लग्नेश'],
    [
      'The lord of the ascendant should not be in the 6th, 8th or 12th, debilitated or combust.',
      'लग्नेश छठे, आठवें या बारहवें भाव में, नीच या अस्त न हो।',
    ],
  ),
  not_8th_from_birth: factor(
    ['Ascendant and the birth chart', 'जन्म से लग्न'],
    [
      'The ascendant should not be the 8th sign from the birth ascendant or Moon sign.',
      'लग्न जन्म लग्न या जन्म राशि से आठवीं राशि का न हो।',
    ],
  ),
  h7_empty: factor(
    ['7th house', 'सातवाँ भाव'],
    ['No planet should be in the 7th house, of marriage.', 'विवाह के भाव, सातवें भाव में कोई ग्रह न हो।'],
  ),
  no_mars_8: factor(
    ['Mars and the 8th house', 'मंगल और आठवाँ भाव'],
    ['Mars should not be in the 8th house.', 'मंगल आठवें भाव में न हो।'],
  ),
  no_venus_6: factor(
    ['Venus and the 6th house', 'शुक्र और छठा भाव'],
    ['Venus should not be in the 6th house.', 'शुक्र छठे भाव में न हो।'],
  ),
  lagna_not_hemmed: factor(
    ['Beside the ascendant', 'लग्न के दोनों ओर'],
    ['Malefics should not stand in both the 2nd and the 12th house.', 'दूसरे और बारहवें, दोनों भावों में पाप ग्रह न हों।'],
  ),
  moon_alone: factor(
    ['Company of the Moon', 'चंद्रमा का साथ'],
    ['The Moon should be alone in its sign.', 'चंद्रमा अपनी राशि में अकेला हो।'],
  ),
  h4_empty_of_malefics: factor(
    ['4th house', 'चौथा भाव'],
    ['No malefic should be in the 4th house, of home.', 'घर के भाव, चौथे भाव में कोई पाप ग्रह न हो।'],
  ),
  venus_moon_fit: factor(
    ['Venus and the Moon', 'शुक्र और चंद्रमा'],
    [
      'Venus and the Moon should not be debilitated, combust or in the 6th, 8th or 12th.',
      'शुक्र और चंद्रमा नीच, अस्त या छठे, आठवें, बारहवें भाव में न हों।',
    ],
  ),
  lagna_not_birth_lagna: factor(
    ['Ascendant of birth', 'जन्म लग्न'],
    ['The ascendant should not be that of birth.', 'लग्न जन्म लग्न वाला न हो।'],
  ),
  lagna_not_5_7_9_from_birth_lagna: factor(
    ['Ascendant from that of birth', 'जन्म लग्न से लग्न'],
    ['The ascendant should not be 5th, 7th or 9th from that of birth.', 'लग्न जन्म लग्न से पाँचवाँ, सातवाँ या नौवाँ न हो।'],
  ),
  h12_empty: factor(
    ['12th house', 'बारहवाँ भाव'],
    ['No planet should be in the 12th house.', 'बारहवें भाव में कोई ग्रह न हो।'],
  ),
  l8_empty_or_venus: factor(
    ['8th house, Venus apart', 'आठवाँ भाव (शुक्र छोड़कर)'],
    ['Of all planets only Venus may be in the 8th house.', 'आठवें भाव में शुक्र के सिवा कोई ग्रह न हो।'],
  ),
  h10_empty: factor(['10th house', 'दसवाँ भाव'], ['No planet should be in the 10th house.', 'दसवें भाव में कोई ग्रह न हो।']),
  benefics_1_3_4_5_7_9: factor(
    ['Place of the benefics', 'शुभ ग्रहों का स्थान'],
    [
      'Benefics should be in the 1st, 3rd, 4th, 5th, 7th or 9th house.',
      'शुभ ग्रह पहले, तीसरे, चौथे, पाँचवें, सातवें या नौवें भाव में हों।',
    ],
  ),
  moon_not_1_6_8: factor(
    ['House of the Moon', 'चंद्रमा का भाव'],
    ['The Moon should not be in the 1st, 6th or 8th house.', 'चंद्रमा लग्न, छठे या आठवें भाव में न हो।'],
  ),
  mercury_jupiter_fit: factor(
    ['Mercury and Jupiter', 'बुध और गुरु'],
    [
      'Mercury and Jupiter should not be debilitated, combust or in the 6th, 8th or 12th.',
      'बुध और गुरु नीच, अस्त या छठे, आठवें, बारहवें भाव में न हों।',
    ],
  ),
  no_malefic_8_12: factor(
    ['8th and 12th houses', 'आठवाँ और बारहवाँ भाव'],
    ['No malefic should be in the 8th or 12th house.', 'आठवें और बारहवें भाव में कोई पाप ग्रह न हो।'],
  ),
  benefics_2_10_11: factor(
    ['2nd, 10th and 11th houses', 'दूसरा, दसवाँ, ग्यारहवाँ भाव'],
    ['A benefic should be in the 2nd, 10th or 11th house.', 'दूसरे, दसवें या ग्यारहवें भाव में कोई शुभ ग्रह हो।'],
  ),
  moon_or_venus_lagna: factor(
    ['Moon or Venus in the ascendant', 'लग्न में चंद्रमा या शुक्र'],
    ['The Moon or Venus in the ascendant helps.', 'लग्न में चंद्रमा या शुक्र हो तो अच्छा है।'],
  ),
  h4_fit: factor(
    ['4th house and its lord', 'चौथा भाव और चतुर्थेश'],
    [
      'The lord of the 4th should not be in the 6th, 8th or 12th, nor a malefic in the 4th.',
      'चतुर्थेश छठे, आठवें या बारहवें भाव में न हो और चौथे में पाप ग्रह न हो।',
    ],
  ),
  mars_fit: factor(
    ['Mars', 'मंगल'],
    ['Mars should not be debilitated nor in the 8th house.', 'मंगल नीच का या आठवें भाव में न हो।'],
  ),
  sun_moon_fit: factor(
    ['Sun and Moon', 'सूर्य और चंद्रमा'],
    [
      'Sun and Moon should not be debilitated nor in the 6th, 8th or 12th.',
      'सूर्य और चंद्रमा नीच के या छठे, आठवें, बारहवें भाव में न हों।',
    ],
  ),
  h7_8_12_empty: factor(
    ['7th, 8th and 12th houses', 'सातवाँ, आठवाँ, बारहवाँ भाव'],
    ['No planet should be in the 7th, 8th or 12th house.', 'सातवें, आठवें और बारहवें भाव में कोई ग्रह न हो।'],
  ),
  mars_strong_not_8: factor(
    ['Strength of Mars', 'मंगल का बल'],
    ['Mars should not be debilitated, combust or in the 8th house.', 'मंगल नीच, अस्त या आठवें भाव में न हो।'],
  ),
  moon_not_lagna: factor(
    ['Moon and the ascendant', 'चंद्रमा और लग्न'],
    ['The Moon should not be in the ascendant.', 'चंद्रमा लग्न में न हो।'],
  ),
  moon_not_sign_of_organ: factor(
    ['Sign of the part of the body', 'अंग की राशि'],
    ['The Moon should not be in the sign of the part operated on.', 'जिस अंग का ऑपरेशन हो, चंद्रमा उसकी राशि में न हो।'],
  ),
  sun_or_mars_10_11: factor(
    ['Sun and Mars', 'सूर्य और मंगल'],
    ['The Sun or Mars should be in the 10th or 11th house.', 'सूर्य या मंगल दसवें या ग्यारहवें भाव में हो।'],
  ),
};

/** What is seen from the births of the persons. */
const PERSON_RULE_TEXTS = {
  guru_bala: factor(
    ['Strength of Jupiter', 'गुरु बल'],
    [
      'Jupiter counted from the Moon sign of the person is best in the 2nd, 5th, 7th, 9th and 11th.',
      'जन्म राशि से गुरु दूसरा, पाँचवाँ, सातवाँ, नौवाँ या ग्यारहवाँ हो तो सबसे अच्छा है।',
    ],
  ),
  surya_bala: factor(
    ['Strength of the Sun', 'सूर्य बल'],
    [
      'The Sun counted from the Moon sign of the groom is best in the 3rd, 6th, 10th and 11th.',
      'वर की राशि से सूर्य तीसरा, छठा, दसवाँ या ग्यारहवाँ हो तो सबसे अच्छा है।',
    ],
  ),
  birth_star: factor(
    ['Birth star', 'जन्म नक्षत्र'],
    ['For this purpose the birth star itself is left.', 'इस काम में जन्म नक्षत्र छोड़ा जाता है।'],
  ),
  birth_month: factor(
    ['Birth month', 'जन्म मास'],
    ['For this purpose the lunar month of birth is left.', 'इस काम में जन्म का चंद्र मास छोड़ा जाता है।'],
  ),
  age: factor(
    ['Age of the child', 'बच्चे की उम्र'],
    ['The texts give the ages at which this is done.', 'ग्रंथों में इस संस्कार की उम्र बताई गई है।'],
  ),
};

/** What a journey minds, and further rules of single purposes. */
const PURPOSE_RULE_TEXTS = {
  weekday_shool: factor(
    ['Direction of the weekday', 'दिशाशूल (वार)'],
    [
      'On each weekday one direction is left for journeys (disha shool).',
      'हर वार में एक दिशा की यात्रा छोड़ी जाती है (दिशाशूल)।',
    ],
  ),
  nakshatra_shool: factor(
    ['Direction of the star', 'नक्षत्र शूल'],
    ['Four stars each close one direction for journeys.', 'चार नक्षत्रों में एक-एक दिशा की यात्रा छोड़ी जाती है।'],
  ),
  moon_dwells: factor(
    ['Where the Moon dwells', 'चंद्र वास'],
    ['The Moon in front or on the right of the traveller is good.', 'यात्रा में चंद्रमा सामने या दाहिने हो तो अच्छा है।'],
  ),
  yogini: factor(
    ['Yogini', 'योगिनी वास'],
    [
      'The yogini of the lunar day should be behind or on the left of the traveller.',
      'यात्रा में तिथि की योगिनी पीछे या बाएँ हो।',
    ],
  ),
  panchaka_moon: factor(
    ['Panchaka', 'पंचक'],
    [
      'Journeys to the south are left while the Moon crosses the last five stars.',
      'चंद्रमा अंतिम पाँच नक्षत्रों में हो तो दक्षिण की यात्रा छोड़ी जाती है।',
    ],
  ),
  kalasha_chakra: factor(
    ['Kalasha chakra', 'कलश चक्र'],
    [
      'From the star of the Sun, the Moon should be in the 6th to 13th or the 22nd to 27th.',
      'सूर्य के नक्षत्र से चंद्रमा का नक्षत्र 6 से 13 या 22 से 27 तक हो।',
    ],
  ),
  forenoon: factor(['Part of the day', 'दिन का भाग'], ['This is done in the forenoon.', 'यह काम दोपहर से पहले होता है।']),
  mercury_for_signing: factor(
    ['Mercury', 'बुध'],
    ['For contracts Mercury should be neither retrograde nor combust.', 'अनुबंध के लिए बुध वक्री या अस्त न हो।'],
  ),
};

/** Seasons and days that are left as a whole. */
const BLOCK_TEXTS = {
  adhika_masa: factor(
    ['Added month (adhika masa)', 'अधिक मास'],
    ['A lunar month in which the Sun enters no sign is left.', 'जिस चंद्र मास में सूर्य राशि नहीं बदलता, वह छोड़ा जाता है।'],
  ),
  kshaya_masa: factor(
    ['Dropped month (kshaya masa)', 'क्षय मास'],
    [
      'A lunar month in which the Sun enters two signs is left.',
      'जिस चंद्र मास में सूर्य दो राशियाँ बदलता है, वह छोड़ा जाता है।',
    ],
  ),
  kharmas_dhanu: factor(
    ['Kharmas (Sun in Sagittarius)', 'खरमास (धनु)'],
    ['The month of the Sun in Sagittarius is left for ceremonies.', 'सूर्य धनु राशि में हो तो संस्कार नहीं किए जाते।'],
  ),
  kharmas_mina: factor(
    ['Kharmas (Sun in Pisces)', 'खरमास (मीन)'],
    ['The month of the Sun in Pisces is left for ceremonies.', 'सूर्य मीन राशि में हो तो संस्कार नहीं किए जाते।'],
  ),
  chaturmas: factor(
    ['Chaturmas', 'चातुर्मास'],
    [
      'The four months from Devashayani to Devotthana Ekadashi are left.',
      'देवशयनी से देवोत्थान एकादशी तक के चार महीने छोड़े जाते हैं।',
    ],
  ),
  pitru_paksha: factor(
    ['Fortnight of the ancestors', 'पितृ पक्ष'],
    ['The fortnight of the ancestors (pitru paksha) is left for new things.', 'पितरों के पखवाड़े में नया काम शुरू नहीं होता।'],
  ),
  holashtak: factor(
    ['Holashtak', 'होलाष्टक'],
    [
      'In the north-west the eight days before Holi are left for ceremonies.',
      'उत्तर-पश्चिम भारत में होली से पहले के आठ दिन संस्कारों के लिए छोड़े जाते हैं।',
    ],
  ),
  guru_asta: factor(
    ['Jupiter combust', 'गुरु अस्त'],
    [
      'The weeks in which Jupiter is hidden by the Sun are left, with some days around.',
      'गुरु के अस्त रहने के दिन और उनके आसपास के कुछ दिन छोड़े जाते हैं।',
    ],
  ),
  shukra_asta: factor(
    ['Venus combust', 'शुक्र अस्त'],
    [
      'The weeks in which Venus is hidden by the Sun are left, with some days around.',
      'शुक्र के अस्त रहने के दिन और उनके आसपास के कुछ दिन छोड़े जाते हैं।',
    ],
  ),
  simhastha_guru: factor(
    ['Jupiter in Leo', 'सिंहस्थ गुरु'],
    [
      'Between Ganga and Godavari marriages are left while Jupiter is in Leo.',
      'गंगा और गोदावरी के बीच गुरु के सिंह राशि में रहते विवाह नहीं होते।',
    ],
  ),
  dakshinayana: factor(
    ['Southern course of the Sun', 'दक्षिणायन'],
    ['The Sun should be on its northern course (uttarayana).', 'सूर्य उत्तरायण में हो।'],
  ),
  dakshinayana_soft: factor(
    ['Southern course of the Sun', 'दक्षिणायन'],
    ['The northern course of the Sun is better for a house.', 'गृह प्रवेश के लिए उत्तरायण बेहतर है।'],
  ),
  eclipse: factor(
    ['Days around an eclipse', 'ग्रहण के दिन'],
    [
      'The day of an eclipse that is seen at the place is left, and three days around a total one.',
      'जो ग्रहण उस स्थान से दिखे, उसका दिन छोड़ा जाता है; पूर्ण ग्रहण में आगे-पीछे के तीन दिन भी।',
    ],
  ),
  sankranti: factor(
    ['Sun changing sign (sankranti)', 'संक्रांति'],
    [
      'Sixteen ghatis, 6 hours 24 minutes, are left on both sides of a sankranti.',
      'संक्रांति के दोनों ओर 16 घटी, यानी 6 घंटे 24 मिनट, छोड़े जाते हैं।',
    ],
  ),
  tithi_kshaya_vriddhi: factor(
    ['Dropped or repeated lunar day', 'क्षय या वृद्धि तिथि'],
    ['A day whose lunar day is dropped or repeated counts against.', 'जिस दिन तिथि का क्षय या वृद्धि हो, उसके अंक घटते हैं।'],
  ),
};

/** The names and rules of every factor of a time. */
export const FACTOR_TEXTS: Readonly<Record<FactorId, FactorText>> = {
  ...DAY_TEXTS,
  ...VETO_TEXTS,
  ...BLOCK_TEXTS,
  ...ASCENDANT_RULE_TEXTS,
  ...PERSON_RULE_TEXTS,
  ...PURPOSE_RULE_TEXTS,
};
