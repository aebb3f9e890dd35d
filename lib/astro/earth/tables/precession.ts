/**
 * Long-term precession: where the poles of the equator and of the ecliptic stand.
 *
 * Source: Vondrak, Capitaine, Wallace (2011), A&A 534, A22, tables 1 and 2, with the corrigendum of 2012 (A&A 541, C1).
 */

export interface PoleSeries {
  /** Two coordinates of the pole, arcseconds, by powers of Julian centuries TT since J2000.0. */
  readonly polynomials: readonly [Polynomial, Polynomial];
  /** Period in Julian centuries; then the cosine amplitudes of both coordinates; then the sine amplitudes of both. */
  readonly periodic: readonly (readonly [number, number, number, number, number])[];
}

type Polynomial = readonly [number, number, number, number];

/** X and Y of the pole of the equator, in the mean equator and equinox of J2000.0. */
export const EQUATOR_POLE: PoleSeries = {
  polynomials: [
    [5453.282155, 0.4252841, -0.00037173, -1.52e-7],
    [-73750.93035, -0.7675452, -0.00018725, 2.31e-7],
  ],
  periodic: [
    [256.75, -819.940624, 75004.344875, 81491.287984, 1558.515853],
    [708.15, -8444.676815, 624.033993, 787.163481, 7774.939698],
    [274.2, 2600.009459, 1251.136893, 1251.296102, -2219.534038],
    [241.45, 2755.17563, -1102.212834, -1257.950837, -2523.969396],
    [2309, -167.659835, -2660.66498, -2966.79973, 247.850422],
    [492.2, 871.855056, 699.291817, 639.744522, -846.485643],
    [396.1, 44.769698, 153.16722, 131.600209, -1393.124055],
    [288.9, -512.313065, -950.865637, -445.040117, 368.526116],
    [231.1, -819.415595, 499.754645, 584.522874, 749.045012],
    [1610, -538.071099, -145.18821, -89.756563, 444.704518],
    [620, -189.793622, 558.116553, 524.42963, 235.934465],
    [157.87, -402.922932, -23.923029, -13.549067, 374.049623],
    [220.3, 179.516345, -165.405086, -210.157124, -171.33018],
    [1200, -9.814756, 9.344131, -44.919798, -22.899655],
  ],
};

/** P and Q of the pole of the ecliptic, in the ecliptic and equinox of J2000.0. */
export const ECLIPTIC_POLE: PoleSeries = {
  polynomials: [
    [5851.607687, -0.1189, -0.00028913, 1.01e-7],
    [-1600.8863, 1.1689818, -2e-7, -4.37e-7],
  ],
  periodic: [
    [708.15, -5486.751211, -684.66156, 667.66673, -5523.863691],
    [2309, -17.127623, 2446.28388, -2354.886252, -549.74745],
    [1620, -617.517403, 399.671049, -428.152441, -310.998056],
    [492.2, 413.44294, -356.652376, 376.202861, 421.535876],
    [1183, 78.614193, -186.387003, 184.778874, -36.776172],
    [622, -180.732815, -316.80007, 335.321713, -145.278396],
    [882, -87.676083, 198.296701, -185.138669, -34.74445],
    [547, 46.140315, 101.135679, -120.97283, 22.885731],
  ],
};
