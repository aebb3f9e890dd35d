/** The facts of a day given to a model: codes, numbers and dates of the relevant findings. */
import {
  otherPeriods,
  specialYogas,
  describedClosures,
  relevantTransits,
  describedShunned,
  describedWindows,
  type DayFacts,
} from '../day/words.ts';
import type { Span } from '../../schemas/common/panchangElements.ts';
import type { ClosureId } from '../../astro/judgement/tables/dayClosures.ts';
import { leadingCategories } from '../../astro/judgement/tables/dayCategories.ts';
import { TARAS } from '../../astro/tables/taras.ts';
import type { ModelFact } from '../model/task.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { mattersOf, type MatterReason } from './areas.ts';

/** Returns the facts; the text may name every time, number and date in them. */
export function summaryFacts(facts: DayFacts): Readonly<Record<string, ModelFact>> {
  const { class: kind, dhaiya, overall_score: score, panchang, place, sade_sati: sadeSati, target_date: date } = facts;
  const closures = describedClosures(facts);
  return {
    date,
    weekday: panchang.vara.number,
    score,
    stage: facts.stage,
    out_of: 100,
    class: kind,
    helps: sideOf(facts, 'do'),
    presses: sideOf(facts, 'leave'),
    categories: categories(facts),
    dasha: dasha(facts),
    transits: passages(facts),
    sade_sati_phase: sadeSati.phase ?? dhaiya.phase,
    moon: moon(facts),
    yogas: yogas(facts),
    best_times: describedWindows(facts).map((time) => ({
      ...clock(time, date),
      hora: time.hora,
      abhijit: time.is_abhijit,
      good_for: time.good_for.filter((id) => leadingCategories(facts.stage).includes(id)),
    })),
    shunned_times: describedShunned(facts).map((time) => ({ id: time.id, ...clock(time, date) })),
    closed_to_beginnings: closures.allDay.map(closureFact),
    closed_times: closures.times.map((time) => ({ id: closureFact(time.id), ...clock(time, date) })),
    remedies: facts.remedies.map(({ count, kind: how, planet }) => ({ planet, kind: how, count })),
    is_at_birth_place: place.source === 'birth',
    sun_stays: panchang.reason,
  };
}

/** As with reasons, no name that means death is given to a model. */
function closureFact(id: ClosureId): string {
  return id.replace('mrityu', 'weekday_against');
}

function sideOf({ recommendations }: DayFacts, kind: 'do' | 'leave'): ModelFact {
  return recommendations
    .filter((one) => one.kind === kind)
    .map(({ component, id, planet, points }) => ({ component, id, planet, points }));
}

function categories(facts: DayFacts): ModelFact {
  const described = mattersOf(facts).map(({ helpedBy, id, pressedBy, score }) => [
    id,
    [score, reasonFact(helpedBy), reasonFact(pressedBy)],
  ]);
  return Object.fromEntries(described) as ModelFact;
}

/** A yoga whose name means death is given to a model by its nature instead. */
function reasonFact(reason: MatterReason | null): ModelFact {
  if (reason === null) return null;
  const id = reason.id === 'mrityu_yoga' ? 'weekday_against_star' : reason.id;
  return [id, ...reason.planets.map(planetId)].join(' ');
}

/** The deepest dasha level that is given. */
const DESCRIBED_LEVELS = 3;
const CYCLE_YEARS = 120;

function dasha({ dasha: { path, reason } }: DayFacts): ModelFact {
  if (reason) return { none_as: reason, cycle_years: CYCLE_YEARS };
  return path.slice(0, DESCRIBED_LEVELS).map(({ end, lord }) => [lord, end.slice(0, 10)]);
}

function passages(facts: DayFacts): ModelFact {
  return relevantTransits(facts).map(
    ({ bindus, effect, house_from_moon: house, id, leaves_at: leaves, sign, vedha }) => ({
      planet: id,
      sign: sign.id,
      house_from_moon: house,
      effect: effect.result,
      until: leaves && leaves.slice(0, 10),
      until_time: leaves?.startsWith(facts.target_date) ? leaves.slice(11, 16) : null,
      by: vedha.by,
      ...(bindus !== null && { bindus, of_bindus: 8 }),
    }),
  );
}

function moon(facts: DayFacts): ModelFact {
  const { chandrabala, tarabala, target_date: date } = facts;
  const { combined, tara } = tarabala;
  return {
    sign: chandrabala.sign.id,
    house_from_moon: chandrabala.house,
    nakshatra: tara.nakshatra.id,
    paksha: chandrabala.paksha,
    tara: tara.id,
    combined,
    turns: otherPeriods(facts).map(({ end, house, isBefore, start, tara: number }) => ({
      ...clock({ start, end }, date),
      is_before_noon: isBefore,
      tara: TARAS[number - 1]!.id,
      house_from_moon: house,
    })),
  };
}

/** Favourable special yogas that may be named, each with its span. */
function yogas(facts: DayFacts): ModelFact {
  const described = specialYogas(facts, 'good').named;
  return facts.daily_yogas.of_the_day
    .filter(({ id }) => described.some((yoga) => yoga.id === id))
    .map(({ end, id, start }) => ({ id, ...clock({ start, end }, facts.target_date) }));
}

/** Times on the day itself as HH:MM, others with their date. */
function clock({ end, start }: Span, date: string): Record<'from' | 'to', string> {
  const described = (instant: string) => (instant.startsWith(date) ? instant.slice(11, 16) : instant.slice(0, 16));
  return { from: described(start), to: described(end) };
}
