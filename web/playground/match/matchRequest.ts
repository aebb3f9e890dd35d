/** The request that two births are answered by, with the fields that the page shows of it. */
import type { ReportAnswer } from '../../../lib/schemas/matching/chartAnswers.ts';
import type { ApiRequest } from '../request.ts';
import type { EnteredBirth } from '../form/enteredBirth.ts';
import { openBody } from '../form/openBirth.ts';
import type { PageContext } from '../pageContext.ts';

export type MatchRole = 'groom' | 'bride';

/** Two births with the role that each takes. */
export interface Pair {
  readonly first: EnteredBirth;
  readonly second: EnteredBirth;
  readonly firstRole: MatchRole;
}

/** What is shown of the answer. */
export type ShownMatch = Pick<
  ReportAnswer,
  | 'groom'
  | 'bride'
  | 'summary'
  | 'ashtakoota'
  | 'porutham'
  | 'mars'
  | 'papa_samya'
  | 'dashas'
  | 'evidence'
  | 'unknown'
  | 'disclaimer'
>;

const MOON = 'nakshatra/name,pada,sign/name,time_known';
const EXCEPTIONS = 'exceptions(name,met,applied,restores,reason,source,status)';
const KOOTS = `koots(id,name,points,max,possible,changes_at,groom/name,bride/name,rule,reason,source,status,${EXCEPTIONS},other_readings)`;
const TOTALS = 'total,total_with_exceptions,restored(koot,name,points,text)';
const BANDS = 'band_name,band_with_exceptions_name,same_star(text,source),near_stars/text';
const PORUTHAMS = 'poruthams(id,name,level,level_name,essential,groom,bride,reason,source,status,other_readings)';

const FIELDS = [
  `groom(${MOON}),bride(${MOON}),summary`,
  `ashtakoota(${KOOTS},${TOTALS},${BANDS})`,
  `porutham(${PORUTHAMS},agreed,agreed_least,of,verdict/short)`,
  'mars/comparison(state,headline,short,source)',
  'papa_samya(groom/total,bride/total,comparison(state,headline,short,source))',
  'dashas(sandhi/text,sama_dasha/text,verdict/short)',
  'evidence(name,met,effect,reason,source)',
  'unknown,disclaimer',
].join(',');

export function matchRequest(pair: Pair, { lang, nameLanguage }: PageContext): ApiRequest {
  return {
    method: 'POST',
    path: '/matching/report',
    query: { lang: nameLanguage, detail: 'full', fields: FIELDS },
    body: pairBody(pair, lang),
  };
}

/** The PDF is made of the whole answer, with charts in the style of the page. */
export function matchPdfRequest(pair: Pair, { lang, nameLanguage, style }: PageContext): ApiRequest {
  const body = { ...pairBody(pair, lang), chart_style: style };
  return { method: 'POST', path: '/matching/report', query: { lang: nameLanguage }, body };
}

/** One ayanamsa holds for both births. */
function pairBody({ first, second, firstRole }: Pair, lang: PageContext['lang']): object {
  const [groom, bride] = (firstRole === 'groom' ? [first, second] : [second, first]).map((birth) =>
    openBody({ ...birth, ayanamsa: first.ayanamsa }, lang),
  );
  return { groom, bride };
}
