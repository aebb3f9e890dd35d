/** Everything that is compared, in the order of the page. */
import type { Chapter } from '../subject.ts';
import { BIRTH_SKY } from './birthSky.ts';
import { BOOK_DASHAS } from './bookDashas.ts';
import { BOOKS } from './books.ts';
import { BOOK_STRENGTHS } from './bookStrengths.ts';
import { CHART } from './chart.ts';
import { CHART_POINTS } from './chartPoints.ts';
import { DASHAS } from './dashas.ts';
import { FURTHER_DASHAS } from './furtherDashas.ts';
import { HORIZONS } from './horizons.ts';
import { INSTANTS } from './instants.ts';
import { JAIMINI } from './jaimini.ts';
import { KP } from './kp.ts';
import { PADAKRAMA } from './padakrama.ts';
import { PANCHANG } from './panchang.ts';
import { POINTS } from './points.ts';
import { EARTH, LONGITUDES } from './positions.ts';
import { SIGN_DASHAS, VARNADA } from './signDashas.ts';
import { ASHTAKAVARGA, STRENGTHS } from './strengths.ts';
import { SUNRISE_POINTS } from './sunrisePoints.ts';
import { TAJIKA } from './tajika.ts';
import { TRANSITS } from './transits.ts';
import { VARGA_CHARTS } from './vargas.ts';
import { VARSHPHAL } from './varshphal.ts';
import { VERDICTS } from './verdicts.ts';
import { YEAR_DASHAS } from './yearDashas.ts';

export const CHAPTERS: readonly Chapter[] = [
  { title: 'Longitudes of the bodies', subjects: LONGITUDES },
  { title: 'JPL Horizons', subjects: HORIZONS },
  { title: 'Sky and Earth', subjects: EARTH },
  { title: 'Instants', subjects: INSTANTS },
  { title: 'The chart of 80 births', subjects: [...BIRTH_SKY, ...CHART] },
  { title: 'Vargas of 80 births', subjects: VARGA_CHARTS },
  { title: 'Shadbala of 80 births', subjects: STRENGTHS },
  { title: 'Ashtakavarga of 80 births', subjects: ASHTAKAVARGA },
  { title: 'Dashas of 80 births', subjects: [...DASHAS, ...FURTHER_DASHAS] },
  { title: 'Sign dashas of 80 births', subjects: [...SIGN_DASHAS, VARNADA, ...PADAKRAMA] },
  { title: 'Jaimini of 80 births', subjects: JAIMINI },
  { title: 'Points of 80 births', subjects: [...POINTS, ...SUNRISE_POINTS, ...CHART_POINTS] },
  { title: 'Krishnamurti Paddhati of 80 births', subjects: KP },
  { title: 'Panchang of 79 days', subjects: PANCHANG },
  { title: 'Transits over 80 births', subjects: TRANSITS },
  { title: 'Annual charts: 235 years', subjects: [...VARSHPHAL, ...TAJIKA, ...YEAR_DASHAS] },
  { title: 'Yogas and doshas of 80 births', subjects: VERDICTS },
  { title: 'Printed examples of textbooks', subjects: [...BOOKS, ...BOOK_DASHAS, ...BOOK_STRENGTHS] },
];
