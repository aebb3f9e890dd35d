/** The reasons why values differ on purpose, with their counts. */
import type { Difference, Findings } from './findings.ts';
import { count } from './format.ts';
import { REASONS, type ReasonId } from './reasons.ts';

interface Found {
  readonly title: string;
  readonly reworked: number;
  readonly differences: readonly Difference[];
}

export function reasonSections(all: readonly Findings[]): string[] {
  const ids = Object.keys(REASONS) as ReasonId[];
  const found = (id: ReasonId): Found[] =>
    all.flatMap(({ onPurpose, subject }) =>
      onPurpose.filter(({ reason }) => reason === id).map((known) => ({ ...known, title: subject.title })),
    );
  return [
    '## Where we differ on purpose',
    '',
    'Most of these differences are proved: the other reading was worked out for the value, and gives the golden one.',
    '',
    ...ids.flatMap((id) => sectionOf(id, found(id))),
  ];
}

function sectionOf(id: ReasonId, found: readonly Found[]): string[] {
  const { source, text, title } = REASONS[id];
  if (found.length === 0) return [];
  return [
    `### ${title}`,
    '',
    `${text} Source: ${source}.`,
    '',
    ...found.map(
      ({ differences, reworked, title: subject }) =>
        `- ${subject}: ${count(differences.length)}, ${proofOf(differences.length, reworked)}`,
    ),
    '',
    ...remarkTable(found.flatMap(({ differences }) => differences)),
  ];
}

function proofOf(differing: number, reworked: number): string {
  if (reworked === differing) return 'all of them worked out';
  return reworked === 0 ? 'as stated, not worked out' : `${count(reworked)} of them worked out`;
}

/** Remarks on single differences, with their counts. */
function remarkTable(differences: readonly Difference[]): string[] {
  const remarks = new Map<string, number>();
  for (const { otherwise } of differences) {
    const remark = otherwise?.remark;
    if (remark !== undefined) remarks.set(remark, (remarks.get(remark) ?? 0) + 1);
  }
  if (remarks.size === 0) return [];
  const rows = [...remarks].sort(([a], [b]) => a.localeCompare(b)).map(([remark, times]) => `| ${remark} | ${times} |`);
  return ['| What is read otherwise | Values |', '| --- | --: |', ...rows, ''];
}
