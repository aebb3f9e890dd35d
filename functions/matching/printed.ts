/** The report of a match as a file of its own. */
import type { PairContext } from '../../lib/birth/pair.ts';
import type { MatchReportInput } from '../../lib/schemas/matching/inputs.ts';
import { brandOf, PDF_TYPE, printed } from '../_shell/drawn/printed.ts';
import { pairMeta } from '../_shell/pairMeta.ts';
import type { Content } from '../_shell/respond.ts';
import { report } from './results.ts';

/** Fixed: a name from the request must not enter a header. */
const FILE_NAME = 'matching';

/** Returns the report of a match as a PDF; it is loaded by the first request for one. */
async function pdfOf(context: PairContext<MatchReportInput>): Promise<Content> {
  const { brand: given, chart_style: style } = context.input;
  const brand = await brandOf(given);
  return printed(FILE_NAME, context.names, async () => {
    const { matchPdf } = await import('./report/bundle.ts');
    const { warnings } = pairMeta('matching/report', context, { usesNow: true }, []);
    return matchPdf({ context, found: report(context), style: style ?? 'north', warnings, brand });
  });
}

/** What the path of the report answers besides JSON. */
export const PRINTED = { [PDF_TYPE]: pdfOf };
