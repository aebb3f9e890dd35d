/** Answers of /dasha about one level: the nine periods within the requested one. */
import { subPeriods } from '../../lib/astro/dasha/nakshatra.ts';
import { periodState, type Period } from '../../lib/astro/dasha/period.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import type { DashaLevel } from '../../lib/schemas/dasha/answers.ts';
import type {
  AntardashaQuery,
  MahadashaQuery,
  PratyantardashaQuery,
  SookshmaQuery,
} from '../../lib/schemas/common/queries.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { localDate } from '../../lib/time/civilTime.ts';
import { periodContext } from '../../lib/records/period/life.ts';
import { lifeJdUT } from '../../lib/birth/life.ts';
import { DASHA } from '../../lib/words/subjects/dasha.ts';
import { periodRecord } from '../../lib/records/period/periodRecord.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/kinds/natal.ts';
import { askedPath, type AskedLord, type Choice } from '../../lib/birth/requestedPeriods.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
type Asked<Query extends typeof MahadashaQuery> = NatalContext<Fields<Query>>;

export function antardasha(context: Asked<typeof MahadashaQuery>): Warned {
  return within(context, [context.query.mahadasha_lord]);
}

export function pratyantardasha(context: Asked<typeof AntardashaQuery>): Warned {
  const { mahadasha_lord: maha, antardasha_lord: antar } = context.query;
  return within(context, [maha, antar]);
}

export function sookshma(context: Asked<typeof PratyantardashaQuery>): Warned {
  const { mahadasha_lord: maha, antardasha_lord: antar, pratyantardasha_lord: pratyantar } = context.query;
  return within(context, [maha, antar, pratyantar]);
}

export function prana(context: Asked<typeof SookshmaQuery>): Warned {
  const {
    mahadasha_lord: maha,
    antardasha_lord: antar,
    pratyantardasha_lord: pratyantar,
    sookshma_lord: sookshmaLord,
  } = context.query;
  return within(context, [maha, antar, pratyantar, sookshmaLord]);
}

/** @param lords one entry for each level of the path, the mahadasha first */
function within(context: BirthContext, lords: readonly AskedLord[]): Warned {
  const { choices, warnings } = askedPath(context, lords);
  const parent = choices.at(-1)?.period;
  const wire = periodContext(context);
  const data: DashaLevel = {
    system: vimshottari.id,
    name: context.names.of(vimshottari),
    path: choices.map(({ period }) => periodRecord(period, wire)),
    chosen: choices.map((choice) => ({
      level: choice.period.level,
      basis: choice.basis,
      text: choiceText(context, choice),
    })),
    periods: parent
      ? subPeriods(vimshottari, parent).map((period) => ({
          ...periodRecord(period, wire),
          days: periodDays(period),
        }))
      : [],
    sources: [citation(vimshottari.source)],
  };
  return new Warned(data, warnings);
}

/** In days, rounded to 1e-5, about a second. */
function periodDays({ startJdUT, endJdUT }: Period<Planet>): number {
  return Math.round((endJdUT - startJdUT) * 1e5) / 1e5;
}

function choiceText(context: BirthContext, { basis, period }: Choice): string {
  const { endJdUT, level, lord, startJdUT } = period;
  const state = periodState(period, lifeJdUT(context));
  const dateJdUT = state === 'over' ? endJdUT : startJdUT;
  const date = localDate(context.birth.time.clock, unixMsFromJd(dateJdUT));
  return DASHA[context.names.lang].chosen({ basis, date, level, lord, state });
}
