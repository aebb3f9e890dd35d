/**
 * When a sade sati or dhaiya is felt most: Saturn on or near the degree of the Moon, stationary there, or on the
 * ascendant.
 */
import { separationDeg, wrap360 } from '../../lib/astro/angle.ts';
import { closeSpans, degreeHits, turnsOf } from '../../lib/astro/transit/hits.ts';
import type { SaturnPassage, SaturnPhase } from '../../lib/astro/transit/saturn.ts';
import { isStayAt } from '../../lib/astro/transit/stays.ts';
import { SIGN_ARC_DEG } from '../../lib/astro/tables/signs.ts';
import type { SadeSati } from '../../lib/schemas/transit/saturn.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import type { SaturnView } from '../../lib/records/transit/saturn.ts';
import { localDate } from '../../lib/records/transit/passages.ts';
import { SATURN_TRANSIT } from '../../lib/words/subjects/transit.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';

type SharpTime = SadeSati['sharp_times'][number];
type Kind = SharpTime['kind'];

interface Found extends TimeSpan {
  readonly kind: Kind;
  readonly text: string;
}

const NEAR_DEG = 10 / 3;
const CLOSE_DEG = 1;

/** A passage that reaches beyond the ephemeris is covered as far as the ephemeris goes. */
export function sharpTimes({ sky }: SaturnView, passage: SaturnPassage): SharpTime[] {
  const { Saturn } = sky.tracks;
  const { ascendant, planets } = sky.gochara.chart;
  const fromJdUT = passage.startJdUT ?? Saturn.startJdTT + 1;
  const untilJdUT = passage.endJdUT ?? Saturn.endJdTT - 1;
  const words = SATURN_TRANSIT[sky.names.lang];
  const date = (jdUT: number) => localDate(sky, jdUT);
  const { degreeDeg, point } = pointOf(passage, planets.Moon.longitudeDeg, planets.Moon.signIndex);
  const near = (kind: Kind, orbDeg: number) =>
    closeSpans(Saturn, degreeDeg, orbDeg, fromJdUT, untilJdUT).map((span): Found => ({
      ...span,
      kind,
      text: words.within_orb({ ...point, orbDeg, from: date(span.startJdUT), until: date(span.endJdUT) }),
    }));
  const exact = degreeHits(Saturn, degreeDeg, fromJdUT, untilJdUT).map(({ isForward, jdUT }): Found => ({
    ...at(jdUT),
    kind: 'exact',
    text: words.on_degree({ ...point, date: date(jdUT), isForward }),
  }));
  const stations = turnsOf(Saturn, fromJdUT, untilJdUT)
    .filter(({ longitudeDeg }) => separationDeg(longitudeDeg, degreeDeg) < NEAR_DEG)
    .map(({ jdUT, longitudeDeg, turns }): Found => ({
      ...at(jdUT),
      kind: 'station',
      text: words.turns_near({
        ...point,
        date: date(jdUT),
        turns,
        separationDeg: separationDeg(longitudeDeg, degreeDeg),
      }),
    }));
  const rising = degreeHits(Saturn, ascendant.longitudeDeg, fromJdUT, untilJdUT).map(({ jdUT }): Found => ({
    ...at(jdUT),
    kind: 'ascendant',
    text: words.on_ascendant({ date: date(jdUT) }),
  }));
  return [...near('within_3_20', NEAR_DEG), ...near('within_1', CLOSE_DEG), ...exact, ...stations, ...rising]
    .sort((a, b) => a.startJdUT - b.startJdUT)
    .map(({ endJdUT, kind, startJdUT, text }) => ({
      kind,
      start: formatJd(sky.clock, startJdUT),
      end: formatJd(sky.clock, endJdUT),
      phase: phaseAt(passage, startJdUT),
      is_past: endJdUT < sky.jdUT,
      text,
    }));
}

const at = (jdUT: number): TimeSpan => ({ startJdUT: jdUT, endJdUT: jdUT });

/** In dhaiya Saturn never meets the natal Moon: the same degree of the transited sign is used instead. */
function pointOf(
  { kind, stays }: SaturnPassage,
  moonDeg: number,
  moonSignIndex: number,
): { degreeDeg: number; point: { signIndex: number; moonSignIndex: number } } {
  if (kind === 'sade_sati') return { degreeDeg: moonDeg, point: { signIndex: moonSignIndex, moonSignIndex } };
  const { house, index } = stays[0]!;
  return {
    degreeDeg: wrap360(moonDeg + (house - 1) * SIGN_ARC_DEG),
    point: { signIndex: index, moonSignIndex },
  };
}

function phaseAt({ stays }: SaturnPassage, jdUT: number): SaturnPhase | null {
  return stays.find((stay) => isStayAt(stay, jdUT))?.phase ?? null;
}
