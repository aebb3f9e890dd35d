/** Sentences of /kp in Hindi. */
import type { MatterId, PromiseGrade } from '../../../astro/kp/matters.ts';
import type { KpWords } from '../../facts/kp/kpWords.ts';
import type { Sentences } from '../../sentences.ts';
import {
  houseHi,
  houseOblique,
  isOrAre,
  listHi,
  mattersHi,
  placesHi,
  planetHi,
  planetsHi,
  rankOblique,
  signHi,
} from '../grammar.ts';

/** The same in every case. */
const MATTERS: Readonly<Record<MatterId, string>> = {
  marriage: 'विवाह',
  love: 'प्रेम',
  children: 'संतान',
  job: 'काम-काज',
  property: 'घर या वाहन',
  education: 'पढ़ाई',
  travel_abroad: 'विदेश यात्रा',
  recovery: 'सेहत में सुधार',
  litigation: 'विवाद में आपके पक्ष',
};

const ANSWERS: Readonly<Record<PromiseGrade, (matter: string) => string>> = {
  promised: (matter) => `इस संख्या की कुंडली में ${matter} को सहारा मिलता है।`,
  mixed: (matter) => `इस संख्या की कुंडली में ${matter} को कुछ हद तक सहारा मिलता है।`,
  not_supported: (matter) => `इस संख्या की कुंडली में ${matter} को अभी सहारा नहीं मिलता।`,
  undecided: (matter) => `इस संख्या की कुंडली में ${matter} पर बात खुली रहती है।`,
};

/** Before a postposition; at most three, the field has all. */
const few = (houses: readonly number[]) => `${listHi(houses.slice(0, 3).map(rankOblique))} भाव`;

const subLordOf = (house: number, subLord: string) => `${placesHi([house])} का उपस्वामी ${subLord} है।`;

export const KP_HI: Sentences<KpWords> = {
  matter_by_cusp: ({ grade, house, matter, opposingHouses, subLord, supportingHouses }) => {
    const [first, what] = [subLordOf(house, planetHi(subLord)), MATTERS[matter]];
    switch (grade) {
      case 'promised':
        return `${first} वह ${few(supportingHouses)} का कारक है, जिससे ${what} को सहारा मिलता है।`;
      case 'mixed':
        return `${first} ${what} के लिए वह ${few(supportingHouses)} का कारक है, पर विपरीत में ${few(opposingHouses)} का भी।`;
      case 'not_supported':
        return `${first} वह ${few(opposingHouses)} का कारक है, इसलिए ${what} के लिए दूसरे कारक ग्रह देखें।`;
      case 'undecided':
        return `${first} ${what} के लिए वह न अनुकूल भाव का कारक है, न विपरीत भाव का।`;
    }
  },
  house_by_cusp: ({ grade, house, subLord }) => {
    const [first, theme] = [subLordOf(house, planetHi(subLord)), mattersHi([house])];
    switch (grade) {
      case 'promised':
        return `${first} वह इसी भाव का कारक है, जिससे ${theme} को सहारा मिलता है।`;
      case 'mixed':
        return `${first} वह इस भाव का और इससे बारहवें का कारक है, इसलिए ${theme} को आधा सहारा मिलता है।`;
      case 'not_supported':
        return `${first} वह इससे बारहवें भाव का कारक है, इसलिए ${theme} के लिए दूसरे कारक ग्रह देखें।`;
      case 'undecided':
        return `${first} वह इस भाव का कारक नहीं है, इसलिए ${theme} की बात दूसरे कारक ग्रहों से बनती है।`;
    }
  },
  planet_signifies: ({ agents, house, planet, starHouse, starLord }) => {
    const star = starLord === planet ? 'अपने ही नक्षत्र में' : `${planetHi(starLord)} के नक्षत्र में`;
    const first = `सबसे पहले ${houseOblique(starHouse)} का कारक है`;
    const then = starHouse === house ? '' : `, फिर ${houseOblique(house)} का`;
    const acting = agents.length > 0 ? ` वह ${planetsHi(agents)} की ओर से भी फल देता है।` : '';
    return `${planetHi(planet)} ${star} होने से ${first}${then}।${acting}`;
  },
  rulers: ({ isBirth, planets }) =>
    `${isBirth ? 'आपके जन्म के' : 'इस समय के'} मुख्य शासक ग्रह ${planetsHi(planets)} ${isOrAre(planets.length)}।`,
  rulers_reason: ({ ascendantStar, dayLord, moonStar }) =>
    [
      `लग्न ${planetHi(ascendantStar)} के नक्षत्र में और चंद्रमा ${planetHi(moonStar)} के नक्षत्र में है।`,
      `दिन का स्वामी ${planetHi(dayLord)} है।`,
      'जो शासक ग्रह किसी बात के कारक भी हों, उनकी दशा में वह बात बनती है।',
    ].join(' '),
  answer_to: ({ grade, matter }) => ANSWERS[grade](MATTERS[matter]),
  no_answer_polar: ({ number }) => `इस अक्षांश पर संख्या ${number} के भाव नहीं बनते।`,
  no_matter: ({ number }) => `विषय बताएँ, तो संख्या ${number} की कुंडली से उसका विचार होगा।`,
  mind: ({ house, starLord, subHouse, subLord }) => {
    const where = `चंद्रमा ${planetHi(starLord)} के नक्षत्र और ${planetHi(subLord)} के उपनक्षत्र में है।`;
    return house === subHouse
      ? `${where} प्रश्न में मुख्य ${houseHi(house)} है।`
      : `${where} प्रश्न ${listHi([house, subHouse].map(rankOblique))} भाव से जुड़ा है।`;
  },
  number_rises: ({ number, signIndex, subLord }) =>
    `संख्या ${number} से ${signHi(signIndex)} राशि में ${planetHi(subLord)} का उपनक्षत्र उदय होता है।`,
};
