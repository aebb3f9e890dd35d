/** What speaks for a matter and what against it, each planet on one side alone. */
import type { Planet } from '../../tables/planets.ts';
import type { Ladder, LadderPart } from './ladder.ts';

export interface Sides {
  /** What speaks for the matter, the heaviest first. */
  readonly supports: readonly LadderPart[];
  /** What asks for care, the heaviest first. */
  readonly asksCare: readonly LadderPart[];
  /** The planet that helps most, and the one that asks most; null where none does. They are never the same. */
  readonly helper: Planet | null;
  readonly asking: Planet | null;
}

/**
 * Nets the parts of each planet before it is named: a planet that helps on the whole is not among what asks for care, nor
 * the other way.
 */
export function sidesOf({ parts }: Pick<Ladder, 'parts'>): Sides {
  const net = new Map<Planet, number>();
  for (const part of parts) {
    const planet = subjectOf(part);
    if (planet !== null) net.set(planet, (net.get(planet) ?? 0) + part.factor.leaning * part.max);
  }
  const on = (sign: 1 | -1) =>
    parts
      .filter((part) => {
        const planet = subjectOf(part);
        return isClear(part, sign) && (planet === null || net.get(planet)! * sign > 0);
      })
      .sort((a, b) => b.max - a.max);
  const [supports, asksCare] = [on(1), on(-1)];
  return { supports, asksCare, helper: firstPlanet(supports, net), asking: firstPlanet(asksCare, net) };
}

/** Lists the planets that press on a matter on the whole: those of what asks for care, and malefics on its house. */
export function pressingPlanets({ parts }: Pick<Ladder, 'parts'>): Planet[] {
  const { asksCare, supports } = sidesOf({ parts });
  const helping = supports.map(subjectOf);
  const pressing = asksCare.flatMap((part) => {
    const { text } = part.factor;
    return text.id === 'house_sound' ? text.args.pressing : [subjectOf(part) ?? []].flat();
  });
  return [...new Set(pressing)].filter((planet) => !helping.includes(planet));
}

/** What is unhurt without being strong speaks for neither side. */
function isClear({ factor }: LadderPart, sign: 1 | -1): boolean {
  return sign === 1 ? factor.leaning === 1 : factor.leaning === -1;
}

/** Returns the one planet that a part is about; houses, yogas of several planets and spans of years are about none. */
export function subjectOf({ factor }: LadderPart): Planet | null {
  const { text } = factor;
  switch (text.id) {
    case 'planet_sound':
    case 'varga_sound':
      return factor.planets[0]!;
    case 'home_tie':
      return text.args.bearer;
    case 'way_abroad':
      return onlyOne(factor.planets) ?? text.args.bearer;
    case 'yogas_feed':
      return onlyOne(factor.planets);
    default:
      return null;
  }
}

function onlyOne(planets: readonly Planet[]): Planet | null {
  return planets.length === 1 ? planets[0]! : null;
}

function firstPlanet(parts: readonly LadderPart[], net: ReadonlyMap<Planet, number>): Planet | null {
  const named = parts.map(subjectOf).filter((planet) => planet !== null);
  const [best] = [...new Set(named)].sort((a, b) => Math.abs(net.get(b)!) - Math.abs(net.get(a)!));
  return best ?? null;
}
