/** Least squares by normal equations, held towards given values. */

export interface Equation {
  readonly factors: Float64Array;
  readonly value: number;
}

/**
 * Returns the x for which the sum of (factors . x - value)^2 and of hold * (x - towards)^2 is least.
 *
 * `holds` are positive, so that there is always one answer.
 */
export function leastSquares(
  equations: readonly Equation[],
  holds: readonly number[],
  towards: readonly number[],
): Float64Array {
  const size = holds.length;
  const matrix = holds.map((hold, i) => Float64Array.from({ length: size }, (_, j) => (i === j ? hold : 0)));
  const right = Float64Array.from(holds, (hold, i) => hold * towards[i]!);
  for (const { factors, value } of equations) {
    for (let i = 0; i < size; i++) {
      const factor = factors[i]!;
      right[i]! += factor * value;
      const row = matrix[i]!;
      for (let j = 0; j <= i; j++) row[j]! += factor * factors[j]!;
    }
  }
  return solved(matrix, right);
}

/** Cholesky's method; of the matrix, which is positive, only the lower half is read. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const x = right.slice();
  for (let i = 0; i < size; i++) {
    const row = matrix[i]!;
    for (let j = 0; j <= i; j++) {
      let sum = row[j]!;
      for (let k = 0; k < j; k++) sum -= row[k]! * matrix[j]![k]!;
      row[j] = i === j ? Math.sqrt(sum) : sum / matrix[j]![j]!;
    }
    for (let k = 0; k < i; k++) x[i]! -= row[k]! * x[k]!;
    x[i]! /= row[i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= matrix[k]![i]! * x[k]!;
    x[i]! /= matrix[i]![i]!;
  }
  return x;
}
