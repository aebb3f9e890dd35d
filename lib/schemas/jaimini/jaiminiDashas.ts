/** Records of the sign dashas of /jaimini, except chara dasha. */
import * as v from 'valibot';
import { Period, RunningPeriods } from '../common/period.ts';
import {
  Confidence,
  count,
  endpoint,
  HouseNumber,
  number,
  PlanetId,
  record,
  type Records,
  SignRef,
  sources,
  text,
  yes,
} from '../common/records.ts';
import {
  Alternative,
  charaEndpoint,
  charaYearEntries,
  SECOND_CYCLE,
  shoolaEndpoint,
  signDashaEntries,
  signYearEntries,
  SignYears,
} from '../common/signDasha.ts';

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

const twelve = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.length(12), v.description('In the order of the periods'));

const MandookaDasha = record('MandookaDasha', 'Mandooka dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: twelve(SignYears),
  groups: v.pipe(
    v.array(
      record('MandookaGroup', 'Four signs of one kind', {
        kind: v.picklist(['movable', 'fixed', 'dual']),
        signs: v.pipe(v.array(SignRef), v.length(4)),
      }),
    ),
    v.length(3),
    v.description('The leaps, from kind to kind'),
  ),
});
export type MandookaDasha = v.InferOutput<typeof MandookaDasha>;

const ClassicalBrahma = record('ClassicalBrahma', 'Brahma as the Sutras word it', {
  planet: PlanetId,
  sign: SignRef,
  house: HouseNumber,
  reference_sign: v.pipe(
    SignRef,
    v.description('The stronger of ascendant and seventh, from which houses are counted'),
  ),
  reason: text('Why this planet'),
  candidates: v.array(
    record('ClassicalBrahmaCandidate', 'A lord of the sixth, eighth or twelfth from the reference sign', {
      planet: PlanetId,
      houses: v.pipe(v.array(v.number()), v.description('Houses it owns, counted from the reference sign')),
      sign: SignRef,
      degree: number('Degrees within the sign'),
      is_odd: yes('Whether it stands in an odd sign'),
      is_visible: yes('Whether it stands in the houses 7 to 12 from the reference sign'),
    }),
  ),
  handed_over_by: v.pipe(
    v.nullable(PlanetId),
    v.description('Saturn or the node that it stands in for; null where there is none'),
  ),
});

const SthiraDasha = record('SthiraDasha', 'Sthira dasha from the sign of Brahma, told to the age of 120', {
  ...signDashaEntries,
  brahma: PlanetId,
  signs: twelve(SignYears),
  classical_brahma: ClassicalBrahma,
});
export type SthiraDasha = v.InferOutput<typeof SthiraDasha>;

const HoraAscendant = record('HoraAscendant', 'The ascendant that crosses a sign in an hour', {
  longitude: number('Sidereal longitude, degrees'),
  sign: SignRef,
  house: HouseNumber,
  degree: number('Degrees within the sign'),
  sunrise: text('From which it is counted'),
  sun_longitude: number('Sidereal longitude of the Sun at that sunrise, degrees'),
  is_approximate: yes('Whether the Sun did not rise, and what stands for sunrise in the panchang was taken'),
});

const Varnada = record('Varnada', 'The sign in which ascendant and hora ascendant meet', {
  sign: SignRef,
  house: HouseNumber,
  degree: number('That of the ascendant, within the sign'),
  ascendant_count: count('Odd signs from Aries forward, even ones from Pisces backward', 1, 12),
  hora_count: count('Likewise', 1, 12),
  joined_by: v.picklist(['sum', 'difference']),
  number: count('Counted from Aries forward for an odd ascendant, from Pisces backward for an even one', 1, 12),
  text: text('The reckoning in words'),
});

const VarnadaTrine = record('VarnadaTrine', 'The varnada or one of its trines, which guard strength and vitality', {
  sign: SignRef,
  house: HouseNumber,
  periods: v.pipe(
    v.array(
      v.object({
        start: text('First instant of it'),
        end: text('First instant after it'),
        is_current: yes('Whether it runs now, or at as_of'),
      }),
    ),
    v.description('Mahadashas of the sign, in the order of time'),
  ),
  benefics: v.pipe(v.array(PlanetId), v.description('Natural benefics in it or aspecting it by sign')),
  malefics: v.pipe(v.array(PlanetId), v.description('Natural malefics in it or aspecting it by sign')),
  is_trident: yes('Whether it is a sign of the trident of Rudra'),
  is_guarded: yes('Whether a benefic stands in it or aspects it'),
  text: text('What follows for its period'),
  confidence: Confidence,
});

const VarnadaDasha = record('VarnadaDasha', 'Varnada dasha, told to the age of 120', {
  ...signDashaEntries,
  hora_ascendant: HoraAscendant,
  varnada: Varnada,
  signs: twelve(SignYears),
  trines: v.pipe(v.array(VarnadaTrine), v.length(3)),
  disclaimer: text('What the answer is no statement of'),
});
export type VarnadaDasha = v.InferOutput<typeof VarnadaDasha>;

const YogardhaSign = record('YogardhaSignYears', 'How many years a sign has by yogardha, and of what they are made', {
  ...signYearEntries,
  chara_years: number('Years by chara dasha'),
  sthira_years: number('Years by sthira dasha: movable 7, fixed 8, dual 9'),
  ...charaYearEntries,
});

const YogardhaDasha = record('YogardhaDasha', 'Yogardha dasha, told to the age of 120', {
  ...signDashaEntries,
  signs: twelve(YogardhaSign),
});
export type YogardhaDasha = v.InferOutput<typeof YogardhaDasha>;

/** Answers of /jaimini about dashas. */
export const dashaAnswers = {
  charaDasha: charaEndpoint,
  mandookaDasha: endpoint(
    'Mandooka dasha',
    `Sign periods that leap like a frog: from the stronger of ascendant and seventh through the four signs of its kind, then through those of the next kinds. Movable signs last 7 years, fixed 8, dual 9. ${SECOND_CYCLE} Every comparison that chose the first sign is told.`,
    MandookaDasha,
  ),
  sthiraBrahmaDasha: endpoint(
    'Sthira dasha',
    `Twelve sign periods forward from the sign of Brahma, the one of the lords of 6, 8 and 12 with most degrees in its sign; a lord of the eighth in the eighth goes before. Movable signs last 7 years, fixed 8, dual 9. ${SECOND_CYCLE} Brahma as the Sutras word it stands beside, with the periods from there.`,
    SthiraDasha,
  ),
  shoolaDasha: shoolaEndpoint,
  varnadaDasha: endpoint(
    'Varnada dasha',
    `Sign periods from the stronger of ascendant and hora ascendant, each with as many years as it stands from the varnada, the sign in which those two meet. ${SECOND_CYCLE} Other ways to find the varnada and its years stand beside.`,
    VarnadaDasha,
  ),
  yogardhaDasha: endpoint(
    'Yogardha dasha',
    `Sign periods from the stronger of ascendant and seventh, each the mean of its years by chara and by sthira dasha. ${SECOND_CYCLE}`,
    YogardhaDasha,
  ),
  sandhyaKalaDasha: kaalaEndpoint,
} satisfies Records;
