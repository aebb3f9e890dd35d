/** What the benchmark uses of `astronomia` besides its data. */
declare module 'astronomia/planetposition' {
  export class Planet {
    constructor(theory: object);
    /** Heliocentric, on the mean ecliptic of date; radians and AU. */
    position(jdTT: number): { lon: number; lat: number; range: number };
  }
}

declare module 'astronomia/elp' {
  export class Moon {
    constructor(theory: object);
    position(jdTT: number): { lon: number; lat: number; range: number };
  }
}
