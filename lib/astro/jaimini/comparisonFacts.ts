/** What decides a comparison of two signs or of two planets, as a fact. */
import { factsOf, type Fact, type FactOf } from '../factsOf.ts';
import type { Planet } from '../tables/planets.ts';
import type { Modality } from '../tables/signs.ts';
import type { Comparison, ComparisonStep } from './stronger.ts';

/** The sign that leads, and the one that follows. */
interface TwoSigns {
  readonly leaderSignIndex: number;
  readonly otherSignIndex: number;
}

/** The planet that leads, and the one that follows. */
interface TwoPlanets {
  readonly leader: Planet;
  readonly other: Planet;
}

/** Who was counted for each of the two; a planet counted twice stands twice. */
interface Counted {
  readonly more: readonly Planet[];
  readonly less: readonly Planet[];
}

interface Degrees {
  readonly leaderDeg: number;
  readonly otherDeg: number;
}

export interface ComparisonFacts {
  readonly one_sign: { readonly signIndex: number };
  readonly one_planet: { readonly planet: Planet };
  readonly sign_count: TwoSigns & Counted & { readonly rule: 'planets' | 'supporters' | 'exalted' };
  readonly sign_lord_parity: TwoSigns & { readonly leaderLordSignIndex: number; readonly otherLordSignIndex: number };
  readonly sign_modality: TwoSigns;
  readonly sign_lord_degree: TwoSigns & Degrees & { readonly leaderLord: Planet; readonly otherLord: Planet };
  readonly sign_named_first: TwoSigns;
  readonly planet_count: TwoPlanets & Counted & { readonly rule: 'joined' | 'supporters' };
  readonly both_at_home: TwoPlanets;
  readonly away: TwoPlanets;
  readonly exalted: TwoPlanets & { readonly signIndex: number };
  readonly planet_modality: TwoPlanets & { readonly leaderModality: Modality; readonly otherModality: Modality };
  readonly longer_period: TwoPlanets & {
    readonly leaderYears: number;
    readonly otherYears: number;
    readonly leaderSignIndex: number;
    readonly otherSignIndex: number;
  };
  readonly planet_degree: TwoPlanets & Degrees;
  readonly planet_named_first: TwoPlanets;
}

const fact = factsOf<ComparisonFacts>();

/** Returns which one of two leads, and what decided it. */
export function comparisonFact(comparison: Comparison<number> | Comparison<Planet>): Fact<ComparisonFacts> {
  return isOfSigns(comparison) ? signFact(comparison) : planetFact(comparison);
}

function isOfSigns(comparison: Comparison<number> | Comparison<Planet>): comparison is Comparison<number> {
  return typeof comparison.winner === 'number';
}

/** The deciding step, with the value of the leader before that of the other. */
interface Decision<Of> {
  readonly step: ComparisonStep;
  readonly leader: Of;
  readonly other: Of;
  readonly more: ComparisonStep['first'];
  readonly less: ComparisonStep['first'];
}

function decision<Of>({ first, second, steps, winner }: Comparison<Of>): Decision<Of> | null {
  const step = steps.at(-1);
  if (!step) return null;
  return winner === first
    ? { step, leader: first, other: second, more: step.first, less: step.second }
    : { step, leader: second, other: first, more: step.second, less: step.first };
}

function signFact(comparison: Comparison<number>): Fact<ComparisonFacts> {
  const decided = decision(comparison);
  if (!decided) return fact('one_sign', { signIndex: comparison.winner });
  const { less, more, step } = decided;
  const signs: TwoSigns = { leaderSignIndex: decided.leader, otherSignIndex: decided.other };
  switch (step.id) {
    case 'planets':
    case 'supporters':
    case 'exalted':
      return fact('sign_count', { ...signs, rule: step.id, more: more.planets, less: less.planets });
    case 'lord_parity':
      return fact('sign_lord_parity', {
        ...signs,
        leaderLordSignIndex: more.signIndex!,
        otherLordSignIndex: less.signIndex!,
      });
    case 'modality':
      return fact('sign_modality', signs);
    case 'lord_degree':
      return fact('sign_lord_degree', {
        ...signs,
        leaderLord: more.planets[0]!,
        otherLord: less.planets[0]!,
        ...degreesOf(decided),
      });
    default:
      return fact('sign_named_first', signs);
  }
}

function planetFact(comparison: Comparison<Planet>): Fact<ComparisonFacts> {
  const decided = decision(comparison);
  if (!decided) return fact('one_planet', { planet: comparison.winner });
  const { leader, less, more, other, step } = decided;
  const planets: TwoPlanets = { leader, other };
  switch (step.id) {
    case 'both_at_home':
    case 'away':
      return fact(step.id, planets);
    case 'joined':
    case 'supporters':
      return fact('planet_count', { ...planets, rule: step.id, more: more.planets, less: less.planets });
    case 'exalted':
      return fact('exalted', { ...planets, signIndex: more.signIndex! });
    case 'modality':
      return fact('planet_modality', {
        ...planets,
        leaderModality: more.modality!,
        otherModality: less.modality!,
      });
    case 'longer_period':
      return longerPeriod(planets, more, less);
    case 'degree':
      return fact('planet_degree', { ...planets, ...degreesOf(decided) });
    default:
      return fact('planet_named_first', planets);
  }
}

function longerPeriod(
  planets: TwoPlanets,
  more: ComparisonStep['first'],
  less: ComparisonStep['first'],
): FactOf<ComparisonFacts, 'longer_period'> {
  return fact('longer_period', {
    ...planets,
    leaderYears: more.value,
    otherYears: less.value,
    leaderSignIndex: more.signIndex!,
    otherSignIndex: less.signIndex!,
  });
}

function degreesOf<Of>({ less, more }: Decision<Of>): Degrees {
  return { leaderDeg: more.value, otherDeg: less.value };
}
