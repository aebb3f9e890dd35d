/** One Moon beside all 108 padas: which stars of birth go best with it. */
import { matchMoonOf } from '../../lib/astro/judgement/matching/matchMoon.ts';
import { partnerPadas, type PartnerPada } from '../../lib/astro/judgement/matching/partnerPadas.ts';
import type { PointsRange } from '../../lib/astro/judgement/matching/facts/verdictFacts.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { matchingConventionsOf } from '../../lib/birth/matchingConventions.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { PartnersInput } from '../../lib/schemas/matching/inputs.ts';
import type { Partners } from '../../lib/schemas/matching/match.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { wireId, type Names } from '../../lib/words/names.ts';
import { MATCH_NOTES } from '../../lib/words/subjects/matching/notes.ts';
import { moonRecord } from './moonPlaces.ts';

/** Answers the stars that a partner may be born under, best first. */
export function partnersAnswer({ chart, input, names }: NatalContext<unknown, unknown, PartnersInput>): Partners {
  const { conventions, min_total: least, role } = input;
  const moon = matchMoonOf(chart);
  const padas = partnerPadas([moon], role, matchingConventionsOf(conventions))
    .filter(({ total }) => total.max >= (least ?? 0))
    .sort(
      (one, other) => other.totalWithExceptions.min - one.totalWithExceptions.min || other.total.min - one.total.min,
    );
  const { longitudeDeg } = chart.planets.Moon;
  return {
    role,
    moon: moonRecord({ moons: [moon], starts: null, longitudeDeg, isTimeKnown: true, until: null }, names),
    listed: padas.length,
    best: padas[0]?.totalWithExceptions.max ?? null,
    note: MATCH_NOTES[names.lang].partners({}),
    partners: padas.map((pada) => partnerRecord(pada, names)),
    disclaimer: disclaimerIn('matching', names.lang),
  };
}

const STAR_IDS = NAKSHATRAS.map(wireId) as Partners['partners'][number]['nakshatra'][];
const SIGN_IDS = SIGNS.map(wireId) as Partners['partners'][number]['sign'][];

function partnerRecord(
  { nakshatraIndex, pada, signIndex, total, totalWithExceptions }: PartnerPada,
  names: Names,
): Partners['partners'][number] {
  return {
    nakshatra: STAR_IDS[nakshatraIndex]!,
    pada,
    sign: SIGN_IDS[signIndex]!,
    name: `${names.nakshatra(nakshatraIndex)} ${pada}`,
    total: total.min,
    total_with_exceptions: totalWithExceptions.min,
    possible: possible(total),
  };
}

function possible({ max, min }: PointsRange): number[] | null {
  return min === max ? null : [min, max];
}
