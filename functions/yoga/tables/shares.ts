/** Charts of 10,000 random births in which a yoga is formed, in percent, by slug. */
export const SHARES: Readonly<Record<string, number>> = {};
