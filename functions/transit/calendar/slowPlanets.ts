/** Answers of /transit/saturn-calendar and /transit/guru-bala: for all Moon signs, and for a birth. */
import { citation } from '../../../lib/astro/source.ts';
import { SIGN_ARC_DEG, SIGNS } from '../../../lib/astro/tables/signs.ts';
import {
  GURU_BALA_SOURCE,
  guruBala,
  saturnCalendar,
  SATURN_CALENDAR_SOURCES,
  type GuruBalaOfSign,
  type SaturnOfSign,
} from '../../../lib/astro/transit/calendar/slowPlanets.ts';
import { isStayAt, partAt } from '../../../lib/astro/transit/stays.ts';
import { trackOf } from '../../../lib/astro/transit/track.ts';
import { datesAsked, type CalendarContext } from '../../../lib/birth/calendar.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import { signRef } from '../../../lib/records/common.ts';
import type { SlowPlanetInput } from '../../../lib/schemas/transit/calendarInputs.ts';
import type { GuruBalaCalendar, SaturnCalendar } from '../../../lib/schemas/transit/moonSigns.ts';
import { writtenDate } from '../../../lib/time/civilTime.ts';
import { TRANSIT_CALENDAR } from '../../../lib/words/subjects/transit.ts';
import { datesOf, endsRecord, timeOfBirth, timeOfQuery, type AskedTime } from './askedTime.ts';

/** Years told where none are asked for: a revolution of Saturn, and of Jupiter. */
export const USUAL_YEARS = { saturn: 30, jupiter: 12 } as const;

const ALL_SIGNS = SIGNS.map((_, signIndex) => signIndex);

type BirthOverYears = NatalContext<unknown, unknown, SlowPlanetInput>;

export function saturnOfSigns(context: CalendarContext<object>): SaturnCalendar {
  return saturnAnswer(ALL_SIGNS, timeOfQuery(context), false);
}

export function saturnOfBirth(context: BirthOverYears): SaturnCalendar {
  return saturnAnswer([context.chart.signs.Moon], yearsOfBirth(context, USUAL_YEARS.saturn), true);
}

export function guruBalaOfSigns(context: CalendarContext<object>): GuruBalaCalendar {
  return guruAnswer(ALL_SIGNS, timeOfQuery(context), false);
}

export function guruBalaOfBirth(context: BirthOverYears): GuruBalaCalendar {
  return guruAnswer([context.chart.signs.Moon], yearsOfBirth(context, USUAL_YEARS.jupiter), true);
}

/** The years asked about on the clock of the birth place, from the current year on where none is named. */
function yearsOfBirth(context: BirthOverYears, usual: number): AskedTime {
  const { birth, input, nowJdUT } = context;
  const thisYear = Number(writtenDate(birth.time.clock, nowJdUT).slice(0, 4));
  const asked = { start_year: input.start_year ?? thisYear, years: input.years ?? usual };
  return timeOfBirth(context as NatalContext, datesAsked(asked));
}

function saturnAnswer(moonSigns: readonly number[], time: AskedTime, isOwn: boolean): SaturnCalendar {
  const { conventions, ephemeris, from, names, span, to } = time;
  const words = TRANSIT_CALENDAR[names.lang];
  const [saturn, moon] = [trackOf('Saturn', ephemeris, conventions), trackOf('Moon', ephemeris, conventions)];
  const found = saturnCalendar(saturn, moon, moonSigns, span);
  const times = ({ passages }: SaturnOfSign) => passages.map((one) => ({ kind: one.kind, ...datesOf(one, time) }));
  const [own] = found;
  const isNone = own!.passages.length === 0;
  return {
    from,
    to,
    signs: found.map((ofSign) => ({
      sign: signRef(ofSign.moonSign, names),
      short: words.saturn_times({ times: times(ofSign) }),
      spans: ofSign.phases.map((phase) => ({
        kind: phase.phase,
        name: words.phase({ phase: phase.phase }),
        passage: phase.passageIndex + 1,
        ...endsRecord(phase, time),
        saturn_sign: signRef(phase.saturnSign, names),
        is_reentry: phase.isReentry,
        moorti: phase.moorti,
      })),
    })),
    summary: !isOwn
      ? words.saturn_signs(signsUnderSaturn(found, time))
      : isNone
        ? words.saturn_none({ signIndex: own!.moonSign })
        : words.saturn_yours({ signIndex: own!.moonSign, times: times(own!) }),
    meaning: isOwn ? words.saturn_means({}) : null,
    sources: SATURN_CALENDAR_SOURCES.map(citation),
  };
}

/** Moon signs under sade sati and dhaiya when the years begin. */
function signsUnderSaturn(found: readonly SaturnOfSign[], { from, span }: AskedTime) {
  const under = (isMeant: (phase: string) => boolean) =>
    found
      .filter(({ phases }) => phases.some((stay) => isMeant(stay.kind) && isStayAt(stay, span.startJdUT)))
      .map(({ moonSign }) => moonSign);
  return {
    year: Number(from.slice(0, 4)),
    sadeSati: under((kind) => kind === 'sade_sati'),
    dhaiya: under((kind) => kind !== 'sade_sati'),
  };
}

function guruAnswer(moonSigns: readonly number[], time: AskedTime, isOwn: boolean): GuruBalaCalendar {
  const { conventions, ephemeris, from, names, span, to } = time;
  const words = TRANSIT_CALENDAR[names.lang];
  const [jupiter, moon] = [trackOf('Jupiter', ephemeris, conventions), trackOf('Moon', ephemeris, conventions)];
  const found = guruBala(jupiter, moon, moonSigns, span);
  const times = ({ spans }: GuruBalaOfSign) => spans.map((one) => datesOf(one, time));
  const [own] = found;
  const isNone = own!.spans.length === 0;
  return {
    from,
    to,
    signs: found.map((ofSign) => ({
      sign: signRef(ofSign.moonSign, names),
      short: words.guru_times({ times: times(ofSign) }),
      spans: ofSign.spans.map((one) => ({
        kind: 'guru_bala',
        house: one.house,
        ...endsRecord(one, time),
        jupiter_sign: signRef(one.jupiterSign, names),
        is_reentry: one.isReentry,
        moorti: one.moorti,
      })),
    })),
    summary: !isOwn
      ? words.guru_signs({
          year: Number(from.slice(0, 4)),
          jupiterSign: partAt(jupiter, SIGN_ARC_DEG, span.startJdUT),
          signs: supported(found, span.startJdUT),
        })
      : isNone
        ? words.guru_none({ signIndex: own!.moonSign })
        : words.guru_yours({ signIndex: own!.moonSign, times: times(own!) }),
    meaning: isOwn ? words.guru_means({}) : null,
    sources: [citation(GURU_BALA_SOURCE)],
  };
}

function supported(found: readonly GuruBalaOfSign[], jdUT: number): number[] {
  return found.filter(({ spans }) => spans.some((one) => isStayAt(one, jdUT))).map(({ moonSign }) => moonSign);
}
