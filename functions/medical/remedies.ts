/** Answer of /medical/remedies, also a part of the analysis. */
import {
  healthCare,
  type HealthCare,
  type NoCareReason,
  type PlanetCare,
} from '../../lib/astro/judgement/medical/care.ts';
import { medicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { FALL_SOURCE } from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { countedTypes, type PlanetWeakness } from '../../lib/astro/judgement/medical/weakness.ts';
import type { ConditionEffect } from '../../lib/astro/evidence.ts';
import type { GemAdvice } from '../../lib/astro/remedy/gemstones.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { GEMSTONE_SOURCE, GEMSTONES } from '../../lib/astro/tables/gemstones.ts';
import { REMEDY_SOURCE } from '../../lib/astro/tables/remedies.ts';
import { DEFAULT_MOST, type CareInput } from '../../lib/schemas/common/areaInput.ts';
import type { HealthGemstone, HealthRemedies, HealthRemedy } from '../../lib/schemas/medical/risk.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Language, Names } from '../../lib/words/names.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planRecord } from '../../lib/records/remedy/remedyPlan.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { Warned } from '../../lib/records/warned.ts';
import { HEALTH_REMEDIES, MEDICAL } from '../../lib/words/subjects/medical.ts';
import { PLAN } from '../../lib/words/subjects/remedies/remedyPlan.ts';
import { partIds, weaknessRecord } from './records.ts';
import { typeSources } from './planets.ts';
import { ALL_LEVELS } from './risk.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function healthRemedies(context: NatalContext<unknown, unknown, CareInput>): Warned {
  const { chart, input, names } = context;
  const { area, warnings } = requestedArea(context, ALL_LEVELS);
  const medical = medicalContext(area, true);
  const care = healthCare(medical);
  const all = remedyRecords(context, care);
  const data: HealthRemedies = {
    plan: planRecord(context),
    remedies: all.slice(0, input.max_remedies ?? DEFAULT_MOST),
    remedies_found: all.length,
    planets: care.needed.map(({ weakness }) => weaknessRecord(chart, weakness, names)),
    gemstones: care.needed.map((one) => gemRecord(one, names)),
    not_needed: notNeededRecords(care, names),
    periods: area.acting.map((acting) => actingRecord(context, acting)),
    summary: summary(context, care),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: [...new Set([...typeSources(Object.values(medical.weaknesses)), ...CARE_SOURCES])],
  };
  return new Warned(data, warnings);
}

export const CARE_SOURCES = [
  REMEDY_SOURCE,
  GEMSTONE_SOURCE,
  FALL_SOURCE,
  practice('Remedies by weakness for health, the weakest planet first: later practice, interpretive'),
].map(citation);

/** Lists the remedies of the weak planets, the weakest first, each with the date on which it may begin. */
export function remedyRecords(context: BirthContext, { needed }: HealthCare): HealthRemedy[] {
  const { names } = context;
  const acts = needed.flatMap(({ remedies, weakness }) => remedies.map((remedy) => ({ remedy, weakness })));
  return acts.map(({ remedy, weakness }, index) => ({
    ...remedyRecord(remedy, Math.min(index + 1, LAST_PRIORITY), reasonOf(weakness, names.lang), names),
    planet_name: names.planet(weakness.planet),
    weakness: weakness.value,
    next_on: nextDate(context, weakness.planet),
  }));
}

const LAST_PRIORITY = 50;
const TYPES_DESCRIBED = 3;

function reasonOf(weakness: PlanetWeakness, lang: Language): string {
  const types = countedTypes(weakness).slice(0, TYPES_DESCRIBED);
  const { planet, value } = weakness;
  return HEALTH_REMEDIES[lang].remedy_reason({
    planet,
    value,
    types: types.map(({ text }) => text),
    parts: partIds(planet).slice(0, TYPES_DESCRIBED),
  });
}

export function gemRecord({ gem, weakness }: PlanetCare, names: Names): HealthGemstone {
  const stone = GEMSTONES[weakness.planet];
  return {
    ...planetHead(weakness.planet, names),
    gem: stone.id,
    gem_name: stone.name[names.lang],
    verdict: gem.verdict,
    reasons: gemReasons(gem, names.lang),
    substitutes: stone.substitutes.map((name) => ({ name: name[names.lang] })),
  };
}

/**
 * What decides the verdict: what forbids the stone, otherwise what speaks for it and what calls for caution, otherwise
 * what is missing.
 */
function gemReasons({ conditions, verdict }: GemAdvice, lang: Language): string[] {
  const held = (...effects: readonly ConditionEffect[]) =>
    conditions.filter(({ effect, isMet }) => isMet && effects.includes(effect)).map(({ text }) => text[lang]);
  if (verdict === 'avoid') return held('cancels');
  if (verdict !== 'not_called_for') return held('strengthens', 'weakens');
  const missing = conditions.filter(({ effect, isMet }) => effect === 'required' && !isMet);
  return missing.length > 0
    ? missing.map(({ text }) => HEALTH_REMEDIES[lang].stone_lacks({ condition: text }))
    : [HEALTH_REMEDIES[lang].stone_uncalled({})];
}

export function notNeededRecords({ notNeeded }: HealthCare, names: Names): HealthRemedies['not_needed'] {
  return notNeeded.map(({ reason, weakness }) => {
    const { fall, planet, value } = weakness;
    const words = MEDICAL[names.lang];
    const texts: Readonly<Record<NoCareReason, () => string>> = {
      raised_fall: () => words.fall_needs_none({ planet, count: fall!.count }),
      protects: () => PLAN[names.lang].protects({ planet }),
      strong_enough: () => words.strong_needs_none({ planet, value }),
    };
    return { ...planetHead(planet, names), reason, weakness: value, text: texts[reason]() };
  });
}

function summary(context: BirthContext, { needed, notNeeded }: HealthCare): string {
  const words = MEDICAL[context.names.lang];
  const spared = notNeeded.map(({ weakness }) => weakness.planet);
  const [first] = needed;
  if (!first) return words.no_remedy({ spared });
  const [mantra] = first.remedies;
  const { planet } = first.weakness;
  return words.remedy_order({
    planets: needed.map(({ weakness }) => ({ planet: weakness.planet, value: weakness.value })),
    first: planet,
    startDate: nextDate(context, planet),
    mantra: mantra!.title,
    spared,
  });
}
