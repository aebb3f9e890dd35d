/** Composite patterns: three or more factors of a matter that lean to one side and have a common ground (interpretive). */
import { named } from '../../../planetWords.ts';
import { PLANETS, type Planet } from '../../../tables/planets.ts';
import { capitalised, countWord } from '../../../words.ts';
import type { AreaText } from '../../areaFacts.ts';
import { areaScore, relevantParts, type AreaFactor, type AreaScore } from '../../areaScore.ts';
import { uncapitalised } from '../../phrases.ts';

export type PatternSide = 'supports' | 'asks_care';

/** What the factors of a pattern have in common: a level of the chart, or one planet. */
export type PatternGround = 'houses_and_lords' | 'significators' | 'divisional_charts' | 'planet';

export interface ChartPattern {
  readonly id: string;
  readonly ground: PatternGround;
  /** Null where the common ground is not a planet. */
  readonly planet: Planet | null;
  readonly side: PatternSide;
  readonly factors: readonly AreaFactor[];
  /** Score of its factors alone. */
  readonly score: AreaScore;
  readonly text: AreaText;
}

const LEAST_FACTORS = 3;

type Level = Exclude<PatternGround, 'planet'>;
const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  houses_and_lords: 'the houses and their lords',
  significators: 'the significators',
  divisional_charts: 'the divisional charts',
};

function levelOf({ id }: AreaFactor): Level | null {
  if (/^(house|lord|malefics|benefics|bindus|strain)_/.test(id)) return 'houses_and_lords';
  if (/^d\d+_/.test(id)) return 'divisional_charts';
  return /^(significator_.*|upapada|[a-z]+karaka)$/.test(id) ? 'significators' : null;
}

/** Lists the patterns of a promise, those of most factors first; one whose factors are all in a wider one is left out. */
export function compositePatterns(promise: AreaScore, matter: string): ChartPattern[] {
  const found = (['supports', 'asks_care'] as const).flatMap((side) => {
    const factors = relevantParts(promise, side === 'supports' ? 'for' : 'against').map(({ factor }) => factor);
    return [...levelPatterns(factors, side, matter), ...planetPatterns(factors, side, matter)];
  });
  const widest = found.sort((a, b) => b.factors.length - a.factors.length);
  return widest.filter((pattern, index) => !widest.slice(0, index).some((wider) => isWithin(pattern, wider)));
}

function isWithin(pattern: ChartPattern, wider: ChartPattern): boolean {
  return pattern.side === wider.side && pattern.factors.every((factor) => wider.factors.includes(factor));
}

function levelPatterns(factors: readonly AreaFactor[], side: PatternSide, matter: string): ChartPattern[] {
  return (Object.keys(LEVEL_WORDS) as Level[]).flatMap((level) => {
    const held = factors.filter((factor) => levelOf(factor) === level);
    const opening = `${capitalised(countWord(held.length))} factors of ${LEVEL_WORDS[level]} speak together`;
    return patternOf(`${level}_${side}`, level, null, side, held, `${opening} ${SIDE_WORDS[side]} ${matter}`);
  });
}

function planetPatterns(factors: readonly AreaFactor[], side: PatternSide, matter: string): ChartPattern[] {
  return PLANETS.flatMap((planet) => {
    const held = factors.filter(({ planets: [first] }) => first === planet);
    const opening = `${capitalised(named(planet))} speaks ${countWord(held.length)} times`;
    const id = `${planet.toLowerCase()}_${side}`;
    return patternOf(id, 'planet', planet, side, held, `${opening} ${SIDE_WORDS[side]} ${matter}`);
  });
}

const SIDE_WORDS: Readonly<Record<PatternSide, string>> = { supports: 'in favour of', asks_care: 'for care in' };

function patternOf(
  id: string,
  ground: PatternGround,
  planet: Planet | null,
  side: PatternSide,
  factors: readonly AreaFactor[],
  opening: string,
): ChartPattern[] {
  if (factors.length < LEAST_FACTORS) return [];
  const text: AreaText = {
    parts: factors.map((factor) => factor.text),
    weave: (clauses) => `${opening}: ${clauses.map(uncapitalised).join('; ')}.`,
  };
  return [{ id, ground, planet, side, factors, score: areaScore(factors), text }];
}
