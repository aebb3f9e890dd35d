/** Names of the parts of a day's score, in the requested language. */
import type { DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import type { DayClass } from '../../astro/judgement/tables/dayScore.ts';
import type { CategoryItem } from '../../astro/judgement/day/score/categories.ts';
import type { DayScorePartId } from '../../astro/judgement/day/score/dayScore.ts';
import { both, type Bilingual } from '../../astro/bilingual.ts';
import { CHANDRABALA_SOURCE } from '../../astro/panchang/chandrabala.ts';
import { TARABALA_SOURCE } from '../../astro/panchang/tarabala.ts';
import { bphs, muhurtaChintamani, phaladeepika, practice, type Source } from '../../astro/source.ts';
import { MONTHS_HI } from '../../words/hi/vocabulary.ts';
import type { Language } from '../../words/names.ts';
import { DOUBLE_TRANSIT_SOURCE } from '../../astro/transit/doubleTransit.ts';

export const CLASS_NAMES: Readonly<Record<DayClass, Bilingual>> = {
  best: both('Best', 'श्रेष्ठ'),
  good: both('Good', 'शुभ'),
  normal: both('Normal', 'सामान्य'),
  avoid: both('Avoid', 'आरंभ टालें'),
  danger: both('Danger', 'विशेष सावधानी'),
};

export const DAY_CATEGORY_NAMES: Readonly<Record<DayCategoryId, Bilingual>> = {
  career: both('Career', 'कार्यक्षेत्र'),
  finance: both('Finance', 'धन'),
  relationship: both('Relationship', 'संबंध'),
  health: both('Health', 'स्वास्थ्य'),
  education: both('Education', 'शिक्षा'),
  travel: both('Travel', 'यात्रा'),
  spirituality: both('Spirituality', 'अध्यात्म'),
  legal: both('Legal matters', 'कानूनी विषय'),
};

export const PART_NAMES: Readonly<Record<DayScorePartId, Bilingual>> = {
  tarabala: both('Tarabala', 'तारा बल'),
  chandrabala: both('Chandrabala', 'चंद्र बल'),
  tithi: both('Tithi', 'तिथि'),
  nakshatra: both('Nakshatra', 'नक्षत्र'),
  yoga: both('Yoga', 'योग'),
  karana: both('Karana', 'करण'),
  vara: both('Day of the week', 'वार'),
  special_yogas: both('Special yogas', 'विशेष योग'),
  gochara: both('Transits', 'गोचर'),
  moon_bindus: both('Bindus of the Moon’s sign', 'चंद्र राशि के बिंदु'),
  dasha_lords: both('Lords of the dasha', 'दशा स्वामी'),
  saturn: both('Saturn from the Moon of birth', 'जन्म चंद्रमा से शनि'),
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

export const ITEM_NAMES: Readonly<Record<CategoryItem['id'], Bilingual>> = {
  day: both('The day as a whole', 'पूरा दिन'),
  karakas: both('Transits of the significators', 'कारक ग्रहों का गोचर'),
  moon_house: both('House of the Moon', 'चंद्रमा का भाव'),
  sarvashtakavarga: both('Bindus of the houses', 'भावों के बिंदु'),
  double_transit: both('Double transit', 'गुरु-शनि का दोहरा गोचर'),
  dasha_lord: both('Lord of the dasha', 'दशा स्वामी'),
  vara: both('Day of the week', 'वार'),
  nakshatra: both('Nakshatra', 'नक्षत्र'),
  disha_shool: both('Disha shool', 'दिशा शूल'),
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

export const CLASS_SENTENCES: Readonly<Record<DayClass, (score: number) => Bilingual>> = {
  best: (score) =>
    both(`One of the best days, ${score} of 100: begin what matters.`, `श्रेष्ठ दिन, 100 में ${score}: महत्त्वपूर्ण काम शुरू करें।`),
  good: (score) =>
    both(`A good day, ${score} of 100: most things go forward.`, `शुभ दिन, 100 में ${score}: अधिकतर काम आगे बढ़ते हैं।`),
  normal: (score) =>
    both(`An ordinary day, ${score} of 100: routine goes well.`, `सामान्य दिन, 100 में ${score}: नियमित काम ठीक चलते हैं।`),
  avoid: (score) =>
    both(`A day for finishing rather than beginning, ${score} of 100.`, `100 में ${score}: नए काम टालें, चल रहे काम पूरे करें।`),
  danger: (score) =>
    both(
      `A day to go gently, ${score} of 100: what can wait, waits.`,
      `100 में ${score}: धीरे चलें, जो टल सकता है उसे टाल दें।`,
    ),
};

/** A number of days of a class, as a phrase. */
export const CLASS_DAYS: Readonly<Record<DayClass, (count: number) => Bilingual>> = {
  best: (count) => both(`${count} among the best`, `${count} श्रेष्ठ`),
  good: (count) => both(`${count} good`, `${count} शुभ`),
  normal: (count) => both(`${count} ordinary`, `${count} सामान्य`),
  avoid: (count) => both(`${count} better kept for finishing than for beginning`, `${count} नए आरंभ टालने योग्य`),
  danger: (count) => both(`${count} to go gently`, `${count} विशेष सावधानी के दिन`),
};

const ENGLISH_MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Returns the full name of a month, by number from 1. */
export function monthName(month: number, lang: Language): string {
  return lang === 'hi' ? MONTHS_HI[month - 1]! : ENGLISH_MONTHS[month - 1]!;
}
