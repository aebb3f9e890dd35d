/** Records of detected yogas. */
import * as v from 'valibot';
import {
  count,
  Evidence,
  HouseNumber,
  number,
  PlanetId,
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
  present: number('Formed, cancelled ones included; one fact may be formed under several names'),
  active: number('Formed and unweakened'),
  reduced: number('Formed and weakened'),
  cancelled: number('Formed and cancelled'),
  strongest: v.pipe(
    v.nullable(v.string()),
    v.description(
      'Slug of the one that tells most of the chart: strong, rare and unblemished; where all of them burden, of the heaviest',
    ),
  ),
  text: text('The same in sentences'),
});

const familyEntries = {
  yogas: v.pipe(
    v.array(YogaVerdict),
    v.description(
      'Every rule asked about, formed or not, in the order of the catalog; of exchanges and debilitated planets those that are there',
    ),
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

const BhangaRuleRecord = v.object({
  id: text('Slug of the catalog'),
  name: v.string(),
  text: text('The rule, put as if it held'),
  met: yes('Whether it lifts the planet'),
  observed: v.pipe(
    Evidence.entries.observed,
    v.description('What was seen; empty where the rule cannot lift this planet'),
  ),
});

const bhangaEntries = {
  rules_met: count('How many of the seven rules lift the planet', 0, 7),
  is_raja_yoga: yes(
    'Two rules or more, and the planet in a kendra or trikona: the fall turns into a rise. Texts leave the number open; interpretive',
  ),
};

export const BhangaVerdict = record('BhangaVerdict', 'A debilitated planet, and what lifts it', {
  ...YogaVerdict.entries,
  ...bhangaEntries,
  rules: v.pipe(v.array(BhangaRuleRecord), v.length(7), v.description('All seven, met or not')),
});

export const ParivartanaYogas = record('ParivartanaYogas', 'Exchanges of house lords', {
  ...familyEntries,
  lords: v.pipe(
    v.array(
      v.object({
        house: HouseNumber,
        lord: PlanetId,
        in_house: v.pipe(HouseNumber, v.description('Where the lord stands')),
      }),
    ),
    v.length(12),
    v.description(
      'Addition: where the lord of each house stands. Two lords in each other’s houses make an exchange, so that these show why there is none',
    ),
  ),
});
export type ParivartanaYogas = v.InferOutput<typeof ParivartanaYogas>;

export const NeechaBhangaYogas = record('NeechaBhangaYogas', 'Debilitated planets, and what lifts them', {
  ...familyEntries,
  yogas: v.pipe(
    v.array(BhangaVerdict),
    v.description('One for each debilitated planet, lifted or not; empty where none is debilitated'),
  ),
  planets: v.pipe(
    v.array(
      v.object({
        id: PlanetId,
        name: text('In the language asked for'),
        sign: SignRef,
        house: HouseNumber,
        rules: v.pipe(v.array(v.string()), v.description('Slugs of the rules that hold')),
        ...bhangaEntries,
        is_cancelled: yes('At least one rule lifts the debilitation'),
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
      'Those that are formed, each fact once, with its other names in also_called: proper ones before blemished, then those that burden, those by the letter only, and the cancelled; within these by strength and rarity. With include=all every rule has a row, in the order of the catalog, but for exchanges that are not there and planets that are not debilitated',
    ),
  ),
});
export type AllYogas = v.InferOutput<typeof AllYogas>;
