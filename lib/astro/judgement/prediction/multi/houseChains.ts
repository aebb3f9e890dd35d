/** Chains of dispositors: the lord of a house passes its matter to the lord of the sign he is in, and so on (BPHS 24; interpretive). */
import { influencesOn } from '../../../chart/aspects.ts';
import type { Chart } from '../../../chart/chart.ts';
import { isStrongBySign, isWithEnemy } from '../../../planet/dignity.ts';
import { isDusthana } from '../../../chart/houses.ts';
import { isFallen } from '../../../planet/neechaBhanga.ts';
import { isBenefic } from '../../../planet/nature.ts';
import { named, namedList } from '../../../planetWords.ts';
import { bphs } from '../../../source.ts';
import type { Planet } from '../../../tables/planets.ts';
import { SIGNS, signLord } from '../../../tables/signs.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import { listed, ordinal } from '../../../words.ts';
import { standingFactor } from '../../areaFactors.ts';
import type { AreaContext } from '../../areaContext.ts';
import { areaScore, type AreaScore } from '../../areaScore.ts';
import { dignityText, sentence } from '../../phrases.ts';
import type { NameOf } from '../../../scale.ts';
import { GRADES } from '../../../tables/grades.ts';

export type Affliction = 'fallen' | 'combust' | 'enemy_sign' | 'dusthana' | 'malefics';

export interface ChainLink {
  readonly planet: Planet;
  readonly afflictions: readonly Affliction[];
  /** Malefics that influence it, where no benefic relieves it. */
  readonly malefics: readonly Planet[];
}

/** Why a chain ends: its last planet is in its own sign, or leads back into the chain, or it has three links. */
type ChainEnd = 'at_home' | 'returns' | 'depth';

export interface Chain {
  readonly id: string;
  /** Houses of the matter whose lord begins it. */
  readonly houses: readonly number[];
  readonly links: readonly ChainLink[];
  readonly end: ChainEnd;
  readonly score: AreaScore;
  readonly text: string;
}

const DEPTH = 3;
/** Weight of each planet of a chain, the first the heaviest. Interpretive. */
const WEIGHTS = [10, 6, 4] as const;

/** Returns one chain for each lord of the houses of a matter. */
export function chainReactions(context: AreaContext, houses: readonly number[]): Chain[] {
  const first = new Map<Planet, number[]>();
  for (const house of houses) {
    const lord = lordOfHouse(context.chart, house);
    first.set(lord, [...(first.get(lord) ?? []), house]);
  }
  return [...first].map(([planet, owned]) => chainFrom(context, planet, owned));
}

function chainFrom(context: AreaContext, first: Planet, houses: readonly number[]): Chain {
  const { chart } = context;
  const planets: Planet[] = [first];
  let end: ChainEnd = 'depth';
  for (;;) {
    const last = planets.at(-1)!;
    const next = signLord(chart.signs[last]);
    if (next === last) end = 'at_home';
    else if (planets.includes(next)) end = 'returns';
    if (end !== 'depth' || planets.length === DEPTH) break;
    planets.push(next);
  }
  const links = planets.map((planet) => linkOf(chart, planet));
  const score = areaScore(
    planets.map((planet, index) =>
      standingFactor(context, `link_${index + 1}`, planet, roleOf(houses, planets, index), WEIGHTS[index]!, bphs(24)),
    ),
  );
  const id = `chain_${houses.join('_')}`;
  return { id, houses, links, end, score, text: chainText(context, { houses, links, end }) };
}

function roleOf(houses: readonly number[], planets: readonly Planet[], index: number): string {
  return index === 0
    ? `lord of the ${listed(houses.map(ordinal))}`
    : `lord of the sign of ${named(planets[index - 1]!)}`;
}

function linkOf(chart: Chart, planet: Planet): ChainLink {
  const { dignity, house, isCombust } = chart.planets[planet];
  const touching = influencesOn(chart, planet);
  const isRelieved = touching.some((other) => isBenefic(chart, other));
  const malefics = isRelieved ? [] : touching.filter((other) => !isBenefic(chart, other));
  const found: [Affliction, boolean][] = [
    ['fallen', isFallen(chart, planet)],
    ['combust', isCombust],
    ['enemy_sign', isWithEnemy(dignity)],
    ['dusthana', isDusthana(house) && !isStrongBySign(dignity)],
    ['malefics', malefics.length > 0],
  ];
  return { planet, malefics, afflictions: found.filter(([, isMet]) => isMet).map(([id]) => id) };
}

/** Afflictions in words, without the dignity, which the place names already. */
const AFFLICTION_WORDS: Readonly<Record<Exclude<Affliction, 'malefics'>, string | null>> = {
  fallen: null,
  combust: 'burnt by the Sun',
  enemy_sign: null,
  dusthana: 'in a house of strain',
};

function linkText({ chart, strengths }: AreaContext, { afflictions, malefics, planet }: ChainLink): string {
  const troubles = afflictions.flatMap((id) =>
    id === 'malefics' ? [`pressed by ${namedList(malefics)}`] : (AFFLICTION_WORDS[id] ?? []),
  );
  const troubled = troubles.length > 0 ? `, ${listed(troubles)}` : '';
  const { house } = chart.planets[planet];
  return `${named(planet)}, ${dignityText(chart, planet)} in the ${ordinal(house)}${troubled} (${strengths[planet].value} of 100)`;
}

function chainText(context: AreaContext, { end, houses, links }: Pick<Chain, 'end' | 'houses' | 'links'>): string {
  const [first, ...others] = links;
  const opening = `the ${listed(houses.map(ordinal))} ${houses.length > 1 ? 'rest' : 'rests'} on ${linkText(context, first!)}`;
  const handed = others.map(
    (link) => `${link === others[0] ? 'which hands it on to' : 'and that one to'} ${linkText(context, link)}`,
  );
  return `${sentence([opening, ...handed].join(', '))} ${endText(context, links, end)}`;
}

/** Strengths from which a planet passes the matter on in full, and below which it loses part of it (bounds of grades). */
const [CARRIES, LOSES] = [60, 45];

function endText({ chart, strengths }: AreaContext, links: readonly ChainLink[], end: ChainEnd): string {
  const [first, last] = [links[0]!.planet, links.at(-1)!.planet];
  const value = strengths[last].value;
  const who = named(last);
  const where =
    end === 'at_home'
      ? `the chain ends with ${who} at home in ${SIGNS[chart.signs[last]]!}`
      : end === 'returns'
        ? `from ${who} the chain turns back on itself`
        : `the third in line is ${who}`;
  if (links.length === 1) return sentence(`${where}: it answers for itself, and hands nothing on`);
  if (value < LOSES)
    return sentence(`${where}; what is handed on loses by the way, and ${who} is the place to strengthen`);
  if (value < CARRIES) return sentence(`${where}; ${who} keeps about as much as is handed on`);
  const isRescued = strengths[first].value < LOSES;
  return sentence(
    `${where}; ${isRescued ? 'what begins in strain finds help there' : `${who} carries what is handed on`}`,
  );
}

/** Returns which side the score of a chain, or of several rules together, is on. */
export function directionOf(score: number): NameOf<typeof GRADES.rules_together> {
  return GRADES.rules_together.of(score);
}
