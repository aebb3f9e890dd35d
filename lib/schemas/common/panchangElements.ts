/** Records of the panchang elements: tithi, nakshatra, yoga, karana, vara. */
import * as v from 'valibot';
import { KaranaId, NakshatraId, NityaYogaId, TithiId } from './ids/closedIds.ts';
import { count, number, PlanetId, record, SignRef, sources, text, yes } from './records.ts';

export const TrilingualName = record('Names', 'A name in three languages', {
  english: text('As almanacs in English spell it'),
  sanskrit: text('In Latin letters with diacritics (IAST)'),
  hindi: text('In Devanagari'),
});
export type TrilingualName = v.InferOutput<typeof TrilingualName>;

export const Span = record('Span', 'Some time, from its first instant to the first one after it', {
  start: text('First instant'),
  end: text('First instant after it'),
});
export type Span = v.InferOutput<typeof Span>;

export const TimeNature = v.pipe(
  v.picklist(['good', 'middling', 'mixed', 'bad']),
  v.title('TimeNature'),
  v.description('What it is for new undertakings; mixed: good for some kinds of work and bad for others'),
);

export const goodFor = v.pipe(v.array(v.string()), v.description('What tradition does in it'));

export const IdName = record('IdName', 'Something with an id', {
  id: text('Never translated'),
  name: text('In the language asked for'),
});

const PolarReason = v.pipe(
  v.nullable(v.picklist(['polar_day', 'polar_night'])),
  v.description('Why a sunrise or sunset is missing: the Sun stays up, or down; null where none is missing'),
);

/** The fields that every answer about a day begins with. */
export const dayHead = {
  date: text('The day asked about; the next one where the clock of the place left that date out'),
  sunrise: v.pipe(
    v.nullable(v.string()),
    v.description(
      'That begins the day, by the convention of `meta.conventions.sunrise`; null where the Sun does not rise',
    ),
  ),
  sunset: v.pipe(v.nullable(v.string()), v.description('That ends its light half; null where the Sun does not set')),
  next_sunrise: v.pipe(v.nullable(v.string()), v.description('That ends the day; null where there is none')),
  bounds: v.pipe(
    record('PanchangDayBounds', 'The day as it is divided', {
      start: text('Sunrise; where there is none, as far before solar noon as sunset is after it, or six hours'),
      dusk: text('Sunset; where there is none, as far after solar noon as sunrise is before it, or six hours'),
      end: text('The next sunrise, or what stands for it in the same way'),
    }),
    v.description('The bounds that were used'),
  ),
  is_approximate: yes('Whether one of the bounds is not a rising or setting of the Sun'),
  reason: PolarReason,
  note: v.pipe(v.nullable(v.string()), v.description('What was done where the Sun does not rise or set; else null')),
};
export type DayHead = v.InferOutput<v.ObjectSchema<typeof dayHead, undefined>>;

export const ElementRef = record('LimbRef', 'A limb by name', {
  id: text('Never translated'),
  number: count('From 1', 1, 60),
  name: text('In the language asked for'),
});

const elementHead = <Id extends v.GenericSchema<string, string>>(id: Id, numberText: string, most: number) => ({
  id,
  number: count(numberText, 1, most),
  name: text('In the language asked for'),
  names: TrilingualName,
  start: text('First instant of it; may lie before the day'),
  end: text('First instant after it; may lie after the day'),
  duration_seconds: number('From start to end'),
  is_at_sunrise: yes('Whether it runs when the day begins, and so gives the day its name'),
  elapsed_percent: number('How much of its arc had passed when the day began; 0 for those that begin later'),
  next: v.pipe(ElementRef, v.description('The one that follows')),
});

const sunriseFlags = {
  is_kshaya: yes('Whether it runs at no sunrise, and so gives no day its name'),
  is_vriddhi: yes('Whether it runs at two sunrises, and so gives two days its name'),
};

const deity = v.pipe(IdName, v.description('The deity that presides'));

export const Tithi = record('PanchangTithi', 'A lunar day: 12 degrees of the Moon ahead of the Sun', {
  ...elementHead(TithiId, '1 to 30, from the new moon', 30),
  paksha: v.pipe(v.picklist(['shukla', 'krishna']), v.description('Bright or dark half of the month')),
  paksha_name: text('In the language asked for'),
  day_of_paksha: count('Within its half', 1, 15),
  lord: v.pipe(PlanetId, v.description('Planet, by the count of eight')),
  deity,
  group: v.pipe(IdName, v.description('nanda, bhadra, jaya, rikta or purna')),
  light: v.pipe(
    v.picklist(['low', 'middling', 'high']),
    v.description('Strength by moonlight, by thirds of the half month'),
  ),
  nature: TimeNature,
  good_for: goodFor,
  ...sunriseFlags,
});

const Pada = record('PanchangPada', 'A quarter of a nakshatra', {
  ...Span.entries,
  pada: count('1 to 4', 1, 4),
  navamsha: v.pipe(SignRef, v.description('Sign of the navamsha that it makes')),
  syllable: text('Sound with which names given in it begin'),
});

export const Nakshatra = record('PanchangNakshatra', 'A lunar mansion: 13 degrees 20 minutes of the Moon', {
  ...elementHead(NakshatraId, '1 to 27, from Ashwini', 27),
  lord: v.pipe(PlanetId, v.description('Planet, by vimshottari')),
  deity,
  type: v.pipe(IdName, v.description('dhruva, chara, ugra, mishra, kshipra, mridu or tikshna')),
  gana: v.pipe(IdName, v.description('deva, manushya or rakshasa')),
  nadi: v.pipe(IdName, v.description('adi, madhya or antya')),
  yoni: v.pipe(
    v.object({ id: text('Animal'), name: text('In the language asked for'), sex: v.picklist(['male', 'female']) }),
    v.description('The animal it is kin to'),
  ),
  is_gand_mool: yes('Whether it lies beside the junction of water and fire signs'),
  pada_at_sunrise: v.pipe(
    v.nullable(v.number()),
    v.description('1 to 4: its quarter when the day begins; null for those that begin later'),
  ),
  padas: v.pipe(v.array(Pada), v.length(4), v.description('Its quarters; they tile it')),
  nature: TimeNature,
  good_for: goodFor,
  ...sunriseFlags,
});

export const Yoga = record('PanchangYoga', 'A nitya yoga: 13 degrees 20 minutes of Sun and Moon together', {
  ...elementHead(NityaYogaId, '1 to 27, from Vishkambha', 27),
  lord: v.pipe(PlanetId, v.description('Planet of the yogi point: Sun and Moon plus 93 degrees 20 minutes')),
  deity,
  nature: TimeNature,
  meaning: text('What the name stands for'),
  shunned: v.pipe(
    v.nullable(Span),
    v.description('The part of a bad yoga that is shunned: its first ghatis of 24 minutes, half or all; else null'),
  ),
  ...sunriseFlags,
});

export const Karana = record('PanchangKarana', 'Half a tithi: 6 degrees of the Moon ahead of the Sun', {
  ...elementHead(KaranaId, '1 to 60, from the new moon', 60),
  tithi: v.pipe(ElementRef, v.description('The tithi it is half of')),
  half: count('1 or 2: which half of the tithi', 1, 2),
  kind: v.pipe(
    v.picklist(['movable', 'fixed']),
    v.description('Movable: the seven that come eight times a month; fixed: the four around the new moon'),
  ),
  is_vishti: yes('Vishti, also called Bhadra, in which nothing auspicious is begun'),
  lord: v.pipe(v.nullable(PlanetId), v.description('Planet; null for the four fixed ones, to which texts give none')),
  deity,
  nature: TimeNature,
  good_for: goodFor,
});

const Observed = record('PanchangObserved', 'What was measured when the day began', {
  at: text('Beginning of the day'),
  sun_longitude: number('Sidereal, degrees'),
  moon_longitude: number('Sidereal, degrees'),
  angle: number('The angle that this limb divides, degrees'),
  arc: number('Degrees of that angle to one part'),
});

const elementAnswer = <Item extends v.GenericSchema>(title: string, description: string, item: Item) =>
  record(title, description, {
    ...dayHead,
    items: v.pipe(
      v.array(item),
      v.minLength(1),
      v.description('Every one that runs at some time of the day, in order; the first runs when it begins'),
    ),
    rule: text('How it is found'),
    observed: Observed,
    sources,
  });

export const PanchangTithis = elementAnswer('PanchangTithis', 'The tithis that touch a day', Tithi);
export type PanchangTithis = v.InferOutput<typeof PanchangTithis>;
export const PanchangNakshatras = elementAnswer('PanchangNakshatras', 'The nakshatras that touch a day', Nakshatra);
export type PanchangNakshatras = v.InferOutput<typeof PanchangNakshatras>;
export const PanchangYogas = elementAnswer('PanchangYogas', 'The nitya yogas that touch a day', Yoga);
export type PanchangYogas = v.InferOutput<typeof PanchangYogas>;
export const PanchangKaranas = elementAnswer('PanchangKaranas', 'The karanas that touch a day', Karana);
export type PanchangKaranas = v.InferOutput<typeof PanchangKaranas>;

export type TithiItem = v.InferOutput<typeof Tithi>;
export type NakshatraItem = v.InferOutput<typeof Nakshatra>;
export type YogaItem = v.InferOutput<typeof Yoga>;
export type KaranaItem = v.InferOutput<typeof Karana>;

/** Returns the schema of all elements of one kind that run on a day. */
export const dayElement = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(item),
    v.minLength(1),
    v.description('Every one that runs at some time of the day; the first at sunrise'),
  );
