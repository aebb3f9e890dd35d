/** Traditional remedies of each dosha, and advice for those who have it. Of later practice, except the gifts of BPHS 84. */
import { both, type Bilingual } from '../bilingual.ts';
import type { RemedyKind } from '../remedy/planetRemedies.ts';
import type { Planet } from './planets.ts';
import { REMEDIES } from './remedies.ts';

/** A rite with a name of its own. */
export interface Rite {
  readonly id: string;
  /** The planet it is addressed to; listed where this planet takes part in the dosha. */
  readonly planet: Planet;
  readonly title: Bilingual;
  readonly details: Bilingual;
  readonly when: Bilingual;
  readonly count: number | null;
}

/** An act for a planet as the table of remedies has it. */
export interface PlanetAct {
  readonly planet: Planet;
  readonly kind: RemedyKind;
}

export interface DoshaCare {
  /** Advice: a sentence. */
  readonly counsel: Bilingual;
  /** What to begin with first. */
  readonly acts: readonly (Rite | PlanetAct)[];
}

export const DOSHA_CARE: Readonly<Record<string, DoshaCare>> = {
  manglik: {
    counsel: both(
      'Take your time in choosing a partner, speak openly before anger gathers, and give your energy work or sport that uses it.',
      'साथी चुनने में समय लें, मन में क्रोध जमने से पहले खुलकर बात करें, और अपनी ऊर्जा को परिश्रम या खेल में लगाएँ।',
    ),
    acts: [
      act('Mars', 'worship'),
      act('Mars', 'mantra'),
      rite(
        'mangal_shanti',
        'Mars',
        both('Mangal Shanti', 'मंगल शांति'),
        both(
          'A rite of peace for Mars, which a priest performs with fire and red flowers, usually before a marriage is fixed.',
          'मंगल की शांति का पूजन, जिसे पुरोहित हवन और लाल पुष्पों से प्रायः विवाह तय होने से पहले करते हैं।',
        ),
        both('On a Tuesday', 'मंगलवार को'),
      ),
      act('Mars', 'donation'),
      act('Mars', 'fast'),
      rite(
        'kumbh_vivah',
        'Mars',
        both('Kumbh Vivah', 'कुंभ विवाह'),
        both(
          'A custom of some families, no rule of the texts: a symbolic wedding with a pot of water before the real one. Leave it where it does not speak to you.',
          'कुछ परिवारों की प्रथा है, शास्त्र का नियम नहीं: विवाह से पहले जल-कलश के साथ प्रतीकात्मक विवाह। मन न माने तो न करें।',
        ),
        both('Before the wedding', 'विवाह से पहले'),
      ),
    ],
  },
  kaal_sarp: {
    counsel: both(
      'Plan in long stretches, let setbacks teach the next step, and keep one daily practice through all of them.',
      'लंबी अवधि की योजना बनाएँ, हर रुकावट से अगला कदम सीखें, और एक दैनिक साधना कभी न छोड़ें।',
    ),
    acts: [
      rite(
        'rudrabhishek',
        'Rahu',
        both('Rudrabhishek', 'रुद्राभिषेक'),
        both(
          'The bathing of Shiva’s linga with water and milk while the Rudram is recited; at home water and “Om Namah Shivaya” are enough.',
          'रुद्र-पाठ के साथ शिवलिंग का जल और दूध से अभिषेक; घर पर जल और “ॐ नमः शिवाय” भी काफ़ी है।',
        ),
        both('On a Monday, on Naga Panchami or on Maha Shivaratri', 'सोमवार, नाग पंचमी या महाशिवरात्रि को'),
      ),
      japa('Rahu', both('Japa of Rahu', 'राहु का जप')),
      japa('Ketu', both('Japa of Ketu', 'केतु का जप')),
      act('Rahu', 'donation'),
      act('Ketu', 'worship'),
    ],
  },
  pitra: {
    counsel: both(
      'Honour your father and the elders of the family in deed, keep the days of those who have gone, and finish what they left undone where you can.',
      'पिता और कुल के बड़ों का व्यवहार से सम्मान करें, दिवंगतों की तिथियाँ रखें, और जहाँ संभव हो उनके अधूरे काम पूरे करें।',
    ),
    acts: [
      rite(
        'tarpan',
        'Sun',
        both('Tarpan', 'तर्पण'),
        both(
          'Water with black sesame offered to the ancestors, facing south, with their names.',
          'दक्षिण की ओर मुख करके, नाम लेकर, पितरों को काले तिल मिला जल अर्पित करें।',
        ),
        both('On amavasya, the day of the new Moon', 'अमावस्या को'),
      ),
      rite(
        'amavasya_shraddha',
        'Sun',
        both('Shraddha', 'श्राद्ध'),
        both(
          'A simple meal given in memory of the ancestors to those in need, and a part of it to birds and cows.',
          'पितरों की स्मृति में ज़रूरतमंदों को सादा भोजन कराएँ और उसका अंश पक्षियों और गाय को दें।',
        ),
        both('On amavasya, and in the fortnight of Pitru Paksha', 'अमावस्या को और पितृ पक्ष में'),
      ),
      act('Sun', 'worship'),
      act('Sun', 'donation'),
      rite(
        'narayan_bali',
        'Sun',
        both('Narayan Bali', 'नारायण बलि'),
        both(
          'A rite for ancestors whose last rites are unknown or were left undone, held by a priest at a place of pilgrimage. Only where the family knows of such a case.',
          'जिन पितरों का अंत्यकर्म ज्ञात न हो या न हो सका हो, उनके लिए तीर्थ पर पुरोहित द्वारा किया जाने वाला अनुष्ठान। केवल तब, जब परिवार में ऐसा प्रसंग ज्ञात हो।',
        ),
        both('In Pitru Paksha or on amavasya', 'पितृ पक्ष में या अमावस्या को'),
      ),
    ],
  },
  nadi: {
    counsel: both(
      'Have both charts read before a match is settled by this point alone, and see a doctor for questions of health: those are answered by tests, not by stars.',
      'केवल इसी आधार पर मिलान का निर्णय करने से पहले दोनों कुंडलियाँ देखी जाएँ; स्वास्थ्य के प्रश्न चिकित्सक से पूछें, उनका उत्तर जाँच देती है, नक्षत्र नहीं।',
    ),
    acts: [],
  },
  guru_chandal: {
    counsel: both(
      'Choose teachers with care and stay with one for a while; test unusual ideas before you stake much on them.',
      'गुरु सोच-समझकर चुनें और कुछ समय एक के साथ रहें; असामान्य विचारों पर दाँव लगाने से पहले उन्हें परखें।',
    ),
    acts: [
      act('Jupiter', 'mantra'),
      act('Jupiter', 'fast'),
      act('Jupiter', 'donation'),
      act('Rahu', 'donation'),
      act('Jupiter', 'worship'),
    ],
  },
  grahan: {
    counsel: both(
      'Keep regular sleep and quiet mornings, and let trusted people see your worries before they grow.',
      'नींद नियमित रखें, सुबह शांत रखें, और चिंता बढ़ने से पहले विश्वसनीय लोगों से कहें।',
    ),
    acts: [
      act('Sun', 'worship'),
      act('Moon', 'mantra'),
      act('Sun', 'mantra'),
      act('Moon', 'donation'),
      act('Rahu', 'donation'),
      act('Ketu', 'donation'),
    ],
  },
  shrapit: {
    counsel: both(
      'Build slowly and keep your word in small things; service to those who have less lightens what feels inherited.',
      'धीरे-धीरे निर्माण करें और छोटी बातों में भी वचन निभाएँ; अभावग्रस्त लोगों की सेवा विरासत जैसे भार को हल्का करती है।',
    ),
    acts: [
      act('Saturn', 'donation'),
      japa('Saturn', both('Japa of Saturn', 'शनि का जप')),
      japa('Rahu', both('Japa of Rahu', 'राहु का जप')),
      act('Saturn', 'worship'),
      act('Rahu', 'worship'),
    ],
  },
  kemdrum: {
    counsel: both(
      'Keep company on purpose: a fixed day with friends, a shared meal, savings set aside in good months.',
      'संगति को नियम बनाएँ: मित्रों के साथ निश्चित दिन, साझा भोजन, और अच्छे महीनों में कुछ बचत।',
    ),
    acts: [act('Moon', 'mantra'), act('Moon', 'fast'), act('Moon', 'donation'), act('Moon', 'worship')],
  },
  gandmool: {
    counsel: both(
      'It is a birth at a knot, not a fault of the child; a rite of peace and care in the first years are what the texts ask for.',
      'यह संधि पर हुआ जन्म है, बालक का दोष नहीं; ग्रंथ शांति-कर्म और आरंभिक वर्षों में देखभाल ही कहते हैं।',
    ),
    acts: [
      rite(
        'nakshatra_shanti',
        'Moon',
        both('Nakshatra Shanti', 'नक्षत्र शांति'),
        both(
          'The rite of peace for the nakshatra of birth: its deity is worshipped and gifts are given in its name.',
          'जन्म नक्षत्र की शांति: उसके देवता का पूजन होता है और उसी निमित्त दान दिया जाता है।',
        ),
        both(
          'On the 27th day after birth, or later on any day when the Moon is in the nakshatra of birth',
          'जन्म के सत्ताईसवें दिन, या बाद में किसी भी दिन जब चंद्रमा जन्म नक्षत्र में हो',
        ),
      ),
      act('Moon', 'mantra'),
      act('Moon', 'donation'),
      act('Moon', 'worship'),
    ],
  },
  vish: {
    counsel: both(
      'Give the mind regular rest and company that makes you laugh, and let a decision about marriage ripen; what comes late with Saturn comes to stay.',
      'मन को नियमित विश्राम और हँसाने वाली संगति दें, विवाह का निर्णय पकने दें; शनि के साथ जो देर से आता है, वह टिकता है।',
    ),
    acts: [act('Moon', 'mantra'), act('Saturn', 'donation'), act('Moon', 'fast'), act('Saturn', 'worship')],
  },
  angarak: {
    counsel: both(
      'Use your energy in sport or hard work every day, and keep a pause between impulse and deed, most of all on the road.',
      'ऊर्जा को प्रतिदिन खेल या परिश्रम में लगाएँ, और आवेग व कर्म के बीच एक ठहराव रखें, विशेषकर सड़क पर।',
    ),
    acts: [
      act('Mars', 'worship'),
      act('Mars', 'mantra'),
      act('Mars', 'donation'),
      act('Rahu', 'donation'),
      act('Ketu', 'worship'),
      act('Mars', 'fast'),
    ],
  },
  daridra: {
    counsel: both(
      'Write down what comes in and what goes out, put aside a small fixed share first, and give a little even when there is little.',
      'आय और व्यय लिखें, पहले एक छोटा निश्चित अंश बचाएँ, और कम होने पर भी थोड़ा दान करें।',
    ),
    acts: [],
  },
  marak: {
    counsel: both(
      'In these periods let sleep, measured food and regular check-ups go before ambition; they are years to be looked after, not feared.',
      'इन अवधियों में नींद, संयमित भोजन और नियमित जाँच को महत्त्वाकांक्षा से पहले रखें; ये सँभालने के वर्ष हैं, डरने के नहीं।',
    ),
    acts: [],
  },
  kalathra: {
    counsel: both(
      'Choose a partner by daily life rather than by promise, and settle money and family matters in plain words before you marry.',
      'साथी का चयन वचन से नहीं, दैनिक जीवन देखकर करें, और विवाह से पहले धन व परिवार की बातें स्पष्ट कर लें।',
    ),
    acts: [
      act('Venus', 'mantra'),
      act('Venus', 'donation'),
      act('Venus', 'worship'),
      act('Mars', 'worship'),
      act('Jupiter', 'worship'),
      act('Saturn', 'donation'),
    ],
  },
  sarpa: {
    counsel: both(
      'Be patient with children and with your own works, and protect what lives in the ground: trees, water, snakes.',
      'संतान और अपनी रचनाओं के साथ धैर्य रखें, और धरती के जीवों की रक्षा करें: वृक्ष, जल, सर्प।',
    ),
    acts: [
      rite(
        'naga_pratishtha',
        'Rahu',
        both('Naga Puja', 'नाग पूजा'),
        both(
          'Milk and flowers offered at a naga stone, as the text advises for the curse of the serpent; no living snake is touched.',
          'सर्प-शाप के लिए शास्त्र के अनुसार नाग-शिला पर दूध और पुष्प अर्पित करें; किसी जीवित सर्प को न छुएँ।',
        ),
        both('On Naga Panchami, or on any fifth tithi of the bright half', 'नाग पंचमी या किसी शुक्ल पंचमी को'),
      ),
      act('Rahu', 'mantra'),
      act('Rahu', 'donation'),
      act('Mars', 'worship'),
    ],
  },
  putra: {
    counsel: both(
      'Ask a doctor where a child is waited for, and give time to children who are already near you; both are blessed.',
      'संतान की प्रतीक्षा हो तो चिकित्सक से पूछें, और जो बच्चे पास हैं उन्हें समय दें; दोनों शुभ हैं।',
    ),
    acts: [
      rite(
        'santana_gopala',
        'Jupiter',
        both('Santana Gopala', 'संतान गोपाल'),
        both(
          'The prayer to the child Krishna, said by both partners; texts name it beside the reading of the Harivamsha.',
          'बालकृष्ण की प्रार्थना, दंपति द्वारा; ग्रंथ हरिवंश-श्रवण के साथ इसका उल्लेख करते हैं।',
        ),
        both('On a Thursday', 'गुरुवार को'),
      ),
      act('Jupiter', 'mantra'),
      act('Jupiter', 'donation'),
      act('Jupiter', 'fast'),
    ],
  },
  papakartari: {
    counsel: both(
      'Do one thing at a time and keep a small room of your own, in the house and in the day.',
      'एक समय में एक काम करें, और घर में तथा दिन में अपने लिए थोड़ा स्थान रखें।',
    ),
    acts: [],
  },
  bandhan: {
    counsel: both(
      'Keep papers in order, sign nothing unread, and visit or help people who are confined.',
      'कागज़ात व्यवस्थित रखें, बिना पढ़े हस्ताक्षर न करें, और विवश लोगों की सहायता करें।',
    ),
    acts: [],
  },
  matri: {
    counsel: both(
      'Call or visit your mother often, or whoever stands in her place, and make a quiet corner at home.',
      'माता या उनकी जगह जो हों, उनसे बार-बार मिलें या बात करें, और घर में एक शांत कोना बनाएँ।',
    ),
    acts: [act('Moon', 'worship'), act('Moon', 'donation'), act('Moon', 'mantra'), act('Moon', 'fast')],
  },
  bhratri: {
    counsel: both(
      'Let brothers and sisters have the last word now and then, and divide what is common in writing.',
      'कभी-कभी भाई-बहनों की बात अंतिम रहने दें, और साझी वस्तुओं का बँटवारा लिखित रखें।',
    ),
    acts: [act('Mars', 'worship'), act('Mars', 'donation'), act('Mars', 'mantra')],
  },
  shakat: {
    counsel: both(
      'Save in the high times for the low ones, and decide nothing lasting at either end of the wheel.',
      'अच्छे समय में कठिन समय के लिए बचाएँ, और चढ़ाव या उतार के शिखर पर स्थायी निर्णय न लें।',
    ),
    acts: [act('Jupiter', 'worship'), act('Moon', 'mantra'), act('Jupiter', 'donation'), act('Moon', 'donation')],
  },
  kendradhipati: {
    counsel: both(
      'Ask for help in clear words, and put into agreements what good will alone would leave open.',
      'सहायता स्पष्ट शब्दों में माँगें, और जो सद्भाव के भरोसे छूट जाए उसे समझौते में लिखें।',
    ),
    acts: [
      act('Jupiter', 'worship'),
      act('Mercury', 'worship'),
      act('Jupiter', 'donation'),
      act('Mercury', 'donation'),
      act('Jupiter', 'mantra'),
      act('Mercury', 'mantra'),
    ],
  },
  badhaka: {
    counsel: both(
      'When a plan is blocked, look for the second way before you push, and honour the place and the house you live in.',
      'योजना रुके तो ज़ोर लगाने से पहले दूसरा मार्ग देखें, और जहाँ रहते हैं उस स्थान और घर का आदर करें।',
    ),
    acts: [],
  },
  amavasya: {
    counsel: both(
      'Remember the ancestors on each new Moon with a light or a meal given away; quiet is your strength.',
      'प्रत्येक अमावस्या को दीप या अन्नदान से पितरों का स्मरण करें; शांति आपका बल है।',
    ),
    acts: [
      rite(
        'darsha_shanti',
        'Moon',
        both('Darsha Shanti', 'दर्श शांति'),
        both(
          'The rite of peace for a birth at new Moon: the Sun and the Moon are worshipped with a pot of water and fire, and gifts are given.',
          'अमावस्या-जन्म की शांति: कलश और हवन के साथ सूर्य-चंद्र का पूजन और दान।',
        ),
        both('On an amavasya', 'किसी अमावस्या को'),
      ),
      act('Moon', 'donation'),
      act('Sun', 'worship'),
      act('Moon', 'mantra'),
    ],
  },
  chaturdashi: {
    counsel: both(
      'A night before new Moon belongs to Shiva: a light lit then, and care for those whom the part of the tithi names.',
      'अमावस्या से पहले की रात्रि शिव की है: उस दिन दीप जलाएँ, और तिथि का भाग जिनका नाम ले उनकी देखभाल करें।',
    ),
    acts: [
      rite(
        'chaturdashi_shanti',
        'Moon',
        both('Chaturdashi Shanti', 'चतुर्दशी शांति'),
        both(
          'The rite of peace of the text: Shiva is worshipped and a lamp of ghee is given.',
          'ग्रंथोक्त शांति: शिव का पूजन और घी के दीप का दान।',
        ),
        both('On a krishna chaturdashi', 'किसी कृष्ण चतुर्दशी को'),
      ),
      act('Moon', 'worship'),
      act('Moon', 'donation'),
    ],
  },
  sankranti: {
    counsel: both(
      'You are at home in changes: finish one thing before the next begins, and let elders bless a new start.',
      'परिवर्तन आपके लिए सहज हैं: एक काम पूरा करके दूसरा शुरू करें, और नई शुरुआत पर बड़ों का आशीर्वाद लें।',
    ),
    acts: [
      rite(
        'sankranti_shanti',
        'Sun',
        both('Sankranti Shanti', 'संक्रांति शांति'),
        both(
          'The rite of peace of the text with a grain gift; at home water offered to the rising Sun is enough.',
          'ग्रंथोक्त शांति और अन्नदान; घर पर उगते सूर्य को जल भी काफ़ी है।',
        ),
        both('On the day when the Sun changes sign', 'सूर्य के राशि बदलने के दिन'),
      ),
      act('Sun', 'donation'),
      act('Sun', 'mantra'),
    ],
  },
  vyatipata: {
    counsel: both(
      'Keep a reserve of time and money for turns, and give on days that others call unlucky.',
      'मोड़ों के लिए समय और धन बचाकर रखें, और जिन दिनों को लोग अशुभ कहते हैं उन पर दान करें।',
    ),
    acts: [
      rite(
        'vyatipata_shanti',
        'Sun',
        both('Vyatipata Shanti', 'व्यतीपात शांति'),
        both(
          'The rite of peace for a birth in this yoga, with a gift of grain or ghee.',
          'इस योग में जन्म की शांति, अन्न या घी के दान सहित।',
        ),
        both('On a day of the yoga Vyatipata', 'व्यतीपात योग के दिन'),
      ),
      act('Sun', 'worship'),
      act('Moon', 'donation'),
    ],
  },
  vaidhriti: {
    counsel: both(
      'Ask for support before you need it badly, and keep faith with the few who stay.',
      'ज़रूरत बढ़ने से पहले सहारा माँगें, और जो साथ रहें उनका विश्वास निभाएँ।',
    ),
    acts: [
      rite(
        'vaidhriti_shanti',
        'Sun',
        both('Vaidhriti Shanti', 'वैधृति शांति'),
        both(
          'The rite of peace for a birth in this yoga, with a gift of grain or cloth.',
          'इस योग में जन्म की शांति, अन्न या वस्त्र के दान सहित।',
        ),
        both('On a day of the yoga Vaidhriti', 'वैधृति योग के दिन'),
      ),
      act('Sun', 'worship'),
      act('Moon', 'mantra'),
    ],
  },
  vishti: {
    counsel: both(
      'Your words carry force: let a second thought pass before you send them, and finish what you begin.',
      'आपकी वाणी में बल है: कहने से पहले दूसरा विचार आने दें, और आरंभ किया काम पूरा करें।',
    ),
    acts: [
      rite(
        'bhadra_shanti',
        'Saturn',
        both('Bhadra Shanti', 'भद्रा शांति'),
        both(
          'The rite of peace for a birth in Vishti; at home a lamp for Shiva and a gift of sesame.',
          'विष्टि में जन्म की शांति; घर पर शिव के लिए दीप और तिल का दान।',
        ),
        both('On a day of the karana Vishti', 'विष्टि करण के दिन'),
      ),
      act('Moon', 'donation'),
      act('Saturn', 'donation'),
    ],
  },
  dagdha_tithi: {
    counsel: both(
      'Test a beginning in small before you stake much on it, and keep thrift as a friend.',
      'आरंभ को पहले छोटे रूप में परखें, और मितव्यय को मित्र बनाएँ।',
    ),
    acts: [],
  },
  rajju: {
    counsel: both(
      'In a match, see whether the partner’s nakshatra is of another rajju; where it is not, the other agreements and the whole charts decide.',
      'मिलान में देखें कि साथी का नक्षत्र दूसरी रज्जु का हो; न हो तो अन्य गुण और पूरी कुंडलियाँ निर्णय करती हैं।',
    ),
    acts: [],
  },
  bhakoot: {
    counsel: both(
      'In a match, look at the distance of both Moon signs; lords who are friends undo it.',
      'मिलान में दोनों चंद्र-राशियों की दूरी देखें; मित्र स्वामी इसे मिटा देते हैं।',
    ),
    acts: [],
  },
  gana: {
    counsel: both(
      'In a match, take different ganas as different tempers to be talked about, not as a verdict.',
      'मिलान में भिन्न गण को भिन्न स्वभाव मानकर बात करें, उसे निर्णय न मानें।',
    ),
    acts: [],
  },
  ekanakshatra: {
    counsel: both(
      'Where father, mother, brother or sister have the same nakshatra, one rite of peace for both is the custom.',
      'पिता, माता, भाई या बहन का भी यही नक्षत्र हो तो दोनों के लिए एक शांति-कर्म की परंपरा है।',
    ),
    acts: [],
  },
};

/** Advice by planet, for a dosha that has no care of its own. */
export const DOSHA_COUNSEL: Readonly<Record<Planet, Bilingual>> = {
  Sun: both(
    'Let respect come from what you do, and keep good terms with father and superiors.',
    'सम्मान कर्म से आने दें, और पिता व वरिष्ठों से संबंध अच्छे रखें।',
  ),
  Moon: both(
    'Look after sleep, food and company, which steady the mind.',
    'नींद, भोजन और संगति का ध्यान रखें; इनसे मन स्थिर होता है।',
  ),
  Mars: both(
    'Give your energy a task each day, and let a night pass before you answer in anger.',
    'ऊर्जा को प्रतिदिन कोई काम दें, और क्रोध में उत्तर देने से पहले एक रात बीतने दें।',
  ),
  Mercury: both(
    'Write agreements down, and check facts before you pass them on.',
    'समझौते लिखित रखें, और बात आगे कहने से पहले तथ्य जाँच लें।',
  ),
  Jupiter: both(
    'Seek counsel from someone who has nothing to gain by it.',
    'ऐसे व्यक्ति से परामर्श लें जिसका उसमें कोई स्वार्थ न हो।',
  ),
  Venus: both(
    'Keep pleasure within means, and tend a relationship a little every day.',
    'सुख-भोग सामर्थ्य में रखें, और संबंध को प्रतिदिन थोड़ा समय दें।',
  ),
  Saturn: both(
    'Work steadily, keep your word, and do not hurry what ripens late.',
    'नियमित परिश्रम करें, वचन निभाएँ, और देर से पकने वाले फल में उतावली न करें।',
  ),
  Rahu: both(
    'Doubt what promises much quickly, and take one new thing at a time.',
    'जो शीघ्र बहुत कुछ देने का दावा करे उस पर संदेह करें, और एक समय में एक ही नई बात अपनाएँ।',
  ),
  Ketu: both(
    'Keep a quiet hour each day, and do not drop what you have begun too soon.',
    'प्रतिदिन कुछ समय शांत बैठें, और आरंभ किया काम जल्दी न छोड़ें।',
  ),
};

function act(planet: Planet, kind: RemedyKind): PlanetAct {
  return { planet, kind };
}

function rite(id: string, planet: Planet, title: Bilingual, details: Bilingual, when: Bilingual): Rite {
  return { id, planet, title, details, when, count: null };
}

/** The seed mantra of a planet as often as the text counts. */
function japa(planet: Planet, title: Bilingual): Rite {
  const { japaCount, seedMantra } = REMEDIES[planet];
  return {
    id: `${planet.toLowerCase()}_japa`,
    planet,
    title,
    details: both(
      `“${seedMantra.en}” ${japaCount} times in all, in as many days as is easy, or by a priest.`,
      `“${seedMantra.hi}” का कुल ${japaCount} जप, अपनी सुविधा के दिनों में, या पुरोहित द्वारा।`,
    ),
    when: both('Begun in the bright half of a month', 'शुक्ल पक्ष में शुरू करें'),
    count: japaCount,
  };
}
