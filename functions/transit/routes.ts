import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { NodeVedhaQuery } from '../../lib/schemas/common/queries.ts';
import type { answers } from '../../lib/schemas/transit/answers.ts';
import { DrawnBirth } from '../../lib/schemas/common/drawing/inputs.ts';
import {
  ChandrashtamaInput,
  ChandrashtamaQuery,
  CombustionQuery,
  MoonSignQuery,
  RetrogradeQuery,
  SkyCalendarQuery,
  SlowPlanetInput,
  ClipQuery,
} from '../../lib/schemas/transit/calendarInputs.ts';
import { feedForms } from '../_shell/calendarFeed/feedForms.ts';
import { calendar } from '../_shell/kinds/calendar.ts';
import { drawnToo, pictured, type DrawnContext } from '../_shell/drawn/drawn.ts';
import { transitsDrawn } from './drawn.ts';
import { natal, nowInEphemeris, type Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { ashtakavargaTransits } from './ashtakavarga.ts';
import { chandrashtamaOfBirth, chandrashtamaOfSign } from './calendar/chandrashtama.ts';
import { birthDatesErrors, birthYearsErrors, moonSignErrors, skyCalendarErrors } from './calendar/checks.ts';
import { combustionCalendar } from './calendar/combustionCalendar.ts';
import { retrogradeCalendar } from './calendar/retrogradeCalendar.ts';
import { skyCalendar } from './calendar/skyCalendar.ts';
import { guruBalaOfBirth, guruBalaOfSigns, saturnOfBirth, saturnOfSigns, USUAL_YEARS } from './calendar/slowPlanets.ts';
import { doubleTransit, YearsToLookQuery } from './doubleTransit.ts';
import { EclipsesAheadQuery } from '../../lib/schemas/common/eclipse/inputs.ts';
import { eclipsesAhead } from './eclipses.ts';
import { birthFeed, signFeed } from './feeds/chandrashtamaFeed.ts';
import { eclipsesAheadFeed } from './feeds/eclipseFeed.ts';
import { skyFeed } from './feeds/skyFeed.ts';
import { moonTransit } from './moon.ts';
import { rahuKetu } from './nodes.ts';
import { transiting } from './now.ts';
import * as planets from './planets.ts';
import * as results from './results.ts';
import { dhaiya, sadeSati } from './saturn.ts';
import { vedha } from './vedha.ts';

export const about =
  'Transits (gochara): where the planets pass now over a chart, since when, until when, and what it means';

/** Options of all routes of the group. */
const now = { usesNow: true, check: nowInEphemeris, query: NodeVedhaQuery };

/** The stays in signs ahead may be ended early. */
const STAYS = { asks: { list: 'stays' } };

const TOLD = ['summary', 'meaning'];
const OVER_YEARS = {
  keptFrom: { brief: [...TOLD, 'signs'] },
  notBrief: ['spans'],
  fullOnly: ['moorti', 'saturn_sign', 'jupiter_sign', 'is_reentry', 'is_clipped'],
};

export const routes = [
  natal('/transit/ashtakavarga', transiting(PLANETS, ashtakavargaTransits), { answer: 'ashtakavarga', ...now }),
  calendar('/transit/calendar', skyCalendar, {
    answer: 'calendar',
    span: 'dates',
    place: 'optional',
    query: SkyCalendarQuery,
    check: skyCalendarErrors,
    asks: {
      list: 'events',
      keptFrom: { brief: TOLD },
      notBrief: ['events'],
      fullOnly: ['longitude', 'sun_star', 'direction'],
    },
    formats: feedForms(skyFeed),
  }),
  calendar('/transit/chandrashtama', chandrashtamaOfSign, {
    answer: 'chandrashtama',
    span: 'dates',
    place: 'none',
    query: MoonSignQuery,
    check: moonSignErrors,
    asks: { list: 'spans', keptFrom: { brief: TOLD } },
    formats: feedForms(signFeed),
  }),
  natal('/transit/chandrashtama', chandrashtamaOfBirth, {
    answer: 'chandrashtama',
    input: ChandrashtamaInput,
    query: ChandrashtamaQuery,
    check: birthDatesErrors,
    usesNow: true,
    isAddition: true,
    asks: { list: 'spans', keptFrom: { brief: TOLD } },
    formats: feedForms(birthFeed),
  }),
  calendar('/transit/combustion-calendar', combustionCalendar, {
    answer: 'combustionCalendar',
    span: 'year',
    place: 'optional',
    query: CombustionQuery,
    asks: { list: 'spans', keptFrom: { brief: TOLD }, fullOnly: ['cazimi'] },
  }),
  natal('/transit/current', drawnToo<DrawnContext<object>>(transiting(PLANETS, results.current), transitsDrawn), {
    answer: 'current',
    ...now,
    input: DrawnBirth,
    ...pictured(transitsDrawn),
  }),
  natal('/transit/dhaiya', transiting(['Saturn'], dhaiya), { answer: 'dhaiya', ...now }),
  natal('/transit/double-transit', transiting(['Jupiter', 'Saturn'], doubleTransit), {
    answer: 'doubleTransit',
    ...now,
    query: { ...NodeVedhaQuery, ...YearsToLookQuery },
    asks: { list: 'timeline' },
  }),
  natal('/transit/eclipses', eclipsesAhead, {
    answer: 'eclipses',
    isAddition: true,
    usesNow: true,
    check: nowInEphemeris,
    query: EclipsesAheadQuery,
    formats: feedForms(eclipsesAheadFeed),
    asks: {
      list: 'eclipses',
      notBrief: ['kind', 'name', 'date', 'node', 'local', 'contacts', 'moon', 'natal_contacts', 'effect'],
      keptFrom: { standard: ['observed'] },
    },
  }),
  natal('/transit/from-moon', transiting(PLANETS, results.fromMoon), { answer: 'fromMoon', ...now }),
  calendar('/transit/guru-bala', guruBalaOfSigns, {
    answer: 'guruBala',
    span: 'years',
    usualYears: USUAL_YEARS.jupiter,
    place: 'none',
    query: ClipQuery,
    asks: OVER_YEARS,
  }),
  natal('/transit/guru-bala', guruBalaOfBirth, {
    answer: 'guruBala',
    input: SlowPlanetInput,
    query: ClipQuery,
    check: birthYearsErrors,
    usesNow: true,
    isAddition: true,
    asks: OVER_YEARS,
  }),
  natal('/transit/jupiter', transiting(['Jupiter'], planets.jupiter), { answer: 'jupiter', ...now, ...STAYS }),
  natal('/transit/mars', transiting(['Mars'], planets.mars), { answer: 'mars', ...now, ...STAYS }),
  natal('/transit/mercury', transiting(['Mercury'], planets.mercury), { answer: 'mercury', ...now, ...STAYS }),
  natal('/transit/moon-transit', transiting(['Sun', 'Moon'], moonTransit), {
    answer: 'moonTransit',
    ...now,
    asks: { list: 'stays', notBrief: ['nakshatras'] },
  }),
  natal('/transit/rahu-ketu', transiting(['Rahu', 'Ketu'], rahuKetu), { answer: 'rahuKetu', ...now }),
  calendar('/transit/retrograde-calendar', retrogradeCalendar, {
    answer: 'retrogradeCalendar',
    span: 'year',
    place: 'none',
    query: RetrogradeQuery,
    asks: { list: 'spans', keptFrom: { brief: [...TOLD, 'retrograde_at', 'direct_at'] } },
  }),
  natal('/transit/sade-sati', transiting(['Saturn'], sadeSati), { answer: 'sadeSati', ...now }),
  natal('/transit/saturn', transiting(['Saturn'], planets.saturn), { answer: 'saturn', ...now, ...STAYS }),
  calendar('/transit/saturn-calendar', saturnOfSigns, {
    answer: 'saturnCalendar',
    span: 'years',
    usualYears: USUAL_YEARS.saturn,
    place: 'none',
    query: ClipQuery,
    asks: OVER_YEARS,
  }),
  natal('/transit/saturn-calendar', saturnOfBirth, {
    answer: 'saturnCalendar',
    input: SlowPlanetInput,
    query: ClipQuery,
    check: birthYearsErrors,
    usesNow: true,
    isAddition: true,
    asks: OVER_YEARS,
  }),
  natal('/transit/sun', transiting(['Sun'], planets.sun), { answer: 'sun', ...now, ...STAYS }),
  natal('/transit/vedha', transiting(PLANETS, vedha), { answer: 'vedha', ...now }),
  natal('/transit/venus', transiting(['Venus'], planets.venus), { answer: 'venus', ...now, ...STAYS }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
