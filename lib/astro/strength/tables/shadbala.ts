/** Numbers of shadbala that are the same in every chart (BPHS 27; B. V. Raman, Graha and Bhava Balas). */
import type { CompoundRelation } from '../../planet/relationships.ts';
import type { PanchangName } from '../../tables/panchang.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import type { MinimumReading, SaptavargajaReading } from '../strengthReadings.ts';

/** Natural strength in virupas: 60 of the Sun, a seventh of it less for each place in the order of brightness. */
export const NAISARGIKA: Readonly<Record<SevenPlanet, number>> = {
  Sun: 60,
  Moon: 51.43,
  Mars: 17.14,
  Mercury: 25.71,
  Jupiter: 34.29,
  Venus: 42.86,
  Saturn: 8.57,
};

/** In saptavargaja bala: of the moolatrikona, in the birth chart alone. */
export const MOOLATRIKONA_VIRUPAS = 45;

/** Saptavargaja bala by the relation to the lord of a sign: as Raman gives it, and as BPHS 27.2-4 is printed. */
export const RELATION_VIRUPAS: Readonly<
  Record<SaptavargajaReading, Readonly<Record<CompoundRelation | 'own', number>>>
> = {
  raman: { own: 30, great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  bphs: { own: 30, great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
};

/** What a planet needs; the whole in rupas, the parts of it in virupas. */
export interface Minima {
  readonly rupas: Readonly<Record<MinimumReading, number>>;
  readonly sthana: number;
  readonly dig: number;
  readonly kaala: number;
  readonly cheshta: number;
  readonly ayana: number;
}

/**
 * Least strength of the planets (BPHS 27.32-36).
 *
 * BPHS asks 6.5 rupas of the Sun; Raman, whom most follow, asks 5 and agrees on the others. The parts are those of BPHS.
 */
export const MINIMA: Readonly<Record<SevenPlanet, Minima>> = {
  Sun: { rupas: { raman: 5, bphs: 6.5 }, sthana: 165, dig: 35, kaala: 112, cheshta: 50, ayana: 30 },
  Moon: { rupas: { raman: 6, bphs: 6 }, sthana: 133, dig: 50, kaala: 100, cheshta: 30, ayana: 40 },
  Mars: { rupas: { raman: 5, bphs: 5 }, sthana: 96, dig: 30, kaala: 67, cheshta: 40, ayana: 20 },
  Mercury: { rupas: { raman: 7, bphs: 7 }, sthana: 165, dig: 35, kaala: 112, cheshta: 50, ayana: 30 },
  Jupiter: { rupas: { raman: 6.5, bphs: 6.5 }, sthana: 165, dig: 35, kaala: 112, cheshta: 50, ayana: 30 },
  Venus: { rupas: { raman: 5.5, bphs: 5.5 }, sthana: 133, dig: 50, kaala: 100, cheshta: 30, ayana: 40 },
  Saturn: { rupas: { raman: 5, bphs: 5 }, sthana: 96, dig: 30, kaala: 67, cheshta: 40, ayana: 20 },
};

/** Diameters of the discs in arc seconds, as Raman takes them for planetary war. */
export const DISC_DIAMETERS_ARCSEC = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 } as const;

export interface MeanMotion {
  /** Mean longitude at J2000.0, degrees. */
  readonly atJ2000Deg: number;
  readonly degPerCentury: number;
}

/**
 * Mean motions against the fixed equinox of J2000.0: that of the Earth's path as the mean Sun, the others round the Sun.
 *
 * @see Meeus, Astronomical Algorithms (2nd ed.), table 31.B (Simon et al., 1994)
 */
export const MEAN_MOTIONS: Readonly<Record<Exclude<SevenPlanet, 'Moon'>, MeanMotion>> = {
  Sun: { atJ2000Deg: 280.466457, degPerCentury: 35999.3728565 },
  Mercury: { atJ2000Deg: 252.250906, degPerCentury: 149472.6746358 },
  Venus: { atJ2000Deg: 181.979801, degPerCentury: 58517.815676 },
  Mars: { atJ2000Deg: 355.433, degPerCentury: 19140.2993039 },
  Jupiter: { atJ2000Deg: 34.351519, degPerCentury: 3034.9056606 },
  Saturn: { atJ2000Deg: 50.077444, degPerCentury: 1222.1138488 },
};

/** The six strengths and their parts. */
export const BALA_NAMES = {
  sthana: { name: 'Sthana bala (place)', sanskrit: 'स्थान बल' },
  uchcha: { name: 'Uchcha bala (exaltation)', sanskrit: 'उच्च बल' },
  saptavargaja: { name: 'Saptavargaja bala (seven divisional charts)', sanskrit: 'सप्तवर्गज बल' },
  ojayugma: { name: 'Ojayugma bala (odd and even signs)', sanskrit: 'ओजयुग्म बल' },
  kendradi: { name: 'Kendradi bala (class of house)', sanskrit: 'केंद्रादि बल' },
  drekkana: { name: 'Drekkana bala (third of the sign)', sanskrit: 'द्रेष्काण बल' },
  dig: { name: 'Dig bala (direction)', sanskrit: 'दिग्बल' },
  kaala: { name: 'Kaala bala (time)', sanskrit: 'काल बल' },
  nathonnatha: { name: 'Nathonnatha bala (day and night)', sanskrit: 'नतोन्नत बल' },
  paksha: { name: 'Paksha bala (half of the month)', sanskrit: 'पक्ष बल' },
  tribhaga: { name: 'Tribhaga bala (third of day or night)', sanskrit: 'त्रिभाग बल' },
  abda: { name: 'Abda bala (lord of the year)', sanskrit: 'अब्द बल' },
  masa: { name: 'Masa bala (lord of the month)', sanskrit: 'मास बल' },
  vara: { name: 'Vara bala (lord of the day)', sanskrit: 'वार बल' },
  hora: { name: 'Hora bala (lord of the hour)', sanskrit: 'होरा बल' },
  ayana: { name: 'Ayana bala (declination)', sanskrit: 'अयन बल' },
  yuddha: { name: 'Yuddha bala (planetary war)', sanskrit: 'युद्ध बल' },
  cheshta: { name: 'Cheshta bala (motion)', sanskrit: 'चेष्टा बल' },
  naisargika: { name: 'Naisargika bala (natural)', sanskrit: 'नैसर्गिक बल' },
  drik: { name: 'Drik bala (aspects)', sanskrit: 'दृग्बल' },
  house_lord: { name: 'Bhavadhipati bala (lord of the house)', sanskrit: 'भावाधिपति बल' },
  house_dig: { name: 'Bhava dig bala (direction of the sign)', sanskrit: 'भाव दिग्बल' },
  house_drik: { name: 'Bhava drishti bala (aspects on the house)', sanskrit: 'भाव दृष्टि बल' },
} as const satisfies Record<string, PanchangName>;
