/** Records of what a dasha period brings: /dasha/current and /dasha/effects. */
import * as v from 'valibot';
import {
  houses,
  LordRelation,
  PeriodLord,
  PeriodLordDetails,
  PeriodScore,
  planets,
  PeriodTone,
} from '../common/dashaLords.ts';
import { periodEntries, RunningPeriod } from '../common/period.ts';
import {
  Confidence,
  count,
  endpoint,
  HouseNumber,
  PlanetId,
  record,
  sources,
  text,
  yes,
  type Records,
  list,
  orNull,
  score100,
} from '../common/records.ts';

const Peak = record('ThemePeak', 'An antardasha in which the matter fares best or hardest', {
  lord: PlanetId,
  name: text('In the language asked for'),
  start: text('First instant of it'),
  end: text('First instant after it'),
  score: score100,
});

const ThemeEffect = record('ThemeEffect', 'What a period brings to one matter of life', {
  id: text(
    'career, wealth, relationships, health, family, property, education, children, travel, spirituality, initiative or change',
  ),
  name: text('In the language asked for'),
  tone: PeriodTone,
  score: v.pipe(PeriodScore, v.description('As that of the period, with houses counted from those of the matter')),
  houses: houses('That rule the matter, the main one first'),
  karakas: planets('That signify it by nature'),
  reasons: list(
    record('ThemeReason', 'Why a lord has to do with the matter', {
      lord: PlanetId,
      kind: v.picklist(['owns', 'occupies', 'acts_for', 'signifies', 'aspects', 'joins_lord']),
      house: orNull(HouseNumber, 'Of the matter; null for what the lord signifies by nature'),
      text: text('The same in words'),
    }),
    'The closest first',
  ),
  start: text('First instant of the period'),
  end: text('First instant after it'),
  best: orNull(Peak, 'The best antardasha for it; null where the period is no mahadasha told in full'),
  hardest: orNull(Peak, 'The most demanding antardasha for it; null as for `best`'),
  text: text('The reasons and what follows from them'),
});

const Finding = record('PeriodFinding', 'One thing that carries a period or burdens it', {
  id: text('What was looked at'),
  text: text('What was found, and what it means'),
  source: text('Text, chapter and verse'),
});

const effectEntries = {
  score: PeriodScore,
  tone: PeriodTone,
  relation: orNull(LordRelation, 'Null for a mahadasha'),
  is_dasha_sandhi: yes(
    'Whether as_of lies in the last tenth of the mahadasha; for a period that does not run, whether its beginning does',
  ),
  is_chhidra: yes(
    'Whether it lies so in one of the three sharper changes: Mars to Rahu, Rahu to Jupiter, Venus to the Sun',
  ),
  summary: text('Lord, score and what the period is like'),
  themes: list(ThemeEffect, 'Matters that its lords have to do with, the closest first'),
  strengths: list(Finding, 'What carries it, the strongest first'),
  cautions: list(Finding, 'What it must work with, the heaviest first'),
  advice: list(
    record('PeriodAdvice', 'What to do', {
      about: text('period, or id of a matter'),
      text: text('One sentence'),
    }),
    'For the period, and for the best supported and the most demanding of the matters told',
  ),
  confidence: Confidence,
};

const PeriodEffects = record('PeriodEffects', 'What a running period brings, in short', {
  lord: PeriodLord,
  ...effectEntries,
});
export type PeriodEffects = v.InferOutput<typeof PeriodEffects>;

const FullPeriodEffects = record('FullPeriodEffects', 'What a period brings', {
  lord: PeriodLordDetails,
  ...effectEntries,
  quiet_themes: list(v.string(), 'Ids of the matters that its lords have little to do with'),
});
export type FullPeriodEffects = v.InferOutput<typeof FullPeriodEffects>;

const CurrentPeriod = record('CurrentPeriod', 'A period that runs, how much of it is left, and what it brings', {
  ...RunningPeriod.entries,
  effects: PeriodEffects,
});

const Junction = record('DashaJunction', 'The last tenth of the mahadasha, where it passes into the next', {
  from_lord: PlanetId,
  to_lord: PlanetId,
  start: text('First instant of it'),
  end: text('End of the mahadasha'),
  is_dasha_sandhi: yes('Whether as_of lies in it'),
  is_chhidra: yes('One of three sharper ones: Mars to Rahu, Rahu to Jupiter, Venus to the Sun'),
  text: text('How it is read'),
});
export type DashaJunction = v.InferOutput<typeof Junction>;

const common = {
  system: text('Id of the dasha'),
  name: text('In the language asked for'),
};

const reason = v.pipe(
  v.nullable(v.picklist(['before_birth', 'after_last_period'])),
  v.description('Where as_of lies when no period runs and none was named; else null'),
);

const nothing = 'Null where nothing runs';

const DashaCurrent = record('DashaCurrent', 'The running periods of the Vimshottari dasha', {
  ...common,
  mahadasha: orNull(CurrentPeriod, nothing),
  antardasha: orNull(CurrentPeriod, nothing),
  pratyantardasha: orNull(CurrentPeriod, nothing),
  sookshma: orNull(RunningPeriod, nothing),
  prana: orNull(RunningPeriod, nothing),
  junction: orNull(Junction, nothing),
  reason,
  disclaimer: text('What such a reading is, and is not'),
  sources,
});
export type DashaCurrent = v.InferOutput<typeof DashaCurrent>;

const SelectedPeriod = record('SelectedPeriod', 'A period asked about, and what it brings', {
  ...periodEntries,
  basis: v.pipe(v.picklist(['asked', 'running']), v.description('Why it was taken')),
  remaining_days: orNull(v.number(), 'Days from as_of to its end; null where it does not run'),
  effects: FullPeriodEffects,
});

const Window = record('DashaWindowEffect', 'An antardasha of the mahadasha, by its score', {
  ...periodEntries,
  rank: count('1 for the highest score', 1, 9),
  score: PeriodScore,
  tone: PeriodTone,
  relation: LordRelation,
  has_dasha_sandhi: yes('Whether the last tenth of the mahadasha, or a part of it, falls into it'),
  best_theme: text('Id of the matter with the highest score in it'),
  hardest_theme: text('Id of the matter with the lowest score in it'),
  text: text('Its lord, its score and what stands out'),
});

const DashaEffects = record('DashaEffects', 'What a mahadasha and an antardasha of the Vimshottari dasha bring', {
  ...common,
  mahadasha: orNull(SelectedPeriod, nothing),
  antardasha: orNull(SelectedPeriod, 'Null where none was named and none of the mahadasha runs'),
  junction: orNull(Junction, nothing),
  windows: list(Window, 'The antardashas of the mahadasha that are lived, the highest score first'),
  reason,
  disclaimer: text('What such a reading is, and is not'),
  sources,
});
export type DashaEffects = v.InferOutput<typeof DashaEffects>;

export const effectAnswers = {
  current: endpoint(
    'Running periods and what they bring',
    'The mahadasha, antardasha and pratyantardasha that run now, or at `as_of`, each with the time that is left and what it brings: score with its points, matters of life with reasons, strengths, cautions and advice. Sookshma and prana are told with the time that is left. Outside life all are null, `reason` says why and a warning repeats it.',
    DashaCurrent,
  ),
  effects: endpoint(
    'What a mahadasha and an antardasha bring',
    'The running mahadasha and antardasha, or those of `mahadasha_lord` and `antardasha_lord`, in full: their lords in the chart, scores with every point, the relation of the lords, matters of life with reasons and dates, yogas that ripen, strengths, cautions and advice. `windows` ranks the antardashas of the mahadasha. A score is a weighing of classical factors (interpretive), no promise.',
    DashaEffects,
  ),
} satisfies Records;
