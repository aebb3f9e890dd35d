/** Record of /special/gandanta. */
import * as v from 'valibot';
import { Confidence, count, NakshatraRef, number, record, SignRef, sources, text, yes } from '../common/records.ts';
import { bodyHead, mahadasha, notes, summaryText } from './common.ts';

const JunctionId = v.picklist(['pisces_aries', 'cancer_leo', 'scorpio_sagittarius']);

const Junction = record('GandantaJunction', 'Where a water sign and its last nakshatra end together', {
  id: JunctionId,
  name: text('In the language asked for'),
  water_sign: SignRef,
  fire_sign: SignRef,
  ending: v.pipe(NakshatraRef, v.description('The nakshatra that ends there')),
  beginning: v.pipe(NakshatraRef, v.description('The nakshatra that begins there')),
  meaning: text('What the passage is about'),
});

const GandantaBody = record('GandantaBody', 'A planet or the ascendant, and how near it is to a junction', {
  ...bodyHead,
  is_gandanta: yes('In the last 3°20′ of a water sign or the first 3°20′ of a fire sign'),
  grade: v.pipe(
    v.nullable(v.picklist(['exact', 'strong', 'mild'])),
    v.description('By distance: up to 0°48′, up to 1°40′, up to 3°20′; null outside'),
  ),
  junction: v.pipe(JunctionId, v.description('The nearest of the three')),
  side: v.pipe(v.picklist(['before', 'after']), v.description('Whether the junction lies ahead or behind')),
  distance: number('Degrees from the junction, 0 to 60'),
  distance_arcminutes: number('The same in minutes of arc'),
  is_abhukta_mula: yes(
    'Within a degree of where Jyeshtha ends and Mula begins; of the Moon it is what the texts call a birth in abhukta mula',
  ),
  is_sandhi: yes('In the first or the last degree of any sign'),
  mahadasha,
  text: text('What it means here, or how far the nearest junction is'),
  remedy: v.pipe(v.nullable(v.string()), v.description('What eases it; null outside gandanta')),
});

const TithiGandanta = record('TithiGandanta', 'The turn of the tithis nearest to the birth', {
  present: yes('Born in the last two ghatis (48 minutes) of the 5th, 10th or 15th tithi, or the first two of the next'),
  ending: v.object({ number: count('1 to 30', 1, 30), name: text('In the language asked for') }),
  beginning: v.object({ number: count('1 to 30', 1, 30), name: text('In the language asked for') }),
  side: v.pipe(v.picklist(['before', 'after']), v.description('Whether the turn lay ahead of the birth or behind it')),
  distance: number('Degrees that the Moon has to go from the Sun, or has gone, to the turn'),
  minutes: number(
    'The same in minutes of time, at the pace of the birth: exact near the turn, some hours off when days away',
  ),
  text: text('What was found'),
});

export const Gandanta = record('Gandanta', 'Planets and ascendant at the junctions of water and fire', {
  planets: v.pipe(v.array(GandantaBody), v.length(10), v.description('The nine planets, then the ascendant')),
  found: v.pipe(v.array(v.string()), v.description('Ids of those in gandanta, the nearest to its junction first')),
  tithi_gandanta: TithiGandanta,
  junctions: v.pipe(v.array(Junction), v.length(3)),
  summary_text: summaryText,
  notes,
  confidence: Confidence,
  sources,
});
export type Gandanta = v.InferOutput<typeof Gandanta>;
