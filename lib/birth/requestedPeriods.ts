/** Which periods of the Vimshottari dasha a request is about: those of the lords it names, else those that run. */
import { subPeriods } from '../astro/dasha/nakshatra.ts';
import { isRunning, LEVEL_NAMES, type Level, type Period } from '../astro/dasha/period.ts';
import { vimshottari } from '../astro/dasha/vimshottari.ts';
import { unixMsFromJd } from '../astro/time.ts';
import type { Planet } from '../astro/tables/planets.ts';
import type { Meta } from '../schemas/common/envelope.ts';
import { message } from '../words/message.ts';
import type { BirthContext } from './birthContext.ts';
import { localDate } from '../time/civilTime.ts';
import { lifeJdUT, outsideLife } from './life.ts';
import { InvalidInput } from '../schemas/common/fieldErrors.ts';
import { type FieldError } from '../schemas/common/fieldErrors.ts';
import { planetId } from '../schemas/common/planetId.ts';

export interface Choice {
  readonly period: Period<Planet>;
  /** The request named its lord; or it runs; or neither, and it is the first of its parent that reaches into life. */
  readonly basis: 'asked' | 'running' | 'first';
}

export interface AskedPath {
  /** One for each level, the mahadasha first; none where nothing was named and nothing runs. */
  readonly choices: readonly Choice[];
  readonly warnings: Meta['warnings'];
}

/** Where a request names lords, the mahadasha's first: for what is said of one that cannot be. */
export interface LordFields {
  readonly where: 'query' | 'body';
  readonly names: readonly string[];
}

const QUERY_FIELDS: LordFields = { where: 'query', names: LEVEL_NAMES.map((level) => `${level}_lord`) };
export const BODY_FIELDS: LordFields = { ...QUERY_FIELDS, where: 'body' };

/** A lord that the request may have left open. */
export type AskedLord = Planet | null | undefined;

/**
 * Finds the period of each level that a request is about.
 *
 * Of the two turns that a mahadasha lord can have in 120 years the running one is taken, else the first. A period that
 * ended before birth is never taken.
 *
 * @param lords as the request named them, one entry for each level wanted, the mahadasha first
 * @throws InvalidInput where a lord was named whose period is not lived
 */
export function askedPath(
  context: BirthContext,
  lords: readonly AskedLord[],
  fields: LordFields = QUERY_FIELDS,
): AskedPath {
  const mahadashas = context.life(vimshottari);
  const nowJdUT = lifeJdUT(context);
  const isAnyRunning = mahadashas.some((period) => isRunning(period, nowJdUT));
  const deepest = lords.findLastIndex((lord) => lord);
  if (!isAnyRunning && !lords[0]) {
    if (deepest > 0) throw new InvalidInput([missingMahadasha(deepest, fields)]);
    return { choices: [], warnings: outsideLife(context, mahadashas) };
  }
  const choices: Choice[] = [];
  for (const lord of lords) {
    const parent = choices.at(-1)?.period;
    const lived = (parent ? subPeriods(vimshottari, parent) : mahadashas).filter(
      ({ endJdUT }) => endJdUT > context.birth.jdUT,
    );
    const choice = chosen(lived, lord, nowJdUT);
    if (!choice) throw new InvalidInput([unlived(context, parent!, lived, lord!, fields)]);
    choices.push(choice);
  }
  return { choices, warnings: isAnyRunning ? [] : outsideLife(context, mahadashas) };
}

function chosen(lived: readonly Period<Planet>[], lord: AskedLord, nowJdUT: number): Choice | null {
  const named = lord ? lived.filter((period) => period.lord === lord) : lived;
  const running = named.find((period) => isRunning(period, nowJdUT));
  const period = running ?? named[0];
  if (!period) return null;
  if (lord) return { period, basis: 'asked' };
  return { period, basis: running ? 'running' : 'first' };
}

function missingMahadasha(deepest: number, { names, where }: LordFields): FieldError {
  const field = names[0]!;
  const msg = message('mahadasha_missing', { field, level: (deepest + 1) as Level });
  return { loc: [where, field], msg, type: 'missing' };
}

/** Only periods before birth are not lived, as every lord has a turn in every parent. */
function unlived(
  { birth }: BirthContext,
  parent: Period<Planet>,
  lived: readonly Period<Planet>[],
  lord: Planet,
  { names, where }: LordFields,
): FieldError {
  const { endJdUT, level } = subPeriods(vimshottari, parent).find((period) => period.lord === lord)!;
  const msg = message('period_not_lived', {
    period: { level, lord },
    within: parent,
    end: localDate(birth.time.clock, unixMsFromJd(endJdUT)),
    others: lived.map((period) => planetId(period.lord)),
  });
  return { loc: [where, names[parent.level]!], msg, type: 'invalid_value' };
}
