/** Names and terms as they stand in Hindi sentences. All planets are masculine, and no case changes them. */
import type { Dignity } from '../../astro/planet/dignity.ts';
import type { HouseClass } from '../../astro/tables/houses.ts';
import type { Planet } from '../../astro/tables/planets.ts';

export const PLANETS_HI: Readonly<Record<Planet, string>> = {
  Sun: 'सूर्य',
  Moon: 'चंद्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
};

/** Aries first. */
export const SIGNS_HI = 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'.split(' ');

/** Ashwini first. */
export const NAKSHATRAS_HI = (
  'अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा पूर्वाफाल्गुनी उत्तराफाल्गुनी हस्त चित्रा ' +
  'स्वाति विशाखा अनुराधा ज्येष्ठा मूल पूर्वाषाढ़ा उत्तराषाढ़ा श्रवण धनिष्ठा शतभिषा पूर्वाभाद्रपदा उत्तराभाद्रपदा रेवती'
).split(' ');

/** Sunday first. */
export const WEEKDAYS_HI = 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' ');

/** January first. */
export const MONTHS_HI = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

/** What a house stands for, the 1st first; phrases of several nouns, the same in every case. */
export const HOUSE_MATTERS_HI = [
  'आप और आपका स्वास्थ्य',
  'धन, परिवार और वाणी',
  'भाई-बहन, साहस और मेहनत',
  'घर, माता और मन का सुख',
  'संतान, बुद्धि और विद्या',
  'नौकरी, विरोधी, कर्ज़ और सेहत',
  'विवाह, साझेदारी और व्यापार',
  'बदलाव, विरासत और खोज',
  'भाग्य, धर्म, पिता और गुरुजन',
  'काम, पद और मान',
  'लाभ, मित्र और इच्छाएँ',
  'खर्च, विदेश और विश्राम',
] as const;

/** The same before में, का, से, पर. */
export const HOUSE_MATTERS_OBLIQUE_HI = [
  'शरीर, स्वभाव और सेहत',
  'धन, परिवार और वाणी',
  'भाई-बहनों, साहस और मेहनत',
  'घर, माता और मन के सुख',
  'संतान, बुद्धि और विद्या',
  'नौकरी, विरोधियों, कर्ज़ और सेहत',
  'विवाह, साझेदारी और व्यापार',
  'बदलाव, विरासत और खोज',
  'भाग्य, धर्म, पिता और गुरुजनों',
  'काम, पद और मान',
  'लाभ, मित्रों और इच्छाओं',
  'खर्च, विदेश और विश्राम',
] as const;

/** The lord of a house after its first mention, the 1st first. */
export const HOUSE_LORDS_HI = 'लग्नेश द्वितीयेश तृतीयेश चतुर्थेश पंचमेश षष्ठेश सप्तमेश अष्टमेश नवमेश दशमेश एकादशेश द्वादशेश'.split(' ');

/** A dignity as a label. */
export const DIGNITIES_HI: Readonly<Record<Dignity, string>> = {
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own: 'स्वराशि',
  great_friend: 'अधिमित्र की राशि',
  friend: 'मित्र की राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु की राशि',
  great_enemy: 'अधिशत्रु की राशि',
  debilitated: 'नीच',
};

/** A dignity before `है`: शनि उच्च का है, बुध मित्र की राशि में है. */
export const IN_DIGNITY_HI: Readonly<Record<Dignity, string>> = {
  exalted: 'उच्च का',
  moolatrikona: 'मूलत्रिकोण राशि में',
  own: 'अपनी राशि में',
  great_friend: 'घनिष्ठ मित्र की राशि में',
  friend: 'मित्र की राशि में',
  neutral: 'सम ग्रह की राशि में',
  enemy: 'शत्रु की राशि में',
  great_enemy: 'परम शत्रु की राशि में',
  debilitated: 'नीच का',
};

/** Classes of houses, to follow a house as what it is. */
export const HOUSE_CLASSES_HI: Readonly<Record<HouseClass, string>> = {
  kendra: 'केंद्र',
  trikona: 'त्रिकोण',
  dusthana: 'त्रिक',
  upachaya: 'उपचय',
  maraka: 'मारक',
  panaphara: 'पणफर',
  apoklima: 'आपोक्लिम',
};
