/** Warnings about clock and place, in English. */
import type { ClockMessages, SwapReason } from '../../messages/civilTime.ts';
import type { Sentences } from '../../sentences.ts';

const SWAP_REASONS: Readonly<Record<SwapReason, (place: string, swapped: string) => string>> = {
  zone: (place, swapped) => `${place} lies outside the time zone sent, ${swapped} lies within it.`,
  polar: (place, swapped) => `${place} lies in the far north or south, ${swapped} where people live.`,
  sea: (place, swapped) => `${place} lies in the open sea, ${swapped} on land.`,
};

export const CLOCKS_EN = {
  local_mean_time: ({ zone, offset }) =>
    `${zone} kept no standard time yet: the local mean time of the longitude is used, ${offset}.`,
  local_mean_time_not_city: ({ zone, offset, city, cityOffset }) =>
    `${zone} kept no standard time yet: the local mean time of the longitude is used, ${offset}. Send timezone "${cityOffset}" if the record is in the time of ${city}, which railways and offices used.`,
  local_mean_time_india: ({ offset, railwayOffset, city }) => {
    const railway = `Send timezone "railway_time" if the record is in the time of railways and telegraphs (Madras, ${railwayOffset})`;
    const ofCity = city ? `, or "${city.id}" if it is in ${city.name} time (${city.offset})` : '';
    return `Before 1906 India kept local mean time: that of the longitude is used, ${offset}. ${railway}${ofCity}.`;
  },
  city_time_in_use: ({ city, id, lastYear, cityOffset, used }) =>
    `Until ${lastYear} many clocks in ${city} showed ${city} time (${cityOffset}); ${used} is used. Send timezone "${id}" if the record is in ${city} time.`,
  city_time_ended: ({ city, lastYear, zone, offset }) =>
    `${city} time ended with ${lastYear}; ${zone} (${offset}) is used.`,
  coast_time: ({ zone, offset }) =>
    `${zone} has the clock of the coast (${offset}), which inland places of China did not all keep before 1949. Send timezone "LMT" if the record is in local mean time.`,
  zone_history_differs: ({ zone, offset, linkedZone, linkedOffset }) =>
    `${zone} then kept ${offset}. Programs that merge it with ${linkedZone} show ${linkedOffset}.`,
  timezone_ambiguous: ({ zone, other }) =>
    `Two clocks are in use here; ${zone} is taken. Send timezone "${other}" for the other.`,
  timezone_far_from_place: ({ zone }) =>
    `${zone} is far from this longitude. Check the sign of the longitude (east is positive) and the time zone.`,
  coordinates_look_swapped: ({ reason, latitude, longitude }) => {
    const place = `Latitude ${latitude}, longitude ${longitude}`;
    const swapped = `latitude ${longitude}, longitude ${latitude}`;
    return `Latitude and longitude look exchanged. ${SWAP_REASONS[reason](place, swapped)} The chart is for the place as sent.`;
  },
  null_island: () =>
    'Latitude 0, longitude 0 lies in the open sea and often means missing coordinates. Check the place.',
  polar_latitude: () => 'At a pole every direction is the same: ascendant and houses have no fixed meaning there.',
  nonexistent_local_time: ({ zone, local, used }) =>
    `${local} did not exist on the clock of ${zone}, which was set forward; ${used} is used.`,
  date_left_out: ({ zone, date }) => `The clock of ${zone} left out ${date} altogether; the day is not told.`,
  dst_overlap: ({ zone, local, first, second }) =>
    `${local} occurred twice in ${zone}; the first (${first}) is used. Send timezone "${second}" for the second.`,
  timezone_too_long: ({ most }) => `A time zone name has ${most} characters at most.`,
  timezone_offset_range: ({ got }) =>
    `A UTC offset must be between -14:00 and +14:00, written as +05:30 (got "${got}").`,
  timezone_abbreviation: ({ got, fullName }) =>
    `"${got}" is an abbreviation with several meanings. Send the full name, such as "${fullName}".`,
  timezone_unknown: ({ got, nearest }) =>
    nearest === null
      ? `Unknown time zone "${got}". Send an IANA name such as "Asia/Kolkata", an offset such as "+05:30", or leave it out.`
      : `Unknown time zone "${got}". Did you mean "${nearest}"? An offset such as "+05:30" works too.`,
} satisfies Sentences<ClockMessages>;
