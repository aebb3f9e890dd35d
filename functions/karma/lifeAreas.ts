/** Answer of /karma/life-areas, also a section of the analysis. */
import { areaKarma, type AreaKarma } from '../../lib/astro/judgement/karma/areas.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { KARMA_AREAS } from '../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { partReason } from '../../lib/astro/judgement/karma/words.ts';
import { named } from '../../lib/astro/planetWords.ts';
import { remedyOf } from '../../lib/astro/remedy/planetRemedies.ts';
import { LEVEL_NAMES } from '../../lib/astro/dasha/period.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { LifeAreaInput } from '../../lib/schemas/common/areaInput.ts';
import type { KarmaAreas } from '../../lib/schemas/karma/answers.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord, areaScoreRecord, sharedClause } from '../../lib/records/evidence/areas.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { spanWords } from '../../lib/records/evidence/timingWindows.ts';
import { ACT_SOURCES, actRecords, nextDates, type NextDates } from './acts.ts';
import { foundKarma, SOURCES } from './context.ts';
import { balanceRecord, placeRecord } from './places.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function lifeAreas(context: NatalContext<unknown, unknown, LifeAreaInput>): Warned {
  const { karma, warnings } = foundKarma(context);
  const asked = context.input.area ?? null;
  const judged = KARMA_AREAS.filter(({ id }) => asked === null || id === asked).map((area) => areaKarma(karma, area));
  const dates = nextDates(context);
  const data: KarmaAreas = {
    area: asked,
    areas: judged.map((one) => areaRecord(context, karma, one, dates)),
    summary: areasSummary(judged),
    disclaimer: disclaimerIn('karma', context.names.lang),
    sources: [...SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}

/** @param dates null where the remedies are left out */
export function areaRecord(
  context: BirthContext,
  karma: KarmaContext,
  judged: AreaKarma,
  dates: NextDates | null,
): wire.KarmaArea {
  const { names } = context;
  const { acting, area, balance, key, members, score } = judged;
  return {
    area: area.id,
    name: names.of(area),
    primary_houses: [...area.houses],
    primary_planets: area.planets.map(planetId),
    participants: members.map(({ planet, roles }) => {
      const { number, part } = karma.places[planet];
      return {
        ...planetHead(planet, names),
        roles: [...roles],
        number,
        sanskrit_name: part.name,
        hindi_name: part.sanskrit,
        nature: part.nature,
      };
    }),
    benefic_count: balance.beneficCount,
    malefic_count: balance.maleficCount,
    karma_balance: balanceRecord(balance, names),
    score: areaScoreRecord(score, names, sharedClause(names)),
    key_planet: { ...planetHead(key, names), place: placeRecord(karma.places[key], names) },
    acting_periods: acting.map((period) => actingRecord(context, period)),
    interpretation: `${judged.text}${actingText(context, judged)}`,
    remedies: dates && areaRemedies(context, karma, judged, dates),
    disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
  };
}

function actingText(context: BirthContext, { acting, area }: AreaKarma): string {
  if (acting.length === 0) return '';
  const described = acting.map(({ period }) => {
    return `the ${LEVEL_NAMES[period.level - 1]!} of ${named(period.lord)} (${spanWords(context, period)})`;
  });
  return ` ${capitalised(listed(described))} ${acting.length > 1 ? 'bring' : 'brings'} this karma of ${area.name.toLowerCase()} to the surface.`;
}

/** Most burdened planets that are named. */
const MOST_PLANETS = 2;

function areaRemedies(
  context: BirthContext,
  { places }: KarmaContext,
  { burdened, key }: AreaKarma,
  dates: NextDates,
): wire.KarmaArea['remedies'] {
  const named = burdened.slice(0, MOST_PLANETS);
  const pairs =
    named.length > 0
      ? named.flatMap((planet) => (['mantra', 'donation'] as const).map((kind) => ({ planet, kind })))
      : [{ planet: key, kind: 'worship' as const }];
  const acts = pairs.map(({ kind, planet }) => ({
    act: remedyOf(planet, kind),
    reason: partReason(planet, places[planet]),
    comesOn: kind === 'mantra' ? null : ('weekday' as const),
  }));
  return actRecords(context, acts, dates);
}

export function areasSummary(judged: readonly AreaKarma[]): string {
  const ranked = [...judged].sort((a, b) => b.score.value - a.score.value);
  const described = ({ area, balance, score }: AreaKarma) =>
    `${area.name.toLowerCase()} (${score.value} of 100, balance ${balance.value > 0 ? '+' : ''}${balance.value})`;
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  if (best === worst) return `${capitalised(described(best))}. ${best.text}`;
  const least = sideOfBand(worst.score.band) === 'hard' ? 'asks for most patience' : 'comes last';
  return `Of the six areas ${described(best)} is carried best by the D60, and ${described(worst)} ${least}.`;
}
