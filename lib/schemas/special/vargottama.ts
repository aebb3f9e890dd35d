/** Record of /special/vargottama. */
import * as v from 'valibot';
import { VARGA_IDS } from '../../astro/varga/vargas.ts';
import { Confidence, count, DignityId, number, record, SignRef, sources, text, yes } from '../common/records.ts';
import { bodyHead, BodyId, mahadasha, notes, summaryText } from './common.ts';

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
