/** Answers of /varshphal. */
import * as v from 'valibot';
import { DRAWN_TOO, svgEntry } from '../common/drawing/answers.ts';
import { VaraId } from '../common/ids/closedIds.ts';
import { twelve } from '../common/houseRef.ts';
import {
  Ascendant,
  Confidence,
  count,
  DignityId,
  endpoint,
  Evidence,
  HouseNumber,
  nine,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
  type Records,
  localName,
} from '../common/records.ts';
import { annualHead, AnnualPlanet, munthaPlace, PanchaVargiyaBand, notes, tajikaAspect } from './head.ts';
import { AnnualYogas } from './matters.ts';
import { AnnualMonth } from './month.ts';
import { AnnualDashas, AnnualTripataki } from './yearCycles.ts';
import { AnnualPanchaVargiya, AnnualYearLord } from './yearLord.ts';
import { AnnualPredictions } from './predictions.ts';
import { AnnualSahams } from './year.ts';

const TajikaContact = record('TajikaContact', 'Two planets of the annual chart, and how near their lights are', {
  faster: PlanetId,
  slower: PlanetId,
  place: count('Place of the slower planet, counted from the faster', 1, 12),
  ...tajikaAspect,
  virupas: number('Strength of the aspect, of 60'),
  gap: number(
    'Degrees that the faster has to go, by degrees within the signs, or to leave its sign and go on; negative when it has passed',
  ),
  orb: number('Half of their two lights (deeptamsha) together, degrees'),
  contact: v.pipe(
    v.picklist(['sampurna', 'vartaman', 'bhavishyat', 'ishrafa', 'apart', 'unseen']),
    v.description(
      'sampurna: joined within a degree; vartaman: joining; bhavishyat: about to; ishrafa: parting; apart: out of orb; unseen: no aspect',
    ),
  ),
});

const TajikaYoga = record('TajikaYoga', 'One of the yogas of Tajika, present or not', {
  id: text('ikkabala to radda'),
  name: localName,
  present: yes('Whether it is formed'),
  polarity: v.picklist(['good', 'bad']),
  result: v.pipe(v.nullable(v.string()), v.description('What it is said to give; null when absent')),
  instances: v.pipe(
    v.array(
      record('TajikaYogaInstance', 'One place where it is formed', {
        planets: v.array(PlanetId),
        houses: v.pipe(
          v.array(HouseNumber),
          v.description('Whose matter it is about; none where about the planets alone'),
        ),
      }),
    ),
    v.description('Empty when absent'),
  ),
  evidence: v.array(Evidence),
});

export const AnnualChart = record('AnnualChart', 'The annual chart', {
  ...annualHead,
  weekday: record('AnnualWeekday', 'The vara of the return, from sunrise to sunrise', {
    id: VaraId,
    number: count('1 is Sunday', 1, 7),
    name: localName,
    lord: PlanetId,
  }),
  ascendant: v.pipe(Ascendant, v.description('Rising at the return, over the place of the return')),
  natal_ascendant: SignRef,
  natal_house_rising: v.pipe(HouseNumber, v.description('House of the natal chart whose sign rises')),
  is_dvijanma: yes('Whether the natal ascendant sign rises again (dvijanma varsha)'),
  planets: nine(AnnualPlanet),
  houses: twelve(
    record('AnnualHouse', 'A whole-sign house of the year', {
      number: HouseNumber,
      sign: SignRef,
      lord: PlanetId,
      lord_house: HouseNumber,
      occupants: v.array(PlanetId),
      aspected_by: v.pipe(v.array(PlanetId), v.description('By Tajika aspect; Rahu and Ketu cast none')),
    }),
  ),
  muntha: record('AnnualMuntha', 'Where the Muntha stands', munthaPlace),
  aspects: v.pipe(v.array(TajikaContact), v.length(21), v.description('All pairs of the seven planets')),
  yogas: v.pipe(v.array(TajikaYoga), v.description('Those that are read from positions, in the order of the text')),
  notes,
  sources,
  ...svgEntry,
});
export type AnnualChart = v.InferOutput<typeof AnnualChart>;

const LordCondition = record('MuntheshCondition', 'How the lord of the Muntha fares in the year', {
  sign: SignRef,
  house: HouseNumber,
  dignity: DignityId,
  dignity_name: localName,
  is_combust: v.boolean(),
  is_retrograde: v.boolean(),
  bala: number('Classical pancha-vargiya bala, 0 to 20'),
  band: PanchaVargiyaBand,
  band_name: localName,
  eighth_lord: v.pipe(PlanetId, v.description('Lord of the 8th house of the year')),
  is_with_eighth_lord: yes('Whether it shares the sign of that lord, being another'),
});

export const AnnualMuntha = record('AnnualMunthaReading', 'The Muntha of a year', {
  ...annualHead,
  ...munthaPlace,
  place_quality: v.pipe(
    v.picklist(['best', 'by_effort', 'demanding']),
    v.description('9, 10, 11; 1, 2, 3, 5; 4, 6, 7, 8, 12'),
  ),
  theme: text('What the house of the Muntha is about'),
  leaves_sign_at: text('When it leaves the sign, at 2.5 degrees a month'),
  lord_condition: LordCondition,
  aspects: v.pipe(
    v.array(
      record('MunthaWitness', 'A planet that stands with the Muntha or sees it', {
        planet: PlanetId,
        planet_name: localName,
        ...tajikaAspect,
        is_benefic: yes('By nature in the annual chart'),
        is_supporting: yes('Whether it helps: a benefic, or the lord of the Muntha whatever its nature'),
      }),
    ),
    v.description('By Tajika aspect; Rahu and Ketu only where they stand with it'),
  ),
  months: v.pipe(
    v.array(
      record('MunthaMonth', 'A solar month of the year (maasa)', {
        number: count('1 begins with the return', 1, 12),
        start: text('When the Sun has gone on by 30 degrees for each month'),
        end: text('First instant after it'),
        sign: SignRef,
        house: v.pipe(HouseNumber, v.description('From the ascendant of the year')),
        degree: number('Of the Muntha within the sign when the month begins'),
      }),
    ),
    v.length(12),
  ),
  verdict: v.picklist(['good', 'mixed', 'demanding']),
  verdict_name: localName,
  strength: v.pipe(
    StrengthScore,
    v.description('What the verdict rests on: good where its band is good or excellent, mixed where it is average'),
  ),
  evidence: v.array(Evidence),
  reading: text('The year by its Muntha, from what was found'),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualMuntha = v.InferOutput<typeof AnnualMuntha>;

export const answers = {
  chart: endpoint(
    'Annual chart (varsha kundali)',
    'The chart of the instant at which the sidereal Sun is back at its longitude at birth: ascendant, planets, houses, Muntha, and the Tajika aspects of the year. ' +
      DRAWN_TOO,
    AnnualChart,
  ),
  muntha: endpoint(
    'Muntha',
    'The natal ascendant moved on by a sign a year: its house, its lord, who sees it, its way through the months, and what it says of the year.',
    AnnualMuntha,
  ),
  yearLord: endpoint(
    'Lord of the year (Varshesha)',
    'The five office-bearers, every step of the choice among them, whom other schools would name, and what the lord of the year brings.',
    AnnualYearLord,
  ),
  panchaVargiya: endpoint(
    'Pancha-vargiya bala',
    'Five-fold strength of the seven planets in the annual chart from D1, D2, D12, D3 and D9, beside the classical five of Tajika Nilakanthi and harsha bala.',
    AnnualPanchaVargiya,
  ),
  sahams: endpoint(
    'Sahams',
    'Forty sensitive points A - C + B of the annual chart by the rule of day or night, each with its formula, lord, strength with reasons, days and natal counterpart.',
    AnnualSahams,
  ),
  predictions: endpoint(
    'Annual predictions',
    'The year with a score that adds up, eight areas of life each with its promise and reasons, its months by mudda dasha with dates, the Vimshottari lords that run in it, yogas and special features.',
    AnnualPredictions,
  ),
  dashas: endpoint(
    'Dashas of the year',
    'The periods of mudda, of yogini within the year and of patyayini with their parts, and what those that run say by the annual chart.',
    AnnualDashas,
  ),
  tripataki: endpoint(
    'Tri-pataki chakra',
    'Where the planets have gone by the running year of life, and which of them touch the ascendant of the year and the Moon.',
    AnnualTripataki,
  ),
  month: endpoint(
    'Month and day of the year',
    'The chart of the instant at which the Sun has gone on by 30 degrees a month and a degree a day, its Muntha, its office-bearers and the lord among them.',
    AnnualMonth,
  ),
  yogas: endpoint(
    'The sixteen Tajika yogas',
    'All sixteen yogas of Tajika for the matters asked about, each a verdict with its evidence, how each matter and its lord stand, and what is yet to join.',
    AnnualYogas,
  ),
} satisfies Records;
