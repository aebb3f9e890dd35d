/** Phrases of Hindi sentences about a day. Interpretive where they say what a planet or house brings. */
import type { Planet } from '../../../astro/tables/planets.ts';

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

/** How an instant relates to the birth star and the natal Moon, and which of the two helps. */
export const COMBINED_SAID = {
  both: 'तारा और चंद्रमा दोनों का बल साथ है',
  tara: 'बल केवल तारा का है',
  moon: 'बल केवल चंद्रमा का है',
  none: 'तारा और चंद्रमा दोनों का बल कम है, इसलिए उस समय नई शुरुआत टालना ठीक है',
} as const;
