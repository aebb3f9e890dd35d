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
import { SHASHTIAMSHAS } from '../../lib/astro/varga/tables/shashtiamshas.ts';
import type * as wire from '../../lib/schemas/karma/common.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { fitted, SHORT_CHARACTERS } from '../../lib/words/fitted.ts';
import { karmaBirth, saidKarma, type KarmaBirth, type KarmaNames } from './voice.ts';
import type { RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import { Warned } from '../../lib/records/warned.ts';
import { ACT_SOURCES, actRecords, nextDates, type NextDates } from './acts.ts';
import { DEBT_SOURCES, foundKarma } from './context.ts';
import { bodyHead, karmaClause, saidParts } from './places.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

type DebtSection = Omit<wire.KarmicDebts, 'headline' | 'short' | 'periods' | 'disclaimer' | 'sources'>;

export function debts(birth: BirthContext): Warned {
  const context = karmaBirth(birth);
  const { karma, plan, warnings } = foundKarma(context);
  const debtors = debtorsOf(karma);
  const found = foundDebts(karma, debtors);
  const section = debtSection(context, karma, debtors, found, { plan, dates: nextDates(context) });
  const present = found.filter((one) => one.debtors.length > 0).map(({ debt }) => debt.id);
  const data: wire.KarmicDebts = {
    headline: context.names.karma.debts_headline({ debts: present }),
    short: fitted([section.summary], SHORT_CHARACTERS),
    ...section,
    periods: karma.area.acting.map((period) => actingRecord(context, period)),
    disclaimer: disclaimerIn('karma', context.names.lang),
    sources: [...DEBT_SOURCES, ...ACT_SOURCES],
  };
  return new Warned(data, warnings);
}

/** What the acts against a debt depend on. */
interface ActChoice {
  readonly plan: RemedyPlan;
  readonly dates: NextDates;
}

/** @param choice null where the acts are left out */
export function debtSection(
  context: KarmaBirth,
  karma: KarmaContext,
  debtors: readonly Debtor[],
  found: readonly FoundDebt[],
  choice: ActChoice | null,
  isRemedyTold = true,
): DebtSection {
  const { names } = context;
  const present = found.filter((one) => one.debtors.length > 0);
  return {
    debts: found.map((one) => debtRecord(context, karma, one, choice, isRemedyTold)),
    minor_debts: minorDebts(karma, debtors).map(({ text, ...debtor }) => ({
      ...debtorRecord(karma, debtor, names),
      text: saidKarma(names, text),
    })),
    present_count: present.length,
    summary: debtSummary(karma, debtors, present, names),
  };
}

function debtRecord(
  context: KarmaBirth,
  karma: KarmaContext,
  found: FoundDebt,
  choice: ActChoice | null,
  isRemedyTold: boolean,
): wire.KarmicDebt {
  const { names } = context;
  const { debt, debtors, effect, past, reason, remedy } = found;
  const [heaviest] = debtors;
  const said = karmaClause(names);
  return {
    id: debt.id,
    name: names.of(debt),
    present: debtors.length > 0,
    shashtiamshas: debt.numbers.map((number) => ({ number, name: names.of(SHASHTIAMSHAS[number - 1]!) })),
    intensity: heaviest ? intensityRecord(heaviest.intensity, names) : null,
    planets: debtors.map((debtor) => debtorRecord(karma, debtor, names)),
    past_life_indication: past && said(past),
    current_effect: effect && said(effect),
    remedy: isRemedyTold && remedy ? said(remedy) : null,
    remedies: choice ? actRecords(context, debtActs(karma, found, choice.plan), choice.dates) : [],
    reason: said(reason),
  };
}

function debtorRecord({ places, area }: KarmaContext, { body, intensity }: Debtor, names: KarmaNames) {
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

function intensityRecord({ level, parts, points }: Intensity, names: KarmaNames): wire.Intensity {
  return { level, level_name: names.of(INTENSITIES[level]), points, components: saidParts(parts, names) };
}

function debtSummary(
  { places }: KarmaContext,
  debtors: readonly Debtor[],
  present: readonly FoundDebt[],
  names: KarmaNames,
): string {
  const [heaviest] = debtors;
  if (!heaviest) return names.karma.no_debts({});
  const { body } = heaviest;
  return names.karma.debts({
    present: present.map(({ debt, debtors: those }) => ({ debt: debt.id, bodies: those.map((one) => one.body) })),
    minor: debtors.length - present.reduce((sum, one) => sum + one.debtors.length, 0),
    body,
    shashtiamsha: places[body].number,
  });
}
