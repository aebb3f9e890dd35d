/** The birth chart as the foundation of the D60, in Hindi. */
import type { KarmaWords } from '../../facts/karma.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, listHi, planetHi, signHi } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';
import { isBeneficPartHi, officeHi } from './phrases.ts';
import type { KarmaVoiceHi } from './voice.ts';

/** Returns the sentences on the birth chart beneath the D60, in a voice for the age of the person. */
export const foundationHi = (
  voice: KarmaVoiceHi,
): Sentences<Pick<KarmaWords, 'foundation' | 'foundation_summary' | 'ascendant_lord' | 'office'>> => ({
  office: ({ office }) => officeHi(office),
  foundation: ({ house, isCombust, isRetrograde, offices, planet, ...placing }) => {
    const office = offices.length > 0 ? `${listHi(offices.map(officeHi))} ` : '';
    const states = [...(isCombust ? ['अस्त'] : []), ...(isRetrograde ? ['वक्री'] : [])];
    const state = states.length > 0 ? `, ${listHi(states)}` : '';
    return `${office}${planetHi(planet)} ${inOwnPlace(placing)}, ${inHouse(house)}${state} है।`;
  },
  foundation_summary: ({ ascendantSignIndex, atmakaraka, house, lord }) => {
    const { lesson, theme } = voice.karma(atmakaraka);
    const head = `${voice.your} लग्न ${signHi(ascendantSignIndex)} है। लग्नेश ${planetHi(lord)} का असर ${voice.theme(house)} में दिखता है।`;
    return `${head} आत्मकारक ${planetHi(atmakaraka)} की सीख ${theme} से जुड़ी है: ${lesson}।`;
  },
  ascendant_lord: ({ lord, own, place, rising }) => {
    const ofOwn = `लग्नेश ${planetHi(own.planet)} ${voice.partNamed(own.place.shashtiamsha)} में है।`;
    const rises = `षष्ट्यंश लग्न ${signHi(rising.signIndex)} है, ${voice.part(rising.shashtiamsha)} में।`;
    if (place === null) return `${ofOwn} ${rises} उसका स्वामी भी ${planetHi(lord)} है।`;
    const theme = voice.theme(place.house);
    const does = isBeneficPartHi(place.shashtiamsha) ? `${theme} को बल देता है` : `${theme} में मेहनत दिखाता है`;
    return `${ofOwn} ${rises} उसका स्वामी ${planetHi(lord)} ${voice.part(place.shashtiamsha)} में है और ${does}।`;
  },
});
