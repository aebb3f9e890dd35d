import { isAspecting, isConjunct } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isAbhuktaMula, nearestJunction } from '../planet/gandanta.ts';
import { bphs, practice } from '../source.ts';
import { isStrong } from '../strength/standing.ts';
import { GAND_MOOL, type GandMoolPada } from '../tables/gandMool.ts';
import { NAKSHATRAS } from '../tables/nakshatras.ts';
import type { Dosha } from './dosha.ts';
import { hundredths } from '../rounding.ts';

const FORMED_POINTS = 20;
const TROUBLE_POINTS = 20;
const JUNCTION_POINTS = 25;

/** Returns the row of the pada in which the Moon stands; null outside the six nakshatras. */
export function gandMoolPada({ planets: { Moon } }: Chart): GandMoolPada | null {
  return GAND_MOOL[Moon.nakshatraIndex]?.[Moon.pada - 1] ?? null;
}

// Some lists spare boys born by day and girls born by night, others the reverse; they contradict each other, so neither
// is taken.
export const gandmool: Dosha = {
  id: 'gandmool',
  name: both('Gandmool Dosha', 'गंडमूल दोष'),
  source: practice('Gandmool: effects by pada, later practice'),
  alsoIn: [bphs('92-94')],
  isInterpretive: true,
  formation: both(
    'The Moon is in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati',
    'चंद्रमा अश्विनी, आश्लेषा, मघा, ज्येष्ठा, मूल या रेवती नक्षत्र में हो',
  ),
  effects: both('a call for care in the family about the birth', 'जन्म के समय परिवार में सावधानी की अपेक्षा'),
  reliefs: 'points',
  participants: () => ['Moon'],

  effectsIn(chart) {
    return gandMoolPada(chart)?.effect ?? gandmool.effects;
  },

  examine(chart, { isAbhijitBirth, ratios }) {
    const { Moon, Jupiter } = chart.planets;
    const { nakshatraIndex, pada } = Moon;
    const kind = gandMoolPada(chart)?.kind ?? null;
    const { distanceDeg } = nearestJunction(Moon);
    const toJunction = { to_junction_deg: hundredths(distanceDeg) };
    const isJupiterOn = isConjunct(Jupiter, Moon) || isAspecting(chart, 'Jupiter', Moon.signIndex);
    const isTroubled = kind === 'trouble' || kind === 'junction';
    return [
      required('nakshatra', NAKSHATRA, kind !== null, { nakshatra: NAKSHATRAS[nakshatraIndex]!, pada }, FORMED_POINTS),
      strengthens('trouble_pada', TROUBLE, isTroubled, { pada }, TROUBLE_POINTS),
      strengthens('junction_pada', JUNCTION, kind === 'junction', { pada, ...toJunction }, JUNCTION_POINTS),
      strengthens('abhukta_mula', ABHUKTA, isAbhuktaMula(Moon), toJunction, 10),
      weakens('jupiter_on_moon', JUPITER, isJupiterOn, {}, -15),
      weakens('strong_moon', STRONG_MOON, isStrong(chart, 'Moon', ratios), { dignity: Moon.dignity }, -10),
      weakens('abhijit_birth', ABHIJIT, isAbhijitBirth === true, { is_known: isAbhijitBirth !== null }, -15),
    ];
  },
};

const NAKSHATRA = both(
  'The Moon is in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati',
  'चंद्रमा अश्विनी, आश्लेषा, मघा, ज्येष्ठा, मूल या रेवती नक्षत्र में है',
);
const TROUBLE = both('Its pada is one of those that ask for care', 'इसका चरण उनमें है जिनमें सावधानी चाहिए');
const JUNCTION = both(
  'Its pada is next to the junction of a water and a fire sign',
  'इसका चरण जल और अग्नि राशियों की संधि से लगा है',
);
const ABHUKTA = both(
  'It is abhukta mula, within a degree of where Jyeshtha ends and Mula begins',
  'अभुक्त मूल है: ज्येष्ठा के अंत और मूल के आरंभ से एक अंश के भीतर',
);
const JUPITER = both('Jupiter joins or aspects the Moon', 'चंद्रमा पर गुरु की युति या दृष्टि है');
const STRONG_MOON = both('The Moon is strong', 'चंद्र बली है');
const ABHIJIT = both('The birth is in Abhijit, the muhurta about midday', 'जन्म मध्याह्न के अभिजित मुहूर्त में है');
