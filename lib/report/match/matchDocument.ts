/** The report of two charts as a PDF of about six pages. */
import { drawFeet, emptyFlow } from '../document/flow.ts';
import { pdfOf } from '../pdf.ts';
import type { Brand } from '../report.ts';
import { wordsIn } from '../words.ts';
import { chartsChapter } from './chartsChapter.ts';
import { kootChapter } from './kootChapter.ts';
import { bothNames, type MatchFlow, type MatchReport } from './match.ts';
import { methodChapter } from './methodChapter.ts';
import { poruthamChapter } from './poruthamChapter.ts';
import { dashaChapter, evidenceChapter } from './timeChapter.ts';
import { titlePage } from './titlePage.ts';

const CHAPTERS: readonly ((flow: MatchFlow) => void)[] = [
  titlePage,
  kootChapter,
  poruthamChapter,
  chartsChapter,
  dashaChapter,
  evidenceChapter,
  methodChapter,
];

/** What a report is made of, and how it looks. */
export type MatchOptions = Pick<MatchReport, 'context' | 'found' | 'style' | 'warnings'> & {
  readonly brand: Brand | null;
};

/** Returns the report, in the language of the names; equal input gives equal bytes. */
export function matchPdf(options: MatchOptions): Buffer {
  const { brand, context } = options;
  const { input, names, nowJdUT } = context;
  const words = wordsIn(names.lang);
  const title = words.say('match_document');
  const head = [bothNames(context, words), title] as const;
  return pdfOf({ title, lang: words.lang, nowJdUT, brand, sent: input }, (root) => {
    const flow = emptyFlow<MatchReport>({ ...options, words, root, head, basis: 'basis_document' });
    for (const draw of CHAPTERS) draw(flow);
    drawFeet(flow, 1);
  });
}
