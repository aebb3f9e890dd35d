/** The output of a run. */
import type { ChapterFindings, Difference, Findings } from './findings.ts';
import { amount, count, percent } from './format.ts';

const HEAD = ['', 'cases', 'values', 'agree', 'on purpose', 'without a reason', 'median', 'largest'];

/** @param show number of differences without a reason that are printed for each subject */
export function linesOf(chapters: readonly ChapterFindings[], show: number): string[] {
  const tables = chapters.flatMap(({ findings, title }) => [
    '',
    title,
    ...aligned([HEAD, ...findings.map(rowOf)]),
    ...findings.flatMap((found) => troubles(found, show)),
  ]);
  return [...tables, '', totalLine(chapters.flatMap(({ findings }) => findings))];
}

function rowOf({ agreed, cases, largest, median, onPurpose, subject, unexplained, values }: Findings): string[] {
  const { unit } = subject.measure;
  const differing = onPurpose.reduce((sum, { differences }) => sum + differences.length, 0);
  return [
    subject.title,
    count(cases),
    count(values),
    percent(agreed, values),
    differing === 0 ? '' : count(differing),
    unexplained.length === 0 ? '' : count(unexplained.length),
    unit === null || median === null ? '' : amount(median, unit),
    unit === null || largest === null ? '' : `${amount(largest.apart, unit)}, ${largest.of} ${largest.what}`,
  ];
}

function troubles({ faults, subject, unexplained }: Findings, show: number): string[] {
  const { unit } = subject.measure;
  const said = (difference: Difference) =>
    `  ${subject.id}: ${difference.of} ${difference.what}: ${String(difference.found)}, golden ${String(difference.expected)}${unit === null ? '' : ` (${amount(difference.apart, unit)})`}`;
  return [...faults.map((fault) => `  ${subject.id}: ${fault}`), ...unexplained.slice(0, show).map(said)];
}

function totalLine(all: readonly Findings[]): string {
  const sum = (of: (findings: Findings) => number) => all.reduce((total, findings) => total + of(findings), 0);
  const values = sum((findings) => findings.values);
  const differing = sum(({ unexplained }) => unexplained.length);
  const onPurpose = sum(({ agreed, unexplained, values: own }) => own - agreed - unexplained.length);
  const faults = sum((findings) => findings.faults.length);
  return `${count(values)} values of ${all.length} subjects: ${count(values - onPurpose - differing)} agree, ${count(onPurpose)} differ on purpose, ${count(differing)} without a reason${faults === 0 ? '' : `; ${faults} faults`}`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 || i === row.length - 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}
