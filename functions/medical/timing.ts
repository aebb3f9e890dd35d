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
import { named } from '../../lib/astro/planetWords.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { isStayAt, type Stay } from '../../lib/astro/transit/stays.ts';
import { DAYS_PER_YEAR, unixMsFromJd } from '../../lib/astro/time.ts';
import type { MedicalAnalysis, MedicalTransit } from '../../lib/schemas/medical/analysis.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { timingContext } from '../../lib/birth/requestedArea.ts';
import { formatJd, localDate } from '../../lib/time/placeClock.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { significatorRecord, spanWords, windowRecords } from '../../lib/records/evidence/timingWindows.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

const MATTER = 'health';
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
    most: timing.most,
    components: timing.parts.map((part) => ({ ...part })),
    periods: timing.periods.map((burden) => periodRecord(context, burden)),
    transits: timing.transits && timing.transits.map((burden) => transitRecord(context, medical, searched, burden)),
    years_ahead: years,
    until: formatJd(clock, untilJdUT),
    windows: windowRecords(context, windows.slice(0, MOST_WINDOWS), MATTER),
    windows_found: windows.length,
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    text: timingText(context, timing, windows),
  };
}

function periodRecord(
  context: BirthContext,
  { acting, lord, part }: PeriodBurden,
): MedicalAnalysis['timing']['periods'][number] {
  return {
    ...actingRecord(context, acting),
    reasons: [...lord.reasons],
    asks_for_care: lord.share > 0,
    points: part.points,
    max: part.max,
    text: `${part.label} (${spanWords(context, acting.period)}).`,
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
    text: `${part.label}${current ? stayText(context, current) : ''}.`,
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

/** Returns ` (from 29 Mar 2025 to 3 Jun 2027)`, as far as the ephemeris reaches. */
function stayText({ birth }: BirthContext, { endJdUT, startJdUT }: Stay): string {
  const date = (jdUT: number) => dateText(localDate(birth.time.clock, unixMsFromJd(jdUT)), 'en');
  const from = startJdUT === null ? [] : [`from ${date(startJdUT)}`];
  const until = endJdUT === null ? [] : [`to ${date(endJdUT)}`];
  const said = [...from, ...until].join(' ');
  return said === '' ? '' : ` (${said})`;
}

const WINDOWS_DESCRIBED = 3;

function timingText(context: BirthContext, timing: HealthTiming, windows: readonly TimingWindow[]): string {
  const { most, periods, transits, value } = timing;
  const burdened = periods.filter(({ lord }) => lord.share > 0);
  const acts =
    periods.length === 0
      ? 'No dasha period acts at this time.'
      : burdened.length > 0
        ? `Acting periods that ask for care: ${burdened.map(({ part }) => part.label).join('; ')}.`
        : `None of the acting periods (${periods.map(({ lord }) => named(lord.planet)).join(' – ')}) asks for special care.`;
  const touching = (transits ?? []).filter(({ touched }) => touched.length > 0);
  const passing =
    transits === null
      ? 'Transits are left out, as asked, and count in no score.'
      : touching.length > 0
        ? `${touching.map(({ part }) => part.label).join('; ')}.`
        : 'Saturn, Mars and the nodes pass no place of health now.';
  const described = windows
    .slice(0, WINDOWS_DESCRIBED)
    .map((window) => `${spanWords(context, window)} (${window.score})`);
  const ahead =
    described.length > 0
      ? `Times that ask for more care: ${described.join('; ')}.`
      : 'No window of special care lies in the time searched.';
  return `The time burdens health with ${value} of ${most}. ${acts} ${passing} ${ahead}`;
}
