import { daily } from '../_shell/daily.ts';
import { serve } from '../_shell/server.ts';
import { daily as dailyAnswer } from './daily.ts';
import * as divisions from './divisions.ts';
import * as results from './results.ts';
import * as sunMoon from './sunMoon.ts';

export const about = 'The calendar of a day at a place: its five limbs, its parts, and what they are good for';

export const routes = [
  daily('GET', '/panchang/daily', dailyAnswer),
  daily('POST', '/panchang/tithi', results.tithi),
  daily('POST', '/panchang/nakshatra', results.nakshatra),
  daily('POST', '/panchang/yoga', results.yoga),
  daily('POST', '/panchang/karana', results.karana),
  daily('POST', '/panchang/vara', divisions.vara),
  daily('POST', '/panchang/sunrise-sunset', sunMoon.sunriseSunset),
  daily('POST', '/panchang/moonrise-moonset', sunMoon.moonriseMoonset),
  daily('POST', '/panchang/rahu-kaal', divisions.rahuKaal),
  daily('POST', '/panchang/yamaganda', divisions.yamaganda),
  daily('POST', '/panchang/gulika-kaal', divisions.gulikaKaal),
  daily('POST', '/panchang/abhijit', divisions.abhijit),
  daily('POST', '/panchang/choghadiya', divisions.choghadiya),
  daily('POST', '/panchang/hora', divisions.hora),
];

export const handler = serve(routes);
