/** Matters of a day, and what houses and planets bring, as they stand in Hindi sentences (interpretive). */
import type { DayCategoryId } from '../../../astro/judgement/tables/dayCategories.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

/** Before के लिए. */
export const MATTERS_HI: Readonly<Record<DayCategoryId, string>> = {
  career: 'काम',
  finance: 'पैसे के मामलों',
  relationship: 'रिश्तों',
  health: 'सेहत',
  education: 'पढ़ाई',
  travel: 'यात्रा',
  spirituality: 'पूजा-पाठ',
  legal: 'कानूनी मामलों',
};

/** As a subject or an object. */
export const MATTERS_ALONE_HI: Readonly<Record<DayCategoryId, string>> = {
  ...MATTERS_HI,
  finance: 'पैसे के मामले',
  relationship: 'रिश्ते',
  legal: 'कानूनी मामले',
};

/** The area of each house from the Moon, before के मामलों में; the 1st house first. */
export const HOUSE_AREAS: readonly string[] = [
  'सेहत और मन',
  'धन और वाणी',
  'साहस और भाई-बहन',
  'घर और सुख',
  'संतान और बुद्धि',
  'सेहत और मुकाबले',
  'साझेदारी और दांपत्य',
  'बदलाव और विरासत',
  'भाग्य और धर्म',
  'काम और पद',
  'आय और मित्रों',
  'खर्च और आराम',
];

/** What a planet gives, before देता है. */
export const PLANET_GIVES: Readonly<Record<Planet, string>> = {
  Sun: 'मान और अधिकार',
  Moon: 'मन की खुशी',
  Mars: 'साहस और मेहनत का फल',
  Mercury: 'समझ और व्यापार में लाभ',
  Jupiter: 'सौभाग्य और सही सलाह',
  Venus: 'सुख और स्नेह',
  Saturn: 'स्थिरता और मेहनत का फल',
  Rahu: 'नए अवसर',
  Ketu: 'एकाग्रता और गहरी समझ',
};

/** What to do while a planet passes a hard place. */
export const PLANET_ADVICE: Readonly<Record<Planet, string>> = {
  Sun: 'विनम्र रहें',
  Moon: 'मन को शांत रखें',
  Mars: 'गुस्से और जल्दबाज़ी से बचें',
  Mercury: 'हर कागज़ दो बार पढ़ें',
  Jupiter: 'उतना ही वचन दें जितना निभा सकें',
  Venus: 'मर्यादा और बचत रखें',
  Saturn: 'धैर्य और नियम से चलें',
  Rahu: 'हर बात जाँच लें',
  Ketu: 'सोच-समझकर फ़ैसला लें',
};
