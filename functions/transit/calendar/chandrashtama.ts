/** Answers of /transit/chandrashtama: for a Moon sign, and for a birth. */
import { citation } from '../../../lib/astro/source.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { dateAfter } from '../../../lib/astro/time.ts';
import {
  CHANDRASHTAMA_SOURCES,
  chandrashtamas,
  type ChandrashtamaBy,
  type ChandrashtamaSpan,
  type NatalMoon,
} from '../../../lib/astro/transit/calendar/chandrashtama.ts';
import { tracksOf } from '../../../lib/astro/transit/sky.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import { nakshatraRef, signRef } from '../../../lib/records/common.ts';
import { spanRecord } from '../../../lib/records/day/common.ts';
import { Warned } from '../../../lib/records/warned.ts';
import type { ChandrashtamaInput } from '../../../lib/schemas/transit/calendarInputs.ts';
import type { Chandrashtama } from '../../../lib/schemas/transit/moonSigns.ts';
import { writtenDate } from '../../../lib/time/civilTime.ts';
import { wireId } from '../../../lib/words/names.ts';
import { TRANSIT_CALENDAR } from '../../../lib/words/subjects/transit.ts';
import { endsRecord, timeOfBirth, timeOfQuery, type AskedTime } from './askedTime.ts';

interface ByChoice {
  readonly by?: ChandrashtamaBy | null | undefined;
}

interface SignQuery extends ByChoice {
  readonly sign: string;
  readonly nakshatra?: string | null | undefined;
}

/** Returns the chandrashtamas of a Moon sign. */
export function chandrashtamaOfSign(context: CalendarContext<SignQuery>): Warned {
  const { by, nakshatra, sign } = context.query;
  const natal = {
    signIndex: SIGNS.map(wireId).indexOf(sign),
    nakshatraIndex: nakshatra ? NAKSHATRAS.map(wireId).indexOf(nakshatra) : null,
  };
  return answerOf(natal, by ?? 'sign', timeOfQuery(context), false);
}

/** Days after the first that are told where no last date is sent. */
const USUAL_DAYS = 365;

/** Returns the chandrashtamas of a birth. */
export function chandrashtamaOfBirth(context: NatalContext<ByChoice, unknown, ChandrashtamaInput>): Warned {
  const { chart, input, query } = context;
  const { nakshatraIndex, signIndex } = chart.planets.Moon;
  const from = input.start ?? writtenDate(context.birth.time.clock, context.nowJdUT);
  const time = timeOfBirth(context, { from, to: input.end ?? dateAfter(from, USUAL_DAYS) });
  return answerOf({ signIndex, nakshatraIndex }, query.by ?? 'sign', time, true);
}

function answerOf(natal: NatalMoon, by: ChandrashtamaBy, time: AskedTime, isOwn: boolean): Warned {
  const { conventions, ephemeris, from, names, span, to } = time;
  const spans = chandrashtamas(tracksOf(ephemeris, conventions), natal, by, span);
  const data: Chandrashtama = {
    from,
    to,
    by,
    moon: {
      sign: signRef(natal.signIndex, names),
      nakshatra: natal.nakshatraIndex === null ? null : nakshatraRef(natal.nakshatraIndex, names),
    },
    spans: spans.map((one) => spanOf(one, time)),
    summary: summaryOf(spans, by, time, isOwn),
    meaning: isOwn ? TRANSIT_CALENDAR[names.lang].chandrashtama_means({}) : null,
    sources: CHANDRASHTAMA_SOURCES.map(citation),
  };
  return new Warned(data, [], {}, { calendar: { chandrashtama_by: by } });
}

function spanOf(one: ChandrashtamaSpan, time: AskedTime): Chandrashtama['spans'][number] {
  const { nakshatraIndex, reliefs, signIndex, worst } = one;
  return {
    ...endsRecord(one, time),
    sign: signRef(signIndex, time.names),
    nakshatra: nakshatraIndex === null ? null : nakshatraRef(nakshatraIndex, time.names),
    worst: worst && spanRecord(worst, time),
    reliefs: [...reliefs],
  };
}

function summaryOf(spans: readonly ChandrashtamaSpan[], by: ChandrashtamaBy, time: AskedTime, isOwn: boolean): string {
  const words = TRANSIT_CALENDAR[time.names.lang];
  const [one] = spans;
  if (one === undefined) return words.no_chandrashtama({ isOwn });
  const { endJdUT, startJdUT } = spans.find((each) => (each.startJdUT ?? -Infinity) >= time.span.startJdUT) ?? one;
  const [start, end] = [startJdUT, endJdUT].map((jdUT) => (jdUT === null ? null : time.instant(jdUT)));
  return words.chandrashtama_year({
    by,
    signIndex: one.signIndex,
    nakshatraIndex: one.nakshatraIndex,
    count: spans.length,
    isOwn,
    first:
      start && end
        ? {
            fromDate: start.slice(0, 10),
            fromTime: start.slice(11, 16),
            untilDate: end.slice(0, 10),
            untilTime: end.slice(11, 16),
          }
        : null,
  });
}
