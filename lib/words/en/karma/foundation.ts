/** The birth chart as the foundation of the D60, in English. */
import type { KarmaFacts } from '../../../astro/judgement/karma/facts.ts';
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, signEn } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { houseTheme } from '../varga/phrases.ts';
import { CORRELATION_EN } from './correlation.ts';
import { d60Where, isBeneficPart, officeName, partPhrase, partShort } from './phrases.ts';
import { PLANET_KARMA } from './planetKarma.ts';

function risingLord({ lord, place }: KarmaFacts['ascendant_lord']): string {
  if (place === null) return `its lord is ${named(lord)} again, so one planet answers for both`;
  const where = `${d60Where(place)}, in ${partShort(place.shashtiamsha)}`;
  const does = isBeneficPart(place.shashtiamsha) ? 'and supports' : 'and asks for care with';
  return `its lord ${named(lord)} stands ${where}, ${does} ${houseTheme(place.house)}`;
}

export const FOUNDATION_EN: Sentences<
  Pick<KarmaWords, 'foundation' | 'foundation_summary' | 'ascendant_lord' | 'office'>
> = {
  office: ({ office }) => officeName(office),
  foundation: ({ house, isCombust, isRetrograde, offices, planet, ...placing }) => {
    const office = offices.length > 0 ? `, ${listed(offices.map(officeName))},` : '';
    const states = [...(isCombust ? ['combust'] : []), ...(isRetrograde ? ['retrograde'] : [])];
    const state = states.length > 0 ? `, ${listed(states)}` : '';
    return `${capitalised(named(planet))}${office} is ${placingText(placing)}, in the ${ordinal(house)} house${state}.`;
  },
  foundation_summary: ({ ascendantSignIndex, atmakaraka, house, lord, placing }) => {
    const { lesson, theme } = PLANET_KARMA[atmakaraka];
    const head = `${signEn(ascendantSignIndex)} rises; its lord ${named(lord)} is ${placingText(placing)}, in the ${ordinal(house)} house, and turns life towards ${houseTheme(house)}.`;
    return `${head} The Atmakaraka, ${named(atmakaraka)}, makes ${theme} the school of this life: the lesson is ${lesson}.`;
  },
  ascendant_lord: ({ own, rising, ...lord }) => {
    const ofRising = `The D60 itself rises in ${signEn(rising.signIndex)}, in ${partPhrase(rising.shashtiamsha)}`;
    return `${CORRELATION_EN.correlation(own)} ${ofRising}; ${risingLord({ own, rising, ...lord })}.`;
  },
};
