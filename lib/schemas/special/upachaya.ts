/** Record of /special/upachaya. */
import * as v from 'valibot';
import {
  Confidence,
  count,
  DignityId,
  HouseNumber,
  nine,
  number,
  planetHead,
  PlanetId,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
} from '../common/records.ts';
import { notes, summaryText } from './common.ts';

const Effect = v.picklist(['prospers', 'grows', 'mixed']);
const effectMeaning = 'malefics prosper; benefics grow in 3, 10 and 11 and give mixed results in 6';
const UpachayaNumber = v.pipe(v.picklist([3, 6, 10, 11]), v.description('3, 6, 10 or 11, counted from the origin'));

const UpachayaPlanet = record('UpachayaPlanet', 'A planet, and whether it stands in a house of growth', {
  ...planetHead,
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dignity: DignityId,
  nature: v.pipe(v.picklist(['benefic', 'malefic']), v.description('By nature, in this chart')),
  house: HouseNumber,
  house_from_moon: v.pipe(HouseNumber, v.description('Counted from the Moon, her own sign being 1')),
  is_upachaya: yes('In 3, 6, 10 or 11 from the ascendant'),
  is_upachaya_from_moon: yes('In 3, 6, 10 or 11 from the Moon'),
  effect: v.pipe(
    v.nullable(Effect),
    v.description(`From the ascendant, else from the Moon: ${effectMeaning}; null elsewhere`),
  ),
  matures_at_age: count('The age at which it is held to have matured', 16, 48),
  mahadasha: v.pipe(
    v.object({ start: text('First instant of it'), end: text('First instant after it') }),
    v.description('When it rules by Vimshottari; the one that runs at birth begins before it'),
  ),
  text: text('What it gives there, or why it is not counted'),
});

const UpachayaHouse = record('UpachayaHouse', 'A house of growth', {
  number: UpachayaNumber,
  sign: SignRef,
  lord: PlanetId,
  lord_house: v.pipe(HouseNumber, v.description('Where the lord stands, counted from the same origin')),
  is_lord_upachaya: yes('Whether the lord stands in a house of growth itself'),
  lord_strength: StrengthScore,
  occupants: v.array(v.object({ planet: PlanetId, nature: v.picklist(['benefic', 'malefic']), effect: Effect })),
  aspected_by: v.pipe(v.array(PlanetId), v.description('Planets that fully aspect its sign')),
  text: text('What grows here, by whom, and how'),
});

const UpachayaFrame = record('UpachayaFrame', 'The four houses of growth from one origin', {
  origin: v.picklist(['ascendant', 'moon']),
  houses: v.pipe(v.array(UpachayaHouse), v.length(4)),
  score: v.pipe(
    StrengthScore,
    v.description('How well the houses of growth are held: malefics 40, benefics 20, lords 40; interpretive'),
  ),
  text: text('What the four houses say together'),
});

export const Upachaya = record('Upachaya', 'Planets and lords in the houses of growth', {
  planets: nine(UpachayaPlanet),
  upachaya: v.pipe(v.array(PlanetId), v.description('Those in houses of growth from the ascendant')),
  upachaya_from_moon: v.pipe(v.array(PlanetId), v.description('Those in houses of growth from the Moon')),
  in_both: v.pipe(v.array(PlanetId), v.description('Those in houses of growth from both')),
  from_ascendant: UpachayaFrame,
  from_moon: UpachayaFrame,
  summary_text: summaryText,
  notes,
  confidence: Confidence,
  sources,
});
export type Upachaya = v.InferOutput<typeof Upachaya>;
