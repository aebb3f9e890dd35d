/** Cuts an answer down to what its caller asks for: a level of detail, parts, entries of a list, single fields. */
import type { OwnLevels } from '../../../lib/records/detail/levels.ts';
import { sentAt, type SentOfRule } from '../../../lib/records/detail/sent.ts';
import { selected } from '../../../lib/records/detail/selected.ts';
import { shortened } from '../../../lib/records/detail/shortened.ts';
import type { Detail, Include } from '../../../lib/schemas/common/asked/detailInputs.ts';
import { IncludeQuery, limitQuery, sectionsQuery } from '../../../lib/schemas/common/asked/detailInputs.ts';
import { InvalidInput } from '../../../lib/schemas/common/fieldErrors.ts';
import { message } from '../../../lib/words/message.ts';
import type * as v from 'valibot';

/** What may be asked of the answer of a path, beside the level of detail and single fields. */
export interface Asks extends OwnLevels {
  /** Parts of `data` that may be asked for alone. */
  readonly sections?: readonly string[];
  /** Sections of the report of the path that may be asked for alone; `data` has no part of such a name, or one. */
  readonly reportSections?: readonly string[];
  /** The list of `data` that may be ended early. */
  readonly list?: string;
  /** True where the answer lists rules, those that do not hold too. */
  readonly listsRules?: boolean;
}

/** What a request asks of an answer. */
export interface Asked {
  /** The validated query. */
  readonly query: object;
  /** What its path may be asked for. */
  readonly asks: Asks;
}

/** The parameters, as a query has them; each is read where its path knows it. */
interface AskedQuery {
  readonly detail?: Detail | null | undefined;
  readonly fields?: string | null | undefined;
  readonly sections?: readonly string[] | null | undefined;
  readonly limit?: number | null | undefined;
  readonly include?: Include | null | undefined;
  readonly format?: string | null | undefined;
}

/** Returns the query parameters of a path by what may be asked of its answer. */
export function queryOfAsks({ list, listsRules, reportSections, sections }: Asks): v.ObjectEntries {
  return {
    ...(listsRules && IncludeQuery),
    ...(sections && sectionsQuery(sections, reportSections)),
    ...(list !== undefined && limitQuery(list)),
  };
}

/** Returns the level of detail: with single fields, everything may be chosen from. */
function detailOf({ detail, fields }: AskedQuery): Detail {
  return detail ?? (fields ? 'full' : 'standard');
}

/**
 * Returns the asked part of an answer. What is not asked for is not read, so that fields which are getters are not
 * worked out.
 *
 * @throws InvalidInput where a field is asked for that the answer does not have
 */
export function dataAsked(data: object, { asks, query }: Asked): object {
  const asked = query as AskedQuery;
  const detail = detailOf(asked);
  if (detail === 'brief' && asked.format?.startsWith('text_')) return picked(data, ['text']);
  const include = (asks.listsRules && asked.include) || (detail === 'brief' ? 'present' : 'all');
  const whole = asked.sections?.length ? picked(data, partsNamed(asked.sections, asks)) : data;
  const left = ended(shortened(whole, { listsRules: false, ...asks, detail, include }), asks.list, asked.limit);
  return asked.fields ? fieldsOf(left, asked.fields) : left;
}

/** Returns the named parts; who names a section that the report alone has asks for the report. */
function partsNamed(named: readonly string[], { reportSections = [], sections = [] }: Asks): readonly string[] {
  const isOfReport = named.some((name) => reportSections.includes(name) && !sections.includes(name));
  return isOfReport ? [...named, 'pdf'] : named;
}

/**
 * Returns which fields of the records of rules are sent, so that the others need not be worked out.
 *
 * @param asks those of a path that lists rules; without, the record stands alone
 */
export function rulesAsked(query: unknown, { fullOnly = [], listsRules = false }: Asks = {}): SentOfRule {
  return sentAt({ detail: detailOf(query as AskedQuery), fullOnly, isListed: listsRules });
}

/** Returns the `meta` of an answer: in brief where the answer is. */
export function metaAsked(meta: object, { query }: Asked): object {
  const isBrief = detailOf(query as AskedQuery) === 'brief';
  return isBrief ? shortened(meta, { detail: 'brief', include: 'all', listsRules: false }) : meta;
}

/** Returns the named properties of a record. */
function picked(record: object, names: readonly string[]): object {
  const known = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.filter((name) => Object.hasOwn(record, name)).map((name) => [name, known[name]]));
}

function ended(data: object, list: string | undefined, limit: number | null | undefined): object {
  if (!list || !limit) return data;
  const entries = (data as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(entries) ? { ...data, [list]: entries.slice(0, limit) } : data;
}

function fieldsOf(data: object, fields: string): object {
  const found = selected(data, fields);
  if ('data' in found) return found.data;
  throw new InvalidInput([
    { loc: ['query', 'fields'], msg: message('fields_unknown', found.unknown), type: 'unknown_field' },
  ]);
}
