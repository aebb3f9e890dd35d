/**
 * Advice on the parts of a day's score, in two languages, by their results (interpretive).
 *
 * `text` says what to do, or what to leave; `ease` what helps where a part is against the day.
 */
import { both, type Bilingual } from '../../bilingual.ts';

export interface DayCounsel {
  readonly text: Bilingual;
  /** Null where nothing is against the day. */
  readonly ease: Bilingual | null;
}

const good = (en: string, hi: string): DayCounsel => ({ text: both(en, hi), ease: null });
const hard = (en: string, hi: string, easeEn: string, easeHi: string): DayCounsel => ({
  text: both(en, hi),
  ease: both(easeEn, easeHi),
});

export const DAY_COUNSELS = {
  tara_janma: hard(
    'Leave journeys, disputes and treatments that can wait for another day.',
    'यात्रा, विवाद और टल सकने वाली चिकित्सा इस दिन न रखें।',
    'Keep to routine, eat lightly and give green vegetables.',
    'नियमित दिनचर्या रखें, हल्का भोजन करें और हरी सब्ज़ियों का दान करें।',
  ),
  tara_sampat: good(
    'Use the day for money matters: purchases, sales, savings and opening accounts.',
    'धन से जुड़े काम इस दिन करें: खरीद-बिक्री, बचत और नए खाते की शुरुआत।',
  ),
  tara_vipat: hard(
    'Do not begin what matters, and take no risk with money.',
    'महत्त्वपूर्ण काम इस दिन शुरू न करें और धन का जोखिम न उठाएँ।',
    'Finish what is under way, and give some jaggery before what cannot wait.',
    'चल रहे काम पूरे करें; कोई काम टल न सके तो पहले थोड़ा गुड़ दान करें।',
  ),
  tara_kshema: good(
    'Settle what should last: home, health and family matters.',
    'जिसे स्थायी होना है उसे सँभालें: घर, स्वास्थ्य और परिवार के काम।',
  ),
  tara_pratyak: hard(
    'Leave negotiations and confrontation; others pull the other way.',
    'समझौते की बातचीत और टकराव टालें; लोग सहमत होने में समय लेते हैं।',
    'Listen, prepare and work alone; a gift of salt is the custom.',
    'सुनें, तैयारी करें और अकेले के काम निपटाएँ; परंपरा में नमक का दान बताया गया है।',
  ),
  tara_sadhaka: good(
    'Put the most important task first: it suits interviews, examinations and requests.',
    'सबसे ज़रूरी काम पहले करें: साक्षात्कार, परीक्षा और आवेदन के लिए समय अनुकूल है।',
  ),
  tara_naidhana: hard(
    'Leave beginnings, signing and long journeys; strength is better saved.',
    'नई शुरुआत, हस्ताक्षर और लंबी यात्रा इस दिन न करें; शक्ति बचाकर रखें।',
    'Rest, close what has had its time, and give sesame.',
    'विश्राम करें, पुराने काम समेटें और तिल का दान करें।',
  ),
  tara_mitra: good('Meet people, make peace and learn together.', 'लोगों से मिलें, पुराने मतभेद सुलझाएँ और साथ मिलकर सीखें।'),
  tara_parama_mitra: good(
    'Ask for help, sign with partners and set out on journeys.',
    'सहयोग माँगें, साझेदारी के काम करें और यात्रा पर निकलें।',
  ),
  moon_1: good(
    'Take care of yourself and show yourself: the mood is steady.',
    'अपने ऊपर ध्यान दें और आगे आएँ; मन प्रायः स्थिर रहता है।',
  ),
  moon_2: good(
    'Look after accounts and speech; small gains come from order.',
    'हिसाब और वाणी पर ध्यान दें; व्यवस्था से छोटे लाभ मिलते हैं।',
  ),
  moon_3: good('Be bold in messages, short trips and sales.', 'संदेश, छोटी यात्रा और बिक्री में साहस दिखाएँ।'),
  moon_4: hard(
    'Leave quarrels at home and decisions about property.',
    'घर में बहस और संपत्ति के निर्णय टालें।',
    'Take time for quiet and for the mother’s side of the family.',
    'कुछ समय शांति में और माता के साथ बिताएँ।',
  ),
  moon_5: good(
    'Give time to children, study and what you make by hand or mind.',
    'बच्चों, पढ़ाई और रचनात्मक काम को समय दें।',
  ),
  moon_6: good('Clear debts, pending work and matters of health.', 'ऋण, अधूरे काम और स्वास्थ्य के विषय निपटाएँ।'),
  moon_7: good('Meet partners and clients; you are well received.', 'साथी और ग्राहकों से मिलें; लोग प्रायः आदर से मिलते हैं।'),
  moon_8: hard(
    'The Moon is in the 8th (chandrashtama): leave beginnings, journeys and sharp words.',
    'चंद्रमा आठवें स्थान में है (चंद्राष्टम): नई शुरुआत, यात्रा और कटु वचन से बचें।',
    'Drink enough, sleep early and give rice or milk.',
    'पर्याप्त जल पिएँ, जल्दी सोएँ और चावल या दूध का दान करें।',
  ),
  moon_9: good(
    'Keep duties to elders and teachers; their advice helps.',
    'बड़ों और गुरुजनों के प्रति कर्तव्य निभाएँ; उनकी सलाह उपयोगी रहती है।',
  ),
  moon_10: good(
    'Put work in front: what you do is seen.',
    'कार्यक्षेत्र को प्राथमिकता दें; किए हुए काम पर लोगों का ध्यान जाता है।',
  ),
  moon_11: good(
    'Collect, sell and ask friends: gains come from company.',
    'वसूली और बिक्री करें, मित्रों से सहयोग लें; संगति से लाभ के योग हैं।',
  ),
  moon_12: hard(
    'Leave large expenses and late nights.',
    'बड़े खर्च और देर रात तक जागने से बचें।',
    'Give something away on purpose and keep the evening quiet.',
    'अपनी इच्छा से कुछ दान करें और शाम शांत रखें।',
  ),
  tithi_nanda: good(
    'A Nanda tithi: joyful beginnings, art and celebration.',
    'नंदा तिथि है: आनंद के काम, कला और उत्सव के लिए शुभ।',
  ),
  tithi_bhadra: good(
    'A Bhadra tithi: practical work, vehicles and health.',
    'भद्रा संज्ञक तिथि है: व्यावहारिक काम, वाहन और स्वास्थ्य के लिए शुभ।',
  ),
  tithi_jaya: good(
    'A Jaya tithi: contests, claims and negotiation.',
    'जया तिथि है: प्रतियोगिता, दावे और बातचीत के लिए शुभ।',
  ),
  tithi_rikta: hard(
    'A Rikta tithi: set no ceremony and no new venture on it.',
    'रिक्ता तिथि है: मांगलिक कार्य और नया काम इसमें न रखें।',
    'Clear away, repair and settle what is open.',
    'सफ़ाई, मरम्मत और अधूरे विवाद निपटाने में दिन लगाएँ।',
  ),
  tithi_purna: good('A Purna tithi: complete what was begun.', 'पूर्णा तिथि है: शुरू किए काम पूरे करें।'),
  tithi_amavasya: hard(
    'The new moon: leave beginnings for the bright half.',
    'अमावस्या है: नई शुरुआत शुक्ल पक्ष के लिए रखें।',
    'Remember the ancestors, give food and rest.',
    'पितरों का स्मरण करें, अन्नदान करें और विश्राम लें।',
  ),
  tithi_burnt: hard(
    'The tithi is burnt (dagdha) on this weekday: set no ceremony on it.',
    'इस वार में यह तिथि दग्धा है: मांगलिक कार्य न रखें।',
    'Keep to everyday work.',
    'रोज़ के काम करते रहें।',
  ),
  tithi_ekadashi: good(
    'Ekadashi: a light fast, prayer and giving are held to bear well, and joyful work goes on.',
    'एकादशी है: हल्का व्रत, जप और दान विशेष फलदायी माने गए हैं; शुभ काम भी चलते रहें।',
  ),
  nakshatra_dhruva: good(
    'A fixed star: found, plant and promise what should last.',
    'ध्रुव नक्षत्र है: स्थायी काम, नींव और संकल्प के लिए शुभ।',
  ),
  nakshatra_chara: good('A moving star: travel, vehicles and changes.', 'चर नक्षत्र है: यात्रा, वाहन और परिवर्तन के लिए शुभ।'),
  nakshatra_ugra: hard(
    'A fierce star: leave gentle beginnings and agreements.',
    'उग्र नक्षत्र है: कोमल शुरुआत और समझौते टालें।',
    'Its force serves hard work, contest and clearing away.',
    'इसका बल कठिन श्रम और पुरानी चीज़ें हटाने में लगाएँ।',
  ),
  nakshatra_mishra: good('A mixed star: routine and worship.', 'मिश्र नक्षत्र है: दैनिक काम और पूजा के लिए ठीक।'),
  nakshatra_kshipra: good(
    'A quick star: trade, learning and short errands.',
    'क्षिप्र नक्षत्र है: व्यापार, पढ़ाई और छोटे काम के लिए शुभ।',
  ),
  nakshatra_mridu: good(
    'A gentle star: friendship, art and tender matters.',
    'मृदु नक्षत्र है: मित्रता, कला और प्रेम के काम के लिए शुभ।',
  ),
  nakshatra_tikshna: hard(
    'A sharp star: leave what needs softness and trust.',
    'तीक्ष्ण नक्षत्र है: जिस काम में कोमलता और भरोसा चाहिए, उसे टालें।',
    'It serves what needs a firm cut: ending, treating, removing.',
    'दृढ़ निर्णय, समापन और उपचार के काम में यह सहायक है।',
  ),
  yoga_good: good('The yoga of the day carries what is begun.', 'दिन का नित्य योग शुभ है; आरंभ किए काम को सहारा मिलता है।'),
  yoga_bad: hard(
    'The yoga of the day is rough at first: begin later in it.',
    'दिन का नित्य योग आरंभ में कठोर है: ज़रूरी काम उसके बाद करें।',
    'Patience in its first hours is enough.',
    'उसकी पहली घड़ियों में धैर्य रखना पर्याप्त है।',
  ),
  yoga_whole: hard(
    'The yoga of the day is shunned whole: keep it for prayer and restraint.',
    'दिन का नित्य योग पूरा त्याज्य है: इसे जप और संयम के लिए रखें।',
    'Give, pray and put beginnings off until it has passed.',
    'दान और जप करें; नई शुरुआत इसके बीतने पर करें।',
  ),
  karana_movable: good('The karana is friendly to everyday beginnings.', 'करण शुभ है; रोज़ के काम की शुरुआत के लिए ठीक।'),
  karana_fixed: hard(
    'A fixed karana: leave what should grow.',
    'स्थिर करण है: जिसे बढ़ना है, वह काम इस दिन शुरू न करें।',
    'It suits rites for the ancestors and finishing.',
    'पितृकार्य और समापन के लिए यह ठीक है।',
  ),
  karana_vishti: hard(
    'Bhadra runs: no ceremony, journey or venture while it lasts.',
    'भद्रा चल रही है: उस समय मांगलिक कार्य, यात्रा और नया काम न करें।',
    'Use the hours before and after it.',
    'उसके पहले या बाद का समय लें।',
  ),
  vara_good: good(
    'The lord of the weekday is on your side: take up what matters on it.',
    'वार का स्वामी आपके लिए अनुकूल है: महत्त्व के काम इसी दिन हाथ में लें।',
  ),
  vara_bad: hard(
    'The lord of the weekday is no friend of your ascendant: ask little of the day.',
    'वार का स्वामी आपके लग्न के लिए अनुकूल नहीं: अपेक्षाएँ कम रखें।',
    'Take the hora of a better planet for what matters.',
    'ज़रूरी काम किसी अनुकूल ग्रह की होरा में करें।',
  ),
  special_good: good(
    'A special yoga helps: set what matters into its time.',
    'विशेष शुभ योग बना है: महत्त्व के काम उसी समय में रखें।',
  ),
  special_bad: hard(
    'A special yoga is against beginnings: let its time pass.',
    'एक अशुभ योग बना है: उसका समय बीतने दें।',
    'Routine goes on as ever.',
    'रोज़ के काम पहले की तरह करते रहें।',
  ),
  bindus_high: good(
    'The Moon passes a sign strong in your chart: trust your judgement of people.',
    'चंद्रमा आपकी कुंडली की बलवान राशि में है: लोगों की पहचान पर भरोसा करें।',
  ),
  bindus_low: hard(
    'The Moon passes a sign weak in your chart: decide nothing out of a mood.',
    'चंद्रमा आपकी कुंडली की निर्बल राशि में है: भावना में आकर निर्णय न लें।',
    'Sleep on what is large.',
    'बड़े निर्णय पर एक रात विचार करें।',
  ),
  double_transit: good(
    'Jupiter and Saturn work together on a main house of yours: put lasting effort there.',
    'गुरु और शनि दोनों आपके एक प्रमुख भाव को जगा रहे हैं: उसमें स्थायी प्रयास करें।',
  ),
  saturn_rising: hard(
    'The first part of sade sati: keep expenses and sleep in order.',
    'साढ़ेसाती का पहला चरण है: खर्च और नींद को व्यवस्थित रखें।',
    'Service and a steady rhythm ease it.',
    'सेवा और नियमित दिनचर्या से यह सहज होता है।',
  ),
  saturn_peak: hard(
    'The middle of sade sati: take on no burden that is not yours.',
    'साढ़ेसाती का मध्य चरण है: जो भार आपका नहीं, उसे न उठाएँ।',
    'Exercise, early nights and honest work ease it.',
    'व्यायाम, समय पर नींद और ईमानदार श्रम से यह सहज होता है।',
  ),
  saturn_setting: hard(
    'The last part of sade sati: weigh words and money.',
    'साढ़ेसाती का अंतिम चरण है: वाणी और धन सोच-समझकर बरतें।',
    'Savings and plain speech ease it.',
    'बचत और सरल वाणी से यह सहज होता है।',
  ),
  saturn_kantaka: hard(
    'Saturn in the 4th: leave haste in matters of house and post.',
    'शनि चौथे स्थान में है: घर और पद के विषय में जल्दबाज़ी न करें।',
    'Repairs done in time and time with the family ease it.',
    'समय पर मरम्मत और परिवार के साथ समय से यह सहज होता है।',
  ),
  saturn_ashtama: hard(
    'Saturn in the 8th: avoid needless risk and debt.',
    'शनि आठवें स्थान में है: अनावश्यक जोखिम और ऋण से बचें।',
    'Check-ups, patience and helping the weak ease it.',
    'स्वास्थ्य जाँच, धैर्य और निर्बल की सहायता से यह सहज होता है।',
  ),
} as const satisfies Readonly<Record<string, DayCounsel>>;

export type DayCounselId = keyof typeof DAY_COUNSELS;
