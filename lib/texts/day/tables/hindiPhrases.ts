/** Phrases of Hindi sentences about a day. Interpretive where they say what a planet or house brings. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { TaraId } from '../../../astro/tables/taras.ts';

/** The area of each house from the Moon, as it stands before "के विषय में"; the 1st house first. */
export const HOUSE_AREAS: readonly string[] = [
  'शरीर और मन',
  'धन और वाणी',
  'साहस और भाई-बहन',
  'घर और सुख',
  'संतान और बुद्धि',
  'स्वास्थ्य और प्रतिस्पर्धा',
  'साझेदारी और दांपत्य',
  'आयु-बल और गुप्त चिंताओं',
  'भाग्य और धर्म',
  'कर्म और पद',
  'आय और मित्रों',
  'व्यय और विश्राम',
];

/** What a planet gives, as it stands before "देता है". */
export const PLANET_GIVES: Readonly<Record<Planet, string>> = {
  Sun: 'मान और अधिकार',
  Moon: 'मन की प्रसन्नता',
  Mars: 'पराक्रम और परिश्रम का फल',
  Mercury: 'बुद्धि और व्यापार में लाभ',
  Jupiter: 'सौभाग्य और सही मार्गदर्शन',
  Venus: 'सुख और स्नेह',
  Saturn: 'स्थिरता और मेहनत का फल',
  Rahu: 'नए अवसर',
  Ketu: 'एकाग्रता और गहरी समझ',
};

/** What a planet demands, as it stands before "माँगता है". */
export const PLANET_ASKS: Readonly<Record<Planet, string>> = {
  Sun: 'विनम्रता और संयम',
  Moon: 'भावनाओं में संतुलन',
  Mars: 'क्रोध और जल्दबाज़ी पर नियंत्रण',
  Mercury: 'लिखा-पढ़ी और बातचीत में सावधानी',
  Jupiter: 'खर्च और वचन में संयम',
  Venus: 'संबंधों और खर्च में मर्यादा',
  Saturn: 'धैर्य और अनुशासन',
  Rahu: 'भ्रम और लोभ से दूरी',
  Ketu: 'निर्णय में ठहराव',
};

/** The same as advice, as it stands before "अच्छा रहेगा". */
export const PLANET_ADVICE: Readonly<Record<Planet, string>> = {
  Sun: 'विनम्र रहना',
  Moon: 'मन को शांत रखना',
  Mars: 'पहले ठहरना, फिर उत्तर देना',
  Mercury: 'हर कागज़ दो बार पढ़ना',
  Jupiter: 'सामर्थ्य के भीतर वचन देना',
  Venus: 'मर्यादा में रहना',
  Saturn: 'धैर्य से काम लेना',
  Rahu: 'बात की जाँच कर लेना',
  Ketu: 'सोच-समझकर निर्णय लेना',
};

/** What the Moon brings in each house from the natal Moon, as it stands before "की ओर संकेत करता है". */
export const MOON_BRINGS: readonly string[] = [
  'सुख और अच्छे भोजन',
  'खर्च पर ध्यान देने',
  'लाभ और साहस',
  'घर और मन की चिंता',
  'मन के भारीपन और अच्छी संगति की ज़रूरत',
  'स्वास्थ्य और बाधाओं पर विजय',
  'आराम, संगति और आदर',
  'थकान और मन की बेचैनी',
  'कर्तव्यों के भार',
  'काम में सफलता',
  'लाभ और शुभ समाचार',
  'थकान और खर्च',
];

/** The houses in which a waxing Moon brings better results: the 2nd, 5th and 9th. */
export const WAXING_MOON_BRINGS: Readonly<Record<number, string>> = {
  2: 'थोड़े लाभ और खर्च पर ध्यान देने',
  5: 'अच्छे विचारों और प्रसन्न करने वाली संगति',
  9: 'कर्तव्य में सार्थकता',
};

/** What a tara promises. */
export const TARA_MEANINGS: Readonly<Record<TaraId, string>> = {
  janma: 'इसमें तन और मन जल्दी थक सकते हैं',
  sampat: 'इसमें शुरू किया काम प्रायः धन-लाभ देता है',
  vipat: 'इसमें योजनाओं में देरी और छोटी हानि हो सकती है',
  kshema: 'इसमें किया काम प्रायः टिकाऊ और सुरक्षित रहता है',
  pratyak: 'इसमें लोग प्रायः विपरीत मत रखते हैं',
  sadhaka: 'इसमें प्रयास लक्ष्य तक पहुँच सकता है',
  naidhana: 'इसमें शक्ति बचाकर रखना अच्छा है',
  mitra: 'इसमें लोग प्रायः सहयोगी रहते हैं',
  parama_mitra: 'इसमें बिना माँगे भी सहायता मिल सकती है',
};

/** How an instant relates to the birth star and the natal Moon, and which of the two helps. */
export const COMBINED_SAID = {
  both: 'तारा और चंद्रमा दोनों का बल साथ है',
  tara: 'बल केवल तारा का है',
  moon: 'बल केवल चंद्रमा का है',
  none: 'तारा और चंद्रमा दोनों का बल कम है, इसलिए उस समय नई शुरुआत टालना ठीक है',
} as const;
