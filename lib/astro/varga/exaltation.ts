/**
 * How exaltation counts in vimsopaka bala. The verses grade a place by the lord of its sign alone and are silent on
 * debilitation; many programs give 20 to the sign of exaltation and of moolatrikona, and 5 to that of debilitation.
 */
export const EXALTATION_READINGS = ['by_lord', 'full'] as const;
export type ExaltationReading = (typeof EXALTATION_READINGS)[number];
