/** What was understood of an analysis, for the caller and for a model. */
import { partsOfPlanet } from '../../astro/judgement/medical/tables/bodyParts.ts';
import { HUMOUR_ROWS } from '../../astro/judgement/medical/tables/humours.ts';
import { INDICATIONS } from '../../astro/judgement/medical/tables/indications.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { ReadingBasis } from '../../schemas/medical/reading.ts';
import type { Names } from '../../words/names.ts';
import { planetHead } from '../../records/common.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import type { ModelFact } from '../model/task.ts';
import { bodyPartRecord } from '../../records/bodyPartRecord.ts';
import type { HealthFacts } from '../../astro/judgement/medical/timeline/healthFacts.ts';
import { rulerOf, themes } from './themes.ts';

/** Returns the record of what was understood of the given analysis, named in the requested language. */
export function basedOn(facts: HealthFacts, names: Names): ReadingBasis {
  const { dominantHumour, indications, periods, protectors, vulnerableParts, weakPlanets, windows } = facts;
  return {
    risk_level: facts.riskLevel,
    risk_score: facts.riskScore,
    dominant_humour: dominantHumour && { id: dominantHumour, name: names.of(HUMOUR_ROWS[dominantHumour]) },
    weak_planets: weakPlanets.map(({ planet, score, types }) => ({
      ...planetHead(planet, names),
      score,
      types: [...types],
    })),
    indications: indications.map(({ id, probability }) => ({
      id,
      name: names.of(INDICATIONS.find((row) => row.id === id)!),
      probability,
    })),
    body_parts: vulnerableParts.map((part) => bodyPartRecord(part, names)),
    protectors: protectors.map(({ planet }) => planetHead(planet, names)),
    periods: periods.map(({ end, level, lord, start }) => ({
      level,
      lord: planetId(lord),
      name: names.planet(lord),
      start,
      end,
    })),
    windows: windows.map(({ end, planets, start }) => ({ start, end, planets: planets.map(planetId) })),
  };
}

/** Returns every planet that a text may name: those in the facts, and the rulers of body parts and constitution. */
export function describedPlanets(facts: HealthFacts): Set<Planet> {
  const { passages, periods, protectors, remedies, vulnerableParts, weakPlanets, windows } = facts;
  return new Set([
    ...[...weakPlanets, ...protectors, ...passages, ...remedies].map(({ planet }) => planet),
    ...periods.map(({ lord }) => lord),
    ...windows.flatMap(({ planets }) => planets),
    ...vulnerableParts.flatMap(({ planets }) => planets),
    ...themes(facts),
  ]);
}

/** Periods below this level are too short for a reading. */
const DEEPEST_DESCRIBED = 3;
const MOST_INDICATIONS = 5;
const MOST_PARTS_EACH = 4;
const MOST_TIMES = 4;

/** Returns the facts given to a model: codes, numbers and dates. */
export function healthCodes(facts: HealthFacts): ModelFact {
  const { dominantHumour, indications, passages, periods, protectedParts, protectors, remedies, windows } = facts;
  return {
    care_level: facts.riskLevel,
    care_score: facts.riskScore,
    constitution: dominantHumour,
    led_by: themes(facts).slice(0, 2).map(planetId),
    weak_planets: facts.weakPlanets.map(({ planet, score, types }) => ({
      planet: planetId(planet),
      score,
      types,
      rules: partCodes(planet),
    })),
    watched: indications.slice(0, MOST_INDICATIONS).map(({ id, probability }) => ({ id, probability })),
    body_parts: facts.vulnerableParts.map((part) => ({ id: part.id, ruled_by: planetId(rulerOf(part)) })),
    protected_parts: protectedParts.map(({ id }) => id),
    protectors: protectors.map(({ level, planet }) => ({
      planet: planetId(planet),
      level,
      rules: partCodes(planet),
    })),
    periods: periods
      .filter(({ level }) => level <= DEEPEST_DESCRIBED)
      .map(({ asksForCare, end, level, lord, start }) => ({
        level,
        lord: planetId(lord),
        start,
        end,
        asks_for_care: asksForCare,
      })),
    passages: passages.slice(0, MOST_TIMES).map(({ planet, ...rest }) => ({ planet: planetId(planet), ...rest })),
    windows: windows.slice(0, MOST_TIMES).map(({ planets, ...rest }) => ({ ...rest, planets: planets.map(planetId) })),
    remedies: remedies.slice(0, MOST_TIMES).map(({ planet, ...rest }) => ({ planet: planetId(planet), ...rest })),
    analysed_on: facts.analysedOn,
  };
}

function partCodes(planet: Planet): ModelFact {
  return partsOfPlanet(planet)
    .slice(0, MOST_PARTS_EACH)
    .map(({ id }) => id);
}
