/** A birth of the comparisons. */
export interface ComparedBirth {
  readonly name: string;
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly ayanamsa?: 'raman';
}

/** Returns 200 births, the same at each run. */
export function births(): ComparedBirth[];
