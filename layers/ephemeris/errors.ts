/** A pack that cannot be trusted. Its reader throws from then on, as no position is better than a wrong one. */
export class EphemerisPackError extends Error {
  /** The file that is at fault. */
  readonly file: string;

  /**
   * `fault` completes the sentence "The ephemeris file <file> ...".
   *
   * @param mend what to do about it
   */
  constructor(file: string, fault: string, options?: ErrorOptions, mend = 'Rebuild it with: npm run ephemeris') {
    super(`The ephemeris file ${file} ${fault}. ${mend}`, options);
    this.name = 'EphemerisPackError';
    this.file = file;
  }
}
