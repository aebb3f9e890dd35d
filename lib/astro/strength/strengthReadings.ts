/** Choices within shadbala on which texts and practice differ; judgements use the first value of each. */

export const SAPTAVARGAJA_READINGS = ['raman', 'bphs'] as const;
export const DIG_READINGS = ['meridian', 'equal'] as const;
export const MINIMUM_READINGS = ['raman', 'bphs'] as const;
export type SaptavargajaReading = (typeof SAPTAVARGAJA_READINGS)[number];
export type MinimumReading = (typeof MINIMUM_READINGS)[number];

export interface ShadbalaReadings {
  /** Virupas for the six relations to the lord of a sign. */
  readonly saptavargaja: SaptavargajaReading;
  /** Strength by direction from the degree on the meridian, or from a tenth house square to the ascendant. */
  readonly dig: (typeof DIG_READINGS)[number];
  /** Source of the least rupas that a planet needs. */
  readonly minimum: MinimumReading;
}

/** The default choices: the first value of each. */
export const USUAL_READINGS: ShadbalaReadings = { saptavargaja: 'raman', dig: 'meridian', minimum: 'raman' };
