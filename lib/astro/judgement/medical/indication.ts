/** Indications of health: how strongly a chart shows each traditional matter, 0 to 100 (weights interpretive; no diagnosis). */
import { placeOf } from '../../percentile.ts';
import { MEDICAL_SPREAD } from '../../tables/percentiles/medical.ts';
import { isDusthana } from '../../chart/houses.ts';
import { linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Fact } from '../../factsOf.ts';
import { boundedSum, boundsFact, penalty, within, type ScorePart, sumInTenths, TENTHS } from '../../score.ts';
import { phaladeepika, prashnaMarga, practice } from '../../source.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import type { VargaChart } from '../../varga/position.ts';
import type { ConditionKind, HealthCondition } from './healthPressure.ts';
import {
  indicationFact as fact,
  protectedFact,
  type HealthPassage,
  type HeldCount,
  type IndicationFacts,
  type LordBond,
  type ProtectedFacts,
  type VargaTrouble,
} from './indicationFacts.ts';
import type { MedicalContext } from './medicalContext.ts';
import { BODY_PART } from './tables/bodyParts.ts';
import { INDICATIONS, type IndicationRow } from './tables/indications.ts';
import {
  INDICATION,
  MOVERS,
  PERIOD_LEVELS,
  PROTECTED_CEILING,
  TRANSITS,
  USUAL_WEAKNESS,
  WEAKNESS_REACH,
} from './weights.ts';
import { tenths } from '../../rounding.ts';
import type { NameOf } from '../../scale.ts';
import { GRADES } from '../../tables/grades.ts';

export const INDICATION_SOURCES = [
  phaladeepika(14),
  prashnaMarga(12),
  practice('Table of health indications: a traditional correlation of later practice, weights interpretive'),
];

export type IndicationSeverity = NameOf<typeof GRADES.indication>;

type IndicationPart = ScorePart<Fact<IndicationFacts>>;

export interface Indication {
  readonly row: IndicationRow;
  readonly value: number;
  /** Percent of many births that have less. */
  readonly percentile: number;
  readonly severity: IndicationSeverity;
  readonly parts: readonly IndicationPart[];
  readonly conditions: readonly HealthCondition[];
  /** Planets with neecha bhanga raja yoga that protect a part of the body concerned. */
  readonly protectedBy: readonly Planet[];
}

/** Judges all indications, the most probable first. */
export function indications(context: MedicalContext): Indication[] {
  return INDICATIONS.map((row) => indication(context, row)).sort((a, b) => b.value - a.value);
}

/** Returns how strongly one matter of health is shown; planets that protect a part of the body set a ceiling. */
export function indication(context: MedicalContext, row: IndicationRow): Indication {
  const conditions = row.conditions.map((look) => look(context.area.chart));
  const protectedBy = context.protectors.filter((planet) =>
    row.parts.some((part) => BODY_PART.get(part)!.planets.includes(planet)),
  );
  const raw: IndicationPart[] = [
    planetsPart(context, row, conditions),
    placesPart(conditions),
    linksPart(context, row),
    vargasPart(context, row),
    periodsPart(context, row),
    ...(context.hasTransits ? [transitsPart(context, row)] : []),
  ];
  const { parts, value } = boundedSum<Fact<IndicationFacts>>([...raw, ...ceilingParts(raw, protectedBy)], boundsFact);
  return {
    row,
    value,
    percentile: placeOf(MEDICAL_SPREAD, `indication_${row.id}`, value).percentile,
    severity: indicationSeverity(value),
    parts,
    conditions,
    protectedBy,
  };
}

/** Returns how severe an indication, or the vulnerability of a part, is by its value. */
export function indicationSeverity(value: number): IndicationSeverity {
  return GRADES.indication.of(value);
}

/** Returns the part that brings a score down to the ceiling of protected parts of the body; none where it is below. */
export function ceilingParts(
  parts: readonly Pick<ScorePart, 'points'>[],
  protectedBy: readonly Planet[],
): ScorePart<Fact<ProtectedFacts>>[] {
  const over = sumInTenths(parts) / TENTHS - PROTECTED_CEILING;
  if (protectedBy.length === 0 || over <= 0) return [];
  return [penalty('protected', protectedFact('parts_protected', { planets: protectedBy }), tenths(over))];
}

function part(id: keyof typeof INDICATION, label: Fact<IndicationFacts>, share: number): IndicationPart {
  const max = INDICATION[id];
  return { id, label, points: tenths(max * within(0, share, 1)), max };
}

/** Mean of a value over 500 random births, and the distance above it that counts in full. */
interface Usual {
  readonly mean: number;
  readonly reach: number;
}

const PRESSURE_REACH = 0.6;
const BONDS_USUAL: Usual = { mean: 1.25, reach: 1.3 };
const VARGAS_USUAL: Usual = { mean: 0.3, reach: 0.5 };

/** Share of 0.5 where values together equal their means, more or less otherwise; the reach grows with their number. */
function shareOfUsual(values: readonly number[], { mean, reach }: Usual): number {
  const over = values.reduce((sum, value) => sum + value - mean, 0);
  return within(0, 0.5 + over / (2 * reach * Math.sqrt(values.length)), 1);
}

/** Half by the weakness of its planets in general, half by the conditions on planets of this indication. */
function planetsPart(
  { weaknesses }: MedicalContext,
  { planets }: IndicationRow,
  conditions: readonly HealthCondition[],
): IndicationPart {
  const over = planets.map((planet) => weaknesses[planet].value - USUAL_WEAKNESS[planet]);
  return part(
    'planets',
    fact('indication_planets', {
      weaknesses: planets.map((planet) => ({ planet, value: weaknesses[planet].value })),
      conditions: heldOf(conditions, 'planets'),
    }),
    (shareOfUsual(over, { mean: 0, reach: WEAKNESS_REACH }) + pressure(conditions, 'planets')) / 2,
  );
}

function placesPart(conditions: readonly HealthCondition[]): IndicationPart {
  return part('places', fact('indication_places', heldOf(conditions, 'places')), pressure(conditions, 'places'));
}

/** The number of conditions that hold; each has its own text. */
function heldOf(conditions: readonly HealthCondition[], kind: ConditionKind): HeldCount {
  const asked = conditions.filter((condition) => condition.kind === kind);
  return { held: asked.filter(({ isMet }) => isMet).length, count: asked.length };
}

/** Each condition is compared with its own mean. */
function pressure(conditions: readonly HealthCondition[], kind: ConditionKind): number {
  const over = conditions.filter((condition) => condition.kind === kind).map(({ share, usual }) => share - usual);
  return shareOfUsual(over, { mean: 0, reach: PRESSURE_REACH });
}

/** Houses of illness, crisis and loss, and the marakas: how much a bond with each lord counts. */
const LINKED_HOUSES: readonly (readonly [house: number, share: number])[] = [
  [6, 1],
  [8, 1],
  [12, 0.8],
  [2, 0.4],
  [7, 0.4],
];
const LINK_SHARES = { conjunction: 1, exchange: 1, mutual_aspect: 1, dispositor_aspect: 1, one_way_aspect: 0.5 };
const OWN_HOUSE_SHARE = 0.8;

function linksPart({ area }: MedicalContext, { planets }: IndicationRow): IndicationPart {
  const bonds: LordBond[] = [];
  const sums = planets.map((planet) => {
    let sum = 0;
    for (const [house, share] of LINKED_HOUSES) {
      const lord = lordOfHouse(area.chart, house);
      const link = linkBetween(area.chart, planet, lord);
      if (planet !== lord && link === null) continue;
      sum += share * (link === null ? OWN_HOUSE_SHARE : LINK_SHARES[link]);
      bonds.push({ planet, lord, house });
    }
    return sum;
  });
  return part('links', fact('indication_links', { bonds }), shareOfUsual(sums, BONDS_USUAL));
}

const VARGAS = ['d30', 'd6'] as const;
const DUSTHANA_IN_VARGA = 0.5;
const FALLEN_IN_VARGA = 0.5;
const ENEMY_IN_VARGA = 0.25;
const HELD_IN_VARGA = 0.25;

/** Whether its planets are afflicted again in D6 and D30, the charts of health and of ills. */
function vargasPart({ area }: MedicalContext, { planets }: IndicationRow): IndicationPart {
  const troubles: VargaTrouble[] = [];
  const shares = VARGAS.flatMap((id) => {
    const varga = area.varga(id);
    return planets.map((planet) => {
      const { share, trouble } = troubleIn(varga, planet);
      if (share > 0) troubles.push(trouble);
      return share;
    });
  });
  return part('vargas', fact('indication_vargas', { troubles }), shareOfUsual(shares, VARGAS_USUAL));
}

/** The nodes are left out: opposite places share a sign in D6 and D30, so they are always together there. */
function troubleIn({ planets, varga }: VargaChart, planet: Planet): { share: number; trouble: VargaTrouble } {
  const { dignity, house, signIndex } = planets[planet];
  const company = (['Mars', 'Saturn', 'Rahu', 'Ketu'] as const).filter(
    (other) => other !== planet && !(isNode(planet) && isNode(other)) && planets[other].signIndex === signIndex,
  );
  const isInDusthana = isDusthana(house);
  const isDebilitated = dignity === 'debilitated';
  const isWithEnemy = dignity === 'enemy' || dignity === 'great_enemy';
  const share =
    (isInDusthana ? DUSTHANA_IN_VARGA : 0) +
    (isDebilitated ? FALLEN_IN_VARGA : 0) +
    (isWithEnemy ? ENEMY_IN_VARGA : 0) +
    (company.length > 0 ? HELD_IN_VARGA : 0);
  const at = isInDusthana ? house : null;
  return {
    share: within(0, share, 1),
    trouble: { division: varga.division, planet, house: at, isDebilitated, isWithEnemy, company },
  };
}

/** The period of a significator of the matter counts fully, that of a planet of care half. */
const CARE_PERIOD = 0.5;

function periodsPart({ area, careLords }: MedicalContext, { planets }: IndicationRow): IndicationPart {
  const lords = area.acting.map(({ period }) => period.lord);
  const shares = lords.map((lord, index) => {
    const share = planets.includes(lord) ? 1 : careLords[lord].share * CARE_PERIOD;
    return share * PERIOD_LEVELS[index]!;
  });
  const own = planets.filter((planet) => lords.includes(planet));
  const care = [...new Set(lords)].filter((lord) => !own.includes(lord) && careLords[lord].share > 0);
  const most = PERIOD_LEVELS.reduce((sum, each) => sum + each, 0);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return part('periods', fact('indication_periods', { own, care }), whole / most);
}

/** A transit over a significator of the matter counts fully, one over a place of health half. */
const PLACE_TOUCHED = 0.5;
/** Points of transits that give the full share. */
const FULL_TRANSITS = 20;

function transitsPart({ area, places }: MedicalContext, { planets }: IndicationRow): IndicationPart {
  const passages: HealthPassage[] = [];
  let sum = 0;
  for (const mover of MOVERS) {
    const sign = area.passing[mover];
    const over = planets.filter((planet) => area.chart.signs[planet] === sign && !isNode(planet));
    const touched = over.length > 0 ? [] : places.filter(({ signIndex }) => signIndex === sign);
    if (over.length === 0 && touched.length === 0) continue;
    sum += TRANSITS[mover] * (over.length > 0 ? 1 : PLACE_TOUCHED);
    passages.push({ mover, planets: over, places: touched.map(({ id }) => id) });
  }
  return part('transits', fact('indication_transits', { passages }), sum / FULL_TRANSITS);
}
