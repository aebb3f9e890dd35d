/** Persons that a chart describes, each in three sentences, in Hindi. */
import type {
  ChildBond,
  ChildCount,
  ChildTime,
  FurtherFacts,
  PartnerKind,
  Standing,
} from '../../../../astro/judgement/prediction/persons/facts.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { PersonWords } from '../../../facts/prediction/people.ts';
import { sayIn } from '../../../say.ts';
import type { Sentences } from '../../../sentences.ts';
import { meetingHi, workHi } from './partner.ts';

const PARTNER_TRAITS = {
  temperament: 'स्वभाव',
  family: 'परिवार',
  work: 'काम',
  meeting: 'मुलाकात',
  nearness: 'दूरी',
  direction: 'दिशा',
  age: 'आयु',
  looks: 'व्यक्तित्व',
};

const CHILD_TRAITS = { count: 'संख्या', time: 'समय', bond: 'संबंध', talents: 'प्रतिभा' };

/** After स्वभाव. */
const TEMPERS: Readonly<Record<Planet, string>> = {
  Sun: 'स्वाभिमानी और स्पष्ट',
  Moon: 'स्नेही और भावुक',
  Mars: 'सीधा, साहसी और तेज़',
  Mercury: 'चंचल, समझदार और बातूनी',
  Jupiter: 'उदार और सिद्धांतवादी',
  Venus: 'मधुर और सौंदर्यप्रिय',
  Saturn: 'गंभीर, धैर्यवान और भरोसेमंद',
  Rahu: 'अनोखा, महत्त्वाकांक्षी और स्वतंत्र',
  Ketu: 'शांत, अंतर्मुखी और संतोषी',
};

/** After परिवार. */
const FAMILIES: Readonly<Record<Planet, string>> = {
  Sun: 'पद और कर्तव्य वाला',
  Moon: 'माँ के इर्द-गिर्द जुड़ा',
  Mars: 'ज़मीन और कारोबार वाला',
  Mercury: 'व्यापारी और शिक्षित',
  Jupiter: 'विद्या और आस्था वाला',
  Venus: 'सुख और कला का शौकीन',
  Saturn: 'मेहनती और परंपरा मानने वाला',
  Rahu: 'अलग रहन-सहन वाला',
  Ketu: 'सादा और भक्ति वाला',
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  high: 'प्रतिष्ठित, ',
  plain: '',
  modest: 'सीमित साधनों वाला, ',
};

const READS: Readonly<Record<PartnerKind, (temper: string, family: string) => string>> = {
  to_come: (temper, family) => `परंपरा में जीवनसाथी का स्वभाव ${temper} बताया गया है, परिवार ${family}।`,
  present: (temper, family) => `परंपरा के अनुसार आपके जीवनसाथी का स्वभाव ${temper} है, परिवार ${family}।`,
  second: (temper, family) => `नए साथ के लिए परंपरा ऐसा व्यक्ति बताती है जिसका स्वभाव ${temper} हो, परिवार ${family}।`,
  companion: (temper, family) => `परंपरा ऐसा साथी बताती है जिसका स्वभाव ${temper} हो, परिवार ${family}।`,
};

const MEETS: Readonly<Record<PartnerKind, (work: string, how: string) => string>> = {
  to_come: (work, how) => `काम ${work} का हो सकता है, और मुलाकात ${how}।`,
  present: (work, how) => `काम ${work} का माना गया है, और पहली मुलाकात ${how}।`,
  second: (work, how) => `उनका काम ${work} का हो सकता है, और मुलाकात ${how}।`,
  companion: (work, how) => `उनका जीवन ${work} में बीता हो सकता है, और मुलाकात ${how}।`,
};

const FURTHER: Sentences<FurtherFacts> = {
  nearness: ({ nearness }) =>
    ({
      near: 'दोनों की जड़ें पास-पास हैं।',
      between: 'दोनों परिवार न बहुत पास हैं, न बहुत दूर।',
      far: 'साथी की जड़ें आपके जन्मस्थान से दूर हैं।',
    })[nearness],
  direction: ({ direction }) =>
    ({
      east: 'उनका पैतृक घर पूर्व की ओर है।',
      south: 'उनका पैतृक घर दक्षिण की ओर है।',
      west: 'उनका पैतृक घर पश्चिम की ओर है।',
      north: 'उनका पैतृक घर उत्तर की ओर है।',
    })[direction],
  age: ({ age }) =>
    ({
      older: 'उम्र में या समझ में वे आपसे बड़े हैं।',
      same: 'दोनों की उम्र में कम अंतर है।',
      younger: 'उम्र में या अंदाज़ में वे आपसे छोटे हैं।',
    })[age],
  looks: ({ element }) =>
    ({
      fire: 'चेहरे पर तेज और चाल में आत्मविश्वास रहता है।',
      earth: 'व्यक्तित्व सधा हुआ और शांत रहता है।',
      air: 'चाल हल्की और चेहरा हँसमुख रहता है।',
      water: 'चेहरे पर कोमलता और आँखों में ममता रहती है।',
    })[element],
};

const CHILDREN: Readonly<Record<ChildCount, Readonly<Record<ChildTime, string>>>> = {
  few: {
    early: 'परंपरा छोटा परिवार बताती है, जो जल्दी शुरू होता है।',
    usual: 'परंपरा सामान्य वर्षों में छोटा परिवार बताती है।',
    late: 'परंपरा छोटा परिवार बताती है, जो अपने समय पर बनता है।',
  },
  some: {
    early: 'परंपरा सामान्य आकार के परिवार में कुछ जल्दी संतान बताती है।',
    usual: 'परंपरा सामान्य वर्षों में संतान सुख बताती है।',
    late: 'परंपरा कुछ प्रतीक्षा के बाद संतान सुख बताती है।',
  },
  several: {
    early: 'परंपरा शुरू से ही बच्चों से भरा घर बताती है।',
    usual: 'परंपरा बच्चों से भरा-पूरा घर बताती है।',
    late: 'परंपरा ऐसा घर बताती है जो देर से, पर खूब भरता है।',
  },
};

const BONDS: Readonly<Record<ChildBond, string>> = {
  close: 'रिश्ता गहरा है और दिनचर्या साझी है।',
  providing: 'रिश्ता देखभाल, भोजन और बचत में दिखता है।',
  friendly: 'रिश्ता मित्रों जैसा खुला है।',
  teaching: 'रिश्ता कहानियों, किताबों और आस्था से बढ़ता है।',
  caring: 'रिश्ता छोटी चिंताओं में धैर्य रखने से बढ़ता है।',
  proud: 'रिश्ते में उनके काम पर गर्व रहता है।',
  free: 'रिश्ता दूरी में भी स्नेह भरा है, क्योंकि उन्हें आज़ादी प्रिय है।',
};

const TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'उन्हें छोटी ज़िम्मेदारियाँ दें; नेतृत्व उनका गुण है।',
  Moon: 'उन्हें कहानियाँ सुनाएँ; संवेदना उनका गुण है।',
  Mars: 'उन्हें खेल और औज़ार दें; ऊर्जा उनका गुण है।',
  Mercury: 'उन्हें शब्द और पहेलियाँ दें; तेज़ सोच उनका गुण है।',
  Jupiter: 'उन्हें अच्छे शिक्षक दें; समझ उनका गुण है।',
  Venus: 'उन्हें संगीत और रंग दें; सुरुचि उनका गुण है।',
  Saturn: 'उन्हें समय दें; लगन उनका गुण है।',
  Rahu: 'उन्हें नई चीज़ें खोजने दें; सूझ उनका गुण है।',
  Ketu: 'उन्हें शांति दें; गहराई उनका गुण है।',
};

const GROWN_TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'छोटों में नेतृत्व का गुण चला आता है।',
  Moon: 'छोटों में संवेदना का गुण चला आता है।',
  Mars: 'छोटों में ऊर्जा और हाथ का हुनर चला आता है।',
  Mercury: 'छोटों में तेज़ बुद्धि चली आती है।',
  Jupiter: 'छोटों में सीखने की लगन चली आती है।',
  Venus: 'छोटों में सुरुचि और संगीत चला आता है।',
  Saturn: 'छोटों में स्थिरता का गुण चला आता है।',
  Rahu: 'छोटों में नई सूझ चली आती है।',
  Ketu: 'छोटों में शांत गहराई चली आती है।',
};

const GROWN_BONDS: Readonly<Record<ChildBond, string>> = {
  close: 'परंपरा के अनुसार संतान और नाती-पोते रोज़ के जीवन में आपके पास हैं।',
  providing: 'परंपरा के अनुसार साथ का भोजन और घर के रिवाज़ संतान से आपको जोड़ते हैं।',
  friendly: 'परंपरा के अनुसार संतान और नाती-पोते आपके मित्र जैसे हैं।',
  teaching: 'परंपरा के अनुसार संतान और नाती-पोते आपके अनुभव से सीखते हैं।',
  caring: 'परंपरा के अनुसार संतान से आपका रिश्ता छोटी-छोटी सेवा से गहरा होता है।',
  proud: 'परंपरा के अनुसार संतान की सफलता आपकी खुशी है।',
  free: 'परंपरा के अनुसार संतान दूर या अपनी राह पर है, पर प्रिय है।',
};

export const PERSONS_HI: Sentences<PersonWords> = {
  partner_trait: ({ trait }) => PARTNER_TRAITS[trait],
  child_trait: ({ trait }) => CHILD_TRAITS[trait],
  partner: ({ family, further, kind, meetingHouse, standing, temperament, work }) =>
    [
      READS[kind](TEMPERS[temperament], `${STANDINGS[standing]}${FAMILIES[family]}`),
      MEETS[kind](workHi(work), meetingHi(meetingHouse)),
      sayIn(FURTHER, further),
    ].join(' '),
  children_ahead: ({ bond, count, talents, time }) => [CHILDREN[count][time], BONDS[bond], TALENTS[talents]].join(' '),
  children_grown: ({ bond, talents }) => [GROWN_BONDS[bond], GROWN_TALENTS[talents]].join(' '),
  partner_later: () => 'जीवनसाथी का वर्णन 18 वर्ष की आयु से बताया जाता है।',
  partner_past: () => 'इस आयु में परिवार, मित्र और भक्ति का साथ बताया जाता है।',
  children_later: () => 'अपनी संतान की बात 18 वर्ष की आयु से बताई जाती है।',
  partner_read: ({ kind }) =>
    kind === 'second'
      ? 'यह पहले विवाह के बाद के भाव से देखा गया है। यह बताता है कि क्या अनुकूल है, ज़रूरी कुछ नहीं।'
      : 'यह परंपरा का वर्णन है। इससे पहचान में मदद मिलती है, फ़ैसला आपका है।',
  children_read: ({ kind }) =>
    kind === 'grown'
      ? 'यह परंपरा का वर्णन है, जिसमें संतान, भतीजे-भांजे और शिष्य सब आते हैं।'
      : 'यह परंपरा का वर्णन है। कब और कैसे, यह फ़ैसला आपका है।',
};
