/** What every answer of /remedy is made from: the birth and the time judged, what calls for remedies, and the records of it. */
import { countFrom } from '../../lib/astro/angle.ts';
import { anyRemedyOf } from '../../lib/astro/remedy/aidedRemedies.ts';
import type { AreaContext } from '../../lib/astro/judgement/areaContext.ts';
import { remedyPicks, type PickedKind, type RemedyPick } from '../../lib/astro/judgement/remedy/picks.ts';
import {
  REMEDY_NEED_SOURCES,
  remedyNeeds,
  type NeedLevel,
  type NeedPart,
  type PlanetNeed,
} from '../../lib/astro/judgement/remedy/remedyNeeds.ts';
import { citation, type Source } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SADE_SATI_PHASES, saturnLife, saturnPhase, saturnStanding } from '../../lib/astro/transit/saturn.ts';
import { trackOf } from '../../lib/astro/transit/track.ts';
import type { Meta } from '../../lib/schemas/common/envelope.ts';
import type * as wire from '../../lib/schemas/remedy/common.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import { formatJd } from '../../lib/time/placeClock.ts';
import type { Named } from '../../lib/words/names.ts';
import { planetHead } from '../../lib/records/common.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { weekdayRecord } from './remedyWeekdays.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { say } from '../../lib/words/say.ts';
import { NEED, REMEDY } from '../../lib/words/subjects/remedies/remedy.ts';
import { causesOf, needText, partText, remedyReasonText, remedySummaryText, unneededText } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export interface RemedyView {
  readonly context: BirthContext;
  readonly area: AreaContext;
  /** The most urgent first. */
  readonly needs: readonly PlanetNeed[];
  readonly warnings: Meta['warnings'];
}

export function remedyView(context: BirthContext): RemedyView {
  const { area, warnings } = requestedArea(context);
  return { context, area, needs: remedyNeeds(area, sadeSatiEndJdUT(context, area)), warnings };
}

/** When the current sade sati ends; null where none is current, or its end is outside the ephemeris. */
function sadeSatiEndJdUT({ chart, ephemeris, nowJdUT }: BirthContext, { passing }: AreaContext): number | null {
  const phase = saturnPhase(countFrom(chart.signs.Moon, passing.Saturn));
  if (!SADE_SATI_PHASES.some((one) => one === phase)) return null;
  const saturn = trackOf('Saturn', ephemeris, chart.conventions);
  const { passages } = saturnLife(saturn, chart.signs.Moon, nowJdUT, nowJdUT, nowJdUT);
  const all = passages.filter(({ kind }) => kind === 'sade_sati');
  return saturnStanding(all, nowJdUT).passage?.endJdUT ?? null;
}

/** The fields that every answer begins with. */
export function answerHead({ context, needs, area }: RemedyView) {
  return {
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
  { context, needs }: RemedyView,
  kind: PickedKind,
  extra: (planet: Planet, picks: readonly RemedyPick[]) => Extra,
) {
  const picks = remedyPicks(needs, kind);
  return picks.map((pick, index) => {
    const { planet, urgency } = pick.need;
    const causes = causesOf(pick);
    return {
      ...remedyRecord(anyRemedyOf(planet, kind), index + 1, remedyReasonText(context, planet, causes), context.names),
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

/** The planets for which a kind of remedy is not recommended, each with the reason. */
export function notNeeded({ context, needs }: RemedyView, kind: PickedKind): wire.NotNeeded[] {
  const picked = new Set(remedyPicks(needs, kind).map(({ need }) => need.planet));
  return needs
    .filter(({ planet }) => !picked.has(planet))
    .map((need) => ({ ...planetHead(need.planet, context.names), reason: unneededText(context, need, kind) }));
}

/** The fields that every answer ends with. */
export function answerEnd({ context, needs }: RemedyView, kind: PickedKind, sources: readonly Source[] = []) {
  return {
    summary: remedySummaryText(context, kind, remedyPicks(needs, kind), (planet) => anyRemedyOf(planet, kind)),
    note: disclaimerIn('remedies', context.names.lang),
    sources: [...REMEDY_NEED_SOURCES, ...sources].map(citation),
  };
}
