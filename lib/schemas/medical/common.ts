/** Records that the answers of /medical share: parts of the body, weaknesses, strengths, indications. */
import * as v from 'valibot';
import { BODY_PART_IDS } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { INDICATION_IDS } from '../../astro/judgement/medical/tables/indications.ts';
import { WEAKNESS_TYPES } from '../../astro/judgement/medical/weaknessTypes.ts';
import { AreaVerdict, toldEntries } from '../common/areas.ts';
import { LIFE_STAGES } from '../../astro/stage.ts';
import {
  count,
  DignityId,
  Evidence,
  HouseNumber,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
  localName,
} from '../common/records.ts';

export const disclaimer = text('How to take it: no diagnosis and no medical advice');

/** What every answer about the health of a birth begins with. */
export const healthEntries = {
  stage: v.pipe(
    v.picklist(LIFE_STAGES),
    v.description('The stage of life that everything is worded for: a child is told of to the parents'),
  ),
  ...toldEntries,
  verdict: v.pipe(
    AreaVerdict,
    v.description(
      'How the body stands: the promise of health, the same in every answer about it and in /prediction/health',
    ),
  ),
};

export const BodyPartId = v.pipe(v.picklist(BODY_PART_IDS), v.title('BodyPartId'));
export const BodyPart = record('BodyPart', 'A part of the body', { id: BodyPartId, name: localName });
export type BodyPart = v.InferOutput<typeof BodyPart>;

export const HealthSeverity = v.pipe(
  v.picklist(['high', 'medium', 'low']),
  v.description('high from 70, medium from 45, low below'),
);

const FallCondition = record('FallCondition', 'One of the five conditions of neecha bhanga', {
  id: text('Condition'),
  text: text('The condition, put as if it held'),
  met: yes('Whether it holds'),
  observed: Evidence.entries.observed,
  source: text('Text and chapter'),
});

export const NeechaBhangaRajaYoga = record('RaisedFall', 'What lifts or raises the fall of a debilitated planet', {
  count: count('Conditions that hold', 0, 5),
  grade: v.pipe(
    v.picklist(['none', 'neecha_bhanga', 'ordinary', 'strong', 'excellent']),
    v.description(
      'neecha_bhanga: one condition, the fall is lifted; two or more are a raja yoga: ordinary 2, strong 3, excellent 4 and 5',
    ),
  ),
  grade_name: localName,
  is_raja_yoga: yes('Neecha bhanga raja yoga: two conditions or more. The planet then protects its parts of the body'),
  conditions: list(FallCondition, 'All five, met or not'),
});
export type NeechaBhangaRajaYoga = v.InferOutput<typeof NeechaBhangaRajaYoga>;

export const WeaknessTypeId = v.pipe(v.picklist(WEAKNESS_TYPES), v.title('WeaknessTypeId'));

const WeaknessType = record('WeaknessType', 'A way of being weak that was looked at', {
  id: WeaknessTypeId,
  name: localName,
  met: yes('Whether it holds'),
  points: number('What it adds to the weakness: 0 where it does not hold, or is wholly relieved'),
  max: number('Most it can add'),
  text: text('What was found'),
  relief: orNull(v.string(), 'Why it counts less than it could; null where it counts whole'),
  observed: Evidence.entries.observed,
  source: text('Text, chapter and verse; the points are ours'),
});

export const PlanetWeakness = record('PlanetWeakness', 'How weak a planet is for health, and why', {
  ...planetHead,
  sign: SignRef,
  house: HouseNumber,
  dignity: DignityId,
  score: v.pipe(score100, v.description('Weakness: the exact sum of the components; 0 is no weakness at all')),
  percentile,
  severity: v.pipe(
    v.picklist(['severe', 'high', 'moderate', 'low']),
    v.description('severe from 60, high from 40, moderate from 20, low below'),
  ),
  severity_name: localName,
  types: list(WeaknessTypeId, 'Types that hold and count, the heaviest first'),
  components: list(Points, 'What each of them adds'),
  evidence: list(WeaknessType, 'Every type, met or not, with what was seen'),
  neecha_bhanga: orNull(NeechaBhangaRajaYoga, 'Where the planet is debilitated; null else, and for the nodes'),
  body_parts: list(BodyPart, 'That it rules'),
  text: text('The same in sentences'),
});
export type PlanetWeakness = v.InferOutput<typeof PlanetWeakness>;

export const WeaknessInAnalysis = record('WeaknessInAnalysis', 'How weak a planet is for health, in short', {
  ...v.omit(v.object(PlanetWeakness.entries), ['components', 'evidence']).entries,
  score: v.pipe(score100, v.description('Weakness: the exact sum of the points of the evidence')),
  evidence: list(WeaknessType, 'The types that hold, with what was seen; /medical/weak-planets tells the others'),
});
export type WeaknessInAnalysis = v.InferOutput<typeof WeaknessInAnalysis>;

const IndicationCondition = record('IndicationCondition', 'One thing looked at for an indication', {
  id: text('Condition'),
  component: v.pipe(v.picklist(['planets', 'places']), v.description('The component that it counts in')),
  text: text('The condition, put as if it held'),
  met: yes('Whether it holds'),
  found: orNull(v.string(), 'What was seen of this chart; null where it does not hold'),
  observed: Evidence.entries.observed,
});

export const Indication = record(
  'HealthIndication',
  'What health is traditionally watched for. A correlation of the tradition, no diagnosis',
  {
    rank: count('1 is the most probable', 1, INDICATION_IDS.length),
    id: v.picklist(INDICATION_IDS),
    name: localName,
    probability: v.pipe(
      score100,
      v.description(
        'How strongly the chart shows it, 0 to 100: the exact sum of the components. A traditional index under the word of the specification, no likelihood in the sense of medicine or statistics: compare it by its percentile',
      ),
    ),
    percentile,
    severity: HealthSeverity,
    severity_name: localName,
    components: list(
      Points,
      'planets 35: weakness of those that stand for it and what presses on them; places 25: its houses and signs; links 20: bonds with lords of the 6th, 8th, 12th and with marakas; vargas 10: repeated in D30 and D6; periods 6 and transits 4: the time. Each is half of its most where a chart shows as much as charts usually do',
    ),
    conditions: list(IndicationCondition, 'Every condition, met or not'),
    planets: list(PlanetId, 'That stand for it, the main one first'),
    body_parts: list(BodyPart, 'That it is about'),
    is_protected: yes(
      'A planet with neecha bhanga raja yoga rules one of its parts: the probability is then 15 at the most',
    ),
    protected_by: list(PlanetId, 'Those planets'),
    text: text('What speaks for it in this chart, in sentences'),
    care: text('What is wise; a check-up, no treatment'),
  },
);
export type Indication = v.InferOutput<typeof Indication>;

export const BriefIndication = record(
  'BriefIndication',
  'What health is traditionally watched for, without points and conditions, which /medical/disease-risk tells',
  v.omit(v.object(Indication.entries), ['care', 'components', 'conditions']).entries,
);
export type BriefIndication = v.InferOutput<typeof BriefIndication>;

export const ProtectedParts = record('ProtectedParts', 'Parts of the body that a planet protects', {
  ...planetHead,
  basis: v.pipe(v.literal('neecha_bhanga_raja_yoga'), v.description('Why it protects them')),
  grade: NeechaBhangaRajaYoga.entries.grade,
  count: NeechaBhangaRajaYoga.entries.count,
  body_parts: list(BodyPart, 'Whose vulnerability is 15 at the most'),
  indications: list(v.picklist(INDICATION_IDS), 'Whose probability is 15 at the most for it'),
  text: text('The same in a sentence'),
});
export type ProtectedParts = v.InferOutput<typeof ProtectedParts>;
