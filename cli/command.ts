/** What every command does: reads its arguments, asks the service, and shows or prints what it answers. */
import { askRow } from '../engine/askRow.ts';
import type { Row } from '../functions/_shell/row.ts';
import type { Warning } from '../lib/schemas/common/warning.ts';
import { birthsOf, givenFor, UsageError, type Given, type GivenBirth } from './given.ts';
import type { CommandName } from './options.ts';
import { EXIT, faultOutcome, refused, type Host, type Outcome } from './exitCodes.ts';
import { placeMeant, type FoundPlace, type Place } from './placeGiven.ts';
import { line, writtenLines, type Line, type Screen } from './screen/lines.ts';
import { table } from './screen/table.ts';
import { wrapped } from './screen/width.ts';

/** One question to a path of the service. */
export interface Question {
  readonly row: Row;
  readonly body?: object;
  readonly query?: Readonly<Record<string, string | number | null>>;
}

/** A birth with its place found. */
export interface PlacedBirth extends GivenBirth {
  readonly at: Place;
}

export interface CommandOf<Answers extends readonly object[]> {
  readonly name: CommandName;
  /** Returns what is asked; `find` looks a place up, and ends the command where it is not known. */
  ask(
    given: Given,
    find: (text: string) => Place,
    host: Host,
  ): { readonly questions: Question[]; readonly places: Place[] };
  /** Returns the answers as lines. */
  show(answers: Answers, given: Given, places: readonly Place[], screen: Screen): Line[];
}

class PlaceError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines[0]);
    this.name = 'PlaceError';
    this.lines = lines;
  }
}

/** Returns the function that runs a command. */
export function command<Answers extends readonly object[]>(
  own: CommandOf<Answers>,
): (argv: readonly string[], host: Host) => Promise<Outcome> {
  return async (argv, host) => {
    try {
      const given = givenFor(own.name, argv, host.environment);
      if (given.flags.has('help')) return { code: EXIT.answered, out: given.words.help(own.name), err: '' };
      return await answered(own, given, host);
    } catch (error) {
      if (error instanceof UsageError) return refused(EXIT.wrongInput, error.lines);
      if (error instanceof PlaceError) return refused(EXIT.placeNotFound, error.lines);
      return faultOutcome(error, host.environment);
    }
  };
}

async function answered<Answers extends readonly object[]>(
  own: CommandOf<Answers>,
  given: Given,
  host: Host,
): Promise<Outcome> {
  const notes: string[] = [];
  const { places, questions } = own.ask(given, (text) => foundPlace(text, given, host, notes), host);
  const isJson = given.flags.has('json');
  const bodies: object[] = [];
  for (const { body, query, row } of questions) {
    const asked = { body: body ?? {}, query: { lang: given.lang, ...query } };
    const reply = await askRow(row, asked, { requestId: 'cli', nowUnixMs: host.nowUnixMs });
    if (reply.fault) throw reply.fault;
    if (reply.status !== 200) return refusal(reply.body as Problem, isJson);
    bodies.push(reply.body);
  }
  const err = notes.map((note) => `${note}\n`).join('');
  if (isJson) return { code: EXIT.answered, out: jsonLines(bodies), err };
  const shown = own.show(bodies as unknown as Answers, given, places, host.screen);
  const lines = [...shown, ...warningLines(bodies as unknown as Warned[], given, host.screen)];
  return { code: EXIT.answered, out: writtenLines(lines, host.screen), err };
}

function jsonLines(bodies: readonly object[]): string {
  return bodies.map((body) => `${JSON.stringify(body)}\n`).join('');
}

interface Problem {
  readonly detail: string | readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[];
}

/** A refusal of the service: `field: what to write`, or with --json the problem itself. */
function refusal(problem: Problem, isJson: boolean): Outcome {
  const { detail } = problem;
  if (isJson) return { code: EXIT.wrongInput, out: jsonLines([problem]), err: '' };
  const lines =
    typeof detail === 'string' ? [detail] : detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`);
  return refused(EXIT.wrongInput, [...new Set(lines)]);
}

interface Warned {
  readonly meta: { readonly warnings: readonly Warning[] };
}

function warningLines(bodies: readonly Warned[], { words }: Given, { columns }: Screen): Line[] {
  const texts = new Set(bodies.flatMap(({ meta }) => meta.warnings.map(({ message }) => message)));
  return [...texts].flatMap((text) =>
    wrapped(`${words.note} ${text}`, readable(columns)).map((one) => line(one, 'accent')),
  );
}

/** Lines of text are no longer than this, however wide the terminal is. */
export function readable(columns: number): number {
  return Math.min(columns, 88);
}

function foundPlace(text: string, given: Given, { screen }: Host, notes: string[]): Place {
  const { lang, words } = given;
  const found = placeMeant(text, lang);
  if (found.kind !== 'found') throw new PlaceError(placeRefusal(text, found, given, screen));
  if (found.namesakes.length > 0) notes.push(`${words.note} ${words.namesakes(found.place.text, found.namesakes)}`);
  return found.place;
}

function placeRefusal(
  text: string,
  { candidates, kind }: Exclude<FoundPlace, { kind: 'found' }>,
  { words }: Given,
  screen: Screen,
): string[] {
  const rows = table(candidates.map((one) => [`  ${one.text}`, one.coordinates]));
  const listed = writtenLines(rows, { ...screen, hasColours: false, hasCursor: false })
    .split('\n')
    .slice(0, -1);
  if (kind === 'ambiguous') return [`place: ${words.placeAmbiguous(text)}`, ...listed, words.howToChoose];
  return [
    `place: ${words.placeUnknown(text)}`,
    ...(candidates.length > 0 ? [words.perhaps, ...listed, words.howToChoose] : [words.orCoordinates]),
  ];
}

/** Returns the births that were written, each with its place. */
export function placedBirths(given: Given, count: 1 | 2, find: (text: string) => Place): PlacedBirth[] {
  return birthsOf(given, count).map((birth) => ({ ...birth, at: find(birth.place) }));
}

/** Returns a birth as the body of a request has it. */
export function birthBody({ at, date, time }: PlacedBirth, { texts }: Given): object {
  const { latitude, longitude } = at;
  const { timezone } = texts;
  return { name: '', date, time, latitude, longitude, ...(timezone !== undefined && { timezone }) };
}

/** Returns the conventions that were asked for. */
export function conventionsOf({ texts }: Given): object {
  return texts.ayanamsa === undefined ? {} : { ayanamsa: texts.ayanamsa };
}

/** Returns how much is asked for: by a table what it shows, with --json what --detail says. */
export function detailQuery(
  { flags, texts }: Given,
  ofTable: 'brief' | 'standard' | 'full',
): { detail: string | null } {
  const chosen = texts.detail ?? null;
  if (flags.has('json')) return { detail: chosen };
  // A level that there is not goes to the service, which says which there are.
  return { detail: chosen === null || ['brief', 'standard', 'full'].includes(chosen) ? ofTable : chosen };
}

/** Returns the row of a path. */
export function rowOf(routes: readonly Row[], path: string): Row {
  const row = routes.find((one) => one.path === `/api/v1${path}`);
  if (!row) throw new Error(`No row answers ${path}.`);
  return row;
}
