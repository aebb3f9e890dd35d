/** Records of the dashas of a year and of its tri-pataki chakra. */
import * as v from 'valibot';
import { MUDDA_OPENINGS } from '../../astro/varshphal/mudda.ts';
import { PROGRESSES } from '../../astro/varshphal/tajikaChoices.ts';
import { Period } from '../common/period.ts';
import {
  Confidence,
  count,
  HouseNumber,
  list,
  localName,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  text,
} from '../common/records.ts';
import { annualHead, notes } from './head.ts';
import { PredictionTone } from './predictions.ts';

const YearDashaId = v.picklist(['mudda', 'yogini', 'patyayini']);

export const AnnualDashas = record('AnnualDashas', 'The dashas of a year', {
  ...annualHead,
  first_period: v.pipe(v.picklist(MUDDA_OPENINGS), v.description('How the first mudda period begins')),
  mudda: list(Period, 'Vimshottari within the year; the running period is opened, with detail=full each'),
  yogini: list(Period, 'Yogini within the year, likewise'),
  patyayini: list(Period, 'By degrees within signs; that of the ascendant has its sign and no lord'),
  shares: list(
    record('PatyayiniShare', 'A share of patyayini', {
      lord: v.pipe(v.nullable(PlanetId), v.description('Null of the ascendant')),
      name: localName,
      degree: number('Degrees within the sign (krishamsha)'),
      share: number('Part of the year, 0 to 1'),
    }),
    'The lowest degree first',
  ),
  readings: list(
    record('YearDashaReading', 'What a period says, from the annual chart', {
      dasha: YearDashaId,
      level: count('1 period, 2 its part', 1, 2),
      lord: v.pipe(v.nullable(PlanetId), v.description('Null of the ascendant')),
      name: localName,
      start: text('Begins'),
      end: text('First instant after it'),
      tone: PredictionTone,
      tone_name: localName,
      text: text('How its lord fares in the year'),
    }),
    'Of what runs now or at as_of; outside the year, or with readings=all, of every period',
  ),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualDashas = v.InferOutput<typeof AnnualDashas>;

const planetList = v.array(PlanetId);
const byPoint = { lagna: planetList, moon: planetList };

export const AnnualTripataki = record('AnnualTripataki', 'The tri-pataki chakra of a year', {
  ...annualHead,
  running_year: count('Of life: the completed years and one', 1, 121),
  progress: v.picklist(PROGRESSES),
  positions: list(
    record('TripatakiPosition', 'A planet in the chakra', {
      planet: PlanetId,
      planet_name: localName,
      natal_sign: SignRef,
      sign: v.pipe(SignRef, v.description('Reached by the running year')),
      house: v.pipe(HouseNumber, v.description('Point of the chakra: 1 is the ascendant of the year')),
    }),
    'The nine planets',
  ),
  vedha: record('TripatakiVedha', 'Who touches by a line of the chakra', byPoint),
  joined: record('TripatakiJoined', 'Who stands on the same point', byPoint),
  readings: list(
    record('TripatakiReading', 'What the chakra says', {
      of: v.picklist(['moon', 'lagna']),
      tone: PredictionTone,
      tone_name: localName,
      text: text('Who touches it, and what that means'),
    }),
    'The Moon first',
  ),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualTripataki = v.InferOutput<typeof AnnualTripataki>;
