/** What is odd about a place: coordinates that stand for "missing", look exchanged, or lie at a pole. */
import { message } from '../words/message.ts';
import type { SwapReason } from '../words/messages/civilTime.ts';
import { offsetAt, zonesAt, type PlaceClock } from '../time/placeClock.ts';
import { hasTownNear } from './towns.ts';
import { warning, type Warning } from '../schemas/common/warning.ts';
import { periodIndex } from '../time/zoneHistory.ts';
import { zoneNamed } from '../time/zones.ts';
import { SECONDS_PER_DAY } from '../astro/time.ts';

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns what a caller should know about a place, given its clock and an instant on it. */
export function placeWarnings(place: Coordinates, clock: PlaceClock, unixMs: number): Warning[] {
  const { latitude, longitude } = place;
  if (latitude === 0 && longitude === 0) return [warning('null_island', message('null_island', {}))];
  if (Math.abs(latitude) === 90) return [warning('polar_latitude', message('polar_latitude', {}))];
  const reason = swapReason(place, clock, unixMs);
  if (reason === null) return [];
  return [warning('coordinates_look_swapped', message('coordinates_look_swapped', { reason, latitude, longitude }))];
}

/** Tells why the two coordinates of a place look exchanged; null where they do not, or could not be. */
function swapReason(place: Coordinates, clock: PlaceClock, unixMs: number): SwapReason | null {
  const { latitude, longitude } = place;
  if (Math.abs(longitude) > 90) return null;
  const swapped = { latitude: longitude, longitude: latitude };
  if (clock.source === 'given' && fitsBetter(swapped, place, clock, unixMs)) return 'zone';
  const isOnSea = clock.source === 'derived' && clock.zone.name.startsWith('Etc/');
  const isFarNorth = Math.abs(latitude) > POLAR_DEG && !hasTownNear(latitude, longitude);
  if ((!isOnSea && !isFarNorth) || !isOnLand(swapped)) return null;
  return isFarNorth ? 'polar' : 'sea';
}

/** Beyond it lie few towns, and all of them are known. */
const POLAR_DEG = 66;

/** A clock may be hours off its sun: only where one place is much nearer to it are borders looked at. */
const MARGIN_SECONDS = 600;

/** Tells whether the clock sent is one of a place, and none of another. */
function fitsBetter(place: Coordinates, other: Coordinates, clock: PlaceClock, unixMs: number): boolean {
  if (!isZone(clock)) return false;
  const { utcOffsetSeconds } = offsetAt(clock, unixMs);
  const isSuspicious =
    secondsFromSun(place, utcOffsetSeconds) + MARGIN_SECONDS < secondsFromSun(other, utcOffsetSeconds);
  if (!isSuspicious) return false;
  const keeps = (there: Coordinates) =>
    (zonesAt(there.latitude, there.longitude) ?? []).some((name) => {
      const zone = zoneNamed(name);
      return zone !== null && zone.offsetsSeconds[periodIndex(zone, unixMs)] === utcOffsetSeconds;
    });
  return keeps(place) && !keeps(other);
}

/** An offset, or local mean time, is of no place. */
const isZone = ({ name }: PlaceClock) => name.includes('/') && !name.startsWith('Etc/');

function secondsFromSun({ longitude }: Coordinates, utcOffsetSeconds: number): number {
  const days = (utcOffsetSeconds - longitude * 240) / SECONDS_PER_DAY;
  return Math.abs(days - Math.round(days)) * SECONDS_PER_DAY;
}

function isOnLand({ latitude, longitude }: Coordinates): boolean {
  return (zonesAt(latitude, longitude) ?? []).some((name) => !name.startsWith('Etc/'));
}
