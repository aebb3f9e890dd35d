/** What is compared in signs and in planets; whoever has the greater value is the stronger. */
import { both, type Bilingual } from '../../bilingual.ts';

const DUAL_FIRST = both(
  'Dual signs before fixed, fixed before movable',
  'द्विस्वभाव राशि स्थिर से बलवान, स्थिर राशि चर से बलवान',
);
const NAMED_FIRST = both(
  'Nothing tells them apart: the one named first leads',
  'दोनों बराबर हों तो जिसका नाम पहले है, वह आगे',
);

export const SIGN_RULES = {
  planets: both('Planets in the sign', 'राशि में ग्रह'),
  supporters: both(
    'Jupiter, Mercury and its lord, in the sign or aspecting it by sign, whoever is both counting twice',
    'गुरु, बुध और राशि के स्वामी का साथ या राशि दृष्टि (जो स्वामी भी हो, वह दो बार गिना जाता है)',
  ),
  exalted: both('Exalted planets in the sign', 'राशि में उच्च के ग्रह'),
  lord_parity: both(
    'The lord stands in an odd sign from an even one, or the reverse',
    'विषम राशि का स्वामी सम राशि में, या सम राशि का स्वामी विषम राशि में',
  ),
  modality: DUAL_FIRST,
  lord_degree: both('Degrees of the lord within its sign', 'राशि में स्वामी के अंश'),
  named_first: NAMED_FIRST,
} as const satisfies Readonly<Record<string, Bilingual>>;

export const PLANET_RULES = {
  both_at_home: both(
    'Both stand in the sign, which then keeps its first lord',
    'दोनों स्वामी उसी राशि में हों तो पहला स्वामी लिया जाता है',
  ),
  away: both(
    'Of two lords, one of them in the sign, the other is taken',
    'एक स्वामी उसी राशि में हो तो दूसरा स्वामी लिया जाता है',
  ),
  joined: both('Planets that share its sign', 'उसकी राशि में साथ के ग्रह'),
  supporters: both(
    'Jupiter, Mercury and the lord of its sign, with it or aspecting it by sign, whoever is both counting twice',
    'गुरु, बुध और उसकी राशि के स्वामी का साथ या राशि दृष्टि (जो स्वामी भी हो, वह दो बार गिना जाता है)',
  ),
  exalted: both('Exalted', 'उच्च का ग्रह'),
  modality: DUAL_FIRST,
  longer_period: both(
    'Years from the sign to the lord, counted as the feet of the sign say',
    'राशि से स्वामी तक गिने गए वर्ष, सम या विषम पद के क्रम से',
  ),
  degree: both('Degrees within the sign', 'राशि में अंश'),
  named_first: NAMED_FIRST,
} as const satisfies Readonly<Record<string, Bilingual>>;

export type SignRule = keyof typeof SIGN_RULES;
export type PlanetRule = keyof typeof PLANET_RULES;
