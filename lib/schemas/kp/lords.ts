/** Lords by Krishnamurti Paddhati, of /kp and of the paths that add them. */
import * as v from 'valibot';
import { count, number, orNull, PlanetId, record } from '../common/records.ts';

const longitude = number('By the ayanamsa of KP, degrees, 0 <= x < 360');

export const lordEntries = {
  sign_lord: PlanetId,
  star_lord: PlanetId,
  sub_lord: PlanetId,
  sub_sub_lord: PlanetId,
  fourth_lord: v.optional(PlanetId),
  sub_number: count('Of the 249 arcs', 1, 249),
  arcseconds_to_border: number('To the nearer end of that arc'),
  near_border: orNull(
    v.picklist(['sub', 'sub_sub']),
    'Lords from this level on are doubtful: a border is within 2 arc-seconds',
  ),
};

export const KpLords = record('KpLords', 'Lords of a longitude by Krishnamurti Paddhati', {
  longitude,
  ...lordEntries,
});
export type KpLords = v.InferOutput<typeof KpLords>;

/** Field of a planet, present where it is asked for. */
export const addedLords = { kp: v.optional(KpLords) };

/** Field of a house, present where it is asked for. */
export const addedCuspLords = {
  kp: v.optional(orNull(KpLords, 'Of its cusp by Placidus; null beyond the polar circles')),
};
