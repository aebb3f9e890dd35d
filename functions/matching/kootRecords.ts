/** Records of the eight koots, their totals and their exceptions. */
import type { MatchingConventions } from '../../lib/astro/judgement/matching/conventions.ts';
import type { CrossedBorder, KootBasis, KootClass } from '../../lib/astro/judgement/matching/facts/kootFacts.ts';
import type { PointsRange } from '../../lib/astro/judgement/matching/facts/verdictFacts.ts';
import { KOOT_REASONS, type KootSide } from '../../lib/astro/judgement/matching/koots/kootReasons.ts';
import type { MatchMoon } from '../../lib/astro/judgement/matching/matchMoon.ts';
import type { OpenException, OpenKoot, OpenKootMatch } from '../../lib/astro/judgement/matching/open/openKoots.ts';
import { citation } from '../../lib/astro/source.ts';
import { VARNAS, VASHYAS } from '../../lib/astro/tables/avakahada.ts';
import { BAND_NAMES, TOTAL_NAMES } from '../../lib/astro/tables/matching/bands.ts';
import { EXCEPTIONS } from '../../lib/astro/tables/matching/exceptions.ts';
import { KOOT_IDS, type BandId } from '../../lib/astro/tables/matching/ids.ts';
import { kootRow, MATCH_MAX } from '../../lib/astro/tables/matching/koots.ts';
import { eachOfTwo, otherRole, ROLES, type Two } from '../../lib/astro/tables/matching/roles.ts';
import { GANAS, NADIS, YONIS } from '../../lib/astro/tables/nakshatraQualities.ts';
import { SIGNS } from '../../lib/astro/tables/signs.ts';
import { TARAS } from '../../lib/astro/tables/taras.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { Ashtakoota, KootRecord } from '../../lib/schemas/matching/match.ts';
import { kootSeen } from '../../lib/texts/matching/kootSeen.ts';
import type { Undecided } from '../../lib/words/facts/matching/koots.ts';
import type { KootSeen } from '../../lib/words/facts/matching/verdict.ts';
import { wireId, type Language, type Names } from '../../lib/words/names.ts';
import { sayIn } from '../../lib/words/say.ts';
import { MATCH_EXCEPTIONS } from '../../lib/words/subjects/matching/exceptions.ts';
import { MATCH_KOOTS } from '../../lib/words/subjects/matching/koots.ts';
import { lackingOf, openSide, shared, type OpenMoon } from './moonPlaces.ts';
import { nearnessRecords } from './nearness.ts';

/** A match of two Moons, of which one or both may stand in several places. */
export interface MoonMatch {
  readonly moons: Two<OpenMoon>;
  readonly koots: OpenKootMatch;
  /** By which the tables are read. */
  readonly matching: MatchingConventions;
  readonly names: Names;
}

/** Returns the records of the koots, the totals, and what two Moons near each other have. */
export function kootRecords(match: MoonMatch): Pick<Ashtakoota, KootKey> {
  const { koots, names } = match;
  const { band, bandWithExceptions, total, totalWithExceptions } = koots;
  return {
    koots: koots.koots.map((koot) => kootRecord(match, koot)),
    total: totalRecord('total', total, names),
    total_with_exceptions: totalRecord('total_with_exceptions', totalWithExceptions, names),
    restored: koots.koots.flatMap((koot) => restoredRecord(match, koot)),
    band,
    band_name: bandName(band, names),
    band_with_exceptions: bandWithExceptions,
    band_with_exceptions_name: bandName(bandWithExceptions, names),
    ...nearnessRecords(koots.nearness, names),
  };
}

type KootKey =
  | 'koots'
  | 'total'
  | 'total_with_exceptions'
  | 'restored'
  | 'band'
  | 'band_name'
  | 'band_with_exceptions'
  | 'band_with_exceptions_name'
  | 'same_star'
  | 'near_stars';

function totalRecord(
  id: keyof typeof TOTAL_NAMES,
  { max: most, min: least }: PointsRange,
  names: Names,
): Ashtakoota['total'] {
  const label = names.text(TOTAL_NAMES[id]);
  return { id, label, points: least === most ? least : null, max: MATCH_MAX, least, most };
}

function bandName(band: BandId | null, names: Names): string | null {
  return band && names.text(BAND_NAMES[band]);
}

function kootRecord(match: MoonMatch, koot: OpenKoot): KootRecord {
  const { names } = match;
  const { id, max, points } = koot;
  const row = kootRow(id);
  const sides = sidesAt(match, koot);
  return {
    id,
    name: names.text(row.name),
    points,
    max,
    determined: points !== null,
    possible: koot.possible && [...koot.possible],
    changes_at: koot.known.id === 'open' ? changesAt(koot.known.args.borders, match.moons) : [],
    groom: classRecord(sides.groom, names),
    bride: classRecord(sides.bride, names),
    rule: names.text(row.rule),
    reason: reasonOf(match, koot, sides),
    source: citation(row.source),
    status: row.status,
    points_status: row.pointsStatus,
    exceptions: koot.exceptions.map((exception) => exceptionRecord(match, exception)),
    other_readings: koot.otherReadings.map(({ convention, value }) => ({ convention, points: value })),
  };
}

/** Finds the instant of each border among the places of its Moon; borders of stars given without births have none. */
function changesAt(borders: readonly CrossedBorder[], moons: Two<OpenMoon>): KootRecord['changes_at'] {
  return borders.flatMap(({ border, nakshatraIndex, pada, role }) => {
    const { moons: places, starts } = moons[role];
    const isPlace = (moon: MatchMoon) => moon.nakshatraIndex === nakshatraIndex && moon.pada === pada;
    const at = starts?.[border === 'half_sign' ? places.findLastIndex(isPlace) : places.findIndex(isPlace)];
    return at === undefined ? [] : [{ role, at }];
  });
}

function exceptionRecord({ moons, names }: MoonMatch, exception: OpenException): KootRecord['exceptions'][number] {
  const { id, isApplied, isMet, restores, seen } = exception;
  const { source, status, text } = EXCEPTIONS[id];
  const isOpen = seen === null && !isMet;
  return {
    id,
    name: names.text(text),
    met: isOpen ? null : isMet,
    applied: isApplied,
    restores,
    reason: isOpen
      ? MATCH_EXCEPTIONS[names.lang].open({ who: openSide(moons) ?? 'both', lacking: lackingOf(moons) })
      : exceptionReason(exception, names.lang),
    source: citation(source),
    status,
  };
}

/** Returns what was seen, and what it does where it is met. */
function exceptionReason({ id, isApplied, isMet, seen }: OpenException, lang: Language): string {
  const words = MATCH_EXCEPTIONS[lang];
  const { of: koot, status } = EXCEPTIONS[id];
  const effect = words.effect({ koot, status, isApplied });
  if (!seen) return effect;
  return isMet ? `${sayIn(words, seen)} ${effect}` : sayIn(words, seen);
}

function restoredRecord({ names }: MoonMatch, koot: OpenKoot): Ashtakoota['restored'] {
  const by = koot.exceptions.find(({ isApplied }) => isApplied);
  if (!by || koot.points === null) return [];
  return [
    {
      koot: koot.id,
      name: names.text(kootRow(koot.id).name),
      points: koot.max - koot.points,
      exception: by.id,
      text: exceptionReason(by, names.lang),
    },
  ];
}

function reasonOf(match: MoonMatch, koot: OpenKoot, sides: Two<readonly KootSide[]>): string {
  const words = MATCH_KOOTS[match.names.lang];
  const seen = seenThroughout(match, koot);
  if (seen) return sayIn(words, seen);
  const changed = changedRoles(sides);
  const asked = {
    koot: koot.id,
    who: changed.length === 1 ? changed[0]! : ('both' as const),
    by: undecidedBy(sides),
    lacking: lackingOf(match.moons),
  };
  return koot.points === null ? words.undetermined(asked) : words.either_way(asked);
}

function changedRoles(sides: Two<readonly KootSide[]>) {
  return ROLES.filter((role) => shared(sides[role], ({ basis }) => JSON.stringify(basis)) === null);
}

/** Returns what was seen in a koot; null where a time of birth decides what it is read from. */
export function seenThroughout(match: MoonMatch, koot: OpenKoot): KootSeen | null {
  if (!koot.reason || changedRoles(sidesAt(match, koot)).length > 0) return null;
  return kootSeen({ reason: koot.reason }, firstMoons(match.moons));
}

/** Returns where both Moons stand first. */
export function firstMoons(moons: Two<OpenMoon>): Two<MatchMoon> {
  return eachOfTwo(moons, (open) => open.moons[0]!);
}

function undecidedBy(sides: Two<readonly KootSide[]>): Undecided {
  const bases = [...sides.groom, ...sides.bride].map(({ basis }) => basis);
  if (bases.every(({ id }) => id === 'nakshatra')) return 'star';
  return ROLES.some((role) => shared(sides[role], ({ basis }) => signOf(basis)) === null) ? 'sign' : 'half';
}

function signOf({ args }: KootBasis): number | null {
  return 'signIndex' in args ? args.signIndex : null;
}

/** Returns what each of the two is in a koot at every place where its Moon can stand, beside the first place of the other. */
function sidesAt({ matching, moons }: MoonMatch, { id }: OpenKoot): Two<readonly KootSide[]> {
  const { basisOf, classOf } = KOOT_REASONS[KOOT_IDS.indexOf(id)]!;
  return eachOfTwo(moons, (open, role) =>
    open.moons.flatMap((moon) =>
      moons[otherRole(role)].moons.map((other) => ({ class: classOf(moon, other, matching), basis: basisOf(moon) })),
    ),
  );
}

function classRecord(sides: readonly KootSide[], names: Names): KootRecord['groom'] {
  const { basis, class: own } = sides[0]!;
  const isOneClass = shared(sides, (side) => classId(side.class)) !== null;
  const isOneBasis = shared(sides, (side) => JSON.stringify(side.basis)) !== null;
  return {
    class: isOneClass ? classId(own) : null,
    name: isOneClass ? className(own, names) : null,
    basis: basis.id,
    basis_name: isOneBasis ? basisName(basis, names) : null,
  };
}

function basisName({ args, id }: KootBasis, names: Names): string {
  return id === 'nakshatra'
    ? names.nakshatra(args.nakshatraIndex)
    : names.sign((args as { signIndex: number }).signIndex);
}

function classId(own: KootClass): string {
  switch (own.id) {
    case 'varna':
      return own.args.varna;
    case 'vashya':
      return own.args.vashya;
    case 'tara':
      return own.args.tara;
    case 'yoni':
      return own.args.yoni;
    case 'lord':
      return planetId(own.args.planet);
    case 'gana':
      return own.args.gana;
    case 'sign':
      return wireId(SIGNS[own.args.signIndex]!);
    case 'nadi':
      return own.args.nadi;
  }
}

function className(own: KootClass, names: Names): string {
  switch (own.id) {
    case 'varna':
      return names.of(VARNAS[own.args.varna]);
    case 'vashya':
      return names.of(VASHYAS[own.args.vashya]);
    case 'tara':
      return names.of(TARAS.find(({ id }) => id === own.args.tara)!);
    case 'yoni':
      return names.of(YONIS[own.args.yoni]);
    case 'lord':
      return names.planet(own.args.planet);
    case 'gana':
      return names.of(GANAS[own.args.gana]);
    case 'sign':
      return names.sign(own.args.signIndex);
    case 'nadi':
      return names.of(NADIS[own.args.nadi]);
  }
}
