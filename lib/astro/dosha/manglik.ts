import { both, type Bilingual } from '../bilingual.ts';
import { required, strengthens } from '../evidence.ts';
import { bphs, muhurtaChintamani } from '../source.ts';
import type { Dosha, PlainFacts } from './dosha.ts';
import { MANGLIK_READING, manglikHouses, manglikPlaces, type ManglikReading } from './manglikPlaces.ts';
import { manglikReliefs } from './manglikReliefs.ts';

/** Weight of Mars by house from the ascendant (interpretive); that of the 2nd where it counts. */
const HOUSE_POINTS: Readonly<Record<number, number>> = { 1: 60, 4: 50, 7: 90, 8: 85, 12: 55 };
const SECOND_HOUSE_POINTS = 50;

/** The further places that Mars is counted from, and the share of his weight that each adds. */
const MOON_SHARE = 1 / 2;
const VENUS_SHARE = 1 / 4;

/** Returns the dosha by one reading. It is formed from the ascendant alone; Moon and Venus add to it. */
export function manglikBy(reading: ManglikReading): Dosha<PlainFacts> {
  const counted = manglikHouses(reading);
  const texts = reading.include2nd ? TEXTS_WITH_2ND : TEXTS;
  const points = (house: number) => (house === 2 ? SECOND_HOUSE_POINTS : (HOUSE_POINTS[house] ?? 0));
  return {
    id: 'manglik',
    name: both('Manglik (Kuja) Dosha', 'मांगलिक (कुज) दोष'),
    source: bphs(80),
    alsoIn: [muhurtaChintamani(6)],
    formation: texts.formation,
    effects: both(
      'heat and haste in partnership, a strong will that wants its match',
      'साझेदारी में तेज़ी और उतावलापन, प्रबल इच्छाशक्ति जो बराबरी का साथ चाहती है',
    ),
    reliefs: 'halves',
    easedBy: 'equal_partner_or_age',
    participants: () => ['Mars'],

    examine(chart, facts) {
      const found = manglikPlaces(chart);
      const isCounted = (house: number) => counted.includes(house);
      const { ascendant, moon, venus } = found;
      return [
        required('from_ascendant', texts.ascendant, isCounted(ascendant), { house: ascendant }, points(ascendant)),
        strengthens('from_moon', texts.moon, isCounted(moon), { house: moon }, points(moon) * MOON_SHARE),
        strengthens('from_venus', texts.venus, isCounted(venus), { house: venus }, points(venus) * VENUS_SHARE),
        ...manglikReliefs(chart, facts, reading),
      ];
    },
  };
}

function textsFor(houses: Bilingual) {
  const from = (en: string, hi: string) =>
    both(`Mars is in the ${houses.en} house from ${en}`, `मंगल ${hi} से ${houses.hi} भाव में है`);
  return {
    formation: both(`Mars is in the ${houses.en} house from the ascendant`, `मंगल लग्न से ${houses.hi} भाव में हो`),
    ascendant: from('the ascendant', 'लग्न'),
    moon: from('the Moon', 'चंद्रमा'),
    venus: from('Venus', 'शुक्र'),
  };
}

const TEXTS = textsFor(both('1st, 4th, 7th, 8th or 12th', 'पहले, चौथे, सातवें, आठवें या बारहवें'));
const TEXTS_WITH_2ND = textsFor(both('1st, 2nd, 4th, 7th, 8th or 12th', 'पहले, दूसरे, चौथे, सातवें, आठवें या बारहवें'));

export const manglik = manglikBy(MANGLIK_READING);
