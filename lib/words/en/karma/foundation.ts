/** The birth chart as the foundation of the D60, in English. */
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, signEn } from '../grammar.ts';
import { placingText } from '../placing.ts';
import { isBeneficPart, officeName } from './phrases.ts';
import type { KarmaVoice } from './voice.ts';

/** Returns the sentences on the birth chart beneath the D60, in a voice for the age of the person. */
export const foundationEn = (
  voice: KarmaVoice,
): Sentences<Pick<KarmaWords, 'foundation' | 'foundation_summary' | 'ascendant_lord' | 'office'>> => ({
  office: ({ office }) => officeName(office),
  foundation: ({ house, isCombust, isRetrograde, offices, planet, ...placing }) => {
    const office = offices.length > 0 ? `, ${listed(offices.map(officeName))},` : '';
    const states = [...(isCombust ? ['combust'] : []), ...(isRetrograde ? ['retrograde'] : [])];
    const state = states.length > 0 ? `, ${listed(states)}` : '';
    return `${capitalised(named(planet))}${office} is ${placingText(placing)}, in ${voice.your} ${ordinal(house)} house${state}.`;
  },
  foundation_summary: ({ ascendantSignIndex, atmakaraka, house, lord }) => {
    const { lesson, theme } = voice.karma(atmakaraka);
    const head = `${signEn(ascendantSignIndex)} rises, and its lord ${named(lord)} points to ${voice.theme(house)}.`;
    return `${head} Much is learnt here through ${theme}. The lesson of ${named(atmakaraka)} is ${lesson}.`;
  },
  ascendant_lord: ({ lord, own, place, rising }) => {
    const ofOwn = `${capitalised(named(own.planet))}, lord of ${voice.your} ascendant, is in ${voice.partNamed(own.place.shashtiamsha)} of the D60.`;
    const rises = `The D60 ascendant is ${signEn(rising.signIndex)}, in ${voice.part(rising.shashtiamsha)}.`;
    if (place === null) return `${ofOwn} ${rises} Its lord is ${named(lord)} again, so one planet answers for both.`;
    const does = isBeneficPart(place.shashtiamsha) ? 'supports' : 'has a task in';
    return `${ofOwn} ${rises} Its lord ${named(lord)}, in ${voice.part(place.shashtiamsha)}, ${does} ${voice.theme(place.house)}.`;
  },
});
