/** Houses from the Moon of birth that custom names for a passing planet. */

/** Where Jupiter passes before a wedding, custom honours him with a rite of peace. */
export const JUPITER_SHANTI_HOUSES: readonly number[] = [4, 8, 12];

/** Where the passage of Saturn is called kantaka shani, the thorn. */
export const KANTAKA_HOUSES: readonly number[] = [1, 4, 7, 10];
