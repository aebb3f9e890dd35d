/** What the command line says in Hindi. */
import { dateHi, dayMonthHi, rankHi } from '../../lib/words/hi/grammar.ts';
import { HELP_HI, USAGE_HI } from './helpHi.ts';
import type { Words } from './terminalWords.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} या ${items.at(-1)!}`;

/** In a table times are those of the clock of 24 hours. */
function clock(instant: string, isoDate: string): string {
  const time = instant.slice(11, 16);
  return instant.startsWith(isoDate) ? time : `${dayMonthHi(instant.slice(0, 10))}, ${time}`;
}

export const HI: Words = {
  unknownCommand: (got, nearest) =>
    `“${got}” नाम का कोई आदेश नहीं है।${nearest === null ? '' : ` क्या आप “${nearest}” लिखना चाहते थे?`}`,
  unknownOption: (got, nearest) =>
    `${got} नाम का कोई विकल्प नहीं है।${nearest === null ? '' : ` क्या आप ${nearest} लिखना चाहते थे?`}`,
  foreignOption: (option, command) => `“${command}” आदेश में ${option} विकल्प नहीं है।`,
  valueMissing: (option) => `${option} के बाद उसका मान लिखें।`,
  noValue: (option) => `${option} अकेला लिखें, उसका कोई मान नहीं होता।`,
  oneOf: (values) => `${list(values)} में से एक लिखें।`,
  seeHelp: (command) => `और जानकारी: vedic help${command === 'help' ? '' : ` ${command}`}`,
  usage: (command) => `ऐसे लिखें: ${USAGE_HI[command]}`,
  dateMissing: 'तारीख YYYY-MM-DD के रूप में लिखें, जैसे 1990-06-15।',
  timeMissing: 'समय HH:MM के रूप में लिखें, जैसे 14:30।',
  placeMissing: 'शहर लिखें, जैसे दिल्ली, या निर्देशांक, जैसे 28.6139,77.2090।',

  placeUnknown: (text) => `“${text}” नाम का कोई शहर नहीं मिला।`,
  placeAmbiguous: (text) => `“${text}” नाम के कई शहर हैं।`,
  perhaps: 'शायद आपका मतलब इनमें से किसी से है:',
  howToChoose: 'नाम के बाद राज्य या देश लिखें, जैसे "hyderabad, pk", या निर्देशांक लिखें।',
  orCoordinates: 'पास का कोई बड़ा शहर लिखें, या निर्देशांक, जैसे 28.6139,77.2090।',
  namesakes: (chosen, names) => `यह ${chosen} है। इसी नाम के और शहर: ${names.join('; ')}।`,

  fault: 'भीतर कोई गड़बड़ी हुई। कृपया यह संदेश हमें भेजें:',
  help: (command) => HELP_HI[command],

  date: dateHi,
  clock,
  span: (start, end, isoDate) => `${clock(start, isoDate)} – ${clock(end, isoDate)}`,
  until: (text) => `${text} तक`,
  ayanamsa: (name, degrees) => `${name} अयनांश ${degrees}`,
  timeZone: (name, offset) => `${name}, UTC${offset}`,
  note: 'ध्यान दें:',

  chart: {
    columns: ['ग्रह', 'राशि', 'अंश', 'नक्षत्र', 'भाव', 'स्थिति'],
    ascendant: 'लग्न',
    ascendantShort: 'ल',
    retrograde: 'वक्री',
    retrogradeMark: '(व)',
    combust: 'अस्त',
    legend: 'ल लग्न, (व) वक्री',
    short: {
      sun: 'सू',
      moon: 'चं',
      mars: 'मं',
      mercury: 'बु',
      jupiter: 'गु',
      venus: 'शु',
      saturn: 'श',
      rahu: 'रा',
      ketu: 'के',
    },
    dasha: (name) => `${name} दशा`,
    levels: ['महादशा', 'अंतर्दशा', 'प्रत्यंतर्दशा', 'सूक्ष्म दशा', 'प्राण दशा'],
    noDasha: 'इस समय कोई दशा नहीं चल रही।',
    birthDay: 'जन्म का दिन',
    panchang: ['वार', 'तिथि', 'नक्षत्र', 'योग', 'करण'],
    avakahada: 'अवकहड़ा',
    avakahadaRows: ['वर्ण', 'वश्य', 'योनि', 'गण', 'नाड़ी', 'पाया'],
    periods: 'सब महादशाएँ',
  },

  day: {
    born: (text) => `जन्म: ${text}`,
    score: (name, score) => `${name}: 100 में से ${score}`,
    bestTimes: 'अच्छे समय',
    avoid: 'इन समयों से बचें',
    advice: 'क्या करें',
    leave: 'क्या टालें',
    moon: 'आज का चंद्रमा',
    tara: (star, tara, nature) => `${star}: ${tara} तारा, ${nature}`,
    moonPlace: (sign, house, nature) => `${sign}, जन्म राशि से ${rankHi(house)}, ${nature}`,
    dasha: 'चल रही दशा',
  },

  match: {
    groom: 'वर',
    bride: 'वधू',
    columns: ['कूट', 'वर', 'वधू', 'गुण'],
    total: 'कुल',
    withExceptions: 'परिहार सहित',
    person: (star, pada, sign) => `${star} ${pada}, ${sign}`,
  },

  panchang: {
    sun: 'सूर्य',
    moon: 'चंद्रमा',
    rise: (time) => `उदय ${time}`,
    set: (time) => `अस्त ${time}`,
    none: 'नहीं',
    month: 'मास',
    months: (amanta, purnimanta, paksha, isAdhika) => {
      const month = amanta === purnimanta ? amanta : `${amanta} (पूर्णिमांत ${purnimanta})`;
      return `${isAdhika ? 'अधिक ' : ''}${month}, ${paksha} पक्ष`;
    },
    year: 'संवत',
    years: (vikram, shaka) => `विक्रम ${vikram}, शक ${shaka}`,
    tithi: 'तिथि',
    nakshatra: 'नक्षत्र',
    yoga: 'योग',
    karana: 'करण',
    moonSign: 'चंद्र राशि',
    sunSign: 'सूर्य राशि',
    ritu: 'ऋतु',
    auspicious: 'शुभ समय',
    avoid: 'इन समयों से बचें',
    durMuhurta: 'दुर्मुहूर्त',
    varjyam: 'वर्ज्यम',
    amrita: 'अमृत काल',
    bhadra: 'भद्रा',
    dayYogas: 'दिन के योग',
    shool: 'दिशा शूल',
  },
};
