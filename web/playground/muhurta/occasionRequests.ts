/** The requests that a time for a purpose is found by, with the fields that the page shows. */
import type { CompassId, PurposeId, Role } from '../../../lib/astro/tables/muhurta/ids.ts';
import { placeText, type GazetteerPlace } from '../../../lib/places/gazetteer.ts';
import type { MuhurtaPurposes, MuhurtaPurposeWhole } from '../../../lib/schemas/muhurta/purposes.ts';
import type { MuhurtaDay, MuhurtaSearch } from '../../../lib/schemas/muhurta/results.ts';
import type { EnteredBirth } from '../form/enteredBirth.ts';
import { openBody } from '../form/openBirth.ts';
import type { PageContext } from '../pageContext.ts';
import type { ApiRequest } from '../request.ts';

/** What a time is sought for. */
export interface Occasion {
  readonly purpose: PurposeId;
  /** Null where the birth has it. */
  readonly place: GazetteerPlace | null;
  readonly birth: EnteredBirth;
  /** Of whom the birth is; null where the time is for anybody. */
  readonly role: Role | null;
  /** Of a journey. */
  readonly direction: CompassId | null;
}

export interface Search extends Occasion {
  readonly from: string;
  readonly to: string;
  /** Hours of the clock between which a time is wanted; empty for those usual for the purpose. */
  readonly notBefore: string;
  readonly notAfter: string;
}

export type ShownSearch = Pick<MuhurtaSearch, 'windows' | 'excluded' | 'days' | 'summary' | 'notes' | 'disclaimer'>;
export type ShownDay = Pick<MuhurtaDay, 'date' | 'pieces' | 'notes'>;
export type ShownPurposes = Pick<MuhurtaPurposes, 'purposes'>;
export type ShownPurpose = Pick<MuhurtaPurposeWhole, 'persons'>;

const FACTORS = 'label,effect,observed,source,status,points';

const SEARCH_FIELDS = [
  'windows(rank,start,end,minutes,score,level,lagna/name,vara(number,name),tithi/name,nakshatra/name,components(label,points,max)',
  `for(${FACTORS}),against(${FACTORS}),persons(role,tara/text,chandra/text),text,notes)`,
  'excluded(name,start,end,is_soft,source),days,summary,notes,disclaimer',
].join(',');

const DAY_FIELDS = 'date,pieces(rank,start,end,score,level,lagna/name,vetoes(label,observed),text),notes';

export function searchRequest(
  { from, to, notBefore, notAfter, ...occasion }: Search,
  context: PageContext,
): ApiRequest {
  return {
    method: 'POST',
    path: '/muhurta/search',
    query: { lang: context.nameLanguage, detail: 'full', fields: SEARCH_FIELDS },
    body: {
      ...occasionBody(occasion, context),
      from,
      to,
      ...(notBefore && { time_from: `${notBefore}:00` }),
      ...(notAfter && { time_to: `${notAfter}:00` }),
    },
  };
}

/** @param date of the sunrise that begins the day */
export function dayRequest(occasion: Occasion, date: string, context: PageContext): ApiRequest {
  return {
    method: 'POST',
    path: '/muhurta/day',
    query: { lang: context.nameLanguage, fields: DAY_FIELDS },
    body: { ...occasionBody(occasion, context), date },
  };
}

export function purposesRequest({ nameLanguage: lang }: PageContext): ApiRequest {
  return { method: 'GET', path: '/muhurta/purposes', query: { lang, fields: 'purposes(id,name)' } };
}

/** Whose births a purpose asks for. */
export function personsRequest(purpose: string, { nameLanguage: lang }: PageContext): ApiRequest {
  return { method: 'GET', path: `/muhurta/purposes/${purpose}`, query: { lang, fields: 'persons' } };
}

function occasionBody(occasion: Occasion, { lang }: PageContext): object {
  const { purpose, place, birth, role, direction } = occasion;
  const { latitude, longitude } = place ?? birth;
  // The zone that was given is that of the birth.
  const timezone = place ? '' : birth.timezone;
  return {
    purpose,
    latitude,
    longitude,
    ...(timezone && { timezone }),
    ...(place && { place_name: placeText(place, lang) }),
    ...(role && { births: [{ ...openBody(birth, lang), role }] }),
    ...(direction && { direction }),
    ayanamsa: birth.ayanamsa,
  };
}
