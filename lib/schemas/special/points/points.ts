/** Records of /special about points: special ascendants, upagrahas, sphutas, the avakahada chakra in full. */
import * as v from 'valibot';
import { BHRIGU_ARCS } from '../../../astro/points/sphutas.ts';
import { PART_INSTANTS } from '../../../astro/points/upagrahas.ts';
import { Avakahada, BirthPanchang, Sound } from '../../chart/birthParts.ts';
import {
  Confidence,
  count,
  HouseNumber,
  list,
  localName,
  NakshatraRef,
  number,
  orNull,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  textOrNull,
  yes,
} from '../../common/records.ts';
import { notes } from '../common.ts';

const SunriseRule = v.picklist(['visible', 'hindu']);
const reason = v.pipe(
  v.nullable(v.picklist(['polar_day', 'polar_night'])),
  v.description('Why it is not there: the Sun did not rise or set; else null'),
);
const longitude = number('Sidereal, degrees');
const degree = number('Within the sign');

export const PointPlace = record('PointPlace', 'Where a point falls', {
  longitude,
  sign: SignRef,
  degree,
  nakshatra: NakshatraRef,
  pada: count('1 to 4', 1, 4),
  house: HouseNumber,
});
export type PointPlace = v.InferOutput<typeof PointPlace>;

/** Of a point that may not be there, or that has a sign alone. */
const placeOrNull = {
  longitude: v.nullable(longitude),
  sign: v.nullable(SignRef),
  degree: v.nullable(degree),
  nakshatra: v.nullable(NakshatraRef),
  pada: orNull(v.number(), '1 to 4'),
  house: v.nullable(HouseNumber),
};

const company = {
  lord: orNull(PlanetId, 'Of the sign'),
  planets: list(PlanetId, 'In the sign'),
  aspected_by: list(PlanetId, 'Planets that aspect the sign'),
};

const SpecialLagna = record('SpecialLagna', 'An ascendant beside the one that rises', {
  id: v.picklist(['bhava', 'hora', 'ghati', 'vighati', 'pranapada', 'sree', 'indu', 'varnada']),
  name: localName,
  ...placeOrNull,
  ...company,
  degrees_per_minute: orNull(v.number(), 'How far a minute of the clock moves it; null where it moves unevenly'),
  alternative: orNull(
    v.object({
      sunrise_rule: SunriseRule,
      longitude,
      sign: SignRef,
      degree,
      house: HouseNumber,
      is_same_sign: yes('As by the rule used'),
    }),
    'Of hora and ghati: by the other rule of sunrise',
  ),
  reason,
  reading: textOrNull('What it means here'),
  confidence: v.pipe(Confidence, v.description('interpretive of vighati, which no text has, and of varnada')),
});

export const SpecialLagnas = record('SpecialLagnas', 'The special ascendants of a birth', {
  sunrise_rule: SunriseRule,
  sunrise: textOrNull('That began the day of the birth'),
  hours_since_sunrise: v.nullable(v.number()),
  reason,
  lagnas: list(SpecialLagna, 'Indu has a sign alone'),
  notes,
  sources,
});
export type SpecialLagnas = v.InferOutput<typeof SpecialLagnas>;

const RisingInstant = orNull(
  record('PointInstant', 'An instant of a part, and what rises then', { at: text('Instant'), longitude }),
  'Null where there is no part',
);

const TimedUpagraha = record('TimedUpagraha', 'A point that rises in a part of the day or the night', {
  id: v.picklist(['kala', 'mrityu', 'artha_prahara', 'yamaghantaka', 'gulika', 'mandi']),
  name: localName,
  part_lord: orNull(PlanetId, 'Whose part it rises in; null of mandi by ghatis'),
  part: orNull(v.number(), 'Which of the eight parts, from 1'),
  begin: RisingInstant,
  middle: RisingInstant,
  end: RisingInstant,
  ghati: orNull(v.number(), 'Of mandi by ghatis: ghatis of thirty after the half begins'),
  taken_at: v.picklist([...PART_INSTANTS, 'ghatis']),
  at: textOrNull('When it rises'),
  ...placeOrNull,
  ...company,
  other_reading: orNull(
    v.object({ lordless: v.string(), part: v.number(), longitude }),
    'Where the other lordless part moves it',
  ),
  reading: textOrNull('Of gulika and mandi: what it means here'),
});

export const Upagrahas = record('Upagrahas', 'Points counted from the Sun, and points that rise in parts of a day', {
  is_day_birth: yes('Between sunrise and sunset, or what stands for them'),
  weekday: count('Of the day from sunrise, 1 for Sunday', 1, 7),
  solar: list(
    record('SolarUpagraha', 'A point counted from the Sun', {
      id: v.picklist(['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu']),
      name: localName,
      ...PointPlace.pipe[0].entries,
    }),
    'Five, in the order in which each is counted from the one before',
  ),
  time_based: list(TimedUpagraha, 'Six, mandi last'),
  reason,
  notes,
  confidence: Confidence,
  sources,
});
export type Upagrahas = v.InferOutput<typeof Upagrahas>;

const SphutaPoint = record('SphutaPoint', 'A sum of longitudes', {
  id: text('prana to rahu_tithi'),
  name: localName,
  ...placeOrNull,
  navamsha_sign: v.nullable(SignRef),
  ...company,
  reason,
  reading: textOrNull('What it is counted for, and where it falls'),
});

const Grade = record('ParityGrade', 'Seed or field by the parity of sign and navamsa', {
  id: v.picklist(['beeja', 'kshetra']),
  grade: v.picklist(['strong', 'medium', 'weak']),
  is_sign_odd: v.boolean(),
  is_navamsha_odd: v.boolean(),
  text: text('What was seen'),
  confidence: v.literal('interpretive'),
});

export const Sphutas = record('Sphutas', 'Sphutas, the yogi group and the bhrigu bindu', {
  sphutas: list(SphutaPoint, 'The first seven need Gulika'),
  parity: list(Grade, 'Of the seed for men, of the field for women; both where no gender is given'),
  yogi: record('YogiGroup', 'The yogi and the avayogi point with their planets', {
    point: PointPlace,
    yogi: PlanetId,
    duplicate_yogi: PlanetId,
    reading: text('What the yogi means here'),
    avayogi_point: PointPlace,
    avayogi: PlanetId,
    avayogi_reading: text('What the avayogi means here'),
  }),
  bhrigu_bindu: record('BhriguBindu', 'The middle between Rahu and the Moon', {
    arc: v.picklist(BHRIGU_ARCS),
    ...PointPlace.pipe[0].entries,
    ...company,
    opposite: orNull(
      v.object({ arc: v.picklist(BHRIGU_ARCS), longitude, sign: SignRef, house: HouseNumber }),
      'By the other arc, where that is another point',
    ),
    reading: text('What it means here'),
  }),
  notes,
  disclaimer: text('What the answer is no statement of'),
  confidence: Confidence,
  sources,
});
export type Sphutas = v.InferOutput<typeof Sphutas>;

const { karana, tithi, vara, yoga } = BirthPanchang.pipe[0].entries;

export const AvakahadaChakra = record('AvakahadaChakra', 'The avakahada chakra with the Moon and the day of birth', {
  ...Avakahada.pipe[0].entries,
  sign: SignRef,
  sign_lord: PlanetId,
  nakshatra: NakshatraRef,
  pada: count('1 to 4', 1, 4),
  pada_sign: v.pipe(SignRef, v.description('Of the navamsa')),
  pada_lord: PlanetId,
  moon_house: HouseNumber,
  other_syllables: orNull(v.array(Sound), 'Of Shravana: sounds that other almanacs print'),
  tithi,
  yoga,
  karana,
  vara,
  text: text('Star, sound of the name and paya'),
  notes,
});
export type AvakahadaChakra = v.InferOutput<typeof AvakahadaChakra>;
