/** Sentences on the arudhas in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ArudhaWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, named, namedList, ordinal, signEn } from '../grammar.ts';
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
  Venus: 'comforts and what authority asks',
  Saturn: 'siblings, and those who depend on one',
  Rahu: 'foreign matters and what authority asks',
  Ketu: 'what is let go of, and disputes',
};

const BY_LORD = {
  supports: 'the image is carried',
  describes: 'the image holds',
  asks_care: 'the image needs renewing',
} as const;

const stand = (planets: readonly Planet[]) => `${namedList(planets)} ${planets.length > 1 ? 'stand' : 'stands'}`;
const there = (planets: readonly Planet[]) =>
  `${namedList(planets)} there ${planets.length > 1 ? 'make' : 'makes'} one`;

export const ARUDHAS_EN: Sentences<ArudhaWords> = {
  arudha_opening: ({ signIndex }) => `The arudha of the ascendant is ${signEn(signIndex)}.`,
  image_rule: () => 'Planets in the arudha of the ascendant colour the image',
  image: ({ planets }) =>
    sentence(
      `${stand(planets)} in the arudha of the ascendant: the world sees someone ${listed(planets.map((planet) => `${IMAGES[planet]} (${planet})`))}`,
    ),
  arudha_house_rule: () => 'The house of the arudha shows through what the world comes to know a person',
  arudha_house: ({ house }) =>
    `The arudha falls in the ${ordinal(house)} house: through ${areaOf(house)} the world comes to know the person.`,
  arudha_lord_rule: () => 'The lord of the arudha carries the image',
  arudha_lord: ({ house, planet, strength, tone, ...place }) => {
    const where = house === 1 ? 'in the arudha itself' : `the ${ordinal(house)} from it`;
    return sentence(
      `${named(planet)}, lord of the arudha, is ${placed(place)}, ${where}, with ${strength} of 100 in strength: ${BY_LORD[tone]}`,
    );
  },
  gains_rule: () => 'Planets in the 11th from the arudha, or aspecting it by sign, bring gains',
  gains: ({ benefics, malefics, strong }) => {
    const ways = [
      ...(benefics.length > 0 ? [`by fair and easy means through ${namedList(benefics)}`] : []),
      ...(malefics.length > 0 ? [`by hard or contested work through ${namedList(malefics)}`] : []),
    ];
    const plenty =
      strong.length > 0
        ? `; ${namedList(strong)}, strong by sign, ${strong.length > 1 ? 'make' : 'makes'} them plenty`
        : '';
    return sentence(`gains come ${ways.join(', and ')}${plenty}`);
  },
  expenses_rule: () => 'Planets in the 12th from the arudha show where money goes',
  expenses: ({ planets }) =>
    sentence(
      `${stand(planets)} in the 12th from the arudha: money goes to ${planets.map((planet) => `${LOSSES[planet]} (${planet})`).join('; to ')}. It is best planned for`,
    ),
  lasting_rule: ({ house }) =>
    `A benefic in the ${ordinal(house)} from the arudha, or aspecting it by sign, makes the image last`,
  lasting: ({ house, ...bears }) =>
    sentence(
      `${bearing(bears, houseFrom(house, 'the arudha'))}: ${house === 2 ? 'means and good name are kept up' : 'a good name outlasts changes'}`,
    ),
  ketu_in_second_rule: () => 'Ketu in the 2nd from the arudha shows the signs of age early',
  ketu_in_second: () =>
    'Ketu stands in the 2nd from the arudha: one looks mature before one’s years, early grey in the words of the text.',
  conquest_rule: ({ house }) => `In the ${ordinal(house)} from the arudha malefics conquer and benefics yield`,
  conquest: ({ benefics, house, malefics }) => {
    const acts = [
      ...(malefics.length > 0 ? [`${there(malefics)} press on and win`] : []),
      ...(benefics.length > 0 ? [`${there(benefics)} yield and keep the peace`] : []),
    ];
    return sentence(`in the ${ordinal(house)} from the arudha: ${acts.join('; ')}`);
  },
  arudha_count: ({ count, countedSignIndex, exception, house, houseSignIndex, lord, lordSignIndex, signIndex }) => {
    const way = count === 1 ? 'the sign itself' : `${count} signs counted from it`;
    const start = `The ${ordinal(house)} house is ${signEn(houseSignIndex)}; its lord ${named(lord)} stands in ${signEn(lordSignIndex)}, ${way}, and as many from there lead to ${signEn(countedSignIndex)}`;
    switch (exception) {
      case null:
        return `${start}.`;
      case 'own_house':
        return `${start}, the house itself, which can be no pada: the 10th from it, ${signEn(signIndex)}, takes its place.`;
      case 'seventh_house':
        return `${start}, the 7th from it, which can be no pada: the 4th from it, ${signEn(signIndex)}, takes its place.`;
    }
  },
  one_lord: ({ planet, signIndex }) => sentence(`${named(planet)} is the one lord of ${signEn(signIndex)}`),
  two_lords: ({ first, second, signIndex }) => `${signEn(signIndex)} has two lords, ${first} and ${second}.`,
};
