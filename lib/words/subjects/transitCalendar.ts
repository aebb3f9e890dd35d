/** Sentences of the calendars of planets. */
import { MOON_SIGNS_EN } from '../en/transit/moonSigns.ts';
import { SKY_CALENDAR_EN } from '../en/transit/skyCalendar.ts';
import { MOON_SIGNS_HI } from '../hi/transit/moonSigns.ts';
import { SKY_CALENDAR_HI } from '../hi/transit/skyCalendar.ts';
import type { TransitCalendarWords } from '../facts/transitCalendar.ts';
import type { Catalogues } from '../say.ts';

export const TRANSIT_CALENDAR: Catalogues<TransitCalendarWords> = {
  en: { ...SKY_CALENDAR_EN, ...MOON_SIGNS_EN },
  hi: { ...SKY_CALENDAR_HI, ...MOON_SIGNS_HI },
};
