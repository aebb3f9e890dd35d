/** Where texts and almanacs differ on a purpose, and what is done here. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { PurposeId } from './ids.ts';

const COMBUSTION_DAYS = both(
  'Texts leave 3, 5, 7, 10 or 15 days around the combustion of Jupiter and Venus; 3 are left here.',
  'गुरु और शुक्र के अस्त के आसपास ग्रंथ 3, 5, 7, 10 या 15 दिन छोड़ते हैं; यहाँ 3 दिन छोड़े गए हैं।',
);

export const DISPUTED: Readonly<Record<PurposeId, readonly Bilingual[]>> = {
  marriage: [
    both(
      'Ashwini, Chitra, Shravana and Dhanishta are allowed by some almanacs; here they are middling.',
      'अश्विनी, चित्रा, श्रवण और धनिष्ठा कुछ पंचांगों में लिए जाते हैं; यहाँ वे मध्यम हैं।',
    ),
    both(
      'Published lists of today mind neither weekday nor lunar day, except the new moon; here both give points.',
      'आज के पंचांग अमावस्या छोड़कर वार और तिथि नहीं देखते; यहाँ दोनों के अंक जुड़ते हैं।',
    ),
    both('The full moon day is taken in the south; here it is middling.', 'दक्षिण में पूर्णिमा ली जाती है; यहाँ वह मध्यम है।'),
    both(
      'Chaturmas binds in the north; the south goes by the month of the Sun. Here both hold, unless you choose.',
      'उत्तर में चातुर्मास माना जाता है, दक्षिण में सौर मास। यहाँ दोनों देखे जाते हैं, जब तक आप न चुनें।',
    ),
    both(
      'Aries, Scorpio and Capricorn rising are left here; some take them.',
      'मेष, वृश्चिक और मकर लग्न यहाँ छोड़े गए हैं; कुछ लोग लेते हैं।',
    ),
    COMBUSTION_DAYS,
  ],
  engagement: [
    both(
      'Many families ask only for a good star and weekday; month and combustion then count little.',
      'कई परिवार केवल शुभ नक्षत्र और वार देखते हैं; तब महीना और अस्त कम गिने जाते हैं।',
    ),
  ],
  griha_pravesh: [
    both(
      'Pushya, Hasta, Swati, Dhanishta and Shatabhisha are given for an old house; here they are middling.',
      'पुष्य, हस्त, स्वाति, धनिष्ठा और शतभिषा पुराने घर के लिए कहे गए हैं; यहाँ वे मध्यम हैं।',
    ),
    both(
      'Saturday is good in published lists and avoided by others; here it is good.',
      'शनिवार पंचांगों में शुभ है, कुछ लोग छोड़ते हैं; यहाँ वह शुभ है।',
    ),
    both(
      'Lists that go by the lunar month give days with the Sun in Sagittarius or Pisces; here they cost points.',
      'चंद्र मास मानने वाले पंचांग खरमास में भी दिन देते हैं; यहाँ उसके अंक घटते हैं।',
    ),
    both(
      'Some southern lists leave the Sun in Cancer, Virgo and Aquarius; here Cancer and Virgo are left.',
      'दक्षिण में कर्क, कन्या और कुंभ का सूर्य छोड़ते हैं; यहाँ कर्क और कन्या छोड़े गए हैं।',
    ),
  ],
  griha_pravesh_old: [
    both(
      'Combustion of Jupiter and Venus is not looked at for an old house.',
      'पुराने घर के लिए गुरु और शुक्र का अस्त नहीं देखा जाता।',
    ),
  ],
  vehicle: [
    both(
      'No verse speaks of motor vehicles: the rules of carriages and riding are carried over.',
      'मोटर वाहन पर कोई श्लोक नहीं है; रथ और सवारी के नियम ही लिए गए हैं।',
    ),
    both('Panchaka is disliked by some; here it does not matter.', 'कुछ लोग पंचक छोड़ते हैं; यहाँ उससे फ़र्क नहीं पड़ता।'),
  ],
  journey: [
    both(
      'Mula is good in one manual and middling in another; here it is middling.',
      'मूल एक ग्रंथ में शुभ और दूसरे में मध्यम है; यहाँ मध्यम है।',
    ),
    both('The weekday is judged by the direction first.', 'वार पहले यात्रा की दिशा से देखा जाता है।'),
  ],
  namakarana: [
    both(
      'On the customary day, the 10th, 11th, 12th or 16th, months and combustion are not looked at.',
      'रीति के दिन, यानी 10वें, 11वें, 12वें या 16वें दिन, महीना और अस्त नहीं देखे जाते।',
    ),
    both('Magha stands in one list only; here it is middling.', 'मघा एक ही सूची में है; यहाँ वह मध्यम है।'),
  ],
  mundan: [
    both('Sunday is taken by some communities; here it is left.', 'कुछ समुदाय रविवार लेते हैं; यहाँ वह छोड़ा गया है।'),
    both('The year of age should be odd: 1, 3, 5 or 7.', 'बच्चे का साल विषम हो: पहला, तीसरा, पाँचवाँ या सातवाँ।'),
  ],
  annaprashana: [
    both('Mrigashira is missing in one printing; here it is good.', 'एक संस्करण में मृगशिरा नहीं है; यहाँ वह शुभ है।'),
    both(
      'The lunar days 11 and 12 are allowed by some; here they are left.',
      'कुछ लोग एकादशी और द्वादशी लेते हैं; यहाँ वे छोड़ी गई हैं।',
    ),
  ],
  upanayana: [
    both('After the fifth of the dark half nothing is taken by most.', 'कृष्ण पंचमी के बाद की तिथियाँ प्रायः नहीं ली जातीं।'),
    both('Each branch of the Veda has stars and days of its own.', 'वेद की हर शाखा के अपने नक्षत्र और वार हैं।'),
    both('Punarvasu is refused by some; here it is good.', 'कुछ लोग पुनर्वसु नहीं लेते; यहाँ वह शुभ है।'),
  ],
  vidyarambha: [
    both(
      'Wednesday is in the verse and missing in one manual; here it is good.',
      'बुधवार श्लोक में है, एक ग्रंथ में नहीं; यहाँ वह शुभ है।',
    ),
  ],
  aksharabhyasa: [
    both(
      'Vijaya Dashami and Vasanta Panchami are taken without other checks.',
      'विजयादशमी और वसंत पंचमी बिना और देखे लिए जाते हैं।',
    ),
  ],
  business: [
    both(
      'In trade the added month is only advice; here it costs points.',
      'व्यापार में अधिक मास की रोक हल्की है; यहाँ उसके अंक घटते हैं।',
    ),
  ],
  property: [
    both(
      'The list of stars is that of the almanacs; the stars of the text for buying are middling here.',
      'नक्षत्रों की सूची पंचांगों की है; ग्रंथ के क्रय नक्षत्र यहाँ मध्यम हैं।',
    ),
    both(
      'Tuesday is liked for land by some, for the sake of Mars; here it is left.',
      'ज़मीन के लिए कुछ लोग मंगलवार लेते हैं; यहाँ वह छोड़ा गया है।',
    ),
  ],
  gold: [
    both(
      'Pushya on Thursday or Sunday, Akshaya Tritiya and Dhanteras are taken without other checks.',
      'गुरु पुष्य, रवि पुष्य, अक्षय तृतीया और धनतेरस बिना और देखे लिए जाते हैं।',
    ),
    both('Tuesday and Saturday are left by custom of the trade.', 'मंगलवार और शनिवार व्यापार की रीति से छोड़े जाते हैं।'),
  ],
  treatment: [both('Medicine is not begun under the birth star by some.', 'कुछ लोग जन्म नक्षत्र में दवा शुरू नहीं करते।')],
  surgery: [
    both('Most ask for a waning Moon.', 'प्रायः कृष्ण पक्ष चुना जाता है।'),
    both(
      'The fourth, ninth and fourteenth lunar days, avoided elsewhere, are the good ones here.',
      'चतुर्थी, नवमी और चतुर्दशी, जो और कामों में छोड़ी जाती हैं, यहाँ शुभ हैं।',
    ),
    both(
      'Others take Ashwini, Hasta and Pushya as stars of healing; here they are middling.',
      'कुछ लोग अश्विनी, हस्त और पुष्य लेते हैं; यहाँ वे मध्यम हैं।',
    ),
  ],
  job: [
    both(
      'The verse also asks that employer and employee suit each other, which takes a second birth.',
      'श्लोक में मालिक और कर्मचारी का मेल भी देखा जाता है; उसके लिए दूसरा जन्म विवरण चाहिए।',
    ),
  ],
  signing: [
    both(
      'Mercury retrograde or combust counts against; this is a modern rule.',
      'बुध वक्री या अस्त हो तो अंक घटते हैं; यह नया नियम है।',
    ),
  ],
};
