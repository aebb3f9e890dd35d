/** Records of two whole charts beside each other: Mars, malefics, dashas, further evidence, and the report of all. */
import * as v from 'valibot';
import { ManglikVerdict } from '../dosha/doshaVerdicts.ts';
import { SignId } from '../common/ids/closedIds.ts';
import {
  count,
  list,
  localName,
  number,
  orNull,
  PlanetId,
  Points,
  record,
  RuleStatus,
  sources,
  text,
  textOrNull,
} from '../common/records.ts';
import { disclaimer, kootEntries, MatchRole, MatchText, moonsEntries, poruthamEntries } from './match.ts';

const unknownReason = orNull(v.literal('birth_time_unknown'), 'Why it is not told; null where it is');

/** Returns the schema of a comparison of two charts. */
const comparisonOf = <const States extends readonly [string, ...string[]]>(
  title: string,
  states: States,
  meaning: string,
) =>
  record(title, 'How two charts compare, in words', {
    state: v.pipe(v.picklist([...states, 'unknown']), v.description(meaning)),
    reason: unknownReason,
    ...MatchText.pipe[0].entries,
    source: text('What it rests on'),
    status: RuleStatus,
  });

const MarsComparison = record('MarsComparison', 'Mars in both charts', {
  ...comparisonOf(
    'MarsState',
    ['not_present', 'balanced', 'partly_balanced', 'cancelled', 'balanced_by_malefic', 'one_sided'],
    'balanced: both have it alike; partly_balanced: both, one more; cancelled: one alone, undone in its own chart; balanced_by_malefic: one alone, and a malefic of the other stands for Mars; one_sided: one alone, nothing else; unknown without a birth time',
  ).pipe[0].entries,
  bearer: orNull(MatchRole, 'Who has it where one alone does'),
  malefics: list(PlanetId, 'What stands for Mars in the other chart'),
});

const Units = record('RamanUnits', 'Units of malefics by B. V. Raman, further evidence', {
  state: v.picklist(['equal', 'passable', 'unequal']),
  text: text('In the language asked for'),
  groom: number('Sum of the units of the groom'),
  bride: number('Sum of the units of the bride'),
  parts: list(
    record('RamanUnit', 'Units of one malefic', {
      role: MatchRole,
      planet: PlanetId,
      house: count('Whole-sign house', 1, 12),
      sign: SignId,
      units: number('Units by dignity and house'),
    }),
    'Those that have units',
  ),
  source: text('Text'),
});

const OpenMars = orNull(
  v.object({
    house: count('Of Mars, counted from here', 1, 12),
    counts: v.pipe(v.boolean(), v.description('One of the houses that make manglik')),
  }),
  'Null where the day does not fix both signs',
);

const OpenMarsSide = record('OpenMarsSide', 'Mars of a birth from the Moon and Venus, which need no ascendant', {
  from_moon: OpenMars,
  from_venus: OpenMars,
});

const marsEntries = {
  groom: orNull(ManglikVerdict, 'The verdict on Manglik; null without a birth time'),
  bride: orNull(ManglikVerdict, 'The verdict on Manglik; null without a birth time'),
  comparison: MarsComparison,
  raman_units: orNull(Units, 'Null without a birth time'),
  open: orNull(
    v.object({ groom: OpenMarsSide, bride: OpenMarsSide }),
    'Where a birth time is not known: what the days decide of Mars; null where both are known',
  ),
};

export const MarsAnswer = record('MatchMarsAnswer', 'Mars in both charts', { ...marsEntries, disclaimer, sources });
export type MarsAnswer = v.InferOutput<typeof MarsAnswer>;

const PapaSide = record('PapaPoints', 'Malefics in six houses, from three places', {
  components: list(Points, 'From the ascendant, the Moon and Venus; without a birth time those that the day decides'),
  total: orNull(number('Their exact sum'), 'Null without a birth time'),
});

const papaEntries = {
  groom: PapaSide,
  bride: PapaSide,
  comparison: comparisonOf(
    'PapaComparison',
    ['equal', 'passable', 'groom_heavier', 'bride_heavier'],
    'passable: the groom has up to one point more; unknown without a birth time. It foretells nothing',
  ),
};

export const PapaAnswer = record('PapaSamyaAnswer', 'Malefics of both charts against each other', {
  ...papaEntries,
  disclaimer,
  sources,
});
export type PapaAnswer = v.InferOutput<typeof PapaAnswer>;

const Change = record('MahadashaChange', 'A change of mahadasha', {
  at: text('When, on the clock of the birth place'),
  from: PlanetId,
  to: PlanetId,
});

const dashaEntries = {
  sandhi: list(
    record('MatchDashaSandhi', 'A change of mahadasha of each, close together', {
      groom: Change,
      bride: Change,
      days_apart: number('Days between them'),
      text: text('In the language asked for'),
    }),
    'From the later birth to the age of 100, in order of time',
  ),
  sama_dasha: list(
    record('MatchSamaDasha', 'One lord rules the mahadasha of both', {
      lord: PlanetId,
      name: localName,
      start: text('First instant of it'),
      end: text('First instant after it'),
      text: text('In the language asked for'),
    }),
    'Spans of more than a year',
  ),
  within_days: number('How near two changes are to each other to be listed'),
  reason: unknownReason,
  verdict: MatchText,
};

export const DashaSandhiAnswer = record('DashaSandhiAnswer', 'Mahadashas of both that change or run together', {
  ...dashaEntries,
  disclaimer,
  sources,
});
export type DashaSandhiAnswer = v.InferOutput<typeof DashaSandhiAnswer>;

const MatchEvidence = record('MatchEvidence', 'Something seen in the two charts beside each other; no points', {
  id: text('What was looked for'),
  name: text('The same in the language asked for'),
  met: v.boolean(),
  effect: v.pipe(
    v.picklist(['supports', 'differs', 'attraction', 'neutral']),
    v.description('What it speaks for where it is met'),
  ),
  reason: text('What was seen'),
  source: text('Text'),
  status: RuleStatus,
});
export type MatchEvidence = v.InferOutput<typeof MatchEvidence>;

export const ReportAnswer = record('MatchReport', 'All that tradition compares in two charts', {
  ...moonsEntries,
  summary: MatchText,
  ashtakoota: record('ReportKoots', 'The eight koots', kootEntries),
  porutham: record('ReportPoruthams', 'The ten poruthams', { ...poruthamEntries, verdict: MatchText }),
  mars: record('ReportMars', 'Mars in both charts', marsEntries),
  papa_samya: record('ReportPapa', 'Malefics of both charts', papaEntries),
  dashas: record('ReportDashas', 'Mahadashas of both', dashaEntries),
  evidence: list(MatchEvidence, 'Met or not; empty without a birth time'),
  evidence_reason: unknownReason,
  reversed: orNull(
    record('ReversedReport', 'The koots and poruthams with the roles exchanged', {
      ...kootEntries,
      ...poruthamEntries,
      verdict: MatchText,
    }),
    'Only with roles: both; null otherwise',
  ),
  unknown: textOrNull('What a birth time would tell; null where both are known'),
  disclaimer,
  sources,
});
export type ReportAnswer = v.InferOutput<typeof ReportAnswer>;
