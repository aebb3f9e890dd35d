/** The record of an eclipse. */
import type { Eclipse } from '../../astro/eclipse/eclipses.ts';
import { eclipsePlacement } from '../../astro/eclipse/eclipsePlacement.ts';
import type { Placement } from '../../astro/chart/zodiac.ts';
import { degrees, hundredths, ratio } from '../../astro/rounding.ts';
import type { EclipseRecord } from '../../schemas/common/eclipse/records.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { ECLIPSE } from '../../words/subjects/day/eclipseSentences.ts';
import { nakshatraRef, signRef } from '../common.ts';
import {
  countedEclipse,
  eclipseId,
  type CountedEclipse,
  type EclipseHere,
  type EclipseLength,
  type EclipseTelling,
} from './described.ts';
import { localRecord } from './localRecord.ts';
import { headlineOf, shortOf } from './eclipseText.ts';

/** Lists of more are told by lines, so that twenty years stay an answer of a reasonable size. */
const MOST_WHOLE = 12;

/**
 * Returns how much a list tells of each of its eclipses.
 *
 * @param mostLines a longer list has nothing but lines
 */
export function lengthOf(count: number, { detail, fields }: LevelQuery, mostLines = Infinity): EclipseLength {
  const isFull = detail === 'full' || (fields !== null && fields !== undefined && !detail);
  if (isFull || count <= MOST_WHOLE) return 'whole';
  return count <= mostLines ? 'line' : 'bare';
}

/** What a query says of the level of detail. */
export interface LevelQuery {
  readonly detail?: string | null | undefined;
  readonly fields?: string | null | undefined;
}

/** Returns the wire record of an eclipse, whole or as a line of a long list. */
export function eclipseRecord(found: EclipseHere, telling: EclipseTelling, length: EclipseLength): EclipseRecord {
  const { eclipse } = found;
  const { ephemeris, conventions, instant, names } = telling;
  const counted = countedEclipse(found, telling);
  const isWhole = length === 'whole';
  const greatest = instant(eclipse.greatestJdUT);
  const isToldHere = counted !== null && (isWhole || (length === 'line' && counted.here.isObserved));
  return {
    id: eclipseId(eclipse),
    kind: eclipse.kind,
    type: eclipse.type,
    name: isWhole ? ECLIPSE[names.lang].name({ kind: eclipse.kind, type: eclipse.type }) : null,
    date: greatest.slice(0, 10),
    greatest,
    gamma: ratio(eclipse.gamma),
    magnitude: eclipse.kind === 'solar' ? ratio(eclipse.magnitude) : null,
    umbral_magnitude: eclipse.kind === 'lunar' ? ratio(eclipse.umbralMagnitude) : null,
    penumbral_magnitude: eclipse.kind === 'lunar' ? ratio(eclipse.penumbralMagnitude) : null,
    node: planetId(eclipse.node) as EclipseRecord['node'],
    node_distance: hundredths(eclipse.nodeDistanceDeg),
    moon: isWhole ? moonRecord(eclipsePlacement(eclipse, conventions.ayanamsa, ephemeris), telling) : null,
    contacts: isWhole ? contactsOf(eclipse, telling) : null,
    greatest_at: isWhole ? greatestAt(eclipse) : null,
    local: isToldHere ? localRecord(found.eclipse, counted, telling, length) : null,
    ...textsOf(eclipse, counted, telling, isWhole),
  };
}

function textsOf(eclipse: Eclipse, counted: CountedEclipse | null, telling: EclipseTelling, isWhole: boolean) {
  return {
    headline: headlineOf(eclipse, counted, telling),
    short: isWhole ? shortOf(eclipse, counted, telling) : null,
  };
}

function moonRecord({ longitudeDeg, nakshatraIndex, pada, signIndex }: Placement, { names }: EclipseTelling) {
  return {
    longitude: degrees(longitudeDeg),
    sign: signRef(signIndex, names),
    nakshatra: nakshatraRef(nakshatraIndex, names),
    pada,
  };
}

function contactsOf(eclipse: Eclipse, { instant }: EclipseTelling): EclipseRecord['contacts'] {
  const at = (jdUT: number | null) => (jdUT === null ? null : instant(jdUT));
  if (eclipse.kind === 'solar') {
    const { beginJdUT, centralBeginJdUT, centralEndJdUT, endJdUT } = eclipse.contacts;
    return {
      begin: instant(beginJdUT),
      central_begin: at(centralBeginJdUT),
      central_end: at(centralEndJdUT),
      end: instant(endJdUT),
    };
  }
  const { p1JdUT, p4JdUT, u1JdUT, u2JdUT, u3JdUT, u4JdUT } = eclipse.contacts;
  return {
    ...{ p1: at(p1JdUT), u1: at(u1JdUT), u2: at(u2JdUT), max: at(eclipse.greatestJdUT) },
    ...{ u3: at(u3JdUT), u4: at(u4JdUT), p4: at(p4JdUT) },
  };
}

function greatestAt(eclipse: Eclipse): EclipseRecord['greatest_at'] {
  if (eclipse.kind !== 'solar') return null;
  const { latitudeDeg, longitudeDeg } = eclipse.greatestAt;
  return { latitude: hundredths(latitudeDeg), longitude: hundredths(longitudeDeg) };
}
