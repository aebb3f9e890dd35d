/** Records that several answers of /medical share. */
import type { HealthCondition } from '../../lib/astro/judgement/medical/healthPressure.ts';
import type { Indication } from '../../lib/astro/judgement/medical/indication.ts';
import type { MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { FALL_SOURCE, type NeechaBhangaRajaYoga } from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { BODY_PART, partsOfPlanet, type BodyPartId } from '../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { countedTypes, type PlanetWeakness } from '../../lib/astro/judgement/medical/weakness.ts';
import type { WeaknessType } from '../../lib/astro/judgement/medical/weaknessTypes.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import type { Fact } from '../../lib/astro/factsOf.ts';
import type { ScorePart } from '../../lib/astro/score.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import type { Points } from '../../lib/schemas/common/records.ts';
import type * as wire from '../../lib/schemas/medical/common.ts';
import type { Names } from '../../lib/words/names.ts';
import { observedRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { FALL_GRADES, SEVERITIES, WEAKNESS_NAMES, WEAKNESS_SEVERITIES } from '../../lib/words/medicalNames.ts';
import type { MedicalWords } from '../../lib/words/facts/medical.ts';
import { say } from '../../lib/words/say.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { bodyPartRecord } from '../../lib/records/bodyPartRecord.ts';

function partsRecord(ids: readonly BodyPartId[], names: Names): wire.BodyPart[] {
  return ids.map((id) => bodyPartRecord(BODY_PART.get(id)!, names));
}

export function planetParts(planet: Planet, names: Names): wire.BodyPart[] {
  return partsOfPlanet(planet).map((part) => bodyPartRecord(part, names));
}

/** Returns the ids of the parts of the body that a planet rules. */
export function partIds(planet: Planet): BodyPartId[] {
  return partsOfPlanet(planet).map(({ id }) => id);
}

/** Returns the points that a score is the sum of, each with what was found. */
export function pointsRecords(parts: readonly ScorePart<Fact<MedicalWords>>[], { lang }: Names): Points[] {
  return parts.map((part) => ({ ...part, label: say(MEDICAL, part.label, lang) }));
}

export function fallRecord(
  { conditions, count, grade, isRaised }: NeechaBhangaRajaYoga,
  names: Names,
): wire.NeechaBhangaRajaYoga {
  const source = citation(FALL_SOURCE);
  return {
    count,
    grade,
    grade_name: names.of(FALL_GRADES[grade]),
    is_raja_yoga: isRaised,
    conditions: conditions.map(({ id, isMet, observed, text }) => ({
      id,
      text: say(MEDICAL, text, names.lang),
      met: isMet,
      observed: observedRecord(observed),
      source,
    })),
  };
}

/** @param described the types whose evidence is shown: all, or only those that hold where another path shows the rest */
export function weaknessRecord(
  chart: Chart,
  weakness: PlanetWeakness,
  names: Names,
  described: readonly WeaknessType[] = weakness.types,
): wire.PlanetWeakness {
  const { fall, parts, percentile, planet, severity, value } = weakness;
  const { dignity, house, signIndex } = chart.planets[planet];
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    dignity,
    score: value,
    percentile,
    severity,
    severity_name: names.of(WEAKNESS_SEVERITIES[severity]),
    types: countedTypes(weakness).map(({ id }) => id),
    components: pointsRecords(parts, names),
    evidence: described.map(({ id, isMet, max, observed, points, relief, source, text }) => ({
      id,
      name: names.of(WEAKNESS_NAMES[id]),
      met: isMet,
      points,
      max,
      text: MEDICAL[names.lang].weakness_type({ type: text }),
      relief: relief && say(MEDICAL, relief, names.lang),
      observed: observedRecord(observed),
      source: citation(source),
    })),
    neecha_bhanga: fall && fallRecord(fall, names),
    body_parts: planetParts(planet, names),
    text: weaknessText(weakness, names),
  };
}

/** Most types named in a sentence. */
const DESCRIBED = 4;

function weaknessText(weakness: PlanetWeakness, { lang }: Names): string {
  const { fall, planet, severity, value } = weakness;
  return MEDICAL[lang].weakness({
    planet,
    value,
    severity,
    found: countedTypes(weakness)
      .slice(0, DESCRIBED)
      .map(({ relief, text }) => ({ type: text, relief })),
    raisedBy: fall?.isRaised ? fall.count : null,
    parts: partIds(planet),
  });
}

/** @param isDescribed whether a condition is shown: all, or only those that hold where another path shows the rest */
export function indicationRecords(
  found: readonly Indication[],
  names: Names,
  isDescribed: (condition: HealthCondition) => boolean = () => true,
): wire.Indication[] {
  return found.map((indication, index) => {
    const described = indication.conditions.filter(isDescribed);
    return indicationRecord(indication, described, index + 1, names);
  });
}

function indicationRecord(
  indication: Indication,
  described: readonly HealthCondition[],
  rank: number,
  names: Names,
): wire.Indication {
  const { parts, percentile, protectedBy, row, severity, value } = indication;
  return {
    rank,
    id: row.id,
    name: names.of(row),
    probability: value,
    percentile,
    severity,
    severity_name: names.of(SEVERITIES[severity]),
    components: pointsRecords(parts, names),
    conditions: described.map(({ found, id, isMet, kind, observed, text }) => ({
      id,
      component: kind,
      text: say(MEDICAL, text, names.lang),
      met: isMet,
      found: found && MEDICAL[names.lang].condition_seen({ seen: found }),
      observed: observedRecord(observed),
    })),
    planets: row.planets.map(planetId),
    body_parts: partsRecord(row.parts, names),
    is_protected: protectedBy.length > 0,
    protected_by: protectedBy.map(planetId),
    text: indicationText(indication, names),
    care: MEDICAL[names.lang].indication_care({ indication: row.id }),
  };
}

const CONDITIONS_DESCRIBED = 3;

function indicationText({ conditions, protectedBy, row, severity, value }: Indication, { lang }: Names): string {
  const met = conditions
    .filter(({ isMet }) => isMet)
    .sort((a, b) => b.share - b.usual - (a.share - a.usual))
    .flatMap(({ found }) => (found === null ? [] : [found]));
  return MEDICAL[lang].indication({
    indication: row.id,
    value,
    severity,
    held: met.length,
    count: conditions.length,
    seen: met.slice(0, CONDITIONS_DESCRIBED),
    protectedBy,
  });
}

/** Returns indications as sentences name them: by id and value. */
export function markedOf(found: readonly Indication[]) {
  return found.map(({ row, value }) => ({ indication: row.id, value }));
}

/** What each planet with neecha bhanga raja yoga protects. */
export function protectedRecords(
  { protectors, weaknesses }: MedicalContext,
  found: readonly Indication[],
  names: Names,
): wire.ProtectedParts[] {
  return protectors.map((planet) => {
    const { count, grade } = weaknesses[planet].fall!;
    return {
      ...planetHead(planet, names),
      basis: 'neecha_bhanga_raja_yoga',
      grade,
      count,
      body_parts: planetParts(planet, names),
      indications: found.filter(({ protectedBy }) => protectedBy.includes(planet)).map(({ row }) => row.id),
      text: MEDICAL[names.lang].protected_parts({ planet, count, parts: partIds(planet) }),
    };
  });
}
