/** Yogini, the dasha of 36 years, whose periods are named after eight goddesses. */
import { both, type Bilingual } from '../bilingual.ts';
import { bphs } from '../source.ts';
import type { PanchangName } from '../tables/panchang.ts';
import type { Planet } from '../tables/planets.ts';
import type { DashaLord, NakshatraDasha } from './nakshatra.ts';

export interface YoginiRow extends DashaLord<Planet> {
  readonly title: PanchangName;
  readonly nature: 'auspicious' | 'difficult';
  /** What the texts expect of its period. */
  readonly about: Bilingual;
}

/** In the order of their years, which number them. */
export const YOGINIS: readonly YoginiRow[] = [
  {
    lord: 'Moon',
    years: 1,
    title: { name: 'Mangala', sanskrit: 'मंगला' },
    nature: 'auspicious',
    about: both(
      'Well-being, good company, new beginnings and gain without strain.',
      'सुख-शांति, अच्छी संगति, नई शुरुआत और सहज लाभ का समय।',
    ),
  },
  {
    lord: 'Sun',
    years: 2,
    title: { name: 'Pingala', sanskrit: 'पिंगला' },
    nature: 'difficult',
    about: both(
      'Unrest and heat, and friction with those in authority. Patience and steady habits help.',
      'बेचैनी और अधिकारियों से टकराव हो सकता है; धीरज और नियमित दिनचर्या से मदद मिलती है।',
    ),
  },
  {
    lord: 'Jupiter',
    years: 3,
    title: { name: 'Dhanya', sanskrit: 'धान्या' },
    nature: 'auspicious',
    about: both(
      'Wealth and learning grow, with teachers, friends and a sense of plenty.',
      'धन और विद्या बढ़ते हैं; गुरुजन और मित्र साथ रहते हैं।',
    ),
  },
  {
    lord: 'Mars',
    years: 4,
    title: { name: 'Bhramari', sanskrit: 'भ्रामरी' },
    nature: 'difficult',
    about: both(
      'Wandering, changes of place and position, effort spent in many directions.',
      'यात्रा, स्थान या पद में बदलाव होता है; मेहनत कई दिशाओं में बँटती है।',
    ),
  },
  {
    lord: 'Mercury',
    years: 5,
    title: { name: 'Bhadrika', sanskrit: 'भद्रिका' },
    nature: 'auspicious',
    about: both(
      'Good relations, work and trade that thrive, support from family and friends.',
      'रिश्ते मधुर रहते हैं, काम और व्यापार बढ़ता है, परिवार और मित्रों का साथ मिलता है।',
    ),
  },
  {
    lord: 'Saturn',
    years: 6,
    title: { name: 'Ulka', sanskrit: 'उल्का' },
    nature: 'difficult',
    about: both(
      'Hard work under pressure, obligations and delays. What is built slowly lasts.',
      'काम का दबाव, ज़िम्मेदारियाँ और देरी रहती है; जो धीरे-धीरे बनता है, वह टिकता है।',
    ),
  },
  {
    lord: 'Venus',
    years: 7,
    title: { name: 'Siddha', sanskrit: 'सिद्धा' },
    nature: 'auspicious',
    about: both(
      'Undertakings succeed, with comfort, affection, recognition and skill.',
      'काम सिद्ध होते हैं; आराम, स्नेह, पहचान और हुनर मिलता है।',
    ),
  },
  {
    lord: 'Rahu',
    years: 8,
    title: { name: 'Sankata', sanskrit: 'संकटा' },
    nature: 'difficult',
    about: both(
      'Narrow passages and confusion that call for caution, simplicity and good advice.',
      'रास्ते तंग और बातें उलझी लग सकती हैं; सादगी रखें और अच्छी सलाह लें।',
    ),
  },
];

/** The number of the nakshatra plus 3, divided by 8, leaves the number of the yogini: 4 at Ashwini. */
export const yogini: NakshatraDasha<Planet> = {
  id: 'yogini',
  name: 'Yogini',
  sanskrit: 'योगिनी',
  source: bphs(46, '195-199'),
  lords: YOGINIS,
  countedFrom: { nakshatraIndex: 0, lordIndex: 3 },
};
