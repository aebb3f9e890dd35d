/** Returns the towns as JSON, with their time zones, so that a search needs no borders. */
export function townsText(): string;
