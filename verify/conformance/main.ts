/** Compares every subject and reports: lines for a terminal, and the page. */
import { findingsOf, type ChapterFindings } from './findings.ts';
import { pageOf } from './page.ts';
import { linesOf } from './lines.ts';
import type { Golden } from './subject.ts';
import { CHAPTERS } from './subjects/index.ts';

interface Asked {
  /** Part of the id of the subjects to run; all where it is empty. */
  readonly only: string;
  /** Number of differences printed for each subject. */
  readonly show: number;
}

export function run(golden: Golden, { only, show }: Asked): { doc: string; isSound: boolean; lines: string[] } {
  const chapters = CHAPTERS.map(({ title, subjects }): ChapterFindings => {
    const asked = subjects.filter(({ id }) => id.includes(only));
    return { title, findings: asked.map((subject) => findingsOf(subject, golden)) };
  }).filter(({ findings }) => findings.length > 0);
  const all = chapters.flatMap(({ findings }) => findings);
  const isSound = all.length > 0 && all.every(({ faults, unexplained }) => faults.length + unexplained.length === 0);
  return { doc: pageOf(chapters, golden), isSound, lines: linesOf(chapters, show) };
}
