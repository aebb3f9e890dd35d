/** Answers of /medical/weak-planets and /medical/strong-planets. */
import type { Protection } from '../../lib/astro/judgement/medical/protection.ts';
import { indications } from '../../lib/astro/judgement/medical/indication.ts';
import { medicalContext, type MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import type { NeechaBhangaRajaYoga } from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import type { Telling } from '../../lib/astro/judgement/medical/telling.ts';
import { countedTypes } from '../../lib/astro/judgement/medical/weakness.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { citation, type Source } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { PlanetProtection, StrongPlanets, WeakPlanets } from '../../lib/schemas/medical/planets.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { observedRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { fallRecord, partIds, planetParts, pointsRecords, weaknessRecord } from './records.ts';
import { PROTECTION_NAMES, STRENGTH_NAMES } from '../../lib/words/medicalNames.ts';
import { healthStanding, tellingOf, toldIndications, type HealthContext } from './standing.ts';

export function weakPlanets(context: HealthContext): WeakPlanets {
  const { chart, names } = context;
  const { medical, telling, told } = judgedPlanets(context);
  const { standings, weaknesses } = medical;
  const found = PLANETS.map((planet) => weaknesses[planet]);
  const weakest = weakestOf(medical);
  return {
    stage: telling.stage,
    headline: MEDICAL[names.lang].weak_headline({ planets: weakest }),
    ...told,
    planets: found.map((weakness) =>
      weaknessRecord(chart, weakness, names, { telling, isProtecting: standings[weakness.planet] === 'protects' }),
    ),
    weakest: weakest.map(planetId),
    summary: weakSummary(medical, names),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: typeSources(found),
  };
}

function judgedPlanets(context: HealthContext) {
  const medical = medicalContext(requestedArea(context).area, true);
  const telling = tellingOf(context);
  return { medical, telling, told: healthStanding(context, medical, toldIndications(indications(medical), telling)) };
}

/** Lists the planets that are weak and do not protect, the weakest first. */
export function weakestOf({ standings, weaknesses }: MedicalContext): Planet[] {
  return PLANETS.filter((planet) => standings[planet] === 'weak').sort(
    (a, b) => weaknesses[b].value - weaknesses[a].value,
  );
}

/** Lists the planets that protect, the strongest first; a raised fall counts as its planet stands. */
export function protectorsOf({ protections, standings }: MedicalContext): Planet[] {
  return PLANETS.filter((planet) => standings[planet] === 'protects').sort(
    (a, b) => protections[b].value - protections[a].value,
  );
}

/** Lists the sources of weaknesses or strengths without repetition. */
export function typeSources(found: readonly { readonly types: readonly { readonly source: Source }[] }[]): string[] {
  const cited = found.flatMap(({ types }) => types.map(({ source }) => citation(source)));
  return [...new Set([...cited, citation(WEIGHTS_SOURCE)])];
}

function weakSummary(medical: MedicalContext, { lang }: Names): string {
  const { standings, weaknesses } = medical;
  const words = MEDICAL[lang];
  const ordered = PLANETS.map((planet) => weaknesses[planet]).sort((a, b) => b.value - a.value);
  const weak = weakestOf(medical);
  const isAnyWeak = weak.length > 0;
  const least = ordered.find(({ planet }) => standings[planet] !== 'protects') ?? ordered[0]!;
  const planets = isAnyWeak ? weak : [least.planet];
  const raised = ordered.filter(({ fall }) => fall?.isRaised).map(({ planet }) => planet);
  const sound = ordered.filter(({ severity }) => severity === 'low').map(({ planet }) => planet);
  const free = sound.filter((planet) => !planets.includes(planet) && !raised.includes(planet));
  const [type] = countedTypes(weaknesses[planets[0]!]);
  return [
    words.weakest({ planets, isAnyWeak, type: type?.id ?? null }),
    ...(raised.length > 0 ? [words.falls_raised({ planets: raised })] : []),
    ...(free.length > 0 ? [words.little_burdened({ planets: free })] : []),
  ].join(' ');
}

export function strongPlanets(context: HealthContext): StrongPlanets {
  const { chart, names } = context;
  const { medical, telling, told } = judgedPlanets(context);
  const found = PLANETS.map((planet) => medical.protections[planet]);
  const protectors = protectorsOf(medical);
  return {
    stage: telling.stage,
    headline: MEDICAL[names.lang].strong_headline({ planets: protectors }),
    ...told,
    planets: found.map((protection) =>
      protectionRecord(chart, protection, medical.weaknesses[protection.planet].fall, names, telling),
    ),
    protectors: protectors.map(planetId),
    summary: strongSummary(found, protectors, names),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: typeSources(found),
  };
}

function protectionRecord(
  chart: Chart,
  protection: Protection,
  fall: NeechaBhangaRajaYoga | null,
  names: Names,
  telling: Telling,
): PlanetProtection {
  const { level, parts, percentile, planet, types, value } = protection;
  const { dignity, house, signIndex } = chart.planets[planet];
  const isHeld = (id: string) => types.some((type) => type.id === id && type.isMet);
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    dignity,
    score: value,
    percentile,
    protection: level,
    protection_name: names.of(PROTECTION_NAMES[level]),
    types: heldTypes(protection).map(({ id }) => id),
    components: pointsRecords(parts, names),
    evidence: types.map(({ id, isMet, max, observed, points, source, text }) => ({
      id,
      name: names.of(STRENGTH_NAMES[id]),
      met: isMet,
      points,
      max,
      text: MEDICAL[names.lang].strength_found({ type: text }),
      observed: observedRecord(observed),
      source: citation(source),
    })),
    is_vargottama: isHeld('vargottama'),
    has_digbala: isHeld('directional_strength'),
    neecha_bhanga: fall && fallRecord(fall, names),
    body_parts: planetParts(planet, names, telling),
    text: protectionText(protection, names, telling),
  };
}

function heldTypes({ types }: Protection) {
  return types.filter(({ isMet }) => isMet).sort((a, b) => b.points - a.points);
}

export function protectionText(protection: Protection, { lang }: Names, telling: Telling): string {
  const { level, planet } = protection;
  const types = heldTypes(protection).map(({ id }) => id);
  return MEDICAL[lang].protection({ planet, level, types, parts: partIds(planet, telling) });
}

function strongSummary(found: readonly Protection[], protectors: readonly Planet[], { lang }: Names): string {
  const words = MEDICAL[lang];
  const best = [...found].sort((a, b) => b.value - a.value)[0]!;
  return protectors.length > 0
    ? words.protectors({ planets: protectors })
    : words.no_protector({ strongest: best.planet });
}
