/** New and full moons within a time. */
import { wrap180 } from '../../angle.ts';
import { ttFromUt, utFromTt } from '../../earth/deltaT.ts';
import { crossings, TOLERANCE_DAYS } from '../../search.ts';
import type { TimeSpan } from '../../time.ts';
import type { Track } from '../track.ts';

export const MOON_PHASES = ['new_moon', 'full_moon'] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

export interface MoonPhaseAt {
  readonly phase: MoonPhase;
  readonly jdUT: number;
}

/** Degrees of the Moon ahead of the Sun. */
const AHEAD_DEG: Readonly<Record<MoonPhase, number>> = { new_moon: 0, full_moon: 180 };
const STEP_DAYS = 5;

/** Lists new and full moons in `startJdUT <= jdUT < endJdUT`, in order. */
export function moonPhases(moon: Track, sun: Track, { endJdUT, startJdUT }: TimeSpan): MoonPhaseAt[] {
  const found = MOON_PHASES.flatMap((phase) => {
    const beyond = (jdTT: number) => wrap180(moon.at(jdTT).longitudeDeg - sun.at(jdTT).longitudeDeg - AHEAD_DEG[phase]);
    return [...crossings(beyond, ttFromUt(startJdUT), ttFromUt(endJdUT), STEP_DAYS, TOLERANCE_DAYS)].map(({ x }) => ({
      phase,
      jdUT: utFromTt(x),
    }));
  });
  return found.sort((a, b) => a.jdUT - b.jdUT);
}
