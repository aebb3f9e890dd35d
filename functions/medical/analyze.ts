/** Answer of /medical/analyze: five layers, from the houses to advice. */
import { constitution, CONSTITUTION_SOURCES } from '../../lib/astro/judgement/medical/constitution.ts';
import { healthCare } from '../../lib/astro/judgement/medical/care.ts';
import { indications, type Indication } from '../../lib/astro/judgement/medical/indication.ts';
import { medicalContext, type MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { isCareTold, isPartTold, type AdviceAge, type Telling } from '../../lib/astro/judgement/medical/telling.ts';
import { healthRisk, type HealthRisk } from '../../lib/astro/judgement/medical/risk.ts';
import { HOUSE_CARES, partsOfPlace } from '../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { habitsOf } from '../../lib/astro/judgement/medical/tables/humours.ts';
import { healthTiming, type HealthTiming } from '../../lib/astro/judgement/medical/timing.ts';
import { fullAspects, type House } from '../../lib/astro/chart/houses.ts';
import { HOUSES, lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { DEFAULT_MOST, type MedicalInput } from '../../lib/schemas/common/areaInput.ts';
import type { YearsAheadQuery } from '../../lib/schemas/common/queries.ts';
import type { MedicalAnalysis } from '../../lib/schemas/medical/analysis.ts';
import { disclaimerIn } from '../../lib/words/disclaimers.ts';
import { requestedArea } from '../../lib/birth/requestedArea.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Names } from '../../lib/words/names.ts';
import { planetHead, signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';
import { constitutionHead } from './constitution.ts';
import { protectionText, protectorsOf, typeSources, weakestOf } from './planets.ts';
import {
  briefIndication,
  partIds,
  planetParts,
  pointsRecords,
  protectedRecords,
  weaknessInAnalysis,
} from './records.ts';
import { planRecord } from '../../lib/records/remedy/remedyPlan.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { bodyPartRecord } from '../../lib/records/bodyPartRecord.ts';
import { CARE_SOURCES, gemRecord, notNeededRecords, remedyRecords } from './remedies.ts';
import { RISK_SOURCES } from './risk.ts';
import { lastingBurdens, presentText, timingLayer } from './timing.ts';
import {
  ageOf,
  healthPromise,
  healthTold,
  LEAST_CONCERN,
  tellingOf,
  toldIndications,
  type HealthQuery,
} from './standing.ts';
import { RISK_LEVEL_NAMES, SEVERITIES } from '../../lib/words/medicalNames.ts';

type Context = NatalContext<Fields<typeof YearsAheadQuery> & HealthQuery, unknown, MedicalInput>;
type Output = MedicalAnalysis['output'];

/** Everything that the closing advice is made from. */
interface Found {
  readonly medical: MedicalContext;
  /** The indications that are told, the highest first. */
  readonly told: readonly Indication[];
  readonly timing: HealthTiming;
  readonly risk: HealthRisk;
  readonly telling: Telling;
  readonly age: AdviceAge;
}

export function medicalAnalysis(context: Context): Warned {
  const { chart, input, names, query } = context;
  const { antardasha_lord, mahadasha_lord, prana_lord, pratyantardasha_lord, sookshma_lord } = input;
  const lords = [mahadasha_lord, antardasha_lord, pratyantardasha_lord, sookshma_lord, prana_lord];
  const { area, warnings } = requestedArea(context, lords);
  const medical = medicalContext(area, input.include_transits ?? true);
  const found = foundIn(context, medical);
  const { age, telling, timing, told } = found;
  const weaknesses = PLANETS.map((planet) => medical.weaknesses[planet]);
  const { layer, windows } = timingLayer(context, medical, timing, query.years_ahead ?? DEFAULT_YEARS_AHEAD, age);
  const data: MedicalAnalysis = {
    stage: telling.stage,
    ...healthTold(context, medical, told, windows),
    foundation: foundation(found, names),
    weakness: {
      planets: weaknesses.map((weakness) =>
        weaknessInAnalysis(chart, weakness, names, {
          isProtecting: medical.standings[weakness.planet] === 'protects',
          telling,
        }),
      ),
      weakest: weakestOf(medical).map(planetId),
    },
    indication: {
      indications: told.map((indication, index) => briefIndication(indication, index + 1, names, telling)),
      protected_parts: protectedRecords(medical, told, names, telling),
    },
    timing: layer,
    output: output(context, found),
    summary: [MEDICAL[names.lang].risk({ level: found.risk.level, age }), presentText(timing, names, age)].join(' '),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: [
      ...new Set([...typeSources(weaknesses), ...RISK_SOURCES, ...CARE_SOURCES, ...CONSTITUTION_SOURCES.map(citation)]),
    ],
  };
  return new Warned(data, warnings);
}

function foundIn(context: Context, medical: MedicalContext): Found {
  const all = indications(medical);
  const timing = healthTiming(medical);
  const telling = tellingOf(context);
  return {
    medical,
    told: toldIndications(all, telling),
    timing,
    risk: healthRisk(healthPromise(medical.area), all, timing),
    telling,
    age: ageOf(context),
  };
}

function foundation({ age, medical, telling }: Found, names: Names): MedicalAnalysis['foundation'] {
  const { area } = medical;
  const { chart } = area;
  return {
    house_system: 'whole_sign',
    ascendant: signRef(chart.ascendant.signIndex, names),
    houses: HOUSES.map((number) => houseRecord(area.house(number), names, telling)),
    constitution: constitutionHead(chart, constitution(chart), names, age),
  };
}

function houseRecord(house: House, names: Names, telling: Telling): MedicalAnalysis['foundation']['houses'][number] {
  const { lord, lordHouse, number, occupants, signIndex } = house;
  return {
    number,
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    lord_house: lordHouse,
    occupants: occupants.map(planetId),
    aspected_by: fullAspects(house).map(({ planet }) => planetId(planet)),
    body_parts: partsOfPlace(number)
      .filter(({ id }) => isPartTold(id, telling))
      .map((part) => bodyPartRecord(part, names)),
    watched_for: HOUSE_CARES[number - 1]!.filter((care) => isCareTold(care, telling)).map((care) =>
      MEDICAL[names.lang].house_care({ care }),
    ),
  };
}

const MOST_CONCERNS = 5;

function output(context: Context, found: Found): Output {
  const { input, names } = context;
  const { age, medical, risk } = found;
  const protectors = protectorsOf(medical);
  return {
    risk_level: risk.level,
    risk_level_name: names.of(RISK_LEVEL_NAMES[risk.level]),
    score: risk.value,
    percentile: risk.percentile,
    components: pointsRecords(risk.parts, names),
    concerns: concernsOf(found).map((indication) => concernRecord(indication, names, age)),
    protections: protectors.map((planet) => protectionPoint(planet, found, names)),
    remedies: (input.include_remedies ?? true) ? remediesOf(context, medical) : null,
    advice: adviceOf(found, names),
    text:
      protectors.length > 0
        ? MEDICAL[names.lang].protected_by({ planets: protectors })
        : MEDICAL[names.lang].none_protects({}),
  };
}

function remediesOf(context: Context, medical: MedicalContext): Output['remedies'] {
  const { names } = context;
  const care = healthCare(medical);
  const items = remedyRecords(context, care);
  return {
    plan: planRecord(context),
    items: items.slice(0, DEFAULT_MOST),
    items_found: items.length,
    gemstones: care.needed.map((one) => gemRecord(one, names)),
    not_needed: notNeededRecords(care, names),
  };
}

function concernsOf({ told }: Found): Indication[] {
  return told.filter(({ value }) => value >= LEAST_CONCERN).slice(0, MOST_CONCERNS);
}

function concernRecord(indication: Indication, names: Names, age: AdviceAge): Output['concerns'][number] {
  const { percentile, row, severity, value } = indication;
  return {
    indication: row.id,
    name: names.of(row),
    probability: value,
    percentile,
    severity,
    severity_name: names.of(SEVERITIES[severity]),
    care: MEDICAL[names.lang].indication_care({ indication: row.id, age }),
  };
}

/** A raised fall, or a planet whose protection outweighs its weakness. */
function protectionPoint(planet: Planet, { medical, telling }: Found, names: Names): Output['protections'][number] {
  const protection = medical.protections[planet];
  const { fall } = medical.weaknesses[planet];
  const head = { ...planetHead(planet, names), body_parts: planetParts(planet, names, telling) };
  if (fall?.isRaised) {
    const parts = partIds(planet, telling);
    const text = MEDICAL[names.lang].fall_protects({ planet, count: fall.count, parts });
    return { ...head, kind: 'raised_fall', score: null, text, is_full: true };
  }
  return {
    ...head,
    kind: planet === lordOfHouse(medical.area.chart, 1) ? 'ascendant_lord' : 'strong_planet',
    score: protection.value,
    text: protectionText(protection, names, telling),
    is_full: protection.level === 'full',
  };
}

/** Advice for the constitution, and for the current periods. */
function adviceOf({ age, medical, timing }: Found, { lang }: Names): string[] {
  const { dominantHumour } = constitution(medical.area.chart);
  const { exercise, food, rhythm } = habitsOf(dominantHumour, age);
  const words = MEDICAL[lang];
  const burdened = lastingBurdens(timing.periods).map(({ lord }) => lord.planet);
  const lords = [...new Set(burdened)].slice(0, 2);
  const habits = [food[0]!, rhythm[0]!, exercise[0]!];
  return [
    ...habits.map((habit) => words.habit_for({ humour: dominantHumour, habit })),
    ...(lords.length > 0 ? [words.care_in_periods({ planets: lords, age })] : []),
  ];
}
