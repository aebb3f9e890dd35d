/** Themes of a year by the house of the Muntha, and by the lord of the year (Tajika Nilakanthi; in our words). */
import type { PanchaVargiyaBand } from './tajika.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { SevenPlanet } from '../../tables/planets.ts';

/** `best`: 9th, 10th, 11th; `by_effort`: 1st, 2nd, 3rd, 5th; `demanding`: 4th, 6th, 7th, 8th, 12th. */
export type MunthaPlace = 'best' | 'by_effort' | 'demanding';

export interface MunthaTheme {
  readonly place: MunthaPlace;
  readonly theme: Bilingual;
  /** The text on the year. */
  readonly text: Bilingual;
}

/** The 1st house of the annual chart first. */
export const MUNTHA_THEMES: readonly MunthaTheme[] = [
  {
    place: 'by_effort',
    theme: both('vigour and honour', 'उत्साह और मान'),
    text: both(
      'The year turns to you. Effort brings vigour, honour and new beginnings.',
      'इस वर्ष ध्यान आप पर रहेगा। मेहनत से उत्साह, मान और नई शुरुआत मिलेगी।',
    ),
  },
  {
    place: 'by_effort',
    theme: both('wealth and family', 'धन और परिवार'),
    text: both(
      'The year turns to earnings, family and speech. You keep what you work for.',
      'यह वर्ष कमाई, परिवार और बातचीत का है। मेहनत से जो मिलेगा, वह टिकेगा।',
    ),
  },
  {
    place: 'by_effort',
    theme: both('courage and gains by effort', 'साहस और मेहनत का लाभ'),
    text: both(
      'The year rewards courage and initiative. Brothers, sisters and neighbours take part in it.',
      'इस वर्ष साहस और पहल का फल मिलेगा। भाई-बहन और पड़ोसी भी साथ रहेंगे।',
    ),
  },
  {
    place: 'demanding',
    theme: both('unrest at home', 'घर की हलचल'),
    text: both(
      'Give attention to home, property and peace of mind. Keep time for rest and regular meals.',
      'घर, ज़मीन-जायदाद और मन की शांति पर ध्यान दें। आराम और समय पर भोजन न छोड़ें।',
    ),
  },
  {
    place: 'by_effort',
    theme: both('children, study and favour', 'संतान, पढ़ाई और बड़ों की कृपा'),
    text: both(
      'The year favours study, children and creative work. Those who decide are well disposed to you.',
      'पढ़ाई, संतान और रचनात्मक काम के लिए वर्ष अच्छा है। फ़ैसला करने वालों से मदद मिलेगी।',
    ),
  },
  {
    place: 'demanding',
    theme: both('rivals, debts and health', 'विरोधी, कर्ज़ और सेहत'),
    text: both(
      'Give steady attention to rivals, debts and daily health. A routine and written agreements help.',
      'विरोधी, कर्ज़ और सेहत पर लगातार ध्यान देना होगा। दिनचर्या और लिखित समझौते काम आएँगे।',
    ),
  },
  {
    place: 'demanding',
    theme: both('worry over partners', 'साथी और साझेदारी की चिंता'),
    text: both(
      'Be patient with partners at home and at work. Put their well-being and shared decisions first.',
      'घर और काम के साथियों के साथ धैर्य रखें। उनकी भलाई पहले देखें और फ़ैसले मिलकर करें।',
    ),
  },
  {
    place: 'demanding',
    theme: both('setbacks and caution', 'रुकावट और सावधानी'),
    text: both(
      'Go carefully this year, as hidden matters come up. Keep reserves, avoid risks and look after your health.',
      'यह वर्ष सँभलकर चलने का है। छिपी बातें सामने आएँगी, इसलिए बचत रखें, जोखिम न लें और सेहत देखें।',
    ),
  },
  {
    place: 'best',
    theme: both('fortune and pilgrimage', 'भाग्य और तीर्थ'),
    text: both(
      'Fortune is with you this year. Teachers, long journeys and work done from conviction bring results.',
      'इस वर्ष भाग्य साथ देगा। शिक्षक, लंबी यात्राएँ और मन से किए गए काम फल देंगे।',
    ),
  },
  {
    place: 'best',
    theme: both('office and success', 'पद और सफलता'),
    text: both(
      'Work moves forward this year. It brings position, recognition and results that others can see.',
      'इस वर्ष काम आगे बढ़ेगा। पद, पहचान और सबको दिखने वाले नतीजे मिलेंगे।',
    ),
  },
  {
    place: 'best',
    theme: both('gain and friends', 'लाभ और मित्र'),
    text: both(
      'The year brings gains, good friends and the fulfilment of wishes.',
      'इस वर्ष लाभ होगा, मित्र साथ देंगे और इच्छाएँ पूरी होंगी।',
    ),
  },
  {
    place: 'demanding',
    theme: both('expense and displacement', 'खर्च और भाग-दौड़'),
    text: both(
      'The year brings spending and moving about. Keep a budget. Retreat and far places do you good.',
      'इस वर्ष खर्च और भाग-दौड़ रहेगी। बजट बनाएँ; एकांत और दूर की जगहें फ़ायदा देंगी।',
    ),
  },
];

/** Results of a planet as lord of the year: the matters, and the manner by its strength. */
export interface YearNature {
  /** As part of a sentence. */
  readonly matters: Bilingual;
  readonly effects: Readonly<Record<PanchaVargiyaBand, Bilingual>>;
}

export const YEAR_NATURES: Readonly<Record<SevenPlanet, YearNature>> = {
  Sun: nature(
    both('status, authority and the father', 'पद, अधिकार और पिता'),
    both('Rank and recognition come, and those in authority help.', 'पद और पहचान मिलेगी, और अधिकारी मदद करेंगे।'),
    both(
      'Recognition comes in part, along with the duties that belong to it.',
      'पहचान कुछ हद तक मिलेगी, और उसके साथ ज़िम्मेदारी भी आएगी।',
    ),
    both(
      'Those in authority are slow to agree. Modesty and patience serve better than insistence.',
      'अधिकारी जल्दी नहीं मानेंगे। ज़ोर देने से अच्छा है कि नम्रता और धैर्य रखें।',
    ),
    both(
      'Standing and vitality run low. Keep out of contests with those in power.',
      'मान और ताकत कुछ कम रहेगी; बड़े पद वालों से टकराव न लें।',
    ),
  ),
  Moon: nature(
    both('comfort, travel and the mind', 'सुख, यात्रा और मन'),
    both('Comfort, popularity and pleasant journeys fill the year.', 'साल भर सुख, लोगों का स्नेह और अच्छी यात्राएँ मिलेंगी।'),
    both('Comfort and unrest take turns. Journeys bring some gain.', 'कभी सुख रहेगा, कभी बेचैनी; यात्राओं से कुछ लाभ होगा।'),
    both(
      'Moods and plans change often. Steady habits hold the year together.',
      'मन और योजनाएँ बार-बार बदलेंगी; बँधी दिनचर्या से साल सँभलेगा।',
    ),
    both(
      'The mind tires easily. Rest, drink enough water and keep trusted company.',
      'मन जल्दी थकेगा; आराम करें, पानी पिएँ और भरोसे के लोगों के साथ रहें।',
    ),
  ),
  Mars: nature(
    both('property, command and contest', 'जायदाद, नेतृत्व और मुकाबला'),
    both(
      'Property, command and victory in contests are within reach.',
      'जायदाद और नेतृत्व मिलने का योग है, मुकाबले में जीत भी।',
    ),
    both(
      'Energy brings both results and friction. Choose what is worth a contest.',
      'जोश से काम भी होगा और टकराव भी; वही मुकाबला चुनें जो ज़रूरी हो।',
    ),
    both(
      'Haste costs more than it wins. Take care with driving, tools and temper.',
      'जल्दबाज़ी में लाभ कम और नुकसान ज़्यादा है। गाड़ी और औज़ार सँभालकर चलाएँ, गुस्सा न करें।',
    ),
    both(
      'Energy runs out early, and disputes cost more than they bring. Let others have the last word.',
      'जोश जल्दी ठंडा पड़ेगा और झगड़े महँगे पड़ेंगे; आखिरी बात दूसरे को कहने दें।',
    ),
  ),
  Mercury: nature(
    both('trade, learning and the word', 'व्यापार, पढ़ाई और बातचीत'),
    both(
      'Trade, study and writing prosper, and you find sensible friends.',
      'व्यापार, पढ़ाई और लेखन बढ़ेगा, और समझदार मित्र मिलेंगे।',
    ),
    both(
      'Learning and business go forward with some mistakes on the way.',
      'पढ़ाई और बिज़नेस आगे बढ़ेंगे, बीच में कुछ गलतियाँ भी होंगी।',
    ),
    both('Check papers, accounts and promises twice.', 'कागज़, हिसाब और वादे दो बार जाँच लें।'),
    both(
      'Misunderstanding is the risk of the year. Put agreements in writing.',
      'इस साल गलतफ़हमी हो सकती है; समझौते लिखकर करें।',
    ),
  ),
  Jupiter: nature(
    both('wealth, children and honour', 'धन, संतान और मान'),
    both(
      'Wealth and honour grow, and children and wise advice bring joy.',
      'धन और मान बढ़ेगा, संतान का सुख और बड़ों की सलाह मिलेगी।',
    ),
    both(
      'Good comes slowly. Elders help, and growth takes time.',
      'अच्छा फल धीरे-धीरे मिलेगा। बड़ों से मदद मिलेगी, बढ़त में समय लगेगा।',
    ),
    both('Hopes run ahead of means. Keep expectations moderate.', 'उम्मीदें साधनों से आगे रहेंगी; छोटी उम्मीदें पूरी होंगी।'),
    both(
      'Advice and credit are short. Live within what is certain.',
      'सलाह और उधार, दोनों कम मिलेंगे; जितना पक्का है उतने में चलें।',
    ),
  ),
  Venus: nature(
    both('pleasures, marriage and vehicles', 'सुख, विवाह और वाहन'),
    both('Love, the arts, comforts and vehicles come easily.', 'प्रेम, कला, सुख-सुविधा और वाहन आसानी से मिलेंगे।'),
    both(
      'Pleasure comes with some expense. Give time to relationships and they stay sweet.',
      'सुख मिलेगा, कुछ खर्च के साथ; रिश्तों को समय दें तो वे मीठे रहेंगे।',
    ),
    both(
      'Comforts cost more than they give. Sincerity keeps relationships.',
      'सुख-सुविधा पर खर्च ज़्यादा होगा; रिश्ते सच्चाई से टिकेंगे।',
    ),
    both(
      'Affection is tested and luxuries disappoint. Simple tastes serve you well.',
      'प्रेम की परीक्षा होगी और दिखावे से मन नहीं भरेगा; सादगी में ही लाभ है।',
    ),
  ),
  Saturn: nature(
    both('land, labour and delay', 'ज़मीन, मेहनत और देरी'),
    both(
      'Land, endurance and the work of many hands bring lasting results.',
      'ज़मीन, धैर्य और बहुत लोगों की मेहनत से टिकने वाले नतीजे मिलेंगे।',
    ),
    both('Results come late and stay. Work is what counts this year.', 'नतीजे देर से आएँगे पर टिकेंगे; इस साल मेहनत ही पूँजी है।'),
    both(
      'The year brings delay and heavier duties. Small, regular steps help.',
      'देरी और ज़्यादा ज़िम्मेदारी रहेगी; छोटे-छोटे नियमित कदम काम आएँगे।',
    ),
    both(
      'Work outweighs reward for a time. Look after your health and let go of what is too much.',
      'कुछ समय मेहनत ज़्यादा और फल कम रहेगा; सेहत देखें और जो न सँभले वह छोड़ दें।',
    ),
  ),
};

function nature(
  matters: Bilingual,
  purna: Bilingual,
  madhya: Bilingual,
  alpa: Bilingual,
  nirbala: Bilingual,
): YearNature {
  return { matters, effects: { purna, madhya, alpa, nirbala } };
}
