/** Fields of work by planet, in our own words. Interpretive, after JS 1.2 and BPHS 3.12-32. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Planet } from '../../tables/planets.ts';

/** The most typical first. */
export const PROFESSIONS: Readonly<Record<Planet, readonly Bilingual[]>> = {
  Sun: [
    both('government and administration', 'सरकारी सेवा और प्रशासन'),
    both('leadership of an institution', 'किसी संस्था का नेतृत्व'),
    both('medicine', 'डॉक्टरी'),
    both('politics', 'राजनीति'),
  ],
  Moon: [
    both('care and nursing', 'नर्सिंग और देखभाल'),
    both('food, water and hospitality', 'खान-पान, पानी और होटल'),
    both('work with the public', 'जनसंपर्क'),
    both('psychology', 'मनोविज्ञान'),
  ],
  Mars: [
    both('engineering', 'इंजीनियरिंग'),
    both('surgery and emergency work', 'सर्जरी और आपातकालीन सेवा'),
    both('armed and protective services', 'सेना और सुरक्षा सेवा'),
    both('property and building', 'ज़मीन और मकान'),
  ],
  Mercury: [
    both('trade and commerce', 'व्यापार'),
    both('writing, media and teaching', 'लेखन, मीडिया और शिक्षण'),
    both('law and accounts', 'कानून और हिसाब-किताब'),
    both('information technology', 'आईटी'),
  ],
  Jupiter: [
    both('teaching and scholarship', 'शिक्षण और विद्या'),
    both('law and advice', 'कानून और सलाह'),
    both('finance and banking', 'वित्त और बैंकिंग'),
    both('religion and philosophy', 'धर्म और दर्शन'),
  ],
  Venus: [
    both('arts, music and design', 'कला, संगीत और डिज़ाइन'),
    both('fashion, beauty and luxury goods', 'फ़ैशन, सौंदर्य और शौक की चीज़ें'),
    both('diplomacy', 'कूटनीति'),
    both('entertainment and hospitality', 'मनोरंजन और होटल'),
  ],
  Saturn: [
    both('large organisations and public works', 'बड़े संगठन और सार्वजनिक निर्माण'),
    both('labour, mining and agriculture', 'मज़दूरी, खनन और खेती'),
    both('research', 'शोध'),
    both('crafts of long practice', 'लंबे अभ्यास वाली कारीगरी'),
  ],
  Rahu: [
    both('technology and aviation', 'तकनीक और विमानन'),
    both('foreign trade', 'विदेशी व्यापार'),
    both('pharmacy and chemistry', 'दवा और रसायन'),
    both('film, media and new fields', 'फ़िल्म, मीडिया और नए क्षेत्र'),
  ],
  Ketu: [
    both('computing and mathematics', 'कंप्यूटर और गणित'),
    both('astrology and spiritual work', 'ज्योतिष और अध्यात्म'),
    both('healing arts', 'उपचार की विद्याएँ'),
    both('investigation', 'जाँच-पड़ताल'),
  ],
};
