/** Rotations of rectangular vectors. */

/** A 3 x 3 matrix, row by row. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];
export type Vector3 = readonly [number, number, number];

/** Returns the vector in the frame whose axes are the rows of the matrix. */
export function rotate(m: Matrix3, [x, y, z]: Vector3): Vector3 {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

/** Returns the matrix that does `first` and then `second`. */
export function rotateTwice(first: Matrix3, second: Matrix3): Matrix3 {
  const [a, b, c] = [column(first, 0), column(first, 1), column(first, 2)].map((axis) => rotate(second, axis)) as [
    Vector3,
    Vector3,
    Vector3,
  ];
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}

/** Returns the matrix that undoes a rotation. */
export function inverseRotation(m: Matrix3): Matrix3 {
  return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}

/** Returns the rotation from an equatorial frame to the ecliptic frame with the same equinox. */
export function equatorToEcliptic(obliquityRad: number): Matrix3 {
  const cosEps = Math.cos(obliquityRad);
  const sinEps = Math.sin(obliquityRad);
  return [1, 0, 0, 0, cosEps, sinEps, 0, -sinEps, cosEps];
}

/** Returns the vector square to two others, by the rule of the right hand. */
export function crossProduct([ax, ay, az]: Vector3, [bx, by, bz]: Vector3): Vector3 {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

/** Returns the vector of length 1 with the same direction. */
export function unitVector([x, y, z]: Vector3): Vector3 {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function column(m: Matrix3, index: 0 | 1 | 2): Vector3 {
  return [m[index], m[(index + 3) as 3 | 4 | 5], m[(index + 6) as 6 | 7 | 8]];
}
