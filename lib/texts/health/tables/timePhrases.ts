/** Sentences of a health reading about time, with {placeholders}. Their emphasis is interpretive. */
import { says } from '../bothScripts.ts';

export const PERIODS_DATED = [
  says(
    'समय की बात करें तो {maha} की महादशा {mahaEnd} तक है और उसमें {antar} की अंतर्दशा {antarEnd} तक चल रही है।',
    'Samay ki baat karein to {maha} ki mahadasha {mahaEnd} tak hai aur usmein {antar} ki antardasha {antarEnd} tak chal rahi hai.',
  ),
  says(
    'इस समय {maha} की महादशा ({mahaEnd} तक) के भीतर {antar} की अंतर्दशा है, जो {antarEnd} तक रहेगी।',
    'Is samay {maha} ki mahadasha ({mahaEnd} tak) ke bheetar {antar} ki antardasha hai, jo {antarEnd} tak rahegi.',
  ),
];
/** For the last period of a mahadasha. */
export const SAME_END_DATED = [
  says(
    '{maha} की महादशा अपने अंतिम दौर में है: उसमें {antar} की अंतर्दशा चल रही है और दोनों {antarEnd} को पूरी होंगी।',
    '{maha} ki mahadasha apne antim daur mein hai: usmein {antar} ki antardasha chal rahi hai aur dono {antarEnd} ko poori hongi.',
  ),
];
export const SAME_LORD_DATED = [
  says(
    'इस समय {maha} की महादशा में {maha} की ही अंतर्दशा है, जो {antarEnd} तक रहेगी, यानी उसका असर पूरा है।',
    'Is samay {maha} ki mahadasha mein {maha} ki hi antardasha hai, jo {antarEnd} tak rahegi, yaani uska asar poora hai.',
  ),
];
export const MAHADASHA_UNDATED = [
  says(
    'इस समय {maha} की महादशा में {antar} की अंतर्दशा है, जो {antarEnd} तक रहेगी।',
    'Is samay {maha} ki mahadasha mein {antar} ki antardasha hai, jo {antarEnd} tak rahegi.',
  ),
];
export const PERIODS_UNDATED = [
  says(
    'इस समय {maha} की महादशा में {antar} की अंतर्दशा चल रही है।',
    'Is samay {maha} ki mahadasha mein {antar} ki antardasha chal rahi hai.',
  ),
];
export const ONE_DATED = [
  says('इस समय {lord} की {level} {end} तक चल रही है।', 'Is samay {lord} ki {level} {end} tak chal rahi hai.'),
];
export const ONE_UNDATED = [says('इस समय {lord} की {level} चल रही है।', 'Is samay {lord} ki {level} chal rahi hai.')];
/** By level, the mahadasha first. */
export const LEVELS_SAID = [
  says('महादशा', 'mahadasha'),
  says('अंतर्दशा', 'antardasha'),
  says('प्रत्यंतर्दशा', 'pratyantardasha'),
  says('सूक्ष्म दशा', 'sookshma dasha'),
  says('प्राण दशा', 'pran dasha'),
];

export const PERIOD_ASKS_CARE = [
  says(
    'इनमें {planet} का दौर सेहत के प्रति सजग रहने को कहता है: वह {asks} माँगता है, साथ ही {parts} पर नज़र भी।',
    'Inmein {planet} ka daur sehat ke prati sajag rehne ko kehta hai: woh {asks} maangta hai, saath hi {parts} par nazar bhi.',
  ),
  says(
    '{planet} का समय {asks} माँगता है, इसलिए {parts} की ओर से लापरवाही न करें।',
    '{planet} ka samay {asks} maangta hai, isliye {parts} ki or se laparwahi na karein.',
  ),
  says(
    '{planet} के दौर में शरीर {asks} चाहता है; {parts} का खयाल रखते चलें।',
    '{planet} ke daur mein sharir {asks} chahta hai; {parts} ka khayal rakhte chalein.',
  ),
];
export const PERIOD_IS_EASY = [
  says(
    'सेहत के लिए यह दौर भारी नहीं है; {planet} अभी बस {asks} चाहता है।',
    'Sehat ke liye yeh daur bhaari nahin hai; {planet} abhi bas {asks} chahta hai.',
  ),
];
export const PERIOD_ASKS = [says('{planet} का समय {asks} माँगता है।', '{planet} ka samay {asks} maangta hai.')];
export const NEAR_PERIOD = says(
  'सबसे नज़दीक का दौर {lord} की प्रत्यंतर्दशा का है, जो {end} तक है।',
  'Sabse nazdeek ka daur {lord} ki pratyantardasha ka hai, jo {end} tak hai.',
);

export const WINDOW_AHEAD = [
  says(
    'आगे {start} से {end} तक का समय, जब {planets} का असर साथ रहेगा, थोड़ा सँभलकर चलने का है; तब काम का बोझ हल्का रखें।',
    'Aage {start} se {end} tak ka samay, jab {planets} ka asar saath rahega, thoda sambhalkar chalne ka hai; tab kaam ka bojh halka rakhein.',
  ),
  says(
    '{start} से {end} के बीच {planets} के कारण शरीर जल्दी थक सकता है, इसलिए आराम का समय पहले से तय कर लें।',
    '{start} se {end} ke beech {planets} ke kaaran sharir jaldi thak sakta hai, isliye aaram ka samay pehle se tay kar lein.',
  ),
];
/** For a window of many months. */
export const LONG_WINDOW_AHEAD = [
  says(
    '{start} से {end} तक {planets} का दौर सेहत पर ध्यान माँगेगा; समय लंबा है, इसलिए आराम और नियमित जाँच को आदत बना लें।',
    '{start} se {end} tak {planets} ka daur sehat par dhyan maangega; samay lamba hai, isliye aaram aur regular check-up ko aadat bana lein.',
  ),
];
export const WINDOW_NOW = [
  says(
    'अभी {end} तक का समय, {planets} के असर से, थोड़ा सँभलकर चलने का है; आराम को टालें नहीं।',
    'Abhi {end} tak ka samay, {planets} ke asar se, thoda sambhalkar chalne ka hai; aaram ko taalein nahin.',
  ),
];
export const WINDOW_UNNAMED = [
  says(
    '{start} से {end} तक का समय थोड़ा सँभलकर चलने का है; तब काम का बोझ हल्का रखें और आराम पहले से तय कर लें।',
    '{start} se {end} tak ka samay thoda sambhalkar chalne ka hai; tab kaam ka bojh halka rakhein aur aaram pehle se tay kar lein.',
  ),
];
export const PASSAGE_AHEAD = [
  says(
    'गोचर में {planet} {start} से {end} तक आपकी कुंडली के {house} भाव में रहेगा; उन दिनों दिनचर्या ढीली न पड़ने दें।',
    'Gochar mein {planet} {start} se {end} tak aapki kundli ke {house} bhav mein rahega; un dinon dincharya dheeli na padne dein.',
  ),
];
export const PASSAGE_NOW = [
  says(
    'गोचर में {planet} अभी आपकी कुंडली के {house} भाव में है और {end} तक वहीं रहेगा; तब तक शरीर पर ज़्यादा ज़ोर न डालें।',
    'Gochar mein {planet} abhi aapki kundli ke {house} bhav mein hai aur {end} tak wahin rahega; tab tak sharir par zyada zor na daalein.',
  ),
];
/** Houses as they stand before "भाव में"; the 1st house first. */
export const HOUSES_SAID = [
  says('पहले', 'pehle'),
  says('दूसरे', 'doosre'),
  says('तीसरे', 'teesre'),
  says('चौथे', 'chauthe'),
  says('पाँचवें', 'paanchven'),
  says('छठे', 'chhathe'),
  says('सातवें', 'saatven'),
  says('आठवें', 'aathven'),
  says('नौवें', 'nauven'),
  says('दसवें', 'dasven'),
  says('ग्यारहवें', 'gyarahven'),
  says('बारहवें', 'barahven'),
];
