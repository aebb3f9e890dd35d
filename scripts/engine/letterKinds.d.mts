/** Returns TypeScript whose patterns name the letters themselves where they had their kind. */
export function withLetters(source: string): string;
