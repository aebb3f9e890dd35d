/** Notes of the dashas, the chakra, the months and the sixteen yogas of a year. */
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { NatalOffice, Progress, SahamSet, VargiyaChoices } from '../../astro/varshphal/tajikaChoices.ts';

export const DASHA_NOTES: readonly Bilingual[] = [
  both(
    'The yogini dasha of the year begins with the yogini of birth moved on by one for each year. Her period is whole.',
    'वर्ष की योगिनी दशा जन्म की योगिनी से हर वर्ष एक आगे चलकर शुरू होती है; पहली अवधि पूरी होती है।',
  ),
  both(
    'In patyayini the planets and the ascendant follow each other by their degrees in the signs. The nodes take no part.',
    'पात्यायिनी दशा में ग्रह और लग्न राशि के अंशों के क्रम से आते हैं; राहु और केतु नहीं लिए जाते।',
  ),
  both(
    'Years in these lists are parts of one year. The instants are on the clock of the place of the return.',
    'इन सूचियों में साल वर्ष के हिस्से हैं, और समय वर्ष प्रवेश के स्थान का है।',
  ),
  both(
    'What a period says is our own weighing of its lord in the annual chart.',
    'अवधि का फल वर्ष कुंडली में उसके स्वामी से निकली हमारी व्याख्या है।',
  ),
];

const PROGRESS_NOTES: Readonly<Record<Progress, Bilingual>> = {
  remainder: both(
    'The running year is divided by nine for the Moon, six for Mars and the nodes, four for the rest. What is left tells the sign. With progress=stay planets remain so many years in each sign, as in Tajika-sara.',
    'चालू वर्ष को चंद्रमा के लिए नौ से, मंगल, राहु और केतु के लिए छह से और बाकी के लिए चार से भाग देते हैं; शेष से राशि मिलती है। ताजिक-सार में ग्रह हर राशि में उतने ही वर्ष ठहरते हैं; वह पद्धति माँगने पर मिलती है।',
  ),
  stay: both(
    'As asked, planets remain in each sign for the years of their cycle. The Moon has nine, Mars and the nodes six, the rest four.',
    'माँगे अनुसार ग्रह हर राशि में अपने चक्र के वर्ष ठहरते हैं: चंद्रमा नौ, मंगल, राहु और केतु छह, बाकी चार।',
  ),
};

/** Explains how the chakra is made and read. */
export function tripatakiNotes(progress: Progress): Bilingual[] {
  return [
    PROGRESS_NOTES[progress],
    both(
      'Benefics and malefics are those of the annual chart. Rahu and Ketu count backward. The sentences are interpretive.',
      'शुभ और पाप ग्रह वर्ष कुंडली के अनुसार हैं; राहु और केतु उल्टे चलते हैं। फल की बातें हमारी व्याख्या हैं।',
    ),
  ];
}

const NATAL_OFFICE_NOTES: Readonly<Record<NatalOffice, Bilingual>> = {
  ascendant: both(
    'One office belongs to the lord of the natal ascendant. Mahidhara prints the lord of the Moon’s sign instead, which natal_office=moon takes.',
    'एक पद जन्म लग्न के स्वामी का है। महीधर की टीका में वहाँ चंद्र राशि का स्वामी छपा है; वह माँगने पर लिया जाता है।',
  ),
  moon: both(
    'As asked, one office belongs to the lord of the natal Moon’s sign, as Mahidhara prints it.',
    'माँगे अनुसार एक पद जन्म की चंद्र राशि के स्वामी का है, जैसा महीधर की टीका में छपा है।',
  ),
};

/** Explains how months and days begin, and how their lords are chosen. */
export function timeNotes(natalOffice: NatalOffice): Bilingual[] {
  return [
    both(
      'A month begins when the Sun has gone 30 degrees further, a day when it has gone one. Both are a little longer or shorter than those of the calendar.',
      'महीना सूर्य के 30 अंश और दिन 1 अंश आगे बढ़ने पर शुरू होता है; दोनों कैलेंडर से थोड़े छोटे या बड़े होते हैं।',
    ),
    both(
      'The Muntha moves 2 degrees and 30 minutes in a month. That it moves 5 minutes in a day is our reading.',
      'मुंथा हर महीने 2 अंश 30 कला चलती है; हर दिन 5 कला की चाल हमारी व्याख्या है।',
    ),
    both(
      'The lord is chosen among the office-bearers as the lord of the year is.',
      'मासेश और दिनेश अधिकारी ग्रहों में से वर्षेश की तरह ही चुने जाते हैं।',
    ),
    NATAL_OFFICE_NOTES[natalOffice],
  ];
}

const VARGIYA_D3_NOTES: Readonly<Record<VargiyaChoices['d3'], Bilingual>> = {
  parashari: both(
    'D3 among the twelve charts is that of Parashara. With vargiya_d3=decanates the lords of the Tajika decanates count.',
    'बारह वर्गों में D3 पाराशर का द्रेष्काण है। ताजिक द्रेष्काणों के स्वामी माँगने पर लिए जाते हैं।',
  ),
  decanates: both(
    'As asked, D3 among the twelve charts goes by the lords of the Tajika decanates.',
    'माँगे अनुसार बारह वर्गों में D3 के लिए ताजिक द्रेष्काणों के स्वामी लिए गए हैं।',
  ),
};

const VARGIYA_D5_NOTES: Readonly<Record<VargiyaChoices['d5'], Bilingual>> = {
  from_sign: both(
    'The parts of D5 are counted from the sign itself, as in Varsha Pradipaka. With vargiya_d5=standard it is that of the divisional charts.',
    'D5 के भाग उसी राशि से गिने गए हैं, जैसा वर्ष-प्रदीपक में है। प्रचलित पंचमांश माँगने पर लिया जाता है।',
  ),
  standard: both(
    'As asked, D5 among the twelve charts is that of the divisional charts.',
    'माँगे अनुसार बारह वर्गों में D5 प्रचलित पंचमांश है।',
  ),
};

/** Explains how the twelve charts are made and counted. */
export function vargiyaNotes({ d3, d5 }: VargiyaChoices): Bilingual[] {
  return [
    both(
      'In the twelve charts own, exaltation and friendly signs count as good, debilitation and hostile signs as bad. Neutral signs follow the nature of their lord.',
      'बारह वर्गों में अपनी, उच्च और मित्र की राशि शुभ गिनी गई है, नीच और शत्रु की अशुभ। सम राशि में उसके स्वामी का स्वभाव देखा गया है।',
    ),
    VARGIYA_D3_NOTES[d3],
    VARGIYA_D5_NOTES[d5],
    both(
      'Books differ on D5, D6, D8 and D11 as well. The count is interpretive.',
      'D5, D6, D8 और D11 पर पुस्तकों में मतभेद है। यह गिनती हमारी व्याख्या है।',
    ),
  ];
}

const SAHAM_SET_NOTES: Readonly<Record<SahamSet, Bilingual>> = {
  tn: both(
    'Mitra, Gaurava, Putra, Bandhu and Mrityu follow Tajika Nilakanthi with the commentary of Mahidhara. saham_set=pvr takes the formulas of P. V. R. Narasimha Rao.',
    'मित्र, गौरव, पुत्र, बंधु और मृत्यु सहम महीधर की टीका वाली ताजिक नीलकंठी से हैं। पी. वी. आर. नरसिंह राव के सूत्र माँगने पर लिए जाते हैं।',
  ),
  pvr: both(
    'As asked, Mitra, Gaurava, Putra, Bandhu and Mrityu follow P. V. R. Narasimha Rao. Tajika Nilakanthi has other formulas.',
    'माँगे अनुसार मित्र, गौरव, पुत्र, बंधु और मृत्यु सहम पी. वी. आर. नरसिंह राव के सूत्रों से हैं; ताजिक नीलकंठी के सूत्र दूसरे हैं।',
  ),
};

/** Explains which formulas were taken where books differ. */
export function sahamSetNote(set: SahamSet): Bilingual {
  return SAHAM_SET_NOTES[set];
}

export const YOGA_NOTES: readonly Bilingual[] = [
  both(
    'A bond is yet to come (bhavishyat) where two lords come within orb only after the faster changes sign. The annual chart and the predictions also count those a degree short of the orb.',
    'भविष्यत इत्थशाल वही है जो तेज़ ग्रह के अगली राशि में जाने पर ही बने। वर्ष कुंडली और वर्षफल में दीप्तांश से एक अंश दूर वाले भी गिने जाते हैं।',
  ),
  both(
    'Yogas of two lords are read of the lord of the ascendant and the lord of each house asked about.',
    'दो स्वामियों के योग वर्ष लग्नेश और पूछे गए भावों के स्वामियों के बीच देखे गए हैं।',
  ),
  both(
    'Dignity here means own sign, exaltation, or own hadda, decanate or navamsha.',
    'यहाँ बलवान वह ग्रह है जो अपनी या उच्च राशि में, या अपने हद्दा, द्रेष्काण या नवांश में हो।',
  ),
  both(
    'Kuttha and duruhpha are states of single planets. One hindrance is enough for duruhpha.',
    'कुत्थ और दुरुफ अकेले ग्रह की दशाएँ हैं; दुरुफ के लिए एक बाधा काफ़ी है।',
  ),
];
