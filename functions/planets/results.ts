/** Answers of /planets about single planets. */
import { baladi, deeptadi, jagradadi, type StateOf } from '../../lib/astro/planet/avasthas.ts';
import { planetsOf, type Chart, type ChartPlanet } from '../../lib/astro/chart/chart.ts';
import { combustionReliefs, judgedCombustion } from '../../lib/astro/planet/combustionRelief.ts';
import { dignityRow, isSignDebilitated, isSignExalted, relationToSignLord } from '../../lib/astro/planet/dignity.ts';
import { housesOfPlanets } from '../../lib/astro/chart/houses.ts';
import { lajjitadi } from '../../lib/astro/planet/lajjitadi.ts';
import { bphs, citation, suryaSiddhanta } from '../../lib/astro/source.ts';
import { USUAL_READINGS, type ShadbalaReadings } from '../../lib/astro/strength/strengthReadings.ts';
import { SHADBALA_SOURCES } from '../../lib/astro/strength/shadbala.ts';
import { isNode } from '../../lib/astro/tables/planets.ts';
import { signLord } from '../../lib/astro/tables/signs.ts';
import type {
  PlanetAvasthas,
  PlanetCombustions,
  PlanetDignities,
  PlanetPositions,
} from '../../lib/schemas/planets/answers.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { Names } from '../../lib/words/names.ts';
import { degrees, ratio } from '../../lib/astro/rounding.ts';
import { ascendantRecord, planetHead, positionRecord, signRef } from '../../lib/records/common.ts';
import { birthParts } from '../../lib/records/chart/birthParts.ts';
import type { PositionPart } from '../../lib/schemas/planets/positionInputs.ts';
import { coordinates } from './coordinates.ts';
import { ADDED_LORDS, addedLords } from '../../lib/records/kp/lords.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { shadbalaRecord } from '../../lib/records/strength/components.ts';
import { shadbalaOf } from '../../lib/birth/birthStrengths.ts';
import type { Term } from '../../lib/words/terms.ts';
import { combustionEffect, dignityReason } from './explained.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { nthSignFrom, wrap180 } from '../../lib/astro/angle.ts';
import { PLANET_WORDS } from '../../lib/words/subjects/planets.ts';
import { say } from '../../lib/words/say.ts';

interface PositionsQuery {
  readonly include?: readonly PositionPart[] | null | undefined;
}

export function positions(context: NatalContext<PositionsQuery>): PlanetPositions | Warned {
  const { chart, cusps, names, query } = context;
  const houseOf = housesOfPlanets(chart, cusps);
  const lords = query.include?.includes('kp') ? addedLords(context) : null;
  const data: PlanetPositions = {
    ascendant: ascendantRecord(chart.ascendant, names),
    planets: planetsOf(chart).map((planet) => ({
      ...positionRecord(planet, houseOf[planet.id], names),
      ...(lords && { kp: lords.ofPlanet(planet.id) }),
    })),
    ...(query.include && { ...birthParts(context, query.include), ...coordinates(context, query.include) }),
  };
  return lords ? new Warned(data, [], {}, ADDED_LORDS) : data;
}

/** The readings that a caller chose; null counts as not chosen. */
type ReadingsQuery = { [Reading in keyof ShadbalaReadings]?: ShadbalaReadings[Reading] | null | undefined };

export function dignity(context: NatalContext<ReadingsQuery>): PlanetDignities {
  const { chart, names, query } = context;
  const readings: ShadbalaReadings = {
    saptavargaja: query.saptavargaja ?? USUAL_READINGS.saptavargaja,
    dig: query.dig ?? USUAL_READINGS.dig,
    minimum: query.minimum ?? USUAL_READINGS.minimum,
  };
  const day = context.panchangDay();
  const shadbala = shadbalaOf(context, day, readings);
  return {
    planets: planetsOf(chart).map((planet) => ({
      ...dignityRecord(chart, planet, names),
      shadbala: isNode(planet.id) ? null : shadbalaRecord(shadbala[planet.id], day.isApproximate, names),
    })),
    shadbala_readings: { ...readings },
    sources: [bphs(3, '49-54'), bphs(3, '55-58'), ...SHADBALA_SOURCES].map(citation),
  };
}

type Dignity = Omit<PlanetDignities['planets'][number], 'shadbala'>;

function dignityRecord(chart: Chart, planet: ChartPlanet, names: Names): Dignity {
  const { id, signIndex, degreeInSign } = planet;
  const { nodeExaltation } = chart.conventions;
  const row = dignityRow(id, nodeExaltation);
  const isExalted = isSignExalted(id, signIndex, nodeExaltation);
  const isDebilitated = isSignDebilitated(id, signIndex, nodeExaltation);
  const relation = relationToSignLord(id, signIndex, chart.signs);
  return {
    ...planetHead(id, names),
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    dignity: planet.dignity,
    dignity_name: names.term(planet.dignity),
    is_sign_exalted: isExalted,
    is_sign_debilitated: isDebilitated,
    is_deep: (isExalted || isDebilitated) && Math.abs(degreeInSign - row.deepDegree) <= 1,
    exaltation: { sign: signRef(row.exaltedSign, names), degree: row.deepDegree },
    debilitation: { sign: signRef(nthSignFrom(row.exaltedSign, 7), names), degree: row.deepDegree },
    moolatrikona: {
      sign: signRef(row.moolatrikonaSign, names),
      from_degree: row.moolatrikonaFromDeg,
      to_degree: row.moolatrikonaToDeg,
    },
    own_signs: row.ownSigns.map((sign) => signRef(sign, names)),
    sign_lord: planetId(signLord(signIndex)),
    relation_to_sign_lord: relation === 'own' ? null : relation,
    reason: dignityReason(chart, planet, names),
    confidence: isNode(id) ? 'interpretive' : 'rule_exact',
  };
}

export function combustion({ chart, names }: BirthContext): PlanetCombustions {
  return {
    planets: planetsOf(chart).map((planet) => combustionRecord(chart, planet, names)),
    sources: [citation(suryaSiddhanta(9, '6-9')), citation(bphs(7, '28-29'))],
  };
}

function combustionRecord(chart: Chart, planet: ChartPlanet, names: Names): PlanetCombustions['planets'][number] {
  const judged = judgedCombustion(chart, planet);
  const reliefs = judged.isCombust ? combustionReliefs(chart, planet) : [];
  return {
    ...planetHead(planet.id, names),
    is_combust: judged.isCombust,
    separation: degrees(judged.separationDeg),
    limit: judged.limitDeg,
    is_retrograde: planet.isRetrograde,
    is_approaching: isApproachingSun(chart, planet),
    severity: ratio(judged.severity),
    grade: judged.grade,
    effective_grade: judged.effectiveGrade,
    relief: reliefs.map((relief) => ({ id: relief.id, text: say(PLANET_WORDS, relief, names.lang) })),
    effect: combustionEffect(planet, judged, names),
  };
}

/** Whether the arc between planet and Sun is shrinking. */
function isApproachingSun({ planets: { Sun } }: Chart, planet: ChartPlanet): boolean {
  const aheadDeg = wrap180(planet.longitudeDeg - Sun.longitudeDeg);
  const gainDegPerDay = planet.speedDegPerDay - Sun.speedDegPerDay;
  return aheadDeg * gainDegPerDay < 0;
}

export function avastha({ chart, names }: BirthContext): PlanetAvasthas {
  const state = ({ id, resultShare, reason }: StateOf<Term>) => ({
    id,
    name: names.term(id),
    result_share: resultShare,
    reason: say(PLANET_WORDS, reason, names.lang),
  });
  return {
    planets: planetsOf(chart).map((planet) => {
      const moods = deeptadi(chart, planet);
      return {
        ...planetHead(planet.id, names),
        baladi: state(baladi(planet)),
        jagradadi: state(jagradadi(planet)),
        deeptadi: state(moods[0]),
        deeptadi_all: moods.map(state),
        lajjitadi: lajjitadi(chart, planet).map(({ id, reason }) => ({
          id,
          name: names.term(id),
          reason: say(PLANET_WORDS, reason, names.lang),
        })),
      };
    }),
    sources: [
      citation(bphs(45, '3-4')),
      citation(bphs(45, '5-6')),
      citation(bphs(45, '7-10')),
      citation(bphs(45, '11-18')),
    ],
  };
}
