/** Sentences of a health reading with {placeholders}. Their emphasis is interpretive. */
import type { RiskLevel } from '../../../astro/judgement/medical/risk.ts';
import { says, type Said } from '../bothScripts.ts';

/** By how much care chart and time call for. */
export const OPENINGS: Readonly<Record<RiskLevel | 'untold', readonly Said[]>> = {
  critical: [
    says(
      '{chart} और इस समय की दशा, दोनों अभी सेहत को सबसे आगे रखने की सलाह दे रही हैं; घबराने की नहीं, नियम से चलने की ज़रूरत है।',
      '{chart} aur is samay ki dasha, dono abhi sehat ko sabse aage rakhne ki salah de rahi hain; ghabrane ki nahin, niyam se chalne ki zaroorat hai.',
    ),
    says(
      '{chart} देखकर पहली बात यही निकलती है कि अभी सेहत को बाकी सब कामों से पहले रखें; धीरज से चलेंगे तो यह समय भी सँभल जाएगा।',
      '{chart} dekhkar pehli baat yahi nikalti hai ki abhi sehat ko baaki sab kaamon se pehle rakhein; dheeraj se chalenge to yeh samay bhi sambhal jayega.',
    ),
  ],
  high: [
    says(
      '{chart} इस समय सेहत पर अच्छा-खासा ध्यान माँग रही है; बात डरने की नहीं, समय रहते सँभलने की है।',
      '{chart} is samay sehat par achchha-khaasa dhyan maang rahi hai; baat darne ki nahin, samay rehte sambhalne ki hai.',
    ),
    says(
      '{chart} और चल रहा समय, दोनों को साथ देखें तो अभी अपने शरीर की बात थोड़ी ज़्यादा सुनने का दौर है।',
      '{chart} aur chal raha samay, dono ko saath dekhein to abhi apne sharir ki baat thodi zyada sunne ka daur hai.',
    ),
    says(
      '{chart} सेहत के मामले में ढिलाई का समय नहीं बता रही; छोटी-छोटी आदतें अभी बड़ा फ़र्क लाती हैं।',
      '{chart} sehat ke maamle mein dhilai ka samay nahin bata rahi; chhoti-chhoti aadatein abhi bada fark laati hain.',
    ),
  ],
  medium: [
    says(
      '{chart} सेहत के मामले में मिली-जुली है: बहुत कुछ ठीक है, बस कुछ जगह थोड़ी सावधानी चाहिए।',
      '{chart} sehat ke maamle mein mili-juli hai: bahut kuchh theek hai, bas kuchh jagah thodi savdhani chahiye.',
    ),
    says(
      '{chart} बताती है कि सेहत की नींव ठीक है, पर अभी थोड़ी अतिरिक्त देखभाल काम आएगी।',
      '{chart} batati hai ki sehat ki neenv theek hai, par abhi thodi atirikt dekhbhal kaam aayegi.',
    ),
    says(
      '{chart} को सेहत की नज़र से देखें तो कोई बड़ी चिंता नहीं दिखती, फिर भी कुछ बातों पर ध्यान देना समझदारी है।',
      '{chart} ko sehat ki nazar se dekhein to koi badi chinta nahin dikhti, phir bhi kuchh baaton par dhyan dena samajhdari hai.',
    ),
  ],
  low: [
    says(
      '{chart} सेहत के लिहाज़ से सहज है; रोज़ की सामान्य देखभाल ही आपके लिए काफ़ी है।',
      '{chart} sehat ke lihaaz se sahaj hai; roz ki saamanya dekhbhal hi aapke liye kaafi hai.',
    ),
    says(
      '{chart} और समय, दोनों सेहत पर ज़्यादा बोझ नहीं डाल रहे; जो अच्छी आदतें हैं, उन्हें बनाए रखें।',
      '{chart} aur samay, dono sehat par zyada bojh nahin daal rahe; jo achchhi aadatein hain, unhein banaye rakhein.',
    ),
    says(
      '{chart} में सेहत का पक्ष सँभला हुआ है, इसलिए निश्चिंत मन से अपनी दिनचर्या सँवारें।',
      '{chart} mein sehat ka paksh sambhla hua hai, isliye nishchint man se apni dincharya sanvaarein.',
    ),
  ],
  untold: [
    says(
      '{chart} से जो बातें सामने आई हैं, उन्हें सेहत की नज़र से सरल शब्दों में समझते हैं।',
      '{chart} se jo baatein saamne aayi hain, unhein sehat ki nazar se saral shabdon mein samajhte hain.',
    ),
    says(
      '{chart} के जो संकेत मिले हैं, वे बताते हैं कि शरीर की देखभाल कहाँ से शुरू की जाए।',
      '{chart} ke jo sanket mile hain, ve batate hain ki sharir ki dekhbhal kahan se shuru ki jaye.',
    ),
  ],
};

/** The same for a short reading. */
export const SHORT_OPENINGS: Readonly<Record<RiskLevel | 'untold', Said>> = {
  critical: says('{chart} अभी सेहत को सबसे आगे रखने को कहती है।', '{chart} abhi sehat ko sabse aage rakhne ko kehti hai.'),
  high: says('{chart} इस समय सेहत पर ज़्यादा ध्यान माँगती है।', '{chart} is samay sehat par zyada dhyan maangti hai.'),
  medium: says('{chart} सेहत में थोड़ी सावधानी चाहती है।', '{chart} sehat mein thodi savdhani chahti hai.'),
  low: says('{chart} सेहत के लिहाज़ से सहज है।', '{chart} sehat ke lihaaz se sahaj hai.'),
  untold: says('{chart} से सेहत के ये संकेत मिलते हैं।', '{chart} se sehat ke ye sanket milte hain.'),
};

/** The chart itself, as an opening refers to it. */
export const CHART = says('आपकी कुंडली', 'Aapki kundli');
export const CHART_OF_SIGN = says('{sign} लग्न की आपकी कुंडली', '{sign} lagna ki aapki kundli');

/** By sign index, Aries 0. */
export const SIGNS_IN_LATIN = 'Mesh Vrishabh Mithun Kark Singh Kanya Tula Vrishchik Dhanu Makar Kumbh Meen'.split(' ');

export const WEAKEST = [
  says(
    'सबसे पहले नज़र {planet} पर जाती है, क्योंकि वह {why}।',
    'Sabse pehle nazar {planet} par jaati hai, kyonki woh {why}.',
  ),
  says(
    'सेहत की दृष्टि से {planet} को सहारे की ज़रूरत है: वह {why}।',
    'Sehat ki drishti se {planet} ko sahare ki zaroorat hai: woh {why}.',
  ),
  says('कुंडली का सबसे नाज़ुक ग्रह {planet} है, जो {why}।', 'Kundli ka sabse nazuk grah {planet} hai, jo {why}.'),
];
export const WEAKEST_UNTOLD = [
  says(
    'सेहत की दृष्टि से इस समय सबसे ज़्यादा सहारे की ज़रूरत {planet} को है।',
    'Sehat ki drishti se is samay sabse zyada sahare ki zaroorat {planet} ko hai.',
  ),
  says(
    'आपके यहाँ ध्यान देने लायक ग्रह {planet} है, जिसका बल कम बताया गया है।',
    'Aapke yahan dhyan dene layak grah {planet} hai, jiska bal kam bataya gaya hai.',
  ),
];
/** Used where no planet needs care. */
export const HARDLY_WEAK = [
  says(
    'कोई ग्रह सचमुच कमज़ोर नहीं है; बाकी ग्रहों की तुलना में बस {planet} थोड़ा नाज़ुक है।',
    'Koi grah sachmuch kamzor nahin hai; baaki grahon ki tulna mein bas {planet} thoda nazuk hai.',
  ),
];
export const ITS_PARTS = [
  says(
    'शरीर में {parts} पर इसी का अधिकार माना गया है, इसलिए इनका खास ध्यान रखें।',
    'Sharir mein {parts} par isi ka adhikar maana gaya hai, isliye inka khaas dhyan rakhein.',
  ),
  says(
    'परंपरा {parts} को इसी ग्रह से जोड़ती है, इसलिए देखभाल की शुरुआत यहीं से करें।',
    'Parampara {parts} ko isi grah se jodti hai, isliye dekhbhal ki shuruaat yahin se karein.',
  ),
  says(
    '{parts} का ज़िम्मा इसी ग्रह के पास माना जाता है; यहाँ की छोटी तकलीफ़ को भी टालें नहीं।',
    '{parts} ka zimma isi grah ke paas maana jaata hai; yahan ki chhoti takleef ko bhi taalein nahin.',
  ),
];
export const ALSO_WEAK = [
  says(
    '{planet} भी कुछ दबा हुआ है, क्योंकि वह {why}; उसका संबंध {parts} से माना जाता है।',
    '{planet} bhi kuchh daba hua hai, kyonki woh {why}; uska sambandh {parts} se maana jaata hai.',
  ),
  says(
    'उसके बाद {planet} आता है, जो {why}; {parts} का हाल उसी से देखा जाता है।',
    'Uske baad {planet} aata hai, jo {why}; {parts} ka haal usi se dekha jaata hai.',
  ),
];
/** Used where the reasons are those of the planet before. */
export const ALSO_WEAK_ALIKE = [
  says(
    '{planet} का हाल भी कुछ ऐसा ही है; उसका संबंध {parts} से माना जाता है।',
    '{planet} ka haal bhi kuchh aisa hi hai; uska sambandh {parts} se maana jaata hai.',
  ),
];
export const ALSO_WEAK_UNTOLD = [
  says(
    '{planet} का बल भी कम बताया गया है; उसका संबंध {parts} से माना जाता है।',
    '{planet} ka bal bhi kam bataya gaya hai; uska sambandh {parts} se maana jaata hai.',
  ),
];
/** For a body part given without a planet. */
export const PARTS_FIRST = [
  says(
    'संकेत {parts} की ओर हैं; परंपरा में यहाँ {planet} का अधिकार माना गया है, इसलिए देखभाल की राह भी वही दिखाता है।',
    'Sanket {parts} ki or hain; parampara mein yahan {planet} ka adhikar maana gaya hai, isliye dekhbhal ki raah bhi wahi dikhata hai.',
  ),
];
/** For a constitution given without a planet. */
export const HUMOUR_FIRST = [
  says(
    'ज्योतिष में {humour} का संबंध {planet} से माना गया है, इसलिए देखभाल की दिशा उसी से मिलती है।',
    'Jyotish mein {humour} ka sambandh {planet} se maana gaya hai, isliye dekhbhal ki disha usi se milti hai.',
  ),
];
export const ALSO_WATCHED = [
  says('साथ में {parts} का भी थोड़ा खयाल रखें।', 'Saath mein {parts} ka bhi thoda khayal rakhein.'),
  says('इसी के साथ {parts} की देखभाल भी न भूलें।', 'Isi ke saath {parts} ki dekhbhal bhi na bhoolein.'),
];
export const LEADING = [
  says(
    'इसके साथ ही कुंडली के संकेत {parts} की देखभाल माँगते हैं।',
    'Iske saath hi kundli ke sanket {parts} ki dekhbhal maangte hain.',
  ),
  says(
    'पूरी कुंडली को साथ देखें तो सबसे ज़्यादा संकेत {parts} की ओर हैं।',
    'Poori kundli ko saath dekhein to sabse zyada sanket {parts} ki or hain.',
  ),
];

/** Used where these parts have been described already. */
export const LEADING_SAME = [
  says('कुंडली के बाकी संकेत भी यहीं इशारा करते हैं।', 'Kundli ke baaki sanket bhi yahin ishara karte hain.'),
];

export const PROTECTED = [
  says(
    'राहत की बात यह है कि {planets} मज़बूत है; इसका लाभ {gives} के रूप में मिलता है और {parts} को सहारा रहता है।',
    'Raahat ki baat yeh hai ki {planets} mazboot hai; iska laabh {gives} ke roop mein milta hai aur {parts} ko sahara rehta hai.',
  ),
  says(
    'आपके पक्ष में {planets} मज़बूती से खड़ा है, जिससे {parts} की रक्षा मानी जाती है।',
    'Aapke paksh mein {planets} mazbooti se khada hai, jisse {parts} ki raksha maani jaati hai.',
  ),
  says(
    '{planets} आपकी कुंडली का सहारा है: परंपरा के अनुसार {parts} को उसी के बल से ताकत मिलती है।',
    '{planets} aapki kundli ka sahara hai: parampara ke anusar {parts} ko usi ke bal se taaqat milti hai.',
  ),
];
export const PROTECTED_BY_MANY = [
  says(
    'अच्छी बात यह है कि {planets} आपके रक्षक हैं; {parts} को इनका सहारा मिला हुआ है।',
    'Achchhi baat yeh hai ki {planets} aapke rakshak hain; {parts} ko inka sahara mila hua hai.',
  ),
  says(
    'दूसरी ओर {planets} मज़बूत हैं, और {parts} को इन्हीं के बल का आसरा है।',
    'Doosri or {planets} mazboot hain, aur {parts} ko inhin ke bal ka aasra hai.',
  ),
];
export const PROTECTED_IN_PART = [
  says('कुछ सहारा {planets} से भी है, खासकर {parts} को।', 'Kuchh sahara {planets} se bhi hai, khaaskar {parts} ko.'),
];

export const CLOSINGS = [
  says(
    'कुंडली केवल रुझान बताती है, असली काम आपकी रोज़ की आदतें करती हैं; कोई तकलीफ़ टिके तो अपने डॉक्टर से मिलें।',
    'Kundli keval rujhan batati hai, asli kaam aapki roz ki aadatein karti hain; koi takleef tike to apne doctor se milein.',
  ),
  says(
    'धीरे-धीरे, पर रोज़ आगे बढ़ें; शरीर छोटी देखभाल को भी याद रखता है। जाँच समय पर कराते रहें और डॉक्टर की सलाह को पहला स्थान दें।',
    'Dheere-dheere, par roz aage badhein; sharir chhoti dekhbhal ko bhi yaad rakhta hai. Jaanch samay par karate rahein aur doctor ki salah ko pehla sthan dein.',
  ),
  says(
    'इन संकेतों को डर नहीं, याद दिलाने वाला दोस्त समझें; जो डॉक्टर ने बताया है, उसे वैसे ही जारी रखें और अपना खयाल रखें।',
    'In sanketon ko dar nahin, yaad dilane wala dost samjhein; jo doctor ne bataya hai, use waise hi jaari rakhein aur apna khayal rakhein.',
  ),
  says(
    'आपके हाथ में बहुत कुछ है: नींद, भोजन और मन की शांति। शंका हो तो डॉक्टर से पूछें, और अपने प्रति नरम रहें।',
    'Aapke haath mein bahut kuchh hai: neend, bhojan aur man ki shanti. Shanka ho to doctor se poochhein, aur apne prati naram rahein.',
  ),
  says(
    'ग्रह रास्ता दिखाते हैं, चलना अपने हाथ में है, इसलिए धीरज रखें; तकलीफ़ टिके तो डॉक्टर की सलाह लें और भरोसा बनाए रखें।',
    'Grah raasta dikhate hain, chalna apne haath mein hai, isliye dheeraj rakhein; takleef tike to doctor ki salah lein aur bharosa banaye rakhein.',
  ),
];
export const CLOSINGS_ON_PARTS = [
  says(
    'बस इतना याद रखें कि {parts} की थोड़ी-सी देखभाल रोज़ हो; कोई बात खटके तो डॉक्टर को दिखाएँ, और मन हल्का रखें।',
    'Bas itna yaad rakhein ki {parts} ki thodi-si dekhbhal roz ho; koi baat khatke to doctor ko dikhayein, aur man halka rakhein.',
  ),
  says(
    'आज से एक ही आदत चुनें और उसे निभाएँ, बाकी अपने आप जुड़ती जाएँगी; {parts} से जुड़ी कोई बात टिके तो डॉक्टर से ज़रूर पूछें।',
    'Aaj se ek hi aadat chunein aur use nibhayein, baaki apne aap judti jayengi; {parts} se judi koi baat tike to doctor se zaroor poochhein.',
  ),
];
export const SHORT_CLOSINGS = [
  says(
    'कोई तकलीफ़ टिके तो डॉक्टर से मिलें, और मन में भरोसा रखें।',
    'Koi takleef tike to doctor se milein, aur man mein bharosa rakhein.',
  ),
  says('डॉक्टर की सलाह पहले रखें और अपना खयाल रखें।', 'Doctor ki salah pehle rakhein aur apna khayal rakhein.'),
  says('नियम छोटा हो पर रोज़ हो; शंका में डॉक्टर से पूछ लें।', 'Niyam chhota ho par roz ho; shanka mein doctor se poochh lein.'),
];

export const MANTRAS = [
  says(
    'उपाय के रूप में {planet} के लिए {day} की सुबह “{mantra}” का {count} बार जप करें; मन ठहरेगा तो नियम निभाना भी आसान होगा।',
    'Upay ke roop mein {planet} ke liye {day} ki subah “{mantra}” ka {count} baar jap karein; man thehrega to niyam nibhana bhi aasan hoga.',
  ),
  says(
    '{planet} के लिए {day} से शुरू करके रोज़ सुबह शांत मन से “{mantra}” का {count} बार जप करें।',
    '{planet} ke liye {day} se shuru karke roz subah shant man se “{mantra}” ka {count} baar jap karein.',
  ),
  says(
    '{planet} को बल देने का सबसे सरल उपाय है “{mantra}” का {count} बार जप; इसकी शुरुआत {day} की सुबह करें।',
    '{planet} ko bal dene ka sabse saral upay hai “{mantra}” ka {count} baar jap; iski shuruaat {day} ki subah karein.',
  ),
  says(
    'उपाय में ज़्यादा कुछ नहीं चाहिए: {day} को स्नान के बाद {planet} का मंत्र “{mantra}” {count} बार मन लगाकर जपें।',
    'Upay mein zyada kuchh nahin chahiye: {day} ko snan ke baad {planet} ka mantra “{mantra}” {count} baar man lagakar japein.',
  ),
];
export const GIFTS = [
  says(
    '{day} को {recipient} को अपनी सामर्थ्य के अनुसार {gift} देना भी परंपरा में शुभ माना गया है।',
    '{day} ko {recipient} ko apni samarthya ke anusar {gift} dena bhi parampara mein shubh maana gaya hai.',
  ),
];
export const WORSHIP = says(
  'श्रद्धा हो तो इसके साथ {worship} का सहारा भी लिया जाता है।',
  'Shraddha ho to iske saath {worship} ka sahara bhi liya jaata hai.',
);
export const GIVES = says(
  'जब {planet} सँभला रहता है, तो उसका फल {gives} के रूप में मिलता है; इसी दिशा में रोज़ एक कदम रखें।',
  'Jab {planet} sambhla rehta hai, to uska phal {gives} ke roop mein milta hai; isi disha mein roz ek kadam rakhein.',
);

/** Sunday first. */
export const WEEKDAYS_IN_LATIN = 'Ravivar Somvar Mangalvar Budhvar Guruvar Shukravar Shanivar'.split(' ');
