/** Builds the record of the plan of remedies, and the reasons that it rests on. */
import { JAPA_DAYS } from '../../astro/judgement/remedy/japa.ts';
import type { PlanStep, RemedyPlan } from '../../astro/judgement/remedy/remedyPlan.ts';
import type { NeedPart } from '../../astro/judgement/remedy/remedyNeeds.ts';
import { anyRemedyOf } from '../../astro/remedy/aidedRemedies.ts';
import type { LifeStage } from '../../astro/stage.ts';
import { HANUMAN_CHALISA } from '../../astro/judgement/remedy/recital.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import { MS_PER_DAY, unixMsFromJd } from '../../astro/time.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { nextDate } from '../../birth/remedyDays.ts';
import { requestedPlan } from '../../birth/requestedPlan.ts';
import type * as wire from '../../schemas/remedy/remedyPlan.ts';
import type { Remedy } from '../../schemas/common/records.ts';
import { localDate } from '../../time/placeClock.ts';
import type { Names } from '../../words/names.ts';
import type { NeedClause } from '../../words/facts/remedies/remedy.ts';
import { PLAN } from '../../words/subjects/remedies/remedyPlan.ts';
import { REMEDY } from '../../words/subjects/remedies/remedy.ts';
import { remedyRecord, riteRecord } from './remedyRecord.ts';

/** Returns the plan of remedies of a birth as every answer tells it. */
export function planRecord(context: BirthContext, plan: RemedyPlan = requestedPlan(context)): wire.RemedyPlan {
  return plan.steps.map((step, index) => stepRecord(context, step, index + 1, plan.person.stage));
}

function stepRecord(context: BirthContext, step: PlanStep, priority: number, stage: LifeStage): wire.RemedyStep {
  const { names } = context;
  const { call, kind, planet, reasons } = step;
  const startsOn = nextDate(context, planet);
  const until = untilDate(context, step, startsOn);
  const act =
    kind === 'recital'
      ? recitalRecord(priority, names)
      : remedyRecord(anyRemedyOf(planet, kind, stage), priority, needsReason(context, planet, reasons), names);
  return {
    ...act,
    planet_name: names.planet(planet),
    call,
    starts_on: startsOn,
    until,
    text: PLAN[names.lang].step({ kind, planet, startDate: startsOn, untilDate: until, isForChild: stage === 'child' }),
  };
}

/** Returns the record of what is recited in sade sati besides the mantra of Saturn. */
export function recitalRecord(priority: number, names: Names): Remedy {
  const { details, title, when } = HANUMAN_CHALISA;
  const texts = { title: names.text(title), details: names.text(details), when: names.text(when) };
  return riteRecord(HANUMAN_CHALISA, texts, priority, PLAN[names.lang].recital_reason({}));
}

function untilDate(context: BirthContext, { untilJdUT }: PlanStep, startsOn: string): string {
  const kept = new Date(Date.parse(`${startsOn}T00:00:00Z`) + JAPA_DAYS * MS_PER_DAY).toISOString().slice(0, 10);
  const end = untilJdUT === null ? null : localDate(context.birth.time.clock, unixMsFromJd(untilJdUT));
  return end !== null && end > startsOn ? end : kept;
}

type Need = Pick<NeedPart, 'need' | 'untilJdUT'>;

/** Returns a reason of a need with the date on which it ends. */
export function needClause({ birth }: BirthContext, { need, untilJdUT }: Need): NeedClause {
  return { need, until: untilJdUT === null ? null : localDate(birth.time.clock, unixMsFromJd(untilJdUT)) };
}

/** Returns why a remedy is named for a planet, in the language of the answer. */
export function needsReason(context: BirthContext, planet: Planet, parts: readonly Need[]): string {
  return REMEDY[context.names.lang].reason({ planet, needs: parts.map((part) => needClause(context, part)) });
}
