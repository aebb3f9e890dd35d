/** What is said of the tables of a match, in Hindi. */
import type { MatchNotes } from '../../facts/matching/notes.ts';
import type { Sentences } from '../../sentences.ts';

export const NOTES_OF_MATCH_HI: Sentences<MatchNotes> = {
  partners: () =>
    'यह सूची जन्म नक्षत्रों की है, व्यक्तियों की नहीं। जो एक-दूसरे को जानते हैं, उनके लिए सूची में नीचे होना बड़ी बात नहीं। जोड़ी के लिए दोनों कुंडलियाँ मिलाएँ।',
  rules: () => 'मिलान इन्हीं तालिकाओं से होता है। जहाँ परंपराएँ अलग हैं, वहाँ दूसरी रीति भी साथ लिखी है।',
  labels: () => 'ये वर्ग नक्षत्रों और राशियों के पुराने नाम हैं। इनसे कोई व्यक्ति बड़ा या छोटा नहीं होता।',
};
