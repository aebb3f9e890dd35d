/** Sentences about the Muntha in English. */
import { areaOf } from '../../../astro/tables/houses.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { MunthaFacts, MunthaTrouble } from '../../../astro/varshphal/facts.ts';
import { yearTheme } from '../../../astro/varshphal/tables/stagedYears.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, namedList, ordinal, signEn } from '../grammar.ts';
import { balaEn } from './planetsInYear.ts';

const TROUBLES: Readonly<Record<MunthaTrouble, string>> = {
  lord_combust: 'is combust',
  lord_debilitated: 'is debilitated',
  lord_with_eighth_lord: 'stands with the lord of the 8th house',
};

const verb = (planets: readonly Planet[], one: string, many: string) => (planets.length === 1 ? one : many);

export const MUNTHA_EN: Sentences<MunthaFacts> = {
  muntha_house: ({ house }) => `Muntha in the ${ordinal(house)} of the year`,
  munthesh_bala: ({ bala, planet }) => `Bala of the Munthesh ${planet}: ${bala.toFixed(2)} of 20`,
  munthesh_house: ({ house, planet }) => `${planet} in the ${ordinal(house)} of the year`,
  muntha_company: ({ burdens, supporters }) =>
    `With it or seeing it: its lord or benefics ${listed(supporters) || 'none'}; malefics ${listed(burdens) || 'none'}`,
  muntha_natal_house: ({ house }) => `Muntha in the ${ordinal(house)} of the natal chart`,
  munthesh_combust: () => 'Munthesh combust',
  munthesh_debilitated: () => 'Munthesh debilitated',
  munthesh_with_eighth_lord: () => 'Munthesh with the lord of the 8th',
  muntha_sign: ({ house, signIndex }) =>
    `The Muntha has come to ${signEn(signIndex)}, the ${ordinal(house)} house of the year.`,
  muntha_theme: ({ house, stage }) => yearTheme(house, stage).text.en,
  // Many houses have matters that are not a child's.
  muntha_at_birth: ({ house, stage }) =>
    stage === 'child'
      ? `In the birth chart this sign is the ${ordinal(house)} house.`
      : `In your birth chart this sign is the ${ordinal(house)} house, of ${areaOf(house)}.`,
  munthesh_stands: ({ bala, house, isDemanding, planet }) => {
    const tone = isDemanding ? 'where results take effort' : 'a good place';
    const stands = `Its lord ${named(planet)} stands in the ${ordinal(house)} house of the year, ${tone}.`;
    return `${stands} ${capitalised(named(planet))} is ${balaEn(bala)}.`;
  },
  munthesh_troubles: ({ troubles }) =>
    `This lord ${listed(troubles.map((trouble) => TROUBLES[trouble]))}, so its results take longer.`,
  muntha_supported: ({ planets }) =>
    `${capitalised(namedList(planets))} ${verb(planets, 'supports', 'support')} the Muntha.`,
  muntha_pressed: ({ planets }) =>
    `${capitalised(namedList(planets))} ${verb(planets, 'presses', 'press')} on the Muntha.`,
};
