/** Sentences of /kp in Hindi. */
import type { MatterId, PromiseGrade } from '../../../astro/kp/matters.ts';
import type { KpWords } from '../../facts/kp/kpWords.ts';
import type { Sentences } from '../../sentences.ts';
import {
  houseHi,
  houseOblique,
  isOrAre,
  listHi,
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
        return `${first} वह ${few(supportingHouses)} का फल देता है, जिससे ${what} को सहारा मिलता है।`;
      case 'mixed':
        return `${first} वह ${what} के लिए ${few(supportingHouses)} का और विपरीत में ${few(opposingHouses)} का फल देता है। कुछ मेहनत लगेगी।`;
      case 'not_supported':
        return `${first} वह ${few(opposingHouses)} का फल देता है, इसलिए ${what} को दूसरे कारक ग्रहों की मदद चाहिए।`;
      case 'undecided':
        return `${first} वह ${what} के न पक्ष के किसी भाव का फल देता है, न विपरीत का।`;
    }
  },
  house_by_cusp: ({ grade, house, subLord }) => {
    const first = subLordOf(house, planetHi(subLord));
    switch (grade) {
      case 'promised':
        return `${first} वह इसी भाव का फल देता है, इसलिए इस भाव की बातें आगे बढ़ती हैं।`;
      case 'mixed':
        return `${first} वह इस भाव का और इससे बारहवें का भी फल देता है, इसलिए मिली हुई चीज़ सँभालनी पड़ती है।`;
      case 'not_supported':
        return `${first} वह इस भाव का नहीं, इससे बारहवें का फल देता है, इसलिए बात दूसरे ग्रहों से बनती है।`;
      case 'undecided':
        return `${first} वह इस भाव का फल नहीं देता, इसलिए बात दूसरे कारक ग्रहों पर रहती है।`;
    }
  },
  planet_gives: ({ house, isSelfSignificator, planet, starHouse, starLord }) => {
    const itself = planetHi(planet);
    const own = isSelfSignificator ? ' उसके नक्षत्रों में कोई ग्रह नहीं है, इसलिए अपने भावों का फल वह बल के साथ देता है।' : '';
    if (starLord === planet) return `${itself} अपने ही नक्षत्र में है और सबसे पहले ${houseOblique(house)} का फल देता है।${own}`;
    if (starHouse === house)
      return `${itself} ${planetHi(starLord)} के नक्षत्र में है और सबसे पहले ${houseOblique(house)} का फल देता है।${own}`;
    return `${itself} ${planetHi(starLord)} के नक्षत्र में है: पहले ${houseOblique(starHouse)} का फल देता है, फिर ${houseOblique(house)} का।${own}`;
  },
  rulers: ({ isBirth, planets }) =>
    `${isBirth ? 'आपके जन्म के' : 'इस समय के'} मुख्य शासक ग्रह ${planetsHi(planets)} ${isOrAre(planets.length)}।`,
  rulers_use: ({ dayLord, planets }) =>
    [
      `शासक ग्रहों में ${planetsHi(planets)} सबसे आगे ${isOrAre(planets.length)} और दिन का स्वामी ${planetHi(dayLord)} है।`,
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
