/**
 * One plan of remedies for a birth, whoever tells it: what each planet calls for, by which kinds of remedies, and the
 * three steps to begin with (choice of kinds and order of steps by practice).
 */
import { gemAdvice, type GemAdvice, type GemBar } from '../../remedy/gemstones.ts';
import type { AnyRemedyKind } from '../../remedy/aidedRemedies.ts';
import type { LifeStage, Person } from '../../stage.ts';
import type { Planet } from '../../tables/planets.ts';
import type { AreaContext } from '../areaContext.ts';
import { protectionOf } from '../medical/protection.ts';
import { planetWeakness } from '../medical/weakness.ts';
import {
  remedyNeeds,
  WEAKNESSES,
  AFFLICTIONS,
  STRAINS,
  type CauseId,
  type NeedPart,
  type PlanetNeed,
} from './remedyNeeds.ts';

/**
 * What a planet calls for. Strengthen: it is weak and good for the chart. Pacify: it burdens, be it weak or strong.
 * Honour: nothing burdens it, but its period runs. None: it needs nothing.
 */
export const REMEDY_CALLS = ['strengthen', 'pacify', 'honour', 'none'] as const;
export type RemedyCall = (typeof REMEDY_CALLS)[number];

/** Kinds of remedies that are chosen by what is found of a planet; worship is right for all that need one. */
export type PickedKind = Exclude<AnyRemedyKind, 'gemstone'>;

export interface PlanetPlan {
  readonly planet: Planet;
  readonly need: PlanetNeed;
  readonly call: RemedyCall;
  /** It protects health more than it weakens it, so that nothing is added to its strength. */
  readonly isProtecting: boolean;
  readonly gem: GemAdvice;
  /** The kinds that suit it in this chart, whatever the age. */
  readonly called: readonly AnyRemedyKind[];
  /** Those of them that suit the age of the person. */
  readonly kinds: readonly AnyRemedyKind[];
}

/** One of the first steps. A recital is that of the Hanuman Chalisa, in sade sati. */
export interface PlanStep {
  readonly planet: Planet;
  readonly call: Exclude<RemedyCall, 'none'>;
  readonly kind: 'mantra' | 'donation' | 'worship' | 'recital';
  readonly reasons: readonly NeedPart<CauseId>[];
  /** When the reason ends, where that is near; null where the usual forty days are kept. */
  readonly untilJdUT: number | null;
}

export interface RemedyPlan {
  readonly person: Person;
  /** The most urgent first. */
  readonly planets: readonly PlanetPlan[];
  /** At most three, the first of them the first to be taken. */
  readonly steps: readonly PlanStep[];
}

/** Kinds that are left to later years, or to earlier ones (custom and prudence). */
const NOT_AT: Readonly<Record<LifeStage, readonly AnyRemedyKind[]>> = {
  child: ['fast', 'gemstone', 'rudraksha', 'yantra'],
  youth: [],
  adult: [],
  elder: ['fast'],
  old: ['fast'],
  beyond: ['fast'],
};

/** Tells whether a kind of remedy suits a stage of life. */
export function suitsStage(kind: AnyRemedyKind, stage: LifeStage): boolean {
  return !NOT_AT[stage].includes(kind);
}

/** Causes that each kind answers: only gifts are for mere lords of hard houses, only mantras for lords of the running dasha. */
export const ANSWERED: Readonly<Record<PickedKind, readonly CauseId[]>> = {
  mantra: [...AFFLICTIONS, 'sade_sati', 'mahadasha_lord', 'antardasha_lord'],
  donation: [...STRAINS, 'functional_malefic', 'dusthana_lord'],
  worship: [...STRAINS, 'mahadasha_lord', 'antardasha_lord'],
  fast: STRAINS,
  puja: STRAINS,
  rudraksha: STRAINS,
  yantra: AFFLICTIONS,
};

const KINDS: readonly PickedKind[] = ['mantra', 'donation', 'worship', 'fast', 'puja', 'rudraksha', 'yantra'];

/**
 * Returns the plan of remedies for a birth at a time.
 *
 * @param sadeSatiEndJdUT when the stay of Saturn that makes it ends, where it is known
 */
export function remedyPlan(context: AreaContext, sadeSatiEndJdUT: number | null = null): RemedyPlan {
  const { person } = context;
  const planets = remedyNeeds(context, sadeSatiEndJdUT).map((need) => planetPlan(context, need));
  return { person, planets, steps: firstSteps(context, planets) };
}

function planetPlan(context: AreaContext, need: PlanetNeed): PlanetPlan {
  const { planet } = need;
  const isProtecting = protects(context, planet);
  const gem = stoneAdvice(context, planet, isProtecting);
  const call = callOf(need, gem, isProtecting);
  const causes: readonly CauseId[] = [...need.burdens, ...need.offices].map(({ id }) => id);
  const called: AnyRemedyKind[] = [
    ...KINDS.filter((kind) => {
      return ANSWERED[kind].some((id) => causes.includes(id)) && (kind !== 'yantra' || call === 'strengthen');
    }),
    ...(gem.priority.value > 0 ? (['gemstone'] as const) : []),
  ];
  return {
    planet,
    need,
    call,
    isProtecting,
    gem,
    called,
    kinds: called.filter((kind) => suitsStage(kind, context.person.stage)),
  };
}

/** Returns the advice on the stone of a planet: none for a child, and none for a planet that is strong enough to protect. */
function stoneAdvice({ acting, chart, person, strengths }: AreaContext, planet: Planet, isProtecting: boolean) {
  const lords = acting.map(({ period }) => period.lord);
  const bar: GemBar | null = suitsStage('gemstone', person.stage) ? (isProtecting ? 'protects' : null) : 'age';
  return gemAdvice(chart, planet, strengths, lords, bar);
}

/** Tells whether a planet protects health by more than it weakens it: a raised fall, or a good protector. */
export function protects(context: AreaContext, planet: Planet): boolean {
  const { fall, value: weakness } = planetWeakness(context.chart, planet);
  if (fall?.isRaised) return true;
  const { level, value } = protectionOf(context, planet, fall);
  return value > weakness && (level === 'full' || level === 'good');
}

/** A weak planet is strengthened where its stone is not forbidden and it does not protect already. */
function callOf({ burdens, offices }: PlanetNeed, gem: GemAdvice, isProtecting: boolean): RemedyCall {
  const isWeak = burdens.some(({ id }) => WEAKNESSES.includes(id));
  const isFit = gem.verdict !== 'avoid' && !isProtecting;
  if (isFit && (isWeak || gem.priority.value > 0)) return 'strengthen';
  if (burdens.length > 0) return 'pacify';
  return offices.some(({ id }) => id === 'mahadasha_lord' || id === 'antardasha_lord') ? 'honour' : 'none';
}

/** Longest time for which a step is told to be kept, in days; a longer reason gets the usual forty days. */
const LONGEST_DAYS = 1000;
const MOST_STEPS = 3;

/** The mantra of the most urgent planet, its gift, then the next planet; in sade sati Saturn and Hanuman go before. */
function firstSteps(context: AreaContext, planets: readonly PlanetPlan[]): PlanStep[] {
  const saturn = planets.find(({ need }) => need.burdens.some(({ id }) => id === 'sade_sati'));
  const [first, second] = planets.filter((one) => one !== saturn && one.kinds.includes('mantra'));
  const step = (one: PlanetPlan | undefined, kind: PlanStep['kind']) => stepOf(context, one, kind);
  const steps = saturn
    ? [step(saturn, 'mantra'), step(saturn, 'recital'), step(first, 'mantra')]
    : [
        step(first, 'mantra'),
        step(
          [first, ...planets].find((one) => one?.kinds.includes('donation')),
          'donation',
        ),
        step(second, 'mantra'),
      ];
  return steps.flatMap((one) => one ?? []).slice(0, MOST_STEPS);
}

function stepOf({ nowJdUT }: AreaContext, plan: PlanetPlan | undefined, kind: PlanStep['kind']): PlanStep | null {
  if (!plan || plan.call === 'none') return null;
  const { call, need, planet } = plan;
  const answered = kind === 'recital' ? (['sade_sati'] as const) : ANSWERED[kind];
  const parts: readonly NeedPart<CauseId>[] = [...need.burdens, ...need.offices];
  const found = parts.filter(({ id }) => answered.includes(id));
  // A gift after the mantra of the same planet tells what the mantra has not told yet.
  const further = found.filter(({ id }) => kind !== 'donation' || !ANSWERED.mantra.includes(id));
  const reasons = further.length > 0 ? further : found;
  const ends = reasons.flatMap(({ untilJdUT }) => untilJdUT ?? []);
  const nearest = ends.filter((endJdUT) => endJdUT > nowJdUT && endJdUT < nowJdUT + LONGEST_DAYS);
  return { planet, call, kind, reasons, untilJdUT: nearest.length > 0 ? Math.max(...nearest) : null };
}

/** Returns what is planned for a planet. */
export function planFor({ planets }: Pick<RemedyPlan, 'planets'>, planet: Planet): PlanetPlan {
  return planets.find((one) => one.planet === planet)!;
}

/** Lists the planets to which a kind of remedy is told, the most urgent first; in sade sati the mantra of Saturn before all. */
export function plannedFor({ planets }: Pick<RemedyPlan, 'planets'>, kind: AnyRemedyKind): PlanetPlan[] {
  const those = planets.filter(({ kinds }) => kinds.includes(kind));
  const isFirst = ({ need }: PlanetPlan) => kind === 'mantra' && need.burdens.some(({ id }) => id === 'sade_sati');
  return [...those.filter(isFirst), ...those.filter((one) => !isFirst(one))];
}
