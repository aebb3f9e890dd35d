/** What a lord or a planet gives in a house, in Hindi. */
import type { EffectSide } from '../../../astro/judgement/placing.ts';
import type { EffectWords } from '../../facts/effects.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { LORD_IN_HOUSE_HI } from './lordInHouse.ts';
import { PLANET_IN_HOUSE_HI } from './planetInHouse.ts';

type Sides = readonly [ease: string, strain: string];

const SENTENCES: Readonly<Record<EffectSide, readonly ((...sides: Sides) => string)[]>> = {
  ease: [
    (ease) => `यह स्थिति ${ease} देती है।`,
    (ease) => `इसका फल अच्छा है: ${ease}।`,
    (ease) => `यहाँ इससे मिलने वाला फल: ${ease}।`,
  ],
  both: [
    (ease, strain) => `यह स्थिति ${ease} देती है; साथ में ${strain} भी लाती है।`,
    (ease, strain) => `इसका फल मिला-जुला है: एक ओर ${ease}; दूसरी ओर ${strain}।`,
    (ease, strain) => `यह स्थिति ${ease} देती है, पर एक चुनौती भी है: ${strain}।`,
  ],
  strain: [
    (ease, strain) => `यह स्थिति पहले ${strain} लाती है; धैर्य रखने पर ${ease} भी देती है।`,
    (ease, strain) => `यहाँ की चुनौती है ${strain}। धैर्य से काम लेने पर यही स्थिति ${ease} देती है।`,
    (ease, strain) => `शुरू में सँभालने की बात: ${strain}। समय के साथ यही स्थिति ${ease} देती है।`,
  ],
};

const lordSides = (house: number, lordHouse: number) => LORD_IN_HOUSE_HI[house - 1]![lordHouse - 1]!;

function sentenceOf(sides: Sides, side: EffectSide): string {
  const sentences = SENTENCES[side];
  return sentences[choiceNumber(side, ...sides) % sentences.length]!(...sides);
}

export const EFFECTS_HI: Sentences<EffectWords> = {
  lord_ease: ({ house, lordHouse }) => lordSides(house, lordHouse)[0],
  lord_strain: ({ house, lordHouse }) => lordSides(house, lordHouse)[1],
  planet_ease: ({ house, planet }) => PLANET_IN_HOUSE_HI[planet][house - 1]![0],
  planet_strain: ({ house, planet }) => PLANET_IN_HOUSE_HI[planet][house - 1]![1],
  lord_effect: ({ house, lordHouse, side }) => sentenceOf(lordSides(house, lordHouse), side),
  planet_effect: ({ house, planet, side }) => sentenceOf(PLANET_IN_HOUSE_HI[planet][house - 1]!, side),
};
