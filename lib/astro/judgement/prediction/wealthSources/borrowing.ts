/** How debts behave: the 6th house and its lord against the 2nd and the 11th (BPHS 17; Phaladeepika 15; interpretive). */
import { occupants } from '../../../chart/chart.ts';
import { linkBetween, isTie } from '../../../chart/links.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import { isBenefic } from '../../../planet/nature.ts';
import { windowAges } from '../../../stage.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { AreaContext } from '../../areaContext.ts';
import type { TimingPlan } from '../../timing/timingWindows.ts';
import { lordOnly, ofHouse, passageTrigger, significators } from '../../timing/windowPoints.ts';
import type { DebtBehaviour, DebtEase } from './facts.ts';

export interface Debt {
  readonly ease: DebtEase;
  readonly behaviour: DebtBehaviour;
  /** Lord of the 6th, and the house it stands in. */
  readonly lord: Planet;
  readonly atHouse: number;
  /** Lords of the 2nd and the 11th. */
  readonly keepers: readonly Planet[];
}

/** A lead in strength that decides. Interpretive. */
const LEAD = 6;

/** Judges how debts behave. */
export function debt(context: AreaContext): Debt {
  const { chart } = context;
  const lord = lordOfHouse(chart, 6);
  const keepers = [...new Set([2, 11].map((house) => lordOfHouse(chart, house)))];
  return {
    ease: easeOf(context, lord, keepers),
    behaviour: behaviourOf(context, lord),
    lord,
    atHouse: chart.planets[lord].house,
    keepers,
  };
}

function easeOf({ strengths }: AreaContext, lord: Planet, keepers: readonly Planet[]): DebtEase {
  const kept = keepers.reduce((sum, planet) => sum + strengths[planet].value, 0) / keepers.length;
  const lead = kept - strengths[lord].value;
  if (lead >= LEAD) return 'light';
  return lead <= -LEAD ? 'heavy' : 'even';
}

function behaviourOf({ chart }: AreaContext, lord: Planet): DebtBehaviour {
  const { house: at } = chart.planets[lord];
  const isBoundTo = (house: number) => {
    const other = lordOfHouse(chart, house);
    return at === house || chart.planets[other].house === 6 || isTie(linkBetween(chart, lord, other));
  };
  if (at === 8 || at === 12) return 'falls_away';
  if (occupants(chart, 6).some((planet) => !isBenefic(chart, planet))) return 'cleared';
  if ([10, 11].some(isBoundTo)) return 'working';
  return [2, 4, 7].some(isBoundTo) ? 'family' : 'plain';
}

/** Returns the plan of the windows in which borrowing needs care. */
export function debtPlan({ chart, person }: AreaContext): TimingPlan {
  const passed = [2, 6, 11];
  return {
    significators: significators([...ofHouse(chart, 6, true), lordOnly(chart, 12, true), lordOnly(chart, 8)]),
    triggers: [passageTrigger(chart, 'Saturn', passed, 15, true), passageTrigger(chart, 'Rahu', passed, 10, true)],
    movers: ['Saturn', 'Rahu'],
    ages: windowAges('wealth', person),
    isCaution: true,
  };
}
