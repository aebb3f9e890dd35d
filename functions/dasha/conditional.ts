/** Answer of /dasha/conditional: eight dashas, each with the condition under which it is used. */
import { wrap360, wrapIndex } from '../../lib/astro/angle.ts';
import { conditionOfUse, type ConditionContext } from '../../lib/astro/dasha/conditional/conditions.ts';
import type { Paksha } from '../../lib/astro/dasha/conditional/facts.ts';
import { conditionalDashas, type ConditionalDasha } from '../../lib/astro/dasha/conditional/systems.ts';
import { balanceAtBirth, cycleYears, runningPath, subPeriods } from '../../lib/astro/dasha/nakshatra.ts';
import { isRunning, type Period } from '../../lib/astro/dasha/period.ts';
import { ABHIJIT, starAt } from '../../lib/astro/dasha/starCount.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { ownedHouses } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { outsideLife } from '../../lib/birth/life.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { evidenceRecord } from '../../lib/records/common.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { openingAsked, type Opening } from '../../lib/records/period/opening.ts';
import { dashaYears, periodRecord, runningTree } from '../../lib/records/period/periodRecord.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { PeriodsAsked } from '../../lib/schemas/common/asked/periodInputs.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type {
  ConditionalDashaRecord,
  ConditionalDashas,
  DashaLordReading,
} from '../../lib/schemas/dasha/conditional.ts';
import type { ConditionalInput } from '../../lib/schemas/dasha/startInputs.ts';
import { writtenDate } from '../../lib/time/civilTime.ts';
import { say } from '../../lib/words/say.ts';
import { DASHA } from '../../lib/words/subjects/dasha.ts';
import { CONDITIONAL } from '../../lib/words/subjects/dasha/conditional.ts';
import { isDayBirth } from './dayBirth.ts';

type Context = NatalContext<PeriodsAsked, unknown, ConditionalInput>;

export function conditional(context: Context): Warned {
  const { input, names } = context;
  const balance = input.balance ?? 'star';
  const hora = input.hora ?? 'parashara';
  const paksha = input.paksha ?? 'instant';
  const given: ConditionContext = {
    chart: context.chart,
    isDayBirth: isDayBirth(context),
    paksha: paksha === 'instant' ? pakshaOf(context.chart.elongationDeg) : pakshaAtSunrise(context),
    hora,
  };
  const systems = conditionalDashas(balance);
  const conditions = systems.map(({ id }) => conditionOfUse(id, given));
  const used = systems.filter((_, i) => conditions[i]!.isMet).map(({ id }) => id);
  const data: ConditionalDashas = {
    applicable: used,
    advice: CONDITIONAL[names.lang].use({ used }),
    systems: systems.map((system, i) => {
      const { isMet, text, ...condition } = conditions[i]!;
      const evidence = { ...condition, isMet, text: say(CONDITIONAL, text, names.lang) };
      return { ...systemRecord(context, system, isMet), evidence: [evidenceRecord(evidence, system.source)] };
    }),
    sources: [citation(systems[0]!.source)],
  };
  const chosen = { system: input.system ?? 'applicable', balance, hora, paksha };
  return new Warned(data, outsideLife(context, context.life(systems[0]!)), {}, { dasha: chosen });
}

function pakshaOf(elongationDeg: number): Paksha {
  return elongationDeg < 180 ? 'shukla' : 'krishna';
}

function pakshaAtSunrise({ panchangDay, skyAt }: Context): Paksha {
  const { Moon, Sun } = skyAt(ttFromUt(panchangDay().startJdUT)).planets;
  return pakshaOf(wrap360(Moon.longitudeDeg - Sun.longitudeDeg));
}

/** Levels that are read. */
const READ_LEVELS = [1, 2] as const;

function systemRecord(
  context: Context,
  system: ConditionalDasha,
  isMet: boolean,
): Omit<ConditionalDashaRecord, 'evidence'> {
  const { chart, names } = context;
  const wire = periodContext(context);
  const life = context.life(system);
  const opening = openingOf(context, system, isMet);
  const isOpened = opening !== null && context.query.detail !== 'brief';
  const path = isOpened
    ? (runningPath(system, life, wire.nowJdUT) ?? [])
    : life.filter((period) => isRunning(period, wire.nowJdUT));
  const { lord, years } = balanceAtBirth(system, chart.planets.Moon.longitudeDeg);
  return {
    id: system.id,
    name: names.of(system),
    total_years: cycleYears(system),
    applicable: isMet,
    counting: countingText(context, system),
    balance_at_birth: { lord: planetId(lord), years: dashaYears(years) },
    current: path.map((period) => periodRecord(period, wire)),
    periods: opening ? runningTree((parent) => subPeriods(system, parent), life, wire, opening) : [],
    get readings() {
      return opening
        ? READ_LEVELS.flatMap((level) => (path[level - 1] ? [readingOf(context, level, path[level - 1]!)] : []))
        : [];
    },
  };
}

/**
 * Returns how far the periods of a dasha are opened: the mahadashas, of the one that is named also what runs in them; null
 * where none are listed. A brief answer lists those of the named one alone.
 */
function openingOf({ input, query }: Context, { id }: ConditionalDasha, isMet: boolean): Opening | null {
  const asked = input.system ?? 'applicable';
  const opening = openingAsked(query, 1);
  const isBrief = query.detail === 'brief';
  if (asked === id) return { ...opening, opensRunning: !isBrief };
  const isAmongAsked = asked === 'all' || (asked === 'applicable' && isMet);
  if (isBrief || !isAmongAsked) return null;
  return { ...opening, levels: Math.min(opening.levels, MOST_LEVELS_OF_ALL) };
}

/** Of several dashas no more levels are listed: three would be thousands of periods. */
const MOST_LEVELS_OF_ALL = 2;

function countingText({ chart, names }: Context, system: ConditionalDasha): string {
  const { longitudeDeg, nakshatraIndex } = chart.planets.Moon;
  const { lord, years } = balanceAtBirth(system, longitudeDeg);
  const words = CONDITIONAL[names.lang];
  if (system.hasAbhijit) {
    return words.grouped({ isAbhijit: starAt(longitudeDeg, true).index === ABHIJIT, nakshatraIndex, lord, years });
  }
  const { countedFrom, isCountedToIt = false } = system;
  const otherIndex = countedFrom.nakshatraIndex;
  const [from, to] = isCountedToIt ? [nakshatraIndex, otherIndex] : [otherIndex, nakshatraIndex];
  const count = wrapIndex(to - from, NAKSHATRAS.length) + 1;
  return words.counted({ nakshatraIndex, otherIndex, isCountedToIt, count, lord, years });
}

function readingOf(
  { birth, chart, names }: Context,
  level: (typeof READ_LEVELS)[number],
  { endJdUT, lord }: Period<Planet>,
): DashaLordReading {
  const { house, signIndex } = chart.planets[lord];
  const untilDate = writtenDate(birth.time.clock, endJdUT);
  const companions = PLANETS.filter((other) => other !== lord && chart.signs[other] === signIndex);
  const running = CONDITIONAL[names.lang].running({ level, lord, untilDate, companions });
  const stands = DASHA[names.lang].lord_stands({ lord, houses: ownedHouses(chart, lord), house, signIndex });
  return { level, lord: planetId(lord), house, text: `${running} ${stands}`, confidence: 'interpretive' };
}
