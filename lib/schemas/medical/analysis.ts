/** Records of /medical/analyze: five layers, from the houses to advice. */
import * as v from 'valibot';
import { HEALTH_PLACES } from '../../astro/judgement/medical/medicalContext.ts';
import { RISK_LEVEL_IDS } from '../../astro/judgement/medical/risk.ts';
import { ActingPeriod, Significator, TimingWindow } from '../common/areas.ts';
import { Constitution } from './constitution.ts';
import { BodyPart, BriefIndication, disclaimer, healthEntries, ProtectedParts, WeaknessInAnalysis } from './common.ts';
import { Concern, MedicalRemedyPart, ProtectionPoint } from './risk.ts';
import {
  count,
  HouseNumber,
  nine,
  number,
  planetHead,
  PlanetId,
  Points,
  record,
  SignRef,
  sources,
  text,
  yes,
  list,
  orNull,
  score100,
  localName,
  percentile,
} from '../common/records.ts';

const MedicalHouse = record('MedicalHouse', 'A house, whole sign, and the parts of the body that it holds', {
  number: HouseNumber,
  sign: SignRef,
  lord: PlanetId,
  lord_house: HouseNumber,
  occupants: list(PlanetId, 'Planets in it'),
  aspected_by: list(PlanetId, 'Planets that aspect it'),
  body_parts: list(BodyPart, 'That it holds'),
  watched_for: list(v.string(), 'What it is watched for by tradition'),
});

const Foundation = record('MedicalFoundation', 'Layer 1: the houses of the body, and the constitution', {
  house_system: v.literal('whole_sign'),
  ascendant: SignRef,
  houses: v.pipe(v.array(MedicalHouse), v.length(12)),
  constitution: v.pipe(
    v.pick(v.object(Constitution.entries), [
      'dominant_element',
      'dominant_humour',
      'second_humour',
      'constitution',
      'body_type',
      'ascendant_lord',
      'moon_lord',
      'summary',
    ]),
    v.description('As /medical/constitution tells it with every vote'),
  ),
});

const WeaknessLayer = record('MedicalWeakness', 'Layer 2: how weak each planet is', {
  planets: nine(WeaknessInAnalysis),
  weakest: list(PlanetId, 'Weakness of 40 and more that protection does not outweigh, the weakest first'),
});

const IndicationLayer = record('MedicalIndication', 'Layer 3: what health is watched for by tradition', {
  indications: list(BriefIndication, 'All that are told, the most probable first; /medical/disease-risk tells why'),
  protected_parts: list(ProtectedParts, 'By planet with neecha bhanga raja yoga'),
});

const PeriodBurden = record('MedicalPeriod', 'An acting period, and how it burdens health', {
  ...ActingPeriod.entries,
  reasons: list(v.string(), 'Why its lord asks for care; empty where it does not'),
  asks_for_care: yes('Its lord rules the 2nd, 6th, 7th, 8th or 12th, stands in the 6th or 8th, or is weak'),
  points: number('What it adds to the burden of the time'),
  max: number('Most it can add'),
  text: text('The same in a sentence'),
});

const Place = v.pipe(
  v.picklist(HEALTH_PLACES),
  v.description('ascendant, house_6, house_8, or the sign of the Moon of birth'),
);

const Passage = record('MedicalPassage', 'A planet passes a place of health', {
  places: list(Place, 'All that lie in the sign'),
  sign: SignRef,
  house: HouseNumber,
  start: orNull(v.string(), 'First instant; null before the ephemeris begins'),
  end: orNull(v.string(), 'First instant after it; null after the ephemeris ends'),
  is_current: yes('It goes on at the instant taken for now'),
});

const MedicalTransit = record('MedicalTransit', 'A planet that strains health where it passes', {
  ...planetHead,
  sign: SignRef,
  house: HouseNumber,
  entered_at: orNull(v.string(), 'When it came into the sign; null before the ephemeris begins'),
  leaves_at: orNull(v.string(), 'When it leaves the sign; null after the ephemeris ends'),
  touches: list(Place, 'Places of health in that sign'),
  points: number('What it adds to the burden of the time'),
  max: number('Most it can add'),
  passages: list(Passage, 'Over places of health, from the one that goes on, in order of time; eight at the most'),
  text: text('The same in a sentence'),
});
export type MedicalTransit = v.InferOutput<typeof MedicalTransit>;

const TimingLayer = record('MedicalTiming', 'Layer 4: how the time burdens health', {
  analysis_at: text('The instant taken for now'),
  score: v.pipe(score100, v.description('Burden of the time: the exact sum of the components')),
  percentile,
  most: number('The most that can be reached: 100, or 60 where transits are left out'),
  components: list(Points, 'Of the acting periods, and of the passing planets'),
  periods: list(PeriodBurden, 'The mahadasha first, five levels; empty before birth and after the last period'),
  transits: orNull(
    list(MedicalTransit, 'Saturn, Rahu, Mars and Ketu over the 1st, the 6th, the 8th and the Moon'),
    'Null where include_transits is false: transits then count in no score',
  ),
  years_ahead: count('Years searched', 1, 120),
  until: text('The instant at which the search ends'),
  windows: list(TimingWindow, 'Times that ask for care, the weightiest first, five at the most'),
  coverage_percent: number('How much of the years asked the windows cover, percent'),
  why: text('How the windows were chosen'),
  windows_found: count('All that were found in the years searched', 0, 100_000),
  significators: list(Significator, 'Planets whose periods ask for care'),
  text: text('The same in sentences'),
});

const OutputLayer = record('MedicalOutput', 'Layer 5: the level of risk, and what to do', {
  risk_level: v.pipe(
    v.picklist(RISK_LEVEL_IDS),
    v.description(
      'By percentile: critical from 99, high from 89, medium from 40, low below. How much attention chart and time call for, nothing about illness that is there. Most of it is what the promise of health lacks, so that it never speaks against the verdict',
    ),
  ),
  risk_level_name: localName,
  score: v.pipe(score100, v.description('The exact sum of the components')),
  percentile,
  components: list(
    Points,
    'What the promise of health lacks (65), the mean of the five highest indications (22), the burden of the time (13)',
  ),
  concerns: list(Concern, 'Indications of 45 and more, five at the most'),
  protections: list(ProtectionPoint, 'Planets whose protection outweighs their weakness; none of them needs a remedy'),
  remedies: orNull(MedicalRemedyPart, 'Null where include_remedies is false'),
  advice: list(v.string(), 'What to do first'),
  text: text('The whole in sentences'),
});

export const MedicalAnalysis = record('MedicalAnalysis', 'Health by five layers. A traditional reading, no diagnosis', {
  ...healthEntries,
  foundation: Foundation,
  weakness: WeaknessLayer,
  indication: IndicationLayer,
  timing: TimingLayer,
  output: OutputLayer,
  summary: text('What stands out, in sentences'),
  disclaimer,
  sources,
});
export type MedicalAnalysis = v.InferOutput<typeof MedicalAnalysis>;
