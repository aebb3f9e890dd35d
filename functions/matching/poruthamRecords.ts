/** Records of the ten poruthams. */
import type { ExceptionSeen } from '../../lib/astro/judgement/matching/facts/exceptionFacts.ts';
import type { PoruthamSeen } from '../../lib/astro/judgement/matching/facts/poruthamFacts.ts';
import type { OpenPorutham, OpenPoruthamMatch } from '../../lib/astro/judgement/matching/open/openPoruthams.ts';
import { citation } from '../../lib/astro/source.ts';
import { EXCEPTIONS } from '../../lib/astro/tables/matching/exceptions.ts';
import { PORUTHAMS, type PoruthamRow } from '../../lib/astro/tables/matching/poruthams.ts';
import type { Role, Two } from '../../lib/astro/tables/matching/roles.ts';
import { GANAS, YONIS } from '../../lib/astro/tables/nakshatraQualities.ts';
import { RAJJU_NAMES } from '../../lib/astro/tables/rajju.ts';
import type { PoruthamAnswer, PoruthamRecord } from '../../lib/schemas/matching/match.ts';
import type { Names } from '../../lib/words/names.ts';
import { sayIn } from '../../lib/words/say.ts';
import { MATCH_EXCEPTIONS } from '../../lib/words/subjects/matching/exceptions.ts';
import { MATCH_PORUTHAMS } from '../../lib/words/subjects/matching/poruthams.ts';
import { openSide, shared, type OpenMoon } from './moonPlaces.ts';

/** The ten poruthams of two Moons, of which one or both may stand in several places. */
export interface PoruthamsOfMoons {
  readonly moons: Two<OpenMoon>;
  readonly match: OpenPoruthamMatch;
  readonly names: Names;
}

/** Returns the records of the poruthams, and how many agree. */
export function poruthamRecords(
  of: PoruthamsOfMoons,
): Pick<PoruthamAnswer, 'poruthams' | 'agreed' | 'agreed_least' | 'of' | 'essential'> {
  const { agreed, poruthams } = of.match;
  const essential = poruthams.filter((_, i) => PORUTHAMS[i]!.isEssential);
  const idsWhere = (isAgreed: boolean | null) =>
    essential.filter((porutham) => porutham.isAgreed === isAgreed).map(({ id }) => id);
  return {
    poruthams: poruthams.map((porutham, i) => poruthamRecord(of, porutham, PORUTHAMS[i]!)),
    agreed: agreed.min === agreed.max ? agreed.min : null,
    agreed_least: agreed.min,
    of: PORUTHAMS.length,
    essential: { kept: idsWhere(true), missing: idsWhere(false), open: idsWhere(null) },
  };
}

function poruthamRecord(of: PoruthamsOfMoons, porutham: OpenPorutham, row: PoruthamRow): PoruthamRecord {
  const { names } = of;
  const { id, isAgreed, level, seen } = porutham;
  const words = MATCH_PORUTHAMS[names.lang];
  return {
    id,
    name: names.text(row.name),
    level,
    level_name: words.level({ level }),
    agreed: isAgreed,
    count: seen && 'count' in seen.args ? seen.args.count : null,
    groom: sideName(of, seen, 'groom'),
    bride: sideName(of, seen, 'bride'),
    essential: row.isEssential,
    rule: names.text(row.rule),
    reason: seen ? sayIn(words, seen) : words.undetermined({ porutham: id, who: openSide(of.moons) ?? 'both' }),
    source: citation(row.source),
    status: row.status,
    exceptions: porutham.exceptions.map((exception) => exceptionRecord(exception, names)),
    other_readings: porutham.otherReadings.map(({ convention, value }) => ({ convention, level: value })),
  };
}

/** Returns the class, the sign or the star of one of the two that a porutham is read from. */
function sideName({ moons, names }: PoruthamsOfMoons, seen: PoruthamSeen | null, role: Role): string | null {
  switch (seen?.id) {
    case 'gana':
      return names.of(GANAS[seen.args[role]]);
    case 'yoni':
      return names.of(YONIS[seen.args[role].yoni]);
    case 'rasi_adhipati':
      return names.planet(seen.args.lords[role]);
    case 'rajju':
      return names.text(RAJJU_NAMES[seen.args.rajjus[role]]);
    case 'rasi':
    case 'vasya':
      return names.sign(seen.args.signs[role]);
    default: {
      const nakshatraIndex = shared(moons[role].moons, (moon) => moon.nakshatraIndex);
      return nakshatraIndex === null ? null : names.nakshatra(nakshatraIndex);
    }
  }
}

function exceptionRecord(seen: ExceptionSeen, names: Names): PoruthamRecord['exceptions'][number] {
  const { source, status, text } = EXCEPTIONS[seen.id];
  const words = MATCH_EXCEPTIONS[names.lang];
  const { isMet } = seen.args;
  const told = sayIn(words, seen);
  return {
    id: seen.id,
    name: names.text(text),
    met: isMet,
    applied: false,
    restores: 0,
    reason: isMet ? `${told} ${words.effect({ koot: 'rajju', status, isApplied: false })}` : told,
    source: citation(source),
    status,
  };
}
