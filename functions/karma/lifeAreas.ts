/** Answer of /karma/life-areas, also a section of the analysis. */
import { areaKarma, type AreaKarma } from '../../lib/astro/judgement/karma/areas.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { KARMA_AREAS } from '../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { partReason } from '../../lib/astro/judgement/karma/remedies.ts';
import { remedyOf } from '../../lib/astro/remedy/planetRemedies.ts';
import type { LifeAreaInput } from '../../lib/schemas/common/areaInput.ts';
import type { KarmaAreas } from '../../lib/schemas/karma/answers.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import type { RankedArea } from '../../lib/words/facts/karma.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { KARMA } from '../../lib/words/subjects/karma.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord, areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { Warned } from '../../lib/records/warned.ts';
import { ACT_SOURCES, actRecords, nextDates, type NextDates } from './acts.ts';
import { foundKarma, SOURCES } from './context.ts';
import { balanceRecord, karmaClause, placeRecord } from './places.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function lifeAreas(context: NatalContext<unknown, unknown, LifeAreaInput>): Warned {
  const { karma, warnings } = foundKarma(context);
  const asked = context.input.area ?? null;
  const judged = KARMA_AREAS.filter(({ id }) => asked === null || id === asked).map((area) => areaKarma(karma, area));
  const dates = nextDates(context);
  const data: KarmaAreas = {
    area: asked,
    areas: judged.map((one) => areaRecord(context, karma, one, dates)),
    summary: areasSummary(judged, context.names),
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
        roles: roles.map((role) => say(KARMA, role, names.lang)),
        number,
        sanskrit_name: part.name,
        hindi_name: part.sanskrit,
        nature: part.nature,
      };
    }),
    benefic_count: balance.beneficCount,
    malefic_count: balance.maleficCount,
    karma_balance: balanceRecord(balance, names),
    score: areaScoreRecord(score, names, karmaClause(names)),
    key_planet: { ...planetHead(key, names), place: placeRecord(karma.places[key], names) },
    acting_periods: acting.map((period) => actingRecord(context, period)),
    interpretation: [say(KARMA, judged.text, names.lang), ...actingTexts(context, judged)].join(' '),
    remedies: dates && areaRemedies(context, karma, judged, dates),
    disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, context.names.lang),
  };
}

function actingTexts({ birth, names }: BirthContext, { acting, area }: AreaKarma): string[] {
  if (acting.length === 0) return [];
  const periods = acting.map(({ period }) => {
    const { level, lord } = period;
    return { level, lord, ...spanDates({ birth }, period) };
  });
  return [KARMA[names.lang].area_periods({ area: area.id, periods })];
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

export function areasSummary(judged: readonly AreaKarma[], { lang }: Names): string {
  const ranked = [...judged].sort((a, b) => b.score.value - a.score.value);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  if (best === worst) return KARMA[lang].area_alone({ area: best.text.args, score: best.score.value });
  return KARMA[lang].areas_ranked({
    best: rankedArea(best),
    worst: rankedArea(worst),
    isHard: sideOfBand(worst.score.band) === 'hard',
  });
}

function rankedArea({ area, balance, score }: AreaKarma): RankedArea {
  return { area: area.id, score: score.value, balance: balance.value };
}
