/** Sentences of calendars. */
import { CALENDAR_EN } from '../en/calendar.ts';
import { CALENDAR_HI } from '../hi/calendar.ts';
import type { CalendarWords } from '../facts/calendar.ts';
import type { Catalogues } from '../say.ts';

export const CALENDAR: Catalogues<CalendarWords> = { en: CALENDAR_EN, hi: CALENDAR_HI };
