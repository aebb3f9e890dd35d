/** Traits of a partner, in Hindi: about स्वभाव and परिवार, so that nobody's sex shows. */
import type {
  AgeBeside,
  Nearness,
  PartnerKind,
  PartnerTraitFacts,
  Standing,
} from '../../../../astro/judgement/prediction/persons/facts.ts';
import type { Direction } from '../../../../astro/tables/directions.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { Element } from '../../../../astro/tables/signs.ts';
import type { Sentences } from '../../../sentences.ts';

const TEMPERS: Readonly<Record<Planet, string>> = {
  Sun: 'इनमें आत्मसम्मान बहुत है; ज़िम्मेदारी खुशी से उठाते हैं और अविश्वास सह नहीं पाते।',
  Moon: 'इनके लिए भावना पहले आती है; घर में शांति हो तो सबका ध्यान रखते हैं।',
  Mars: 'इनका स्वभाव तेज़ और साहसी है; बात सीधी कहते हैं और जल्दी भूल भी जाते हैं।',
  Mercury: 'इनका मन हल्का और जिज्ञासु है; बातचीत और हँसी इन्हें प्रिय है।',
  Jupiter: 'इनका मन उदार है; सिद्धांत पक्के हैं और सलाह अच्छी देते हैं।',
  Venus: 'इनके व्यवहार में मिठास है; सुंदरता, आराम और अच्छी संगति पसंद है।',
  Saturn: 'ये गंभीर और मेहनती हैं; अपनापन धीरे-धीरे बढ़ता है और टिकता है।',
  Rahu: 'इनकी सोच सबसे अलग है; हर रिवाज़ को बिना परखे नहीं मानते।',
  Ketu: 'ये अंतर्मुखी हैं; थोड़े में संतोष रखते हैं और मन की बात कम कहते हैं।',
};

const FAMILIES: Readonly<Record<Planet, string>> = {
  Sun: 'परिवार में पद, कर्तव्य और पिता का प्रभाव है।',
  Moon: 'परिवार आपस में जुड़ा है और माँ उसका केंद्र है।',
  Mars: 'परिवार ज़मीन और साहस वाला है, मिज़ाज थोड़ा तेज़ है।',
  Mercury: 'परिवार में व्यापार, पढ़ाई और बातचीत का माहौल है।',
  Jupiter: 'परिवार में विद्या, आस्था और अच्छी सलाह का मान है।',
  Venus: 'परिवार को आराम, मेहमान और कला पसंद हैं।',
  Saturn: 'परिवार मेहनती है और पुराने रीति-रिवाज़ निभाता है।',
  Rahu: 'परिवार का रहन-सहन आपके घर से अलग है।',
  Ketu: 'परिवार सादगी से रहता है और उसमें भक्ति का भाव है।',
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  high: ' समाज में उसका मान है।',
  plain: '',
  modest: ' साधन सीमित हैं, पर अपनापन गहरा है।',
};

const WORK: Readonly<Record<Planet, string>> = {
  Sun: 'सरकार और प्रशासन',
  Moon: 'देखभाल, खान-पान और जनसेवा',
  Mars: 'इंजीनियरिंग, वर्दी वाली सेवा और ज़मीन',
  Mercury: 'व्यापार, लेखा और लेखन',
  Jupiter: 'शिक्षा, कानून और सलाह',
  Venus: 'डिज़ाइन, सौंदर्य और कला',
  Saturn: 'उद्योग, निर्माण और सरकारी सेवा',
  Rahu: 'टेक्नोलॉजी, मीडिया और विदेशी कंपनियों',
  Ketu: 'शोध, उपचार और किसी गहरे हुनर',
};

/** Returns the field of a partner's work, before a postposition: शिक्षा, कानून और सलाह. */
export function workHi(planet: Planet): string {
  return WORK[planet];
}

/** How two persons meet, the 1st house first, before a verb. */
const MEETINGS = [
  'आपकी अपनी पहल से',
  'परिवार के ज़रिए',
  'छोटी यात्राओं और संदेशों से',
  'घर के आसपास',
  'पढ़ाई और साझी रुचियों के बीच',
  'रोज़ के काम की जगह पर',
  'विधिवत परिचय से',
  'विवाह से जुड़े रिश्तेदारों में',
  'किसी लंबी यात्रा में',
  'पेशे में किसी वरिष्ठ के ज़रिए',
  'मित्रों की मंडली में',
  'घर से दूर',
];

/** Returns how two persons meet, before a verb: परिवार के ज़रिए. */
export function meetingHi(house: number): string {
  return MEETINGS[house - 1]!;
}

const MEETS: Readonly<Record<PartnerKind, (how: string) => string>> = {
  to_come: (how) => `कुंडली ${how} मुलाकात बताती है।`,
  present: (how) => `कुंडली ${how} पहली मुलाकात बताती है।`,
  second: (how) => `कुंडली ${how} नई मुलाकात बताती है।`,
  companion: (how) => `कुंडली ${how} साथ मिलना बताती है।`,
};

const NEARNESS: Readonly<Record<Nearness, string>> = {
  near: 'दोनों परिवारों के घर पास-पास माने गए हैं।',
  between: 'दोनों परिवारों के घरों में कुछ घंटों की दूरी मानी गई है।',
  far: 'दोनों परिवारों के घर एक-दूसरे से दूर माने गए हैं।',
};

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  east: 'यहाँ की राशियाँ पूर्व दिशा बताती हैं।',
  south: 'यहाँ की राशियाँ दक्षिण दिशा बताती हैं।',
  west: 'यहाँ की राशियाँ पश्चिम दिशा बताती हैं।',
  north: 'यहाँ की राशियाँ उत्तर दिशा बताती हैं।',
};

const AGES: Readonly<Record<AgeBeside, string>> = {
  older: 'यहाँ बड़ी उम्र के ग्रह आगे हैं: उम्र या सोच आपसे बड़ी है।',
  same: 'यहाँ बीच की उम्र के ग्रह आगे हैं: उम्र आपके आसपास है।',
  younger: 'यहाँ कम उम्र के ग्रह आगे हैं: उम्र कम है या अंदाज़ में ताज़गी है।',
};

const LOOKS: Readonly<Record<Element, string>> = {
  fire: 'अग्नि राशियाँ: सीधी चाल और चमकती आँखें।',
  earth: 'पृथ्वी राशियाँ: सधा हुआ शरीर और स्थिर चेहरा।',
  air: 'वायु राशियाँ: हल्की चाल और बोलता हुआ चेहरा।',
  water: 'जल राशियाँ: कोमल चेहरा और दयालु आँखें।',
};

export const PARTNER_TRAITS_HI: Sentences<PartnerTraitFacts> = {
  temperament: ({ planet }) => TEMPERS[planet],
  family: ({ planet, standing }) => `${FAMILIES[planet]}${STANDINGS[standing]}`,
  work: ({ planet }) => `इनके काम का क्षेत्र ${workHi(planet)} से जुड़ा माना गया है।`,
  meeting: ({ house, kind }) => MEETS[kind](meetingHi(house)),
  nearness: ({ nearness }) => NEARNESS[nearness],
  direction: ({ direction }) => DIRECTIONS[direction],
  age: ({ age }) => AGES[age],
  looks: ({ element }) => LOOKS[element],
};
