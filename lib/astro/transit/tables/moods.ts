/** How feelings move while the Moon passes signs of each element, as almanacs have it. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { Element } from '../../tables/signs.ts';

/** Each fits behind "feelings are", or stands before रहता है with मिज़ाज as its subject. */
export const MOODS: Readonly<Record<Element, Bilingual>> = {
  fire: both('quick, warm and ready to act', 'फुर्तीला, गरमजोश और कुछ करने को तैयार'),
  earth: both('practical, sober and slow to change', 'व्यावहारिक, शांत और धीरे बदलने वाला'),
  air: both('talkative, curious and changeable', 'बातूनी, जिज्ञासु और बदलता हुआ'),
  water: both('deep, receptive and easily touched', 'गहरा, कोमल और जल्दी पिघलने वाला'),
};
