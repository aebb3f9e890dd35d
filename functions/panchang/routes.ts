import type { answers } from '../../lib/schemas/panchang/answers.ts';
import { feedForms } from '../_shell/calendarFeed/feedForms.ts';
import {
  EkadashiQuery,
  FestivalParam,
  FestivalQuery,
  FestivalsQuery,
} from '../../lib/schemas/panchang/festivalInputs.ts';
import { AbhijitQuery, GhatiQuery, GowriQuery, RisingQuery } from '../../lib/schemas/panchang/dayTableInputs.ts';
import { calendar } from '../_shell/kinds/calendar.ts';
import { atInstant, daily } from '../_shell/kinds/daily.ts';
import type { Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { EclipseParam, EclipsesQuery, SutakQuery } from '../../lib/schemas/common/eclipse/inputs.ts';
import { daily as dailyAnswer } from './daily.ts';
import * as divisions from './divisions.ts';
import { ekadashis } from './festivals/ekadashiYear.ts';
import { festival, festivals } from './festivals/festivals.ts';
import { eclipse, eclipseDate, eclipses, visibilityErrors } from './eclipses.ts';
import { eclipseFeed } from './feeds/eclipseFeed.ts';
import { ekadashiFeed, festivalFeed } from './feeds/festivalFeed.ts';
import { monthFeed } from './feeds/monthFeed.ts';
import { gowri } from './gowri.ts';
import { instant } from './instant.ts';
import { lunarMonthsOfYear } from './months/lunarMonths.ts';
import { monthPanchang } from './months/monthPanchang.ts';
import { sankrantis } from './months/sankranti.ts';
import * as results from './results.ts';
import { risingSignsOfDay } from './risingTable.ts';
import * as sunMoon from './sunMoon.ts';
import { tarabalaTable } from './tarabalaTable.ts';
import { yogasOfDay, yogasOfMonth } from './yogaTables.ts';

export const about = 'The calendar of a day at a place: its five limbs, its parts, and what they are good for';

/** A year of festivals is a long list: what each is chosen by stands in full answers, and with the one festival. */
const FESTIVAL_LEVELS = {
  list: 'festivals',
  notBrief: ['tithi', 'nakshatra', 'lunar_month', 'window', 'tithi_span', 'names', 'also', 'region', 'kind'],
  fullOnly: ['names', 'text', 'disputed', 'evidence', 'is_approximate'],
};
/** The sentences stand in brief answers too. */
const BRIEF = { keptFrom: { brief: ['summary'] } };
/** What the lines of a month leave out where less is asked for. */
const MONTH = {
  sections: ['days', 'observances'],
  notBrief: [
    'vara',
    'moonrise',
    'moonset',
    'sun_sign',
    'moon_sign',
    'nakshatra',
    'yoga',
    'karana',
    'lunar_month',
    'solar',
    'rahu_kaal',
    'panchaka',
    'bhadra',
  ],
  fullOnly: ['yamaganda', 'gulika_kaal', 'abhijit', 'sun_nakshatra', 'moon_sign_end'],
  keptFrom: { brief: ['summary'] },
};
/** A brief list says which eclipses there are; the id has the kind. */
const ECLIPSES = {
  list: 'eclipses',
  notBrief: ['kind', 'name', 'date', 'node', 'local', 'contacts', 'moon'],
  keptFrom: { standard: ['observed'] },
};

export const routes = [
  daily('GET', '/panchang/daily', dailyAnswer, { answer: 'daily' }),
  daily('POST', '/panchang/tithi', results.tithi, { answer: 'tithi' }),
  daily('POST', '/panchang/nakshatra', results.nakshatra, { answer: 'nakshatra' }),
  daily('POST', '/panchang/yoga', results.yoga, { answer: 'yoga' }),
  daily('POST', '/panchang/karana', results.karana, { answer: 'karana' }),
  daily('POST', '/panchang/vara', divisions.vara, { answer: 'vara' }),
  daily('POST', '/panchang/sunrise-sunset', sunMoon.sunriseSunset, { answer: 'sunriseSunset' }),
  daily('POST', '/panchang/moonrise-moonset', sunMoon.moonriseMoonset, { answer: 'moonriseMoonset' }),
  daily('POST', '/panchang/rahu-kaal', divisions.rahuKaal, { answer: 'rahuKaal' }),
  daily('POST', '/panchang/yamaganda', divisions.yamaganda, { answer: 'yamaganda' }),
  daily('POST', '/panchang/gulika-kaal', divisions.gulikaKaal, { answer: 'gulikaKaal' }),
  daily('POST', '/panchang/abhijit', divisions.abhijit, { answer: 'abhijit' }),
  daily('POST', '/panchang/choghadiya', divisions.choghadiya, { answer: 'choghadiya' }),
  daily('POST', '/panchang/hora', divisions.hora, { answer: 'hora' }),
  calendar('/panchang/ekadashi', ekadashis, {
    answer: 'ekadashi',
    span: 'dates',
    place: 'required',
    query: EkadashiQuery,
    asks: { list: 'ekadashis' },
    formats: feedForms(ekadashiFeed),
  }),
  calendar('/panchang/festivals', festivals, {
    answer: 'festivals',
    span: 'dates',
    place: 'required',
    query: FestivalsQuery,
    asks: FESTIVAL_LEVELS,
    formats: feedForms(festivalFeed),
  }),
  calendar('/panchang/festivals/{id}', festival, {
    answer: 'festival',
    span: 'dates',
    place: 'required',
    query: FestivalQuery,
    params: FestivalParam,
    asks: { list: 'festivals', keptFrom: { standard: ['text'] } },
  }),
  calendar('/panchang/eclipses', eclipses, {
    answer: 'eclipses',
    span: 'dates',
    mostDays: 7305,
    place: 'optional',
    query: EclipsesQuery,
    check: visibilityErrors,
    asks: ECLIPSES,
    formats: feedForms(eclipseFeed),
  }),
  calendar('/panchang/eclipses/{id}', eclipse, {
    answer: 'eclipse',
    span: 'path',
    dateIn: eclipseDate,
    place: 'optional',
    query: SutakQuery,
    params: EclipseParam,
    asks: { keptFrom: { standard: ['observed'] } },
  }),
  atInstant('/panchang/instant', instant, {
    answer: 'instant',
    query: { ...AbhijitQuery, ...GhatiQuery },
    asks: BRIEF,
  }),
  daily('POST', '/panchang/gowri', gowri, { answer: 'gowri', isAddition: true, query: GowriQuery, asks: BRIEF }),
  daily('POST', '/panchang/udaya-lagna', risingSignsOfDay, {
    answer: 'udayaLagna',
    isAddition: true,
    query: RisingQuery,
    asks: { fullOnly: ['navamshas'], list: 'lagnas', keptFrom: { brief: ['summary'] } },
  }),
  daily('POST', '/panchang/day-yogas', yogasOfDay, {
    answer: 'dayYogas',
    isAddition: true,
    query: AbhijitQuery,
    asks: BRIEF,
  }),
  calendar('/panchang/day-yogas', yogasOfMonth, {
    answer: 'monthYogas',
    span: 'month',
    place: 'required',
    query: AbhijitQuery,
    asks: { list: 'days', notBrief: ['anandadi'], keptFrom: { brief: ['summary'] } },
  }),
  calendar('/panchang/tarabala-table', tarabalaTable, {
    answer: 'tarabalaTable',
    span: 'month',
    place: 'required',
    asks: { keptFrom: { brief: ['taras', 'houses', 'summary'] }, notBrief: ['legend'] },
  }),
  calendar('/panchang/lunar-months', lunarMonthsOfYear, { answer: 'lunarMonths', span: 'year', place: 'none' }),
  calendar('/panchang/month', monthPanchang, {
    answer: 'month',
    span: 'month',
    place: 'required',
    asks: MONTH,
    formats: feedForms(monthFeed),
  }),
  calendar('/panchang/sankranti', sankrantis, { answer: 'sankranti', span: 'year', place: 'required' }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
