/** Ayanamsas defined by a value at an epoch: they grow with precession alone, so a polynomial holds all there is. */

export type CenturyPolynomial = readonly [number, number, number, number, number, number, number];

export interface EpochAyanamsa {
  readonly kind: 'epoch';
  readonly name: string;
  /** Number of the mode in Swiss Ephemeris, whose definition this follows. */
  readonly swissEphemerisId: number;
  /** Mean ayanamsa in arcseconds: coefficients of T^0 .. T^6, T in Julian centuries TT since J2000.0. */
  readonly arcsec: CenturyPolynomial;
}

/**
 * The epoch ayanamsas, those of India first.
 *
 * Each polynomial is the longitude of the equinox of date on the mean ecliptic of the author's epoch (Vondrak 2011),
 * added to the author's value there. Fitted to 1580-2420, where it is right to 0.0001 arcsec; not to be used beyond.
 */
export const EPOCH_AYANAMSAS = {
  lahiri: {
    kind: 'epoch',
    name: 'Lahiri (Chitrapaksha)',
    swissEphemerisId: 1,
    arcsec: [
      85885.53237164, 5028.796576406, 1.105565790491, 1.292427329008e-5, -2.249410804143e-5, 4.526131670255e-8,
      1.399005469282e-11,
    ],
  },
  lahiri_1940: {
    kind: 'epoch',
    name: 'Lahiri 1940',
    swissEphemerisId: 43,
    arcsec: [
      85832.36363548, 5028.797008793, 1.105445383745, 1.249933271218e-5, -2.244990931682e-5, 4.534056902252e-8,
      1.238264049285e-11,
    ],
  },
  lahiri_vp285: {
    kind: 'epoch',
    name: 'Lahiri VP285',
    swissEphemerisId: 44,
    arcsec: [
      85908.53232213, 5028.773530912, 1.101881782851, 2.046981409018e-5, -2.11389269423e-5, 4.507914543491e-8,
      -1.268754961779e-10,
    ],
  },
  lahiri_icrc: {
    kind: 'epoch',
    name: 'Lahiri (Calendar Reform Committee)',
    swissEphemerisId: 46,
    arcsec: [
      85884.44035692, 5028.796576405, 1.10556579085, 1.292446719999e-5, -2.249416323367e-5, 4.525288374353e-8,
      1.608610379033e-11,
    ],
  },
  raman: {
    kind: 'epoch',
    name: 'B. V. Raman',
    swissEphemerisId: 3,
    arcsec: [
      80678.84764348, 5028.797008793, 1.105445381247, 1.249934015497e-5, -2.244954918621e-5, 4.534019864979e-8,
      -8.306892639641e-13,
    ],
  },
  krishnamurti: {
    kind: 'epoch',
    name: 'Krishnamurti (KP)',
    swissEphemerisId: 5,
    arcsec: [
      85536.86404348, 5028.797008795, 1.105445383406, 1.249905870112e-5, -2.244985610396e-5, 4.535243770045e-8,
      1.03512282756e-11,
    ],
  },
  krishnamurti_senthilathiban: {
    kind: 'epoch',
    name: 'Krishnamurti (Senthilathiban)',
    swissEphemerisId: 45,
    arcsec: [
      85609.31383754, 5028.773749684, 1.101894908386, 2.036636471607e-5, -2.114370838474e-5, 4.508580469938e-8,
      -1.308232790674e-10,
    ],
  },
  yukteshwar: {
    kind: 'epoch',
    name: 'Sri Yukteshwar',
    swissEphemerisId: 7,
    arcsec: [
      80923.69079841, 5028.797008794, 1.105445383641, 1.2499233789e-5, -2.244989789739e-5, 4.534482551718e-8,
      1.205033306153e-11,
    ],
  },
  jn_bhasin: {
    kind: 'epoch',
    name: 'J. N. Bhasin',
    swissEphemerisId: 8,
    arcsec: [
      81943.69319841, 5028.797008793, 1.105445383915, 1.249933752521e-5, -2.244993592028e-5, 4.534041640662e-8,
      1.33982375469e-11,
    ],
  },
  fagan_bradley: {
    kind: 'epoch',
    name: 'Fagan/Bradley',
    swissEphemerisId: 0,
    arcsec: [
      89065.07987826, 5028.796628215, 1.105552499847, 1.287488859201e-5, -2.248917234648e-5, 4.527635495216e-8,
      1.166126632441e-11,
    ],
  },
  surya_siddhanta: {
    kind: 'epoch',
    name: 'Surya Siddhanta',
    swissEphemerisId: 21,
    arcsec: [
      75222.21180459, 5028.78072529, 1.102352750608, 1.711996496266e-5, -2.131420356365e-5, 4.541828401929e-8,
      -1.106783975586e-10,
    ],
  },
  surya_siddhanta_mean_sun: {
    kind: 'epoch',
    name: 'Surya Siddhanta, mean Sun',
    swissEphemerisId: 22,
    arcsec: [
      74449.52958459, 5028.78072529, 1.102352751315, 1.711990060728e-5, -2.131429235005e-5, 4.542139961705e-8,
      -1.077008418992e-10,
    ],
  },
  ss_revati: {
    kind: 'epoch',
    name: 'Surya Siddhanta, Revati',
    swissEphemerisId: 25,
    arcsec: [
      72372.19814859, 5028.78072529, 1.102352752535, 1.711999253416e-5, -2.131447331092e-5, 4.541723059736e-8,
      -1.009508953123e-10,
    ],
  },
  ss_citra: {
    kind: 'epoch',
    name: 'Surya Siddhanta, Chitra',
    swissEphemerisId: 26,
    arcsec: [
      82820.74778859, 5028.78072529, 1.102352750639, 1.711998027834e-5, -2.13141905532e-5, 4.541775358599e-8,
      -1.115187587319e-10,
    ],
  },
  aryabhata: {
    kind: 'epoch',
    name: 'Aryabhata',
    swissEphemerisId: 23,
    arcsec: [
      75222.21499619, 5028.780725288, 1.102352751205, 1.711995970313e-5, -2.131430973886e-5, 4.541871953296e-8,
      -1.067741757817e-10,
    ],
  },
  aryabhata_mean_sun: {
    kind: 'epoch',
    name: 'Aryabhata, mean Sun',
    swissEphemerisId: 24,
    arcsec: [
      74366.73842819, 5028.780725288, 1.102352750996, 1.711998027834e-5, -2.131427916812e-5, 4.541775358599e-8,
      -1.079193548784e-10,
    ],
  },
  aryabhata_522: {
    kind: 'epoch',
    name: 'Aryabhata 522',
    swissEphemerisId: 37,
    arcsec: [
      74073.04907651, 5028.781423248, 1.102403623979, 1.680232901482e-5, -2.133321591581e-5, 4.544683435945e-8,
      -1.03241369441e-10,
    ],
  },
  de_luce: {
    kind: 'epoch',
    name: 'De Luce',
    swissEphemerisId: 2,
    arcsec: [
      100136.7099818, 5028.76197222, 1.101262952786, 2.604430318488e-5, -2.090623935764e-5, 4.447766011959e-8,
      -1.506387757514e-10,
    ],
  },
  usha_shashi: {
    kind: 'epoch',
    name: 'Usha/Shashi',
    swissEphemerisId: 4,
    arcsec: [
      72207.14759841, 5028.797008793, 1.105445382448, 1.249933534195e-5, -2.244972816176e-5, 4.534035126569e-8,
      5.854402336842e-12,
    ],
  },
  djwhal_khul: {
    kind: 'epoch',
    name: 'Djwhal Khul',
    swissEphemerisId: 6,
    arcsec: [
      102094.8429584, 5028.797008794, 1.105445381711, 1.249929463803e-5, -2.244961579196e-5, 4.534200026187e-8,
      1.597449155735e-12,
    ],
  },
  babylonian_kugler_1: {
    kind: 'epoch',
    name: 'Babylonian (Kugler 1)',
    swissEphemerisId: 9,
    arcsec: [
      84721.10350736, 5028.757386825, 1.101049118022, 2.829967531734e-5, -2.082481945316e-5, 4.422275992792e-8,
      -1.684916358802e-10,
    ],
  },
  babylonian_kugler_2: {
    kind: 'epoch',
    name: 'Babylonian (Kugler 2)',
    swissEphemerisId: 10,
    arcsec: [
      89761.10350736, 5028.757386826, 1.101049119424, 2.829957464098e-5, -2.082501975951e-5, 4.42271615938e-8,
      -1.611505260588e-10,
    ],
  },
  babylonian_kugler_3: {
    kind: 'epoch',
    name: 'Babylonian (Kugler 3)',
    swissEphemerisId: 11,
    arcsec: [
      92821.10350736, 5028.757386825, 1.101049118934, 2.82997055186e-5, -2.082493419072e-5, 4.422148874915e-8,
      -1.646134626839e-10,
    ],
  },
  babylonian_huber: {
    kind: 'epoch',
    name: 'Babylonian (Huber)',
    swissEphemerisId: 12,
    arcsec: [
      89041.10350736, 5028.757386825, 1.101049119717, 2.829969283269e-5, -2.082505976516e-5, 4.422180142563e-8,
      -1.597378567604e-10,
    ],
  },
  babylonian_eta_piscium: {
    kind: 'epoch',
    name: 'Babylonian (Eta Piscium)',
    swissEphemerisId: 13,
    arcsec: [
      88281.10056567, 5028.756005466, 1.100987466181, 2.898285727583e-5, -2.08016862842e-5, 4.414779760383e-8,
      -1.582077436214e-10,
    ],
  },
  babylonian_aldebaran: {
    kind: 'epoch',
    name: 'Babylonian (Aldebaran at 15 Taurus)',
    swissEphemerisId: 14,
    arcsec: [
      89132.12597936, 5028.757386826, 1.10104911971, 2.829956413834e-5, -2.082505052779e-5, 4.422753941121e-8,
      -1.602269274635e-10,
    ],
  },
  hipparchos: {
    kind: 'epoch',
    name: 'Hipparchos',
    swissEphemerisId: 15,
    arcsec: [
      72892.03713807, 5028.75607685, 1.100990620651, 2.894762684575e-5, -2.080254723471e-5, 4.41466455399e-8,
      -1.707020460936e-10,
    ],
  },
  sassanian: {
    kind: 'epoch',
    name: 'Sassanian',
    swissEphemerisId: 16,
    arcsec: [
      71974.65377543, 5028.782659903, 1.102496607287, 1.624337455573e-5, -2.13676032561e-5, 4.550453061401e-8,
      -1.019578551756e-10,
    ],
  },
  j2000: {
    kind: 'epoch',
    name: 'Equinox of J2000',
    swissEphemerisId: 18,
    arcsec: [
      0, 5028.796183632, 1.105659175124, 1.328701544212e-5, -2.252834783883e-5, 4.518713420834e-8, 1.277341254938e-11,
    ],
  },
  j1900: {
    kind: 'epoch',
    name: 'Equinox of J1900',
    swissEphemerisId: 19,
    arcsec: [
      5027.691598407, 5028.797008794, 1.105445382951, 1.249930032765e-5, -2.244979943884e-5, 4.534177506036e-8,
      8.446842380007e-12,
    ],
  },
  b1950: {
    kind: 'epoch',
    name: 'Equinox of B1950',
    swissEphemerisId: 20,
    arcsec: [
      2514.132464914, 5028.796628214, 1.105552499601, 1.287511051992e-5, -2.248915173253e-5, 4.526658567343e-8,
      1.118925606366e-11,
    ],
  },
  skydram: {
    kind: 'epoch',
    name: 'Skydram (Mardyks)',
    swissEphemerisId: 34,
    arcsec: [
      108064.0579563, 5028.796195752, 1.105656463807, 1.327564000237e-5, -2.252745376476e-5, 4.520832920666e-8,
      1.646223024331e-11,
    ],
  },
  babylonian_britton: {
    kind: 'epoch',
    name: 'Babylonian (Britton)',
    swissEphemerisId: 38,
    arcsec: [
      88616.70998182, 5028.761972219, 1.101262956145, 2.604440822776e-5, -2.090672525688e-5, 4.447338873557e-8,
      -1.327715485052e-10,
    ],
  },
  galactic_equator_fiorenza: {
    kind: 'epoch',
    name: 'Galactic equator (Fiorenza)',
    swissEphemerisId: 41,
    arcsec: [
      90000.06873876, 5028.796183644, 1.105659170976, 1.328705703904e-5, -2.252816343561e-5, 4.518491941663e-8,
      5.946696194884e-12,
    ],
  },
  vettius_valens: {
    kind: 'epoch',
    name: 'Vettius Valens',
    swissEphemerisId: 42,
    arcsec: [
      82064.19346949, 5028.768331727, 1.101586911364, 2.295444547303e-5, -2.102830554783e-5, 4.480971509299e-8,
      -1.42556089522e-10,
    ],
  },
} as const satisfies Record<string, EpochAyanamsa>;
