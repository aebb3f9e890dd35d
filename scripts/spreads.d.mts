/** What scripts/spreads.mjs gives to tests. */
export function withEmptySpreads(source: string): string;
