/** What scripts/scoreTables.mjs gives to tests. */
export function scoreDigests(): Promise<Record<string, string>>;
