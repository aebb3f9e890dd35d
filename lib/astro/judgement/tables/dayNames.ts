/** Names of the score of a day: its classes, its parts, the matters of life and what their scores consist of. */
import { both, type Bilingual } from '../../bilingual.ts';
import type { CategoryItem } from '../day/score/categories.ts';
import type { DayScorePartId } from '../day/score/dayScore.ts';
import type { DayCategoryId } from './dayCategories.ts';
import type { DayClass } from './dayScore.ts';

export const CLASS_NAMES: Readonly<Record<DayClass, Bilingual>> = {
  best: both('Best', 'श्रेष्ठ'),
  good: both('Good', 'शुभ'),
  normal: both('Normal', 'सामान्य'),
  avoid: both('Avoid', 'आरंभ टालें'),
  danger: both('Danger', 'विशेष सावधानी'),
};

/** Of a day among those of its year: a place in an order, and no warning. */
export const RELATIVE_CLASS_NAMES: Readonly<Record<DayClass, Bilingual>> = {
  best: both('Among the best of your year', 'साल के सबसे अच्छे दिनों में'),
  good: both('Better than most of your days', 'ज़्यादातर दिनों से अच्छा'),
  normal: both('Like most of your days', 'ज़्यादातर दिनों जैसा'),
  avoid: both('Quieter than most of your days', 'ज़्यादातर दिनों से हल्का'),
  danger: both('Among the quietest of your year', 'साल के सबसे शांत दिनों में'),
};

export const DAY_CATEGORY_NAMES: Readonly<Record<DayCategoryId, Bilingual>> = {
  career: both('Career', 'करियर'),
  finance: both('Finance', 'धन'),
  relationship: both('Relationship', 'संबंध'),
  health: both('Health', 'स्वास्थ्य'),
  education: both('Education', 'शिक्षा'),
  travel: both('Travel', 'यात्रा'),
  spirituality: both('Spirituality', 'अध्यात्म'),
  legal: both('Legal matters', 'कानूनी मामले'),
};

export const PART_NAMES: Readonly<Record<DayScorePartId, Bilingual>> = {
  tarabala: both('Tarabala', 'ताराबल'),
  chandrabala: both('Chandrabala', 'चंद्रबल'),
  tithi: both('Tithi', 'तिथि'),
  nakshatra: both('Nakshatra', 'नक्षत्र'),
  yoga: both('Yoga', 'योग'),
  karana: both('Karana', 'करण'),
  vara: both('Day of the week', 'वार'),
  special_yogas: both('Special yogas', 'विशेष योग'),
  gochara: both('Transits', 'गोचर'),
  moon_bindus: both('Bindus of the Moon’s sign', 'चंद्र राशि के बिंदु'),
  dasha_lords: both('Lords of the dasha', 'दशा स्वामी'),
  saturn: both('Saturn from the Moon of birth', 'जन्म राशि से शनि'),
  double_transit: both('Double transit', 'गुरु-शनि का दोहरा गोचर'),
};

export const ITEM_NAMES: Readonly<Record<CategoryItem['id'], Bilingual>> = {
  day: both('The day as a whole', 'पूरा दिन'),
  karakas: both('Transits of the significators', 'कारक ग्रहों का गोचर'),
  moon_house: both('House of the Moon', 'चंद्रमा का भाव'),
  sarvashtakavarga: both('Bindus of the houses', 'भावों के बिंदु'),
  double_transit: both('Double transit', 'गुरु-शनि का दोहरा गोचर'),
  dasha_lord: both('Lord of the dasha', 'दशा स्वामी'),
  vara: both('Day of the week', 'वार'),
  nakshatra: both('Nakshatra', 'नक्षत्र'),
  disha_shool: both('Disha shool', 'दिशाशूल'),
  rikta: both('Rikta tithi', 'रिक्ता तिथि'),
  new_moon: both('New moon', 'अमावस्या'),
  vishti: both('Bhadra', 'भद्रा'),
  panchaka: both('Panchaka', 'पंचक'),
  fierce_star: both('Fierce or sharp nakshatra', 'उग्र या तीक्ष्ण नक्षत्र'),
  chandrashtama: both('Chandrashtama', 'चंद्राष्टम'),
  moon_in_twelfth: both('Moon in the 12th', 'बारहवाँ चंद्रमा'),
  mrityu_yoga: both('Mrityu yoga', 'मृत्यु योग'),
};

/** The names of the first and the last part of a score. */
export const CLOSING_NAMES = {
  start: both('Start', 'आरंभ'),
  rounding: both('Rounding', 'पूर्णांकन'),
  bounds: both('Bounds', 'सीमा'),
} satisfies Record<string, Bilingual>;

/** Tells whether an id is that of a part of a day's score. */
export function isScorePart(id: string): id is DayScorePartId {
  return id in PART_NAMES;
}
