/** Records of the sahams of a year. */
import * as v from 'valibot';
import {
  Confidence,
  HouseNumber,
  number,
  PlanetId,
  record,
  SignRef,
  sources,
  StrengthScore,
  text,
  yes,
  localName,
} from '../common/records.ts';
import { annualHead, notes, tajikaAspect } from './head.ts';
import { PredictionTone } from './predictions.ts';

const place = {
  longitude: number('Sidereal longitude, degrees'),
  sign: SignRef,
  degree: number('Degrees within the sign'),
  house: v.pipe(HouseNumber, v.description('From the ascendant of its chart')),
  lord: v.pipe(PlanetId, v.description('Lord of its sign')),
};

const SahamTerm = record('SahamTerm', 'A term of the formula', {
  id: text('A planet, ascendant, house_8 (its cusp), lord_9, another saham, or the middle of Cancer'),
  longitude: number('Where it stands, degrees'),
});

const Dates = record('YearSpan', 'A stretch of the year', {
  start: text('Begins'),
  end: text('First instant after it'),
});

const SahamRecord = record('Saham', 'A sensitive point of the year', {
  id: text('punya, vidya, ...'),
  name: localName,
  meaning: text('What it stands for'),
  ...place,
  lord_name: localName,
  matter: v.pipe(
    v.picklist(['kind', 'hard']),
    v.description('Of a hard matter (illness, strife, rivals) weakness is welcome'),
  ),
  is_secondary: yes('Of a further list, on which the texts differ'),
  formula: record('SahamFormula', 'A - C + B, and what came of it', {
    text: text('The formula with its longitudes'),
    a: SahamTerm,
    c: SahamTerm,
    b: SahamTerm,
    is_by_night: yes('Whether the formula of the night was used, where it differs'),
    is_sign_added: yes('Whether 30 degrees were added, B not lying on the arc from C to A'),
  }),
  strength: v.pipe(StrengthScore, v.description('Its lord, who sees it, its house, and the Punya saham')),
  tone: PredictionTone,
  tone_name: localName,
  lord_house: v.pipe(HouseNumber, v.description('Where its lord stands in the year')),
  lord_aspect: record('SahamLordAspect', 'How its lord sees it', tajikaAspect),
  supporters: v.pipe(v.array(PlanetId), v.description('Benefics with it, or on the 3rd, 5th, 9th or 11th from it')),
  burdens: v.pipe(v.array(PlanetId), v.description('Malefics with it, square to it or opposite')),
  timing: record('SahamTiming', 'When its matter comes up. Interpretive', {
    day: v.pipe(
      v.nullable(v.string()),
      v.description(
        'When the Sun has gone as far from the return as the lord stands from the saham, at its mean pace; null for illness, endings and mishaps',
      ),
    ),
    arc: v.pipe(v.nullable(v.number()), v.description('That distance, degrees; null where there is no day')),
    lord_periods: v.pipe(v.array(Dates), v.description('Mudda periods of its lord; none for endings and mishaps')),
    reason: v.pipe(v.nullable(v.string()), v.description('Why there is no day; null where there is one')),
  }),
  natal: record('NatalSaham', 'The same saham in the chart of birth', place),
  reading: text('What it says of the year'),
  confidence: Confidence,
});

export const AnnualSahams = record('AnnualSahams', 'The sahams of a year', {
  ...annualHead,
  is_day_birth: yes('Whether the Sun stood over the horizon at birth, by which the natal sahams are made'),
  sahams: v.pipe(v.array(SahamRecord), v.minLength(36), v.description('In the order of the texts, Punya first')),
  strongest: v.pipe(v.array(v.string()), v.description('Ids of the three strongest of kind matters')),
  to_support: v.pipe(v.array(v.string()), v.description('Ids of those whose tone is demanding')),
  notes,
  sources,
});
export type AnnualSahams = v.InferOutput<typeof AnnualSahams>;
