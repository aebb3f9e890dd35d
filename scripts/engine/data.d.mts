/** Returns the towns as JSON, with the time zones of those that lie near a border. */
export function townsText(): string;
