/** What almanacs print of a birth beside the chart: its panchang and its avakahada chakra. */
import * as v from 'valibot';
import { KaranaId, NityaYogaId, TithiId, VaraId } from '../common/ids/closedIds.ts';
import { IdName } from '../common/panchangElements.ts';
import { count, NakshatraRef, PlanetId, record, sources, text, yes } from '../common/records.ts';

const elapsed = v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description('The share of it that had passed'));

const element = (id: v.GenericSchema<string>, numbered: string, most: number) => ({
  id,
  number: count(numbered, 1, most),
  name: text('In the language asked for'),
  elapsed,
});

export const BirthPanchang = record('BirthPanchang', 'The panchang at the instant of birth', {
  tithi: v.object({
    ...element(TithiId, '1 to 30, from the new moon', 30),
    paksha: v.pipe(v.picklist(['shukla', 'krishna']), v.description('Bright or dark half of the month')),
    paksha_name: text('In the language asked for'),
  }),
  nakshatra: v.object({ ...NakshatraRef.entries, pada: count('1 to 4', 1, 4), elapsed }),
  yoga: v.object(element(NityaYogaId, '1 to 27, from Vishkambha', 27)),
  karana: v.object(element(KaranaId, '1 to 60, from the new moon', 60)),
  vara: v.object({
    id: VaraId,
    number: count('1 for Sunday to 7', 1, 7),
    name: text('In the language asked for'),
    lord: PlanetId,
    counted_from: v.pipe(
      v.picklist(['sunrise', 'approximate_sunrise']),
      v.description('Where the Sun does not rise, the day begins at the approximate sunrise'),
    ),
  }),
  sunrise: v.pipe(v.nullable(v.string()), v.description('That began the weekday; null where the Sun does not rise')),
  sunset: v.pipe(v.nullable(v.string()), v.description('That follows this sunrise; null where there is none')),
  reason: v.pipe(
    v.nullable(v.picklist(['polar_day', 'polar_night'])),
    v.description('Why there is no sunrise; else null'),
  ),
});
export type BirthPanchang = v.InferOutput<typeof BirthPanchang>;

export const Sound = v.object({
  pada: count('1 to 4', 1, 4),
  devanagari: text('As almanacs write it'),
  latin: text('In plain letters; repeats, as Ta and Da stand for several letters'),
  iast: text('In scholarly transliteration'),
  is_own: yes('Of the pada of the birth'),
});

export const Avakahada = record('Avakahada', 'What almanacs read from the Moon at birth, used in matching and naming', {
  varna: v.pipe(IdName, v.description('brahmin, kshatriya, vaishya or shudra, by the sign')),
  vashya: v.pipe(
    IdName,
    v.description(
      'chatushpada, manava, jalachara, vanachara or keeta, by the sign; halves of Sagittarius and Capricorn',
    ),
  ),
  yoni: v.object({ id: text('Animal'), name: text('In the language asked for'), sex: v.picklist(['male', 'female']) }),
  gana: v.pipe(IdName, v.description('deva, manushya or rakshasa')),
  nadi: v.pipe(IdName, v.description('adi, madhya or antya')),
  tatva: v.pipe(IdName, v.description('fire, earth, air or water, by the sign')),
  paya: v.pipe(IdName, v.description('gold, silver, copper or iron, by the house of the Moon: the usual reckoning')),
  paya_by_nakshatra: v.pipe(IdName, v.description('The same by nakshatra; almanacs differ for some')),
  yunja: v.pipe(IdName, v.description('purva, madhya or para: the third of the zodiac')),
  vihaga: v.pipe(IdName, v.description('bharandaka, pingala, crow, cock or peacock: the bird')),
  varga: v.pipe(IdName, v.description('The class of the first letter of a name with the own sound')),
  name_syllables: v.pipe(v.array(Sound), v.length(4), v.description('Sounds with which a name begins, by pada')),
  sources,
});
export type Avakahada = v.InferOutput<typeof Avakahada>;

/** Fields of an answer that may hold both: absent where they were not asked for. */
export const birthParts = { panchang: v.optional(BirthPanchang), avakahada: v.optional(Avakahada) };
/** Both, as far as they were asked for. */
export type BirthParts = Partial<Readonly<Record<'panchang', BirthPanchang> & Record<'avakahada', Avakahada>>>;
