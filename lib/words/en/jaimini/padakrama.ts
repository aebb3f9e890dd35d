/** Sentences on narayana, sudasa and drig dasha in English. */
import { NARAYANA_VARGAS } from '../../../astro/dasha/narayanaVargas.ts';
import { modality, type Modality } from '../../../astro/tables/signs.ts';
import type { PadakramaWords } from '../../facts/jaiminiDashas/padakrama.ts';
import type { Sentences } from '../../sentences.ts';
import { lengthEn } from '../dasha.ts';
import { capitalised, named, ordinal, signEn } from '../grammar.ts';

const STEPS: Readonly<Record<Modality, string>> = {
  movable: 'so the signs follow one after another',
  fixed: 'so every sixth sign follows',
  dual: 'so the signs follow in trines',
};

const wayEn = (isForward: boolean) => (isForward ? 'forward' : 'backward');

export const PADAKRAMA_EN: Sentences<PadakramaWords> = {
  changed_by_lord: ({ isExalted, lord, years }) => {
    const change = isExalted ? 'exalted there, which adds one' : 'debilitated there, which takes one away';
    const left = years === 0 ? 'It has no years in the first cycle.' : `It has ${lengthEn(years)}.`;
    return `${capitalised(named(lord))} is ${change}. ${left}`;
  },
  order_of_narayana: ({ exception, isForward, ninthSignIndex, signIndex }) => {
    const sign = signEn(signIndex);
    if (exception === 'saturn') return `Saturn stands in ${sign}, so the signs follow one after another, forward.`;
    const steps = `${sign} is a ${modality(signIndex)} sign, ${STEPS[modality(signIndex)]}.`;
    const feet = isForward === (exception === null) ? 'odd-footed' : 'even-footed';
    const ninth = `Its ninth, ${signEn(ninthSignIndex)}, is ${feet}`;
    return exception === 'ketu'
      ? `${steps} ${ninth}. Ketu in ${sign} reverses the way, so they go ${wayEn(isForward)}.`
      : `${steps} ${ninth}, so they go ${wayEn(isForward)}.`;
  },
  order_of_sudasa: ({ exception, isForward, signIndex }) => {
    const sign = signEn(signIndex);
    if (exception === 'saturn') return `Saturn stands in ${sign}, so the houses are counted forward.`;
    const parity = isForward === (exception === null) ? 'odd' : 'even';
    return exception === 'ketu'
      ? `${sign} is an ${parity} sign. Ketu in it reverses the way, so the houses are counted ${wayEn(isForward)}.`
      : `${sign} is an ${parity} sign, so the houses are counted ${wayEn(isForward)}.`;
  },
  begins_with_sree: ({ signIndex }) => `Your Sree Lagna stands in ${signEn(signIndex)}, where the dasha begins.`,
  begins_with_ninth: ({ signIndex }) => `The dasha begins with your ninth house, ${signEn(signIndex)}.`,
  varga_begins: ({ house, houseSignIndex, lord, lordSignIndex, varga }) =>
    `The ${varga.toUpperCase()} stands here for your ${ordinal(house)} house, ${signEn(houseSignIndex)}. ` +
    `Its lord, ${named(lord)}, is in ${signEn(lordSignIndex)} there, which counts as the ascendant.`,
  varga_purpose: ({ varga }) =>
    `The timing of matters of ${NARAYANA_VARGAS[varga].matter.en}, from your ${varga.toUpperCase()}.`,
  varga_instead: ({ house, varga }) =>
    `The dasha of the ${varga.toUpperCase()} begins from the lord of your ${ordinal(house)} house.`,
};
