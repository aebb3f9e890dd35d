/** The sources that the golden files state, and the births they hold. */
import type { JyotishFile } from '../../tests/support/golden.ts';
import type { Golden } from './subject.ts';

interface Described {
  readonly meta: {
    readonly source?: string | { readonly engine: string; readonly ephemeris: string; readonly deltaT: string };
  };
}

export interface SourceLine {
  readonly files: readonly string[];
  readonly text: string;
}

/** Returns the sources that files state; files with the same source share a line. */
export function sourceLines(golden: Golden, files: Iterable<string>): SourceLine[] {
  const byText = new Map<string, string[]>();
  for (const file of new Set(files)) {
    const text = lineOf(golden, file);
    byText.set(text, [...(byText.get(text) ?? []), file]);
  }
  return [...byText].map(([text, named]) => ({ text, files: named }));
}

function lineOf(golden: Golden, file: string): string {
  const { source } = golden<Described>(file).meta;
  if (source === undefined) return booksOf(golden, file);
  if (typeof source === 'string') return source;
  return `${source.engine}; ${source.ephemeris}; Delta T: ${source.deltaT}`;
}

/** A file of printed examples names the book of each. */
function booksOf(golden: Golden, file: string): string {
  const { cases } = golden<{ cases: readonly { readonly book: string }[] }>(file);
  return `As encoded in the test suite of PyJHora: ${[...new Set(cases.map(({ book }) => book))].join('; ')}`;
}

/** Returns when and where the golden births took place. */
export function birthsLine(golden: Golden): string {
  const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => birth);
  const years = births.map(({ date }) => Number(date.slice(0, 4)));
  const latitudes = births.map(({ latitude }) => latitude);
  const south = Math.abs(Math.min(...latitudes)).toFixed(1);
  return `${births.length} births from ${Math.min(...years)} to ${Math.max(...years)}, from ${south}° south to ${Math.max(...latitudes).toFixed(1)}° north, in ${new Set(births.map(({ place }) => place)).size} places`;
}
