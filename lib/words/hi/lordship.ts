/** What owning a house adds to the nature of a planet, in Hindi. */
import type { LordshipFacts } from '../../astro/planet/facts.ts';
import type { Sentences } from '../sentences.ts';
import { houseOblique } from './grammar.ts';

export const LORDSHIP_HI: Sentences<LordshipFacts> = {
  ascendant_lord: () => 'लग्न का स्वामी; लग्न केंद्र भी है और त्रिकोण भी',
  trikona_lord: ({ house }) => `${houseOblique(house)} (त्रिकोण) का स्वामी`,
  benefic_of_kendra: ({ house }) => `शुभ ग्रह होकर ${houseOblique(house)} (केंद्र) का स्वामी, इसलिए केंद्राधिपति दोष`,
  malefic_of_kendra: ({ house }) => `पाप ग्रह होकर ${houseOblique(house)} (केंद्र) का स्वामी, इसलिए पाप फल घटता है`,
  hard_lord: ({ house }) => `${houseOblique(house)} का स्वामी`,
  second_lord: () => 'दूसरे भाव का स्वामी, इसलिए मारक; बाकी फल दूसरी राशि के भाव से',
  twelfth_lord: () => 'बारहवें भाव का स्वामी; फल दूसरे भाव और साथ के ग्रहों से',
  eighth_lord: ({ isSpared }) =>
    isSpared ? 'आठवें भाव का स्वामी, पर लग्नेश, सूर्य या चंद्रमा को इसका दोष नहीं लगता' : 'आठवें भाव का स्वामी',
};
