/** Record of all yogas in short. */
import * as v from 'valibot';
import { YOGA_THEMES, KIND_THEMES } from '../../astro/judgement/tables/yogaThemes.ts';
import { GRADES } from '../../astro/tables/grades.ts';
import { localName, number, PlanetId, Points, record, sources, text, Verdict } from '../common/records.ts';

const Brief = v.object({
  id: text('Slug of the catalog'),
  variant: v.nullable(v.string()),
  name: v.string(),
  category: v.string(),
  polarity: v.picklist(['good', 'mixed', 'bad']),
  status: v.picklist(['active', 'reduced', 'cancelled']),
  grade: Verdict.entries.grade,
  score: number('Strength, 0 to 100'),
  percentile: number('Percent of 10,000 births that have it less strongly, or not at all'),
  share_percent: number('Of 10,000 births, the share in which it is formed'),
  planets: v.array(PlanetId),
  also_called: Verdict.entries.also_called,
  result: v.string(),
});

const scoreEntries = {
  score: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description('The percentile of the net sum: percent of 10,000 births whose sum is lower'),
  ),
  percentile: number('The same'),
  net: v.object({
    value: v.pipe(
      v.number(),
      v.description('The exact sum of its components. It has no bounds: below zero where more burdens than supports'),
    ),
    components: v.pipe(
      v.array(Points),
      v.description(
        'Each yoga that stands and is more than the letter, each fact once: its strength by how rare it is, ten points for full strength where half of all births have it, twenty where a quarter have. A theme also counts its two planets, ten points at most each, so that charts without a yoga of the theme differ',
      ),
    ),
  }),
};

const Theme = v.object({
  id: v.picklist(YOGA_THEMES),
  name: localName,
  ...scoreEntries,
  band: v.pipe(
    v.picklist([...GRADES.band.names, ...GRADES.burden.names]),
    v.description(
      'Of the percentile, with bounds at 10, 35, 65 and 90: very_weak to excellent; for obstacles very_light to very_heavy',
    ),
  ),
  band_name: localName,
});

export const YogaSummary = record('YogaSummary', 'Yogas of the chart by family, the foremost, and scores of all', {
  counts: v.object({
    checked: number('Yogas that are judged, each slug once'),
    present: v.number(),
    good: v.number(),
    bad: v.number(),
    mixed: v.number(),
    cancelled: number('Of those present'),
    by_category: v.array(
      v.object({
        category: v.string(),
        name: v.string(),
        checked: v.number(),
        present: v.number(),
        yogas: v.pipe(v.array(v.string()), v.description('Slugs of those present')),
      }),
    ),
  }),
  strongest: v.pipe(
    v.array(Brief),
    v.maxLength(5),
    v.description(
      'The five that tell most of this chart: good and mixed ones that stand, unblemished ones first, by strength x -log2(share); of one set of planets one. What more than 40 percent of births have stands here only where nothing rarer does',
    ),
  ),
  score: v.pipe(
    v.object({
      ...scoreEntries,
      band: v.pipe(v.picklist(GRADES.band.names), v.description('Of the percentile: bounds at 10, 35, 65 and 90')),
      band_name: localName,
    }),
    v.description('All yogas together: what supports less what burdens; mixed ones count nothing here. Interpretive'),
  ),
  themes: v.pipe(
    v.object({ standing: Theme, wealth: Theme, learning: Theme, spirit: Theme, obstacles: Theme }),
    v.description(
      'What the yogas speak for: standing (raja, mahapurusha), wealth (dhana), learning (Saraswati, Budhaditya, those of Jupiter), spirit (sannyasa, moksha), and obstacles, which are heavy where high. Interpretive',
    ),
  ),
  leading_theme: v.pipe(v.picklist(KIND_THEMES), v.description('Of the first four the one of the highest score')),
  headline: text('The theme that leads; at most 90 characters'),
  short: text('With the foremost yoga and the obstacles; at most 280 characters'),
  summary_text: text('The same in a paragraph'),
  sources,
});
export type YogaSummary = v.InferOutput<typeof YogaSummary>;
