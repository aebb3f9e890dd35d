/** Answer of /karma/debts, also a section of the analysis. */
import {
  debtorsOf,
  foundDebts,
  minorDebts,
  type Debtor,
  type FoundDebt,
  type Intensity,
} from '../../lib/astro/judgement/karma/debts.ts';
import { birthHouse, type KarmaContext } from '../../lib/astro/judgement/karma/places.ts';
import { debtActs } from '../../lib/astro/judgement/karma/remedies.ts';
import { INTENSITIES } from '../../lib/astro/judgement/karma/tables/labels.ts';
import { bodyList } from '../../lib/astro/judgement/karma/words.ts';
import { capitalised } from '../../lib/astro/words.ts';
import { SHASHTIAMSHAS } from '../../lib/astro/varga/tables/shashtiamshas.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { Warned } from '../../lib/records/warned.ts';
import { ACT_SOURCES, actRecords, nextDates, type NextDates } from './acts.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';
import { bodyHead } from './places.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

type DebtSection = Omit<wire.KarmicDebts, 'periods' | 'disclaimer' | 'sources'>;

export function debts(context: BirthContext): Warned {
  const { karma, warnings } = foundKarma(context);
  const debtors = debtorsOf(karma);
  const data: wire.KarmicDebts = {
    ...debtSection(context, karma, debtors, foundDebts(karma, debtors), nextDates(context)),
    periods: karma.area.acting.map((period) => actingRecord(context, period)),
    disclaimer: disclaimerIn('karma', context.names.lang),
    sources: [...DEBT_SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}

/** @param dates null where the remedies are left out */
export function debtSection(
  context: BirthContext,
  karma: KarmaContext,
  debtors: readonly Debtor[],
  found: readonly FoundDebt[],
  dates: NextDates | null,
): DebtSection {
  const { names } = context;
  const present = found.filter((one) => one.debtors.length > 0);
  return {
    debts: found.map((one) => debtRecord(context, karma, one, dates)),
    minor_debts: minorDebts(karma, debtors).map(({ text, ...debtor }) => ({
      ...debtorRecord(karma, debtor, names),
      text,
    })),
    present_count: present.length,
    summary: debtSummary(karma, debtors, present),
  };
}

function debtRecord(
  context: BirthContext,
  karma: KarmaContext,
  found: FoundDebt,
  dates: NextDates | null,
): wire.KarmicDebt {
  const { names } = context;
  const { debt, debtors, effect, past, reason, remedy } = found;
  const [heaviest] = debtors;
  return {
    id: debt.id,
    name: names.of(debt),
    present: debtors.length > 0,
    shashtiamshas: debt.numbers.map((number) => ({ number, name: names.of(SHASHTIAMSHAS[number - 1]!) })),
    intensity: heaviest ? intensityRecord(heaviest.intensity, names) : null,
    planets: debtors.map((debtor) => debtorRecord(karma, debtor, names)),
    past_life_indication: past,
    current_effect: effect,
    remedy: dates && remedy,
    remedies: dates ? actRecords(context, debtActs(karma, found), dates) : [],
    reason,
  };
}

function debtorRecord({ places, area }: KarmaContext, { body, intensity }: Debtor, names: Names) {
  const { number, part } = places[body];
  return {
    ...bodyHead(body, names),
    number,
    sanskrit_name: part.name,
    hindi_name: part.sanskrit,
    house: birthHouse(area.chart, body),
    intensity: intensityRecord(intensity, names),
  };
}

function intensityRecord({ level, parts, points }: Intensity, names: Names): wire.Intensity {
  return { level, level_name: names.of(INTENSITIES[level]), points, components: parts.map((part) => ({ ...part })) };
}

function debtSummary({ places }: KarmaContext, debtors: readonly Debtor[], present: readonly FoundDebt[]): string {
  const [heaviest] = debtors;
  if (!heaviest) return 'Neither the ascendant nor a planet stands in a malefic shashtiamsha: no debt is told.';
  const minor = debtors.length - present.reduce((sum, one) => sum + one.debtors.length, 0);
  const others =
    minor > 0 ? ` ${minor === 1 ? 'One lesser part asks' : `${minor} lesser parts ask`} for attention besides.` : '';
  const { body, intensity } = heaviest;
  const lead = `The most weight lies on ${bodyList([body])} in ${places[body].part.name} (${intensity.points} points).`;
  if (present.length === 0) return `None of the five debts is told.${others} ${lead}`;
  const described = present.map(({ debt, debtors: those }) => {
    return `${debt.name.toLowerCase()} through ${bodyList(those.map((debtor) => debtor.body))}`;
  });
  return `${capitalised(described.join('; '))}: ${present.length} of the five. ${lead}${others}`;
}
