/** Records of detected yogas. */
import * as v from 'valibot';
import {
  count,
  Evidence,
  HouseNumber,
  number,
  PlanetId,
  Points,
  record,
  Ripening,
  SignRef,
  sources,
  text,
  Verdict,
  yes,
} from '../common/records.ts';

export const YogaVerdict = record('YogaVerdict', 'A yoga looked for in this chart: formed or not, and why', {
  ...Verdict.entries,
  result: v.pipe(
    v.nullable(v.string()),
    v.description('Written for this chart: who forms it and how placed, what it stands for, what helps and hinders it'),
  ),
  reason: v.pipe(v.nullable(v.string()), v.description('Why it is not formed; null when it is')),
  category_name: text('The family, in the language asked for'),
  subcategory: v.pipe(v.nullable(v.string()), v.description('Part of the family, such as the shapes of nabhasa yogas')),
  formation: text('How it is formed in general'),
  timing: v.pipe(v.nullable(Ripening), v.description('When it acts; null when absent')),
});
export type YogaVerdict = v.InferOutput<typeof YogaVerdict>;

export const FamilySummary = record('FamilySummary', 'What was found of what was looked for', {
  checked: number('Rules examined'),
  present: number('Formed, cancelled ones included'),
  active: number('Formed and unweakened'),
  reduced: number('Formed and weakened'),
  cancelled: number('Formed and cancelled'),
  strongest: v.pipe(v.nullable(v.string()), v.description('Slug of the strongest that is not cancelled')),
  text: text('The same in sentences'),
});

const familyEntries = {
  yogas: v.pipe(
    v.array(YogaVerdict),
    v.description('Every rule asked about, formed or not, in the order of the catalog'),
  ),
  summary: FamilySummary,
  disclaimer: v.pipe(v.nullable(v.string()), v.description('How to take it, where the matter asks for that')),
  sources,
};

export const YogaFamilyAnswer = record('YogaFamilyAnswer', 'The yogas of a family in this chart', familyEntries);
export type YogaFamilyAnswer = v.InferOutput<typeof YogaFamilyAnswer>;

const LordPair = v.object({
  houses: v.pipe(v.array(HouseNumber), v.length(2), v.description('A kendra and a trikona; the 1st is both')),
  lords: v.pipe(v.array(PlanetId), v.length(2)),
  link: v.pipe(
    v.picklist(['conjunction', 'exchange', 'mutual_aspect', 'dispositor_aspect', 'one_way_aspect']),
    v.description(
      'dispositor_aspect: one is in a sign of the other, who aspects it; one_way_aspect: an aspect that is not returned, which is no tie',
    ),
  ),
  grade: v.picklist(['proper', 'blemished', 'formal']),
  status: v.picklist(['active', 'reduced', 'cancelled']),
  score: number('Strength, 0 to 100'),
});

export const RajaYogas = record('RajaYogas', 'Yogas of rank, with the pairs of lords behind them', {
  ...familyEntries,
  pairs: v.pipe(
    v.array(LordPair),
    v.description(
      'Lords of the 5th and 9th bound with lords of kendras, the lord of the 1st counting as both. Proper ones first: both unblemished and in a kendra, a trikona, the 2nd or 11th; then blemished, then formal (only an aspect that is not returned); the strongest of each first; none collapsed',
    ),
  ),
  supports: v.pipe(
    v.array(LordPair),
    v.description(
      'The lord of the 1st bound with the lord of the 4th, 7th or 10th: lords of a trikona and a kendra too, as the 1st is both, yet a support and no raja yoga; grade formal',
    ),
  ),
});
export type RajaYogas = v.InferOutput<typeof RajaYogas>;

export const SannyasaYogas = record('SannyasaYogas', 'Yogas of renunciation, and the inclination beside them', {
  ...familyEntries,
  inclination: v.pipe(
    v.object({
      signs: count('How many of the five hold', 0, 5),
      of: v.literal(5),
      is_told: yes('Two or more hold; one alone says nothing'),
      text: text('Which of them hold, in a paragraph'),
      evidence: v.pipe(v.array(Evidence), v.description('The five signs, met or not')),
    }),
    v.description(
      'Signs of an inward turn, by the practice of K. N. Rao after Brihat Jataka 15: no sign makes a monk. The yoga sannyasa-inclination is formed where it is told',
    ),
  ),
});
export type SannyasaYogas = v.InferOutput<typeof SannyasaYogas>;

export const NabhasaYogas = record('NabhasaYogas', 'Yogas of the whole sky, in their three groups', {
  ...familyEntries,
  groups: v.pipe(
    v.array(
      v.object({
        id: v.picklist(['ashraya', 'akriti', 'sankhya']),
        name: v.string(),
        checked: v.number(),
        present: v.pipe(v.array(v.string()), v.description('Slugs')),
      }),
    ),
    v.description(
      'Position, shape (with the two dala yogas, whose subcategory is dala) and number. Yogas of number stand only where none of the others does',
    ),
  ),
  signs_occupied: count('Signs that hold the seven planets', 1, 7),
});
export type NabhasaYogas = v.InferOutput<typeof NabhasaYogas>;

export const NeechaBhangaYogas = record('NeechaBhangaYogas', 'Debilitated planets, and what lifts them', {
  ...familyEntries,
  planets: v.pipe(
    v.array(
      v.object({
        id: PlanetId,
        name: text('In the language asked for'),
        sign: SignRef,
        house: HouseNumber,
        rules: v.pipe(v.array(v.string()), v.description('Slugs of the rules that hold')),
        is_cancelled: yes('At least one rule lifts the debilitation'),
        is_raja_yoga: yes(
          'Two rules or more, or one with the planet in a kendra or trikona: the fall turns into a rise',
        ),
      }),
    ),
    v.description('Those that are debilitated; empty where none is'),
  ),
});
export type NeechaBhangaYogas = v.InferOutput<typeof NeechaBhangaYogas>;

export const AllYogas = record('AllYogas', 'The yogas of the chart', {
  ...familyEntries,
  yogas: v.pipe(
    v.array(YogaVerdict),
    v.description(
      'Those that are formed, the strongest first; with include=all every rule, in the order of the catalog',
    ),
  ),
});
export type AllYogas = v.InferOutput<typeof AllYogas>;

const Brief = v.object({
  id: text('Slug of the catalog'),
  variant: v.nullable(v.string()),
  name: v.string(),
  category: v.string(),
  polarity: v.picklist(['good', 'bad', 'mixed']),
  status: v.picklist(['active', 'reduced', 'cancelled']),
  score: v.number(),
  planets: v.array(PlanetId),
  result: v.string(),
});

export const YogaSummary = record('YogaSummary', 'Yogas of the chart by family, the strongest, and a score of all', {
  counts: v.object({
    checked: number('Yogas of the catalog, each slug once'),
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
  strongest: v.pipe(v.array(Brief), v.maxLength(5), v.description('The five strongest that are not cancelled')),
  score: v.object({
    score: v.pipe(v.number(), v.minValue(0), v.maxValue(100), v.description('The exact sum of its components')),
    components: v.pipe(
      v.array(Points),
      v.description('50 to begin with, then each good yoga and each bad one; mixed and cancelled ones count nothing'),
    ),
  }),
  summary_text: text('The same in a paragraph'),
  sources,
});
export type YogaSummary = v.InferOutput<typeof YogaSummary>;
