/** Answers of /karma. */
import * as v from 'valibot';
import { KarmaAnalysis } from './analysis.ts';
import {
  d60Entries,
  DISCLAIMER,
  KarmaArea,
  KarmicDebts,
  NATURE_CONVENTION,
  remedyEntries,
  shortEntries,
  shashtiamshaEntries,
} from './common.ts';
import { count, endpoint, number, record, sources, text, type Records, orNull, list } from '../common/records.ts';

export const D60Chart = record('D60Chart', 'The shashtiamsha of a birth', {
  ...shortEntries,
  ...d60Entries,
  summary: text('What stands out'),
  sources,
});
export type D60Chart = v.InferOutput<typeof D60Chart>;

export const KarmaAreas = record('KarmaAreas', 'Areas of life by the D60', {
  ...shortEntries,
  area: v.pipe(v.nullable(KarmaArea.entries.area), v.description('The one asked for; null for all')),
  areas: list(KarmaArea, 'The one asked for, or all six'),
  summary: text('Which is carried best and which asks for most work'),
  disclaimer: DISCLAIMER,
  sources,
});
export type KarmaAreas = v.InferOutput<typeof KarmaAreas>;

export const KarmaRemedies = record('KarmaRemedies', 'Remedies of a chart by category', {
  ...shortEntries,
  ...remedyEntries,
  disclaimer: DISCLAIMER,
  sources,
});
export type KarmaRemedies = v.InferOutput<typeof KarmaRemedies>;

export const ShashtiamshaList = record('ShashtiamshaList', 'The sixty shashtiamshas', {
  nature_convention: NATURE_CONVENTION,
  benefic_count: count('Of the sixty', 0, 60),
  malefic_count: count('Of the sixty', 0, 60),
  shashtiamshas: v.pipe(
    v.array(
      record('Shashtiamsha', 'A sixtieth part of a sign', {
        ...shashtiamshaEntries,
        degree_range_odd_sign: text("In odd signs, as 0°30'-1°00'"),
        degree_range_even_sign: text('In even signs, where they run from the end'),
        from_degree: number('In odd signs, degrees'),
        to_degree: number('In odd signs, degrees, not included'),
        debt: orNull(
          v.picklist(['family', 'violence', 'deception', 'toxicity', 'mortality']),
          'The karmic debt that it is counted to; null where it is to none of the five',
        ),
        theme: text('Id of the kind of names that it belongs to'),
        theme_name: text('In the language asked for'),
      }),
    ),
    v.length(60),
    v.description('Number 1 first'),
  ),
  sources,
});
export type ShashtiamshaList = v.InferOutput<typeof ShashtiamshaList>;

export const answers = {
  analyze: endpoint(
    'Karma by the shashtiamsha',
    'The D60 in thirteen sections: how exact the birth time has to be, the chart itself, the birth chart, both together, the lord of the ascendant, houses, areas of life, navamsa and D60, patterns, debts, the acting dasha lords, remedies and scores.',
    KarmaAnalysis,
  ),
  d60Chart: endpoint(
    'The D60 chart',
    'Sign, lord, house and shashtiamsha of the ascendant and the nine planets, with names, nature and meaning.',
    D60Chart,
  ),
  debts: endpoint(
    'Karmic debts',
    'Five debts that the names of shashtiamshas speak of: who stands there, how heavily and why, what the texts tell, how it can be felt and what makes it good.',
    KarmicDebts,
  ),
  lifeAreas: endpoint(
    'Karma of areas of life',
    'Career, marriage, wealth, health, children and education by the D60 of the planets that carry them.',
    KarmaAreas,
  ),
  remedies: endpoint(
    'Remedies of karma',
    'What to do at once, regularly, on certain days and once; what to give and which mantras, each with its count and the reason in this chart.',
    KarmaRemedies,
  ),
  shashtiamshas: endpoint(
    'The sixty shashtiamshas',
    'Number, names, nature, meaning and degrees of each. The natures follow the meaning of the name, which is a convention: other lists disagree where it is marked.',
    ShashtiamshaList,
  ),
} satisfies Records;
