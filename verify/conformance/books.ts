/** Printed examples of textbooks: their charts, and the cases of a topic. */
import { birthContext } from '../../functions/_shell/context.ts';
import { castChart, type Chart } from '../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS } from '../../lib/astro/conventions.ts';
import { forEachPlanet, type Planet } from '../../lib/astro/tables/planets.ts';
import { vargaChart } from '../../lib/astro/varga/position.ts';
import type { VargaId } from '../../lib/astro/varga/vargas.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';
import { bodyOf, type GoldenBirth } from '../../tests/support/golden.ts';
import { named, type Context, type Row } from './births.ts';
import { subject, type Golden, type Subject } from './subject.ts';

export interface BookInput {
  readonly birth?: GoldenBirth;
  readonly chart_by_sign?: Readonly<Record<string, number>>;
  readonly positions?: Readonly<Record<string, { readonly sign: number; readonly degree_in_sign: number }>>;
  readonly parameters?: Readonly<Record<string, number | string>>;
}

export interface BookItem {
  readonly label?: string;
  readonly expected: unknown;
  readonly expected_decoded?: Readonly<Record<string, unknown>>;
}

export interface BookCase {
  readonly topic: string;
  readonly exercise: string | null;
  readonly label?: string;
  readonly rule_function: string;
  readonly input: BookInput;
  readonly items: readonly BookItem[];
}

const FILE = 'jyotish/book-cases';

export function casesOf(golden: Golden, topic: string): readonly BookCase[] {
  return golden<{ cases: readonly BookCase[] }>(FILE).cases.filter((bookCase) => bookCase.topic === topic);
}

/** A subject over the cases of a topic. */
export function ofTopic(
  topic: string,
  title: string,
  rowsOf: (bookCase: BookCase, index: number) => Iterable<Row>,
  more: Partial<Subject> = {},
): Subject {
  return subject({
    id: `book-${topic}`,
    title,
    file: FILE,
    basis: 'book',
    ...more,
    *compared(golden) {
      for (const [index, bookCase] of casesOf(golden, topic).entries()) {
        yield* named(nameOf(bookCase, index), rowsOf(bookCase, index));
      }
    },
  });
}

function nameOf({ exercise, items, label, topic }: BookCase, index: number): string {
  return `${exercise ?? label ?? items[0]?.label ?? topic} (${index + 1})`;
}

export function bookContext(birth: GoldenBirth, choices: Partial<Birth> = {}): Context {
  return birthContext({ ...bodyOf({ ...birth, id: 'book' }), ...choices } as Birth, 'en', {}, {}, false);
}

/** The chart of a case: of its birth, in the varga that it names, or drawn in the middle of the signs. */
export function bookChart({ birth, chart_by_sign: bySign, parameters, positions }: BookInput): Chart {
  if (bySign) return drawnAt((body) => ((bySign[body] ?? 1) - 1) * 30 + 15);
  if (positions) {
    return drawnAt((body) => {
      const { degree_in_sign: degree, sign } = positions[body] ?? { degree_in_sign: 0, sign: 1 };
      return (sign - 1) * 30 + degree;
    });
  }
  const { chart } = bookContext(birth!);
  const division = parameters?.['divisional_chart_factor'];
  if (division === undefined) return chart;
  const { ascendant, planets } = vargaChart(chart, `d${division}` as VargaId);
  return drawnAt((body) => {
    const { degreeInSign, signIndex } = body === 'Ascendant' ? ascendant : planets[body];
    return signIndex * 30 + degreeInSign;
  });
}

function drawnAt(longitudeDeg: (body: Planet | 'Ascendant') => number): Chart {
  const still = (planet: Planet) => ({ longitudeDeg: longitudeDeg(planet), latitudeDeg: 0, speedDegPerDay: 1 });
  return castChart(forEachPlanet(still), longitudeDeg('Ascendant'), DEFAULT_CONVENTIONS);
}
