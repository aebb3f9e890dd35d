/** Types of the parts of the package `astronomia` that are used; the package has none. */

/** Rows of amplitude (radians or AU), phase (radians), frequency (radians per Julian millennium), by power of time. */
declare module 'astronomia/data/vsop87B*' {
  type Terms = Readonly<Record<string, readonly (readonly [number, number, number])[]>>;
  const theory: { readonly L: Terms; readonly B: Terms; readonly R: Terms };
  export default theory;
}

/** Rows of amplitude (arcseconds or km) and five coefficients of the phase (radians, Julian centuries). */
declare module 'astronomia/data/elpMppDeFull' {
  type Terms = Readonly<Record<string, readonly (readonly [number, number, number, number, number, number])[]>>;
  const theory: {
    readonly W1: readonly [number, number, number, number, number];
    readonly L: Terms;
    readonly B: Terms;
    readonly R: Terms;
  };
  export default theory;
}
