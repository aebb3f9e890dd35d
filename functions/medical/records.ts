/** Records that several answers of /medical share. */
import type { Indication } from '../../lib/astro/judgement/medical/indication.ts';
import type { MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { FALL_SOURCE, type NeechaBhangaRajaYoga } from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { BODY_PART, partsOfPlanet, type BodyPartId } from '../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { adviceAge, isPartTold, type Telling } from '../../lib/astro/judgement/medical/telling.ts';
import { countedTypes, heldTypes, type PlanetWeakness } from '../../lib/astro/judgement/medical/weakness.ts';
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

function partsRecord(ids: readonly BodyPartId[], names: Names, telling: PartsTold): wire.BodyPart[] {
  return ids.filter((id) => isPartTold(id, telling)).map((id) => bodyPartRecord(BODY_PART.get(id)!, names));
}

type PartsTold = Pick<Telling, 'hasSensitive'>;

/** Where nothing else is asked for. */
const PLAIN: PartsTold = { hasSensitive: false };

export function planetParts(planet: Planet, names: Names, telling: PartsTold = PLAIN): wire.BodyPart[] {
  return partsRecord(partIds(planet, telling), names, telling);
}

/** Returns the ids of the parts of the body that a planet rules, as far as they are told. */
export function partIds(planet: Planet, telling: PartsTold = PLAIN): BodyPartId[] {
  return partsOfPlanet(planet)
    .map(({ id }) => id)
    .filter((id) => isPartTold(id, telling));
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

/** How a weakness is told. */
interface WeaknessTold {
  /** Its protection outweighs its weakness. */
  readonly isProtecting?: boolean;
  readonly telling?: PartsTold;
}

/** Returns the weakness of a planet with every type that was looked at. */
export function weaknessRecord(
  chart: Chart,
  weakness: PlanetWeakness,
  names: Names,
  told: WeaknessTold = {},
): wire.PlanetWeakness {
  return {
    ...weaknessEntries(chart, weakness, names, told),
    components: pointsRecords(weakness.parts, names),
    evidence: weaknessEvidence(weakness.types, names),
  };
}

/** Returns the weakness of a planet with the types that hold. */
export function weaknessInAnalysis(
  chart: Chart,
  weakness: PlanetWeakness,
  names: Names,
  told: WeaknessTold,
): wire.WeaknessInAnalysis {
  return {
    ...weaknessEntries(chart, weakness, names, told),
    evidence: weaknessEvidence(heldTypes(weakness), names),
  };
}

function weaknessEntries(
  chart: Chart,
  weakness: PlanetWeakness,
  names: Names,
  { isProtecting = false, telling = PLAIN }: WeaknessTold,
) {
  const { fall, percentile, planet, severity, value } = weakness;
  const { dignity, house, signIndex } = chart.planets[planet];
  const types = countedTypes(weakness).map(({ id }) => id);
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    dignity,
    score: value,
    percentile,
    severity,
    severity_name: names.of(WEAKNESS_SEVERITIES[severity]),
    types,
    neecha_bhanga: fall && fallRecord(fall, names),
    body_parts: planetParts(planet, names, telling),
    text: MEDICAL[names.lang].weakness({
      planet,
      severity,
      types,
      isProtecting,
      raisedBy: fall?.isRaised ? fall.count : null,
      parts: partIds(planet, telling),
    }),
  };
}

function weaknessEvidence(types: readonly WeaknessType[], names: Names): wire.PlanetWeakness['evidence'] {
  return types.map(({ id, isMet, max, observed, points, relief, source, text }) => ({
    id,
    name: names.of(WEAKNESS_NAMES[id]),
    met: isMet,
    points,
    max,
    text: MEDICAL[names.lang].weakness_type({ type: text }),
    relief: relief && say(MEDICAL, relief, names.lang),
    observed: observedRecord(observed),
    source: citation(source),
  }));
}

export function indicationRecords(found: readonly Indication[], names: Names, telling: Telling): wire.Indication[] {
  const words = MEDICAL[names.lang];
  return found.map((indication, index) => ({
    ...briefIndication(indication, index + 1, names, telling),
    components: pointsRecords(indication.parts, names),
    conditions: indication.conditions.map(({ found: seen, id, isMet, kind, observed, text }) => ({
      id,
      component: kind,
      text: say(MEDICAL, text, names.lang),
      met: isMet,
      found: seen && words.condition_seen({ seen }),
      observed: observedRecord(observed),
    })),
    care: words.indication_care({ indication: indication.row.id, age: adviceAge(telling.stage) }),
  }));
}

/** Returns an indication without its points, its conditions and the advice, which other answers tell. */
export function briefIndication(
  indication: Indication,
  rank: number,
  names: Names,
  telling: Telling,
): wire.BriefIndication {
  const { percentile, protectedBy, row, severity, value } = indication;
  return {
    rank,
    id: row.id,
    name: names.of(row),
    probability: value,
    percentile,
    severity,
    severity_name: names.of(SEVERITIES[severity]),
    planets: row.planets.map(planetId),
    body_parts: partsRecord(row.parts, names, telling),
    is_protected: protectedBy.length > 0,
    protected_by: protectedBy.map(planetId),
    text: indicationText(indication, names),
  };
}

function indicationText({ conditions, protectedBy, row, severity }: Indication, { lang }: Names): string {
  const [leading] = conditions
    .filter(({ isMet }) => isMet)
    .sort((a, b) => b.share - b.usual - (a.share - a.usual))
    .flatMap(({ found }) => (found === null ? [] : [found]));
  return MEDICAL[lang].indication({ indication: row.id, severity, seen: leading ?? null, protectedBy });
}

/** What each planet with neecha bhanga raja yoga protects. */
export function protectedRecords(
  { protectors, weaknesses }: MedicalContext,
  found: readonly Indication[],
  names: Names,
  telling: PartsTold,
): wire.ProtectedParts[] {
  return protectors.map((planet) => {
    const { count, grade } = weaknesses[planet].fall!;
    return {
      ...planetHead(planet, names),
      basis: 'neecha_bhanga_raja_yoga',
      grade,
      count,
      body_parts: planetParts(planet, names, telling),
      indications: found.filter(({ protectedBy }) => protectedBy.includes(planet)).map(({ row }) => row.id),
      text: MEDICAL[names.lang].protected_parts({ planet, count, parts: partIds(planet, telling) }),
    };
  });
}
