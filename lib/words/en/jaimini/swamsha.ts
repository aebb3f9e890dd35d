/** Sentences on the lord of the ascendant in the navamsa, in English. */
import type { SwamshaFacts } from '../../../astro/judgement/jaimini/facts.ts';
import { areaOf } from '../../../astro/tables/houses.ts';
import { dignityPhrase } from '../varga/phrases.ts';
import type { Sentences } from '../../sentences.ts';
import { named, ordinal, signEn } from '../grammar.ts';
import { bearing, sentence } from './phrases.ts';

const BY_HOUSE = {
  supports: 'you find strength',
  asks_care: 'you find strength after effort',
  describes: 'your strength grows',
} as const;

const BY_DIGNITY = {
  supports: 'Your constitution and your will recover well.',
  describes: 'Your will is as firm as your habits.',
  asks_care: 'What resists you trains your will.',
} as const;

const COMPANY = {
  benefic: 'Good influences are within reach.',
  malefic: 'You meet hard influences within, and they shape your character.',
} as const;

export const SWAMSHA_EN: Sentences<SwamshaFacts> = {
  swamsha_opening: ({ house, planet, risingSignIndex, signIndex }) => {
    const counted =
      house === 1 ? 'which rises there' : `the ${ordinal(house)} from its ascendant ${signEn(risingSignIndex)}`;
    return sentence(
      `${named(planet)}, lord of your ascendant, stands in ${signEn(signIndex)} in the navamsa (D9), ${counted}`,
    );
  },
  swamsha_house_rule: () => 'The house of the lord of the ascendant in the navamsa shows where inner strength lies',
  swamsha_house: ({ house, planet, tone }) =>
    sentence(
      `${named(planet)} is in the ${ordinal(house)} house of the navamsa. Inwardly ${BY_HOUSE[tone]} through ${areaOf(house)}`,
    ),
  swamsha_dignity_rule: () =>
    'The dignity of the lord of the ascendant in the navamsa shows the firmness of the person',
  swamsha_dignity: ({ dignity, planet, signIndex, tone }) =>
    `${sentence(`${named(planet)} stands in ${signEn(signIndex)} of the navamsa, ${dignityPhrase(dignity)}`)} ${BY_DIGNITY[tone]}`,
  swamsha_kept_rule: () => 'The lord of the ascendant keeps its sign in the navamsa',
  swamsha_kept: ({ planet, signIndex }) =>
    sentence(
      `${named(planet)} is in ${signEn(signIndex)} in both charts (vargottama). What you show and what you are agree`,
    ),
  swamsha_company_rule: ({ nature }) =>
    `A natural ${nature} joins the lord of the ascendant in the navamsa, or aspects it by sign`,
  swamsha_company: ({ nature, planet, ...bears }) =>
    `${sentence(bearing(bears, `the navamsa sign of ${named(planet)}`))} ${COMPANY[nature]}`,
};
