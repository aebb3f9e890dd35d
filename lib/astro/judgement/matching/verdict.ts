/** The parts of the verdict on a match: what is easy, what to look at, what is mended; never yes or no. */
import { CUSTOM_FLOOR } from '../../tables/matching/bands.ts';
import { PORUTHAMS } from '../../tables/matching/poruthams.ts';
import type { Role } from '../../tables/matching/roles.ts';
import type { MarsMatch } from './charts/marsMatch.ts';
import {
  verdictPart,
  type KootPoints,
  type MendedKoot,
  type PointsRange,
  type VerdictPart,
} from './facts/verdictFacts.ts';
import type { OpenException, OpenKoot, OpenKootMatch } from './open/openKoots.ts';
import type { OpenPoruthamMatch } from './open/openPoruthams.ts';

/** What a verdict is put together from. */
export interface VerdictGrounds {
  readonly koots: OpenKootMatch;
  /** Null where only the koots are asked for. */
  readonly poruthams: OpenPoruthamMatch | null;
  /** Null where it is not asked for, or a time of birth is not known. */
  readonly mars: MarsMatch | null;
  /** Whose time of birth is not known. */
  readonly openRoles: readonly Role[];
  /** Whether whole charts are asked for, which an open time of birth leaves untold. */
  readonly isChartAsked: boolean;
}

/** Lists the parts of the verdict; a part that has nothing to say is left out. */
export function verdictParts({
  isChartAsked,
  koots: match,
  mars,
  openRoles,
  poruthams,
}: VerdictGrounds): VerdictPart[] {
  const { band, bandWithExceptions, koots, total, totalWithExceptions: withExceptions } = match;
  const parts: VerdictPart[] = [
    verdictPart('total', { total, band, withExceptions, bandWithExceptions }),
    verdictPart('custom', { floor: CUSTOM_FLOOR, state: customState(total, withExceptions) }),
    ...kootParts(koots),
  ];
  if (poruthams && poruthams.agreed.min === poruthams.agreed.max) {
    const { agreed, essentialMissing } = poruthams;
    parts.push(verdictPart('poruthams', { agreed: agreed.min, of: PORUTHAMS.length, essentialMissing }));
  }
  if (mars) parts.push(verdictPart('mars', { state: mars.state, bearer: mars.bearer }));
  if (openRoles.length > 0) {
    const open = koots.filter(({ points }) => points === null).map(({ id }) => id);
    parts.push(verdictPart('time_needed', { roles: openRoles, koots: open, isChartOpen: isChartAsked }));
  }
  return [...parts, verdictPart('labels', {})];
}

function kootParts(koots: readonly OpenKoot[]): VerdictPart[] {
  const known = koots.filter(isKnown);
  const unmended = known.filter(({ isMended, max, points }) => points < max && !isMended);
  const isLow = ({ max, points }: KnownKoot) => points < max / 2;
  const lists = {
    easy: known.filter(({ max, points }) => points === max).map(({ id }) => id),
    look_at: unmended.filter(isLow).map(pointsOf),
    partly: unmended.filter((koot) => !isLow(koot)).map(pointsOf),
    mended: known.filter(({ isMended }) => isMended).map((koot) => withExceptions(koot, ({ isApplied }) => isApplied)),
    named: unmended.map((koot) => withExceptions(koot, ({ isMet, restores }) => isMet && restores > 0)),
  };
  const named = lists.named.filter(({ exceptions }) => exceptions.length > 0);
  return [
    ...(lists.easy.length > 0 ? [verdictPart('easy', { koots: lists.easy })] : []),
    ...(lists.partly.length > 0 ? [verdictPart('partly', { koots: lists.partly })] : []),
    ...(lists.look_at.length > 0 ? [verdictPart('look_at', { koots: lists.look_at })] : []),
    ...(lists.mended.length > 0 ? [verdictPart('mended', { koots: lists.mended })] : []),
    ...(named.length > 0 ? [verdictPart('named_only', { koots: named })] : []),
  ];
}

type KnownKoot = OpenKoot & { readonly points: number };

function isKnown(koot: OpenKoot): koot is KnownKoot {
  return koot.points !== null;
}

function pointsOf({ id: koot, max, points }: KnownKoot): KootPoints {
  return { koot, points, max };
}

function withExceptions(koot: KnownKoot, isWanted: (exception: OpenException) => boolean): MendedKoot {
  return { ...pointsOf(koot), exceptions: koot.exceptions.filter(isWanted).map(({ id }) => id) };
}

type CustomState = Extract<VerdictPart, { id: 'custom' }>['args']['state'];

function customState(total: PointsRange, withExceptions: PointsRange): CustomState {
  if (total.min >= CUSTOM_FLOOR) return 'reached';
  if (withExceptions.max < CUSTOM_FLOOR) return 'below';
  return total.max < CUSTOM_FLOOR && withExceptions.min >= CUSTOM_FLOOR ? 'below_without_exceptions' : 'open';
}
