/** Records of places of the planets on the equator and over the horizon, and of fixed significators. */
import * as v from 'valibot';
import { FIXED_KARAKA_STRENGTHS, RELATIVES } from '../../astro/jaimini/fixedKarakas.ts';
import {
  HouseNumber,
  list,
  localName,
  nine,
  number,
  orNull,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
  yes,
} from '../common/records.ts';

export const EquatorialPlaces = record('EquatorialPlaces', 'Apparent places on the equator of date', {
  obliquity: number('True, degrees'),
  planets: nine(
    v.object({
      id: PlanetId,
      right_ascension: number('Degrees'),
      declination: number('Degrees, north positive'),
      distance_au: orNull(v.number(), 'Null for the nodes'),
      is_out_of_bounds: yes('Farther from the equator than the obliquity'),
    }),
  ),
  out_of_bounds: textOrNull('Which planets are; null where none is'),
});

export const HorizontalPlaces = record('HorizontalPlaces', 'Places over the horizon of the birth', {
  planets: nine(
    v.object({
      id: PlanetId,
      altitude: number('Degrees; geocentric, without refraction'),
      azimuth: number('Degrees from north through east'),
      is_above_horizon: v.boolean(),
    }),
  ),
});

export const FixedKarakas = record('FixedKarakas', 'Fixed significators of relatives (sthira karakas)', {
  strength: v.picklist(FIXED_KARAKA_STRENGTHS),
  karakas: list(
    v.object({
      id: v.picklist(RELATIVES),
      name: localName,
      also: textOrNull('Whom else it stands for'),
      candidates: list(PlanetId, 'Two where the stronger is taken'),
      planet: PlanetId,
      sign: SignRef,
      house: HouseNumber,
      reading: text('Why this planet, and where it stands'),
    }),
    'Eight',
  ),
  notes: v.array(v.string()),
  sources,
});
export type FixedKarakas = v.InferOutput<typeof FixedKarakas>;

/** Fields of positions that are absent where they were not asked for. */
export const coordinateParts = {
  equatorial: v.optional(EquatorialPlaces),
  horizontal: v.optional(HorizontalPlaces),
};
export type EquatorialPlaces = v.InferOutput<typeof EquatorialPlaces>;
export type HorizontalPlaces = v.InferOutput<typeof HorizontalPlaces>;
/** Both, as far as they were asked for. */
export type CoordinateParts = Partial<
  Readonly<Record<'equatorial', EquatorialPlaces> & Record<'horizontal', HorizontalPlaces>>
>;
