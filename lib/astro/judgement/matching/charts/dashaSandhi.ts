/** Changes of mahadasha of two births close together (dasha sandhi), and one lord for both at once (sama dasha). */
import type { Period } from '../../../dasha/period.ts';
import { SAMA_DASHA_DAYS, SANDHI_UP_TO_YEARS } from '../../../tables/matching/charts.ts';
import type { Two } from '../../../tables/matching/roles.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../../time.ts';
import type { Planet } from '../../../tables/planets.ts';

/** One of the two: when born, and the mahadashas from the one that runs at birth. */
export interface DashaSide {
  readonly birthJdUT: number;
  readonly life: readonly Period<Planet>[];
}

export interface DashaChange {
  readonly atJdUT: number;
  readonly from: Planet;
  readonly to: Planet;
}

/** A change of each, close together. */
export interface Sandhi extends Two<DashaChange> {
  readonly daysApart: number;
}

export interface SamaDasha extends TimeSpan {
  readonly lord: Planet;
}

/**
 * Lists pairs of changes of mahadasha that come close together, the earliest first: after both births, and before either
 * is of the age up to which they are looked for.
 */
export function dashaSandhi(sides: Two<DashaSide>, withinDays: number): Sandhi[] {
  const span = sharedLife(sides);
  const [groomChanges, brideChanges] = [changesIn(sides.groom, span), changesIn(sides.bride, span)];
  return groomChanges
    .flatMap((groom) => brideChanges.map((bride) => ({ groom, bride, daysApart: daysBetween(groom, bride) })))
    .filter(({ daysApart }) => daysApart <= withinDays)
    .sort((one, other) => firstOf(one) - firstOf(other));
}

const daysBetween = (one: DashaChange, other: DashaChange) => Math.abs(one.atJdUT - other.atJdUT);
const firstOf = ({ bride, groom }: Sandhi) => Math.min(groom.atJdUT, bride.atJdUT);

/** Lists the spans over a year in which one lord's mahadasha runs for both, the earliest first. */
export function samaDashas(sides: Two<DashaSide>): SamaDasha[] {
  const { endJdUT: until, startJdUT: from } = sharedLife(sides);
  return sides.groom.life.flatMap((own) =>
    sides.bride.life.flatMap((hers): SamaDasha[] => {
      const startJdUT = Math.max(own.startJdUT, hers.startJdUT, from);
      const endJdUT = Math.min(own.endJdUT, hers.endJdUT, until);
      return own.lord === hers.lord && endJdUT - startJdUT > SAMA_DASHA_DAYS
        ? [{ lord: own.lord, startJdUT, endJdUT }]
        : [];
    }),
  );
}

function sharedLife({ bride, groom }: Two<DashaSide>): TimeSpan {
  const births = [groom.birthJdUT, bride.birthJdUT];
  return {
    startJdUT: Math.max(...births),
    endJdUT: Math.min(...births) + SANDHI_UP_TO_YEARS * DAYS_PER_YEAR,
  };
}

function changesIn({ life }: DashaSide, { endJdUT, startJdUT }: TimeSpan): DashaChange[] {
  return life.flatMap(({ endJdUT: atJdUT, lord }, i): DashaChange[] => {
    const next = life[i + 1];
    return next && startJdUT <= atJdUT && atJdUT < endJdUT ? [{ atJdUT, from: lord, to: next.lord }] : [];
  });
}
