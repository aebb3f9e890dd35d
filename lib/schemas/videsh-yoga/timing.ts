/** Record of when life abroad ripens. */
import * as v from 'valibot';
import { AreaScore, ScoredPeriod, Significator, TimingWindow, WindowLord } from '../common/areas.ts';
import {
  count,
  HouseNumber,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
  yes,
  list,
  orNull,
} from '../common/records.ts';

const FavourableDasha = record('FavourableDasha', 'An antardasha whose lord signifies life abroad', {
  mahadasha: WindowLord,
  antardasha: WindowLord,
  is_current: yes('Runs at the instant asked about'),
  strength: v.pipe(
    v.picklist(['strong', 'fair']),
    v.description('strong: the lord of the mahadasha signifies it too; fair: that of the antardasha alone'),
  ),
  reasons: list(v.string(), 'Why the lord of the antardasha signifies it in this chart'),
  mahadasha_reasons: list(v.string(), 'Why that of the mahadasha does; empty where it does not'),
});

const ForeignPassage = record('ForeignPassage', 'A slow planet in a house that bears on life abroad', {
  planet: PlanetId,
  name: text('In the language asked for'),
  house: HouseNumber,
  sign: SignRef,
  start: orNull(v.string(), 'Entry; null where it lies before the ephemeris begins'),
  end: orNull(v.string(), 'Exit; null where it lies after the ephemeris ends'),
  is_current: yes('It stands there at the instant asked about'),
  is_return: yes('It comes in moving backwards, or goes out so: it passes the border more than once'),
  text: text('What it does'),
});

const ForeignDoubleTransit = record('ForeignDoubleTransit', 'Jupiter and Saturn both reach a house or its lord', {
  house: HouseNumber,
  start: text('First instant; it may lie before the instant asked about'),
  end: text('First instant after it; it may lie after the time searched'),
  is_current: yes('Runs at the instant asked about'),
  text: text('The same in a sentence'),
});

export const ForeignTiming = record('ForeignTiming', 'When life abroad ripens', {
  from: text('The instant the search begins: that asked about, or the birth where it lies ahead'),
  until: text('The instant it ends: after the years asked for, or with the last dasha'),
  years_ahead: count('Years searched', 1, 120),
  acting: record('ForeignActing', 'The periods that act: those whose lords the request names, else those that run', {
    ...AreaScore.entries,
    is_favorable: yes('The lord of the mahadasha or of the antardasha signifies life abroad'),
    periods: list(ScoredPeriod, 'The mahadasha first; empty before birth and after the last period'),
    text: text('The same in sentences'),
  }),
  favorable_dashas: list(FavourableDasha, 'Of the years ahead, in order'),
  peak_periods: list(
    TimingWindow,
    'Times of 65 or more, the best first: those in which periods and a double transit agree (is_agreed) before those of periods alone',
  ),
  further_periods: list(TimingWindow, 'Times from 50 to below 65, the best first'),
  coverage_percent: number(
    'Percent of the years asked about that peaks and further times cover together, 10 at the most',
  ),
  why: text('Why these times are told and no others'),
  reason: orNull(
    v.picklist(['none_strong_enough', 'outside_life', 'outside_ages']),
    'Why there is no peak; null where there are. outside_life: the years asked about lie before the birth or after the last dasha; outside_ages: before the age of 18 or from 80 on. Then nothing is listed',
  ),
  transit_triggers: list(ForeignPassage, 'Entries and exits of the slow planets, in order'),
  double_transits: list(ForeignDoubleTransit, 'Over the 12th and the 9th, in order'),
  significators: list(Significator, 'Planets whose periods bring it'),
  text: text('The same in sentences'),
  sources,
});
export type ForeignTiming = v.InferOutput<typeof ForeignTiming>;
