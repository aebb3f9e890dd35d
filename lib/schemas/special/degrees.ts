/** Records of /special about sensitive places of a body: gandanta, mrityu bhaga, pushkara and vargottama. */
import * as v from 'valibot';
import {
  Confidence,
  count,
  DignityId,
  NakshatraRef,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import { bodyHead, BodyId, mahadasha, notes, summaryText } from './common.ts';
import { VARGA_IDS } from '../../astro/varga/vargas.ts';

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

const Relief = record('MrityuBhagaRelief', 'Something that softens the place', {
  id: v.picklist(['strong_by_sign', 'vargottama', 'pushkara_navamsa', 'benefic_with_it', 'benefic_aspect']),
  planets: v.pipe(v.array(PlanetId), v.description('Who gives it; empty where the place itself does')),
  text: text('What was found'),
});

const MrityuBhagaBody = record('MrityuBhagaBody', 'A body, and how near it stands to its critical degree', {
  ...bodyHead,
  mrityu_degree: count('The degree of the table in this sign', 0, 30),
  distance: number('Degrees between the body and that degree'),
  distance_arcminutes: number('The same in minutes of arc'),
  tolerance: number('Degrees within which the body counts as standing on it; wider for the swift ones'),
  is_on: yes('Within the tolerance'),
  is_near: yes('Within one degree'),
  relief: v.pipe(v.array(Relief), v.description('What softens it; looked at where the body is on or near its degree')),
  mahadasha,
  text: text('What it means here, or how far the degree is'),
  remedy: v.pipe(v.nullable(v.string()), v.description('What helps; null where the body is neither on nor near')),
});

const MandiPoint = record('MandiPoint', 'How Mandi was found', {
  at: text('When it rises, by the ghatis of the day of the week'),
  is_approximate: yes('Whether the Sun did not rise or set, and what stands for it in the panchang was taken'),
  text: text('The rule in words'),
});

export const MrityuBhaga = record(
  'MrityuBhagas',
  'The nine planets, the ascendant and Mandi by their critical degrees',
  {
    planets: v.pipe(
      v.array(MrityuBhagaBody),
      v.length(11),
      v.description('The nine planets, then the ascendant and Mandi'),
    ),
    on: v.pipe(v.array(BodyId), v.description('Those on their degree, the nearest first')),
    near: v.pipe(v.array(BodyId), v.description('Those within a degree, but not on it, the nearest first')),
    mandi: MandiPoint,
    summary_text: summaryText,
    notes,
    disclaimer: text('What the answer is no statement of'),
    confidence: Confidence,
    sources,
  },
);
export type MrityuBhaga = v.InferOutput<typeof MrityuBhaga>;

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

const VargottamaBody = record('VargottamaBody', 'A planet or the ascendant, and where it keeps its sign', {
  ...bodyHead,
  dignity: v.pipe(v.nullable(DignityId), v.description('In the birth chart; null for the ascendant')),
  is_vargottama: yes('The same sign in the birth chart (D1) and in the navamsa (D9)'),
  navamsa: v.object({ number: count('1 to 9 within the sign', 1, 9), sign: SignRef }),
  vargottama_degrees: v.pipe(
    v.array(v.object({ from: number('Degrees within the sign'), to: number('Degrees within the sign, not included') })),
    v.description('Where in this sign a place is vargottama; empty where the mapping of D9 asked for knows none'),
  ),
  kept_in: v.pipe(
    v.array(
      v.object({
        varga: v.picklist(VARGA_IDS),
        division: count('Parts of a sign', 2, 60),
        name: text('In the language asked for'),
      }),
    ),
    v.description('Those of the sixteen vargas, D1 left out, in which it keeps its sign'),
  ),
  kept_count: count('How many these are, of fifteen', 0, 15),
  mahadasha,
  text: text('What it means by planet and house, or why it is not vargottama'),
});

export const Vargottama = record('Vargottama', 'Planets and ascendant in the same sign in D1 and D9', {
  planets: v.pipe(v.array(VargottamaBody), v.length(10), v.description('The nine planets, then the ascendant')),
  vargottama: v.pipe(v.array(BodyId), v.description('Those that are vargottama')),
  most_constant: v.pipe(
    v.array(BodyId),
    v.description('Those that keep their sign in most vargas; all where several keep it equally often'),
  ),
  summary_text: summaryText,
  notes,
  confidence: Confidence,
  sources,
});
export type Vargottama = v.InferOutput<typeof Vargottama>;
