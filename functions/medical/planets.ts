/** Answers of /medical/weak-planets and /medical/strong-planets. */
import { protectionOf, type Protection } from '../../lib/astro/judgement/medical/protection.ts';
import {
  neechaBhangaRajaYoga,
  type NeechaBhangaRajaYoga,
} from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { partsOfPlanet } from '../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { countedTypes, planetWeakness, type PlanetWeakness } from '../../lib/astro/judgement/medical/weakness.ts';
import { PROTECTION_LEVELS as LEAST_SCORES, WEAK_FROM } from '../../lib/astro/judgement/medical/weights.ts';
import type { Chart } from '../../lib/astro/chart/chart.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation, type Source } from '../../lib/astro/source.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import type { PlanetProtection, StrongPlanets, WeakPlanets } from '../../lib/schemas/medical/planets.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { WEIGHTS_SOURCE } from '../../lib/records/evidence/areas.ts';
import type { Names } from '../../lib/words/names.ts';
import { observedRecord, planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { fallRecord, itsText, partsText, planetParts, weaknessRecord } from './records.ts';
import { PROTECTION_NAMES, STRENGTH_NAMES, WEAKNESS_NAMES } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function weakPlanets({ chart, names }: BirthContext): WeakPlanets {
  const found = PLANETS.map((planet) => planetWeakness(chart, planet));
  return {
    planets: found.map((weakness) => weaknessRecord(chart, weakness, names)),
    weakest: weakestOf(found).map(({ planet }) => planetId(planet)),
    summary: weakSummary(found),
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

function weakSummary(found: readonly PlanetWeakness[]): string {
  const ordered = [...found].sort((a, b) => b.value - a.value);
  const weakest = weakestOf(found);
  const described = (weakest.length > 0 ? weakest : ordered.slice(0, 1)).map(
    (weakness) =>
      `${named(weakness.planet)} (${weakness.value}: ${listed(
        countedTypes(weakness)
          .slice(0, 3)
          .map(({ id }) => WEAKNESS_NAMES[id].name.toLowerCase()),
      )})`,
  );
  const head =
    weakest.length > 0
      ? `Weak for health: ${listed(described)}.`
      : `No planet reaches a weakness of ${WEAK_FROM}; the weakest is ${described.join('')}.`;
  const raised = found.filter(({ fall }) => fall?.isRaised).map(({ planet }) => planet);
  const spared = raised.length > 0 ? ` The fall of ${namedList(raised)} is raised and turns into protection.` : '';
  const soundest = ordered.filter(({ severity }) => severity === 'low').map(({ planet }) => planet);
  const sound = soundest.length > 0 ? ` Little burdens ${namedList(soundest)}.` : '';
  return `${head}${spared}${sound}`;
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
  const { level, parts, planet, types, value } = protection;
  const { dignity, house, signIndex } = chart.planets[planet];
  const isHeld = (id: string) => types.some((type) => type.id === id && type.isMet);
  return {
    ...planetHead(planet, names),
    sign: signRef(signIndex, names),
    house,
    dignity,
    score: value,
    protection: level,
    protection_name: names.of(PROTECTION_NAMES[level]),
    types: heldTypes(protection).map(({ id }) => id),
    components: parts.map((part) => ({ ...part })),
    evidence: types.map(({ id, isMet, max, observed, points, source, text }) => ({
      id,
      name: names.of(STRENGTH_NAMES[id]),
      met: isMet,
      points,
      max,
      text: capitalised(text),
      observed: observedRecord(observed),
      source: citation(source),
    })),
    is_vargottama: isHeld('vargottama'),
    has_digbala: isHeld('directional_strength'),
    neecha_bhanga: fall && fallRecord(fall, names),
    body_parts: planetParts(planet, names),
    text: protectionText(protection),
  };
}

function heldTypes({ types }: Protection) {
  return types.filter(({ isMet }) => isMet).sort((a, b) => b.points - a.points);
}

const LEVEL_WORDS = {
  full: 'protects fully',
  good: 'protects well',
  partial: 'protects in part',
  none: 'gives little protection to',
};

export function protectionText(protection: Protection): string {
  const { level, planet, value } = protection;
  const parts = partsText(partsOfPlanet(planet));
  const why = heldTypes(protection).map(({ text }) => itsText(text, planet));
  const reasons = why.length > 0 ? `: ${why.join('; ')}` : ': none of its strengths holds';
  return `${capitalised(named(planet))} ${LEVEL_WORDS[level]} ${parts} (${value} of 100)${reasons}.`;
}

function strongSummary(found: readonly Protection[], strongest: readonly Protection[]): string {
  const best = [...found].sort((a, b) => b.value - a.value)[0]!;
  if (strongest.length === 0) {
    return `No planet reaches ${LEAST_SCORES.good} of 100; the strongest protector is ${named(best.planet)}. ${protectionText(best)}`;
  }
  const who = strongest.map(({ planet, value }) => `${named(planet)} (${value})`);
  return `Health is protected by ${listed(who)}. ${protectionText(best)}`;
}
