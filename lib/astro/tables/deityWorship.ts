/** Prayer and rite of the deity that a chart is given to, by the planet through which it is seen (tradition). */
import { both, type Bilingual } from '../bilingual.ts';
import { practice } from '../source.ts';
import type { Planet } from './planets.ts';

export const DEITY_WORSHIP_SOURCE = practice('Prayers and rites of the chosen deity: tradition');

export interface DeityWorship {
  readonly deity: Bilingual;
  readonly mantra: Bilingual;
  readonly puja: Bilingual;
  readonly details: Bilingual;
  readonly when: Bilingual;
}

export const DEITY_WORSHIP: Readonly<Record<Planet, DeityWorship>> = {
  Sun: {
    deity: both('Shiva', 'शिव'),
    mantra: both('Om Namah Shivaya', 'ॐ नमः शिवाय'),
    puja: both('Rudrabhishek', 'रुद्राभिषेक'),
    details: both(
      'Water is poured over the linga with this prayer; a cup of water and a bel leaf are enough.',
      'इस मंत्र के साथ शिवलिंग पर जल चढ़ाएँ; एक लोटा जल और बेलपत्र काफ़ी है।',
    ),
    when: both('On Monday, and on the Shivaratri of each month', 'सोमवार और हर मास की शिवरात्रि को'),
  },
  Moon: {
    deity: both('Parvati', 'पार्वती'),
    mantra: both('Om Parvatyai Namah', 'ॐ पार्वत्यै नमः'),
    puja: both('Gauri Puja', 'गौरी पूजा'),
    details: both(
      'A lamp, white flowers and a spoon of rice are offered to the Mother.',
      'माता को दीपक, सफ़ेद फूल और थोड़े चावल अर्पित करें।',
    ),
    when: both('On Monday and on the third day of the bright half', 'सोमवार और शुक्ल पक्ष की तृतीया को'),
  },
  Mars: {
    deity: both('Kartikeya', 'कार्तिकेय'),
    mantra: both('Om Sharavanabhavaya Namah', 'ॐ शरवणभवाय नमः'),
    puja: both('Skanda Puja', 'स्कंद पूजा'),
    details: both(
      'A lamp and red flowers are offered with this prayer; who is nearer to Hanuman reads the Chalisa.',
      'इस मंत्र के साथ दीपक और लाल फूल अर्पित करें; हनुमान-भक्त चालीसा पढ़ें।',
    ),
    when: both('On Tuesday and on the sixth day of the bright half', 'मंगलवार और शुक्ल पक्ष की षष्ठी को'),
  },
  Mercury: {
    deity: both('Vishnu', 'विष्णु'),
    mantra: both('Om Namo Bhagavate Vasudevaya', 'ॐ नमो भगवते वासुदेवाय'),
    puja: both('Vishnu Puja with the thousand names', 'विष्णु पूजा और सहस्रनाम पाठ'),
    details: both(
      'A tulsi leaf and a lamp are offered, and the thousand names are read or heard.',
      'तुलसी दल और दीपक अर्पित करें, और सहस्रनाम पढ़ें या सुनें।',
    ),
    when: both('On Wednesday and on Ekadashi', 'बुधवार और एकादशी को'),
  },
  Jupiter: {
    deity: both('Samba Shiva', 'सांब शिव'),
    mantra: both('Om Sambasadashivaya Namah', 'ॐ साम्बसदाशिवाय नमः'),
    puja: both('Uma Maheshvara Puja', 'उमा महेश्वर पूजा'),
    details: both(
      'Shiva is worshipped together with the Mother: water, bel leaves and a lamp are offered to both.',
      'शिव की पूजा माता के साथ करें; दोनों को जल, बेलपत्र और दीपक अर्पित करें।',
    ),
    when: both('On Monday and on the thirteenth day of either half', 'सोमवार और दोनों पक्षों की त्रयोदशी को'),
  },
  Venus: {
    deity: both('Lakshmi', 'लक्ष्मी'),
    mantra: both('Om Shreem Mahalakshmyai Namah', 'ॐ श्रीं महालक्ष्म्यै नमः'),
    puja: both('Lakshmi Puja with the Shri Sukta', 'श्री सूक्त सहित लक्ष्मी पूजा'),
    details: both(
      'The house is swept, a lamp is lit at dusk, and the Shri Sukta is read or heard.',
      'घर स्वच्छ करें, संध्या में दीपक जलाएँ, और श्री सूक्त पढ़ें या सुनें।',
    ),
    when: both('On Friday at dusk', 'शुक्रवार को संध्या समय'),
  },
  Saturn: {
    deity: both('Narayana', 'नारायण'),
    mantra: both('Om Namo Narayanaya', 'ॐ नमो नारायणाय'),
    puja: both('Satyanarayana Puja', 'सत्यनारायण पूजा'),
    details: both(
      'The story is read at home and sweet food is shared with whoever comes.',
      'घर पर कथा पढ़ें और आने वालों में प्रसाद बाँटें।',
    ),
    when: both('On the full moon, and on Saturday', 'पूर्णिमा और शनिवार को'),
  },
  Rahu: {
    deity: both('Durga', 'दुर्गा'),
    mantra: both('Om Dum Durgayai Namah', 'ॐ दुं दुर्गायै नमः'),
    puja: both('Durga Puja with the Saptashati', 'सप्तशती सहित दुर्गा पूजा'),
    details: both(
      'A lamp and red flowers are offered; of the Saptashati one chapter a day is enough.',
      'दीपक और लाल फूल अर्पित करें; सप्तशती का रोज़ एक अध्याय काफ़ी है।',
    ),
    when: both('On the eighth day of the bright half, and in Navaratri', 'शुक्ल पक्ष की अष्टमी और नवरात्रि में'),
  },
  Ketu: {
    deity: both('Ganesha and Skanda', 'गणेश और स्कंद'),
    mantra: both('Om Gam Ganapataye Namah', 'ॐ गं गणपतये नमः'),
    puja: both('Ganapati Puja with the Atharvashirsha', 'अथर्वशीर्ष सहित गणपति पूजा'),
    details: both(
      'Twenty-one blades of durva grass and a lamp are offered; a lamp for Skanda stands beside.',
      'इक्कीस दूर्वा और दीपक अर्पित करें; साथ में स्कंद के लिए भी दीपक रखें।',
    ),
    when: both('On Wednesday and on the fourth day of either half', 'बुधवार और दोनों पक्षों की चतुर्थी को'),
  },
};
