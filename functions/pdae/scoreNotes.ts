/** Notes and sources of day scores. */
import { both } from '../../lib/astro/bilingual.ts';
import { CHANDRABALA_SOURCE } from '../../lib/astro/panchang/chandrabala.ts';
import { TARABALA_SOURCE } from '../../lib/astro/panchang/tarabala.ts';
import { bphs, muhurtaChintamani, phaladeepika, practice, type Source } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';

export const SCORE_SOURCES: readonly Source[] = [
  TARABALA_SOURCE,
  CHANDRABALA_SOURCE,
  muhurtaChintamani('Shubhashubha-prakarana'),
  phaladeepika(26),
  bphs(66),
  bphs(46, '12-16'),
  DOUBLE_TRANSIT_SOURCE,
  practice('What each thing weighs against the others is our own reading, and every score lists it'),
];

export const SCORE_NOTES = [
  both(
    'A day runs from sunrise to the next sunrise at the place of the day. What changes in it counts for as long as it lasts. The points of a component are the mean over the day.',
    'दिन उस स्थान के सूर्योदय से अगले सूर्योदय तक गिना गया है। दिन में जो बदलता है, वह जितनी देर रहे उतना ही गिना जाता है।',
  ),
  both(
    'A closed time, such as Chandrashtama, bounds the class: capped_by names it. The score stays the sum of its points.',
    'चंद्राष्टम जैसे समय में दिन की श्रेणी ऊँची नहीं जाती; कारण capped_by में है। अंक वही रहते हैं।',
  ),
  both(
    'Best from 70, good from 50, normal from 35, avoid from 20. The class says how well beginnings are supported and forecasts no event. What has to be done can be done on any day with care.',
    '70 अंक से दिन श्रेष्ठ, 50 से शुभ, 35 से सामान्य और 20 से सँभलकर चलने का माना गया है। अंक केवल यह बताते हैं कि नई शुरुआत के लिए दिन कैसा है; कोई घटना नहीं। ज़रूरी काम सोच-समझकर किसी भी दिन किया जा सकता है।',
  ),
];
