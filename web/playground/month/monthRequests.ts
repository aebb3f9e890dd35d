/** The requests that a month is shown by, with the fields that the page shows. */
import type { GazetteerPlace } from '../../../lib/places/gazetteer.ts';
import type { EclipseRecord } from '../../../lib/schemas/common/eclipse/records.ts';
import type { Festival } from '../../../lib/schemas/panchang/festivals.ts';
import type { MonthDay as Day } from '../../../lib/schemas/panchang/monthPanchang.ts';
import type { EnteredBirth } from '../form/enteredBirth.ts';
import type { PageContext } from '../pageContext.ts';
import { target, type ApiRequest } from '../request.ts';

/** A month at a place. */
export interface MonthAsked {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Null for the place of birth. */
  readonly place: GazetteerPlace | null;
  readonly birth: EnteredBirth;
}

export type MonthDay = Pick<Day, 'date' | 'sunrise' | 'sunset' | 'tithi' | 'nakshatra'> & {
  readonly lunar_month: { readonly purnimanta: { readonly name: string } };
};

export interface ShownMonth {
  readonly days: readonly MonthDay[];
  readonly summary: string;
}

export interface ShownFestivals {
  readonly festivals: readonly (Pick<Festival, 'id' | 'name' | 'date' | 'kind' | 'tradition' | 'tithi' | 'text'> & {
    readonly also: readonly Pick<Festival['also'][number], 'text'>[];
    readonly evidence: readonly Pick<Festival['evidence'][number], 'text' | 'source' | 'met'>[];
  })[];
}

export interface ShownEclipses {
  readonly eclipses: readonly (Pick<EclipseRecord, 'id' | 'date' | 'headline' | 'name' | 'short'> & {
    readonly local: { readonly observed: boolean } | null;
  })[];
}

const LIMB = '(number,name,end)';
const MONTH_FIELDS = `summary,days(date,sunrise,sunset,tithi${LIMB},nakshatra${LIMB},lunar_month/purnimanta/name)`;
const FESTIVAL_FIELDS = 'festivals(id,name,date,kind,tradition,tithi/name,text,also/text,evidence(text,source,met))';
const ECLIPSE_FIELDS = 'eclipses(id,date,name,headline,short,local/observed)';

export function monthRequest(asked: MonthAsked, { nameLanguage: lang }: PageContext): ApiRequest {
  const { month, year } = asked;
  const when = { year: String(year), month: String(month) };
  return {
    method: 'GET',
    path: '/panchang/month',
    query: { ...when, ...placeQuery(asked), lang, detail: 'standard', fields: MONTH_FIELDS },
  };
}

export function festivalsRequest(asked: MonthAsked, { nameLanguage: lang }: PageContext): ApiRequest {
  const query = { ...datesOf(asked), ...placeQuery(asked), kind: 'all', lang, detail: 'full', fields: FESTIVAL_FIELDS };
  return { method: 'GET', path: '/panchang/festivals', query };
}

export function eclipsesRequest(asked: MonthAsked, { nameLanguage: lang }: PageContext): ApiRequest {
  const query = { ...datesOf(asked), ...placeQuery(asked), lang, detail: 'full', fields: ECLIPSE_FIELDS };
  return { method: 'GET', path: '/panchang/eclipses', query };
}

/** The whole panchang of one day. */
export function dayRequest(date: string, asked: MonthAsked, { nameLanguage: lang }: PageContext): ApiRequest {
  return { method: 'GET', path: '/panchang/daily', query: { date, ...placeQuery(asked), lang } };
}

/** Returns the address of the festivals of the place as a calendar: of the coming months, or of this month. */
export function feedTarget(asked: MonthAsked, { nameLanguage: lang }: PageContext, isOfMonth: boolean): string {
  const dates = isOfMonth ? datesOf(asked) : {};
  const query = { ...dates, ...placeQuery(asked), kind: 'all', lang, format: 'ics' };
  return target({ method: 'GET', path: '/panchang/festivals', query });
}

/** First and last date of the month. */
export function datesOf({ month, year }: Pick<MonthAsked, 'month' | 'year'>): { start: string; end: string } {
  const of = (day: number) => `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return { start: of(1), end: of(daysIn(year, month)) };
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The Gregorian calendar repeats every 400 years; `Date.UTC` takes years below 100 for those of a century. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

function placeQuery({ birth, place }: MonthAsked): Readonly<Record<string, string>> {
  const { latitude, longitude } = place ?? birth;
  // The zone that was given is that of the birth.
  const timezone = place ? '' : birth.timezone;
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    ...(timezone && { timezone }),
    ayanamsa: birth.ayanamsa,
  };
}
