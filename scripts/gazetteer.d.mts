export const PLACES_FILE: string;
export function gazetteerJson(): string;
