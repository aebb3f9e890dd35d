/** Answers of /panchang/eclipses. */
import { eclipsesBetween, type Eclipse } from '../../lib/astro/eclipse/eclipses.ts';
import { jdFromUnixMs, MS_PER_DAY } from '../../lib/astro/time.ts';
import type { CalendarContext } from '../../lib/birth/calendar.ts';
import { eclipseHere, eclipseId, type EclipseTelling } from '../../lib/records/eclipse/described.ts';
import { eclipseRecord, lengthOf } from '../../lib/records/eclipse/eclipseRecord.ts';
import { ECLIPSE_NOTES, ECLIPSE_SOURCES, eclipseConventions } from '../../lib/records/eclipse/notes.ts';
import { Warned } from '../../lib/records/warned.ts';
import { isRealDate } from '../../lib/schemas/common/dateText.ts';
import type { EclipsesQuery, SutakQuery } from '../../lib/schemas/common/eclipse/inputs.ts';
import type { Eclipses, EclipseWhole } from '../../lib/schemas/common/eclipse/records.ts';
import type { FieldError } from '../../lib/schemas/common/fieldErrors.ts';
import { message } from '../../lib/words/message.ts';
import type { Names } from '../../lib/words/names.ts';
import { ephemeris as opened } from '../_shell/ephemeris.ts';
import { ApiError } from '../_shell/errors.ts';
import type { ComputedFields, Fields, Given } from '../_shell/row.ts';

type ListContext = CalendarContext<ComputedFields & Fields<typeof EclipsesQuery>>;
type OneContext = CalendarContext<ComputedFields & Fields<typeof SutakQuery>, { readonly id: string }>;

export function eclipses(context: ListContext): Warned {
  const { ephemeris, query, span } = context;
  const { include_penumbral: penumbral, kind, visible_only: visibleOnly } = query;
  const telling = tellingOf(context);
  const isAsked = (eclipse: Eclipse) =>
    (!kind || kind === 'all' || eclipse.kind === kind) && (penumbral !== 'false' || eclipse.type !== 'penumbral');
  const found = eclipsesBetween(span, ephemeris)
    .filter(isAsked)
    .map((eclipse) => eclipseHere(eclipse, telling))
    .filter(({ here }) => visibleOnly !== 'true' || here?.isVisible);
  const length = lengthOf(found.length, query);
  const data: Eclipses = {
    eclipses: found.map((one) => eclipseRecord(one, telling, length)),
    ...toldOfAll(context.names),
  };
  return new Warned(data, [], {}, eclipseConventions(telling.sutak));
}

/**
 * Returns one eclipse.
 *
 * @throws ApiError with status 404 for an unknown id, naming those near it
 */
export function eclipse(context: OneContext): Warned {
  const { ephemeris, params } = context;
  const telling = tellingOf(context);
  const around = eclipsesAround(context.from, ephemeris);
  const found = around.find((one) => eclipseId(one) === params.id);
  if (found === undefined) throw unknownEclipse(around);
  const data: EclipseWhole = {
    ...eclipseRecord(eclipseHere(found, telling), telling, 'whole'),
    ...toldOfAll(context.names),
  };
  return new Warned(data, [], {}, eclipseConventions(telling.sutak));
}

/**
 * Returns the date that an id names.
 *
 * @throws ApiError with status 404 for an id of another form, or a year that the ephemeris does not have
 */
export function eclipseDate({ id }: { readonly id: string }): string {
  const [, date] = /^(?:solar|lunar)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  const { endYear, startYear } = opened().coverage;
  const year = Number(date?.slice(0, 4));
  if (date === undefined || !isRealDate(date) || year < startYear || year > endYear) throw unknownEclipse([]);
  return date;
}

/** Refuses to choose what is seen where no place is sent. */
export function visibilityErrors({ query }: Given): FieldError[] {
  const isMissing = query['visible_only'] === 'true' && !query['latitude'] && !query['longitude'];
  return isMissing ? [{ loc: ['query', 'latitude'], msg: message('place_incomplete', {}), type: 'missing' }] : [];
}

function tellingOf(context: ListContext | OneContext): EclipseTelling {
  const { conventions, ephemeris, instant, names, place, query } = context;
  return { place, conventions, ephemeris, names, instant, sutak: query.sutak ?? 'fixed' };
}

/** Days to either side of a date in which an eclipse of each kind nearly always is. */
const NEAR_DAYS = 184;

function eclipsesAround(date: string, ephemeris: OneContext['ephemeris']): Eclipse[] {
  const jdUT = jdFromUnixMs(Date.parse(`${date}T00:00:00Z`) + MS_PER_DAY / 2);
  return eclipsesBetween({ startJdUT: jdUT - NEAR_DAYS, endJdUT: jdUT + NEAR_DAYS }, ephemeris);
}

function unknownEclipse(around: readonly Eclipse[]): ApiError {
  return new ApiError('not_found', message('eclipse_unknown', { near: around.map(eclipseId) }));
}

function toldOfAll(names: Names) {
  return { notes: names.texts(ECLIPSE_NOTES), sources: ECLIPSE_SOURCES };
}
