/** Repetitions among the shashtiamshas of a chart: natures, names, kinds of names, signs of the D60 (interpretive). */
import type { FactOf } from '../../factsOf.ts';
import { SIGNS } from '../../tables/signs.ts';
import { karmaFact, type KarmaFact, type KarmaFacts, type PeriodTone } from './facts.ts';
import { BODIES, isKind, type KarmaBody, type KarmaPlaces } from './places.ts';
import { PART_THEMES } from './tables/partThemes.ts';

export interface KarmaPattern {
  readonly kind: 'nature' | 'name' | 'theme' | 'sign';
  readonly id: string;
  readonly bodies: readonly KarmaBody[];
  readonly tone: PeriodTone;
  readonly text: KarmaFact;
}

interface NaturePattern extends KarmaPattern {
  readonly text: FactOf<KarmaFacts, 'natures'>;
}

const FEWEST_OF_THEME = 3;
const FEWEST_IN_SIGN = 3;
const FEWEST_OF_NAME = 2;

/** Lists the repetitions; the balance of natures always comes first. */
export function patternsOf(places: KarmaPlaces): [NaturePattern, ...KarmaPattern[]] {
  return [naturePattern(places), ...namePatterns(places), ...themePatterns(places), ...signPatterns(places)];
}

/** Usual number of the ten bodies in benefic parts, as 33 of the 60 parts are benefic. */
const USUAL_KIND: readonly [least: number, most: number] = [5, 6];

function naturePattern(places: KarmaPlaces): NaturePattern {
  const kind = BODIES.filter((body) => isKind(places[body]));
  const hard = BODIES.filter((body) => !isKind(places[body]));
  const [least, most] = USUAL_KIND;
  const tone = kind.length > most ? 'supportive' : kind.length < least ? 'demanding' : 'mixed';
  const bodies = tone === 'demanding' ? hard : kind;
  const text = karmaFact('natures', { count: kind.length, tone, bodies });
  return { kind: 'nature', id: 'natures', bodies, tone, text };
}

/** The nodes stand opposite each other and so always in one part: together they count once. */
function isRepeated(bodies: readonly KarmaBody[], fewest: number): boolean {
  const hasBoth = bodies.includes('Rahu') && bodies.includes('Ketu');
  return bodies.length - (hasBoth ? 1 : 0) >= fewest;
}

function namePatterns(places: KarmaPlaces): KarmaPattern[] {
  return groups((body) => places[body].part.name, FEWEST_OF_NAME).map(([name, bodies]) => {
    const shashtiamshas = [...new Set(bodies.map((body) => places[body].number))];
    const text = karmaFact('shared_name', { bodies, shashtiamshas });
    return { kind: 'name', id: name.toLowerCase(), bodies, tone: toneOf(places, bodies), text };
  });
}

function themePatterns(places: KarmaPlaces): KarmaPattern[] {
  return PART_THEMES.flatMap(({ id, numbers }): KarmaPattern[] => {
    const bodies = BODIES.filter((body) => numbers.includes(places[body].number));
    if (!isRepeated(bodies, FEWEST_OF_THEME)) return [];
    const those = bodies.map((body) => ({ body, shashtiamsha: places[body].number }));
    const text = karmaFact('shared_theme', { theme: id, places: those });
    return [{ kind: 'theme', id, bodies, tone: toneOf(places, bodies), text }];
  });
}

function signPatterns(places: KarmaPlaces): KarmaPattern[] {
  return groups((body) => SIGNS[places[body].signIndex]!, FEWEST_IN_SIGN).map(([sign, bodies]) => {
    const { lord, signIndex } = places[bodies[0]!];
    const text = karmaFact('gathered', { bodies, signIndex, lord, shashtiamsha: places[lord].number });
    return { kind: 'sign', id: sign.toLowerCase(), bodies, tone: toneOf(places, bodies), text };
  });
}

function groups(key: (body: KarmaBody) => string, fewest: number): [string, KarmaBody[]][] {
  const found = new Map<string, KarmaBody[]>();
  for (const body of BODIES) found.set(key(body), [...(found.get(key(body)) ?? []), body]);
  return [...found].filter(([, bodies]) => isRepeated(bodies, fewest));
}

function toneOf(places: KarmaPlaces, bodies: readonly KarmaBody[]): KarmaPattern['tone'] {
  const kind = bodies.filter((body) => isKind(places[body])).length;
  if (kind * 2 === bodies.length) return 'mixed';
  return kind * 2 > bodies.length ? 'supportive' : 'demanding';
}
