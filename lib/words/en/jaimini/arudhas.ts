/** Sentences on the arudhas in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ArudhaWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { named, namedList, ordinal, signEn } from '../grammar.ts';
import { bearing, houseFrom, placed, sentence } from './phrases.ts';

/** How the world sees a person, by a planet in the arudha of the ascendant. */
const IMAGES: Readonly<Record<Planet, string>> = {
  Sun: 'dignified and in charge',
  Moon: 'approachable and caring',
  Mars: 'bold and energetic',
  Mercury: 'clever, young and well-spoken',
  Jupiter: 'wise, kind and respectable',
  Venus: 'charming and refined',
  Saturn: 'serious, modest and hard-working',
  Rahu: 'unusual and ambitious',
  Ketu: 'reserved and hard to read',
};

/** Where money goes, by a planet in the 12th from the arudha. */
const LOSSES: Readonly<Record<Planet, string>> = {
  Sun: 'duties and fees to authority',
  Moon: 'the needs of others',
  Mars: 'siblings, property and disputes',
  Mercury: 'trade, kinsmen and disagreement',
  Jupiter: 'taxes, teaching and good causes',
  Venus: 'comforts, and dues to authority',
  Saturn: 'siblings, and those who depend on you',
  Rahu: 'foreign matters, and dues to authority',
  Ketu: 'what is let go of, and disputes',
};

const BY_LORD = {
  supports: 'It supports your image well.',
  describes: 'Your image holds.',
  asks_care: 'Your image needs renewing.',
} as const;

const stand = (planets: readonly Planet[]) => `${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'}`;
const make = (planets: readonly Planet[]) => `${namedList(planets)} ${planets.length > 1 ? 'make' : 'makes'} you`;

export const ARUDHAS_EN: Sentences<ArudhaWords> = {
  arudha_opening: ({ signIndex }) => `The arudha of the ascendant is ${signEn(signIndex)}.`,
  image_rule: () => 'Planets in the arudha of the ascendant colour the image',
  image: ({ planets }) =>
    [
      sentence(`${stand(planets)} in the arudha of the ascendant`),
      ...planets.map((planet) => sentence(`${named(planet)} shows you to the world as ${IMAGES[planet]}`)),
    ].join(' '),
  arudha_house_rule: () => 'The house of the arudha shows through what the world comes to know a person',
  arudha_house: ({ house }) =>
    `The arudha falls in your ${ordinal(house)} house. The world comes to know you through ${areaOf(house)}.`,
  arudha_lord_rule: () => 'The lord of the arudha supports the image',
  arudha_lord: ({ house, planet, tone, ...place }) => {
    const where = house === 1 ? 'the arudha itself' : `the ${ordinal(house)} from it`;
    return `${sentence(`${named(planet)}, lord of the arudha, is ${placed(place)}, ${where}`)} ${BY_LORD[tone]}`;
  },
  gains_rule: () => 'Planets in the 11th from the arudha, or aspecting it by sign, bring gains',
  gains: ({ benefics, malefics, strong }) =>
    [
      ...(benefics.length > 0 ? [`Gains come by fair and easy means through ${namedList(benefics)}.`] : []),
      ...(malefics.length > 0 ? [`Gains come by hard or contested work through ${namedList(malefics)}.`] : []),
      ...(strong.length > 0
        ? [sentence(`${namedList(strong)}, strong by sign, ${strong.length > 1 ? 'make' : 'makes'} them plenty`)]
        : []),
    ].join(' '),
  expenses_rule: () => 'Planets in the 12th from the arudha show where money goes',
  expenses: ({ planets }) =>
    [
      sentence(`${stand(planets)} in the 12th from the arudha`),
      ...planets.map((planet) => `Through ${named(planet)} money goes to ${LOSSES[planet]}.`),
      'Plan for it ahead.',
    ].join(' '),
  lasting_rule: ({ house }) =>
    `A benefic in the ${ordinal(house)} from the arudha, or aspecting it by sign, makes the image last`,
  lasting: ({ house, ...bears }) =>
    sentence(
      `${bearing(bears, houseFrom(house, 'the arudha'))}. ${house === 2 ? 'Your means and good name are kept up' : 'Your good name outlasts changes'}`,
    ),
  ketu_in_second_rule: () => 'Ketu in the 2nd from the arudha shows the signs of age early',
  ketu_in_second: () =>
    'Ketu stands in the 2nd from the arudha. You look mature before your years, early grey in the words of the text.',
  conquest_rule: ({ house }) => `In the ${ordinal(house)} from the arudha malefics conquer and benefics yield`,
  conquest: ({ benefics, house, malefics }) => {
    const where = `In the ${ordinal(house)} from the arudha`;
    const win = `${make(malefics)} press on and win.`;
    const yielding = `${make(benefics)} yield and keep the peace.`;
    if (benefics.length === 0) return `${where} ${win}`;
    return malefics.length === 0 ? `${where} ${yielding}` : `${where} ${win} There too, ${yielding}`;
  },
  arudha_count: ({ count, countedSignIndex, exception, house, houseSignIndex, lord, lordSignIndex, signIndex }) => {
    const start =
      count === 1
        ? `Your ${ordinal(house)} house is ${signEn(houseSignIndex)}. Its lord ${named(lord)} stands there, so the count stays in it.`
        : `Your ${ordinal(house)} house is ${signEn(houseSignIndex)}. Its lord ${named(lord)} stands in ${signEn(lordSignIndex)}, ${count} signs counted from it. As many from there lead to ${signEn(countedSignIndex)}.`;
    switch (exception) {
      case null:
        return start;
      case 'own_house':
        return `${start} A pada cannot fall in its own house, so the 10th from it, ${signEn(signIndex)}, is taken.`;
      case 'seventh_house':
        return `${start} A pada cannot fall in the 7th from its house, so the 4th, ${signEn(signIndex)}, is taken.`;
    }
  },
  one_lord: ({ planet, signIndex }) => sentence(`${named(planet)} is the one lord of ${signEn(signIndex)}`),
  two_lords: ({ first, second, signIndex }) => `${signEn(signIndex)} has two lords, ${first} and ${second}.`,
};
