/** Recommendations and remedies that follow from the score of a day. */
import { bestWindowFor, type BestWindow } from '../../lib/astro/judgement/day/bestWindows.ts';
import { planetBurdens, type PlanetBurden } from '../../lib/astro/judgement/day/burdens.ts';
import { partCounsel, type PartCounsel } from '../../lib/astro/judgement/day/counsels.ts';
import { leadingParts, type DayScorePart, type DayScore } from '../../lib/astro/judgement/day/score/dayScore.ts';
import type { LifeStage } from '../../lib/astro/stage.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { SADE_SATI_PHASES } from '../../lib/astro/transit/saturn.ts';
import { remedyOf, type RemedyKind } from '../../lib/astro/remedy/planetRemedies.ts';
import type { Recommendation } from '../../lib/schemas/pdae/common.ts';
import type { Remedy } from '../../lib/schemas/common/records.ts';
import { spanRecord } from '../../lib/records/day/common.ts';
import type { Names } from '../../lib/words/names.ts';
import type { PersonalDay } from '../../lib/birth/personalDay.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { recitalRecord } from '../../lib/records/remedy/remedyPlan.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { DAY_ADVICE } from '../../lib/words/subjects/day/advice.ts';
import { tenths } from '../../lib/astro/rounding.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import { partSaid } from './scoreRecords.ts';

/**
 * At most three of each side, the most important first.
 *
 * @param stage of the person on that day
 */
export function recommendations(
  score: DayScore,
  weighed: readonly BestWindow[],
  day: PersonalDay,
  stage: LifeStage,
): Recommendation[] {
  const { best, worst } = leadingParts(score);
  return [...best, ...worst].map((part) => recommendation(part, weighed, day, stage));
}

function recommendation(
  part: DayScorePart,
  weighed: readonly BestWindow[],
  day: PersonalDay,
  stage: LifeStage,
): Recommendation {
  const counsel = partCounsel(part, stage);
  const { names } = day;
  const when = part.points > 0 ? bestWithin(counsel, weighed) : counsel.isAllDay ? null : counsel;
  return {
    id: counsel.counselId,
    component: part.id,
    kind: part.points > 0 ? 'do' : 'leave',
    points: part.points,
    planet: counsel.planet && planetId(counsel.planet),
    text: names.text(counsel.counsel.text),
    ease: counsel.counsel.ease && names.text(counsel.counsel.ease),
    when: when && spanRecord(when, day),
    reason: partSaid(part, names),
  };
}

/** The best time while the component acts, within the hora of its planet if that is good. */
function bestWithin({ endJdUT, planet, startJdUT }: PartCounsel, weighed: readonly BestWindow[]): TimeSpan | null {
  const open = weighed.filter(({ purpose }) => purpose === 'beginnings');
  const within = open.filter((window) => startJdUT <= window.startJdUT && window.endJdUT <= endJdUT);
  return bestWindowFor(planet ? [planet] : [], within)?.window ?? null;
}

/** Kinds of remedies for the planet that burdens most, and for the second. */
const KINDS: readonly (readonly RemedyKind[])[] = [['mantra', 'donation'], ['mantra']];
/**
 * Planets with lighter burdens need no remedy; where none is heavier, the remedy is for the lord of the running
 * mahadasha. Interpretive.
 */
const LEAST_BURDEN = -1;

/**
 * Returns the remedies of a day, of kinds that suit every chart and age.
 *
 * @param mahadashaLord lord of the running mahadasha; null where none runs
 * @param stage of the person on that day
 */
export function dayRemedies(score: DayScore, mahadashaLord: Planet | null, stage: LifeStage, names: Names): Remedy[] {
  const all = planetBurdens(score);
  const burdens = all.filter(({ points }) => points <= LEAST_BURDEN);
  const saturn = isInSadeSati(score) ? all.find(({ planet }) => planet === 'Saturn') : undefined;
  if (saturn) return inSadeSati(saturn, burdens.find((one) => one !== saturn) ?? null, stage, names);
  if (burdens.length === 0) return mahadashaLord ? [kept(mahadashaLord, stage, names)] : [];
  return burdens
    .slice(0, KINDS.length)
    .flatMap((burden, i) => KINDS[i]!.map((kind) => ({ burden, kind })))
    .map(({ burden, kind }, i) =>
      remedyRecord(remedyOf(burden.planet, kind, stage), i + 1, burdenReason(burden, names), names),
    );
}

function isInSadeSati({ parts }: DayScore): boolean {
  return parts.saturn.pieces.some(({ found }) => SADE_SATI_PHASES.some((phase) => phase === found.phase));
}

/** As the plan of the birth begins then: the mantra of Saturn and the recital, before the mantra of another planet. */
function inSadeSati(saturn: PlanetBurden, other: PlanetBurden | null, stage: LifeStage, names: Names): Remedy[] {
  const mantra = (burden: PlanetBurden, priority: number) =>
    remedyRecord(remedyOf(burden.planet, 'mantra', stage), priority, burdenReason(burden, names), names);
  return [mantra(saturn, 1), recitalRecord(2, names), ...(other ? [mantra(other, 3)] : [])];
}

function kept(lord: Planet, stage: LifeStage, names: Names): Remedy {
  return remedyRecord(remedyOf(lord, 'mantra', stage), 1, DAY_ADVICE[names.lang].no_burden({ planet: lord }), names);
}

function burdenReason({ parts, planet, points }: PlanetBurden, { lang }: Names): string {
  return DAY_ADVICE[lang].burden({ planet, points: Math.abs(tenths(points)), parts: parts.map(({ part }) => part) });
}
