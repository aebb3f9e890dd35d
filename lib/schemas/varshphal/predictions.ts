/** Records of the predictions of a year. */
import * as v from 'valibot';
import { MUDDA_OPENINGS } from '../../astro/varshphal/mudda.ts';
import {
  Confidence,
  count,
  Evidence,
  HouseNumber,
  number,
  PlanetId,
  record,
  sources,
  StrengthScore,
  text,
  yes,
  localName,
} from '../common/records.ts';
import { annualHead, notes } from './head.ts';

export const PredictionTone = v.pipe(
  v.picklist(['good', 'mixed', 'demanding']),
  v.description(
    'By the band of the score: good where it is good or excellent, mixed where it is average; for hard matters the other way round. Interpretive',
  ),
);

const span = { start: text('Begins'), end: text('First instant after it') };

const yearPlanet = {
  planet: PlanetId,
  planet_name: localName,
  house: v.pipe(HouseNumber, v.description('In the annual chart')),
  bala: number('Classical pancha-vargiya bala of 20; of a node that of its dispositor'),
};

const judged = {
  strength: v.pipe(StrengthScore, v.description('0 to 100, the exact sum of its components')),
  tone: PredictionTone,
  tone_name: localName,
};

export const Bond = record(
  'YearBond',
  'How the lord of the ascendant and the lord of the matter (karyesh) come together',
  {
    kind: v.pipe(
      v.picklist(['same', 'ithasala', 'bhavishyat', 'nakta', 'yamaya', 'ishrafa', 'none']),
      v.description(
        'same: one planet is both; ithasala: they join; bhavishyat: about to; nakta, yamaya: a faster, a slower planet brings them together; ishrafa: past; none',
      ),
    ),
    ascendant_lord: PlanetId,
    karyesh: PlanetId,
    is_promising: yes(
      'Whether it promises its matter: joined and not spoiled, or brought together, or one; of health, whether the lord of the ascendant is kept from that of the 6th',
    ),
    carriers: v.pipe(v.array(PlanetId), v.description('Who brings them together in nakta or yamaya')),
    spoilers: v.pipe(v.array(PlanetId), v.description('Mars or Saturn pressing on the faster of them (manaau)')),
    weaknesses: v.pipe(v.array(v.string()), v.description('What makes a lord give back what it receives (radda)')),
    text: text('The same in words'),
  },
);

const Area = record('YearArea', 'An area of life in the year', {
  id: text('career finance health relationship family education travel spirituality'),
  name: localName,
  ...judged,
  houses: v.pipe(v.array(HouseNumber), v.description('The first is the one whose lord stands for the matter')),
  lord: record('YearAreaLord', 'Lord of the first of them', yearPlanet),
  bond: Bond,
  sahams: v.array(
    record('YearAreaSaham', 'A saham of the area', {
      id: text('As in /varshphal/sahams'),
      name: localName,
      house: HouseNumber,
      tone: PredictionTone,
      day: v.pipe(
        v.nullable(v.string()),
        v.description('When its matter is felt by the arc of its lord; null for illness, which is given no day'),
      ),
    }),
  ),
  supporters: v.pipe(v.array(PlanetId), v.description('Who helps the first house from within or by friendly aspect')),
  burdens: v.pipe(v.array(PlanetId), v.description('Who presses on it')),
  periods: v.pipe(
    v.array(record('YearAreaPeriod', 'When it comes up', { lord: PlanetId, ...span, tone: PredictionTone })),
    v.description('Mudda periods of its lord and of the lords of its sahams, in time order'),
  ),
  reading: text('What the year says of it'),
  advice: text('What to make of it'),
  confidence: Confidence,
});

const Month = record('YearPeriod', 'A mudda period of the year', {
  lord: PlanetId,
  name: localName,
  ...span,
  days: number('Length in days'),
  ...judged,
  house: v.pipe(HouseNumber, v.description('Of its lord in the annual chart')),
  owned_houses: v.pipe(
    v.array(HouseNumber),
    v.description('Houses of the year that the lord, or of a node its dispositor, owns'),
  ),
  reading: text('What the period brings, and why'),
  sub_periods: v.pipe(
    v.array(
      record('YearSubPeriod', 'A part of a mudda period', {
        lord: PlanetId,
        name: localName,
        ...span,
        days: number('Length in days'),
      }),
    ),
    v.description(
      'In proportion to the days of all nine lords; they tile the period. A cut period has the parts in it',
    ),
  ),
});

export const AnnualPredictions = record('AnnualPredictions', 'What a year promises', {
  ...annualHead,
  ...judged,
  summary: text('The year in a few sentences'),
  year_lord: record('PredictedYearLord', 'The lord of the year (Varshesha)', yearPlanet),
  muntha: record('PredictedMuntha', 'The Muntha of the year', {
    house: HouseNumber,
    lord: PlanetId,
    reading: text('What it says of the year'),
  }),
  running_dasha: v.pipe(
    v.array(
      record('YearRunningLord', 'A Vimshottari lord that runs at the return, and how it fares in the annual chart', {
        level: count('1 mahadasha, 2 antardasha', 1, 2),
        ...yearPlanet,
        ...span,
        reading: text('What it adds to the year'),
      }),
    ),
    v.description('Empty beyond the periods of a life'),
  ),
  areas: v.pipe(v.array(Area), v.length(8)),
  first_period: v.pipe(v.picklist(MUDDA_OPENINGS), v.description('How the first mudda period begins')),
  months: v.pipe(v.array(Month), v.description('Mudda periods in time order; they tile the year exactly')),
  yogas: v.pipe(
    v.array(
      record('YearYoga', 'A Tajika yoga of the year', {
        id: text('As in /varshphal/chart'),
        name: localName,
        polarity: v.picklist(['good', 'bad']),
        result: text('What it is said to give'),
        planets: v.pipe(v.array(PlanetId), v.description('Who forms it, wherever it is formed')),
        houses: v.pipe(v.array(HouseNumber), v.description('Whose matters it is about')),
        text: text('Where it is formed: by which planets, how near, and for which houses'),
      }),
    ),
    v.description('Those formed; /varshphal/chart tells all, with evidence'),
  ),
  special: v.array(
    record('YearSpecial', 'A special feature of the year', {
      id: text('Feature'),
      name: localName,
      present: yes('Whether it is formed'),
      text: v.pipe(v.nullable(v.string()), v.description('What it means; null where it is not formed')),
      evidence: v.array(Evidence),
    }),
  ),
  disclaimer: text('What a reading can be used for'),
  confidence: Confidence,
  notes,
  sources,
});
export type AnnualPredictions = v.InferOutput<typeof AnnualPredictions>;
