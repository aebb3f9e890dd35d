/** What every chapter of the report of two charts is made from. */
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import type { Role } from '../../astro/tables/matching/roles.ts';
import type { RuleStatus } from '../../astro/source.ts';
import type { PairContext } from '../../birth/pair.ts';
import type { ChartStyle } from '../../drawing/drawing.ts';
import type { Meta } from '../../schemas/common/envelope.ts';
import type { PlanetId } from '../../schemas/common/records.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { ReportAnswer } from '../../schemas/matching/chartAnswers.ts';
import { sourceName } from '../../words/report/matchSources.ts';
import type { Flow } from '../document/flow.ts';
import type { Sheet } from '../report.ts';
import type { Words } from '../words.ts';

/** All that tradition compares in two charts, as the path of the report answers it. */
export type MatchFound = Omit<ReportAnswer, 'reversed' | 'disclaimer'>;

/** The report of two charts. */
export interface MatchReport extends Sheet {
  readonly context: PairContext;
  readonly found: MatchFound;
  readonly style: ChartStyle;
  /** Warnings about times and places of birth. */
  readonly warnings: Meta['warnings'];
}

export type MatchFlow = Flow<MatchReport>;

/** Returns the name of one of the two; the role where there is none. */
export function nameOf({ births }: Pick<PairContext, 'births'>, role: Role, words: Words): string {
  return births[role].input.name?.trim() || roleName(role, words);
}

/** Returns what one of the two is called over columns: by the role, as names may be long. */
export function roleName(role: Role, { say }: Words): string {
  return say(role === 'groom' ? 'match_groom' : 'match_bride');
}

/** Returns both names. */
export function bothNames(context: Pick<PairContext, 'births'>, words: Words): string {
  return words.say('match_two', { groom: nameOf(context, 'groom', words), bride: nameOf(context, 'bride', words) });
}

/** Returns points, or between which they lie. */
export function pointsText({ least, most }: { readonly least: number; readonly most: number }, { say }: Words): string {
  return least === most ? String(least) : say('match_range', { least, most });
}

/** Returns what a rule rests on. */
export function restsOn(
  { source, status }: { readonly source: string; readonly status: RuleStatus },
  { lang, say }: Words,
): string {
  return `${sourceName(source, lang)} (${say(`match_status_${status}`)})`;
}

/** Returns the planet of an id. */
export function planetOf(id: PlanetId): Planet {
  return PLANETS.find((planet) => planetId(planet) === id)!;
}

/** Returns the date of an instant that is written on a local clock. */
export function dayOf(instant: string, { date }: Words): string {
  return date(instant.slice(0, 10));
}
