/** The long document: its sections, one after the other, with contents and page numbers drawn at the end. */
import type { Report } from '../report.ts';
import { DOCUMENT_SECTIONS, type DocumentSection } from '../../schemas/chart/documentSections.ts';
import { drawContents, keptContents } from './contents.ts';
import { coverPage } from './cover.ts';
import { drawFeet, emptyFlow } from './flow.ts';
import { SECTIONS, type DocumentFacts } from './sections.ts';

/**
 * Draws the sections asked for, in their own order, into a document that keeps its pages until it ends.
 *
 * @param sections null for all
 */
export function drawDocument(report: Report, facts: DocumentFacts, sections: readonly DocumentSection[] | null): void {
  const wanted = DOCUMENT_SECTIONS.filter((section) => sections === null || sections.includes(section));
  const flow = emptyFlow(report);
  if (wanted.includes('cover')) coverPage(flow);
  const kept = wanted.includes('contents') ? keptContents(flow) : null;
  for (const section of wanted) {
    if (section !== 'cover' && section !== 'contents') SECTIONS[section](flow, facts);
  }
  if (kept) drawContents(flow, kept);
  drawFeet(flow, wanted.includes('cover') ? 2 : 1);
}
