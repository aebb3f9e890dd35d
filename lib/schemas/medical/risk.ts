/** Records of /medical/disease-risk and /medical/remedies. */
import * as v from 'valibot';
import { INDICATION_IDS } from '../../astro/judgement/medical/tables/indications.ts';
import { ActingPeriods } from '../common/areas.ts';
import {
  BodyPart,
  BodyPartId,
  disclaimer,
  healthEntries,
  Indication,
  PlanetWeakness,
  ProtectedParts,
  HealthSeverity,
} from './common.ts';
import {
  count,
  HouseNumber,
  planetHead,
  PlanetId,
  Points,
  record,
  Remedy,
  SignRef,
  sources,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
  localName,
} from '../common/records.ts';
import { RemedyPlan } from '../remedy/remedyPlan.ts';

const VulnerablePart = record('VulnerablePart', 'How vulnerable a part of the body is', {
  rank: count('1 is the most vulnerable', 1, 100),
  id: BodyPartId,
  name: localName,
  score: v.pipe(score100, v.description('The exact sum of the components')),
  percentile,
  severity: HealthSeverity,
  severity_name: localName,
  planets: list(PlanetId, 'That rule it'),
  house: HouseNumber,
  sign: SignRef,
  components: list(Points, 'Its planets, its house from the ascendant, its sign of the zodiac'),
  text: text('Why, in a sentence'),
});
export type VulnerablePart = v.InferOutput<typeof VulnerablePart>;

export const DiseaseRisk = record('DiseaseRisk', 'What health is to be watched for by tradition', {
  ...healthEntries,
  indications: list(Indication, 'The most probable first, as many as top_n'),
  indications_judged: count('All that were judged and are told', 0, 100),
  vulnerable_parts: list(VulnerablePart, 'Scores of 45 and more, the most vulnerable first, twelve at the most'),
  protected_parts: list(ProtectedParts, 'By planet with neecha bhanga raja yoga'),
  periods: ActingPeriods,
  summary: text('What stands out, in sentences'),
  disclaimer,
  sources,
});
export type DiseaseRisk = v.InferOutput<typeof DiseaseRisk>;

export const HealthRemedy = record('HealthRemedy', 'A remedy, and the weakness that asks for it', {
  ...Remedy.entries,
  planet_name: localName,
  weakness: v.pipe(score100, v.description('Of the planet: the order of the remedies')),
  next_on: text('The next date of its weekday, from the date taken for now on, YYYY-MM-DD'),
});
export type HealthRemedy = v.InferOutput<typeof HealthRemedy>;

const GemVerdict = record('HealthGemstone', 'Whether the stone of a weak planet is to be worn', {
  ...planetHead,
  gem: text('The stone'),
  gem_name: localName,
  verdict: v.pipe(
    v.picklist(['wear', 'with_caution', 'avoid', 'not_called_for']),
    v.description(
      'wear; with_caution: after a trial; avoid: mantra and gift take its place; not_called_for: nothing asks for it',
    ),
  ),
  reasons: list(v.string(), 'What in the chart says so'),
  substitutes: list(
    record('HealthGemSubstitute', 'A cheaper stone', { name: localName }),
    'Cheaper stones that stand in for it',
  ),
});
export type HealthGemstone = v.InferOutput<typeof GemVerdict>;

const NoRemedy = record('NoRemedy', 'A planet that needs no remedy', {
  ...planetHead,
  reason: v.pipe(
    v.picklist(['raised_fall', 'protects', 'strong_enough']),
    v.description(
      'raised_fall: neecha bhanga raja yoga protects; protects: it protects health by more than it weakens it; strong_enough: weakness below 20',
    ),
  ),
  weakness: score100,
  text: text('The same in a sentence'),
});

export const HealthRemedies = record('HealthRemedies', 'Remedies of the weak planets, the weakest first', {
  plan: RemedyPlan,
  remedies: list(
    HealthRemedy,
    'As many as max_remedies; for each planet mantra, gift, worship, and a stone where it is fit',
  ),
  remedies_found: count('All that were found', 0, 100),
  planets: list(PlanetWeakness, 'That ask for a remedy, the weakest first'),
  gemstones: list(GemVerdict, 'For the same planets: worn or not, and why'),
  not_needed: list(NoRemedy, 'Planets that need none, and why'),
  periods: ActingPeriods,
  summary: text('What to begin with, in sentences'),
  disclaimer,
  sources,
});
export type HealthRemedies = v.InferOutput<typeof HealthRemedies>;

export const MedicalRemedyPart = record('MedicalRemedyPart', 'Remedies of the weak planets', {
  plan: RemedyPlan,
  items: list(HealthRemedy, 'The weakest planet first, ten at the most; /medical/remedies tells all'),
  items_found: count('All that were found', 0, 100),
  gemstones: HealthRemedies.entries.gemstones,
  not_needed: HealthRemedies.entries.not_needed,
});

export const Concern = record('HealthConcern', 'What asks for care first', {
  indication: v.pipe(v.picklist(INDICATION_IDS), v.description('That of the third layer, which tells why')),
  name: localName,
  probability: Indication.entries.probability,
  percentile,
  severity: HealthSeverity,
  severity_name: localName,
  care: text('What is wise'),
});

export const ProtectionPoint = record('HealthProtection', 'What protects health in this chart', {
  ...planetHead,
  kind: v.pipe(
    v.picklist(['raised_fall', 'strong_planet', 'ascendant_lord']),
    v.description(
      'raised_fall: neecha bhanga raja yoga; strong_planet: full or good protection; ascendant_lord: the same of the lord of the ascendant',
    ),
  ),
  score: orNull(
    v.number(),
    'Strength of the planet, 0 to 100, as /medical/strong-planets explains; null for a raised fall',
  ),
  body_parts: list(BodyPart, 'That it rules'),
  text: text('The same in a sentence'),
  is_full: yes('Full protection'),
});
