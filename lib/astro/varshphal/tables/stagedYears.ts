/** Themes of a year by the house of the Muntha, before work and marriage begin and after they are given over. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { LifeStage } from '../../stage.ts';
import { MUNTHA_THEMES } from './yearThemes.ts';

interface YearTheme {
  readonly theme: Bilingual;
  /** The text on the year. */
  readonly text: Bilingual;
}

const year = (theme: Bilingual, text: Bilingual): YearTheme => ({ theme, text });

const HOME = year(
  both('unrest at home', 'घर की हलचल'),
  both(
    'Give attention to the home and to peace of mind. Keep time for rest and regular meals.',
    'घर और मन की शांति पर ध्यान दें। आराम और समय पर भोजन न छोड़ें।',
  ),
);

const DAILY_ORDER = year(
  both('health and daily order', 'सेहत और दिनचर्या'),
  both(
    'Give steady attention to health and daily order. A plain routine helps most.',
    'सेहत और दिनचर्या पर लगातार ध्यान दें। सरल दिनचर्या सबसे ज़्यादा काम आती है।',
  ),
);

/** The 1st house of the annual chart first; said of a child to the parents, and to a youth. */
const OF_YOUNG: readonly YearTheme[] = [
  year(
    both('vigour and a new start', 'उत्साह और नई शुरुआत'),
    both(
      'The year brings vigour and new beginnings. Effort is noticed and praised.',
      'यह वर्ष उत्साह और नई शुरुआत का है। मेहनत पर शाबाशी मिलती है।',
    ),
  ),
  year(
    both('family and speech', 'परिवार और बोलचाल'),
    both(
      'The year turns to family, good food and speech. What is learned now is kept.',
      'यह वर्ष परिवार, खान-पान और बोलचाल का है। इस समय सीखी बात टिकती है।',
    ),
  ),
  year(
    both('courage and siblings', 'साहस और भाई-बहन'),
    both(
      'The year rewards courage and effort. Brothers, sisters and neighbours take part in it.',
      'इस वर्ष साहस और मेहनत का फल मिलता है। भाई-बहन और पड़ोसी भी साथ रहते हैं।',
    ),
  ),
  HOME,
  year(
    both('learning and play', 'पढ़ाई और खेल'),
    both(
      'The year favours learning, play and creative work. Teachers are well disposed.',
      'पढ़ाई, खेल और रचनात्मक काम के लिए वर्ष अच्छा है। शिक्षक साथ देते हैं।',
    ),
  ),
  DAILY_ORDER,
  year(
    both('friends and companions', 'दोस्त और साथी'),
    both(
      'Patience with friends and companions is the lesson of the year. Fair rules and shared games help.',
      'इस वर्ष दोस्तों और साथियों के साथ धैर्य सीखना है। साफ़ नियम और साझे खेल काम आते हैं।',
    ),
  ),
  year(
    both('care and caution', 'देखभाल और सावधानी'),
    both(
      'Go gently this year. Keep to what is familiar, and look after health.',
      'यह वर्ष सँभलकर चलने का है। जानी-पहचानी दिनचर्या रखें और सेहत देखें।',
    ),
  ),
  year(
    both('good fortune and teachers', 'भाग्य और गुरुजन'),
    both(
      'Fortune helps this year. Teachers, elders and journeys with the family do good.',
      'इस वर्ष भाग्य साथ देता है। शिक्षक, बड़े और परिवार के साथ यात्रा शुभ हैं।',
    ),
  ),
  year(
    both('recognition and small duties', 'पहचान और छोटी ज़िम्मेदारियाँ'),
    both(
      'Efforts are seen this year. Small duties, done well, bring praise.',
      'इस वर्ष मेहनत दिखती है। अच्छी तरह किए छोटे काम सराहना लाते हैं।',
    ),
  ),
  year(
    both('friends and wishes', 'मित्र और इच्छाएँ'),
    both(
      'The year brings good friends, and small wishes come true.',
      'यह वर्ष अच्छे मित्र लाता है और छोटी इच्छाएँ पूरी होती हैं।',
    ),
  ),
  year(
    both('rest and new places', 'आराम और नई जगहें'),
    both(
      'The year brings moving about and new places. Sleep and quiet do good.',
      'इस वर्ष भाग-दौड़ और नई जगहें हैं। नींद और शांति से लाभ होता है।',
    ),
  ),
];

/** The 1st house of the annual chart first. */
const OF_LATER_YEARS: readonly YearTheme[] = [
  year(
    both('vigour and respect', 'उत्साह और मान'),
    both(
      'The year turns to you. Vigour and respect come with steady habits.',
      'इस वर्ष ध्यान आप पर है। नियमित आदतों से उत्साह और मान मिलता है।',
    ),
  ),
  year(
    both('family and savings', 'परिवार और बचत'),
    both(
      'The year turns to family, food and what you have saved. Keep things simple.',
      'यह वर्ष परिवार, खान-पान और बचत का है। सब कुछ सरल रखें।',
    ),
  ),
  year(
    both('siblings and courage', 'भाई-बहन और साहस'),
    both(
      'Brothers, sisters and neighbours come closer this year. Small efforts do good.',
      'इस वर्ष भाई-बहन और पड़ोसी पास आते हैं। छोटी-छोटी कोशिशों से लाभ है।',
    ),
  ),
  HOME,
  year(
    both('grandchildren and reading', 'नाती-पोते और पाठ'),
    both(
      'The year favours reading, the young ones of the family and what you make for joy.',
      'पढ़ने, नाती-पोतों और अपने शौक के लिए वर्ष अच्छा है।',
    ),
  ),
  DAILY_ORDER,
  year(
    both('company and patience', 'साथ और धैर्य'),
    both(
      'Be patient with those around you. Their well-being and shared decisions come first.',
      'आसपास के लोगों के साथ धैर्य रखें। उनकी भलाई पहले देखें और फ़ैसले मिलकर करें।',
    ),
  ),
  year(
    both('care and caution', 'देखभाल और सावधानी'),
    both(
      'Go carefully this year. Keep reserves, avoid haste and look after your health.',
      'यह वर्ष सँभलकर चलने का है। कुछ बचत रखें, जल्दी न करें और सेहत देखें।',
    ),
  ),
  year(
    both('faith and pilgrimage', 'श्रद्धा और तीर्थ'),
    both(
      'Fortune is with you this year. Prayer, teachers and pilgrimage do good.',
      'इस वर्ष भाग्य साथ है। पूजा, गुरुजन और तीर्थ शुभ हैं।',
    ),
  ),
  year(
    both('respect and advice', 'मान और सलाह'),
    both(
      'What you have done is remembered this year. Your advice is sought.',
      'इस वर्ष आपके किए काम याद किए जाते हैं। लोग आपसे सलाह लेते हैं।',
    ),
  ),
  year(
    both('friends and fulfilled wishes', 'मित्र और पूरी होती इच्छाएँ'),
    both('The year brings good friends and the fulfilment of wishes.', 'इस वर्ष मित्र साथ देते हैं और इच्छाएँ पूरी होती हैं।'),
  ),
  year(
    both('rest and retreat', 'आराम और एकांत'),
    both(
      'The year brings some spending and much rest. Quiet and prayer do you good.',
      'इस वर्ष कुछ खर्च और अधिक आराम है। शांति और पूजा से लाभ होता है।',
    ),
  ),
];

const BY_STAGE: Readonly<Record<LifeStage, readonly YearTheme[]>> = {
  child: OF_YOUNG,
  youth: OF_YOUNG,
  adult: MUNTHA_THEMES,
  elder: OF_LATER_YEARS,
  old: OF_LATER_YEARS,
  beyond: MUNTHA_THEMES,
};

/** Returns the theme of a year by the house of the Muntha, as it is told at a stage of life. */
export function yearTheme(house: number, stage: LifeStage): YearTheme {
  return BY_STAGE[stage][house - 1]!;
}
