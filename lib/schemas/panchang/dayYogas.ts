/** Records of what a day brings: special yogas, Bhadra, Panchaka and the like. */
import * as v from 'valibot';
import { goodFor, IdName, ElementRef, TimeNature, Span } from '../common/panchangElements.ts';
import { count, Evidence, NakshatraRef, number, record, SignRef, text, yes } from '../common/records.ts';

const span = {
  start: text('First instant of it'),
  end: text('First instant after it'),
};
const source = text('Text, chapter and verse');

export const SpecialYoga = record(
  'SpecialYoga',
  'A yoga of vara, tithi and nakshatra, over the time in which it holds',
  {
    id: text('Such as amrita_siddhi or ravi; a yoga that holds twice on a day is listed twice'),
    name: text('In the language asked for'),
    ...span,
    nature: TimeNature,
    meaning: text('What tradition does with it'),
    conditions: v.pipe(v.array(Evidence), v.minLength(1), v.description('What came together, with what was seen')),
    source,
    confidence: v.literal('rule_exact'),
  },
);
export type SpecialYoga = v.InferOutput<typeof SpecialYoga>;

export const AnandadiItem = record('AnandadiYoga', 'The yoga of vara and nakshatra among the 28 from Ananda on', {
  id: text('ananda to pravardhamana'),
  number: count('1 is Ananda', 1, 28),
  name: text('In the language asked for'),
  ...span,
  nature: TimeNature,
  nakshatra: NakshatraRef,
  shunned: v.pipe(
    v.nullable(Span),
    v.description(
      'The part that is avoided: its first ghatis of 24 minutes from the change, or all; null for good ones',
    ),
  ),
  source,
});
export type AnandadiItem = v.InferOutput<typeof AnandadiItem>;

export const BhadraItem = record('Bhadra', 'The karana Vishti', {
  ...span,
  duration_seconds: number('From start to end'),
  tithi: ElementRef,
  half: count('Which half of the tithi it is', 1, 2),
  harmless_by: v.pipe(
    v.picklist(['day', 'night']),
    v.description('Of a first half: night, of a second half: day; there Muhurta Chintamani finds no fault in it'),
  ),
  stays: v.pipe(
    v.array(
      v.object({
        ...span,
        abode: v.picklist(['heaven', 'earth', 'nether_world']),
        abode_name: text('In the language asked for'),
        moon_sign: SignRef,
        nature: TimeNature,
        meaning: text('What that means for the day'),
      }),
    ),
    v.minLength(1),
    v.description('Where it stays, by the sign of the Moon; two where the Moon changes its sign'),
  ),
  mouth: v.pipe(
    Span,
    v.description('The worst part, by the prahara (a quarter of Bhadra) that the text names for the tithi'),
  ),
  tail: v.pipe(Span, v.description('The part in which work succeeds, by the same count')),
  body: v.pipe(
    v.object({ mouth: Span, tail: Span }),
    v.description('The other reading: the first five and the last three of its thirty ghatis'),
  ),
  source,
});
export type BhadraItem = v.InferOutput<typeof BhadraItem>;

export const PanchakaItem = record('Panchaka', 'The Moon between the middle of Dhanishta and the end of Revati', {
  ...span,
  vara_at_start: v.pipe(IdName, v.description('The vara on which it began: it tells the kind')),
  kind: v.pipe(
    v.nullable(v.object({ ...IdName.entries, nature: TimeNature, meaning: text('What tradition does with it') })),
    v.description('roga, raja, agni, chora or mrityu; null for one that begins on a Wednesday or Thursday'),
  ),
  avoid: v.pipe(v.array(v.string()), v.description('What is avoided while any Panchaka runs')),
  rule: text('How it was found'),
  source,
});
export type PanchakaItem = v.InferOutput<typeof PanchakaItem>;

export const GandMoolItem = record('GandMool', 'A nakshatra of Ketu or Mercury beside a junction of signs', {
  ...span,
  nakshatra: NakshatraRef,
  meaning: text('What tradition does with it'),
});
export type GandMoolItem = v.InferOutput<typeof GandMoolItem>;

const Direction = v.object({
  id: v.picklist(['east', 'south', 'west', 'north']),
  name: text('In the language asked for'),
});

export const Directions = record('DayDirections', 'Directions of the day, for journeys', {
  disha_shool: v.pipe(
    v.object({
      direction: Direction,
      remedy: text('What custom takes before a journey that cannot wait'),
      rule: text('How it was found'),
    }),
    v.description('In which no journey is begun'),
  ),
  chandra_vasa: v.pipe(
    v.array(v.object({ ...span, direction: Direction, moon_sign: SignRef })),
    v.minLength(1),
    v.description('Where the Moon stays: to have it in front or at the right hand is good for a journey'),
  ),
  source,
});
export type Directions = v.InferOutput<typeof Directions>;

const PanchakaRahitaItem = record('PanchakaRahitaSpan', 'Some time with one remainder', {
  ...span,
  rising_sign: SignRef,
  tithi: count('1 to 30', 1, 30),
  nakshatra: count('1 to 27', 1, 27),
  sum: number('Tithi, vara, nakshatra and rising sign together'),
  remainder: count('By nine', 0, 8),
  fault: v.pipe(v.nullable(IdName), v.description('mrityu, agni, raja, chora or roga; null where the time is free')),
  is_free: yes('Whether it is free of the five'),
});

export const PanchakaRahita = record('PanchakaRahita', 'Times free of the five faults', {
  spans: v.pipe(v.array(PanchakaRahitaItem), v.description('They tile the day; empty with a reason')),
  reason: v.pipe(
    v.nullable(v.literal('polar_latitude')),
    v.description('Why there are none: beyond the polar circles signs do not rise one by one'),
  ),
  rule: text('How it is found'),
  source,
});
export type PanchakaRahita = v.InferOutput<typeof PanchakaRahita>;

export const DayMuhurta = record('DayMuhurta', 'A muhurta with a use of its own', {
  id: v.picklist([
    'brahma_muhurta',
    'pratah_sandhya',
    'vijaya_muhurta',
    'godhuli_muhurta',
    'sayahna_sandhya',
    'nishita_muhurta',
  ]),
  name: text('In the language asked for'),
  ...span,
  duration_seconds: number('From start to end'),
  nature: TimeNature,
  good_for: goodFor,
  rule: text('How it is found'),
  source,
});
export type DayMuhurta = v.InferOutput<typeof DayMuhurta>;

export const DurMuhurta = record('DurMuhurta', 'A muhurta that is avoided on this day', {
  half: v.pipe(v.picklist(['day', 'night']), v.description('Of the light or of the dark half')),
  number: count('Of the fifteen of that half', 1, 15),
  deity: v.pipe(IdName, v.description('Whose muhurta it is')),
  ...span,
  duration_seconds: number('From start to end'),
});
export type DurMuhurta = v.InferOutput<typeof DurMuhurta>;

export const NakshatraPart = record('NakshatraPart', 'A part of the time that the Moon spends in a nakshatra', {
  ...span,
  duration_seconds: number('From start to end; four sixtieths of the nakshatra'),
  nakshatra: NakshatraRef,
  ghati: number('How many sixtieths of the nakshatra have passed when it begins'),
});
export type NakshatraPart = v.InferOutput<typeof NakshatraPart>;
