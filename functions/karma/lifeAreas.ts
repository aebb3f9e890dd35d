/** Answer of /karma/life-areas, and the areas as the analysis has them. */
import { areaKarma, type AreaKarma } from '../../lib/astro/judgement/karma/areas.ts';
import { sideOfBand } from '../../lib/astro/judgement/bandSide.ts';
import type { KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { KARMA_AREAS } from '../../lib/astro/judgement/karma/tables/karmaAreas.ts';
import { areaActs } from '../../lib/astro/judgement/karma/remedies.ts';
import type { RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import { BALANCES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import type { LifeAreaInput } from '../../lib/schemas/common/areaInput.ts';
import type { KarmaAnalysis } from '../../lib/schemas/karma/analysis.ts';
import type { KarmaAreas } from '../../lib/schemas/karma/answers.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord, areaScoreRecord } from '../../lib/records/evidence/areas.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { spanDates } from '../../lib/records/evidence/timingWindows.ts';
import { verdictRecord } from '../../lib/records/evidence/promise.ts';
import { Warned } from '../../lib/records/warned.ts';
import { ACT_SOURCES, actRecords, nextDates, type NextDates } from './acts.ts';
import { foundKarma, SOURCES } from './context.ts';
import { balanceRecord, karmaClause, placeRef } from './places.ts';
import { karmaBirth, saidKarma, type KarmaBirth, type KarmaNames } from './voice.ts';

export function lifeAreas(birth: NatalContext<unknown, unknown, LifeAreaInput>): Warned {
  const context = karmaBirth(birth);
  const { karma, plan, warnings } = foundKarma(context);
  const asked = birth.input.area ?? null;
  const judged = KARMA_AREAS.filter(({ id }) => asked === null || id === asked).map((area) => areaKarma(karma, area));
  const dates = nextDates(context);
  const summary = areasSummary(judged, context.names);
  const best = rankedAreas(judged)[0]!;
  const data: KarmaAreas = {
    headline: context.names.karma.areas_headline({ best: best.area.id }),
    short: fitted([summary], SHORT_CHARACTERS),
    area: asked,
    areas: judged.map((one) => areaRecord(context, karma, one, plan, dates)),
    summary,
    disclaimer: disclaimerIn('karma', context.names.lang),
    sources: [...SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}

function areaRecord(
  context: KarmaBirth,
  karma: KarmaContext,
  judged: AreaKarma,
  plan: RemedyPlan,
  dates: NextDates,
): wire.KarmaArea {
  const { names } = context;
  const { acting, balance, score } = judged;
  return {
    ...areaHead(karma, judged, names),
    participants: participantsOf(karma, judged, names).map((one, index) => {
      const { name, sanskrit } = karma.places[judged.members[index]!.planet].part;
      return { ...one, sanskrit_name: name, hindi_name: sanskrit };
    }),
    karma_balance: balanceRecord(balance, names),
    score: areaScoreRecord(score, names, karmaClause(names)),
    acting_periods: acting.map((period) => actingRecord(context, period)),
    interpretation: [saidKarma(names, judged.text), ...actingTexts(context, judged)].join(' '),
    remedies: actRecords(context, areaActs(karma, judged, plan), dates),
  };
}

/** Returns an area as the analysis has it: /karma/life-areas tells its participants, components, periods and remedies. */
export function areaInAnalysis(
  karma: KarmaContext,
  judged: AreaKarma,
  names: KarmaNames,
): KarmaAnalysis['life_area_deep_dive'][number] {
  const { balance, score } = judged;
  return {
    ...areaHead(karma, judged, names),
    karma_balance: {
      value: balance.value,
      verdict: balance.verdict,
      verdict_name: names.of(BALANCES[balance.verdict]),
    },
    score: verdictRecord(score, names),
    interpretation: saidKarma(names, judged.text),
  };
}

function participantsOf({ places }: KarmaContext, { members }: AreaKarma, names: KarmaNames) {
  return members.map(({ planet, roles }) => {
    const { number, part } = places[planet];
    return {
      ...planetHead(planet, names),
      roles: roles.map((role) => saidKarma(names, role)),
      number,
      nature: part.nature,
    };
  });
}

function areaHead({ places }: KarmaContext, { area, balance, key }: AreaKarma, names: KarmaNames) {
  return {
    area: area.id,
    name: names.of(area),
    primary_houses: [...area.houses],
    primary_planets: area.planets.map(planetId),
    benefic_count: balance.beneficCount,
    malefic_count: balance.maleficCount,
    key_planet: { ...planetHead(key, names), place: placeRef(places[key], names) },
    disclaimer: area.disclaimer && disclaimerIn(area.disclaimer, names.lang),
  };
}

/** Periods are told of areas that belong to the present years. */
function actingTexts({ birth, names }: KarmaBirth, { acting, area, text }: AreaKarma): string[] {
  const { time } = text.args;
  if (acting.length === 0 || time === 'later_life' || time === 'past') return [];
  const periods = acting.map(({ period }) => {
    const { level, lord } = period;
    return { level, lord, ...spanDates({ birth }, period) };
  });
  return [names.karma.area_periods({ area: area.id, periods })];
}

/** Those of the present years by their scores, the best first; where none is of them, all. */
function rankedAreas(judged: readonly AreaKarma[]): AreaKarma[] {
  const present = judged.filter(({ text }) => text.args.time === 'now' || text.args.time === 'as_if_living');
  return [...(present.length > 0 ? present : judged)].sort((a, b) => b.score.value - a.score.value);
}

export function areasSummary(judged: readonly AreaKarma[], names: KarmaNames): string {
  const ranked = rankedAreas(judged);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  if (best === worst) return names.karma.area_alone({ area: best.area.id, band: best.score.band });
  return names.karma.areas_ranked({
    best: best.area.id,
    worst: worst.area.id,
    isHard: sideOfBand(worst.score.band) === 'hard',
  });
}
