/** Sentences about the lords of matters in a year, in Hindi. */
import type { Hindrance } from '../../../astro/varshphal/sixteen/lordStates.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { MatterWords } from '../../facts/varshphal/matterYogas.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, listHi, ownerOf, placesHi, planetHi } from '../grammar.ts';

const STATES: Readonly<Record<Exclude<Hindrance, 'dusthana'>, string>> = {
  retrograde: 'वक्री',
  combust: 'अस्त',
  debilitated: 'नीच का',
  with_malefics: 'पाप ग्रहों के साथ',
  powerless: 'बहुत कमज़ोर',
};

/** Three reasons are enough for a sentence. */
function statesHi(hindrances: readonly Hindrance[], house: number): string {
  const states = hindrances.map((state) => (state === 'dusthana' ? inHouse(house) : STATES[state]));
  return listHi(states.slice(0, 3));
}

const lordHi = (planet: SevenPlanet, houses: readonly number[]) => `${ownerOf(houses)} ${planetHi(planet)}`;

export const MATTERS_HI: Sentences<MatterWords> = {
  lord_firm: ({ houses, planet }) =>
    `${lordHi(planet, houses)} मज़बूत है (कुत्थ) और शुभ ग्रह उसकी मदद करते हैं। ये काम भरोसे से शुरू करें।`,
  lord_hindered: ({ hindrances, house, houses, planet }) =>
    `${lordHi(planet, houses)} ${statesHi(hindrances, house)} है (दुरुफ)। इन कामों के लिए ज़्यादा समय रखें।`,
  lord_mixed: ({ hindrances, house, houses, planet }) =>
    `${lordHi(planet, houses)} मज़बूत है (कुत्थ), पर ${statesHi(hindrances, house)} भी है (दुरुफ)। काम बनेंगे, पर समय लगेगा।`,
  lord_between: ({ houses, planet }) => `${lordHi(planet, houses)} न मज़बूत है, न बाधा में।`,
  coming_bond: ({ faster, houses, slower }) =>
    `${planetHi(faster)} अगली राशि में जाकर ${planetHi(slower)} से इत्थशाल करेगा। ${placesHi(houses)} का काम बाद में उठेगा।`,
  radda_turn: ({ houses, turn }) =>
    turn === 'late_success'
      ? `${placesHi(houses)} का काम शुरू में धीमा रहेगा और देर से बनेगा।`
      : `${placesHi(houses)} का काम अच्छा शुरू होगा; उसे अंत तक सँभालकर रखें।`,
};
