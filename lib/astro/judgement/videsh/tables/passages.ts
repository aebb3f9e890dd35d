/** What the slow planets do in houses that bear on life abroad (later practice). */
import type { Planet } from '../../../tables/planets.ts';

export interface WatchedPlanet {
  readonly planet: Planet;
  /** Points of a time in which it passes one of the houses. */
  readonly points: number;
  /** What it does, by house. */
  readonly meanings: Readonly<Record<number, string>>;
}

export const WATCHED: readonly WatchedPlanet[] = [
  {
    planet: 'Saturn',
    points: 3,
    meanings: {
      12: 'distance, separation from the familiar and long stays become real; papers move slowly and need complete files',
      9: 'long journeys and higher learning are taken up in earnest, with delays that patience outlasts',
      4: 'the home changes: property and family duties are put in order before or because of a move',
      7: 'partners and contracts decide over the place; agreements made now bind for long',
      1: 'the course of life is set anew, often in another place',
      10: 'work decides over the place: posts with more duty, often far away',
    },
  },
  {
    planet: 'Jupiter',
    points: 10,
    meanings: {
      12: 'means and goodwill for life abroad; what is spent on going away is well spent',
      9: 'journeys, teachers and permissions come more easily: the kindest time to apply',
    },
  },
  {
    planet: 'Rahu',
    points: 3,
    meanings: {
      12: 'the pull abroad is strongest, with offers out of the ordinary; look twice at what is promised',
      9: 'far places and foreign teachers attract',
      4: 'the home is restless and a change of residence is in the air',
      7: 'foreign partners and clients come close',
      1: 'one wants to be somebody else somewhere else; choose what lasts beyond the wish',
      10: 'foreign employers and unusual work come into view',
    },
  },
  {
    planet: 'Ketu',
    points: 1,
    meanings: {
      12: 'a turning inward: stays abroad are for retreat or come to their end',
      9: 'old beliefs are left, and places with them',
      4: 'ties to the home come loose',
      7: 'ties to partners come loose, and with them to a place',
      1: 'one goes lightly and owns little',
      10: 'a post is given up, which frees for a move',
    },
  },
];
