/** Records of the calendar of a day: lunar month, eras, season, Sun and Moon. */
import * as v from 'valibot';
import { LunarMonthId, SamvatsaraId } from '../common/ids/closedIds.ts';
import { IdName, TrilingualName, Span } from '../common/panchangElements.ts';
import { count, NakshatraRef, number, record, SignRef, text, yes } from '../common/records.ts';

export const MonthRef = record('LunarMonthRef', 'A lunar month by name', {
  id: LunarMonthId,
  number: count('1 is Chaitra', 1, 12),
  name: text('In the language asked for'),
  names: TrilingualName,
});

export const LunarMonth = record('LunarMonth', 'The lunar month that runs when the day begins', {
  amanta: v.pipe(MonthRef, v.description('Name where months run from new moon to new moon')),
  purnimanta: v.pipe(MonthRef, v.description('Name where months run from full moon to full moon')),
  kind: v.pipe(
    v.picklist(['regular', 'adhika', 'kshaya']),
    v.description('adhika: the Sun enters no sign between the two new moons; kshaya: it enters two'),
  ),
  is_adhika: yes('An intercalary month'),
  is_kshaya: yes('A month that stands for two'),
  lost_month: v.pipe(
    v.nullable(MonthRef),
    v.description('The month without a new moon of its own, which a kshaya month stands for too; else null'),
  ),
  paksha: v.pipe(v.picklist(['shukla', 'krishna']), v.description('Bright or dark half')),
  paksha_name: text('In the language asked for'),
  start: text('The new moon that opens the amanta month'),
  full_moon: text('The full moon in its middle'),
  end: text('The new moon that ends it'),
  sun_sign_at_start: v.pipe(SignRef, v.description('Of the Sun at the opening new moon: it gives the name')),
  sun_sign_at_end: v.pipe(SignRef, v.description('Of the Sun at the closing new moon: it tells adhika and kshaya')),
  explanation: text('How the name was found, with the signs that were seen'),
});
export type LunarMonth = v.InferOutput<typeof LunarMonth>;

const Samvatsara = record('Samvatsara', 'One of the sixty years of Jupiter', {
  id: SamvatsaraId,
  number: count('1 is Prabhava', 1, 60),
  name: text('In the language asked for'),
  names: TrilingualName,
});

const Era = record('Era', 'The year in one era', {
  year: count('Elapsed years', 1400, 2500),
  begins: v.picklist(['chaitra_shukla_1', 'kartika_shukla_1']),
  samvatsara: v.pipe(v.nullable(Samvatsara), v.description('Name of the year; null where the era gives it none')),
  reckoning: text('How the year and its name are counted'),
});

export const Samvat = record('Samvat', 'The lunar year in three eras', {
  vikram: v.pipe(Era, v.description('With the name of the northern reckoning')),
  shaka: v.pipe(Era, v.description('With the name of the southern reckoning')),
  gujarati: v.pipe(Era, v.description('Vikram years that begin after Diwali')),
});
export type Samvat = v.InferOutput<typeof Samvat>;

const byBothZodiacs = <Entry extends v.GenericSchema>(entry: Entry) => ({
  sidereal: v.pipe(entry, v.description('By the sidereal sign of the Sun, as almanacs do')),
  tropical: v.pipe(entry, v.description('By the tropical sign of the Sun, from the equinoxes and solstices')),
});

const Ritu = v.object({
  ...IdName.entries,
  english: text('Season of northern India'),
  sign: v.pipe(SignRef, v.description('Of the Sun in this zodiac')),
});
export const Ritus = record('Ritus', 'The season, by both zodiacs', byBothZodiacs(Ritu));
export type Ritus = v.InferOutput<typeof Ritus>;

const Ayana = v.object({ ...IdName.entries, sign: v.pipe(SignRef, v.description('Of the Sun in this zodiac')) });
export const Ayanas = record('Ayanas', 'The half of the year, northward or southward, by both zodiacs', {
  ...byBothZodiacs(Ayana),
});
export type Ayanas = v.InferOutput<typeof Ayanas>;

export const DaySun = record('PanchangDaySun', 'The Sun when the day begins', {
  longitude: number('Sidereal, degrees'),
  sign: SignRef,
  nakshatra: NakshatraRef,
  solar_month: v.pipe(Span, v.description('Its stay in this sign, from one sankranti to the next')),
});
export type DaySun = v.InferOutput<typeof DaySun>;

export const DayMoon = record('PanchangDayMoon', 'The Moon when the day begins', {
  longitude: number('Sidereal, degrees'),
  sign: SignRef,
  signs: v.pipe(
    v.array(v.object({ ...Span.entries, sign: SignRef })),
    v.minLength(1),
    v.description('Its stays in signs that touch the day, whole ones, in order'),
  ),
  illumination: number('Part of the disc that is lit, 0 to 1'),
});
export type DayMoon = v.InferOutput<typeof DayMoon>;
