/** Time zones or their borders are unreliable: no clock is better than a wrong one. */
export class TimeDataError extends Error {
  /** `fault` completes the sentence "The data of <part> <fault>."; it holds nothing of a request and no folder. */
  constructor(part: 'time zones' | 'borders of time zones', fault: string, options?: ErrorOptions) {
    super(`The data of ${part} ${fault}.`, options);
    this.name = 'TimeDataError';
  }
}

const NOT_THERE = ['ENOENT', 'MODULE_NOT_FOUND'];

/** Returns from an error of reading whether the file is missing or unreadable, as a fault. */
export function readingFault(error: unknown): string {
  const { code } = error as { code?: unknown };
  return NOT_THERE.includes(code as string) ? 'is missing' : 'cannot be read';
}
