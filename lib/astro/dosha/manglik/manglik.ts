import { both, type Bilingual } from '../../bilingual.ts';
import { required, strengthens } from '../../evidence.ts';
import { bphs, muhurtaChintamani } from '../../source.ts';
import type { Dosha, PlainFacts } from '../dosha.ts';
import { MANGLIK_READING, manglikPlaces, manglikPoints, type ManglikPlace, type ManglikReading } from './marsHouses.ts';
import { manglikReliefs } from './fourteenReliefs.ts';

/** Returns the dosha by one reading. It is formed from the ascendant alone; Moon and Venus add to it. */
export function manglikBy(reading: ManglikReading): Dosha<PlainFacts> {
  const texts = reading.include2nd ? TEXTS_WITH_2ND : TEXTS;
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
    reliefs: 'down_to_20',
    participants: () => ['Mars'],

    examine(chart, facts) {
      const houses = manglikPlaces(chart);
      const counted = (from: ManglikPlace, formed: typeof required) => {
        const house = houses[from];
        const points = manglikPoints(reading, from, house);
        return formed(`from_${from}`, texts[from], points > 0, { house }, points);
      };
      return [
        counted('ascendant', required),
        counted('moon', strengthens),
        counted('venus', strengthens),
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
