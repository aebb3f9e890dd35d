/** Requests about the birth of the page. */
import type { ApiRequest } from '../request.ts';
import type { PageContext } from '../pageContext.ts';

/** @param fields the fields of `data` that the page shows, where it shows few of them */
export function natalRequest(path: string, { birth, nameLanguage }: PageContext, fields?: string): ApiRequest {
  return { method: 'POST', path, query: { lang: nameLanguage, ...(fields && { fields }) }, body: birth };
}

/** The request that every chart begins with; a birth that it refuses is refused everywhere. */
export function positionsRequest(context: PageContext): ApiRequest {
  return natalRequest('/planets/positions', context);
}

/** Which planets are combust. */
export function combustionRequest(context: PageContext): ApiRequest {
  return natalRequest('/planets/combustion', context, 'planets(id,is_combust)');
}

/** The dignities of the planets. */
export function dignityRequest(context: PageContext): ApiRequest {
  return natalRequest('/planets/dignity', context, 'planets(id,dignity,dignity_name)');
}

/** The navamsa, and who is in the same sign there as in the birth chart. */
export function navamsaRequest(context: PageContext): ApiRequest {
  const fields = 'ascendant(sign,is_vargottama),planets(sign,dignity,is_vargottama)';
  return natalRequest('/varga/d9', context, fields);
}

/** What the first chart is drawn from: sent as one, before all else. */
export function firstRequests(context: PageContext): ApiRequest[] {
  return [positionsRequest(context), combustionRequest(context), dignityRequest(context), navamsaRequest(context)];
}
