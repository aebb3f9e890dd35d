/** Answers of /panchang/festivals and of one festival. */
import type { OtherDate } from '../../../lib/astro/calendar/festivals/festivalsBetween.ts';
import { dayTimes, furtherDays } from '../../../lib/astro/calendar/festivals/dayTimes.ts';
import { citation } from '../../../lib/astro/source.ts';
import { DAY_TIME_NAMES, FURTHER_DAY_NAMES } from '../../../lib/astro/tables/calendar/dayTimes.ts';
import { FESTIVALS } from '../../../lib/astro/tables/calendar/catalogue.ts';
import { VRATAS } from '../../../lib/astro/tables/calendar/vratas.ts';
import type { PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { observances } from '../../../lib/birth/observances.ts';
import { festivalRecord, otherReading, type FestivalContext } from '../../../lib/records/calendar/festivalRecord.ts';
import type { Warned } from '../../../lib/records/warned.ts';
import { idOf, nearestOf } from '../../../lib/schemas/common/canonical.ts';
import type { Detail } from '../../../lib/schemas/common/asked/detailInputs.ts';
import type { Festival, Festivals, FestivalWhole } from '../../../lib/schemas/panchang/festivals.ts';
import { message } from '../../../lib/words/message.ts';
import { ApiError } from '../../_shell/errors.ts';
import { festivalContext, wishesOf, withFestivalConventions, type FestivalsAsked } from './wishes.ts';

type Query = FestivalsAsked & {
  readonly detail?: Detail | null | undefined;
  readonly fields?: string | null | undefined;
};

/** Most entries of an answer by its detail, so that a year of festivals and vratas stays within the size of the level. */
const MOST: Readonly<Record<Detail, number>> = { brief: 130, standard: 116, full: Infinity };

/** Lists the festivals and vratas of the dates asked about. */
export function festivals(context: PlacedCalendar<Query>): Warned {
  const { from, query, to } = context;
  const { course, days, others } = observances(context, wishesOf(query));
  const writing = festivalContext(context, course);
  const own = days.map((day) => festivalRecord(day, writing));
  const records = query.include?.includes('disputed') ? withOthers(own, others(), writing) : own;
  const most = MOST[query.detail ?? (query.fields ? 'full' : 'standard')];
  const data: Festivals = { start: from, end: to, total: records.length, festivals: records.slice(0, most) };
  return withFestivalConventions(data, query);
}

/** The other dates stand in the list as well. */
function withOthers(own: readonly Festival[], others: readonly OtherDate[], writing: FestivalContext): Festival[] {
  const further = others.map(({ found, other }) => otherReading(other, found, writing));
  return [...own, ...further].sort((a, b) => (a.date === b.date ? compared(a.id, b.id) : compared(a.date, b.date)));
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const SHORTEST_WORD = 4;
const MOST_NEAR = 5;

/** Words of ids and of English names, with the ids they stand in. */
const IDS_BY_WORD = new Map<string, Set<string>>();
for (const { id, name } of [...FESTIVALS, ...VRATAS]) {
  for (const word of [id, ...wordsOf(`${id} ${name.en}`)]) {
    IDS_BY_WORD.set(word, (IDS_BY_WORD.get(word) ?? new Set<string>()).add(id));
  }
}

function wordsOf(text: string): string[] {
  return idOf(text)
    .split(/\W|_/)
    .filter(({ length }) => length >= SHORTEST_WORD);
}

/** Ids whose words are a few letters away from the words of another. */
function nearIds(sent: string): string[] {
  const near = [idOf(sent), ...wordsOf(sent)].flatMap((word) => nearestOf([...IDS_BY_WORD.keys()], word) ?? []);
  return [...new Set(near.flatMap((word) => [...IDS_BY_WORD.get(word)!]))].slice(0, MOST_NEAR);
}

/**
 * Returns the dates of one festival or vrata with their times.
 *
 * @throws ApiError with status 404 for an unknown id, naming the nearest
 */
export function festival(context: PlacedCalendar<Query, { readonly id: string }>): Warned {
  const { names, params, query } = context;
  const festivalRow = FESTIVALS.find(({ id }) => id === params.id);
  const row = festivalRow ?? VRATAS.find(({ id }) => id === params.id);
  if (row === undefined) {
    throw new ApiError('not_found', message('festival_unknown', { near: nearIds(params.id) }));
  }
  const kind = festivalRow === undefined ? 'vrata' : 'festival';
  const { course, days } = observances(context, { ...wishesOf(query), kind, region: 'all' });
  const writing = festivalContext(context, course);
  const own = days.filter((day) => day.row.id === row.id);
  const data: FestivalWhole = {
    id: row.id,
    name: names.text(row.name),
    kind,
    disputed: festivalRow?.disputed ? names.text(festivalRow.disputed) : null,
    sources: row.sources.map(citation),
    festivals: own.map((day) => ({
      ...festivalRecord(day, writing),
      muhurtas: dayTimes(day, course).map(({ endJdUT, id, startJdUT }) => ({
        id,
        name: names.text(DAY_TIME_NAMES[id]),
        start: writing.instant(startJdUT),
        end: endJdUT === null ? null : writing.instant(endJdUT),
      })),
      further_days: furtherDays(day, course).map(({ day: { date }, id }) => ({
        id,
        name: names.text(FURTHER_DAY_NAMES[id]),
        date,
      })),
    })),
  };
  return withFestivalConventions(data, query);
}
