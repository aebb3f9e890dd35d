/** Sentences on the direction of a life abroad in Hindi. */
import type { DirectionReasonFacts } from '../../../astro/judgement/videsh/directionFacts.ts';
import { COUNTRIES, type CountryId, type DirectionId } from '../../../astro/judgement/videsh/tables/directions.ts';
import { element, ELEMENT_NAMES, type Element } from '../../../astro/tables/signs.ts';
import type { DirectionWords } from '../../facts/videsh/directions.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, houseHi, inHouse, listHi, lordShort, planetHi, signHi } from '../grammar.ts';

/** Directions in the words of speech; the labels have their classical names too. */
const DIRECTIONS_HI: Readonly<Record<DirectionId, string>> = {
  east: 'पूर्व',
  south_east: 'दक्षिण-पूर्व',
  south: 'दक्षिण',
  south_west: 'दक्षिण-पश्चिम',
  west: 'पश्चिम',
  north_west: 'उत्तर-पश्चिम',
  north: 'उत्तर',
  north_east: 'उत्तर-पूर्व',
};

/** Parts of the world by element. */
const PLACES: Readonly<Record<Element, string>> = {
  fire: 'पूर्वी एशिया और प्रशांत',
  earth: 'अफ़्रीका और दक्षिणी द्वीप',
  air: 'खाड़ी और पश्चिम एशिया',
  water: 'यूरोप और अमेरिका',
};

const countryHi = (id: CountryId) => COUNTRIES.find((row) => row.id === id)!.sanskrit;

const signText = (signIndex: number) => `${ELEMENT_NAMES[element(signIndex)].sanskrit} तत्त्व की ${signHi(signIndex)}`;

const REASONS_HI: Sentences<DirectionReasonFacts> = {
  house_sign: ({ house, signIndex }) => `${houseHi(house)} ${signText(signIndex)} राशि में है`,
  lord_sign: ({ house, planet, signIndex }) =>
    `${lordShort(house)} ${planetHi(planet)} ${signText(signIndex)} राशि में है`,
  rahu_sign: ({ signIndex }) => `राहु ${signText(signIndex)} राशि में है`,
  lord_of: ({ house, planet }) => `${lordShort(house)} ${planetHi(planet)} है`,
  occupant: ({ house, planet }) => `${planetHi(planet)} ${inHouse(house)} बैठा है`,
  strongest: ({ planet }) => `विदेश का योग बनाने वालों में ${planetHi(planet)} सबसे बलवान है`,
};

/** The same, before से. */
const SIGNS_READ_HI: Sentences<DirectionReasonFacts> = {
  house_sign: ({ house, signIndex }) => `${signHi(signIndex)} राशि के ${houseOblique(house)}`,
  lord_sign: ({ house, planet, signIndex }) => `${signHi(signIndex)} राशि के ${lordShort(house)} ${planetHi(planet)}`,
  rahu_sign: ({ signIndex }) => `${signHi(signIndex)} राशि के राहु`,
  lord_of: ({ house, planet }) => `${lordShort(house)} ${planetHi(planet)}`,
  occupant: ({ house, planet }) => `${houseOblique(house)} के ${planetHi(planet)}`,
  strongest: ({ planet }) => `विदेश के योगों में सबसे बलवान ${planetHi(planet)}`,
};

const namesHi = (ids: readonly DirectionId[]) => listHi(ids.map((id) => DIRECTIONS_HI[id]));

export const DIRECTIONS_WORDS_HI: Sentences<DirectionWords> = {
  ...REASONS_HI,
  vote: ({ direction, reason }) => `${sayIn(REASONS_HI, reason)}: ${DIRECTIONS_HI[direction]}`,
  lies: ({ direction }) => `परंपरा में ${DIRECTIONS_HI[direction]} की ओर`,
  alike: ({ directions }) => `${namesHi(directions)}, ये दिशाएँ बराबर आती हैं।`,
  single: ({ direction }) => `सारे संकेत ${DIRECTIONS_HI[direction]} दिशा के हैं।`,
  first_and_next: ({ direction, nextDirections }) =>
    `सबसे अधिक संकेत ${DIRECTIONS_HI[direction]} दिशा के हैं, उसके बाद ${namesHi(nextDirections)} के।`,
  reasons: ({ direction, reasons }) =>
    `${DIRECTIONS_HI[direction]} दिशा ${listHi(reasons.map((reason) => sayIn(SIGNS_READ_HI, reason)))} से देखी जाती है।`,
  countries: ({ first, second }) => {
    const seen = ({ countries, direction }: typeof first) =>
      `${DIRECTIONS_HI[direction]} में ${listHi(countries.map(countryHi))}`;
    return `रिवाज के अनुसार ${seen(first)} आते हैं${second === null ? '' : `, और ${seen(second)}`}।`;
  },
  elements: ({ element: kind }) =>
    `राशियों में ${ELEMENT_NAMES[kind].sanskrit} तत्त्व अधिक है, जिसका इलाका ${PLACES[kind]} है।`,
  custom: () => 'दिशाएँ राशियों और ग्रहों की हैं। कौन-सा देश किस दिशा में है, यह भारत से देखा गया रिवाज है, किसी ग्रंथ का नियम नहीं।',
  born_elsewhere: () => 'यह जन्म भारत का नहीं है। दिशा जन्मस्थान से लें और देशों को केवल संकेत मानें।',
};
