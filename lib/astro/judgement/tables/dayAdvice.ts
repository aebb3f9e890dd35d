/**
 * Advice on the parts of a day's score, in two languages, by their results (interpretive).
 *
 * `text` says what to do, or what to leave; `ease` what helps where a part is against the day.
 */
import { both, type Bilingual } from '../../bilingual.ts';
import { NITYA_YOGAS } from '../../tables/panchang.ts';

export interface DayCounsel {
  readonly text: Bilingual;
  /** Null where nothing is against the day. */
  readonly ease: Bilingual | null;
}

/** Returns advice where a part is for the day. */
export const good = (en: string, hi: string): DayCounsel => ({ text: both(en, hi), ease: null });
/** Returns advice where a part is against the day. */
export const hard = (en: string, hi: string, easeEn: string, easeHi: string): DayCounsel => ({
  text: both(en, hi),
  ease: both(easeEn, easeHi),
});

/** @param number of the yoga of Sun and Moon, 1 to 27 */
function hardYoga(number: number): DayCounsel {
  const { name, sanskrit } = NITYA_YOGAS[number - 1]!;
  return hard(
    `${name} yoga runs. Allow more time for what you do in it.`,
    `${sanskrit} योग है; इसमें हर काम के लिए थोड़ा ज़्यादा समय रखें।`,
    'Its first hours are the hardest. Patience in them is enough.',
    'इसके पहले कुछ घंटे धैर्य रखें, इतना काफ़ी है।',
  );
}

function whollyBadYoga(number: number): DayCounsel {
  const { name, sanskrit } = NITYA_YOGAS[number - 1]!;
  return hard(
    `${name} yoga is avoided for beginnings from its first hour to its last.`,
    `${sanskrit} योग पूरा वर्जित है, इसलिए इसमें नया काम शुरू न करें।`,
    'Keep it for prayer, giving and restraint.',
    'यह समय जप, दान और संयम के लिए रखें।',
  );
}

export const DAY_COUNSELS = {
  tara_janma: hard(
    'Leave journeys, disputes and treatments that can wait for another day.',
    'यात्रा, विवाद और टालने योग्य इलाज इस दिन न रखें।',
    'Keep to routine, eat lightly and give green vegetables.',
    'रोज़ की दिनचर्या रखें, हल्का खाएँ और हरी सब्ज़ियाँ दान करें।',
  ),
  tara_sampat: good(
    'Use the day for money matters such as purchases, sales and savings.',
    'पैसे के काम इस दिन करें: खरीद-बिक्री, बचत या नया खाता।',
  ),
  tara_vipat: hard(
    'Take no risk with money, and leave large purchases.',
    'पैसे का जोखिम न उठाएँ और बड़ी खरीदारी टालें।',
    'Finish what is under way. Give some jaggery before what cannot wait.',
    'चल रहे काम पूरे करें। कोई काम टल न सके तो पहले थोड़ा गुड़ दान करें।',
  ),
  tara_kshema: good(
    'Settle what should last in home, health and family.',
    'घर, सेहत और परिवार के काम इस दिन करें; वे लंबे समय तक टिकते हैं।',
  ),
  tara_pratyak: hard(
    'Leave negotiations and confrontation, as others pull the other way.',
    'समझौते की बातचीत और टकराव टालें; लोग जल्दी सहमत नहीं होंगे।',
    'Listen, prepare and work alone. A gift of salt is the custom.',
    'दूसरों की सुनें, तैयारी करें और अकेले के काम निपटाएँ। परंपरा में इस दिन नमक दान किया जाता है।',
  ),
  tara_sadhaka: good(
    'Put the most important task first, such as an interview, an examination or a request.',
    'सबसे ज़रूरी काम पहले करें: इंटरव्यू, परीक्षा और आवेदन के लिए समय अच्छा है।',
  ),
  tara_naidhana: hard(
    'Leave beginnings, signing and long journeys, and save your strength.',
    'नई शुरुआत, हस्ताक्षर और लंबी यात्रा इस दिन न करें; ताकत बचाकर रखें।',
    'Rest, close what has had its time, and give sesame.',
    'आराम करें, पुराने काम समेटें और तिल दान करें।',
  ),
  tara_mitra: good('Meet people, make peace and learn together.', 'लोगों से मिलें, पुराने मतभेद सुलझाएँ और साथ मिलकर सीखें।'),
  tara_parama_mitra: good(
    'Ask for help, sign with partners and set out on journeys.',
    'मदद माँगें, साझेदारी के काम करें और यात्रा पर निकलें।',
  ),
  moon_1: good(
    'Take care of yourself and show yourself, as the mood is steady.',
    'अपना ध्यान रखें और आगे आएँ; मन स्थिर रहेगा।',
  ),
  moon_2: good(
    'Look after accounts and speech. Small gains come from order.',
    'हिसाब और बोलचाल पर ध्यान दें; छोटे-छोटे लाभ मिलेंगे।',
  ),
  moon_3: good('Be bold in messages, short trips and sales.', 'बातचीत, छोटी यात्रा और बिक्री में हिम्मत दिखाएँ।'),
  moon_4: hard(
    'Leave quarrels at home and decisions about property.',
    'घर में बहस न करें और संपत्ति के फ़ैसले टालें।',
    'Take time for quiet and for the mother’s side of the family.',
    'कुछ समय शांति में और माता के साथ बिताएँ।',
  ),
  moon_5: good('Give time to children, study and what you make by hand or mind.', 'बच्चों, पढ़ाई और अपने हुनर को समय दें।'),
  moon_6: good('Clear debts, pending work and matters of health.', 'कर्ज़, अधूरे काम और सेहत की बातें निपटाएँ।'),
  moon_7: good('Meet partners and clients, who receive you well.', 'साथियों और ग्राहकों से मिलें; लोग आदर से मिलेंगे।'),
  moon_8: hard(
    'The Moon is in the 8th from your own (chandrashtama). Leave beginnings, journeys and sharp words.',
    'चंद्रमा आठवें स्थान में है (चंद्राष्टम), इसलिए नई शुरुआत, यात्रा और कड़वी बात से बचें।',
    'Drink enough, sleep early and give rice or milk.',
    'पानी ज़्यादा पिएँ, जल्दी सोएँ और चावल या दूध दान करें।',
  ),
  moon_9: good(
    'Keep duties to elders and teachers, whose advice helps.',
    'बड़ों और गुरुजनों की बात मानें; उनकी सलाह काम आएगी।',
  ),
  moon_10: good('Put work in front, as what you do is seen.', 'काम को सबसे आगे रखें; आपके काम पर लोगों का ध्यान जाएगा।'),
  moon_11: good(
    'Collect, sell and ask friends. Gains come from company.',
    'वसूली और बिक्री करें और मित्रों से मदद लें; लाभ मेल-जोल से आएगा।',
  ),
  moon_12: hard(
    'Leave large expenses and late nights.',
    'बड़े खर्च न करें और देर रात तक न जागें।',
    'Give something away on purpose and keep the evening quiet.',
    'अपनी इच्छा से कुछ दान करें और शाम शांत रखें।',
  ),
  tithi_nanda: good(
    'A Nanda tithi suits joyful work, art and celebration.',
    'नंदा तिथि है, जो खुशी के काम, कला और उत्सव के लिए शुभ है।',
  ),
  tithi_bhadra: good(
    'A Bhadra tithi suits practical work, vehicles and health.',
    'भद्रा तिथि है, जो रोज़मर्रा के काम, वाहन और सेहत के लिए शुभ है।',
  ),
  tithi_jaya: good(
    'A Jaya tithi suits contests, claims and negotiation.',
    'जया तिथि है, जो मुकाबले, दावे और बातचीत के लिए शुभ है।',
  ),
  tithi_rikta: hard(
    'Set no wedding or other ceremony on a Rikta tithi.',
    'रिक्ता तिथि है, इसलिए मांगलिक काम इसमें न रखें।',
    'Clear away, repair and settle what is open.',
    'सफ़ाई करें, मरम्मत कराएँ और पुराने विवाद निपटाएँ।',
  ),
  tithi_purna: good('Complete what was begun, as a Purna tithi suits it.', 'पूर्णा तिथि है; जो काम शुरू किए हैं, उन्हें पूरा करें।'),
  tithi_amavasya: hard(
    'At the new moon leave beginnings for the bright half.',
    'अमावस्या है, इसलिए नई शुरुआत शुक्ल पक्ष के लिए रखें।',
    'Remember the ancestors, give food and rest.',
    'पितरों को याद करें, भोजन दान करें और आराम करें।',
  ),
  tithi_burnt: hard(
    'The tithi is burnt (dagdha) on this weekday. Leave ceremonies and beginnings.',
    'इस वार में यह तिथि दग्धा है, इसलिए मांगलिक काम और नई शुरुआत टालें।',
    'Keep to everyday work.',
    'रोज़ के काम करते रहें।',
  ),
  tithi_ekadashi: good(
    'On Ekadashi a light fast, prayer and giving are held good. Joyful work goes on.',
    'एकादशी है; हल्का व्रत, जप और दान अच्छे माने जाते हैं और शुभ काम भी किए जाते हैं।',
  ),
  nakshatra_dhruva: good(
    'Under a fixed star found, plant and promise what should last.',
    'ध्रुव नक्षत्र है, जो टिकाऊ काम, नींव और संकल्प के लिए शुभ है।',
  ),
  nakshatra_chara: good(
    'A moving star suits travel, vehicles and changes.',
    'चर नक्षत्र है, जो यात्रा, वाहन और बदलाव के लिए शुभ है।',
  ),
  nakshatra_ugra: hard(
    'Under a fierce star leave tender matters and agreements.',
    'उग्र नक्षत्र है, इसलिए प्रेम के काम और समझौते टालें।',
    'A fierce star suits hard work, contest and clearing away.',
    'कड़ी मेहनत करें और पुरानी चीज़ें हटाएँ; इनमें यह साथ देता है।',
  ),
  nakshatra_mishra: good('A mixed star suits routine and worship.', 'मिश्र नक्षत्र है, जो रोज़ के काम और पूजा के लिए ठीक है।'),
  nakshatra_kshipra: good(
    'A quick star suits trade, learning and short errands.',
    'क्षिप्र नक्षत्र है, जो व्यापार, पढ़ाई और छोटे कामों के लिए शुभ है।',
  ),
  nakshatra_mridu: good(
    'A gentle star suits friendship, art and tender matters.',
    'मृदु नक्षत्र है, जो मित्रता, कला और प्रेम के लिए शुभ है।',
  ),
  nakshatra_tikshna: hard(
    'Under a sharp star leave what needs softness and trust.',
    'तीक्ष्ण नक्षत्र है, इसलिए नरमी और भरोसे के काम टालें।',
    'A sharp star suits ending, treating and removing.',
    'पक्के फ़ैसले, काम खत्म करने और इलाज में यह साथ देता है।',
  ),
  yoga_good: good(
    'The nitya yoga of the day is a good one, so keep at what matters.',
    'दिन का नित्य योग शुभ है; ज़रूरी काम में लगे रहें।',
  ),
  yoga_vishkambha: hardYoga(1),
  yoga_atiganda: hardYoga(6),
  yoga_shula: hardYoga(9),
  yoga_ganda: hardYoga(10),
  yoga_vyaghata: hardYoga(13),
  yoga_vajra: hardYoga(15),
  yoga_parigha: hardYoga(19),
  yoga_vyatipata: whollyBadYoga(17),
  yoga_vaidhriti: whollyBadYoga(27),
  karana_movable: good('The karana is friendly to everyday work.', 'करण शुभ है; रोज़ के काम के लिए ठीक है।'),
  karana_fixed: hard(
    'Under a fixed karana leave what should grow.',
    'स्थिर करण है; जिस काम को बढ़ाना हो, उसे इसमें शुरू न करें।',
    'A fixed karana suits rites for the ancestors and finishing.',
    'पितरों के काम और अधूरे काम पूरे करने के लिए यह ठीक है।',
  ),
  karana_vishti: hard(
    'Begin no ceremony, journey or venture while Bhadra lasts.',
    'भद्रा के समय मांगलिक काम, यात्रा और नया काम न करें।',
    'Use the hours before and after it.',
    'उसके पहले या बाद का समय लें।',
  ),
  vara_good: good(
    'The lord of the weekday is on your side, so take up what matters.',
    'वार का स्वामी आपके लिए अनुकूल है; ज़रूरी काम इसी दिन हाथ में लें।',
  ),
  vara_bad: hard(
    'The lord of the weekday is no friend of your ascendant, so expect little of the day.',
    'वार का स्वामी आपके लग्न के लिए अनुकूल नहीं है; बड़ी उम्मीद न रखें।',
    'Take the hora of a better planet for what matters.',
    'ज़रूरी काम किसी अनुकूल ग्रह की होरा में करें।',
  ),
  special_good: good(
    'A special yoga helps, so do what matters in its time.',
    'विशेष शुभ योग बना है; ज़रूरी काम उसी समय में करें।',
  ),
  special_bad: hard(
    'A yoga of the weekday is against beginnings, so let its time pass.',
    'वार का अशुभ योग बना है; नया काम उसके बीतने पर शुरू करें।',
    'Routine goes on as ever.',
    'रोज़ के काम पहले की तरह करते रहें।',
  ),
  special_mixed: hard(
    'Good and bad yogas of the weekday run together, so take your time.',
    'वार के शुभ और अशुभ योग साथ बने हैं; जल्दबाज़ी न करें।',
    'The good one undoes most of the other.',
    'शुभ योग दूसरे का ज़्यादातर असर काट देता है।',
  ),
  special_panchaka: hard(
    'In Panchaka gather no fuel, lay no roof and make no journey to the south.',
    'पंचक में ईंधन इकट्ठा न करें, छत न डालें और दक्षिण की यात्रा टालें।',
    'Everything else may be done.',
    'बाकी सब काम किए जा सकते हैं।',
  ),
  bindus_high: good(
    'The Moon is in a sign strong in your chart, so trust your judgement of people.',
    'चंद्रमा ऐसी राशि में है जो आपके अष्टकवर्ग में बलवान है; लोगों की अपनी परख पर भरोसा करें।',
  ),
  bindus_low: hard(
    'The Moon is in a sign weak in your chart, so decide nothing out of a mood.',
    'चंद्रमा ऐसी राशि में है जो आपके अष्टकवर्ग में कमज़ोर है; भावना में आकर फ़ैसला न लें।',
    'Sleep on what is large.',
    'बड़े फ़ैसले पर एक रात सोच लें।',
  ),
  double_transit: good(
    'Jupiter and Saturn both reach a main house of yours. Put lasting effort there.',
    'गुरु और शनि दोनों का असर आपके एक खास भाव पर है; उसके काम में लगातार मेहनत करें।',
  ),
  saturn_rising: hard(
    'In the first part of sade sati keep expenses and sleep in order.',
    'साढ़ेसाती का पहला चरण है; खर्च का हिसाब रखें और समय पर सोएँ।',
    'Service and a steady rhythm ease it.',
    'सेवा और नियमित दिनचर्या से राहत मिलती है।',
  ),
  saturn_peak: hard(
    'In the middle of sade sati take on no load that is not yours.',
    'साढ़ेसाती का दूसरा चरण है; जो बोझ आपका नहीं, उसे न उठाएँ।',
    'Exercise, early nights and honest work ease it.',
    'व्यायाम, समय पर नींद और ईमानदार मेहनत से राहत मिलती है।',
  ),
  saturn_setting: hard(
    'In the last part of sade sati weigh words and money.',
    'साढ़ेसाती का तीसरा चरण है; सोचकर बोलें और सोचकर खर्च करें।',
    'Savings and plain speech ease it.',
    'बचत और सीधी-सच्ची बात से राहत मिलती है।',
  ),
  saturn_kantaka: hard(
    'With Saturn in the 4th from your Moon, avoid haste in matters of house and post.',
    'शनि चौथे स्थान में है; घर और पद के मामले में जल्दबाज़ी न करें।',
    'Repairs done in time and time with the family ease it.',
    'घर की मरम्मत समय पर कराएँ और परिवार के साथ समय बिताएँ।',
  ),
  saturn_ashtama: hard(
    'With Saturn in the 8th from your Moon, avoid needless risk and debt.',
    'शनि आठवें स्थान में है; बेवजह जोखिम और कर्ज़ से बचें।',
    'Check-ups, patience and helping the weak ease it.',
    'सेहत की जाँच कराएँ, धैर्य रखें और ज़रूरतमंद की मदद करें।',
  ),
} as const satisfies Readonly<Record<string, DayCounsel>>;

export type DayCounselId = keyof typeof DAY_COUNSELS;
