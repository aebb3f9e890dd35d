/** A pack that cannot be trusted. Its reader throws from then on, as no position is better than a wrong one. */
export class EphemerisPackError extends Error {
  /** The file that is at fault. */
  readonly file: string;

  /** `fault` completes the sentence "The ephemeris file <file> ...". */
  constructor(file: string, fault: string, options?: ErrorOptions) {
    super(`The ephemeris file ${file} ${fault}. Rebuild it with: npm run ephemeris`, options);
    this.name = 'EphemerisPackError';
    this.file = file;
  }
}
