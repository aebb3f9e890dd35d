/** Sade sati and dhaiya of a chart: the passages of a life, the standing at an instant, and records of the stays. */
import { countFrom } from '../../astro/angle.ts';
import { ruledSpans } from '../../astro/judgement/day/saturnRule.ts';
import { LIFE_DAYS } from '../../astro/dasha/period.ts';
import { vimshottari } from '../../astro/dasha/vimshottari.ts';
import { practice } from '../../astro/source.ts';
import { SIGN_ARC_DEG } from '../../astro/tables/signs.ts';
import {
  phaseSpans,
  saturnLife,
  saturnStanding,
  type SaturnLife,
  type SaturnPassage,
  type SaturnStanding,
  type SaturnStay,
} from '../../astro/transit/saturn.ts';
import { saturnIntensity, type SaturnBand, type SaturnIntensity } from '../../astro/transit/saturnIntensity.ts';
import { stays } from '../../astro/transit/stays.ts';
import { SATURN_PASSAGES, SATURN_PHASES } from '../../astro/transit/tables/saturnPhases.ts';
import type { SaturnStatus } from '../../schemas/common/transit/saturnTransit.ts';
import { signRef } from '../common.ts';
import { instantOrNull, localDateOrNull, staySpanRecord, type TransitSky } from './passages.ts';
import type { Named } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { SATURN_TRANSIT } from '../../words/subjects/transit.ts';
import type { SaturnKind } from '../../words/facts/transit.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../astro/time.ts';
import { KANTAKA_HOUSES } from '../../astro/transit/tables/transitHouses.ts';

export const SATURN_SOURCES = [
  practice('Sade sati and dhaiya from the Moon, as books of gochara teach them'),
  practice('Intensity of a phase: interpretive points'),
];

/** Saturn over a whole life, seen from an instant. */
export interface SaturnView {
  readonly sky: TransitSky<'Saturn'>;
  readonly birthJdUT: number;
  /** The requested instant, or the end of a full life where that comes first. */
  readonly lastJdUT: number;
  readonly life: SaturnLife;
  /** Periods whose dasha lord is Saturn or the Moon. */
  readonly ruled: readonly TimeSpan[];
}

/** Within this many days each passage recurs: Saturn goes round in less than thirty years. */
export const NEXT_PASSAGE_DAYS = 32 * DAYS_PER_YEAR;

/**
 * Returns sade sati and dhaiya of a life, and the instant they are seen from.
 *
 * @param aheadDays how many days after the instant, or after a later birth, passages are searched
 */
export function saturnView(context: BirthContext, sky: TransitSky<'Saturn'>, aheadDays = Infinity): SaturnView {
  const { birth, chart } = context;
  const untilJdUT = Math.max(sky.jdUT, birth.jdUT) + aheadDays;
  const lastJdUT = Math.min(sky.jdUT, birth.jdUT + LIFE_DAYS);
  return {
    sky,
    birthJdUT: birth.jdUT,
    lastJdUT,
    life: saturnLife(sky.tracks.Saturn, chart.signs.Moon, birth.jdUT, lastJdUT, untilJdUT),
    ruled: ruledSpans(context.life(vimshottari)),
  };
}

/** Lists the passages of one kind in a life, in order. */
export function passagesOf({ life }: SaturnView, kind: SaturnKind): SaturnPassage[] {
  return life.passages.filter((passage) => (passage.kind === 'sade_sati') === (kind === 'sade_sati'));
}

/**
 * Returns how an instant stands to the passages of one kind.
 *
 * Before birth, and beyond the full span of life, no passage is current.
 */
export function standingOf(view: SaturnView, kind: SaturnKind): SaturnStanding {
  const passages = passagesOf(view, kind);
  if (isInLife(view)) return saturnStanding(passages, view.sky.jdUT);
  const isBefore = view.sky.jdUT < view.birthJdUT;
  const none = { stay: null, passage: null };
  return isBefore
    ? { ...none, previous: null, next: passages[0] ?? null }
    : { ...none, previous: passages.at(-1) ?? null, next: null };
}

function isInLife({ birthJdUT, sky }: SaturnView): boolean {
  return birthJdUT <= sky.jdUT && sky.jdUT < birthJdUT + LIFE_DAYS;
}

/** Judges stays of Saturn; the stays of Jupiter are searched once for all of them. */
export function intensities(view: SaturnView, of: readonly SaturnStay[]): SaturnIntensity[] {
  const { sky, ruled } = view;
  const fromJdUT = of[0]?.startJdUT ?? view.birthJdUT;
  const untilJdUT = of.at(-1)?.endJdUT ?? sky.tracks.Saturn.endJdTT;
  const jupiter = of.length === 0 ? [] : stays(sky.tracks.Jupiter, SIGN_ARC_DEG, fromJdUT, untilJdUT);
  const { ashtakavarga, chart } = sky.gochara;
  return of.map((stay) => saturnIntensity({ chart, ashtakavarga, moon: sky.tracks.Moon, jupiter, ruled }, stay));
}

const SATURN_BANDS: Readonly<Record<SaturnBand, Named>> = {
  severe: { name: 'Strong', sanskrit: 'प्रबल' },
  moderate: { name: 'Moderate', sanskrit: 'मध्यम' },
  mild: { name: 'Mild', sanskrit: 'हल्का' },
};

/** Returns the record of the intensity of a stay, 0 to 100. */
export function intensityRecord({ sky }: SaturnView, { band, parts, score }: SaturnIntensity) {
  return {
    score,
    band,
    band_name: sky.names.of(SATURN_BANDS[band]),
    components: parts.map((part) => ({ ...part, label: say(SATURN_TRANSIT, part.label, sky.names.lang) })),
  };
}

/** Returns the fields that every record of a passage begins with. */
export function passageHead({ sky }: SaturnView, passage: SaturnPassage) {
  const { kind, number } = passage;
  return { kind, name: SATURN_PASSAGES[kind][sky.names.lang], number, ...staySpanRecord(sky, passage) };
}

/** Returns how the instant stands to sade sati, or to dhaiya. */
export function saturnStatus(view: SaturnView, kind: SaturnKind): SaturnStatus {
  const { sky } = view;
  const { chart } = sky.gochara;
  const { signIndex } = sky.passing.Saturn.where;
  const house = countFrom(chart.signs.Moon, signIndex);
  const standing = standingOf(view, kind);
  const { next, passage, previous, stay } = standing;
  const intensity = stay && intensities(view, [stay])[0]!;
  const phase = stay && passage && phaseSpans(passage).find((span) => span.phase === stay.phase)!;
  const head = (of: SaturnPassage | null) => of && passageHead(view, of);
  return {
    is_active: stay !== null,
    is_paused: stay === null && passage !== null,
    phase: stay?.phase ?? null,
    phase_name: stay && SATURN_PHASES[stay.phase].name[sky.names.lang],
    saturn_sign: signRef(signIndex, sky.names),
    house_from_moon: house,
    house_from_lagna: countFrom(chart.ascendant.signIndex, signIndex),
    is_kantaka_shani: KANTAKA_HOUSES.includes(house),
    since: instantOrNull(sky, stay?.startJdUT ?? null),
    until: instantOrNull(sky, stay?.endJdUT ?? null),
    returns_at: instantOrNull(sky, returnOf(standing, sky.jdUT)?.startJdUT ?? null),
    phase_span: phase && staySpanRecord(sky, phase),
    intensity: intensity && intensityRecord(view, intensity),
    passage: head(passage),
    previous: head(previous),
    next: head(next),
    text: statusText(view, kind, standing, intensity),
  };
}

/** The stay in which the running phase comes again, or a paused passage resumes. */
function returnOf({ passage, stay }: SaturnStanding, jdUT: number): SaturnStay | null {
  const after = stay?.endJdUT ?? jdUT;
  const later = passage?.stays.filter(({ startJdUT }) => startJdUT !== null && startJdUT >= after) ?? [];
  return later.find(({ phase }) => stay === null || phase === stay.phase) ?? null;
}

function statusText(
  view: SaturnView,
  kind: SaturnKind,
  standing: SaturnStanding,
  intensity: SaturnIntensity | null,
): string {
  const { next, passage, previous, stay } = standing;
  const { sky } = view;
  const words = SATURN_TRANSIT[sky.names.lang];
  const place = saturnPlace(sky);
  const date = (jdUT: number | null) => localDateOrNull(sky, jdUT);
  const returnDate = date(returnOf(standing, sky.jdUT)?.startJdUT ?? null);
  if (stay && passage && intensity) {
    const { phase } = stay;
    const { band, score } = intensity;
    return [
      words.phase_runs({ ...place, phase, until: date(stay.endJdUT) }),
      ...(returnDate === null ? [] : [words.phase_returns({ phase, returnDate })]),
      words.passage_ends({ kind: passage.kind, number: passage.number, endDate: date(passage.endJdUT) }),
      words.phase_touches({ phase, stage: sky.stage, band, score }),
      words.phase_helps({ phase, stage: sky.stage }),
    ].join(' ');
  }
  if (passage) {
    return words.pauses({ ...place, kind, returnDate, endDate: date(passage.endJdUT) });
  }
  if (!isInLife(view)) return words.outside_life({ ...place, kind, isBefore: next !== null });
  return [
    words.none_runs({ ...place, kind }),
    ...(previous ? [words.last_ended({ endDate: date(previous.endJdUT) })] : []),
    next ? words.next_begins({ startDate: date(next.startJdUT) }) : words.none_begins({}),
  ].join(' ');
}

/** Returns where Saturn passes, as arguments of a sentence. */
export function saturnPlace({ passing, gochara }: TransitSky<'Saturn'>) {
  const { signIndex } = passing.Saturn.where;
  const moonSignIndex = gochara.chart.signs.Moon;
  return { signIndex, moonSignIndex, house: countFrom(moonSignIndex, signIndex) };
}
