/** Sentences of /panchang in English. */
import { CHOGHADIYAS, KAALS, type ChoghadiyaId } from '../../astro/tables/dayParts.ts';
import type { DayElement } from '../../astro/panchang/elementSpans.ts';
import type { PanchangWords } from '../facts/panchang.ts';
import type { Sentences } from '../sentences.ts';
import { ordinal, WEEKDAYS_EN } from './grammar.ts';

const ELEMENT_RULES: Readonly<Record<DayElement, string>> = {
  tithi:
    'Every 12 degrees that the Moon gains on the Sun make a tithi, counted from the new moon; the ayanamsa cancels out.',
  nakshatra: 'The sidereal longitude of the Moon divided by 13 degrees 20 minutes, counted from Ashwini.',
  yoga: 'The sum of the sidereal longitudes of Sun and Moon divided by 13 degrees 20 minutes, counted from Vishkambha.',
  karana:
    'Half a tithi, 6 degrees that the Moon gains on the Sun: Kimstughna opens the month, the seven movable ones then come eight times, Shakuni, Chatushpada and Naga close it.',
};

const choghadiya = (id: ChoghadiyaId) => CHOGHADIYAS.find((row) => row.id === id)!.name;

export const PANCHANG_EN: Sentences<PanchangWords> = {
  element_rule: ({ element }) => ELEMENT_RULES[element],
  vara_rule: ({ weekdayIndex }) =>
    `The date is a ${WEEKDAYS_EN[weekdayIndex]!}; its vara runs from sunrise to the next sunrise, and what comes before sunrise belongs to the vara before it.`,
  kaal_rule: ({ dayPart, kaal, nightPart, weekdayIndex }) => {
    const night = nightPart === null ? '' : `, and the ${ordinal(nightPart)} of those of the night`;
    return `On ${WEEKDAYS_EN[weekdayIndex]!} ${KAALS[kaal].name} is the ${ordinal(dayPart)} of the eight equal parts of the light half of the day${night}.`;
  },
  abhijit_rule: () =>
    'Abhijit is the 8th of the fifteen equal muhurtas between sunrise and sunset, 48 minutes long where day and night are equal. Read as fixed lengths it is 24 minutes (fixed) or 48 minutes (extended) to either side of noon.',
  abhijit_on_wednesday: () => 'The day is a Wednesday, whose dur muhurta is this very one; Abhijit is not taken.',
  every_beginning: () => 'every beginning',
  choghadiya_rule: ({ firstOfDay, firstOfNight, weekdayIndex }) =>
    `Day and night are divided into eight each. On ${WEEKDAYS_EN[weekdayIndex]!} the day begins with ${choghadiya(firstOfDay)} and runs Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog in a ring; the night begins with ${choghadiya(firstOfNight)} and runs Shubh, Amrit, Char, Rog, Kaal, Labh, Udveg in a ring.`,
  hora_rule: ({ lord, weekdayIndex }) =>
    `Day and night are divided into twelve each. The first hora of ${WEEKDAYS_EN[weekdayIndex]!} belongs to ${lord}, each further one to the planet next quicker in the order Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon.`,
  sun_stays: ({ where }) =>
    `The Sun stays ${where === 'polar_day' ? 'up' : 'down'}: a rising or setting that is missing is taken as far from solar noon as the other one is, or six hours where both are missing.`,
};
