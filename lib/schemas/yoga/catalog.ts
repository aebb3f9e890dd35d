/** Records of the yoga catalog. */
import * as v from 'valibot';
import { Confidence, number, record, text } from '../common/records.ts';

const texts = (description: string) => v.pipe(v.array(v.string()), v.description(description));

/** Texts of a yoga, in one language. */
const wordEntries = {
  name: text('What it is called'),
  category_name: text('Its family'),
  rule: text('How it is formed'),
  result: text('What it is said to give'),
  conditions: texts('What must hold, all of it, as verdicts show it'),
  strengthens: texts('What strengthens it'),
  weakens: texts('What weakens it'),
  cancels: texts('What cancels it'),
};

export const CatalogYoga = record('CatalogYoga', 'A yoga of the catalog', {
  slug: text('Id of its verdicts'),
  names: v.object({ en: v.string(), hi: v.string() }),
  category: text('Family, as verdicts name it'),
  subcategory: v.pipe(v.nullable(v.string()), v.description('Part of the family, such as the shapes of nabhasa yogas')),
  polarity: v.picklist(['good', 'bad', 'mixed']),
  counted_from: v.pipe(
    v.nullable(v.picklist(['ascendant', 'moon', 'sun'])),
    v.description('Where houses are counted from; null where none are'),
  ),
  ...wordEntries,
  source: text('Texts, with chapter and verse'),
  confidence: Confidence,
  share_percent: v.pipe(
    v.nullable(v.number()),
    v.description('Charts of 10,000 random births in which it is formed, in percent; null where not yet counted'),
  ),
  variants: v.pipe(
    v.array(v.string()),
    v.description('Forms that share the slug, each a verdict of its own, such as pairs of houses; empty for most'),
  ),
  endpoints: v.pipe(v.array(v.string()), v.description('Paths whose answers hold its verdict')),
});
export type CatalogYoga = v.InferOutput<typeof CatalogYoga>;

export const YogaCatalog = record('YogaCatalog', 'Every yoga that is looked for', {
  count: number('How many'),
  categories: v.array(v.object({ id: v.string(), name: v.string(), count: v.number() })),
  yogas: v.array(CatalogYoga),
});
export type YogaCatalog = v.InferOutput<typeof YogaCatalog>;

const Words = v.object(wordEntries);

export const CatalogYogaWhole = record('CatalogYogaWhole', 'A yoga of the catalog, in both languages', {
  ...CatalogYoga.entries,
  translations: v.object({ en: Words, hi: Words }),
});
export type CatalogYogaWhole = v.InferOutput<typeof CatalogYogaWhole>;
export type CatalogWords = v.InferOutput<typeof Words>;
