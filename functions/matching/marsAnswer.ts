/** Mars in both charts: the verdicts on Manglik, how they compare, and Raman's units. */
import { manglikReadingOf } from '../../lib/astro/judgement/matching/conventions.ts';
import { marsMatch, unitsMatch, type MarsMatch } from '../../lib/astro/judgement/matching/charts/marsMatch.ts';
import { manglikBy } from '../../lib/astro/dosha/manglik/manglik.ts';
import type { ManglikReading } from '../../lib/astro/dosha/manglik/marsHouses.ts';
import { openMars, type OpenPlace } from '../../lib/astro/judgement/matching/open/openCharts.ts';
import { bphs, citation } from '../../lib/astro/source.ts';
import { MARS_UNITS_SOURCE } from '../../lib/astro/tables/matching/charts.ts';
import { eachOfTwo, otherRole, ROLES, type Two } from '../../lib/astro/tables/matching/roles.ts';
import { signRef } from '../../lib/records/common.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import type { ReadBirth } from '../../lib/birth/birthOrDay.ts';
import { fixedSigns } from '../../lib/birth/fixedSigns.ts';
import type { PairContext } from '../../lib/birth/pair.ts';
import { manglikRecord } from '../../lib/records/dosha/manglik.ts';
import { doshaContext, doshaSources, judgedDosha } from '../../lib/records/dosha/verdict.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { MarsAnswer } from '../../lib/schemas/matching/chartAnswers.ts';
import { MATCH_PAIR } from '../../lib/words/subjects/matching/pair.ts';
import { rulesAsked } from '../_shell/asked/asked.ts';
import { unknownPart } from './unknown.ts';

/** The charts of two births whose times are known; null where one is not. */
export function knownPair({ births }: PairContext): Two<BirthContext> | null {
  const { bride, groom } = births;
  return bride.context && groom.context ? { groom: groom.context, bride: bride.context } : null;
}

type MarsPart = Omit<MarsAnswer, 'disclaimer' | 'sources'>;

/** Mars of a match, with its record. */
export interface MarsOfPair {
  /** Null where a birth time is not known. */
  readonly match: MarsMatch | null;
  readonly part: MarsPart;
}

/** Returns how Mars in both charts compares. */
export function marsOfPair(context: PairContext): MarsOfPair {
  const { matching, names, query } = context;
  const births = knownPair(context);
  if (!births) {
    const { reason, text } = unknownPart(context, 'mars');
    const comparison = {
      state: 'unknown' as const,
      reason,
      headline: text,
      short: text,
      text,
      source: SOURCE,
      status: 'textual' as const,
      bearer: null,
      malefics: [],
    };
    const open = eachOfTwo(context.births, (birth) => openSideRecord(birth, manglikReadingOf(matching)));
    return { match: null, part: { groom: null, bride: null, comparison, raman_units: null, open } };
  }
  const reading = manglikReadingOf(matching);
  const judged = eachOfTwo(births, (birth, role) => {
    const doshas = doshaContext(birth, { other: births[otherRole(role)], sentOf: rulesAsked(query) });
    return { chart: birth.chart, doshas, verdict: judgedDosha(doshas, manglikBy(reading)) };
  });
  const match = marsMatch(judged, reading);
  const records = eachOfTwo(judged, ({ doshas, verdict }) => manglikRecord(doshas, verdict, reading));
  return {
    match,
    part: {
      ...records,
      comparison: comparisonRecord(match, names.lang),
      raman_units: units(births, context),
      open: null,
    },
  };
}

/** Mars of a birth from the Moon and Venus, by the signs that its day fixes. */
function openSideRecord(birth: ReadBirth, reading: ManglikReading): NonNullable<MarsPart['open']>['groom'] {
  const signs = fixedSigns(birth);
  const record = (of: OpenPlace) => {
    const mars = openMars(signs, of, reading);
    return mars && { house: mars.house, counts: mars.isCounted };
  };
  return { from_moon: record('moon'), from_venus: record('venus') };
}

const SOURCE = citation(bphs(80));

function comparisonRecord(match: MarsMatch, lang: 'en' | 'hi'): MarsAnswer['comparison'] {
  const words = MATCH_PAIR[lang];
  const { bearer, malefics, seen, state } = match;
  const { houses } = seen.args;
  const short = words.mars_short({ state, bearer, houses, malefics });
  return {
    state,
    reason: null,
    headline: words.mars_headline({ state, bearer }),
    short,
    text: `${short} ${words.mars_rule({ state })}`,
    source: SOURCE,
    status: STATUSES[state],
    bearer,
    malefics: malefics.map(planetId),
  };
}

const STATUSES = {
  not_present: 'textual',
  balanced: 'interpretive',
  partly_balanced: 'interpretive',
  cancelled: 'textual',
  balanced_by_malefic: 'practice',
  one_sided: 'textual',
} as const;

function units(births: Two<BirthContext>, { names }: PairContext): MarsAnswer['raman_units'] {
  const { parts, state, totals } = unitsMatch(eachOfTwo(births, ({ chart }) => chart));
  return {
    state,
    text: MATCH_PAIR[names.lang].mars_units({ state }),
    ...totals,
    parts: ROLES.flatMap((role) =>
      parts[role].map(({ house, planet, signIndex, units: points }) => ({
        role,
        planet: planetId(planet),
        house,
        sign: signRef(signIndex, names).id,
        units: points,
      })),
    ),
    source: citation(MARS_UNITS_SOURCE),
  };
}

/** Texts that the comparison rests on. */
export const MARS_SOURCES = [...doshaSources(manglikBy({ include2nd: false, nodesRelieve: true })), SOURCE];
