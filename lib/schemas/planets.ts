/** Records of /planets. */
import * as v from 'valibot';
import { Ascendant, Position, record, type Records } from './records.ts';

export const PlanetPositions = record('PlanetPositions', 'The ascendant and the nine planets, Sun to Ketu', {
  ascendant: Ascendant,
  planets: v.pipe(v.array(Position), v.length(9)),
});
export type PlanetPositions = v.InferOutput<typeof PlanetPositions>;

export const endpoints: Records = {
  '/planets/positions': {
    summary: 'Positions of the nine planets',
    description:
      'Sidereal longitude, latitude, sign, degree, nakshatra, pada, house, motion and speed of Sun to Ketu, and the ascendant.',
    data: PlanetPositions,
  },
};
