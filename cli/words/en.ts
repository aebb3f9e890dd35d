/** What the command line says in English. */
import { MONTH_NAMES_EN, clockEn, ordinal } from '../../lib/words/en/grammar.ts';
import { HELP_EN, USAGE_EN } from './helpEn.ts';
import type { Words } from './terminalWords.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)!}`;

function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTH_NAMES_EN[month - 1]!} ${year}`;
}

const clock = (instant: string, isoDate: string) =>
  clockEn(instant.slice(11, 16), instant.startsWith(isoDate) ? null : instant.slice(0, 10));

export const EN: Words = {
  unknownCommand: (got, nearest) =>
    `There is no command “${got}”.${nearest === null ? '' : ` Did you mean “${nearest}”?`}`,
  unknownOption: (got, nearest) => `There is no option ${got}.${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
  foreignOption: (option, command) => `The command “${command}” has no option ${option}.`,
  valueMissing: (option) => `Write a value after ${option}.`,
  noValue: (option) => `Write ${option} alone, without a value.`,
  oneOf: (values) => `Choose ${list(values)}.`,
  seeHelp: (command) => `More: vedic help${command === 'help' ? '' : ` ${command}`}`,
  usage: (command) => `Usage: ${USAGE_EN[command]}`,
  dateMissing: 'Write the date as YYYY-MM-DD, such as 1990-06-15.',
  timeMissing: 'Write the time as HH:MM, such as 14:30.',
  placeMissing: 'Write a town, such as delhi, or coordinates, such as 28.6139,77.2090.',

  placeUnknown: (text) => `No town is called “${text}”.`,
  placeAmbiguous: (text) => `Several towns are called “${text}”.`,
  perhaps: 'Perhaps one of these is meant:',
  howToChoose: 'Write its region or country after a comma, such as "hyderabad, pk", or its coordinates.',
  orCoordinates: 'Write a larger town nearby, or the coordinates, such as 28.6139,77.2090.',
  namesakes: (chosen, names) => `This is ${chosen}. Other towns of this name: ${names.join('; ')}.`,

  fault: 'Something failed inside. Please report it with this text:',
  help: (command) => HELP_EN[command],

  date: longDate,
  clock,
  span: (start, end, isoDate) => `${clock(start, isoDate)} – ${clock(end, isoDate)}`,
  until: (text) => `until ${text}`,
  ayanamsa: (name, degrees) => `${name} ayanamsa ${degrees}`,
  timeZone: (name, offset) => `${name}, UTC${offset}`,
  note: 'Note:',

  chart: {
    columns: ['Planet', 'Sign', 'Degree', 'Nakshatra', 'House', 'State'],
    ascendant: 'Ascendant',
    ascendantShort: 'As',
    retrograde: 'retrograde',
    retrogradeMark: '(R)',
    combust: 'combust',
    legend: 'As ascendant, (R) retrograde',
    short: {
      sun: 'Su',
      moon: 'Mo',
      mars: 'Ma',
      mercury: 'Me',
      jupiter: 'Ju',
      venus: 'Ve',
      saturn: 'Sa',
      rahu: 'Ra',
      ketu: 'Ke',
    },
    dasha: (name) => `${name} dasha`,
    levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sookshma', 'Prana'],
    noDasha: 'No period runs at this time.',
    birthDay: 'Day of birth',
    panchang: ['Weekday', 'Tithi', 'Nakshatra', 'Yoga', 'Karana'],
    avakahada: 'Avakahada',
    avakahadaRows: ['Varna', 'Vashya', 'Yoni', 'Gana', 'Nadi', 'Paya'],
    periods: 'All mahadashas',
  },

  day: {
    born: (text) => `Born ${text}`,
    score: (name, score) => `${name}: ${score} of 100`,
    bestTimes: 'Best times',
    avoid: 'Times to avoid',
    advice: 'Good to do',
    leave: 'Better left',
    moon: 'Moon today',
    tara: (star, tara, nature) => `${star}: ${tara} tara, ${nature}`,
    moonPlace: (sign, house, nature) => `${sign}, the ${ordinal(house)} from your Moon, ${nature}`,
    dasha: 'Running dasha',
  },

  match: {
    groom: 'Groom',
    bride: 'Bride',
    columns: ['Koot', 'Groom', 'Bride', 'Points'],
    total: 'Total',
    withExceptions: 'With exceptions',
    person: (star, pada, sign) => `${star} ${pada}, ${sign}`,
  },

  panchang: {
    sun: 'Sun',
    moon: 'Moon',
    rise: (time) => `rises ${time}`,
    set: (time) => `sets ${time}`,
    none: 'none',
    month: 'Month',
    months: (amanta, purnimanta, paksha, isAdhika) => {
      const month = amanta === purnimanta ? amanta : `${amanta} (purnimanta ${purnimanta})`;
      return `${isAdhika ? 'Adhika ' : ''}${month}, ${paksha} paksha`;
    },
    year: 'Year',
    years: (vikram, shaka) => `Vikram ${vikram}, Shaka ${shaka}`,
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    karana: 'Karana',
    moonSign: 'Moon in',
    sunSign: 'Sun in',
    ritu: 'Season',
    auspicious: 'Good times',
    avoid: 'Times to avoid',
    durMuhurta: 'Dur muhurta',
    varjyam: 'Varjyam',
    amrita: 'Amrita kaal',
    bhadra: 'Bhadra',
    dayYogas: 'Yogas of the day',
    shool: 'Disha shool',
  },
};
