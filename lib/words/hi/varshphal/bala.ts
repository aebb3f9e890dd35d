/** Labels of the strengths of a year in Hindi. */
import type { PartStanding } from '../../../astro/varshphal/tables/tajika.ts';
import type { BalaFacts } from '../../../astro/varshphal/facts.ts';
import type { Sentences } from '../../sentences.ts';
import { degreesHi, houseHi, inHouse, inSign, planetHi, signHi } from '../grammar.ts';

/** To whom a sign belongs. */
const SIGNS_OF: Readonly<Record<PartStanding, string>> = {
  own: 'अपनी राशि',
  friend: 'मित्र की राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु की राशि',
  exalted: 'उच्च राशि',
  debilitated: 'नीच राशि',
};

/** To whom a part of a sign belongs. */
const PARTS_OF: Readonly<Record<PartStanding, string>> = {
  own: 'अपना',
  friend: 'मित्र का',
  neutral: 'सम ग्रह का',
  enemy: 'शत्रु का',
  exalted: 'उच्च',
  debilitated: 'नीच',
};

const SIGN_PARTS: Readonly<Record<BalaFacts['sign_part']['part'], string>> = {
  kshetra: 'क्षेत्र',
  drekkana: 'द्रेष्काण',
  navamsha: 'नवांश',
};

const LORD_PARTS: Readonly<Record<BalaFacts['lord_part']['part'], string>> = {
  hadda: 'हद्दा',
  decanate: 'द्रेष्काण',
};

const sex = (isMale: boolean) => (isMale ? 'पुरुष' : 'स्त्री');

export const BALA_HI: Sentences<BalaFacts> = {
  varga_part: ({ signIndex, standing, varga }) =>
    `${varga.toUpperCase()} में ${signHi(signIndex)}: ${SIGNS_OF[standing]}`,
  sign_part: ({ part, signIndex, standing }) => `${SIGN_PARTS[part]} में ${signHi(signIndex)}: ${SIGNS_OF[standing]}`,
  lord_part: ({ lord, part, signIndex, standing }) =>
    `${inSign(signIndex)} ${planetHi(lord)} का ${LORD_PARTS[part]}: ${PARTS_OF[standing]}`,
  from_fall: ({ arcDeg }) => `परम नीच से दूरी: ${degreesHi(arcDeg)} (180 में से)`,
  joy_house: ({ house, joyHouse }) => {
    if (house === joyHouse) return `${inHouse(house)}, जो हर्ष का भाव है`;
    return `${inHouse(house)}; हर्ष का भाव ${joyHouse === 1 ? 'लग्न' : houseHi(joyHouse).replace(/ भाव$/, '')} है`;
  },
  joy_sign: ({ isAtHome, signIndex }) =>
    isAtHome ? `${inSign(signIndex)}, जो अपनी या उच्च राशि है` : `${inSign(signIndex)}, जो न अपनी राशि है, न उच्च`,
  joy_sex: ({ isMale, isMaleHouse }) => `${sex(isMale)} ग्रह ${sex(isMaleHouse)} भाव में`,
  joy_time: ({ isDayReturn, isMale }) => `${isDayReturn ? 'दिन' : 'रात'} के वर्ष प्रवेश में ${sex(isMale)} ग्रह`,
};
