/** Indications of health: how strongly a chart shows each traditional matter, 0 to 100 (weights interpretive; no diagnosis). */
import { linkBetween } from '../../chart/links.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named, namedList } from '../../planetWords.ts';
import { boundedSum, penalty, within, type ScorePart, sumInTenths, TENTHS } from '../../score.ts';
import { phaladeepika, prashnaMarga, practice } from '../../source.ts';
import { isNode, type Planet } from '../../tables/planets.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import type { VargaChart } from '../../varga/position.ts';
import type { Clause, ClauseKind } from './clauses.ts';
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

export const INDICATION_SOURCES = [
  phaladeepika(14),
  prashnaMarga(12),
  practice('Table of health indications: a traditional correlation of later practice, weights interpretive'),
];

export type IndicationSeverity = 'high' | 'medium' | 'low';

export interface Indication {
  readonly row: IndicationRow;
  readonly value: number;
  readonly severity: IndicationSeverity;
  readonly parts: readonly ScorePart[];
  readonly clauses: readonly Clause[];
  /** Planets with neecha bhanga raja yoga that protect a part of the body concerned. */
  readonly protectedBy: readonly Planet[];
}

/** Judges all indications, the most probable first. */
export function indications(context: MedicalContext): Indication[] {
  return INDICATIONS.map((row) => indication(context, row)).sort((a, b) => b.value - a.value);
}

/** Returns how strongly one matter of health is shown; planets that protect a part of the body set a ceiling. */
export function indication(context: MedicalContext, row: IndicationRow): Indication {
  const clauses = row.clauses.map((look) => look(context.area.chart));
  const protectedBy = context.protectors.filter((planet) =>
    row.parts.some((part) => BODY_PART.get(part)!.planets.includes(planet)),
  );
  const raw = [
    planetsPart(context, row, clauses),
    placesPart(clauses),
    linksPart(context, row),
    vargasPart(context, row),
    periodsPart(context, row),
    ...(context.hasTransits ? [transitsPart(context, row)] : []),
  ];
  const { parts, value } = boundedSum([...raw, ...ceilingParts(raw, protectedBy)]);
  return { row, value, severity: indicationSeverity(value), parts, clauses, protectedBy };
}

/** Returns how severe an indication, or the vulnerability of a part, is by its value. */
export function indicationSeverity(value: number): IndicationSeverity {
  if (value >= 70) return 'high';
  return value >= 45 ? 'medium' : 'low';
}

/** Returns the part that brings a score down to the ceiling of protected parts of the body; none where it is below. */
export function ceilingParts(parts: readonly ScorePart[], protectedBy: readonly Planet[]): ScorePart[] {
  const over = sumInTenths(parts) / TENTHS - PROTECTED_CEILING;
  if (protectedBy.length === 0 || over <= 0) return [];
  const whose = protectedBy.length > 1 ? 'their' : 'its';
  const have = protectedBy.length > 1 ? 'have' : 'has';
  const label = `${capitalised(namedList(protectedBy))} ${have} neecha bhanga raja yoga and ${protectedBy.length > 1 ? 'protect' : 'protects'} ${whose} parts of the body: no more than ${PROTECTED_CEILING}`;
  return [penalty('protected', label, tenths(over))];
}

function part(id: keyof typeof INDICATION, label: string, share: number): ScorePart {
  const max = INDICATION[id];
  return { id, label: capitalised(label), points: tenths(max * within(0, share, 1)), max };
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
  clauses: readonly Clause[],
): ScorePart {
  const over = planets.map((planet) => weaknesses[planet].value - USUAL_WEAKNESS[planet]);
  const said = planets.map((planet) => `${named(planet)} has a weakness of ${weaknesses[planet].value}`);
  const label = `${listed(said)}; ${holdText(clauses, 'planets')}`;
  return part(
    'planets',
    label,
    (shareOfUsual(over, { mean: 0, reach: WEAKNESS_REACH }) + pressure(clauses, 'planets')) / 2,
  );
}

function placesPart(clauses: readonly Clause[]): ScorePart {
  return part('places', holdText(clauses, 'places'), pressure(clauses, 'places'));
}

/** The number of conditions that hold; each has its own text. */
function holdText(clauses: readonly Clause[], kind: ClauseKind): string {
  const asked = clauses.filter((clause) => clause.kind === kind);
  const held = asked.filter(({ isMet }) => isMet).length;
  const [one, many] =
    kind === 'planets' ? ['its planet', 'its planets'] : ['its house or sign', 'its houses and signs'];
  return asked.length === 1
    ? `the condition of ${one} ${held === 1 ? 'holds' : 'does not hold'}`
    : `${held} of ${asked.length} conditions of ${many} hold`;
}

/** Each condition is compared with its own mean. */
function pressure(clauses: readonly Clause[], kind: ClauseKind): number {
  const over = clauses.filter((clause) => clause.kind === kind).map(({ share, usual }) => share - usual);
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
const LINK_SHARES = { conjunction: 1, exchange: 1, mutual_aspect: 1, one_way_aspect: 0.5 };
const OWN_HOUSE_SHARE = 0.8;

function linksPart({ area }: MedicalContext, { planets }: IndicationRow): ScorePart {
  const found: string[] = [];
  const sums = planets.map((planet) => {
    let sum = 0;
    for (const [house, share] of LINKED_HOUSES) {
      const lord = lordOfHouse(area.chart, house);
      const link = linkBetween(area.chart, planet, lord);
      if (planet !== lord && link === null) continue;
      sum += share * (link === null ? OWN_HOUSE_SHARE : LINK_SHARES[link]);
      const role = `lord of the ${ordinal(house)}`;
      found.push(
        planet === lord ? `${named(planet)} is ${role}` : `${named(planet)} is bound to ${named(lord)}, ${role}`,
      );
    }
    return sum;
  });
  const label = found.length > 0 ? found.join('; ') : 'no bond with lords of the 6th, 8th and 12th or with marakas';
  return part('links', label, shareOfUsual(sums, BONDS_USUAL));
}

const VARGAS = ['d30', 'd6'] as const;
const DUSTHANA_IN_VARGA = 0.5;
const FALLEN_IN_VARGA = 0.5;
const ENEMY_IN_VARGA = 0.25;
const HELD_IN_VARGA = 0.25;

/** Whether its planets are afflicted again in D6 and D30, the charts of health and of ills. */
function vargasPart({ area }: MedicalContext, { planets }: IndicationRow): ScorePart {
  const found: string[] = [];
  const shares = VARGAS.flatMap((id) => {
    const varga = area.varga(id);
    return planets.map((planet) => {
      const { reasons, share } = troubleIn(varga, planet);
      if (reasons.length > 0) found.push(`in D${varga.varga.division} ${named(planet)} is ${listed(reasons)}`);
      return share;
    });
  });
  return part(
    'vargas',
    found.length > 0 ? found.join('; ') : 'not repeated in D30 and D6',
    shareOfUsual(shares, VARGAS_USUAL),
  );
}

/** The nodes are left out: opposite places share a sign in D6 and D30, so they are always together there. */
function troubleIn({ planets }: VargaChart, planet: Planet): { reasons: string[]; share: number } {
  const { dignity, house, signIndex } = planets[planet];
  const held = (['Mars', 'Saturn', 'Rahu', 'Ketu'] as const).filter(
    (other) => other !== planet && !(isNode(planet) && isNode(other)) && planets[other].signIndex === signIndex,
  );
  const isEnemys = dignity === 'enemy' || dignity === 'great_enemy';
  const looks: readonly (readonly [boolean, string, number])[] = [
    [house === 6 || house === 8 || house === 12, `in the ${ordinal(house)}`, DUSTHANA_IN_VARGA],
    [dignity === 'debilitated', 'debilitated', FALLEN_IN_VARGA],
    [isEnemys, 'with an enemy', ENEMY_IN_VARGA],
    [held.length > 0, `with ${namedList(held)}`, HELD_IN_VARGA],
  ];
  const met = looks.filter(([isMet]) => isMet);
  return {
    reasons: met.map(([, reason]) => reason),
    share: within(
      0,
      met.reduce((sum, [, , share]) => sum + share, 0),
      1,
    ),
  };
}

/** The period of a significator of the matter counts fully, that of a planet of care half. */
const CARE_PERIOD = 0.5;

function periodsPart({ area, careLords }: MedicalContext, { planets }: IndicationRow): ScorePart {
  const lords = area.acting.map(({ period }) => period.lord);
  const shares = lords.map((lord, index) => {
    const share = planets.includes(lord) ? 1 : careLords[lord].share * CARE_PERIOD;
    return share * PERIOD_LEVELS[index]!;
  });
  const own = planets.filter((planet) => lords.includes(planet));
  const care = [...new Set(lords)].filter((lord) => !own.includes(lord) && careLords[lord].share > 0);
  const said = [
    ...(own.length > 0 ? [`periods of ${namedList(own)}, standing for it, act`] : []),
    ...(care.length > 0 ? [`periods of ${namedList(care)} act and ask for care`] : []),
  ];
  const label = said.length > 0 ? said.join('; ') : 'no acting period touches it';
  const most = PERIOD_LEVELS.reduce((sum, each) => sum + each, 0);
  return part('periods', label, shares.reduce((sum, share) => sum + share, 0) / most);
}

/** A transit over a significator of the matter counts fully, one over a place of health half. */
const PLACE_TOUCHED = 0.5;
/** Points of transits that give the full share. */
const FULL_TRANSITS = 20;

function transitsPart({ area, places }: MedicalContext, { planets }: IndicationRow): ScorePart {
  const found: string[] = [];
  let sum = 0;
  for (const mover of MOVERS) {
    const sign = area.passing[mover];
    const over = planets.filter((planet) => area.chart.signs[planet] === sign && !isNode(planet));
    const places_ = places.filter(({ signIndex }) => signIndex === sign);
    if (over.length === 0 && places_.length === 0) continue;
    sum += TRANSITS[mover] * (over.length > 0 ? 1 : PLACE_TOUCHED);
    const what = over.length > 0 ? over.map((planet) => `${named(planet)} of birth`) : places_.map(({ text }) => text);
    found.push(`${named(mover)} passes ${listed(what)}`);
  }
  return part('transits', found.length > 0 ? found.join('; ') : 'no passing malefic touches it', sum / FULL_TRANSITS);
}
