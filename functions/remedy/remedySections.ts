/** What every answer of /remedy is made from: the birth and the time judged, what calls for remedies, and the records of it. */
import { anyRemedyOf } from '../../lib/astro/remedy/aidedRemedies.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { remedyPicks, type RemedyPick } from '../../lib/astro/judgement/remedy/picks.ts';
import type { RemedyPlan } from '../../lib/astro/judgement/remedy/remedyPlan.ts';
import {
  REMEDY_NEED_SOURCES,
  type NeedLevel,
  type NeedPart,
  type PlanetNeed,
} from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import { citation, type Source } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type * as wire from '../../lib/schemas/remedy/common.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { requestedPlan } from '../../lib/birth/requestedPlan.ts';
import { needsReason, planRecord } from '../../lib/records/remedy/remedyPlan.ts';
import type { ToldKind } from '../../lib/words/facts/remedies/remedy.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import type { Named } from '../../lib/words/names.ts';
import { planetHead } from '../../lib/records/common.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { weekdayRecord } from './remedyWeekdays.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { say } from '../../lib/words/say.ts';
import { NEED, REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';
import { ageNote, causesOf, needText, partText, remedyTold, unneededText } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export interface RemedyView {
  readonly context: BirthContext;
  readonly area: AreaContext;
  readonly plan: RemedyPlan;
  /** The most urgent first. */
  readonly needs: readonly PlanetNeed[];
  readonly warnings: Meta['warnings'];
}

export function remedyView(context: BirthContext): RemedyView {
  const { area, warnings } = requestedArea(context);
  const plan = requestedPlan(context);
  return { context, area, plan, needs: plan.planets.map(({ need }) => need), warnings };
}

/** An answer in a line, and in a few sentences. */
interface Told {
  readonly headline: string;
  readonly short: string;
}

/** The fields that every answer begins with. */
export function answerHead({ context, needs, area, plan }: RemedyView, { headline, short }: Told) {
  return {
    headline,
    short,
    plan: planRecord(context, plan),
    acting: area.acting.map((period) => actingRecord(context, period)),
    planets: needs.map((need) => needRecord(context, need)),
  };
}

const LEVEL_NAMES: Readonly<Record<NeedLevel, Named>> = {
  urgent: { name: 'Urgent', sanskrit: 'अत्यावश्यक' },
  advised: { name: 'Advised', sanskrit: 'उचित' },
  helpful: { name: 'Helpful', sanskrit: 'सहायक' },
  slight: { name: 'Slight', sanskrit: 'अल्प' },
  none: { name: 'None', sanskrit: 'नहीं' },
};

function needRecord(context: BirthContext, need: PlanetNeed): wire.PlanetNeed {
  const { names } = context;
  const { burdens, offices, planet, strength, urgency } = need;
  return {
    ...planetHead(planet, names),
    strength,
    urgency: {
      score: urgency.value,
      percentile: urgency.percentile,
      level: urgency.level,
      level_name: names.of(LEVEL_NAMES[urgency.level]),
      components: urgency.parts.map(({ id, label, max, points }) => {
        return { id, label: partText(context, planet, label), points, max };
      }),
    },
    burdens: burdens.map((part) => clauseRecord(context, part)),
    offices: offices.map((part) => clauseRecord(context, part)),
    text: needText(context, need),
  };
}

function clauseRecord(
  { birth, names }: BirthContext,
  { id, need, untilJdUT }: NeedPart<wire.NeedClause['id']>,
): wire.NeedClause {
  return {
    id,
    text: say(NEED, need, names.lang),
    until: untilJdUT === null ? null : formatJd(birth.time.clock, untilJdUT),
  };
}

/** The items of one kind, each with the extra fields of that kind. */
export function itemRecords<Extra extends object>(
  { context, plan }: RemedyView,
  kind: ToldKind,
  extra: (planet: Planet, picks: readonly RemedyPick[]) => Extra,
) {
  const picks = remedyPicks(plan, kind);
  const { stage } = plan.person;
  return picks.map((pick, index) => {
    const { planet, urgency } = pick.need;
    const causes = causesOf(pick);
    const remedy = anyRemedyOf(planet, kind, stage);
    return {
      ...remedyRecord(remedy, index + 1, needsReason(context, planet, causes), context.names),
      planet_name: context.names.planet(planet),
      urgency: urgency.level,
      causes: causes.map((part) => clauseRecord(context, part)),
      weekday: weekdayRecord(planet, context.names),
      next_date: nextDate(context, planet),
      free_alternative: REMEDY[context.names.lang].free_alternative({ kind, planet }),
      ...extra(planet, picks),
    };
  });
}

/** The planets for which a kind of remedy is not named, each with the reason. */
export function notNeeded({ context, plan }: RemedyView, kind: ToldKind): wire.NotNeeded[] {
  return plan.planets
    .filter(({ kinds }) => !kinds.includes(kind))
    .map((one) => ({ ...planetHead(one.planet, context.names), reason: unneededText(context, one, kind) }));
}

/** What an answer says in a line and in a few sentences. */
export function toldOf({ context, plan }: RemedyView, kind: ToldKind): Told {
  return remedyTold(context, plan, kind);
}

/** The fields that every answer ends with. */
export function answerEnd({ context, plan }: RemedyView, kind: ToldKind, sources: readonly Source[] = []) {
  return {
    age_note: ageNote(context, plan.person, kind),
    summary: remedyTold(context, plan, kind).summary,
    note: disclaimerIn('remedies', context.names.lang),
    sources: [...REMEDY_NEED_SOURCES, ...sources].map(citation),
  };
}
