/** Houses and areas of life by the shashtiamshas of the planets that rule, occupy and signify them. */
import { KARMA_SPREAD } from '../../tables/percentiles/karma.ts';
import type { FactOf } from '../../factsOf.ts';
import { occupants } from '../../chart/chart.ts';
import { HOUSES, lordOfHouse } from '../../planet/lordship.ts';
import { DIGNITY_SHARES } from '../../strength/planetStrength.ts';
import { bphs } from '../../source.ts';
import { matterTime } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';
import { areaFactor } from '../areaFactors.ts';
import type { ActingPeriod } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaFactor, type AreaScore } from '../areaScore.ts';
import { karmaBalance, membersOf, type KarmaBalance, type Member } from './balance.ts';
import { karmaFact, type KarmaFact, type KarmaFacts, type MemberRole } from './facts.ts';
import { d60Place, isKind, type KarmaContext } from './places.ts';
import type { KarmaArea } from './tables/karmaAreas.ts';
import { SCORE_WEIGHTS, weightOf } from './weights.ts';

export interface HouseKarma {
  readonly number: number;
  readonly lord: Planet;
  readonly occupants: readonly Planet[];
  readonly balance: KarmaBalance;
  readonly text: KarmaFact;
}

/** Returns the reading of the twelve houses of the birth chart, the 1st first. */
export function houseKarmas(karma: KarmaContext): HouseKarma[] {
  return HOUSES.map((number) => houseKarma(karma, number));
}

function houseKarma(karma: KarmaContext, number: number): HouseKarma {
  const { chart } = karma.area;
  const balance = karmaBalance(karma, membersOf(mentionsOf(karma, number)));
  const lord = lordOfHouse(chart, number);
  const inside = occupants(chart, number);
  const part = (body: Planet) => ({ body, shashtiamsha: karma.places[body].number });
  const text = karmaFact('house', {
    house: number,
    lord: part(lord),
    isLordInside: inside.includes(lord),
    inside: inside.filter((planet) => planet !== lord).map(part),
    verdict: balance.verdict,
  });
  return { number, lord, occupants: inside, balance, text };
}

function mentionsOf({ area }: KarmaContext, house: number): { planet: Planet; role: MemberRole }[] {
  return [
    { planet: lordOfHouse(area.chart, house), role: karmaFact('lord_role', { house }) },
    ...occupants(area.chart, house).map((planet) => ({ planet, role: karmaFact('inside_role', { house }) })),
  ];
}

export interface AreaKarma {
  readonly area: KarmaArea;
  readonly members: readonly Member[];
  readonly balance: KarmaBalance;
  readonly score: AreaScore<KarmaFact>;
  /** The strongest planet of those that take part. */
  readonly key: Planet;
  /** The planets in malefic parts, the weakest first. */
  readonly burdened: readonly Planet[];
  /** Acting periods of those who take part. */
  readonly acting: readonly ActingPeriod[];
  readonly text: FactOf<KarmaFacts, 'area'>;
}

/** Judges an area of life by the shashtiamshas of all planets that take part in it, each once. */
export function areaKarma(karma: KarmaContext, area: KarmaArea): AreaKarma {
  const { places, area: context } = karma;
  const members = membersOf([
    ...area.houses.flatMap((number) => mentionsOf(karma, number)),
    ...area.planets.map((planet) => ({ planet, role: karmaFact('significator_role', {}) })),
  ]);
  const byStrength = members
    .map(({ planet }) => planet)
    .sort((a, b) => context.strengths[b].value - context.strengths[a].value);
  const key = byStrength[0]!;
  const balance = karmaBalance(karma, members);
  return {
    area,
    members,
    balance,
    score: areaScore(
      members.map((member) => memberFactor(karma, member)),
      { spread: KARMA_SPREAD, id: `area_${area.id}` },
    ),
    key,
    burdened: byStrength.filter((planet) => !isKind(places[planet])).reverse(),
    acting: context.acting.filter(({ period }) => byStrength.includes(period.lord)),
    text: karmaFact('area', {
      area: area.id,
      beneficCount: balance.beneficCount,
      count: balance.parts.length,
      verdict: balance.verdict,
      key,
      place: d60Place(places[key]),
      time: matterTime(area.id, context.person),
    }),
  };
}

/** Share of the leaning that comes from the nature of the part; the dignity in the D60 gives the rest (interpretive). */
const PART_SHARE = 0.7;

function memberFactor(karma: KarmaContext, { planet, roles }: Member): AreaFactor<KarmaFact> {
  const place = karma.places[planet];
  const nature = isKind(place) ? 1 : -1;
  const dignity = leaningOf(DIGNITY_SHARES[place.dignity!], SCALES.dignity);
  return areaFactor({
    id: `d60_${planet.toLowerCase()}`,
    text: karmaFact('member_factor', { planet, roles, place: d60Place(place) }),
    leaning: PART_SHARE * nature + (1 - PART_SHARE) * dignity,
    weight: weightOf(karma, planet, SCORE_WEIGHTS).weight,
    planets: [planet],
    houses: [karma.area.chart.planets[planet].house],
    observed: { planet, shashtiamsha: place.number, nature: place.part.nature, dignity: place.dignity },
    source: bphs(6, '33-41'),
  });
}
