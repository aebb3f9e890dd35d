/** Answers of /planets. */
import * as v from 'valibot';
import { DRAWN_TOO, svgEntry } from '../common/drawing/answers.ts';
import { PlanetAspects, PlanetConjunctions, PlanetKarakas, PlanetLordships, PlanetRelationships } from './relations.ts';
import {
  Ascendant,
  count,
  DignityId,
  endpoint,
  nine,
  number,
  planetHead,
  PlanetId,
  positionEntries,
  record,
  SignRef,
  sources,
  text,
  yes,
  type Records,
} from '../common/records.ts';
import { coordinateParts } from './coordinates.ts';
import { birthParts } from '../chart/birthParts.ts';
import { addedLords } from '../kp/lords.ts';
import { PlanetShadbala, ShadbalaReadings } from '../common/strength.ts';

export const PlanetPositions = record('PlanetPositions', 'The ascendant and the nine planets, Sun to Ketu', {
  ascendant: Ascendant,
  planets: nine(record('PlacedPlanet', 'Where a planet stands', { ...positionEntries, ...addedLords })),
  ...birthParts,
  ...coordinateParts,
  ...svgEntry,
});
export type PlanetPositions = v.InferOutput<typeof PlanetPositions>;

const RelationId = v.picklist(['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy']);

export const PlanetDignity = record('PlanetDignity', 'How well a planet is placed by sign', {
  ...planetHead,
  sign: SignRef,
  degree: number('Degrees within the sign'),
  dignity: DignityId,
  dignity_name: text('In the language asked for'),
  is_sign_exalted: yes('In the sign of exaltation, whatever the degree'),
  is_sign_debilitated: yes('In the sign of debilitation'),
  is_deep: yes('Within one degree of the deepest point of exaltation or debilitation'),
  exaltation: v.object({ sign: SignRef, degree: number('Deepest point') }),
  debilitation: v.object({ sign: SignRef, degree: number('Deepest point') }),
  moolatrikona: v.object({ sign: SignRef, from_degree: v.number(), to_degree: v.number() }),
  own_signs: v.array(SignRef),
  sign_lord: PlanetId,
  relation_to_sign_lord: v.pipe(v.nullable(RelationId), v.description('Compound friendship; null in the own sign')),
  reason: text('Why this dignity and no other'),
  confidence: v.pipe(
    v.picklist(['rule_exact', 'interpretive']),
    v.description('interpretive for the nodes, whose dignities no text settles'),
  ),
  shadbala: v.pipe(
    v.nullable(PlanetShadbala),
    v.description('Sixfold strength with all its parts; null for the nodes, to which no text gives it'),
  ),
});

export const PlanetDignities = record('PlanetDignities', 'Dignity of the nine planets', {
  planets: nine(PlanetDignity),
  shadbala_readings: ShadbalaReadings,
  sources,
});
export type PlanetDignities = v.InferOutput<typeof PlanetDignities>;

export const PlanetCombustions = record('PlanetCombustions', 'Nearness of the planets to the Sun', {
  planets: nine(
    record('PlanetCombustion', 'Combustion of one planet', {
      ...planetHead,
      is_combust: yes('Within the limit'),
      separation: number('Degrees of longitude from the Sun'),
      limit: v.pipe(v.nullable(v.number()), v.description('Degrees; null for the Sun and the nodes')),
      is_retrograde: v.boolean(),
      is_approaching: yes('Whether planet and Sun are drawing together'),
      severity: number('1 at the centre of the Sun, 0 at the limit'),
      grade: v.picklist(['none', 'mild', 'combust', 'deep']),
      effective_grade: v.pipe(
        v.picklist(['none', 'mild', 'combust', 'deep']),
        v.description('One grade less where the Sun stands in another sign'),
      ),
      relief: v.array(v.object({ id: v.string(), text: v.string() })),
      effect: text('What it means for this planet'),
    }),
  ),
  sources,
});
export type PlanetCombustions = v.InferOutput<typeof PlanetCombustions>;

const Station = v.nullable(
  record('Station', 'Where a planet turns', {
    at: text('Instant'),
    turns: v.picklist(['retrograde', 'direct']),
  }),
);

export const PlanetMotions = record('PlanetMotions', 'Motion of the planets', {
  planets: nine(
    record('PlanetMotion', 'Motion of one planet', {
      ...planetHead,
      is_retrograde: v.boolean(),
      is_stationary: v.boolean(),
      counts_as_retrograde: yes(
        'Whether effects of retrogression are read from it: false for the nodes, which move backwards by nature',
      ),
      motion: v.picklist(['retrograde', 'stationary', 'slow', 'mean', 'fast']),
      motion_name: text('In the language asked for'),
      speed: number('Degrees per day'),
      mean_speed: number('Degrees per day'),
      speed_ratio: number('Speed over mean speed'),
      previous_station: Station,
      next_station: Station,
      analysis: v.array(v.string()),
    }),
  ),
  retrograde_planets: v.pipe(
    v.array(PlanetId),
    v.description('Every planet with is_retrograde; Rahu and Ketu too, but where the true node moves forward'),
  ),
  retrograde_count: count('How many these are', 0, 7),
  summary: v.string(),
  sources,
});
export type PlanetMotions = v.InferOutput<typeof PlanetMotions>;

const State = record('State', 'A state of a planet', {
  id: v.string(),
  name: text('In the language asked for'),
  result_share: number('Share of its result that a planet in this state gives, 0 to 1'),
  reason: text('What was observed'),
});

export const PlanetAvasthas = record('PlanetAvasthas', 'States of the planets', {
  planets: nine(
    record('PlanetAvastha', 'States of one planet', {
      ...planetHead,
      baladi: v.pipe(State, v.description('By age: six degrees each')),
      jagradadi: v.pipe(State, v.description('By wakefulness: dignity')),
      deeptadi: v.pipe(State, v.description('By mood: the one that rules')),
      deeptadi_all: v.pipe(v.array(State), v.description('Every mood that holds, the ruling one first')),
      lajjitadi: v.pipe(
        v.array(v.object({ id: v.string(), name: v.string(), reason: v.string() })),
        v.description('The six further moods; any number may hold'),
      ),
    }),
  ),
  sources,
});
export type PlanetAvasthas = v.InferOutput<typeof PlanetAvasthas>;

export const answers = {
  positions: endpoint(
    'Positions of the nine planets',
    'Sidereal longitude, latitude, sign, degree, nakshatra, pada, house, motion and speed of Sun to Ketu, and the ascendant. ' +
      DRAWN_TOO,
    PlanetPositions,
  ),
  dignity: endpoint(
    'Dignity and strength of the planets',
    'Exaltation, moolatrikona, own sign, compound friendship with the lord of the sign, debilitation, each with its reason; beside it shadbala with every part of the six strengths, what the planet needs, rank, ishta and kashta. Queries choose readings on which the texts differ; judgements elsewhere keep the default ones.',
    PlanetDignities,
  ),
  combustion: endpoint(
    'Combustion (astangata)',
    'Separation from the Sun, limit by planet and motion, grade, and what softens it.',
    PlanetCombustions,
  ),
  retrograde: endpoint(
    'Retrograde motion',
    'Motion of each planet, its stations before and after the birth, and what retrogression means for it in this chart.',
    PlanetMotions,
  ),
  avastha: endpoint(
    'States of the planets (avasthas)',
    'Baladi, jagradadi and deeptadi states with every one that matches, and the lajjitadi moods.',
    PlanetAvasthas,
  ),
  aspects: endpoint(
    'Aspects of the planets (graha drishti)',
    'All planets aspect the 7th; Mars 4th and 8th, Jupiter 5th and 9th, Saturn 3rd and 10th, Rahu and Ketu 5th and 9th; partial aspects and exact virupas besides.',
    PlanetAspects,
  ),
  conjunctions: endpoint(
    'Conjunctions',
    'Planets in one sign with their orb, planetary war, and pairs parted only by a sign border.',
    PlanetConjunctions,
  ),
  relationships: endpoint(
    'Relationships of the planets',
    'Natural, temporary and compound friendship between all nine.',
    PlanetRelationships,
  ),
  karakas: endpoint(
    'Natural significators (karakas)',
    'What planets and houses stand for by nature, and where the significators stand in this chart.',
    PlanetKarakas,
  ),
  lordships: endpoint(
    'House lordships',
    'Houses owned by each planet and its functional nature for the ascendant, with reasons.',
    PlanetLordships,
  ),
} satisfies Records;
