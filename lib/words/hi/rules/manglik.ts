/** Sentences about what was observed for each condition that cancels Manglik, in Hindi. */
import type { ManglikMatch } from '../../../astro/dosha/manglik/match.ts';
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

const PARTNERS: Readonly<Record<ManglikWords['partner']['partner'], string>> = {
  unknown: 'साथी का जन्म विवरण नहीं दिया गया।',
  none: 'साथी की कुंडली मांगलिक नहीं है।',
  unlike: 'साथी की कुंडली मांगलिक है, पर समान मात्रा में नहीं।',
  like: 'साथी की कुंडली भी समान मात्रा में मांगलिक है।',
};

const MATCHES: Readonly<Record<ManglikMatch, (isOwn: boolean, malefics: readonly Planet[]) => string>> = {
  not_present: () => 'दोनों में से कोई कुंडली मांगलिक नहीं है।',
  balanced: () => 'दोनों कुंडलियाँ समान मात्रा में मांगलिक हैं: मिलान में दोष संतुलित हो जाता है।',
  partly_balanced: () => 'दोनों कुंडलियाँ मांगलिक हैं, एक में मात्रा अधिक है: मिलान में दोष अंशतः संतुलित होता है।',
  cancelled: (isOwn) =>
    isOwn ? 'केवल यह कुंडली मांगलिक है, और दोष इसी में कट जाता है।' : 'केवल साथी की कुंडली मांगलिक है, और दोष उसी में कट जाता है।',
  balanced_by_malefic: (isOwn, malefics) =>
    isOwn
      ? `केवल यह कुंडली मांगलिक है; साथी की कुंडली में उन्हीं भावों के ग्रह (${namesText(malefics)}) इसे संतुलित करते हैं।`
      : `केवल साथी की कुंडली मांगलिक है; इस कुंडली में उन्हीं भावों के ग्रह (${namesText(malefics)}) इसे संतुलित करते हैं।`,
  one_sided: (isOwn) =>
    isOwn
      ? 'केवल यह कुंडली मांगलिक है, और साथी की कुंडली में इसे संतुलित करने वाला कुछ नहीं।'
      : 'केवल साथी की कुंडली मांगलिक है, और इस कुंडली में इसे संतुलित करने वाला कुछ नहीं।',
};

export const MANGLIK_HI: Sentences<ManglikWords> = {
  places: ({ places }) => `${places.map(placeText).join('; ')}।`,
  exempt_signs: ({ signs }) => `वहाँ दोष-मुक्त राशियाँ: ${signs.map(({ signIndex }) => signHi(signIndex)).join(', ')}।`,
  no_exempt_sign: () => 'वहाँ कोई राशि दोष-मुक्त नहीं मानी गई।',
  influence: ({ influence, ...place }) => `${placeText(place)}, ${INFLUENCES[influence]}।`,
  saturn: ({ isInCountedHouse, ...place }) =>
    `${placeText(place)}, जो गिने जाने वाले भावों में ${isInCountedHouse ? 'है' : 'नहीं है'}।`,
  full_moon: () => 'चंद्रमा पूर्ण है।',
  moon_not_full: () => 'चंद्रमा पूर्ण नहीं है।',
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
  age_unknown: () => 'आयु ज्ञात नहीं।',
  age: ({ isComplete, years }) =>
    isComplete ? `आयु ${years} वर्ष है, अट्ठाईसवाँ वर्ष पूरा हो चुका है।` : `आयु ${years} वर्ष है, अट्ठाईसवाँ वर्ष अभी पूरा नहीं हुआ।`,
  partner: ({ partner }) => PARTNERS[partner],
  match: ({ isOwn, malefics, state }) => MATCHES[state](isOwn, malefics),
};
