/** Record of /special/mrityubhaga. */
import * as v from 'valibot';
import { Confidence, count, number, PlanetId, record, sources, text, yes } from '../common/records.ts';
import { bodyHead, BodyId, mahadasha, notes, summaryText } from './common.ts';

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
