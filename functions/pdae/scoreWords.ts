/** What the score of a day calls things, in the language asked for. */
import type { DayCategoryId } from '../../lib/astro/area/tables/dayCategories.ts';
import type { DayClass } from '../../lib/astro/area/tables/dayScore.ts';
import type { DayPartId } from '../../lib/astro/area/dayScore/score.ts';
import { both, type Bilingual } from '../../lib/astro/bilingual.ts';
import { CHANDRABALA_SOURCE } from '../../lib/astro/chandrabala.ts';
import { TARABALA_SOURCE } from '../../lib/astro/tarabala.ts';
import { bphs, muhurtaChintamani, phaladeepika, practice, type Source } from '../../lib/astro/source.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../lib/astro/transit/doubleTransit.ts';

export const CLASS_NAMES: Readonly<Record<DayClass, Bilingual>> = {
  best: both('Best', 'श्रेष्ठ'),
  good: both('Good', 'शुभ'),
  normal: both('Normal', 'सामान्य'),
  avoid: both('Avoid beginnings', 'आरंभ टालें'),
  danger: both('Take special care', 'विशेष सावधानी'),
};

export const CATEGORY_NAMES: Readonly<Record<DayCategoryId, Bilingual>> = {
  career: both('Career', 'कार्यक्षेत्र'),
  finance: both('Finance', 'धन'),
  relationship: both('Relationship', 'संबंध'),
  health: both('Health', 'स्वास्थ्य'),
  education: both('Education', 'शिक्षा'),
  travel: both('Travel', 'यात्रा'),
  spirituality: both('Spirituality', 'अध्यात्म'),
  legal: both('Legal matters', 'क़ानूनी विषय'),
};

export const PART_NAMES: Readonly<Record<DayPartId, Bilingual>> = {
  tarabala: both('Tarabala', 'तारा बल'),
  chandrabala: both('Chandrabala', 'चन्द्र बल'),
  tithi: both('Tithi', 'तिथि'),
  nakshatra: both('Nakshatra', 'नक्षत्र'),
  yoga: both('Yoga', 'योग'),
  karana: both('Karana', 'करण'),
  vara: both('Day of the week', 'वार'),
  special_yogas: both('Special yogas', 'विशेष योग'),
  gochara: both('Transits', 'गोचर'),
  moon_bindus: both('Bindus of the Moon’s sign', 'चन्द्र राशि के बिन्दु'),
  dasha_lords: both('Lords of the dasha', 'दशा स्वामी'),
  saturn: both('Sade sati and dhaiya', 'साढ़ेसाती और ढैया'),
  double_transit: both('Double transit', 'गुरु-शनि का दोहरा गोचर'),
};

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
  'A day runs from sunrise to the next sunrise at the place of the day. What changes in it counts for as long as it lasts: the points of a component are the mean over the day.',
  'Best from 70, good from 50, normal from 35, avoid from 20. The class says how well beginnings are supported; it forecasts no event, and what has to be done can be done on any day with care.',
];
