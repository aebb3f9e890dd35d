/** Records of eclipses, which calendars and transits share. */
import * as v from 'valibot';
import { Span } from '../panchangElements.ts';
import { count, list, NakshatraRef, number, orNull, record, SignRef, text, textOrNull, yes } from '../records.ts';

const instant = textOrNull('An instant; null where there is none');
const altitude = orNull(v.number(), 'Degrees');

const SolarContacts = record('SolarEclipseContacts', 'When the shadow of the Moon touches the Earth', {
  begin: text('First touch of the half shadow'),
  central_begin: textOrNull('First touch of the shadow; null where it misses the Earth'),
  central_end: textOrNull('Its last touch'),
  end: text('Last touch of the half shadow'),
});

/** Of the half shadow (p) and the shadow (u), outside and inside, and the middle. */
const lunarContactEntries = {
  p1: instant,
  u1: instant,
  u2: instant,
  max: instant,
  u3: instant,
  u4: instant,
  p4: instant,
};
const LunarContacts = record('LunarEclipseContacts', 'Touches with the half shadow (p) and the shadow (u)', {
  ...lunarContactEntries,
});

const visibilityEntries = {
  is_visible: yes('Whether any part is above the horizon'),
  observed: yes('Whether custom counts it here: a penumbral one never'),
  rises_eclipsed: yes('Whether the body rises eclipsed'),
  sets_eclipsed: yes('Whether it sets eclipsed'),
  visible: orNull(Span, 'When it is seen; of the Moon in the shadow itself, where that is seen'),
  max_visible: orNull(v.object({ at: text('The instant'), magnitude: v.number() }), 'The greatest phase that is seen'),
  sutak: orNull(
    v.object({
      start: text('First instant'),
      end: text('The last of the eclipse that is seen'),
      frail_start: text('For children, the old and the sick'),
    }),
    'Null where none is kept',
  ),
  chudamani: yes('Observed, and solar on a Sunday or lunar on a Monday'),
  reason: textOrNull('Why sutak is kept, or why not; null in long lists'),
};

const SolarLocal = record('SolarEclipseLocal', 'A solar eclipse at the place', {
  ...visibilityEntries,
  type: orNull(v.picklist(['total', 'annular', 'partial']), 'Here; null where the Moon passes the Sun by'),
  magnitude: number('Part of the diameter of the Sun at the middle'),
  obscuration: number('Part of its area, 0 to 1'),
  ...{ c1: v.optional(instant), c2: v.optional(instant), max: v.optional(instant) },
  ...{ c3: v.optional(instant), c4: v.optional(instant) },
  altitudes: v.optional(
    v.pipe(
      v.object({ c1: altitude, c2: altitude, max: altitude, c3: altitude, c4: altitude }),
      v.description('Of the Sun, without refraction'),
    ),
  ),
});

const LunarLocal = record('LunarEclipseLocal', 'A lunar eclipse at the place', {
  ...visibilityEntries,
  altitudes: v.optional(
    v.pipe(
      v.object({
        ...{ p1: altitude, u1: altitude, u2: altitude, max: altitude },
        ...{ u3: altitude, u4: altitude, p4: altitude },
      }),
      v.description('Of the Moon, without refraction'),
    ),
  ),
  ...(Object.fromEntries(Object.keys(lunarContactEntries).map((id) => [id, v.optional(instant)])) as Record<
    keyof typeof lunarContactEntries,
    v.OptionalSchema<typeof instant, undefined>
  >),
});

export const EclipseLocal = v.union([SolarLocal, LunarLocal]);
export type SolarLocal = v.InferOutput<typeof SolarLocal>;
export type LunarLocal = v.InferOutput<typeof LunarLocal>;

const EclipseType = v.picklist(['total', 'annular', 'hybrid', 'partial', 'penumbral']);

const EclipseOfDay = record('EclipseOfDay', 'An eclipse that begins to be seen in the day', {
  id: text('As /panchang/eclipses has it'),
  kind: v.picklist(['solar', 'lunar']),
  type: EclipseType,
  start: text('First instant that is seen'),
  end: text('First instant after it'),
  sutak: orNull(Span, 'By hours'),
  text: text('The same in words'),
});
export type EclipseOfDay = v.InferOutput<typeof EclipseOfDay>;

/** Of answers about a day. */
export const dayEclipses = {
  eclipses: v.optional(list(EclipseOfDay, 'Only where one is observed that day')),
};

export const eclipseEntries = {
  id: text('solar or lunar, and the UT date of greatest eclipse'),
  kind: v.picklist(['solar', 'lunar']),
  type: EclipseType,
  name: textOrNull('In the language asked for; null in long lists'),
  date: text('Of greatest eclipse on the clock of the answer'),
  greatest: text('The instant'),
  gamma: number('How far the axis of the shadow passes, Earth radii, north positive'),
  magnitude: orNull(v.number(), 'Of a solar one where it is greatest: the ratio of diameters, or the part covered'),
  umbral_magnitude: orNull(v.number(), 'Of a lunar one; below 0 where the Moon misses the shadow'),
  penumbral_magnitude: orNull(v.number(), 'Of a lunar one'),
  node: v.pipe(v.picklist(['rahu', 'ketu']), v.description('The node nearer to the Moon')),
  node_distance: number('Degrees by which the Moon is ahead of it'),
  moon: orNull(
    v.object({
      longitude: number('Sidereal, at greatest eclipse'),
      sign: SignRef,
      nakshatra: NakshatraRef,
      pada: count('Quarter of the nakshatra', 1, 4),
    }),
    'Where the eclipse falls; null in long lists',
  ),
  contacts: orNull(v.union([SolarContacts, LunarContacts]), 'For the whole Earth; null in long lists'),
  greatest_at: orNull(
    v.object({ latitude: v.number(), longitude: v.number() }),
    'Of a solar one: where it is greatest',
  ),
  local: orNull(EclipseLocal, 'At the place; null without one, and where long lists have one that is not observed'),
  headline: text('Which eclipse, when, and whether it is seen here; at most 90 characters'),
  short: textOrNull('When it is seen, sutak, and why or why not; at most 280 characters; null in long lists'),
};

export const EclipseRecord = record('Eclipse', 'An eclipse of the Sun or the Moon', eclipseEntries);
export type EclipseRecord = v.InferOutput<typeof EclipseRecord>;

export const EclipseOverBirth = record('EclipseOverBirth', 'An eclipse, and what of a birth it touches', {
  ...eclipseEntries,
  house_from_moon: count('Of its sign from the Moon of birth', 1, 12),
  house_from_lagna: count('Of its sign from the ascendant', 1, 12),
  natal_contacts: list(
    v.object({
      point: v.pipe(
        v.picklist(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'ascendant']),
        v.description('Of the birth'),
      ),
      aspect: orNull(v.picklist(['conjunction', 'opposition']), 'Within 5°; null where only the nakshatra is shared'),
      orb: number('Degrees'),
      same_nakshatra: v.boolean(),
      is_lagna_lord: v.boolean(),
    }),
    'Moon, Sun and ascendant first',
  ),
  effect: v.pipe(
    v.object({
      result: v.picklist(['favourable', 'mixed', 'care']),
      result_name: textOrNull('In the language asked for; null in long lists'),
      is_birth_nakshatra: yes('Whether it falls into the nakshatra of the Moon of birth'),
      text: textOrNull('What custom says; null in long lists'),
    }),
    v.description('By house from the Moon, as custom has it'),
  ),
});
export type EclipseOverBirth = v.InferOutput<typeof EclipseOverBirth>;

const shared = {
  notes: list(v.string(), 'How it is computed and counted'),
  sources: list(v.string(), 'Texts it rests on'),
};

export const Eclipses = record('Eclipses', 'The eclipses of some dates', {
  eclipses: list(
    EclipseRecord,
    'In order. Of more than 12 each is a line, with local where it is observed; detail=full tells all',
  ),
  ...shared,
});
export type Eclipses = v.InferOutput<typeof Eclipses>;

export const EclipseWhole = record('EclipseWhole', 'One eclipse', { ...eclipseEntries, ...shared });
export type EclipseWhole = v.InferOutput<typeof EclipseWhole>;

export const TransitEclipses = record('TransitEclipses', 'The eclipses ahead, over a birth', {
  eclipses: list(
    EclipseOverBirth,
    'In order. Of more than 12 each is a line, of more than 40 without local; detail=full tells all',
  ),
  prenatal: v.pipe(
    v.object({ solar: orNull(EclipseOverBirth, 'Last solar'), lunar: orNull(EclipseOverBirth, 'Last lunar') }),
    v.description('The last ones within half a year before birth, at the place of birth'),
  ),
  years_ahead: count('That are told', 1, 20),
  status: v.pipe(v.picklist(['practice']), v.description('Effects by house are custom')),
  confidence: v.pipe(v.picklist(['interpretive']), v.description('Effects are no rule of a text')),
  ...shared,
});
export type TransitEclipses = v.InferOutput<typeof TransitEclipses>;
