/** Ashtakavarga records of /transit, /pdae and /special. */
import * as v from 'valibot';
import { count, record } from './records.ts';

/** A value for each sign, Aries first. */
const bySign = (description: string, most: number) =>
  v.pipe(v.array(count('Aries first', 0, most)), v.length(12), v.description(description));

/** Returns the schema of the twelve bindus of one planet, 0 to 8 in each sign. */
export const bindus = (description: string) => bySign(`${description}; twelve numbers, Aries first`, 8);

const Bhinnashtakavarga = record('Bhinnashtakavarga', 'Bindus of each planet by sign, Aries first', {
  sun: bindus('48 in all'),
  moon: bindus('49 in all'),
  mars: bindus('39 in all'),
  mercury: bindus('54 in all'),
  jupiter: bindus('56 in all'),
  venus: bindus('52 in all'),
  saturn: bindus('39 in all'),
});

/** Returns the schema of twelve sums of the bindus of seven planets, 0 to 56 in each sign. */
export const sarva = (description: string) => bySign(`${description}; twelve numbers, Aries first`, 56);

/** Fields of every answer with an ashtakavarga. */
export const ashtakavargaEntries = {
  bhinnashtakavarga: Bhinnashtakavarga,
  ascendant_ashtakavarga: bindus('Bindus of the ascendant, 49 in all; no part of the sarvashtakavarga'),
  sarvashtakavarga: sarva('Sum of the seven planets by sign, 337 in all'),
};

/** The contributor of a bindu. */
export const ContributorId = v.pipe(
  v.picklist(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'ascendant']),
  v.title('ContributorId'),
);
export type ContributorId = v.InferOutput<typeof ContributorId>;

export const binduBand = v.pipe(
  v.picklist(['very_bad', 'poor', 'neutral', 'good', 'excellent']),
  v.description('By bindus of one planet: 0 or 1, 2 or 3, 4, 5 or 6, 7 or 8'),
);

export const sarvaBand = v.pipe(
  v.picklist(['very_weak', 'weak', 'average', 'good', 'strong', 'very_strong']),
  v.description('By bindus of the sarvashtakavarga: below 22, to 24, to 27, to 29, to 34, from 35'),
);
