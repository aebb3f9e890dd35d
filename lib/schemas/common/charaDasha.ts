/** Record of chara dasha, which /dasha/chara and /jaimini/chara-dasa answer alike. */
import * as v from 'valibot';
import { comparisons } from './comparison.ts';
import { count, endpoint, number, PlanetId, record, SignRef, yes } from './records.ts';
import { signDashaEntries, signYearEntries } from './signDasha.ts';

export const charaYearEntries = {
  lord: v.pipe(PlanetId, v.description('The planet counted to; of Scorpio and Aquarius the stronger of two')),
  lord_sign: v.pipe(SignRef, v.description('Where that planet stands')),
  lord_reason: v.pipe(v.nullable(v.string()), v.description('Why this lord; null where the sign has one')),
  lord_comparisons: comparisons,
  count_direction: v.picklist(['forward', 'backward']),
  counted: count('Signs from this one to the lord, this one not counted; 12 where the lord is at home', 1, 12),
  exalted: v.pipe(v.array(PlanetId), v.description('Exalted planets in the sign')),
  debilitated: v.pipe(v.array(PlanetId), v.description('Debilitated planets in the sign')),
  adjustment: count('Year added or taken for planets exalted or debilitated in the sign', -1, 1),
  is_bounded: yes('Whether the sum was brought back within 1 to 12 years'),
  years_by_lord: number('Years where the lord, exalted or debilitated where it stands, adds or takes the year instead'),
};

const CharaSign = record('CharaSignYears', 'How many years a sign has by chara dasha, and of what they are made', {
  ...signYearEntries,
  ...charaYearEntries,
});

const CharaDasha = record('CharaDasha', 'Chara dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: v.pipe(v.array(CharaSign), v.length(12), v.description('In the order of the periods')),
});
export type CharaDasha = v.InferOutput<typeof CharaDasha>;
export type CharaSign = v.InferOutput<typeof CharaSign>;

export const charaEndpoint = endpoint(
  'Chara dasha',
  'Twelve sign periods from the ascendant. Each lasts as many years as its lord stands away from the sign, counted forward or backward by the feet of the sign; a planet exalted in the sign adds a year, one debilitated takes a year, and the years stay within 1 to 12. Scorpio and Aquarius have two lords, of which the stronger is taken, every comparison being told. A second cycle, each sign with what is left of 12 years, leads on to the age of 120. Other readings stand in `alternatives`: the year of the lord instead of the occupants, one lord for every sign, one direction of counting, antardashas from the own sign.',
  CharaDasha,
);
