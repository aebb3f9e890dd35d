/** Labels of the strengths of a year in English. */
import type { BalaFacts } from '../../../astro/varshphal/facts.ts';
import type { Sentences } from '../../sentences.ts';
import { ordinal, signEn } from '../grammar.ts';

const SIGN_PARTS: Readonly<Record<BalaFacts['sign_part']['part'], string>> = {
  kshetra: 'Sign',
  drekkana: 'Drekkana',
  navamsha: 'Navamsha',
};

const LORD_PARTS: Readonly<Record<BalaFacts['lord_part']['part'], string>> = {
  hadda: 'Hadda',
  decanate: 'Decanate',
};

const sex = (isMale: boolean) => (isMale ? 'male' : 'female');

export const BALA_EN: Sentences<BalaFacts> = {
  varga_part: ({ signIndex, standing, varga }) => `${varga.toUpperCase()} ${signEn(signIndex)}: ${standing}`,
  sign_part: ({ part, signIndex, standing }) => `${SIGN_PARTS[part]} ${signEn(signIndex)}: ${standing}`,
  lord_part: ({ lord, part, signIndex, standing }) =>
    `${LORD_PARTS[part]} of ${lord} in ${signEn(signIndex)}: ${standing}`,
  from_fall: ({ arcDeg }) => `${arcDeg.toFixed(2)} of 180 degrees from deepest debilitation`,
  joy_house: ({ house, joyHouse }) => `In the ${ordinal(house)}; its joy is the ${ordinal(joyHouse)}`,
  joy_sign: ({ isAtHome, signIndex }) => `In ${signEn(signIndex)}, ${isAtHome ? '' : 'not '}its own or its exaltation`,
  joy_sex: ({ isMale, isMaleHouse }) => `A ${sex(isMale)} planet in a ${sex(isMaleHouse)} house`,
  joy_time: ({ isDayReturn, isMale }) => `A ${sex(isMale)} planet in a return by ${isDayReturn ? 'day' : 'night'}`,
};
