/** The whole record of a dasha of signs: where it begins and why, what runs now, and the periods of a life. */
import { countFrom } from '../../astro/angle.ts';
import { both, type Bilingual } from '../../astro/bilingual.ts';
import type { Chart } from '../../astro/chart/chart.ts';
import type { Comparison } from '../../astro/jaimini/stronger.ts';
import type { SeededPlan } from '../../astro/dasha/mandooka.ts';
import { isRunning, runningWithin, type SignPeriod, type Stretch } from '../../astro/dasha/period.ts';
import {
  secondCycle,
  secondYears,
  signPeriods,
  signSubPeriods,
  turnYears,
  type SignDasha,
  type SignPlan,
} from '../../astro/dasha/sign.ts';
import { citation, type Source } from '../../astro/source.ts';
import type { Period as PeriodRecord } from '../../schemas/common/period.ts';
import type { DashaAlternative, SignDashaBody, SignDashaSeed } from '../../schemas/common/signDasha.ts';
import { formatJd } from '../../time/civilTime.ts';
import type { Language } from '../../words/language.ts';
import { SIGN_DASHA } from '../../words/subjects/signDasha.ts';
import { comparisonRecords, comparisonText } from '../planet/comparison.ts';
import { periodContext } from './life.ts';
import { dashaYears, periodRecord, runningTree } from './periodRecord.ts';
import { openingAsked, type DashaContext } from './opening.ts';
import { signRef } from '../common.ts';
import { signReadings, type ReadOtherwise } from './signReading.ts';
import type { BirthContext } from '../../birth/birthContext.ts';

/** Levels that a standard answer lists of every period: a life has more than two hundred antardashas of signs. */
const STANDARD_LEVELS = 1;
/** Levels that are read. */
const LEVELS_READ = 2;

/** An alternative reading, before it is compared with the one in use. */
export type SignDashaReading = Omit<DashaAlternative, 'is_different'>;

/** What distinguishes one system in this chart. */
export interface SignDashaParts {
  readonly system: SignDasha;
  readonly plan: SignPlan;
  readonly purpose: Bilingual;
  readonly seed: SignDashaSeed;
  readonly directionReason: string;
  readonly subPeriods: Bilingual;
  readonly alternatives: (life: readonly SignPeriod[]) => SignDashaReading[];
  readonly notes: readonly string[];
  readonly otherwise?: ReadOtherwise;
}

/** Returns the periods of a life, those of the first cycle first. */
export function signLife(
  { birth, chart }: BirthContext,
  plan: Pick<SignPlan, 'turns' | 'elapsedFraction'>,
): SignPeriod[] {
  return signPeriods(plan.turns, birth.jdUT, chart.conventions.dashaYear, plan.elapsedFraction);
}

/** Returns the fields that every sign dasha has. */
export function signDashaBody(
  context: DashaContext,
  parts: SignDashaParts,
  life: readonly SignPeriod[],
): SignDashaBody {
  const { system, plan, seed, purpose, directionReason, subPeriods, alternatives, notes, otherwise } = parts;
  const { names } = context;
  const wire = periodContext(context);
  const divide = (parent: SignPeriod) => signSubPeriods(plan, parent);
  const mahadasha = life.find((period) => isRunning(period, wire.nowJdUT));
  const path = mahadasha ? runningWithin(mahadasha, divide, wire.nowJdUT) : [];
  const opening = openingAsked(context.query, STANDARD_LEVELS);
  return {
    system: system.id,
    name: names.of(system),
    purpose: names.text(purpose),
    cycle_years: dashaYears(turnYears(plan.turns)),
    seed,
    direction: { id: plan.isForward ? 'forward' : 'backward', reason: directionReason },
    current: path.map((period) => periodRecord(period, wire)),
    readings: signReadings(context, path.slice(0, LEVELS_READ), otherwise),
    periods: runningTree(divide, life, wire, opening),
    cycles: planCycles(context, plan),
    sub_periods: names.text(subPeriods),
    notes: [...notes],
    sources: system.sources.map(citation),
    get alternatives() {
      // Alternatives are of mahadashas, or divide the one that runs, or the first where none does.
      const told = [...life, ...divide(mahadasha ?? life[0]!)];
      return compared(
        alternatives(life),
        told.map((period) => periodRecord(period, wire)),
      );
    },
  };
}

/** Marks each reading by whether any of its periods differs from the listed ones. */
export function compared(
  readings: readonly SignDashaReading[],
  described: readonly PeriodRecord[],
): DashaAlternative[] {
  const describedAt = new Map<string, PeriodRecord[]>();
  for (const period of described.flatMap((mahadasha) => [mahadasha, ...(mahadasha.sub_periods ?? [])])) {
    const beside = describedAt.get(period.start);
    if (beside) beside.push(period);
    else describedAt.set(period.start, [period]);
  }
  const isDescribed = (period: PeriodRecord) =>
    describedAt.get(period.start)?.some((other) => isSamePeriod(other, period));
  return readings.map((reading) => ({ ...reading, is_different: !reading.periods.every(isDescribed) }));
}

function isSamePeriod(a: PeriodRecord, b: PeriodRecord): boolean {
  return a.end === b.end && a.level === b.level && a.lord === b.lord && a.sign?.id === b.sign?.id;
}

/** How the periods of mandooka and shoola are divided. */
export const PARTS_IN_ORDER = both(
  'Twelve equal parts in the order of the mahadashas, beginning with the sign of the period itself.',
  'बारह बराबर हिस्से, महादशाओं के क्रम में; पहला हिस्सा अपनी राशि का।',
);

/** How the periods of sthira and varnada are divided. */
export const PARTS_FORWARD = both(
  'Twelve equal parts, forward from the sign of the period itself.',
  'बारह बराबर हिस्से, अपनी राशि से सीधे क्रम में।',
);

/** The note on every dasha that begins with the stronger of two signs. */
export const STRONGER_NOTE = both(
  'Which of two signs is the stronger follows the comparisons of P. V. R. Narasimha Rao, An Integrated Approach 15. Other schools order them otherwise.',
  'दो राशियों में बलवान कौन है, यह पी. वी. आर. नरसिम्हा राव के तुलना-क्रम से तय होता है; दूसरे मतों में क्रम अलग है।',
);

function planCycles({ birth, chart }: BirthContext, plan: SignPlan): SignDashaBody['cycles'] {
  const { elapsedFraction = 0, turns } = plan;
  const elapsedDays = elapsedFraction * turns[0]!.years * chart.conventions.dashaYear;
  return cycleRecords({ birth, chart }, [turnYears(turns), turnYears(secondCycle(turns))], birth.jdUT - elapsedDays);
}

/** Returns the records of cycles of so many years that follow one another from an instant. */
export function cycleRecords(
  { birth, chart }: Pick<BirthContext, 'birth' | 'chart'>,
  cycles: readonly number[],
  firstJdUT: number,
): SignDashaBody['cycles'] {
  let startJdUT = firstJdUT;
  return cycles.map((years, i) => {
    const endJdUT = startJdUT + years * chart.conventions.dashaYear;
    const cycle = {
      number: i + 1,
      years: dashaYears(years),
      start: formatJd(birth.time.clock, startJdUT),
      end: formatJd(birth.time.clock, endJdUT),
    };
    startJdUT = endJdUT;
    return cycle;
  });
}

/** Returns an alternative plan of the same life, for its first cycle. */
export function alternativePlan(
  context: BirthContext,
  plan: Pick<SignPlan, 'turns' | 'elapsedFraction'>,
  { id, text, source }: { id: string; text: string; source: Source },
): SignDashaReading {
  const lasting = plan.turns.filter(({ years }) => years > 0);
  const periods = signLife(context, plan).slice(0, lasting.length);
  const wire = periodContext(context);
  return {
    id,
    text,
    cycle_years: dashaYears(turnYears(plan.turns)),
    periods: periods.map((period) => periodRecord(period, wire)),
    source: citation(source),
  };
}

/** Returns an alternative division of the running mahadasha, or of the first where none runs. */
export function alternativeParts(
  context: BirthContext,
  life: readonly SignPeriod[],
  partsOf: SignPlan['partsOf'],
  { id, text, source }: { id: string; text: Bilingual; source: Source },
): SignDashaReading {
  const { names } = context;
  const wire = periodContext(context);
  const running = life.find((period) => isRunning(period, wire.nowJdUT));
  const periods = signSubPeriods({ partsOf }, running ?? life[0]!).map((period) => periodRecord(period, wire));
  const described = `${names.text(text)} ${describedFor(running, names.lang)}`;
  return { id, text: described, cycle_years: null, periods, source: citation(source) };
}

/** Names the mahadasha that the alternative division is given for. */
export function describedFor(running: Stretch | undefined, lang: Language): string {
  return SIGN_DASHA[lang].described_for({ isRunning: running !== undefined });
}

/** Returns the parts of a plan that begins with the stronger of two signs, each with the role it is compared in. */
export function seededParts(
  context: BirthContext,
  plan: SeededPlan,
  roles: readonly [first: string, second: string],
): Pick<SignDashaParts, 'plan' | 'seed' | 'directionReason'> {
  const { comparison } = plan;
  const directionReason = SIGN_DASHA[context.names.lang].way_of_seed({ signIndex: comparison.winner });
  return { plan, seed: comparedSeed(context, comparison, roles), directionReason };
}

/** Returns the record of the stronger of two signs, each with the role it is compared in. */
export function comparedSeed(
  context: BirthContext,
  comparison: Comparison<number>,
  roles: readonly [first: string, second: string],
): SignDashaSeed {
  const { chart, names } = context;
  const { first, second, winner } = comparison;
  return {
    sign: signRef(winner, names),
    house: houseOfSign(chart, winner),
    reason: comparisonText(comparison, names.lang),
    candidates: [first, second].map((signIndex, i) => ({
      role: roles[i]!,
      sign: signRef(signIndex, names),
      house: houseOfSign(chart, signIndex),
      planet: null,
      degree: null,
      is_chosen: signIndex === winner,
    })),
    comparisons: comparisonRecords(comparison, names),
  };
}

/** Returns the house of a sign, counted from the ascendant, 1..12. */
export function houseOfSign({ ascendant }: Chart, signIndex: number): number {
  return countFrom(ascendant.signIndex, signIndex);
}

/** Returns the fields that the record of a sign's years begins with. */
export function signYears(
  { chart, names }: BirthContext,
  { signIndex, years }: { readonly signIndex: number; readonly years: number },
  reason: string,
) {
  return {
    sign: signRef(signIndex, names),
    house: houseOfSign(chart, signIndex),
    years,
    second_years: secondYears(years),
    reason,
  };
}

/** Explains why a sign of this kind has so many years. */
export function kindReason({ names }: BirthContext, turn: { signIndex: number; years: number }): string {
  return SIGN_DASHA[names.lang].kind_years(turn);
}
