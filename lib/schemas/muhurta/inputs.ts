/** Inputs of /muhurta: a purpose, a place, the days, and those it is chosen for. */
import * as v from 'valibot';
import { COMPASS_IDS, PURPOSE_IDS, ROLES } from '../../astro/tables/muhurta/ids.ts';
import { birthOrDayWith } from '../common/birthOrDay.ts';
import { anything, CalendarDate, choice, chooseAmong, ClockTime, ConventionEntries, flag } from '../common/inputs.ts';
import { Latitude, Longitude, Timezone } from '../common/inputs.ts';
import { said } from '../common/said.ts';
import { countField } from '../common/textNumbers.ts';

/** Most days from the first to the last of a search. */
export const MOST_DAYS = 92;
const MOST_BIRTHS = 4;

const COMMONEST = ['marriage', 'griha_pravesh', 'vehicle', 'journey', 'business'] as const;

const Person = birthOrDayWith('MuhurtaPerson', 'A birth that the time is chosen for, and its role', {
  role: choice(ROLES, 'Who it is; default the first that the purpose asks for'),
});
export type MuhurtaPerson = v.InferOutput<typeof Person>;

const birthsForm = said('births_form', { most: MOST_BIRTHS });

const OCCASION_ENTRIES = {
  purpose: v.pipe(
    v.picklist(PURPOSE_IDS, chooseAmong(PURPOSE_IDS, COMMONEST)),
    v.description('What the time is chosen for; GET /muhurta/purposes lists them'),
    v.examples(['griha_pravesh']),
  ),
  latitude: Latitude,
  longitude: Longitude,
  timezone: Timezone,
  place_name: anything('Place name, for display'),
  births: v.nullish(
    v.pipe(
      v.array(Person, birthsForm),
      v.maxLength(MOST_BIRTHS, birthsForm),
      v.description(`Those it is chosen for, at most ${MOST_BIRTHS}; without one the times are good for anybody`),
      v.examples([[]]),
    ),
  ),
  direction: choice(COMPASS_IDS, 'Of a journey: where it goes'),
  strict: flag(
    'true: a bad star, an avoided tithi, Rahu kaal and varjyam close a time; false: they count against it; default true',
  ),
  calendar: choice(
    ['both', 'lunar', 'solar'],
    'Which months count: those of the Moon, those of the Sun, or both; with solar, chaturmas does not bind; default both',
  ),
  asta_days: v.nullish(
    countField(0, 15, 'Days before and after Jupiter or Venus is combust that count with it; default 3'),
  ),
  eclipse_days: v.nullish(countField(0, 7, 'Days before and after a total eclipse that count with it; default 3')),
  ...ConventionEntries,
};

const dateOf = (description: string, example: string) =>
  v.pipe(CalendarDate, v.description(`${description}, YYYY-MM-DD`), v.examples([example]));

/** A search over days. */
export const MuhurtaSearchInput = v.pipe(
  v.object(
    {
      ...OCCASION_ENTRIES,
      from: dateOf('First day', '2027-02-01'),
      to: dateOf(`Last day, at most ${MOST_DAYS} days after the first`, '2027-02-28'),
      time_from: v.nullish(
        v.pipe(
          ClockTime,
          v.description(
            'No window before this time of the clock. Without both: 05:00:00 to 22:00:00, for a marriage or a journey any hour; 00:00:00 for both is any hour',
          ),
        ),
      ),
      time_to: v.nullish(v.pipe(ClockTime, v.description('No window after this time of the clock'))),
      min_score: v.nullish(countField(0, 100, 'Least score of a window; default 50')),
      min_minutes: v.nullish(countField(5, 240, 'Least length of a window in minutes; default 20')),
      limit: v.nullish(countField(1, 50, 'Most windows; default 10')),
      per_day: v.nullish(countField(1, 10, 'Most windows of one day; default 2')),
    },
    said('search_form', {}),
  ),
  v.title('MuhurtaSearchInput'),
  v.description('A purpose, a place and a range of days'),
);
export type MuhurtaSearchInput = v.InferOutput<typeof MuhurtaSearchInput>;

const datetimeForm = said('datetime_form', {});

/** One instant. */
export const MuhurtaEvaluateInput = v.pipe(
  v.object(
    {
      ...OCCASION_ENTRIES,
      datetime: v.pipe(
        v.string(datetimeForm),
        v.regex(/^\d{4}-\d{2}-\d{2}[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d{2}:\d{2})?$/, datetimeForm),
        v.description('The instant: on the clock of the place, or with an offset of its own'),
        v.examples(['2027-02-11T10:30:00']),
      ),
    },
    said('evaluate_form', {}),
  ),
  v.title('MuhurtaEvaluateInput'),
  v.description('A purpose, a place and an instant'),
);
export type MuhurtaEvaluateInput = v.InferOutput<typeof MuhurtaEvaluateInput>;

/** One day. */
export const MuhurtaDayInput = v.pipe(
  v.object({ ...OCCASION_ENTRIES, date: dateOf('The day', '2027-02-11') }, said('muhurta_day_form', {})),
  v.title('MuhurtaDayInput'),
  v.description('A purpose, a place and a date'),
);
export type MuhurtaDayInput = v.InferOutput<typeof MuhurtaDayInput>;

/** A purpose in a path. */
export const PurposeParam = { id: v.pipe(v.string(), v.description('Id of a purpose'), v.examples(['marriage'])) };
