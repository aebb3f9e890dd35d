/** Where the planets stand over the whole day of birth, for a birth whose time is unknown. */
import type { PlanetPositions } from '../../../lib/schemas/planets/answers.ts';
import type { Language } from '../../../lib/words/language.ts';
import type { Answer } from '../answers.ts';
import type { PageContext } from '../pageContext.ts';
import type { ApiRequest } from '../request.ts';
import { wordsIn } from '../words/words.ts';
import { natalRequest } from './natal.ts';

/** Answers at the ends of the day; absent where the time is known. */
export interface DayEnds {
  readonly dayStart?: Pick<PlanetPositions, 'planets'>;
  readonly dayEnd?: Pick<PlanetPositions, 'planets'>;
}

const FIELDS = 'planets(sign(number,name),nakshatra(number,name),pada)';

/** Returns the requests for both ends of the day; none where the time is known. */
export function dayEndRequests(context: PageContext): { dayStart?: ApiRequest; dayEnd?: ApiRequest } {
  if (context.isTimeKnown) return {};
  const at = (time: string) =>
    natalRequest('/planets/positions', { ...context, birth: { ...context.birth, time } }, FIELDS);
  return { dayStart: at('00:00:00'), dayEnd: at('23:59:59') };
}

/** What may be said of a planet on a day. */
export interface WholeDayPlace {
  /** One name, or both where the planet changes its sign on that day. */
  readonly sign: string;
  readonly isSignSure: boolean;
  /** With its quarter where it stays in one; both names where it changes. */
  readonly nakshatra: string;
}

type Ends = { readonly [Name in keyof DayEnds]: Answer<NonNullable<DayEnds[Name]>> };

/** Returns what may be said of each planet, Sun first; null where the time is known. */
export function wholeDayPlaces({ dayStart, dayEnd }: Ends, lang: Language): readonly WholeDayPlace[] | null {
  if (!dayStart || !dayEnd) return null;
  const { either } = wordsIn(lang);
  return dayStart.data.planets.map((first, k) => {
    const last = dayEnd.data.planets[k]!;
    const isSignSure = first.sign.number === last.sign.number;
    const staysInStar = first.nakshatra.number === last.nakshatra.number;
    const star = first.pada === last.pada ? `${first.nakshatra.name} ${first.pada}` : first.nakshatra.name;
    return {
      sign: isSignSure ? first.sign.name : either(first.sign.name, last.sign.name),
      isSignSure,
      nakshatra: staysInStar ? star : either(first.nakshatra.name, last.nakshatra.name),
    };
  });
}

/** Their places in the list of planets. */
export const SUN = 0;
export const MOON = 1;
