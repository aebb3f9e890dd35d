/** Sentences on karakamsha in English. */
import { ISHTA_DEITIES } from '../../../astro/jaimini/tables/deities.ts';
import { karakamshaEffect, KARAKAMSHA_SIGNS } from '../../../astro/jaimini/tables/karakamshaEffects.ts';
import { PROFESSIONS } from '../../../astro/jaimini/tables/karakaTexts.ts';
import type { KarakamshaWords } from '../../facts/jaimini.ts';
import type { Sentences } from '../../sentences.ts';
import { anyOf, capitalised, named, namedList, ordinal, signEn } from '../grammar.ts';
import { bearing, houseFrom, sentence } from './phrases.ts';

const RANKS = {
  dignity: 'by its better dignity in the navamsa',
  degree: 'by the higher degree in its birth sign, as their dignity in the navamsa is the same',
} as const;

export const KARAKAMSHA_EN: Sentences<KarakamshaWords> = {
  karakamsha_opening: ({ house, planet, signIndex }) =>
    `Karakamsha, the navamsa sign of your atmakaraka ${named(planet)}, is ${signEn(signIndex)}. It is the ${ordinal(house)} house of the navamsa.`,
  karakamsha_sign_rule: () => 'The sign of karakamsha has effects of its own',
  karakamsha_sign: ({ signIndex }) =>
    `Karakamsha in ${signEn(signIndex)} points to ${KARAKAMSHA_SIGNS[signIndex]!.en}.`,
  effect_rule: ({ effect }) => {
    const { byAspectToo, house, nature, needsFullMoon, planets } = karakamshaEffect(effect);
    const who = planets ? namedList(planets) : `a natural ${nature!}`;
    const full = needsFullMoon ? ', the Moon near full,' : '';
    return capitalised(`${who}${full} in ${byAspectToo ? 'or aspecting ' : ''}${houseFrom(house, 'karakamsha')}`);
  },
  effect: ({ effect, helpers, ...bears }) => {
    const { gives, house, withBenefic } = karakamshaEffect(effect);
    const acts = bearing(bears, houseFrom(house, 'karakamsha'));
    return withBenefic && helpers.length > 0
      ? sentence(`${acts}, with ${namedList(helpers)} to help, which points to ${withBenefic.en}`)
      : sentence(`${acts}, which points to ${gives.en}`);
  },
  tenth_work_rule: () => 'A planet in the tenth from karakamsha colours the work',
  tenth_work: ({ planet }) => {
    const fields = PROFESSIONS[planet].slice(0, 2).map(({ en }) => en);
    return sentence(`${named(planet)} stands in the 10th from karakamsha. Work such as ${anyOf(fields)} suits you`);
  },
  ishta: ({ planet }) =>
    `Your chosen deity (ishta devata) is seen through ${named(planet)}. Tradition names ${anyOf(ISHTA_DEITIES[planet].map(({ name }) => name))}.`,
  devata_sign: ({ fromSignIndex, house, signIndex }) =>
    `The ${ordinal(house)} from ${signEn(fromSignIndex)} in the navamsa is ${signEn(signIndex)}.`,
  devata_found: ({ basis, planets }) => {
    const isOne = planets.length === 1;
    switch (basis) {
      case 'occupant':
        return sentence(`${namedList(planets)} ${isOne ? 'stands' : 'stand'} in it`);
      case 'aspect':
        return `No planet stands in it. ${capitalised(namedList(planets))} ${isOne ? 'aspects' : 'aspect'} it by sign.`;
      case 'lord':
        return `No planet stands in it or aspects it by sign. ${capitalised(namedList(planets))} owns it.`;
    }
  },
  devata_rank: ({ planet, rankedBy }) => sentence(`${named(planet)} leads ${RANKS[rankedBy]}`),
  moksha: ({ hasBenefic, isPresent }) => {
    if (!isPresent) {
      return 'Ketu does not stand in the 12th from karakamsha. This sign of release is absent, which says nothing against other ways to it.';
    }
    const support = hasBenefic ? 'A benefic supports it.' : 'No benefic supports it, so it rests on steady practice.';
    return `Ketu stands in the 12th from karakamsha. The texts see your soul turned towards release. ${support}`;
  },
};
