/** Record of /special/pushkara. */
import * as v from 'valibot';
import { Confidence, count, number, PlanetId, record, SignRef, sources, text, yes } from '../common/records.ts';
import { bodyHead, BodyId, mahadasha, notes, summaryText } from './common.ts';

const Bhaga = record('PushkaraBhaga', 'How near a body is to the nourishing degree of its sign', {
  degree: count('The degree of the list in this sign', 0, 30),
  distance: number('Degrees between the body and that degree'),
  is_on: yes('Within one degree'),
  is_exact: yes('Within half a degree'),
});

const Navamsa = record('PushkaraNavamsa', 'The ninth of the sign in which a body stands', {
  number: count('1 to 9', 1, 9),
  sign: v.pipe(SignRef, v.description('Of the navamsa')),
  lord: PlanetId,
  pushkara_numbers: v.pipe(
    v.array(count('1 to 9', 1, 9)),
    v.length(2),
    v.description('The nourishing ones of this sign'),
  ),
});

const PushkaraBody = record('PushkaraBody', 'A planet or the ascendant, and whether its place nourishes it', {
  ...bodyHead,
  is_pushkara_navamsha: yes('In one of the two nourishing ninths of its sign'),
  is_pushkara_bhaga: yes('Within a degree of the nourishing degree of its sign, by element'),
  navamsa: Navamsa,
  bhaga: v.pipe(Bhaga, v.description('By element: fire 21, earth 14, air 24, water 7')),
  jataka_parijata: v.pipe(Bhaga, v.description('By the list of Jataka Parijata')),
  mahadasha,
  text: text('What it means here, or why it is not there'),
});

export const Pushkara = record('Pushkara', 'Planets and ascendant in nourishing navamsas and on nourishing degrees', {
  planets: v.pipe(v.array(PushkaraBody), v.length(10), v.description('The nine planets, then the ascendant')),
  in_navamsha: v.pipe(v.array(BodyId), v.description('Those in a pushkara navamsa')),
  on_bhaga: v.pipe(v.array(BodyId), v.description('Those on a pushkara degree, by element')),
  on_bhaga_jataka_parijata: v.pipe(v.array(BodyId), v.description('Those on a pushkara degree of Jataka Parijata')),
  summary_text: summaryText,
  notes,
  confidence: Confidence,
  sources,
});
export type Pushkara = v.InferOutput<typeof Pushkara>;
