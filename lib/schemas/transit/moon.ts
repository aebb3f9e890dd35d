/** Record of /transit/moon-transit. */
import * as v from 'valibot';
import {
  count,
  NakshatraRef,
  number,
  percentile,
  record,
  SignRef,
  sources,
  text,
  yes,
  localName,
} from '../common/records.ts';
import {
  TransitBand,
  bindusInSign,
  houseFromMoon,
  nodeVedha,
  notes,
  spanEntries,
  subjectEntries,
  summaryText,
  transitEntries,
  TransitSpan,
} from '../common/transit/transit.ts';
import { planetDetailEntries } from './transitPlanet.ts';

const tara = record('MoonTransitTara', 'How the nakshatra stands to that of birth', {
  id: text('janma to parama_mitra'),
  number: count('1 to 9', 1, 9),
  name: localName,
  nature: v.picklist(['shubh', 'ashubh']),
  meaning: text('What the name promises'),
});

const moonBala = {
  tara,
  paksha: v.picklist(['shukla', 'krishna']),
  chandrabala: v.pipe(
    v.picklist(['shubh', 'madhyam', 'sama', 'ashubh']),
    v.description('By house from the Moon of birth; the 2nd, 5th and 9th are good while the Moon waxes'),
  ),
  combined: v.pipe(v.picklist(['excellent', 'good', 'mixed', 'avoid']), v.description('Tara and chandrabala together')),
};

const Tone = record('MoonTone', 'The emotional tone of a stay', {
  id: v.picklist(['bright', 'even', 'tender', 'guarded']),
  name: localName,
  element: v.pipe(v.picklist(['fire', 'earth', 'air', 'water']), v.description('Of the sign that the Moon passes')),
  mood: text('How feelings move'),
});

const NakshatraStay = record('MoonNakshatraStay', 'A nakshatra that the Moon passes, about a day', {
  nakshatra: NakshatraRef,
  ...spanEntries,
  is_current: yes('Whether it runs at the instant asked about'),
  ...moonBala,
});

const MoonStay = record('MoonStay', 'The Moon in a sign, about 2.25 days', {
  sign: SignRef,
  house_from_moon: houseFromMoon,
  house_from_lagna: count('From the ascendant of birth', 1, 12),
  ...spanEntries,
  is_current: yes('Whether it runs at the instant asked about'),
  is_chandrashtama: yes('The Moon in the 8th from that of birth: days to go gently'),
  tone: Tone,
  ...bindusInSign,
  score: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description('House, bindus and sign as in effect; without vedha and kaksha'),
  ),
  percentile,
  band: TransitBand,
  band_name: localName,
  nakshatras: v.pipe(v.array(NakshatraStay), v.description('Within the sign, in order')),
  void_of_course: v.pipe(
    v.nullable(TransitSpan),
    v.description('From the last exact aspect to another planet until it leaves the sign; told beside, not counted'),
  ),
  text: text('The stay told for this chart'),
});

export const MoonTransit = record('MoonTransit', 'The Moon on its way over a chart, and the weeks ahead', {
  ...subjectEntries,
  ...transitEntries,
  next_sign: planetDetailEntries.next_sign,
  aspects: planetDetailEntries.aspects,
  contacts: planetDetailEntries.contacts,
  kakshas: planetDetailEntries.kakshas,
  ...moonBala,
  elongation: number('Of the Moon from the Sun, degrees'),
  is_chandrashtama: yes('The Moon in the 8th from that of birth now'),
  stays: v.pipe(v.array(MoonStay), v.description('The stay before, the running one and those of about a month')),
  chandrashtama: v.pipe(v.array(TransitSpan), v.description('The times among these with the Moon in the 8th')),
  node_vedha: nodeVedha,
  text: summaryText,
  notes,
  sources,
});
export type MoonTransit = v.InferOutput<typeof MoonTransit>;
