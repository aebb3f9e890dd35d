/** Houses and areas of life by the shashtiamshas of the planets that rule, occupy and signify them. */
import { occupants } from '../../chart/chart.ts';
import { HOUSES, lordOfHouse } from '../../planet/lordship.ts';
import { named } from '../../planetWords.ts';
import { DIGNITY_SHARES } from '../../strength/planetStrength.ts';
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { houseTheme } from '../../varga/words.ts';
import { capitalised, ordinal } from '../../words.ts';
import { areaFactor } from '../areaFactors.ts';
import type { ActingPeriod } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaFactor, type AreaScore } from '../areaScore.ts';
import { karmaBalance, membersOf, type KarmaBalance, type Member } from './balance.ts';
import { isKind, type KarmaPlace, type KarmaContext } from './places.ts';
import type { KarmaArea } from './tables/karmaAreas.ts';
import { SCORE_WEIGHTS, weightOf } from './weights.ts';
import { d60Where, partPhrase, partShort } from './words.ts';

export interface HouseKarma {
  readonly number: number;
  readonly lord: Planet;
  readonly occupants: readonly Planet[];
  readonly balance: KarmaBalance;
  readonly text: string;
}

/** Returns the reading of the twelve houses of the birth chart, the 1st first. */
export function houseKarmas(karma: KarmaContext): HouseKarma[] {
  return HOUSES.map((number) => houseKarma(karma, number));
}

function houseKarma(karma: KarmaContext, number: number): HouseKarma {
  const { chart } = karma.area;
  const members = membersOf(mentionsOf(karma, number));
  const balance = karmaBalance(karma, members);
  const lord = lordOfHouse(chart, number);
  const inside = occupants(chart, number);
  return { number, lord, occupants: inside, balance, text: houseText(karma, number, lord, inside, balance) };
}

function mentionsOf({ area }: KarmaContext, number: number): { planet: Planet; role: string }[] {
  const the = ordinal(number);
  return [
    { planet: lordOfHouse(area.chart, number), role: `lord of the ${the}` },
    ...occupants(area.chart, number).map((planet) => ({ planet, role: `in the ${the}` })),
  ];
}

const HOUSE_MEANINGS = {
  positive: (theme: string) => `merit from before supports ${theme}`,
  neutral: (theme: string) => `in ${theme} what is done now decides`,
  negative: (theme: string) => `in ${theme} patient work comes before the gain`,
} as const;

function houseText(
  { places }: KarmaContext,
  number: number,
  lord: Planet,
  inside: readonly Planet[],
  { verdict }: KarmaBalance,
): string {
  const rules = `The ${ordinal(number)} is ruled by ${named(lord)} in ${partShort(places[lord])}, ${places[lord].part.nature}`;
  const others = inside.filter((planet) => planet !== lord);
  const described = others.map(
    (planet) => `${named(planet)} in ${partShort(places[planet])}, ${places[planet].part.nature}`,
  );
  const held =
    others.length > 0 ? `, and holds ${described.join('; ')}` : inside.length > 0 ? ', who stands in it' : '';
  return `${rules}${held}: ${HOUSE_MEANINGS[verdict](houseTheme(number))}.`;
}

export interface AreaKarma {
  readonly area: KarmaArea;
  readonly members: readonly Member[];
  readonly balance: KarmaBalance;
  readonly score: AreaScore;
  /** The strongest planet of those that take part. */
  readonly key: Planet;
  /** The planets in malefic parts, the weakest first. */
  readonly burdened: readonly Planet[];
  /** Acting periods of those who take part. */
  readonly acting: readonly ActingPeriod[];
  readonly text: string;
}

/** Judges an area of life by the shashtiamshas of all planets that take part in it, each once. */
export function areaKarma(karma: KarmaContext, area: KarmaArea): AreaKarma {
  const { places, area: context } = karma;
  const members = membersOf([
    ...area.houses.flatMap((number) => mentionsOf(karma, number)),
    ...area.planets.map((planet) => ({ planet, role: 'significator' })),
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
    score: areaScore(members.map((member) => memberFactor(karma, member))),
    key,
    burdened: byStrength.filter((planet) => !isKind(places[planet])).reverse(),
    acting: context.acting.filter(({ period }) => byStrength.includes(period.lord)),
    text: areaText(karma, area, balance, key),
  };
}

/** Share of the leaning that comes from the nature of the part; the dignity in the D60 gives the rest (interpretive). */
const PART_SHARE = 0.7;

function memberFactor(karma: KarmaContext, { planet, roles }: Member): AreaFactor {
  const place = karma.places[planet];
  const nature = isKind(place) ? 1 : -1;
  const dignity = leaningOf(DIGNITY_SHARES[place.dignity!], SCALES.dignity);
  return areaFactor({
    id: `d60_${planet.toLowerCase()}`,
    text: `${capitalised(named(planet))} (${roles.join(', ')}) falls in ${partShort(place)}, ${place.part.nature}, ${d60Where(place)}`,
    leaning: PART_SHARE * nature + (1 - PART_SHARE) * dignity,
    weight: weightOf(karma, planet, SCORE_WEIGHTS).weight,
    planets: [planet],
    houses: [karma.area.chart.planets[planet].house],
    observed: { planet, shashtiamsha: place.number, nature: place.part.nature, dignity: place.dignity },
    source: bphs(6, '33-41'),
  });
}

function areaText(
  { places, area: context }: KarmaContext,
  area: KarmaArea,
  balance: KarmaBalance,
  key: Planet,
): string {
  const kind = balance.parts.filter(({ points }) => points > 0).length;
  const all = balance.parts.length;
  const signed = `${balance.value > 0 ? '+' : ''}${balance.value}`;
  const count = kind === 0 ? 'None' : kind === all ? 'All' : String(kind);
  const head = `${count} of the ${all} planets that carry ${area.name.toLowerCase()} ${kind === 1 ? 'falls' : 'fall'} in benefic shashtiamshas, a balance of ${signed}`;
  const place = places[key];
  const strength = context.strengths[key].value;
  return `${head}. ${capitalised(area.meanings[balance.verdict])}. The strongest of them, ${named(key)} (${strength} of 100), falls in ${partPhrase(place)}, ${d60Where(place)}, and ${keyMeaning(place)}.`;
}

function keyMeaning(place: KarmaPlace): string {
  const theme = houseTheme(place.house);
  return isKind(place) ? `helps most through ${theme}` : `helps once order is brought into ${theme}`;
}
