/** The page of the documentation. */
import type { ChapterFindings, Findings } from './findings.ts';
import { amount, count, percent } from './format.ts';
import { notCompared } from './notCompared.ts';
import { reasonSections } from './reasonSections.ts';
import { birthsLine, sourceLines } from './sourceLines.ts';
import type { Basis, Golden } from './subject.ts';

const BASES: Readonly<Record<Basis, readonly [name: string, says: string]>> = {
  ephemeris: [
    'ephemeris',
    'Swiss Ephemeris: other theory, other code, no line in common with ours, though in the end both rest on what JPL measured.',
  ],
  horizons: [
    'Horizons',
    'JPL Horizons, the ephemeris service of NASA, on DE441. Our Moon, Mars, Jupiter and Saturn are fitted to the same dates from 1972 to 2100, so that for these it shows how well the fit follows, and is no independent test.',
  ],
  rule: [
    'rule',
    'Worked from the stated rule by an independent program and compared there with PyJHora, a library of another hand. Agreement says that two programs carried out the same rule without a slip, not that the rule is right.',
  ],
  library: [
    'library',
    'What PyJHora alone finds. It reads some rules otherwise; where we differ, the reason has a name.',
  ],
  book: ['book', 'Printed in a textbook for its examples.'],
};

export function pageOf(chapters: readonly ChapterFindings[], golden: Golden): string {
  const all = chapters.flatMap(({ findings }) => findings);
  return [
    ...opening(all, golden),
    ...basisTable(all),
    ...origins(all, golden),
    ...chapters.flatMap(chapterSection),
    ...reasonSections(all),
    ...notCompared(),
  ].join('\n');
}

interface Totals {
  readonly values: number;
  readonly agreed: number;
  readonly onPurpose: number;
}

function totalsOf(all: readonly Findings[]): Totals {
  const sum = (of: (findings: Findings) => number) => all.reduce((total, findings) => total + of(findings), 0);
  const [values, agreed] = [sum((findings) => findings.values), sum((findings) => findings.agreed)];
  return { values, agreed, onPurpose: values - agreed - sum(({ unexplained }) => unexplained.length) };
}

function opening(all: readonly Findings[], golden: Golden): string[] {
  const { agreed, onPurpose, values } = totalsOf(all);
  const reasons = new Set(all.flatMap((findings) => findings.onPurpose.map(({ reason }) => reason)));
  return [
    '# Conformance',
    '',
    `What this engine computes, beside values that were made elsewhere: ${count(values)} values of ${all.length} subjects. ${count(agreed)} agree (${percent(agreed, values)}), ${count(onPurpose)} differ on purpose for one of ${reasons.size} named reasons, and none differs without one.`,
    '',
    `There are ${birthsLine(golden)}, called S001 to S080. Each goes the whole way, from date, time and place through our own ephemeris to the value that is compared; nothing is taken over from the golden files but the birth data, where a row does not say so. Made by \`npm run conformance\`, which fails where a value differs without a reason, and where a reason is named that explains nothing.`,
    '',
    'Agree means: equal, or within what is allowed, which stands in the last column and just above what is reached. Median, root mean square and largest difference are those of all values but the ones that differ on purpose.',
    '',
  ];
}

function basisTable(all: readonly Findings[]): string[] {
  const rows = (Object.keys(BASES) as Basis[]).map((basis) => {
    const { agreed, onPurpose, values } = totalsOf(all.filter(({ subject }) => subject.basis === basis));
    const [name, says] = BASES[basis];
    return `| ${name} | ${says} | ${count(values)} | ${unbroken(percent(agreed, values))} | ${count(onPurpose)} |`;
  });
  return [
    '## What was compared with what',
    '',
    '| Basis | Where its values come from | Values | Agree | On purpose |',
    '| --- | --- | --: | --: | --: |',
    ...rows,
    '',
  ];
}

function origins(all: readonly Findings[], golden: Golden): string[] {
  const lines = sourceLines(
    golden,
    all.map(({ subject }) => subject.file),
  );
  const rows = lines.map(({ files, text }) => `| ${text} | ${files.map((file) => `\`${file}\``).join(', ')} |`);
  return [
    'The files, under `tests/golden`, say of themselves:',
    '',
    '| Source | Files |',
    '| --- | --- |',
    ...rows,
    '',
    'Our own ephemeris is computed from VSOP87 and ELP/MPP02 with corrections fitted to JPL DE438 and, from 1972 to 2100, to DE441; the golden positions of Swiss Ephemeris read JPL DE431. Where not said otherwise the conventions are those of every request: Lahiri ayanamsa, mean node, whole-sign houses, a dasha year of 365.25 days.',
    '',
  ];
}

const HEAD = [
  '| Subject | Basis | Cases | Values | Agree | On purpose | Median | RMS | Largest | Where | Allowed |',
  '| --- | --- | --: | --: | --: | --: | --: | --: | --: | --- | --: |',
];

function chapterSection({ findings, title }: ChapterFindings): string[] {
  const remarks = findings.filter(({ subject }) => subject.convention !== '');
  return [
    `## ${title}`,
    '',
    ...HEAD,
    ...findings.map(rowOf),
    '',
    ...remarks.map(({ subject }) => `- ${subject.title}: ${subject.convention}`),
    ...(remarks.length > 0 ? [''] : []),
  ];
}

function rowOf({ agreed, cases, largest, median, rms, subject, unexplained, values }: Findings): string {
  const { basis, measure, title } = subject;
  const onPurpose = values - agreed - unexplained.length;
  const said = (value: number | null | undefined) =>
    measure.unit === null || value === null || value === undefined ? '' : amount(value, measure.unit);
  const where = measure.unit !== null && largest && largest.apart > 0 ? `${largest.of} ${largest.what}` : '';
  const cells = [
    title,
    BASES[basis][0],
    count(cases),
    count(values),
    unbroken(percent(agreed, values)),
    onPurpose === 0 ? '' : count(onPurpose),
    unbroken(said(median)),
    unbroken(said(rms)),
    unbroken(said(largest?.apart)),
    where,
    measure.unit === null ? 'equal' : unbroken(amount(measure.tolerance, measure.unit)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Keeps a number and its unit on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
