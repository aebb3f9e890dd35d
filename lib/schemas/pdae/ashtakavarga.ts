/** Record of /pdae/ashtakavarga. */
import * as v from 'valibot';
import { ashtakavargaEntries, binduBand, sarvaBand } from '../common/ashtakavarga.ts';
import { twelve } from '../common/houseRef.ts';
import { DayPlaceRecord } from './common.ts';
import {
  count,
  HouseNumber,
  nine,
  number,
  PlanetId,
  planetHead,
  record,
  SignRef,
  sources,
  text,
  localName,
} from '../common/records.ts';
import { transitEntries } from '../common/transit/transit.ts';

const SignStrength = record('AshtakavargaSign', 'What a sign has to give, and who passes it', {
  sign: SignRef,
  house: v.pipe(HouseNumber, v.description('Whole sign, from the ascendant of birth')),
  bindus: count('Of all seven planets', 0, 56),
  difference: number('From the mean of a sign, 28.0833'),
  rank: count('1 for the most bindus; equal signs share a rank', 1, 12),
  band: sarvaBand,
  band_name: localName,
  most: v.pipe(
    v.array(PlanetId),
    v.description('Who has most of its own bindus there, and does best on its way through'),
  ),
  fewest: v.pipe(v.array(PlanetId), v.description('Who has fewest, and asks for most patience there')),
  passing: v.pipe(v.array(PlanetId), v.description('Planets that pass it at as_of')),
  reading: text('What this says of the sign in this chart, now'),
});

const { bindus, entered_at, house_from_lagna, house_from_moon, leaves_at, moorti, sarvashtakavarga, segments, sign } =
  transitEntries;

const MoortiNirnaya = record('MoortiNirnaya', 'The form in which a planet came into the sign that it passes', {
  ...planetHead,
  sign,
  house_from_moon,
  house_from_lagna,
  entered_at,
  leaves_at,
  moorti,
  reason: v.pipe(v.nullable(v.string()), v.description('Why there is no moorti; null where there is one')),
  bindus,
  band: v.pipe(v.nullable(binduBand), v.description('By its own bindus in the sign; null for the nodes')),
  band_name: v.pipe(v.nullable(v.string()), v.description('In the language asked for')),
  sarvashtakavarga,
  segments: v.pipe(segments, v.description('Each stay of the whole passage, with the moorti of its own ingress')),
  reading: text('What form and bindus say together'),
});

export const PersonalAshtakavarga = record('PersonalAshtakavarga', 'Ashtakavarga of birth, and the sky over it', {
  place: DayPlaceRecord,
  at: text('The instant of the passing planets: as_of'),
  ...ashtakavargaEntries,
  signs: v.pipe(twelve(SignStrength), v.description('Aries first')),
  strongest: v.pipe(v.array(SignRef), v.description('Signs with most bindus')),
  weakest: v.pipe(v.array(SignRef), v.description('Signs with fewest')),
  natal_moon_sign: v.pipe(SignRef, v.description('The sign of the Moon at birth, from which moortis are counted')),
  moorti_nirnaya: nine(MoortiNirnaya),
  summary_text: text('What stands out, in a few sentences'),
  notes: v.pipe(v.array(v.string()), v.description('What was chosen where texts or practice differ')),
  sources,
});
export type PersonalAshtakavarga = v.InferOutput<typeof PersonalAshtakavarga>;
