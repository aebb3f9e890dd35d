/** Record of sandhya-kala dasha, whose periods belong to planets. */
import * as v from 'valibot';
import { Period, RunningPeriods } from '../common/period.ts';
import { count, endpoint, number, PlanetId, record, sources, text, yes } from '../common/records.ts';
import { Alternative } from '../common/signDasha.ts';

const DayPart = record('BirthDayPart', 'The part of the day that the birth fell into', {
  id: v.pipe(
    v.picklist(['khanda', 'mugdha', 'sudha', 'poorna']),
    v.description('Dawn, day, dusk, night; dawn and dusk reach five ghatikas to either side of sunrise and sunset'),
  ),
  name: text('In the language asked for'),
  start: text('First instant of it'),
  end: text('First instant after it'),
  ghatikas: count('How many it has in the text', 10, 20),
  multiplier: count('What its ghatikas are multiplied with', 2, 4),
  past_ghatikas: number('Passed at birth, in proportion to how long the part lasted that day'),
  past_clock_ghatikas: number('Passed at birth, in ghatikas of 24 minutes'),
  minutes_from_border: number('To the nearer border of the part, where another part would give other periods'),
  is_approximate: yes(
    'Whether the Sun did not rise or set on a day that the part is counted from, and what stands for it in the panchang was taken',
  ),
  text: text('The reckoning in words'),
});

const KaalaYears = record('KaalaYears', 'How many years a planet has', {
  planet: PlanetId,
  name: text('In the language asked for'),
  serial: count('Its place in the order, the Sun first', 1, 9),
  years: number('Years in the first round: the unit times its place'),
  second_years: number('Years in the second round, from what was left of the part of the day'),
});

const KaalaDasha = record('SandhyaKalaDasha', 'Sandhya-kala dasha, told for 120 years of the dasha', {
  system: text('Id of the dasha'),
  name: text('In the language asked for'),
  purpose: text('What the dasha is read for'),
  cycle_years: number('Years of the first nine periods'),
  day_part: DayPart,
  unit_years: number('Past ghatikas times the multiplier, divided by 15'),
  second_unit_years: number('The same of what was left of the part'),
  planets: v.pipe(v.array(KaalaYears), v.length(9)),
  current: RunningPeriods,
  periods: v.pipe(
    v.array(Period),
    v.description(
      'Nine of the first round from birth, then nine of the second, 120 years of the dasha together; a round of no length is left out',
    ),
  ),
  rounds: v.array(
    v.object({
      number: count('1 for what had passed of the part, 2 for what was left', 1, 2),
      years: number('Years of its nine periods'),
      start: text('First instant of it'),
      end: text('First instant after it'),
    }),
  ),
  sub_periods: text('How periods are divided'),
  alternatives: v.array(Alternative),
  notes: v.pipe(v.array(v.string()), v.description('Choices made where texts differ or are silent')),
  sources,
});
export type KaalaDasha = v.InferOutput<typeof KaalaDasha>;

export const kaalaEndpoint = endpoint(
  'Sandhya-kala dasha',
  'Nine planet periods from the time of day: how many ghatikas had passed of the dawn, day, dusk or night of the birth, times 4 or 2, divided by 15, times the place of the planet from the Sun to Ketu. A second round from the ghatikas that were left leads on to the age of 120. The years move quickly with the time of birth: `minutes_from_border` says how near another part of the day was.',
  KaalaDasha,
);
