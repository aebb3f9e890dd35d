/** Compares a subject: agreements, differences with a reason, and differences without one. */
import type { ReasonId } from './reasons.ts';
import type { Compared, Golden, Subject, Value } from './subject.ts';

export interface Difference extends Compared {
  /** In the unit of the measure; infinite where values can only be equal or not. */
  readonly apart: number;
}

/** Differences with one reason. */
export interface OnPurpose {
  readonly reason: ReasonId;
  /** For how many of these the other reading was computed, and gives the golden value. */
  readonly reworked: number;
  readonly differences: readonly Difference[];
}

export interface Findings {
  readonly subject: Subject;
  readonly cases: number;
  readonly values: number;
  readonly agreed: number;
  readonly onPurpose: readonly OnPurpose[];
  readonly unexplained: readonly Difference[];
  /** Over all that do not differ on purpose; null where nothing is measured. */
  readonly median: number | null;
  readonly rms: number | null;
  readonly largest: Difference | null;
  /** Errors in the subject itself. */
  readonly faults: readonly string[];
}

/** The results of the subjects of a chapter. */
export interface ChapterFindings {
  readonly title: string;
  readonly findings: readonly Findings[];
}

/** Runs a subject over the golden values. */
export function findingsOf(subject: Subject, golden: Golden): Findings {
  const { cases, explained, measured, values } = sorted(subject, golden);
  const unexplained = measured.filter(({ apart }) => !isWithin(subject, apart));
  return {
    subject,
    cases,
    values,
    agreed: measured.length - unexplained.length,
    onPurpose: explained,
    unexplained,
    ...spreadOf(subject, measured),
    faults: faultsOf(subject, values, explained),
  };
}

/** Assigns every value to a reason, or to those that are measured. */
function sorted(subject: Subject, golden: Golden) {
  const cases = new Set<string>();
  const measured: Difference[] = [];
  const explained = new Map<ReasonId, { reworked: number; differences: Difference[] }>();
  let values = 0;
  for (const compared of subject.compared(golden)) {
    cases.add(compared.of);
    values++;
    const difference = { ...compared, apart: subject.measure.apart(compared.found, compared.expected) };
    const explanation = isWithin(subject, difference.apart) ? null : explanationOf(subject, compared);
    if (!explanation) {
      measured.push(difference);
      continue;
    }
    const known = explained.get(explanation.reason) ?? { reworked: 0, differences: [] };
    known.reworked += Number(explanation.isReworked);
    known.differences.push(difference);
    explained.set(explanation.reason, known);
  }
  const onPurpose = [...explained].map(([reason, known]): OnPurpose => ({ reason, ...known }));
  return { cases: cases.size, values, measured, explained: onPurpose };
}

function isWithin({ measure }: Subject, apart: number): boolean {
  return apart <= measure.tolerance;
}

/** The first reason of the subject that leads to the golden value, or is stated. */
function explanationOf(subject: Subject, { expected, otherwise }: Compared) {
  const reread: Readonly<Partial<Record<ReasonId, Value>>> = otherwise?.reread?.() ?? {};
  const leading = subject.reasons.find((id) => {
    const value = reread[id];
    return value !== undefined && isWithin(subject, subject.measure.apart(value, expected));
  });
  if (leading) return { reason: leading, isReworked: true };
  const stated = otherwise?.stated;
  return stated && subject.reasons.includes(stated) ? { reason: stated, isReworked: false } : null;
}

function spreadOf({ measure }: Subject, measured: Difference[]): Pick<Findings, 'median' | 'rms' | 'largest'> {
  if (measure.unit === null || measured.length === 0) return { median: null, rms: null, largest: null };
  const sorted = measured.toSorted((a, b) => a.apart - b.apart);
  const squares = sorted.reduce((sum, { apart }) => sum + apart * apart, 0);
  return {
    median: sorted[Math.floor((sorted.length - 1) / 2)]!.apart,
    rms: Math.sqrt(squares / sorted.length),
    largest: sorted.at(-1)!,
  };
}

function faultsOf({ reasons }: Subject, values: number, onPurpose: readonly OnPurpose[]): string[] {
  const idle = reasons.filter((id) => !onPurpose.some(({ reason }) => reason === id));
  return [
    ...(values === 0 ? ['compares nothing'] : []),
    ...idle.map((id) => `names the reason ${id}, which explains no difference`),
  ];
}
