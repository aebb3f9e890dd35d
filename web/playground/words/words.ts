/** Messages of the page's script, in both languages. */
import type { Language } from '../../../lib/words/names.ts';
import type { ChartView } from '../pageContext.ts';

export interface PageWords {
  /** Title of the requests behind a panel. */
  readonly requests: (count: number) => string;
  readonly codeIn: string;
  readonly copyCode: string;
  readonly copiedAs: (language: string) => string;
  readonly openAnswer: string;
  readonly again: string;
  readonly unreachable: string;
  /** Title of a chart without a name. */
  readonly untitled: string;
  readonly drawn: (ascendant: string, moonSign: string, nakshatra: string) => string;
  readonly zone: (name: string, offset: string, isDerived: boolean) => string;
  readonly noPlace: string;
  readonly loading: string;
  readonly placesMissing: string;
  readonly choosePlace: string;
  readonly faults: (count: number) => string;
  readonly damagedLink: string;
  readonly linkCopied: string;
  readonly timeUnknown: string;
  /** In place of what depends on the ascendant, or on the exact Moon. */
  readonly needsTime: string;
  /** Both possible values, where the day does not decide. */
  readonly either: (first: string, last: string) => string;
  readonly namesOnly: (language: string) => string;
  /** Messages about fields, where the service says them in English. */
  readonly problems: Readonly<Record<string, string>> | null;
  readonly views: Readonly<Record<ChartView, string>>;
  readonly born: string;
  readonly place: string;
  readonly ascendant: string;
  readonly moon: string;
  readonly sun: string;
  readonly ayanamsa: string;
  /** By id, the default first. */
  readonly ayanamsas: Readonly<Record<string, string>>;
  readonly emptyChart: string;
  readonly planet: string;
  readonly sign: string;
  readonly position: string;
  readonly nakshatra: string;
  readonly house: string;
  readonly dignity: string;
  readonly retrograde: string;
  readonly combust: string;
}

const WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    requests: (count) => (count === 1 ? 'The request behind this' : `The ${count} requests behind this`),
    codeIn: 'Code in',
    copyCode: 'Copy',
    copiedAs: (language) => `Copied in ${language}`,
    openAnswer: 'Open',
    again: 'Try again',
    unreachable: 'The service could not be reached.',
    untitled: 'Chart',
    drawn: (ascendant, moonSign, nakshatra) =>
      `The chart is drawn: ascendant ${ascendant}, Moon in ${moonSign}, ${nakshatra}.`,
    zone: (name, offset, isDerived) => `Time zone ${name} (${offset})${isDerived ? ', from the coordinates' : ''}.`,
    noPlace: 'No place of this name. Try another spelling or a larger town nearby, or give coordinates below.',
    loading: 'Loading places …',
    placesMissing: 'The list of places could not be loaded. Coordinates can be given below.',
    choosePlace: 'Choose a place from the list, or give its coordinates below.',
    faults: (count) => `${count} fields have to be corrected.`,
    damagedLink:
      'This link is damaged, so no birth can be read from it. Enter the birth here, or ask for the link again.',
    linkCopied: 'The link is copied.',
    timeUnknown: 'The time of birth is unknown: noon is used, and houses and ascendant are left out.',
    needsTime: 'This depends on the time of birth, so it is not shown.',
    either: (first, last) => `${first} or ${last}`,
    namesOnly: (language) => `Names are in ${language}; sentences of the service beside them are in English.`,
    problems: null,
    views: {
      birth: 'Birth chart (D1)',
      navamsa: 'Navamsa (D9)',
      moon: 'Moon chart',
      transits: 'Birth chart with transits',
    },
    born: 'Born',
    place: 'Place',
    ascendant: 'Ascendant',
    moon: 'Moon',
    sun: 'Sun',
    ayanamsa: 'Ayanamsa',
    ayanamsas: {
      lahiri: 'Lahiri',
      true_chitra: 'True Chitra',
      raman: 'Raman',
      krishnamurti: 'Krishnamurti (KP)',
      yukteshwar: 'Yukteshwar',
      fagan_bradley: 'Fagan-Bradley',
      true_pushya: 'True Pushya',
      surya_siddhanta: 'Surya Siddhanta',
    },
    emptyChart: 'The chart will stand here.',
    planet: 'Planet',
    sign: 'Sign',
    position: 'Position',
    nakshatra: 'Nakshatra',
    house: 'House',
    dignity: 'Dignity',
    retrograde: 'retrograde',
    combust: 'combust',
  },
  hi: {
    requests: (count) => (count === 1 ? 'इसके पीछे का अनुरोध' : `इसके पीछे के ${count} अनुरोध`),
    codeIn: 'कोड की भाषा',
    copyCode: 'कॉपी करें',
    copiedAs: (language) => `${language} में कॉपी हो गया`,
    openAnswer: 'खोलें',
    again: 'फिर से कोशिश करें',
    unreachable: 'सर्वर से संपर्क नहीं हो पाया।',
    untitled: 'कुंडली',
    drawn: (ascendant, moonSign, nakshatra) => `कुंडली बन गई: ${ascendant} लग्न, चंद्रमा ${moonSign} में, ${nakshatra} नक्षत्र।`,
    zone: (name, offset, isDerived) => `समय क्षेत्र ${name} (${offset})${isDerived ? ', स्थान से' : ''}।`,
    noPlace: 'इस नाम का कोई स्थान नहीं मिला। वर्तनी बदलें, पास का बड़ा नगर लिखें, या नीचे अक्षांश-देशांतर दें।',
    loading: 'स्थान आ रहे हैं …',
    placesMissing: 'स्थानों की सूची नहीं आ सकी। नीचे अक्षांश-देशांतर दे सकते हैं।',
    choosePlace: 'सूची से स्थान चुनें, या नीचे उसके अक्षांश-देशांतर दें।',
    faults: (count) => `${count} खाने ठीक करने हैं।`,
    damagedLink: 'यह लिंक अधूरा या बदला हुआ है, इसलिए इससे जन्म नहीं पढ़ा जा सका। जन्म यहाँ भरें, या लिंक फिर से मँगाएँ।',
    linkCopied: 'लिंक कॉपी हो गया।',
    timeUnknown: 'जन्म का समय ज्ञात नहीं है: दोपहर 12 बजे का समय लिया गया है; भाव और लग्न नहीं दिखाए गए।',
    needsTime: 'यह जन्म के समय पर टिका है, इसलिए नहीं दिखाया गया।',
    either: (first, last) => `${first} या ${last}`,
    namesOnly: (language) => `नाम ${language} में हैं; साथ के वाक्य अंग्रेज़ी में हैं।`,
    problems: {
      name: 'नाम अधिक से अधिक 200 अक्षरों का हो सकता है।',
      date: 'यह तिथि मान्य नहीं है: दिन, महीना और वर्ष फिर से देखें (1600 से 2400 तक)।',
      time: 'समय घंटे, मिनट और सेकंड में दें, जैसे 14:30:00।',
      latitude: 'अक्षांश -90 से 90 अंश के बीच हो, जैसे 28.6139।',
      longitude: 'देशांतर -180 से 180 अंश के बीच हो, जैसे 77.209।',
      timezone: 'समय क्षेत्र का पूरा नाम दें, जैसे Asia/Kolkata, या अंतर, जैसे +05:30।',
    },
    views: {
      birth: 'जन्म कुंडली (D1)',
      navamsa: 'नवांश (D9)',
      moon: 'चंद्र कुंडली',
      transits: 'जन्म कुंडली और गोचर',
    },
    born: 'जन्म',
    place: 'स्थान',
    ascendant: 'लग्न',
    moon: 'चंद्रमा',
    sun: 'सूर्य',
    ayanamsa: 'अयनांश',
    ayanamsas: {
      lahiri: 'लाहिरी',
      true_chitra: 'वास्तविक चित्रा',
      raman: 'रमन',
      krishnamurti: 'कृष्णमूर्ति (KP)',
      yukteshwar: 'युक्तेश्वर',
      fagan_bradley: 'फ़ेगन-ब्रैडली',
      true_pushya: 'वास्तविक पुष्य',
      surya_siddhanta: 'सूर्य सिद्धांत',
    },
    emptyChart: 'कुंडली यहाँ बनेगी।',
    planet: 'ग्रह',
    sign: 'राशि',
    position: 'स्थिति',
    nakshatra: 'नक्षत्र',
    house: 'भाव',
    dignity: 'अवस्था',
    retrograde: 'वक्री',
    combust: 'अस्त',
  },
};

export function wordsIn(lang: Language): PageWords {
  return WORDS[lang];
}
