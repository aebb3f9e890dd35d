/** Makes reports of two charts for tests. */
import * as v from 'valibot';
import { sources } from '../../functions/_shell/context.ts';
import { pairMeta } from '../../functions/_shell/pairMeta.ts';
import { matchPdf } from '../../functions/matching/report/bundle.ts';
import { report } from '../../functions/matching/results.ts';
import { pairContext, type PairContext } from '../../lib/birth/pair.ts';
import type { Brand } from '../../lib/report/report.ts';
import type { ReportAnswer } from '../../lib/schemas/matching/chartAnswers.ts';
import { MatchReportInput } from '../../lib/schemas/matching/inputs.ts';
import type { Language } from '../../lib/words/names.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata', place_name: 'New Delhi' };
const LUCKNOW = { latitude: 26.85, longitude: 80.95, timezone: 'Asia/Kolkata', place_name: 'Lucknow' };
const GROOM = { ...DELHI, name: 'Arjun Sharma', date: '1990-06-15', time: '14:30:00' };
const BRIDE = { ...LUCKNOW, name: 'Meera Iyer', time: '06:45:00' };

/** Two Moons in Aquarius, and two that clash in every way but two. */
export const GOOD_MATCH = { groom: GROOM, bride: { ...BRIDE, date: '1992-08-14' } };
export const POOR_MATCH = { groom: GROOM, bride: { ...BRIDE, date: '1992-10-24' } };

/** Returns a match of which no time of birth is known. */
export const withoutTimes = ({ bride, groom }: typeof GOOD_MATCH) => ({
  groom: { ...groom, time: null },
  bride: { ...bride, time: null },
});

const AS_OF = '2026-11-20';

function contextOf(body: object, lang: Language): PairContext<MatchReportInput> {
  return pairContext(sources(), v.parse(MatchReportInput, body), lang, { as_of: AS_OF });
}

/** Returns what the path answers as JSON. */
export function matchAnswerOf(body: object, lang: Language = 'en'): ReportAnswer {
  return report(contextOf(body, lang));
}

/** Returns the report of two births. */
export function matchReportOf(body: object, lang: Language = 'en', brand: Brand | null = null): Buffer {
  const context = contextOf(body, lang);
  const { warnings } = pairMeta('matching/report', context, { usesNow: true }, []);
  const style = context.input.chart_style ?? 'north';
  return matchPdf({ context, found: report(context), style, warnings, brand });
}
