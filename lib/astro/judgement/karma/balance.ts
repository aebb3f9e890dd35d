/** The balance of benefic and malefic shashtiamshas of the planets of a matter, each by its weight (interpretive). */
import type { ScorePart } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import { karmaFact, type BalanceVerdict, type KarmaFact, type MemberRole } from './facts.ts';
import { isKind, type KarmaContext } from './places.ts';
import { SCORE_WEIGHTS, weightOf } from './weights.ts';
import { GRADES } from '../../tables/grades.ts';

/** A planet that takes part in a matter, with its roles. */
export interface Member {
  readonly planet: Planet;
  readonly roles: readonly MemberRole[];
}

export interface KarmaBalance {
  readonly value: number;
  readonly verdict: BalanceVerdict;
  readonly beneficCount: number;
  readonly maleficCount: number;
  /** One for each member; their points sum to the value. */
  readonly parts: readonly ScorePart<KarmaFact>[];
}

/** Returns the sum of the points of the members; near zero the balance is neutral. */
export function karmaBalance(karma: KarmaContext, members: readonly Member[]): KarmaBalance {
  const parts = members.map((member) => memberPart(karma, member));
  const value = Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 10) / 10 + 0;
  const beneficCount = parts.filter(({ points }) => points > 0).length;
  return {
    value,
    verdict: GRADES.karma_balance.of(value),
    beneficCount,
    maleficCount: parts.length - beneficCount,
    parts,
  };
}

function memberPart(karma: KarmaContext, { planet, roles }: Member): ScorePart<KarmaFact> {
  const place = karma.places[planet];
  const { office, weight } = weightOf(karma, planet, SCORE_WEIGHTS);
  return {
    id: planet.toLowerCase(),
    label: karmaFact('member', { planet, roles, office, shashtiamsha: place.number }),
    points: isKind(place) ? weight : -weight,
    max: weight,
  };
}

/** Joins the roles of a planet that has several. */
export function membersOf(mentions: readonly { readonly planet: Planet; readonly role: MemberRole }[]): Member[] {
  const roles = new Map<Planet, MemberRole[]>();
  for (const { planet, role } of mentions) roles.set(planet, [...(roles.get(planet) ?? []), role]);
  return [...roles].map(([planet, all]) => ({ planet, roles: all }));
}
