/** Answer of /medical/remedies, also a part of the analysis. */
import { healthCare, type HealthCare, type PlanetCare } from '../../lib/astro/judgement/medical/care.ts';
import { medicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { FALL_SOURCE } from '../../lib/astro/judgement/medical/neechaBhangaRajaYoga.ts';
import { partsOfPlanet } from '../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { countedTypes, type PlanetWeakness } from '../../lib/astro/judgement/medical/weakness.ts';
import { both } from '../../lib/astro/bilingual.ts';
import type { ConditionEffect } from '../../lib/astro/condition.ts';
import type { GemAdvice } from '../../lib/astro/remedy/gemstones.ts';
import { named, namedList } from '../../lib/astro/planetWords.ts';
import { citation, practice } from '../../lib/astro/source.ts';
import { GEMSTONE_SOURCE, GEMSTONES } from '../../lib/astro/tables/gemstones.ts';
import { PLANET_NAMES } from '../../lib/astro/tables/planets.ts';
import { REMEDY_SOURCE } from '../../lib/astro/tables/remedies.ts';
import { capitalised, listed } from '../../lib/astro/words.ts';
import { uncapitalised } from '../../lib/astro/judgement/phrases.ts';
import { DEFAULT_MOST, type CareInput } from '../../lib/schemas/common/areaInput.ts';
import type { HealthGemstone, HealthRemedies, HealthRemedy } from '../../lib/schemas/medical/risk.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { actingRecord } from '../../lib/records/evidence/areas.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { dateText } from '../../lib/time/writtenDates.ts';
import type { Language, Names } from '../../lib/words/names.ts';
import { planetHead } from '../../lib/records/common.ts';
import { remedyRecord } from '../../lib/records/remedy/remedyRecord.ts';
import { nextDate } from '../../lib/birth/remedyDays.ts';
import { Warned } from '../../lib/records/warned.ts';
import { itsText, partsText, weaknessRecord } from './records.ts';
import { typeSources } from './planets.ts';
import { ALL_LEVELS } from './risk.ts';
import { WEAKNESS_NAMES } from './words.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function healthRemedies(context: NatalContext<unknown, unknown, CareInput>): Warned {
  const { chart, input, names } = context;
  const { area, warnings } = requestedArea(context, ALL_LEVELS);
  const medical = medicalContext(area, true);
  const care = healthCare(medical);
  const all = remedyRecords(context, care);
  const data: HealthRemedies = {
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
  if (lang === 'hi') {
    const said = types.map(({ id }) => WEAKNESS_NAMES[id].sanskrit).join(', ');
    return `${PLANET_NAMES[planet].hi} की दुर्बलता 100 में ${value} है: ${said}।`;
  }
  const said = types.map(({ text }) => itsText(text, planet)).join('; ');
  return `${capitalised(named(planet))}, ruler of ${partsText(partsOfPlanet(planet).slice(0, TYPES_DESCRIBED))}, has a weakness of ${value} of 100: ${said}.`;
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

const NOT_HELD = both('It would ask for what does not hold', 'इसके लिए जो चाहिए वह नहीं है');
const UNCALLED = both('Nothing in the chart calls for the stone', 'कुंडली में इस रत्न की माँग नहीं है');

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
    ? missing.map(({ text }) => `${NOT_HELD[lang]}: ${uncapitalised(text[lang])}`)
    : [UNCALLED[lang]];
}

export function notNeededRecords({ notNeeded }: HealthCare, names: Names): HealthRemedies['not_needed'] {
  return notNeeded.map(({ reason, weakness }) => {
    const { fall, planet, value } = weakness;
    const who = capitalised(named(planet));
    const text =
      reason === 'raised_fall'
        ? `${who} needs no remedy: ${fall!.count} of 5 conditions raise its fall (neecha bhanga raja yoga).`
        : `${who} needs no remedy: its weakness is ${value} of 100, below 20.`;
    return { ...planetHead(planet, names), reason, weakness: value, text };
  });
}

function summary(context: BirthContext, { needed, notNeeded }: HealthCare): string {
  const spared =
    notNeeded.length > 0
      ? ` ${capitalised(namedList(notNeeded.map(({ weakness }) => weakness.planet)))} ${notNeeded.length > 1 ? 'need' : 'needs'} none.`
      : '';
  const [first] = needed;
  if (!first) return `No planet asks for a remedy of health.${spared}`;
  const { planet } = first.weakness;
  const on = dateText(nextDate(context, planet), 'en');
  const [mantra] = first.remedies;
  const order = needed.map(({ weakness }) => `${named(weakness.planet)} (${weakness.value})`);
  return `By weakness in this order: ${listed(order)}. Begin with ${named(planet)} on ${on}: “${mantra!.title.en}”.${spared} One remedy done steadily is worth more than many.`;
}
