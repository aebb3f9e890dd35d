/** Reads what a time is asked for: the days, the hours, the persons and the options. */
import { wrapIndex } from '../../lib/astro/angle.ts';
import type {
  MuhurtaDate,
  MuhurtaOptions,
  MuhurtaPerson,
  MuhurtaRequest,
} from '../../lib/astro/judgement/muhurta/request.ts';
import { lunarMonth } from '../../lib/astro/panchang/month.ts';
import type { PurposeId, Role } from '../../lib/astro/tables/muhurta/ids.ts';
import { purposeOf } from '../../lib/astro/tables/muhurta/purposes.ts';
import { ASTA_DAYS, ECLIPSE_DAYS } from '../../lib/astro/tables/muhurta/rules.ts';
import { NAKSHATRA_ARC_DEG } from '../../lib/astro/tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../../lib/astro/tables/signs.ts';
import { dayAfter, type TimeSpan } from '../../lib/astro/time.ts';
import type { OccasionContext, OccasionDate, OccasionInput, OccasionPerson } from '../../lib/birth/occasion.ts';
import type { ChosenConventions } from '../../lib/schemas/common/envelope.ts';
import type { MuhurtaSearchInput } from '../../lib/schemas/muhurta/inputs.ts';

/** The fields that every request for a chosen time has. */
export type ChosenInput = OccasionInput &
  Pick<MuhurtaSearchInput, 'purpose' | 'direction' | 'strict' | 'calendar' | 'asta_days' | 'eclipse_days'>;

export type ChosenContext<Input extends ChosenInput = ChosenInput> = OccasionContext<Input, object>;

/** Hours of the clock that are wanted of each day. */
interface ClockHours {
  readonly time_from?: string | null | undefined;
  readonly time_to?: string | null | undefined;
}

/** Hours in which people begin things; weddings are held and journeys begun at any hour. */
const USUAL_HOURS = { time_from: '05:00:00', time_to: '22:00:00' } as const;
const AT_ANY_HOUR: readonly PurposeId[] = ['marriage', 'journey'];

/** Returns the hours of a search: those that were sent, else the usual ones of the purpose. */
export function hoursOfSearch({
  purpose,
  time_from: from,
  time_to: to,
}: ClockHours & Pick<ChosenInput, 'purpose'>): ClockHours {
  if (from || to) return { time_from: from, time_to: to };
  return AT_ANY_HOUR.includes(purpose) ? {} : USUAL_HOURS;
}

/** Returns what the engine is asked, about the dates from one to another. */
export function muhurtaRequest(
  context: ChosenContext,
  dates: readonly OccasionDate[],
  hours: ClockHours = {},
): MuhurtaRequest {
  const { conventions, ephemeris, input, persons, place } = context;
  return {
    ephemeris,
    place,
    conventions,
    dates: dates.map(({ date, noonJdUT, varaIndex }): MuhurtaDate => {
      return { date, noonJdUT, varaIndex, hours: hoursOf(date, hours, context) };
    }),
    purpose: input.purpose,
    persons: withRoles(persons, input.purpose).map((person) => muhurtaPerson(person, context)),
    options: optionsOf(input),
  };
}

/** Returns the options, as `meta.conventions` echoes them. */
export function optionsEchoed({ input }: ChosenContext, hours: ClockHours = {}): ChosenConventions {
  const { astaDays, calendar, eclipseDays, isStrict } = optionsOf(input);
  const { time_from: from, time_to: to } = hours;
  return {
    muhurta: {
      calendar,
      strict: isStrict,
      asta_days: astaDays,
      eclipse_days: eclipseDays,
      hours: from || to ? `${from ?? MIDNIGHT} to ${to ?? MIDNIGHT}` : 'any',
    },
  };
}

function optionsOf({
  asta_days: asta,
  calendar,
  direction,
  eclipse_days: eclipse,
  strict,
}: ChosenInput): MuhurtaOptions {
  return {
    isStrict: strict ?? true,
    calendar: calendar ?? 'both',
    direction: direction ?? null,
    astaDays: asta ?? ASTA_DAYS,
    eclipseDays: eclipse ?? ECLIPSE_DAYS,
  };
}

/**
 * Returns the wanted hours of a day from sunrise to sunrise, which reaches into the next date; hours that end before they
 * begin pass midnight.
 */
function hoursOf(
  date: string,
  { time_from: from, time_to: to }: ClockHours,
  { at }: Pick<OccasionContext, 'at'>,
): readonly TimeSpan[] | null {
  if (!from && !to) return null;
  const first = from ?? MIDNIGHT;
  return [date, dayAfter(date)].map((on) => {
    const isPastMidnight = !to || to <= first;
    return { startJdUT: at(on, first), endJdUT: at(isPastMidnight ? dayAfter(on) : on, to ?? MIDNIGHT) };
  });
}

const MIDNIGHT = '00:00:00';

/** Who has no role is whoever the purpose asks for first and is not there yet. */
function withRoles(
  persons: readonly OccasionPerson[],
  purpose: PurposeId,
): (OccasionPerson & { readonly role: Role })[] {
  const asked = purposeOf(purpose).persons;
  const taken = new Set(persons.map(({ role }) => role));
  return persons.map(({ birth, role }) => {
    const open = role ?? asked.find((one) => !taken.has(one)) ?? asked[0]!;
    taken.add(open);
    return { birth, role: open };
  });
}

function muhurtaPerson(
  { birth, role }: OccasionPerson & { readonly role: Role },
  context: ChosenContext,
): MuhurtaPerson {
  const { startJdUT, endJdUT } = birth.span;
  const middleJdUT = (startJdUT + endJdUT) / 2;
  const moons = birth.moons().map(({ longitudeDeg }) => longitudeDeg);
  const distinct = (arcDeg: number, parts: number) => [
    ...new Set(moons.map((moonDeg) => wrapIndex(Math.floor(moonDeg / arcDeg), parts))),
  ];
  return {
    role,
    nakshatraIndexes: distinct(NAKSHATRA_ARC_DEG, 27),
    moonSignIndexes: distinct(SIGN_ARC_DEG, 12),
    ascendantSignIndex: birth.context?.chart.ascendant.signIndex ?? null,
    birthMonthIndex: lunarMonth(middleJdUT, context.ephemeris, context.conventions).monthIndex,
    birthJdUT: middleJdUT,
  };
}
