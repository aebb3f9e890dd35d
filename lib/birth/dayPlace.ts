/** Where a person's day is spent: the place of birth, or the current location. */
import type { ObserverPlace } from '../astro/earth/diurnal.ts';
import { isAbsent, writtenLocation, type WrittenLocation } from '../schemas/pdae/inputs.ts';
import type { DayPlaceRecord } from '../schemas/pdae/common.ts';
import { message } from '../words/message.ts';
import type { BirthMoment } from './castBirth.ts';
import { canonicalZone, placeClock, timezoneProblem, type PlaceClock } from '../time/civilTime.ts';
import { degrees } from '../astro/rounding.ts';
import { townCalled } from './towns.ts';
import { ZONE_PLACES } from '../time/tables/zonePlaces.ts';
import { warning } from '../schemas/common/warning.ts';

export interface DayPlace extends ObserverPlace {
  readonly clock: PlaceClock;
  /** `zone`: the main place of the time zone that was named; `town`: the one that was named. */
  readonly source: 'birth' | 'current_location' | 'zone' | 'town';
  /** Whether all that was sent of the place could be read; else it is the place of birth, or its zone is derived. */
  readonly isUnderstood: boolean;
}

/** Said wherever a place was to be read and could not be. */
export const LOCATION_NOT_UNDERSTOOD = warning(
  'not_understood',
  message('not_understood', { field: 'current_location' }),
);

type Located = Omit<DayPlace, 'isUnderstood'>;

/** Returns the place that a current location means; that of birth where it was not sent, or means none. */
export function dayPlace(location: unknown, { latitudeDeg, longitudeDeg, time }: BirthMoment): DayPlace {
  const atBirth = { latitudeDeg, longitudeDeg, clock: time.clock, source: 'birth' } as const;
  if (isAbsent(location)) return { ...atBirth, isUnderstood: true };
  const written = writtenLocation(location);
  const place = written && located(written);
  if (!place) return { ...atBirth, isUnderstood: false };
  return { ...place, isUnderstood: written.kind === 'name' || knownZone(written.timezone) === written.timezone };
}

function located(written: WrittenLocation): Located | null {
  if (written.kind === 'name') return zonePlace(written.name) ?? townPlace(written.name);
  const { latitude, longitude, timezone } = written;
  const clock = placeClock({ latitude, longitude, timezone: knownZone(timezone) });
  return { latitudeDeg: latitude, longitudeDeg: longitude, clock, source: 'current_location' };
}

/** A time zone that can be read; null stands for deriving it. */
function knownZone(timezone: string | null): string | null {
  return timezone !== null && timezoneProblem(timezone) === null ? timezone : null;
}

/** The main place of a time zone, by any accepted name; null where it is unknown or of no place, as UTC is. */
function zonePlace(name: string): Located | null {
  const zone = canonicalZone(name);
  const at = zone === null ? -1 : ZONE_PLACES.indexOf(`\n${zone} `);
  if (at < 0) return null;
  const [, latitude, longitude] = ZONE_PLACES.slice(at + 1, ZONE_PLACES.indexOf('\n', at + 1))
    .split(' ')
    .map(Number) as [number, number, number];
  const clock = placeClock({ latitude, longitude, timezone: name });
  return { latitudeDeg: latitude, longitudeDeg: longitude, clock, source: 'zone' };
}

function townPlace(name: string): Located | null {
  const town = townCalled(name);
  if (!town) return null;
  const { latitude, longitude } = town;
  return { latitudeDeg: latitude, longitudeDeg: longitude, clock: placeClock({ latitude, longitude }), source: 'town' };
}

/** Returns the record of where a day is spent, and who said so. */
export function dayPlaceRecord({ clock, latitudeDeg, longitudeDeg, source }: DayPlace): DayPlaceRecord {
  return { latitude: degrees(latitudeDeg), longitude: degrees(longitudeDeg), timezone: clock.name, source };
}
