/** Sentences about transits: of one planet, of all nine, of Saturn and the Moon of birth, of Jupiter with Saturn. */
import type { SaturnFacts } from '../../astro/transit/facts.ts';
import { DOUBLE_TRANSIT_EN } from '../en/transit/doubleTransit.ts';
import { TRANSIT_LABELS_EN } from '../en/transit/labels.ts';
import { GOCHARA_EN } from '../en/transit/gochara.ts';
import { MOON_SIGNS_EN } from '../en/transit/moonSigns.ts';
import { PLANET_PATHS_EN } from '../en/transit/planetPaths.ts';
import { SATURN_EN } from '../en/transit/saturn.ts';
import { SKY_CALENDAR_EN } from '../en/transit/skyCalendar.ts';
import { SKY_EN } from '../en/transit/sky.ts';
import { DOUBLE_TRANSIT_HI } from '../hi/transit/doubleTransit.ts';
import { TRANSIT_LABELS_HI } from '../hi/transit/labels.ts';
import { GOCHARA_HI } from '../hi/transit/gochara.ts';
import { MOON_SIGNS_HI } from '../hi/transit/moonSigns.ts';
import { PLANET_PATHS_HI } from '../hi/transit/planetPaths.ts';
import { SATURN_HI } from '../hi/transit/saturn.ts';
import { SKY_CALENDAR_HI } from '../hi/transit/skyCalendar.ts';
import { SKY_HI } from '../hi/transit/sky.ts';
import type { Catalogues } from '../say.ts';
import type { TransitCalendarWords } from '../facts/transitCalendar.ts';
import type { TransitWords, SaturnWords, DoubleTransitWords } from '../facts/transit.ts';

export const TRANSIT: Catalogues<TransitWords> = {
  en: { ...TRANSIT_LABELS_EN, ...GOCHARA_EN, ...SKY_EN, ...PLANET_PATHS_EN },
  hi: { ...TRANSIT_LABELS_HI, ...GOCHARA_HI, ...SKY_HI, ...PLANET_PATHS_HI },
};

export const SATURN_TRANSIT: Catalogues<SaturnFacts & SaturnWords> = { en: SATURN_EN, hi: SATURN_HI };

export const DOUBLE_TRANSIT: Catalogues<DoubleTransitWords> = { en: DOUBLE_TRANSIT_EN, hi: DOUBLE_TRANSIT_HI };

/** Sentences of the calendars of planets. */
export const TRANSIT_CALENDAR: Catalogues<TransitCalendarWords> = {
  en: { ...SKY_CALENDAR_EN, ...MOON_SIGNS_EN },
  hi: { ...SKY_CALENDAR_HI, ...MOON_SIGNS_HI },
};
