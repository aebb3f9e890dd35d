/** Sentences about what was observed for each condition that cancels Manglik, in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ManglikWords, MarsWeakness } from '../../facts/rules/manglik.ts';
import type { Sentences } from '../../sentences.ts';
import { TERMS } from '../../terms.ts';
import { houseOblique, planetHi, signHi } from '../grammar.ts';

const INFLUENCES: Readonly<Record<ManglikWords['influence']['influence'], string>> = {
  joined: 'मंगल के साथ',
  aspecting: 'मंगल पर दृष्टि सहित',
  none: 'मंगल पर उसकी दृष्टि नहीं',
};

const WEAKNESSES: Readonly<Record<MarsWeakness, string>> = {
  combust: 'अस्त',
  retrograde: 'वक्री',
  debilitated: 'नीच',
  spent: 'मृत अवस्था में',
};

const placeText = ({ house, planet, signIndex }: ManglikWords['places']['places'][number]) =>
  `${planetHi(planet)} ${signHi(signIndex)} राशि में, ${houseOblique(house)} में है`;

const namesText = (planets: readonly Planet[]) => planets.map(planetHi).join(', ');

const anyone = (planets: readonly Planet[]) => (planets.length > 0 ? namesText(planets) : 'कोई नहीं');

export const MANGLIK_HI: Sentences<ManglikWords> = {
  places: ({ places }) => `${places.map(placeText).join('; ')}।`,
  exempt_signs: ({ signs }) => `वहाँ दोष-मुक्त राशियाँ: ${signs.map(({ signIndex }) => signHi(signIndex)).join(', ')}।`,
  no_exempt_sign: () => 'वहाँ कोई राशि दोष-मुक्त नहीं मानी गई।',
  influence: ({ influence, isInCountedHouse, ...place }) => {
    const counted = isInCountedHouse ? ', जो गिने जाने वाले भावों में से है' : '';
    return `${placeText(place)}${counted}, ${INFLUENCES[influence]}।`;
  },
  seventh_lord: ({ aspecting, dignity, isStrong, ...place }) => {
    const strong = isStrong ? 'बली' : 'पर्याप्त बली नहीं';
    const aspected = aspecting.length > 0 ? `दृष्टि: ${namesText(aspecting)}` : 'शुभ दृष्टि नहीं';
    return `सप्तमेश: ${placeText(place)}; स्थिति: ${TERMS[dignity][1]}, ${strong}, ${aspected}।`;
  },
  nodes_not_counted: () => 'अनुरोध के अनुसार राहु-केतु नहीं गिने गए।',
  weaknesses: ({ weaknesses }) => `मंगल ${weaknesses.map((id) => WEAKNESSES[id]).join(', ')} है।`,
  no_weakness: () => 'मंगल न अस्त है, न वक्री, न नीच और न मृत अवस्था में।',
  ascendant: ({ signIndex }) => `लग्न ${signHi(signIndex)} है।`,
  company: ({ gentle, malefics }) =>
    `मंगल से युत या उस पर दृष्टि वाले सौम्य ग्रह: ${anyone(gentle)}। पाप ग्रहों की दृष्टि: ${anyone(malefics)}।`,
  age_unknown: () => 'न साथी की कुंडली ज्ञात है, न आयु।',
  age: ({ isComplete, years }) =>
    isComplete
      ? `${years} वर्ष पूरे हो चुके हैं, अट्ठाईसवाँ भी।`
      : `आयु ${years} वर्ष है, अट्ठाईसवाँ वर्ष पूरा नहीं हुआ, और साथी की कुंडली ज्ञात नहीं।`,
};
