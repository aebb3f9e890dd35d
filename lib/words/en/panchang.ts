/** Sentences of /panchang in English. */
import { CHOGHADIYAS, KAALS, type ChoghadiyaId } from '../../astro/tables/dayParts.ts';
import type { DayElement } from '../../astro/panchang/elementSpans.ts';
import type { PanchangWords } from '../facts/panchang.ts';
import type { Sentences } from '../sentences.ts';
import { named, ordinal, WEEKDAYS_EN } from './grammar.ts';

const ELEMENT_RULES: Readonly<Record<DayElement, string>> = {
  tithi:
    'Every 12 degrees that the Moon gains on the Sun make a tithi. They are counted from the new moon, and the ayanamsa plays no part.',
  nakshatra: 'The sidereal longitude of the Moon is divided by 13 degrees 20 minutes and counted from Ashwini.',
  yoga: 'The sidereal longitudes of Sun and Moon are added. The sum is divided by 13 degrees 20 minutes and counted from Vishkambha.',
  karana:
    'A karana is half a tithi, 6 degrees that the Moon gains on the Sun. Kimstughna opens the month, and the seven movable ones then come eight times. Shakuni, Chatushpada and Naga close it.',
};

const choghadiya = (id: ChoghadiyaId) => CHOGHADIYAS.find((row) => row.id === id)!.name;

export const PANCHANG_EN: Sentences<PanchangWords> = {
  element_rule: ({ element }) => ELEMENT_RULES[element],
  vara_rule: ({ weekdayIndex }) =>
    `The date is a ${WEEKDAYS_EN[weekdayIndex]!}. A vara runs from sunrise to sunrise, so the hours before sunrise belong to the vara before it.`,
  kaal_rule: ({ dayPart, kaal, nightPart, weekdayIndex }) => {
    const night = nightPart === null ? '' : ` By night it is the ${ordinal(nightPart)} of eight.`;
    return `On ${WEEKDAYS_EN[weekdayIndex]!} ${KAALS[kaal].name} is the ${ordinal(dayPart)} of eight equal parts of the daylight.${night}`;
  },
  abhijit_rule: () =>
    'Abhijit is the 8th of fifteen equal muhurtas between sunrise and sunset. It lasts 48 minutes where day and night are equal. As a fixed length it takes 24 minutes on either side of noon, and 48 where it is extended.',
  abhijit_on_wednesday: () => 'On a Wednesday this very muhurta is the dur muhurta, so Abhijit is not taken.',
  every_beginning: () => 'every beginning',
  choghadiya_rule: ({ firstOfDay, firstOfNight, weekdayIndex }) =>
    `Day and night are divided into eight each. On ${WEEKDAYS_EN[weekdayIndex]!} the day begins with ${choghadiya(firstOfDay)}. Its ring is Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog. The night begins with ${choghadiya(firstOfNight)}. Its ring is Shubh, Amrit, Char, Rog, Kaal, Labh, Udveg.`,
  hora_rule: ({ lord, weekdayIndex }) =>
    `Day and night are divided into twelve each. The first hora of ${WEEKDAYS_EN[weekdayIndex]!} belongs to ${named(lord)}. The next ones follow the ring Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon.`,
  sun_stays: ({ where }) =>
    `The Sun stays ${where === 'polar_day' ? 'up' : 'down'}. A missing rising or setting is taken as far from solar noon as the other one. Where both are missing, six hours are taken.`,
};
