/** The first fields of every answer of /varshphal, and small fields that several share. */
import * as v from 'valibot';
import {
  count,
  DignityId,
  HouseNumber,
  localName,
  number,
  PlanetId,
  Points,
  positionEntries,
  record,
  SignRef,
  text,
  yes,
} from '../common/records.ts';

export const annualHead = {
  year: number('The year asked about'),
  solar_return: text(
    'When the sidereal Sun is back at its longitude at birth, on the clock of the place of the return',
  ),
  julian_day_ut: number('The same instant as a Julian day, UT'),
  completed_years: count('Years of life completed at the return; 0 at birth', 0, 120),
  year_end: text('The next solar return, which ends the year'),
  is_year_end_estimated: yes('Whether a mean sidereal year stands in for a return outside the ephemeris'),
  length_days: number('From return to return, days'),
  is_day_return: yes('Whether the Sun stands over the horizon at the return'),
  place: record('ReturnPlace', 'Over which place the annual chart is cast', {
    kind: v.pipe(
      v.picklist(['birth', 'current']),
      v.description('The birth place, or current_location where return_place asks for it; in year 0 the birth place'),
    ),
    latitude: number('Degrees north'),
    longitude: number('Degrees east'),
    timezone: text('Time zone of that place, on whose clock the instants of the answer are written'),
  }),
};

export type AnnualHead = v.InferOutput<v.ObjectSchema<typeof annualHead, undefined>>;

export const notes = v.pipe(
  v.array(v.string()),
  v.description('Choices that the texts leave open, and which was made'),
);
export const PanchaVargiyaBand = v.pipe(
  v.picklist(['purna', 'madhya', 'alpa', 'nirbala']),
  v.description('purna from 15, madhya from 10, alpa from 5, nirbala below 5 of 20 units'),
);

/** How one placement aspects another in the annual chart. */
export const tajikaAspect = {
  aspect: v.pipe(
    v.picklist(['conjunction', 'sextile', 'square', 'trine', 'opposition', 'none']),
    v.description('By signs: 1st; 3rd and 11th; 4th and 10th; 5th and 9th; 7th; the 2nd, 6th, 8th and 12th do not see'),
  ),
  aspect_name: localName,
  nature: v.pipe(
    v.picklist(['open_friendly', 'hidden_friendly', 'secret_inimical', 'open_inimical', 'neutral']),
    v.description('A conjunction is counted with the openly inimical, but acts by the nature of the planets'),
  ),
};

export const Bala = record('TajikaBala', 'A strength of Tajika, with what it is the sum of', {
  score: number('The sum of the components'),
  components: v.array(Points),
});

/** Where the Muntha stands. */
export const munthaPlace = {
  sign: SignRef,
  house: v.pipe(HouseNumber, v.description('From the ascendant of the year')),
  lord: v.pipe(PlanetId, v.description('The Munthesh')),
  lord_name: localName,
  longitude: number('At the return: the natal ascendant moved on by a sign a year'),
  degree: number('Degrees within the sign'),
  natal_house: v.pipe(HouseNumber, v.description('From the natal ascendant')),
};

export const AnnualPlanet = record('AnnualPlanet', 'A planet at the return', {
  ...positionEntries,
  dignity: DignityId,
  dignity_name: localName,
  is_combust: yes('Within the limit of combustion'),
  natal_house: v.pipe(HouseNumber, v.description('House of the natal chart that it passes through')),
});
