/** Records of doshas. */
import * as v from 'valibot';
import {
  count,
  Evidence,
  HouseNumber,
  NakshatraRef,
  number,
  PlanetId,
  Points,
  record,
  Remedy,
  Ripening,
  sources,
  text,
  Verdict,
  VerdictStatus,
  yes,
} from '../common/records.ts';
import { Span } from '../common/panchangElements.ts';

const Severity = v.pipe(
  v.picklist(['none', 'mild', 'moderate', 'severe']),
  v.description('Of what the reliefs leave: none when it is not formed, moderate from 30 points, severe from 60'),
);

const entries = {
  ...Verdict.entries,
  id: text('As in the path, with underscores: kaal_sarp'),
  category: v.literal('dosha'),
  polarity: v.literal('bad'),
  strength: v.pipe(
    v.nullable(
      v.object({
        score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
        percentile: v.pipe(v.number(), v.description('Percent of 10,000 births in which less of it is left')),
        label: v.picklist(['mild', 'moderate', 'severe']),
        components: v.array(Points),
      }),
    ),
    v.description('How much is left of it after its reliefs, the exact sum of its components; null when absent'),
  ),
  cancellations: v.pipe(
    v.array(Evidence),
    v.description('The reliefs that hold: those that cancel, then those that weaken'),
  ),
  result: v.pipe(
    v.nullable(v.string()),
    v.description('Written for this chart: who forms it, what it speaks of, what eases it and what is left'),
  ),
  needs: v.pipe(
    v.nullable(v.picklist(['partner', 'family'])),
    v.description(
      'Whose birth it takes beside this one: without `partner` its status is unknown and `present` null; null where one chart tells',
    ),
  ),
  severity: Severity,
  severity_name: text('In the language asked for'),
  reason: v.pipe(
    v.nullable(v.string()),
    v.description('Why it is not formed, there in part only, or not known; null when it is formed'),
  ),
  formation: text('How it is formed in general'),
  effects: text('What it speaks of: in this chart when present, else in general'),
  timing: v.pipe(v.nullable(Ripening), v.description('When its planets act; null when absent')),
  remedies: v.pipe(
    v.array(Remedy),
    v.description('What to begin with first; more of them the more is left of the dosha, none when absent'),
  ),
  advice: text('What is wise with it; when it is not formed, that nothing is asked'),
};

export const DoshaVerdict = record('DoshaVerdict', 'A dosha looked for in this chart: formed or not, and why', entries);
export type DoshaVerdict = v.InferOutput<typeof DoshaVerdict>;

const ManglikLevel = v.picklist(['none', 'low', 'partial', 'full']);

const MarsPlace = v.object({
  house: v.pipe(HouseNumber, v.description('Of Mars, counted from here')),
  counts: yes('One of the houses that make manglik'),
  points: number('What it gives: all from the ascendant, half from the Moon, a quarter from Venus'),
});

export const ManglikVerdict = record('ManglikVerdict', 'Manglik, with the three counts and the fourteen reliefs', {
  ...entries,
  percent: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.description(
      'How manglik the chart is after the reliefs, as the score of `strength`; what the Moon and Venus give where the ascendant does not show it',
    ),
  ),
  from: v.pipe(
    v.array(v.picklist(['ascendant', 'moon', 'venus'])),
    v.description('From which of the three Mars is in one of the houses; the ascendant alone makes it present'),
  ),
  reading: v.object({
    include_2nd: yes('Whether the 2nd house counts too'),
    node_relief: v.picklist(['counted', 'none']),
    houses: v.pipe(v.array(HouseNumber), v.description('Those that count')),
  }),
  base_level: v.pipe(
    ManglikLevel,
    v.description(
      'Before the reliefs: low below 30 points, partial (anshik) below 60, full from 60; partial too where only the Moon or Venus shows it',
    ),
  ),
  level: v.pipe(ManglikLevel, v.description('The same of what the reliefs leave')),
  from_ascendant: v.pipe(MarsPlace, v.description('This count alone decides whether it is present')),
  from_moon: MarsPlace,
  from_venus: MarsPlace,
  cancellation_conditions: v.pipe(
    v.array(
      v.object({
        number: count('1 to 14', 1, 14),
        rules: v.pipe(v.array(v.string()), v.description('Ids among the evidence')),
        effect: v.pipe(
          v.picklist(['full', 'points', 'told']),
          v.description(
            'full cancels; points takes 15 points off, but never below 20; told changes nothing in the chart: age, and a partner',
          ),
        ),
        text: text('The condition, put as if it held'),
        met: v.pipe(
          v.nullable(v.boolean()),
          v.description('Null where it cannot be told: it hangs on a partner who is not given'),
        ),
        reason: text('What was seen in this chart'),
      }),
    ),
    v.length(14),
  ),
  for_matching: v.pipe(
    v.nullable(
      v.object({
        state: v.pipe(
          v.picklist(['not_present', 'balanced', 'partly_balanced', 'cancelled', 'balanced_by_malefic', 'one_sided']),
          v.description(
            'not_present: neither chart; balanced: both, the lesser at least three quarters of the greater before reliefs; partly_balanced: both, further apart; of one alone: cancelled by its own conditions, balanced_by_malefic where the Sun, Saturn, Rahu or Ketu stands in the same houses of the other from ascendant or Moon, else one_sided',
          ),
        ),
        is_relief: yes(
          'Whether the other chart relieves it in the match; the verdict on this chart is the same either way',
        ),
        partner: v.object({
          present: v.boolean(),
          status: VerdictStatus,
          percent: number('As `percent`, of the partner'),
          base_percent: number('The same before the reliefs'),
        }),
        text: text('The comparison in a sentence'),
      }),
    ),
    v.description('Mars in both charts; null without `partner`'),
  ),
  similar_malefics: v.pipe(
    v.array(v.object({ planet: PlanetId, house: HouseNumber })),
    v.description('The Sun, Saturn and Ketu in the same houses: a match counts them on this side too'),
  ),
});
export type ManglikVerdict = v.InferOutput<typeof ManglikVerdict>;

export const KaalSarpVerdict = record('KaalSarpVerdict', 'Kaal Sarp, with its kind and direction', {
  ...entries,
  type: v.pipe(
    v.nullable(v.string()),
    v.description('One of twelve by the house of Rahu, anant to sheshnag; null where not even a part of it is there'),
  ),
  type_name: v.nullable(v.string()),
  direction: v.pipe(
    v.nullable(v.picklist(['anuloma', 'viloma'])),
    v.description('anuloma: the planets stand from Rahu to Ketu; viloma: from Ketu to Rahu, milder, also Kaal Amrit'),
  ),
  direction_name: v.nullable(v.string()),
  is_partial: yes('One planet stands outside, the Moon or one in the sign of a node: status partial, not present'),
  rahu_house: HouseNumber,
  outsiders: v.pipe(
    v.array(v.object({ planet: PlanetId, distance: number('Degrees from the nearer node') })),
    v.description('On the other side of the nodes than most'),
  ),
});
export type KaalSarpVerdict = v.InferOutput<typeof KaalSarpVerdict>;

export const GrahanVerdict = record('GrahanVerdict', 'Grahan, with the pairs of birth chart and navamsa', {
  ...entries,
  close: yes('In the birth chart a node is within twelve degrees'),
  navamsha_only: yes('In the navamsa and not in the birth chart: status partial, not present'),
  in_birth_chart: v.pipe(
    v.array(v.object({ planet: PlanetId, node: PlanetId, orb: number('Degrees between the two') })),
    v.description('The Sun or the Moon with a node in one sign'),
  ),
  in_navamsha: v.array(v.object({ planet: PlanetId, node: PlanetId })),
});
export type GrahanVerdict = v.InferOutput<typeof GrahanVerdict>;

export const GandmoolVerdict = record('GandmoolVerdict', 'Gandmool, with the nakshatra and pada of the Moon', {
  ...entries,
  nakshatra: v.pipe(NakshatraRef, v.description('Of the Moon, whether or not it is one of the six')),
  pada: count('Quarter of the nakshatra', 1, 4),
  shanti: v.pipe(
    v.nullable(
      v.object({
        first: v.pipe(v.nullable(Span), v.description('First return of the Moon after birth, about the 27th day')),
        next: v.pipe(v.nullable(Span), v.description('Running at the instant taken for now, or the next after it')),
      }),
    ),
    v.description('When the rite of peace may be done: the Moon is in the nakshatra of birth; null when absent'),
  ),
});
export type GandmoolVerdict = v.InferOutput<typeof GandmoolVerdict>;

const NadiId = v.picklist(['adi', 'madhya', 'antya']);

export const NadiVerdict = record('NadiVerdict', 'The nadi of this person; the dosha itself takes a partner', {
  ...entries,
  nadi: v.pipe(NadiId, v.description('Of the Moon’s nakshatra')),
  nadi_name: text('In the language asked for'),
  nakshatra: NakshatraRef,
  pada: count('Quarter of the nakshatra', 1, 4),
  avoid: v.pipe(
    v.array(NakshatraRef),
    v.length(9),
    v.description('Nakshatras of the same nadi: a partner born in one of them makes the dosha, but for the exceptions'),
  ),
  exceptions: v.pipe(v.array(v.string()), v.description('What undoes it in a match; see the evidence for their ids')),
  partner: v.pipe(
    v.nullable(
      v.object({
        nadi: NadiId,
        nadi_name: text('In the language asked for'),
        nakshatra: NakshatraRef,
        pada: count('Quarter of the nakshatra', 1, 4),
      }),
    ),
    v.description('The same of the partner; null without `partner`'),
  ),
  points: v.pipe(v.literal(8), v.description('What nadi counts for among the 36 points of a match')),
});
export type NadiVerdict = v.InferOutput<typeof NadiVerdict>;

const answer = <Schema extends v.GenericSchema>(title: string, description: string, dosha: Schema) =>
  record(title, description, {
    dosha,
    disclaimer: text('How to take it'),
    sources,
  });

export const DoshaAnswer = answer('DoshaAnswer', 'One dosha in this chart', DoshaVerdict);
export const ManglikAnswer = answer('ManglikAnswer', 'Manglik dosha in this chart', ManglikVerdict);
export const KaalSarpAnswer = answer('KaalSarpAnswer', 'Kaal Sarp dosha in this chart', KaalSarpVerdict);
export const GrahanAnswer = answer('GrahanAnswer', 'Grahan dosha in this chart', GrahanVerdict);
export const GandmoolAnswer = answer('GandmoolAnswer', 'Gandmool dosha in this chart', GandmoolVerdict);
export const NadiAnswer = answer('NadiAnswer', 'The nadi of this chart', NadiVerdict);

export const DoshaSummary = record('DoshaSummary', 'What was found of what was looked for', {
  checked: number('Doshas examined'),
  needing_another: number('Of these, those that take the birth of a partner or a relative too, which is not given'),
  present: number('Formed, cancelled ones included'),
  standing: number('Formed and not cancelled: those that the paragraph counts'),
  by_status: v.object({
    active: v.number(),
    reduced: v.number(),
    cancelled: v.number(),
    partial: v.number(),
    unknown: v.number(),
    absent: v.number(),
  }),
  by_severity: v.object({ none: v.number(), mild: v.number(), moderate: v.number(), severe: v.number() }),
  gravest: v.pipe(
    v.nullable(
      v.object({ id: v.string(), name: v.string(), status: VerdictStatus, severity: Severity, score: v.number() }),
    ),
    v.description('Of those not cancelled, the one of which most is left'),
  ),
  text: text('The same in a paragraph'),
});
export type DoshaSummary = v.InferOutput<typeof DoshaSummary>;

export const DoshaVerdicts = v.pipe(
  v.array(v.union([ManglikVerdict, KaalSarpVerdict, GandmoolVerdict, GrahanVerdict, NadiVerdict, DoshaVerdict])),
  v.description('Formed or not, always in the same order'),
);

export const AllDoshas = record('AllDoshas', 'Every dosha looked for in this chart', {
  doshas: DoshaVerdicts,
  summary: DoshaSummary,
  disclaimer: text('How to take it'),
  sources,
});
export type AllDoshas = v.InferOutput<typeof AllDoshas>;
