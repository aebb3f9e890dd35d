/** Slow planets in houses that bear on life abroad (later practice). */

/** A slow planet in one of the houses. */
export type SlowPassage =
  | { readonly planet: 'Jupiter'; readonly house: 9 | 12 }
  | { readonly planet: 'Saturn' | 'Rahu' | 'Ketu'; readonly house: 1 | 4 | 7 | 9 | 10 | 12 };

export interface WatchedPlanet {
  readonly planet: SlowPassage['planet'];
  /** Points of a time in which it passes one of the houses. */
  readonly points: number;
  readonly passages: readonly SlowPassage[];
}

const HOUSES = [12, 9, 4, 7, 1, 10] as const;

const everywhere = (planet: 'Saturn' | 'Rahu' | 'Ketu') => HOUSES.map((house) => ({ planet, house }));

export const WATCHED: readonly WatchedPlanet[] = [
  { planet: 'Saturn', points: 3, passages: everywhere('Saturn') },
  {
    planet: 'Jupiter',
    points: 10,
    passages: [
      { planet: 'Jupiter', house: 12 },
      { planet: 'Jupiter', house: 9 },
    ],
  },
  { planet: 'Rahu', points: 3, passages: everywhere('Rahu') },
  { planet: 'Ketu', points: 1, passages: everywhere('Ketu') },
];
