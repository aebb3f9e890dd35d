/** Chebyshev polynomials on -1 <= x <= 1. */

export type Coefficients = Float64Array;

const nodeTables = new Map<number, Float64Array>();
const cosineTables = new Map<number, Float64Array>();

/** Returns the `count` zeros of the Chebyshev polynomial of that degree, descending; they lie symmetric about 0. */
export function chebyshevNodes(count: number): Float64Array {
  let nodes = nodeTables.get(count);
  if (!nodes) {
    nodes = Float64Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count));
    nodeTables.set(count, nodes);
  }
  return nodes;
}

/** Returns the polynomial of the given degree, nearly the best one, through values taken at `chebyshevNodes`. */
export function chebyshevFit(values: Float64Array, degree: number): Coefficients {
  const count = values.length;
  const cosines = nodeCosines(count);
  const coefficients = new Float64Array(degree + 1);
  for (let j = 0; j <= degree; j++) {
    let sum = 0;
    for (let k = 0; k < count; k++) sum += values[k]! * cosines[j * count + k]!;
    coefficients[j] = (sum * (j === 0 ? 1 : 2)) / count;
  }
  return coefficients;
}

/** Returns the value of a polynomial, by Clenshaw's recurrence. */
export function chebyshevValue(coefficients: Coefficients, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const b = coefficients[k]! + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return coefficients[0]! + x * b1 - b2;
}

/** Returns the coefficients of the derivative with respect to x. */
export function chebyshevDerivative(coefficients: Coefficients): Coefficients {
  const degree = coefficients.length - 1;
  const derivative = new Float64Array(Math.max(degree, 1));
  for (let k = degree; k > 0; k--) {
    derivative[k - 1] = 2 * k * coefficients[k]! + (k + 1 < degree ? derivative[k + 1]! : 0);
  }
  derivative[0]! /= 2;
  return derivative;
}

/** cos(j * angle of node k) at index j * count + k. */
function nodeCosines(count: number): Float64Array {
  let cosines = cosineTables.get(count);
  if (!cosines) {
    cosines = Float64Array.from({ length: count * count }, (_, index) => {
      const j = Math.floor(index / count);
      const k = index % count;
      return Math.cos((Math.PI * j * (k + 0.5)) / count);
    });
    cosineTables.set(count, cosines);
  }
  return cosines;
}
