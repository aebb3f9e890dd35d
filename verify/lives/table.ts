/** The report of a run: lines for a terminal, and the table of docs/validation.md. */
import type { Feature } from './feature.ts';

/** From here on a figure is worth a second look in births kept apart. */
const NOTED_Z = 3;

const shown = ({ figure, measure }: Pick<Feature, 'figure' | 'measure'>) =>
  measure === 'area under the curve' ? figure.toFixed(3) : `${(100 * figure).toFixed(1)} %`;

const cells = ({ chance, count, feature, figure, measure, z }: Feature): string[] => [
  feature,
  String(count),
  shown({ figure, measure }),
  shown({ figure: chance, measure }),
  `${z < 0 ? '' : '+'}${z.toFixed(1)}`,
  Math.abs(z) >= NOTED_Z ? 'differs from chance' : 'chance',
];

const HEADER = ['Feature', 'n', 'Figure', 'Chance', 'z', 'Result'];

/** Returns the table for a terminal, its columns in line. */
export function linesOf(features: readonly Feature[]): string[] {
  const rows = [HEADER, ...features.map(cells)];
  const widths = HEADER.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
}

/** Returns the table in Markdown. */
export function markdownOf(features: readonly Feature[]): string {
  const row = (values: readonly string[]) => `| ${values.join(' | ')} |`;
  return [row(HEADER), row(HEADER.map(() => '---')), ...features.map((one) => row(cells(one)))].join('\n');
}
