/** The layer of time: acting periods, transits with start and end of their stays, windows that need care. */
import { countFrom } from '../../lib/astro/angle.ts';
import { carePlan } from '../../lib/astro/judgement/timing/carePlan.ts';
import type { HealthPlace, MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import type { HealthTiming, PeriodBurden, TransitBurden } from '../../lib/astro/judgement/medical/timing.ts';
import type { AdviceAge } from '../../lib/astro/judgement/medical/telling.ts';
import {
  coveragePercent,
  timingWindows,
  type TimingContext,
  type TimingWindow,
} from '../../lib/astro/judgement/timing/timingWindows.ts';
import { windowAges } from '../../lib/astro/stage.ts';
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
import type { Names } from '../../lib/words/names.ts';
import { weakestOf } from './planets.ts';
import { pointsRecords } from './records.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function timingLayer(
  context: BirthContext,
  medical: MedicalContext,
  timing: HealthTiming,
  years: number,
  age: AdviceAge,
): TimedLayer {
  const { birth, nowJdUT } = context;
  const { area, hasTransits } = medical;
  const { clock } = birth.time;
  const words = MEDICAL[context.names.lang];
  const untilJdUT = nowJdUT + years * DAYS_PER_YEAR;
  const searched = timingContext(context, untilJdUT);
  const ages = windowAges('health', context.person());
  const plan = { ...carePlan(area, weakestOf(medical), hasTransits), ages };
  const windows = timingWindows(searched, plan, nowJdUT, untilJdUT);
  const layer: MedicalAnalysis['timing'] = {
    analysis_at: formatJd(clock, nowJdUT),
    score: timing.value,
    percentile: timing.percentile,
    most: timing.most,
    components: pointsRecords(timing.parts, context.names),
    periods: timing.periods.map((burden) => periodRecord(context, burden)),
    transits: timing.transits && timing.transits.map((burden) => transitRecord(context, medical, searched, burden)),
    years_ahead: years,
    until: formatJd(clock, untilJdUT),
    windows: windowRecords(context, windows, words.matter({ age })),
    coverage_percent: coveragePercent(windows, nowJdUT, untilJdUT),
    why: words.windows_chosen({}),
    windows_found: windows.length,
    significators: plan.significators.map((one) => significatorRecord(context, one)),
    text: timingText(context, timing, windows),
  };
  return { layer, windows };
}

/** The layer of time, and the windows in it. */
interface TimedLayer {
  readonly layer: MedicalAnalysis['timing'];
  readonly windows: readonly TimingWindow[];
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
  const described = windows.slice(0, WINDOWS_DESCRIBED).map(({ endJdUT, startJdUT }) => {
    return { from: dateAt(context, startJdUT), until: dateAt(context, endJdUT) };
  });
  return [
    transitsText(timing, words),
    described.length > 0 ? words.windows_of_care({ windows: described }) : words.no_windows({}),
  ].join(' ');
}

/** Percentiles from which the present time burdens health somewhat, and heavily (interpretive). */
const BURDENS = { some: 35, heavy: 75 };

/** Returns how much the present time burdens health, and by whose periods. */
export function presentText({ percentile, periods }: HealthTiming, { lang }: Names, age: AdviceAge): string {
  const words = MEDICAL[lang];
  const burden = percentile >= BURDENS.heavy ? 'heavy' : percentile >= BURDENS.some ? 'some' : 'light';
  return `${words.time_burden({ burden })} ${periodsText(periods, words, age)}`;
}

/** Levels of periods that last long enough to be named: sookshma and prana are days. */
const LASTING_LEVELS = 3;

/** Lists the periods that burden health and last. */
export function lastingBurdens(periods: HealthTiming['periods']): HealthTiming['periods'] {
  return periods.slice(0, LASTING_LEVELS).filter(({ lord }) => lord.share > 0);
}

function periodsText(periods: HealthTiming['periods'], words: Sentences<MedicalWords>, age: AdviceAge): string {
  if (periods.length === 0) return words.no_periods({});
  const lords = (of: HealthTiming['periods']) => [...new Set(of.map(({ lord }) => lord.planet))];
  const burdened = lords(lastingBurdens(periods));
  return burdened.length > 0
    ? words.periods_of_care({ planets: burdened, age })
    : words.calm_periods({ planets: lords(periods.slice(0, LASTING_LEVELS)) });
}

function transitsText({ transits }: HealthTiming, words: Sentences<MedicalWords>): string {
  if (transits === null) return words.transits_left_out({});
  const touching = transits.filter(({ touched }) => touched.length > 0).map(({ planet }) => planet);
  return touching.length > 0 ? words.transits_of_care({ planets: touching }) : words.calm_transits({});
}
