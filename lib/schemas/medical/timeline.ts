/** Record of /medical/timeline-reading. */
import * as v from 'valibot';
import { WEAKNESS_TYPES } from '../../astro/judgement/medical/weaknessTypes.ts';
import { AI_ENTRIES, type AiFields } from '../common/aiFields.ts';
import { BodyPart, BodyPartId, disclaimer } from './common.ts';
import { ReadingBasis } from './reading.ts';
import {
  count,
  HouseNumber,
  planetHead,
  PlanetId,
  Points,
  record,
  text,
  yes,
  list,
  orNull,
  score100,
  localName,
} from '../common/records.ts';

const level = count('1 mahadasha, 2 antardasha, 3 pratyantardasha', 1, 5);
const within = orNull(
  PlanetId,
  'Lord of the period that holds it; null for a mahadasha, and where the data do not tell',
);

const Tone = v.pipe(
  v.picklist(['calm', 'watchful', 'careful']),
  v.description('calm: usual care is enough; watchful: some care; careful: care of the body comes first'),
);

const SectionPeriod = record('TimelinePeriod', 'A dasha period that acts in a stretch of time', {
  level,
  lord: PlanetId,
  name: localName,
  within,
  start: text('First day of it, YYYY-MM-DD; it may begin before the stretch'),
  end: text('First day after it; it may end after the stretch'),
});

const SectionPassage = record('TimelinePassage', 'A planet passes a place of health', {
  ...planetHead,
  house: HouseNumber,
  start: text('First day of it, YYYY-MM-DD'),
  end: text('First day after it'),
});

const SectionWindow = record('TimelineWindow', 'A time that the data mark for care', {
  start: text('First day, YYYY-MM-DD'),
  end: text('Last day'),
  planets: list(PlanetId, 'That act in it'),
});

const TimelineSection = record('TimelineSection', 'A stretch of time, and what it asks of health', {
  start: text('First day, YYYY-MM-DD'),
  end: text('First day after it: the next stretch begins there'),
  score: orNull(score100, 'How much care it asks: the exact sum of the components; null where nothing in it is dated'),
  tone: orNull(Tone, 'careful from 40, watchful from 18, calm below; null where there is no score'),
  tone_name: orNull(v.string(), 'In the language asked for'),
  components: list(
    Points,
    'Care asked by the lords of mahadashas (35) and antardashas (45), passing planets (20) and windows of care (10), each for its part of the time. The weights are interpretive',
  ),
  periods: list(SectionPeriod, 'That act in it: three levels for a year, two up to five years, mahadashas after them'),
  passages: list(SectionPassage, 'Over places of health, the weightiest planet first'),
  windows: list(SectionWindow, 'That reach into it'),
  body_parts: list(BodyPart, 'Felt most in it, the most first; four at the most'),
  text: text('The same in sentences'),
});
export type TimelineSection = v.InferOutput<typeof TimelineSection>;

const DashaForecast = record('HealthDashaForecast', 'A dasha period, and what it asks of health', {
  level,
  lord: PlanetId,
  name: localName,
  within,
  start: orNull(v.string(), 'First day of it, YYYY-MM-DD; null where the data hold no dates'),
  end: orNull(v.string(), 'First day after it; null where the data hold no dates'),
  is_current: yes('Whether it runs on the day asked about; of periods without dates the data say so'),
  score: v.pipe(score100, v.description('How much care its lord asks: the exact sum of the components')),
  tone: Tone,
  tone_name: localName,
  components: list(
    Points,
    'weakness 45, lordship of a house of health 20, indication 20, asks_for_care 10 where the data say so of a running period; less for protection. The weights are interpretive',
  ),
  weakness_types: list(v.picklist(WEAKNESS_TYPES), 'Ways in which its lord is weak by the data'),
  houses_ruled: list(HouseNumber, 'Of the 2nd, 6th, 7th, 8th and 12th those of its lord, the heaviest first'),
  body_parts: list(BodyPart, 'Of its lord, the most vulnerable first; four at the most'),
  text: text('The same in sentences'),
});

const SpanCause = record('BodyPartCause', 'Why a time is named for a part of the body', {
  kind: v.pipe(
    v.picklist(['mahadasha', 'antardasha', 'passage', 'care_window']),
    v.description(
      'mahadasha, antardasha: of a planet that rules the part; passage: a planet passes the house of the part; care_window: a window of care in which a ruler of the part acts',
    ),
  ),
  planet: PlanetId,
  house: orNull(HouseNumber, 'That is passed; null for the others'),
});

const BodyPartSpan = record('BodyPartSpan', 'A time in which a part of the body asks for care', {
  start: text('First day, YYYY-MM-DD'),
  end: text('First day after it; of a window of care the last day'),
  because: list(SpanCause, 'All causes of these dates'),
});

const CalendarPart = record('BodyPartCalendar', 'A part of the body, and when it asks for care', {
  rank: count('1 is the most vulnerable', 1, 12),
  id: BodyPartId,
  name: localName,
  score: v.pipe(score100, v.description('The exact sum of the components')),
  tone: v.pipe(Tone, v.description('careful from 50, watchful from 28, calm below')),
  tone_name: localName,
  components: list(
    Points,
    'told 30: its place in the analysis; planets 35: the care its ruler asks; indication 25; passages 20 over its house within five years; less 20 for protection. The weights are interpretive',
  ),
  planets: list(PlanetId, 'That rule it and ask for care, the heaviest first; its first ruler where none does'),
  spans: list(
    BodyPartSpan,
    'Within five years, in order of time, five at the most; a mahadasha where nothing nearer is dated',
  ),
  text: text('The same in sentences'),
});

const TimelineRemedy = record('TimelineRemedy', 'What eases a planet, and when it is done above all', {
  planet: PlanetId,
  planet_name: localName,
  kind: v.picklist(['mantra', 'donation', 'fast', 'worship']),
  title: localName,
  when: text('On which day and at what time'),
  count: orNull(v.number(), 'Repetitions; null where none are counted'),
  start: orNull(
    v.string(),
    'First day of the period of the planet in which it is done above all; null where none is dated',
  ),
  end: orNull(v.string(), 'First day after that period'),
  is_added: yes('The data do not name it: a period ahead asks for it'),
  text: text('How and when it is done, in sentences'),
});

const TIMELINE_GAPS = ['no_periods', 'no_period_dates', 'not_vimshottari', 'no_ascendant', 'no_passages'] as const;

const TimelineGap = record('TimelineGap', 'What the data do not hold, and what is therefore not told', {
  id: v.picklist(TIMELINE_GAPS),
  text: localName,
});

const stretch = (description: string) => v.pipe(TimelineSection, v.description(description));

export const HealthTimeline = record('HealthTimeline', 'A medical analysis told along time', {
  as_of: text('The day asked about, YYYY-MM-DD'),
  summary: text('What stands out, in sentences'),
  now: stretch('The day asked about'),
  six_months: stretch('From the day after it, half a year ahead'),
  one_year: stretch('The half year after that'),
  two_to_five_years: stretch('From one year ahead to five'),
  long_term: stretch('From five years ahead to twenty'),
  dasha_forecast: list(
    DashaForecast,
    'The running mahadasha, its antardashas and those after them for five years, and the mahadashas of twenty years; by Vimshottari from the mahadasha of the data, good to a day',
  ),
  body_part_calendar: list(CalendarPart, 'The most vulnerable first, twelve at the most'),
  remedies: list(TimelineRemedy, 'Those of the data, then the mantras of lords that ask for care; eight at the most'),
  missing: list(TimelineGap, 'Empty where the data hold all that is told'),
  based_on: ReadingBasis,
  disclaimer,
  ...AI_ENTRIES,
});
/** Without the fields about the writer of the text. */
export type HealthTimeline = Omit<v.InferOutput<typeof HealthTimeline>, keyof AiFields>;
