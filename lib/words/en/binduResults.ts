/** What bindus promise, as parts of English sentences. */

/** Results of a planet passing through a sign, by its bindus there, none to eight. */
export const BINDU_RESULTS = [
  'setbacks that call for patience',
  'strain on the body',
  'expense and worry',
  'small troubles',
  'ups and downs that even out',
  'gain and good company',
  'comfort and progress',
  'recognition and means',
  'great success',
] as const;
