/** Records of /panchang about Sun, Moon and the parts of a day. */
import * as v from 'valibot';
import { VaraId } from '../common/ids/closedIds.ts';
import { MOON_PHASES } from '../../astro/panchang/moon.ts';
import { dayHead, goodFor, IdName, ElementRef, TrilingualName, TimeNature, Span } from '../common/panchangElements.ts';
import { count, number, PlanetId, record, sources, text, yes, textOrNull } from '../common/records.ts';

const rule = text('How it is found, for this day');

export const VaraRef = record('VaraRef', 'A day of the week', {
  id: VaraId,
  number: count('1 is Sunday', 1, 7),
  name: text('In the language asked for'),
  lord: PlanetId,
});

export const PanchangVara = record('PanchangVara', 'The vara of a day', {
  ...dayHead,
  vara: v.pipe(
    v.object({
      ...VaraRef.entries,
      names: TrilingualName,
      start: text('Where the day begins'),
      end: text('Where the next one begins'),
      deity: v.pipe(IdName, v.description('The deity of its lord')),
      type: v.pipe(IdName, v.description('Kind of work it suits, of the seven kinds that nakshatras have too')),
      nature: TimeNature,
      good_for: goodFor,
    }),
    v.description('That runs from the sunrise of the date to the next one'),
  ),
  before_sunrise: v.pipe(VaraRef, v.description('That runs on the same date before sunrise')),
  next: v.pipe(VaraRef, v.description('That begins with the next sunrise')),
  rule,
  sources,
});
export type PanchangVara = v.InferOutput<typeof PanchangVara>;

const sunTimes = {
  sunrise: textOrNull('Null where the Sun does not rise in the twelve hours before solar noon'),
  sunset: textOrNull('Null where the Sun does not set in the twelve hours after it'),
  day_length_seconds: v.pipe(
    v.nullable(v.number()),
    v.description('From sunrise to sunset; null where one is missing'),
  ),
};

export const PanchangSun = record('PanchangSun', 'Sunrise and sunset, noon, lengths and twilights', {
  ...dayHead,
  solar_noon: text('The Sun on the meridian'),
  midday: text('Halfway between sunrise and sunset, from which Abhijit is counted; some seconds off solar noon'),
  day_length_seconds: sunTimes.day_length_seconds,
  night_length_seconds: v.pipe(
    v.nullable(v.number()),
    v.description('From sunset to the next sunrise; null where one is missing'),
  ),
  convention: v.pipe(v.picklist(['visible', 'hindu']), v.description('What counts as sunrise in this answer')),
  by_convention: v.pipe(
    v.array(
      record('SunByConvention', 'Sunrise and sunset by one convention', {
        id: v.picklist(['visible', 'hindu']),
        rule: text('What counts as sunrise'),
        ...sunTimes,
      }),
    ),
    v.length(2),
  ),
  twilights: v.pipe(
    v.array(
      record('Twilight', 'Dawn and dusk by one depth of the Sun', {
        id: v.picklist(['civil', 'nautical', 'astronomical']),
        altitude: number('Of the centre of the Sun, degrees'),
        dawn: textOrNull('When the Sun comes up to this depth; null where it does not'),
        dusk: textOrNull('When it goes down to it'),
        reason: v.pipe(
          v.nullable(v.picklist(['never_so_dark', 'never_so_light'])),
          v.description('Why one is missing: the Sun does not sink so deep, or does not come up to it'),
        ),
      }),
    ),
    v.length(3),
  ),
  sources,
});
export type PanchangSun = v.InferOutput<typeof PanchangSun>;

export const PanchangMoon = record('PanchangMoon', 'Moonrise and moonset of a civil date, and the light of the Moon', {
  date: text('The date asked about, from midnight to midnight on the clock of the place'),
  moonrise: textOrNull('First on the date; null where there is none, which happens once a month'),
  moonset: textOrNull('First on the date; it may come before moonrise'),
  reason: v.pipe(
    v.nullable(v.picklist(['no_moonrise', 'no_moonset', 'moon_stays_up', 'moon_stays_down'])),
    v.description('Why one is missing; moon_stays_up and moon_stays_down, near the poles, where both are'),
  ),
  is_up_at_midnight: yes('Whether the Moon is above the horizon when the date begins'),
  next_moonrise: textOrNull('First after the date'),
  next_moonset: textOrNull('First after the date'),
  convention: v.pipe(v.picklist(['visible', 'hindu']), v.description('What counts as rising')),
  light: record('MoonLight', 'How the Moon is lit when the day begins', {
    at: text('Sunrise, or what stands for it'),
    tithi: ElementRef,
    phase: v.pipe(
      v.picklist(MOON_PHASES),
      v.description('A principal phase within half a day of it, else what lies between two'),
    ),
    is_waxing: yes('Whether it grows towards the full moon'),
    elongation: number('Degrees of longitude ahead of the Sun, 0 <= x < 360'),
    illumination: number('Part of the disc that is lit, 0 to 1'),
  }),
  rule,
  sources,
});
export type PanchangMoon = v.InferOutput<typeof PanchangMoon>;

const partEntries = {
  part: count('Which of the equal parts', 1, 15),
  start: text('First instant of it'),
  end: text('First instant after it'),
  duration_seconds: number('From start to end'),
};

const avoid = v.pipe(v.array(v.string()), v.description('What tradition does not begin in it'));

const kaalEntries = {
  id: v.picklist(['rahu_kaal', 'yamaganda', 'gulika_kaal']),
  name: text('In the language asked for'),
  names: TrilingualName,
  vara: VaraRef,
  ...partEntries,
  parts: count('Parts of the light half of the day', 8, 8),
  night: v.pipe(
    v.nullable(v.object(partEntries)),
    v.description('The eighth of the night that it has too; null for those that have none'),
  ),
  ruler: text('Whose time it is'),
  nature: TimeNature,
  avoid,
  good_for: goodFor,
  rule,
};

/** In /panchang/daily, which names the day only once. */
export const DayKaal = record('DayKaal', 'An eighth of the day that is avoided', kaalEntries);

export const PanchangKaal = record('PanchangKaal', 'An eighth of the day that is avoided', {
  ...dayHead,
  ...kaalEntries,
  sources,
});
export type PanchangKaal = v.InferOutput<typeof PanchangKaal>;

const abhijitEntries = {
  id: v.literal('abhijit'),
  name: text('In the language asked for'),
  names: TrilingualName,
  vara: VaraRef,
  ...partEntries,
  parts: count('Muhurtas of the light half of the day', 15, 15),
  noon: text('Halfway between sunrise and sunset: the middle of all three readings'),
  extended: v.pipe(Span, v.description('48 minutes to either side of noon')),
  fixed: v.pipe(Span, v.description('24 minutes to either side of noon, whatever the length of the day')),
  is_usable: yes('False on Wednesdays'),
  unusable_because: textOrNull('Why it is not taken on this day'),
  nature: TimeNature,
  good_for: goodFor,
  avoid,
};

export const DayAbhijit = record('DayAbhijit', 'The muhurta that midday halves', abhijitEntries);

export const PanchangAbhijit = record('PanchangAbhijit', 'The muhurta that midday halves', {
  ...dayHead,
  ...abhijitEntries,
  rule,
  sources,
});
export type PanchangAbhijit = v.InferOutput<typeof PanchangAbhijit>;

const dividedPart = (title: string, description: string, id: string, most: number) =>
  record(title, description, {
    number: count('Within its half of the day', 1, most),
    id: text(id),
    name: text('In the language asked for'),
    names: TrilingualName,
    lord: PlanetId,
    nature: TimeNature,
    start: text('First instant of it'),
    end: text('First instant after it'),
    duration_seconds: number('From start to end'),
    good_for: goodFor,
  });

const halves = <Part extends v.GenericSchema>(part: Part, each: number) => ({
  day: v.pipe(v.array(part), v.length(each), v.description('Of the light half, from sunrise to sunset; they tile it')),
  night: v.pipe(v.array(part), v.length(each), v.description('Of the dark half, to the next sunrise; they tile it')),
});

export const PanchangChoghadiya = record('PanchangChoghadiya', 'The eighths of day and night', {
  ...dayHead,
  vara: VaraRef,
  ...halves(dividedPart('Choghadiya', 'An eighth of day or night', 'udveg char labh amrit kaal shubh rog', 8), 8),
  rule,
  sources,
});
export type PanchangChoghadiya = v.InferOutput<typeof PanchangChoghadiya>;

export const PanchangHora = record('PanchangHora', 'The planetary hours', {
  ...dayHead,
  vara: VaraRef,
  ...halves(dividedPart('Hora', 'A twelfth of day or night', 'Id of its lord', 12), 12),
  rule,
  sources,
});
export type PanchangHora = v.InferOutput<typeof PanchangHora>;
