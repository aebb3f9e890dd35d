/** The layer of time: acting periods, transits with start and end of their stays, windows that need care. */
import { countFrom } from '../../lib/astro/angle.ts';
import { carePlan } from '../../lib/astro/judgement/timing/carePlan.ts';
import type { HealthPlace, MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import type { HealthTiming, PeriodBurden, TransitBurden } from '../../lib/astro/judgement/medical/timing.ts';
import { WEAK_FROM } from '../../lib/astro/judgement/medical/weights.ts';
import {
  timingWindows,
  type TimingContext,
  type TimingWindow,
} from '../../lib/astro/judgement/timing/timingWindows.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { isStayAt, type Stay } from '../../lib/astro/transit/stays.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import type { MedicalAnalysis, MedicalTransit } from '../../lib/schemas/medical/analysis.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { timingContext } from '../../lib/birth/requestedArea.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { significatorRecord, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import type { MedicalWords } from '../../lib/words/facts/medical.ts';
import { say } from '../../lib/words/say.ts';
import type { Sentences } from '../../lib/words/sentences.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { pointsRecords } from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

/** A window takes several sentences: the most important ones are enough for any number of years. */
const MOST_WINDOWS = 6;

export function timingLayer(
  context: BirthContext,
  medical: MedicalContext,
  timing: HealthTiming,
  years: number,
): MedicalAnalysis['timing'] {
  const { birth, nowJdUT } = context;
  const { area, hasTransits, weaknesses } = medical;
  const { clock } = birth.time;
  const untilJdUT = nowJdUT + years * DAYS_PER_YEAR;
  const searched = timingContext(context, untilJdUT);
  const weak = PLANETS.filter((planet) => weaknesses[planet].value >= WEAK_FROM);
  const plan = carePlan(area, weak, hasTransits);
  const windows = timingWindows(searched, plan, nowJdUT, untilJdUT);
  return {
    analysis_at: formatJd(clock, nowJdUT),
    score: timing.value,
    percentile: timing.percentile,
    most: timing.most,
    components: pointsRecords(timing.parts, context.names),
    periods: timing.periods.map((burden) => periodRecord(context, burden)),
    transits: timing.transits && timing.transits.map((burden) => transitRecord(context, medical, searched, burden)),
    years_ahead: years,
    until: formatJd(clock, untilJdUT),
    windows: windowRecords(context, windows.slice(0, MOST_WINDOWS), MEDICAL[context.names.lang].matter({})),
    windows_found: windows.length,
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    text: timingText(context, timing, windows),
  };
}

function periodRecord(
  context: BirthContext,
  { acting, lord, part }: PeriodBurden,
): MedicalAnalysis['timing']['periods'][number] {
  const { lang } = context.names;
  const { endJdUT, startJdUT } = acting.period;
  return {
    ...actingRecord(context, acting),
    reasons: lord.reasons.map((reason) => say(MEDICAL, reason, lang)),
    asks_for_care: lord.share > 0,
    points: part.points,
    max: part.max,
    text: MEDICAL[lang].period_of_care({
      ...part.label.args,
      from: dateAt(context, startJdUT),
      until: dateAt(context, endJdUT),
    }),
  };
}

/** Mars alone makes twenty passages in ten years; a later request shows later ones. */
const MOST_PASSAGES = 8;

function transitRecord(
  context: BirthContext,
  { places }: MedicalContext,
  searched: TimingContext,
  { part, planet, signIndex, touched }: TransitBurden,
): MedicalTransit {
  const { chart, names, nowJdUT } = context;
  const stays = searched.staysOf(planet);
  const current = stays.find((stay) => isStayAt(stay, nowJdUT)) ?? null;
  const felt = stays.flatMap((stay) => {
    const over = places.filter((place) => place.signIndex === stay.index);
    return over.length > 0 ? [passageRecord(context, stay, over)] : [];
  });
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house: countFrom(chart.ascendant.signIndex, signIndex),
    entered_at: instant(context, current && current.startJdUT),
    leaves_at: instant(context, current && current.endJdUT),
    touches: touched.map(({ id }) => id),
    points: part.points,
    max: part.max,
    passages: felt.slice(0, MOST_PASSAGES),
    text: MEDICAL[names.lang].passing_planet({ ...part.label.args, ...stayDates(context, current) }),
  };
}

function passageRecord(
  context: BirthContext,
  stay: Stay,
  over: readonly HealthPlace[],
): MedicalTransit['passages'][number] {
  const { chart, names, nowJdUT } = context;
  return {
    places: over.map(({ id }) => id),
    sign: signRef(stay.index, names),
    house: countFrom(chart.ascendant.signIndex, stay.index),
    start: instant(context, stay.startJdUT),
    end: instant(context, stay.endJdUT),
    is_current: isStayAt(stay, nowJdUT),
  };
}

function instant({ birth }: BirthContext, jdUT: number | null): string | null {
  return jdUT === null ? null : formatJd(birth.time.clock, jdUT);
}

/** Returns the dates between which a stay lasts, as far as the ephemeris reaches. */
function stayDates(context: BirthContext, stay: Stay | null): { from: string | null; until: string | null } {
  const date = (jdUT: number | null) => (jdUT === null ? null : dateAt(context, jdUT));
  return { from: date(stay && stay.startJdUT), until: date(stay && stay.endJdUT) };
}

/** Returns the date of an instant at the place of birth, as ISO. */
function dateAt({ birth }: BirthContext, jdUT: number): string {
  return localDate(birth.time.clock, unixMsFromJd(jdUT));
}

const WINDOWS_DESCRIBED = 3;

function timingText(context: BirthContext, timing: HealthTiming, windows: readonly TimingWindow[]): string {
  const words = MEDICAL[context.names.lang];
  const { most, value } = timing;
  const described = windows.slice(0, WINDOWS_DESCRIBED).map(({ endJdUT, score, startJdUT }) => {
    return { from: dateAt(context, startJdUT), until: dateAt(context, endJdUT), value: score };
  });
  return [
    words.time_burden({ value, most }),
    periodsText(timing, words),
    transitsText(timing, words),
    described.length > 0 ? words.windows_of_care({ windows: described }) : words.no_windows({}),
  ].join(' ');
}

function periodsText({ periods }: HealthTiming, words: Sentences<MedicalWords>): string {
  if (periods.length === 0) return words.no_periods({});
  const burdened = periods.filter(({ lord }) => lord.share > 0);
  return burdened.length > 0
    ? words.periods_of_care({ periods: burdened.map(({ part }) => part.label.args) })
    : words.calm_periods({ planets: periods.map(({ lord }) => lord.planet) });
}

function transitsText({ transits }: HealthTiming, words: Sentences<MedicalWords>): string {
  if (transits === null) return words.transits_left_out({});
  const touching = transits.filter(({ touched }) => touched.length > 0);
  return touching.length > 0
    ? words.transits_of_care({ transits: touching.map(({ part }) => part.label.args) })
    : words.calm_transits({});
}
