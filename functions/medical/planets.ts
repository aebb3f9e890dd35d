/** Answers of /medical/weak-planets and /medical/strong-planets. */
import { protectionOf, type Protection } from '../../lib/astro/judgement/medical/protection.ts';
import {
  neechaBhangaRajaYoga,
  type NeechaBhangaRajaYoga,
} from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { countedTypes, planetWeakness, type PlanetWeakness } from '../../lib/astro/judgement/medical/weakness.ts';
import { WEAK_FROM } from '../../lib/astro/judgement/medical/weights.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { citation, type Source } from '../../lib/astro/source.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import type { PlanetProtection, StrongPlanets, WeakPlanets } from '../../lib/schemas/medical/planets.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { observedRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { fallRecord, partIds, planetParts, pointsRecords, weaknessRecord } from './records.ts';
import { PROTECTION_NAMES, STRENGTH_NAMES } from '../../lib/words/medicalNames.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function weakPlanets({ chart, names }: BirthContext): WeakPlanets {
  const found = PLANETS.map((planet) => planetWeakness(chart, planet));
  return {
    planets: found.map((weakness) => weaknessRecord(chart, weakness, names)),
    weakest: weakestOf(found).map(({ planet }) => planetId(planet)),
    summary: weakSummary(found, names),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: typeSources(found),
  };
}

/** Lists planets with a high weakness score, the weakest first. */
export function weakestOf(found: readonly PlanetWeakness[]): PlanetWeakness[] {
  return found.filter(({ value }) => value >= WEAK_FROM).sort((a, b) => b.value - a.value);
}

/** Lists the sources of weaknesses or strengths without repetition. */
export function typeSources(found: readonly { readonly types: readonly { readonly source: Source }[] }[]): string[] {
  const cited = found.flatMap(({ types }) => types.map(({ source }) => citation(source)));
  return [...new Set([...cited, citation(WEIGHTS_SOURCE)])];
}

/** Most types that the summary names of a planet. */
const TYPES_NAMED = 3;

function weakSummary(found: readonly PlanetWeakness[], { lang }: Names): string {
  const words = MEDICAL[lang];
  const ordered = [...found].sort((a, b) => b.value - a.value);
  const weakest = weakestOf(found);
  const isAnyWeak = weakest.length > 0;
  const planets = (isAnyWeak ? weakest : ordered.slice(0, 1)).map((weakness) => {
    const types = countedTypes(weakness).slice(0, TYPES_NAMED);
    return { planet: weakness.planet, value: weakness.value, types: types.map(({ id }) => id) };
  });
  const raised = found.filter(({ fall }) => fall?.isRaised).map(({ planet }) => planet);
  const sound = ordered.filter(({ severity }) => severity === 'low').map(({ planet }) => planet);
  return [
    words.weakest({ planets, isAnyWeak }),
    ...(raised.length > 0 ? [words.falls_raised({ planets: raised })] : []),
    ...(sound.length > 0 ? [words.little_burdened({ planets: sound })] : []),
  ].join(' ');
}

export function strongPlanets(context: BirthContext): StrongPlanets {
  const { chart, names } = context;
  const ratios = context.ratios();
  const found = PLANETS.map((planet) => {
    const fall = neechaBhangaRajaYoga(chart, planet);
    return { fall, protection: protectionOf({ chart, ratios }, planet, fall) };
  });
  const strongest = found
    .map(({ protection }) => protection)
    .filter(({ level }) => level === 'full' || level === 'good')
    .sort((a, b) => b.value - a.value);
  return {
    planets: found.map(({ fall, protection }) => protectionRecord(chart, protection, fall, names)),
    protectors: strongest.map(({ planet }) => planetId(planet)),
    summary: strongSummary(
      found.map(({ protection }) => protection),
      strongest,
      names,
    ),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: typeSources(found.map(({ protection }) => protection)),
  };
}

function protectionRecord(
  chart: Chart,
  protection: Protection,
  fall: NeechaBhangaRajaYoga | null,
  names: Names,
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
      text: MEDICAL[names.lang].strength_type({ type: text }),
      observed: observedRecord(observed),
      source: citation(source),
    })),
    is_vargottama: isHeld('vargottama'),
    has_digbala: isHeld('directional_strength'),
    neecha_bhanga: fall && fallRecord(fall, names),
    body_parts: planetParts(planet, names),
    text: protectionText(protection, names),
  };
}

function heldTypes({ types }: Protection) {
  return types.filter(({ isMet }) => isMet).sort((a, b) => b.points - a.points);
}

export function protectionText(protection: Protection, { lang }: Names): string {
  const { level, planet, value } = protection;
  const types = heldTypes(protection).map(({ text }) => text);
  return MEDICAL[lang].protection({ planet, level, value, types, parts: partIds(planet) });
}

function strongSummary(found: readonly Protection[], strongest: readonly Protection[], names: Names): string {
  const words = MEDICAL[names.lang];
  const best = [...found].sort((a, b) => b.value - a.value)[0]!;
  const head =
    strongest.length > 0
      ? words.protectors({ planets: strongest.map(({ planet, value }) => ({ planet, value })) })
      : words.no_protector({ strongest: best.planet });
  return `${head} ${protectionText(best, names)}`;
}
