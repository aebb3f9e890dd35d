/** The envelope around the data of every computed answer (contract section 2). */
import * as v from 'valibot';
import { LIFE_STAGES } from '../../astro/stage.ts';
import { LANGUAGES, NAME_LANGUAGES } from '../../words/language.ts';
import {
  COUNTINGS,
  DREKKANAS,
  MOON_RULES,
  NATAL_OFFICES,
  NONE_ASPECTS,
  PROGRESSES,
  RELATIONS,
} from '../../astro/varshphal/tajikaChoices.ts';

const Instant = v.pipe(v.string(), v.isoTimestamp(), v.description('ISO 8601 instant with the offset of the place'));

export const Warning = v.pipe(
  v.object({ code: v.string(), message: v.string() }),
  v.title('Warning'),
  v.description('Something the caller may want to know about the input; the result stands'),
);

function ofAnswersThatNeedIt<const Options extends readonly string[]>(options: Options, description: string) {
  return v.optional(v.pipe(v.picklist(options), v.description(description)));
}

/** Conventions of single groups, present where the answer depends on them. */
const annualConventions = {
  relation: ofAnswersThatNeedIt(RELATIONS, 'Of /varshphal: how friend and enemy are told in the annual chart'),
  drekkana: ofAnswersThatNeedIt(DREKKANAS, 'Of /varshphal: lords of the decanates in the classical bala'),
  none_aspects: ofAnswersThatNeedIt(
    NONE_ASPECTS,
    'Of /varshphal: who rules the year where none of the office-bearers aspects its ascendant',
  ),
  moon: ofAnswersThatNeedIt(MOON_RULES, 'Of /varshphal: what becomes of a year that falls to the Moon'),
  progress: ofAnswersThatNeedIt(PROGRESSES, 'Of /varshphal/tripataki: how planets go on'),
  natal_office: ofAnswersThatNeedIt(NATAL_OFFICES, 'Of /varshphal/month: whose sign gives the natal office-bearer'),
  bala: ofAnswersThatNeedIt(COUNTINGS, 'Of /varshphal/year-lord: which pancha-vargiya bala elects'),
};

const muhurtaConventions = v.optional(
  v.pipe(
    v.object({
      calendar: v.string(),
      strict: v.boolean(),
      asta_days: v.number(),
      eclipse_days: v.number(),
      hours: v.string(),
    }),
    v.description(
      'Of /muhurta: by which months, how strictly, and at which hours; days about a combustion or a total eclipse',
    ),
  ),
);

/** Choices by name, of answers that make some. */
const choicesOf = (description: string) =>
  v.optional(v.pipe(v.record(v.string(), v.string()), v.description(description)));

const calendarConventions = choicesOf('Of calendars: how months, fasts and spans are counted');
const pointConventions = choicesOf('Of points of the chart: which reading each is found by');
const kpConventions = choicesOf('Of /kp: for whom nodes act, when days begin, which arc rises');
const dashaConventions = choicesOf('Of dashas that are counted in several ways: how they are here');

export const ConventionsUsed = v.pipe(
  v.object({
    ayanamsa: v.string(),
    ayanamsa_degrees: v.pipe(v.number(), v.description('Mean ayanamsa at the instant: what was subtracted')),
    ayanamsa_true_degrees: v.pipe(v.number(), v.description('The same with nutation in longitude')),
    node: v.string(),
    house_system: v.string(),
    dasha_year: v.pipe(v.number(), v.description('Days')),
    sunrise: v.string(),
    karaka_scheme: v.number(),
    moon_nature: v.string(),
    mercury_nature: v.string(),
    node_exaltation: v.string(),
    node_aspects: v.string(),
    varga_methods: v.record(v.string(), v.string()),
    ...annualConventions,
    muhurta: muhurtaConventions,
    calendar: calendarConventions,
    points: pointConventions,
    kp: kpConventions,
    dasha: dashaConventions,
  }),
  v.title('Conventions'),
  v.description('Every contested choice behind the answer'),
);

const LanguagesUsed = v.pipe(
  v.object({
    names: v.pipe(v.picklist(NAME_LANGUAGES), v.description('Of names and short words')),
    sentences: v.pipe(v.picklist(LANGUAGES), v.description('Of sentences; where some are English, English')),
  }),
  v.title('LanguagesUsed'),
  v.description('Which languages the answer is in'),
);

/** What every meta says of the answer. */
const answered = {
  endpoint: v.string(),
  api_version: v.literal('v1'),
  engine_version: v.string(),
  lang: v.picklist(NAME_LANGUAGES),
  language: LanguagesUsed,
};

const ComputedFor = v.object({ local_datetime: Instant, utc_datetime: Instant, julian_day_ut: v.number() });
const TimezoneUsed = v.object({
  name: v.string(),
  source: v.picklist(['given', 'derived']),
  rule: v.pipe(v.string(), v.description('How the offset was found')),
  utc_offset: v.string(),
  utc_offset_seconds: v.number(),
  is_dst: v.boolean(),
});

export const Meta = v.pipe(
  v.object({
    ...answered,
    input: ComputedFor,
    timezone: TimezoneUsed,
    conventions: ConventionsUsed,
    as_of: v.pipe(v.nullable(v.string()), v.description('The instant taken for now, where the answer depends on it')),
    stage: v.optional(
      v.pipe(
        v.picklist(LIFE_STAGES),
        v.description(
          'Stage of life at as_of, which the answer is fitted to: child under 13, youth to 17, adult to 64, elder to 79, old from 80; beyond before the birth and over 110, told as if living. Present where it shapes the answer',
        ),
      ),
    ),
    warnings: v.array(Warning),
  }),
  v.title('Meta'),
  v.description('How the answer was computed'),
);
export type Meta = v.InferOutput<typeof Meta>;

const BirthRead = v.object({
  time_known: v.boolean(),
  from: v.pipe(Instant, v.description('The birth; where its time is unknown the earliest that it can be')),
  until: v.pipe(Instant, v.description('The same, or the latest that it can be')),
  timezone: TimezoneUsed,
  ayanamsa_degrees: v.pipe(v.number(), v.description('Mean ayanamsa at the first of the two: what was subtracted')),
});

const MatchingConventionsUsed = v.pipe(
  v.record(v.string(), v.string()),
  v.description('The readings of the tables of a match, by name'),
);

const PairConventions = v.pipe(
  v.object({
    ...v.omit(ConventionsUsed.pipe[0], ['ayanamsa_degrees', 'ayanamsa_true_degrees']).entries,
    matching: MatchingConventionsUsed,
  }),
  v.title('PairConventions'),
  v.description('Every contested choice behind an answer about two births'),
);

export const PairMeta = v.pipe(
  v.object({
    ...answered,
    births: v.object({ groom: BirthRead, bride: BirthRead }),
    conventions: PairConventions,
    as_of: v.pipe(v.nullable(v.string()), v.description('The instant taken for now, where the answer depends on it')),
    warnings: v.array(Warning),
  }),
  v.title('PairMeta'),
  v.description('How an answer about two births was computed'),
);
export type PairMeta = v.InferOutput<typeof PairMeta>;

export const StarsMeta = v.pipe(
  v.object({
    ...answered,
    conventions: v.object({ matching: MatchingConventionsUsed }),
    warnings: v.array(Warning),
  }),
  v.title('StarsMeta'),
  v.description('How an answer about two stars was made'),
);
export type StarsMeta = v.InferOutput<typeof StarsMeta>;

const ofNoBirth = v.pipe(v.null(), v.description('No birth is sent to this path'));

export const TextMeta = v.pipe(
  v.object({
    ...answered,
    input: ofNoBirth,
    timezone: ofNoBirth,
    conventions: ofNoBirth,
    as_of: v.pipe(v.nullable(v.string()), v.description('Noon of the day taken for today, in India')),
    warnings: v.array(Warning),
  }),
  v.title('TextMeta'),
  v.description('How an answer from findings was made'),
);
export type TextMeta = v.InferOutput<typeof TextMeta>;

export const ReferenceMeta = v.pipe(
  v.object(answered),
  v.title('ReferenceMeta'),
  v.description('Where reference data comes from'),
);
export type ReferenceMeta = v.InferOutput<typeof ReferenceMeta>;
/** Conventions of single paths, as `meta.conventions` echoes them. */

export type ChosenConventions = Partial<Meta['conventions']>;
