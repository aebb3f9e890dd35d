/** For which planets Rahu and Ketu act: they own no house and give the results of others. */
import { countFrom, separationDeg, wrap360 } from '../angle.ts';
import { aspectedPlaces } from '../chart/aspects.ts';
import { practice, type Source } from '../source.ts';
import { isNode, SEVEN_PLANETS, type Planet } from '../tables/planets.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import type { KpChart, KpPlanet } from './kpChart.ts';

export const AGENCY_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Readers II and VI: a node acts for planets joined with it, aspecting it, its star lord and its sign lord',
);

/** What makes a node act for a planet. */
export type AgencyTie = 'conjunction' | 'aspect' | 'star_lord' | 'sign_lord';

/** How ties follow each other in strength: as the Readers list them, or with the star lord second. */
export const AGENCY_ORDERS = {
  reader: ['conjunction', 'aspect', 'star_lord', 'sign_lord'],
  star_lord_second: ['conjunction', 'star_lord', 'aspect', 'sign_lord'],
} as const satisfies Readonly<Record<string, readonly AgencyTie[]>>;

/** Whether a tie is one of signs, or of degrees within an orb. */
export const TIE_MEASURES = ['sign', 'orb'] as const;
export type TieMeasure = (typeof TIE_MEASURES)[number];
/** Of conjunctions and aspects that are measured in degrees. */
export const TIE_ORB_DEG = 5;

/** Choices on which KP astrologers differ. */
export interface AgencyChoices {
  readonly order: keyof typeof AGENCY_ORDERS;
  readonly conjunction: TieMeasure;
  readonly aspects: TieMeasure;
}

export const DEFAULT_AGENCY: AgencyChoices = { order: 'reader', conjunction: 'sign', aspects: 'sign' };

/** A planet that a node acts for, by its strongest tie. */
export interface Agent {
  readonly planet: Planet;
  readonly by: AgencyTie;
}

/** Lists the planets that a node acts for, the strongest tie first, each planet once; of a planet that is no node none. */
export function agentsOf({ planets }: Pick<KpChart, 'planets'>, planet: Planet, choices: AgencyChoices): Agent[] {
  if (!isNode(planet)) return [];
  const found = new Map<Planet, AgencyTie>();
  for (const by of AGENCY_ORDERS[choices.order]) {
    for (const tied of tiedBy(by, planets, planets[planet], choices)) {
      if (tied !== planet && !found.has(tied)) found.set(tied, by);
    }
  }
  return [...found].map(([agent, by]) => ({ planet: agent, by }));
}

function tiedBy(by: AgencyTie, planets: KpChart['planets'], node: KpPlanet, choices: AgencyChoices): Planet[] {
  switch (by) {
    case 'conjunction':
      return SEVEN_PLANETS.filter((id) => isJoined(planets[id], node, choices.conjunction));
    case 'aspect':
      return SEVEN_PLANETS.filter((id) => isAspecting(planets[id], node, choices.aspects));
    case 'star_lord':
      return [node.lords.starLord];
    case 'sign_lord':
      return [node.lords.signLord];
  }
}

function isJoined(a: KpPlanet, b: KpPlanet, measure: TieMeasure): boolean {
  if (measure === 'sign') return a.signIndex === b.signIndex;
  return separationDeg(a.longitudeDeg, b.longitudeDeg) <= TIE_ORB_DEG;
}

/** All aspect the 7th; Mars the 4th and 8th, Jupiter the 5th and 9th, Saturn the 3rd and 10th too. */
function isAspecting(planet: KpPlanet, node: KpPlanet, measure: TieMeasure): boolean {
  const places = aspectedPlaces(planet.id, 'none');
  if (measure === 'sign') return places.includes(countFrom(planet.signIndex, node.signIndex));
  const aheadDeg = wrap360(node.longitudeDeg - planet.longitudeDeg);
  return places.some((place) => separationDeg(aheadDeg, (place - 1) * SIGN_ARC_DEG) <= TIE_ORB_DEG);
}
