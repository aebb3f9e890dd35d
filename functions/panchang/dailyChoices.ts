/** Where traditions of the calendar differ, and what /panchang/daily uses. */
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import type { Names } from '../../lib/words/names.ts';

interface Choice {
  readonly id: string;
  readonly choice: string;
  readonly text: Bilingual;
}

const CHOICES: readonly Choice[] = [
  {
    id: 'month_name',
    choice: 'both',
    text: both(
      'Amanta months belong to the south and west, purnimanta ones to the north. Both are given. They differ in the dark half only.',
      'अमांत महीने दक्षिण और पश्चिम में चलते हैं, पूर्णिमांत उत्तर में। दोनों दिए गए हैं; अंतर केवल कृष्ण पक्ष में है।',
    ),
  },
  {
    id: 'adhika_year',
    choice: 'year_begins_with_adhika_chaitra',
    text: both(
      'Where Chaitra is doubled the year begins with the adhika one (Sewell and Dikshit). Some almanacs begin it with the regular one.',
      'चैत्र दो हों तो साल अधिक चैत्र से शुरू माना गया है; कुछ पंचांग इसे शुद्ध चैत्र से शुरू करते हैं।',
    ),
  },
  {
    id: 'samvatsara',
    choice: 'northern_for_vikram_southern_for_shaka',
    text: both(
      'The north names the year after Jupiter’s mean place when it begins. The south counts the sixty names on without it.',
      'उत्तर में साल का नाम उसके आरंभ में गुरु के मध्यम स्थान से होता है; दक्षिण में साठ नाम बिना गुरु के क्रम से चलते हैं।',
    ),
  },
  {
    id: 'ritu_and_ayana',
    choice: 'both_zodiacs',
    text: both(
      'Almanacs go by the sidereal sign of the Sun. The tropical one, which follows solstice and equinox, is given too.',
      'पंचांग सूर्य की निरयन राशि से चलते हैं; सायन राशि, जो अयनांत और विषुव से चलती है, साथ में दी गई है।',
    ),
  },
  {
    id: 'abhijit',
    choice: 'eighth_muhurta',
    text: both(
      'The eighth of fifteen muhurtas is the main answer. The spans of 24 and 48 minutes to either side of noon are given too.',
      'मुख्य उत्तर पंद्रह मुहूर्तों में आठवाँ है; मध्याह्न के दोनों ओर 24 और 48 मिनट भी साथ दिए गए हैं।',
    ),
  },
  {
    id: 'brahma_muhurta',
    choice: 'of_the_night_before',
    text: both(
      'It is measured by the night that ends with this sunrise. Some take a fixed 96 to 48 minutes before sunrise.',
      'इसे इस सूर्योदय से पहले की रात से नापा गया है; कुछ लोग सूर्योदय से 96 से 48 मिनट पहले तक का तय समय लेते हैं।',
    ),
  },
  {
    id: 'godhuli',
    choice: 'twelve_minutes_to_either_side',
    text: both('Some almanacs take 24 minutes from sunset.', 'कुछ पंचांग सूर्यास्त से 24 मिनट लेते हैं।'),
  },
  {
    id: 'bhadra_mouth',
    choice: 'by_praharas_of_the_tithi',
    text: both(
      'Mouth and tail lie in the prahara that Muhurta Chintamani names. It is an eighth of the tithi and a quarter of Bhadra. The reading by thirty ghatis of its body is given too.',
      'भद्रा का मुख और पुच्छ मुहूर्त चिंतामणि में बताए प्रहर में हैं, जो तिथि का आठवाँ और भद्रा का चौथाई भाग है। तीस घटी के शरीर वाली गणना साथ में है।',
    ),
  },
  {
    id: 'panchaka_start',
    choice: 'third_quarter_of_dhanishta',
    text: both('Some begin Panchaka with Dhanishta itself.', 'कुछ लोग पंचक को धनिष्ठा के आरंभ से ही मानते हैं।'),
  },
  {
    id: 'varjyam',
    choice: 'sixtieths_of_the_nakshatra',
    text: both(
      'The ghatis are stretched with the time that the Moon takes. Regional almanacs have slightly other beginnings.',
      'घटियाँ चंद्रमा की चाल के अनुसार लंबी या छोटी ली गई हैं; कुछ क्षेत्रों के पंचांगों में आरंभ थोड़ा अलग है।',
    ),
  },
  {
    id: 'anandadi',
    choice: 'abhijit_counted_never_occupied',
    text: both(
      'The count has 28 stars. Abhijit takes a number after Uttara Ashadha, but the Moon is placed in the 27 only. By the same count Kana of a Monday falls on Abhijit and is not given. Some almanacs put it on Shravana.',
      'गिनती में 28 नक्षत्र हैं: अभिजित उत्तराषाढ़ा के बाद गिना जाता है, पर चंद्रमा 27 नक्षत्रों में ही रखा जाता है। सोमवार का काण योग अभिजित पर पड़ता है, इसलिए नहीं बताया जाता; कुछ पंचांग उसे श्रवण में रखते हैं।',
    ),
  },
  {
    id: 'panchaka_rahita',
    choice: 'tithi_1_to_30',
    text: both(
      'The dark half is counted on from 16. Some begin it again from 1.',
      'कृष्ण पक्ष की गिनती 16 से आगे चलती है; कुछ लोग इसे फिर 1 से गिनते हैं।',
    ),
  },
];

export function choiceRecords(names: Names): PanchangDaily['choices'] {
  return CHOICES.map((choice) => ({ ...choice, text: names.text(choice.text) }));
}
