/** Answer of /medical/analyze: five layers, from the houses to advice. */
import { constitution, CONSTITUTION_SOURCES } from '../../lib/astro/judgement/medical/constitution.ts';
import { healthCare } from '../../lib/astro/judgement/medical/care.ts';
import { indications, type Indication } from '../../lib/astro/judgement/medical/indication.ts';
import { heldTypes } from '../../lib/astro/judgement/medical/weakness.ts';
import { medicalContext, type MedicalContext } from '../../lib/astro/judgement/medical/medicalContext.ts';
import { protectionOf, type Protection } from '../../lib/astro/judgement/medical/protection.ts';
import { healthRisk, type HealthRisk } from '../../lib/astro/judgement/medical/risk.ts';
import { HOUSE_CARES, partsOfPlace } from '../../lib/astro/judgement/medical/tables/bodyParts.ts';
import { HUMOUR_ROWS } from '../../lib/astro/judgement/medical/tables/humours.ts';
import { healthTiming, type HealthTiming } from '../../lib/astro/judgement/medical/timing.ts';
import { fullAspects, type House } from '../../lib/astro/chart/houses.ts';
import { HOUSES, lordOfHouse } from '../../lib/astro/planet/lordship.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
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
import { type Fields } from '../_shell/route.ts';
import { DEFAULT_YEARS_AHEAD } from '../../lib/records/evidence/timingWindows.ts';
import { constitutionHead } from './constitution.ts';
import { protectionText, typeSources, weakestOf } from './planets.ts';
import {
  indicationRecords,
  markedOf,
  partIds,
  planetParts,
  pointsRecords,
  protectedRecords,
  weaknessRecord,
} from './records.ts';
import { planRecord } from '../../lib/records/remedy/plan.ts';
import { MEDICAL } from '../../lib/words/subjects/medical.ts';
import { bodyPartRecord } from '../../lib/records/bodyPartRecord.ts';
import { CARE_SOURCES, gemRecord, notNeededRecords, remedyRecords } from './remedies.ts';
import { RISK_SOURCES } from './risk.ts';
import { timingLayer } from './timing.ts';
import { RISK_LEVEL_NAMES, SEVERITIES } from '../../lib/words/medicalNames.ts';

type Context = NatalContext<Fields<typeof YearsAheadQuery>, unknown, MedicalInput>;
type Output = MedicalAnalysis['output'];

/** Everything that the closing advice is made from. */
interface Found {
  readonly medical: MedicalContext;
  readonly indications: readonly Indication[];
  readonly timing: HealthTiming;
  readonly risk: HealthRisk;
  readonly protections: readonly Protection[];
}

export function medicalAnalysis(context: Context): Warned {
  const { chart, input, names, query } = context;
  const { antardasha_lord, mahadasha_lord, prana_lord, pratyantardasha_lord, sookshma_lord } = input;
  const lords = [mahadasha_lord, antardasha_lord, pratyantardasha_lord, sookshma_lord, prana_lord];
  const { area, warnings } = requestedArea(context, lords);
  const medical = medicalContext(area, input.include_transits ?? true);
  const found = foundIn(medical);
  const weaknesses = PLANETS.map((planet) => medical.weaknesses[planet]);
  const layer = timingLayer(context, medical, found.timing, query.years_ahead ?? DEFAULT_YEARS_AHEAD);
  const data: MedicalAnalysis = {
    foundation: foundation(medical, names),
    weakness: {
      planets: weaknesses.map((weakness) => weaknessRecord(chart, weakness, names, heldTypes(weakness))),
      weakest: weakestOf(weaknesses).map(({ planet }) => planetId(planet)),
    },
    indication: {
      indications: indicationRecords(found.indications, names, ({ isMet }) => isMet),
      protected_parts: protectedRecords(medical, found.indications, names),
    },
    timing: layer,
    output: output(context, found),
    summary: [riskText(found, names), concernText(found, names), layer.text].join(' '),
    disclaimer: disclaimerIn('medical', names.lang),
    sources: [
      ...new Set([...typeSources(weaknesses), ...RISK_SOURCES, ...CARE_SOURCES, ...CONSTITUTION_SOURCES.map(citation)]),
    ],
  };
  return new Warned(data, warnings);
}

function foundIn(medical: MedicalContext): Found {
  const found = indications(medical);
  const timing = healthTiming(medical);
  const protections = PLANETS.map((planet) => protectionOf(medical.area, planet, medical.weaknesses[planet].fall));
  return { medical, indications: found, timing, risk: healthRisk(found[0]!, timing), protections };
}

function foundation({ area }: MedicalContext, names: Names): MedicalAnalysis['foundation'] {
  const { chart } = area;
  return {
    house_system: 'whole_sign',
    ascendant: signRef(chart.ascendant.signIndex, names),
    houses: HOUSES.map((number) => houseRecord(area.house(number), names)),
    constitution: constitutionHead(chart, constitution(chart), names),
  };
}

function houseRecord(house: House, names: Names): MedicalAnalysis['foundation']['houses'][number] {
  const { lord, lordHouse, number, occupants, signIndex } = house;
  return {
    number,
    sign: signRef(signIndex, names),
    lord: planetId(lord),
    lord_house: lordHouse,
    occupants: occupants.map(planetId),
    aspected_by: fullAspects(house).map(({ planet }) => planetId(planet)),
    body_parts: partsOfPlace(number).map((part) => bodyPartRecord(part, names)),
    watched_for: HOUSE_CARES[number - 1]!.map((care) => MEDICAL[names.lang].house_care({ care })),
  };
}

const MOST_CONCERNS = 5;
const LEAST_CONCERN = 45;

function output(context: Context, found: Found): Output {
  const { input, names } = context;
  const { risk, medical } = found;
  const care = healthCare(medical);
  const items = remedyRecords(context, care);
  const remedies =
    (input.include_remedies ?? true)
      ? {
          plan: planRecord(context),
          items: items.slice(0, DEFAULT_MOST),
          items_found: items.length,
          gemstones: care.needed.map((one) => gemRecord(one, names)),
          not_needed: notNeededRecords(care, names),
        }
      : null;
  return {
    risk_level: risk.level,
    risk_level_name: names.of(RISK_LEVEL_NAMES[risk.level]),
    score: risk.value,
    percentile: risk.percentile,
    components: pointsRecords(risk.parts, names),
    concerns: concernsOf(found).map((indication) => concernRecord(indication, names)),
    protections: protectionRecords(found, names),
    remedies,
    advice: adviceOf(found, names),
    text: [
      riskText(found, names),
      MEDICAL[names.lang].time_burden({ value: found.timing.value, most: found.timing.most }),
      protectedText(found, names),
    ].join(' '),
  };
}

function concernsOf({ indications: all }: Found): Indication[] {
  return all.filter(({ value }) => value >= LEAST_CONCERN).slice(0, MOST_CONCERNS);
}

function concernRecord(indication: Indication, names: Names): Output['concerns'][number] {
  const { row, severity, value } = indication;
  return {
    indication: row.id,
    name: names.of(row),
    probability: value,
    severity,
    severity_name: names.of(SEVERITIES[severity]),
    care: MEDICAL[names.lang].indication_care({ indication: row.id }),
  };
}

/**
 * Neecha bhanga raja yogas first, then full and good protectors, and the lord of the ascendant where it protects at
 * least in part.
 */
function protectionRecords(found: Found, names: Names): Output['protections'] {
  const { protections, medical } = found;
  const raised = medical.protectors.map((planet): Output['protections'][number] => ({
    ...planetHead(planet, names),
    kind: 'raised_fall',
    score: null,
    body_parts: planetParts(planet, names),
    text: MEDICAL[names.lang].fall_protects({
      planet,
      count: medical.weaknesses[planet].fall!.count,
      parts: partIds(planet),
    }),
    is_full: true,
  }));
  const self = lordOfHouse(medical.area.chart, 1);
  const strong = protections
    .filter(({ level, planet }) => !medical.protectors.includes(planet) && isDescribed(level, planet === self))
    .sort((a, b) => b.value - a.value)
    .map((protection): Output['protections'][number] => ({
      ...planetHead(protection.planet, names),
      kind: protection.planet === self ? 'ascendant_lord' : 'strong_planet',
      score: protection.value,
      body_parts: planetParts(protection.planet, names),
      text: protectionText(protection, names),
      is_full: protection.level === 'full',
    }));
  return [...raised, ...strong];
}

function isDescribed(level: Protection['level'], isAscendantLord: boolean): boolean {
  return level === 'full' || level === 'good' || (isAscendantLord && level === 'partial');
}

/** Advice for the first two concerns, for the constitution, and for the current period. */
function adviceOf(found: Found, { lang }: Names): string[] {
  const { medical, timing } = found;
  const { dominantHumour } = constitution(medical.area.chart);
  const { food, rhythm } = HUMOUR_ROWS[dominantHumour];
  const words = MEDICAL[lang];
  const periods = timing.periods.filter(({ lord }) => lord.share > 0);
  const lords = periods.slice(0, 2).map(({ lord }) => lord.planet);
  const time = lords.length > 0 ? [words.care_in_periods({ planets: lords })] : [];
  const cares = concernsOf(found)
    .slice(0, 2)
    .map(({ row }) => words.indication_care({ indication: row.id }));
  return [
    ...cares,
    words.habit_for({ humour: dominantHumour, habit: food[0]! }),
    words.habit_for({ humour: dominantHumour, habit: rhythm[0]! }),
    ...time,
  ];
}

function riskText({ indications: [highest], risk }: Found, { lang }: Names): string {
  const { level, value } = risk;
  const { row, value: highestValue } = highest!;
  return MEDICAL[lang].risk({ level, value, highest: { indication: row.id, value: highestValue } });
}

/** Most concerns that the summary names. */
const CONCERNS_NAMED = 3;

function concernText(found: Found, { lang }: Names): string {
  const concerns = concernsOf(found).slice(0, CONCERNS_NAMED);
  return concerns.length > 0
    ? MEDICAL[lang].cared_first({ indications: markedOf(concerns) })
    : MEDICAL[lang].none_to_care_for({ least: LEAST_CONCERN });
}

function protectedText({ medical, protections }: Found, { lang }: Names): string {
  const strong = protections.filter(({ level }) => level === 'full' || level === 'good').map(({ planet }) => planet);
  const planets = [...new Set([...medical.protectors, ...strong])];
  return planets.length > 0 ? MEDICAL[lang].protected_by({ planets }) : MEDICAL[lang].none_protects({});
}
