/** Sentences on how the body stands as a whole, in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { HealthStandingWords } from '../../facts/medical.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, isOrAre, planetHi, planetsHi, spanHi } from '../grammar.ts';
import { HEALTH_MATTERS_HI } from './matters.ts';

/** Each follows सेहत. */
const STANDS: Readonly<Record<AreaBand, string>> = {
  excellent: 'इस कुंडली में बहुत अच्छी है',
  good: 'को अच्छा बल मिला है',
  mixed: 'सामान्य है, कभी अच्छी कभी ढीली',
  weak: 'नियमित आदतों से बनी रहती है',
  difficult: 'को धैर्य और नियम से सँभालें',
};

export const HEALTH_STANDING_HI: Sentences<HealthStandingWords> = {
  headline({ age, band, indication }) {
    const whose = age === 'child' ? 'बच्चे की सेहत' : 'सेहत';
    const first = indication === null ? '' : `; पहले ${HEALTH_MATTERS_HI[indication]} का ध्यान रखें`;
    return `${whose} ${STANDS[band]}${first}।`;
  },
  stands({ age, asking, helper }) {
    const body = age === 'child' ? 'बच्चे के शरीर' : 'आपके शरीर';
    if (helper !== null && asking !== null)
      return `${planetHi(helper)} से ${body} को बल मिलता है, जबकि ${planetHi(asking)} से कुछ कमज़ोरी आती है।`;
    if (helper !== null) return `${planetHi(helper)} से ${body} को अच्छा बल मिलता है।`;
    if (asking !== null) return `यहाँ ${planetHi(asking)} कमज़ोर कड़ी है, इसलिए नियमित दिनचर्या अधिक काम आती है।`;
    return `${body} का हाल किसी एक ग्रह पर नहीं टिका है।`;
  },
  next_care({ age, from, isNow, until }) {
    const rest = age === 'child' ? 'बच्चे को अधिक आराम दें' : 'आराम से चलें';
    return isNow ? `${dateHi(until)} तक ${rest}।` : `${spanHi(from, until)} ${rest}।`;
  },
  weak_headline: ({ planets }) =>
    planets.length === 0
      ? 'इस कुंडली में सेहत के लिए कोई ग्रह कमज़ोर नहीं है।'
      : `इस कुंडली में सेहत के लिए ${planetsHi(planets)} कमज़ोर ${isOrAre(planets.length)}।`,
  strong_headline: ({ planets }) =>
    planets.length === 0
      ? 'कोई ग्रह सेहत की मज़बूत ढाल नहीं है; अच्छी आदतें अधिक काम आती हैं।'
      : `इस कुंडली में सेहत की रक्षा ${planetsHi(planets)} से होती है।`,
  as_if_living: () => 'इस तिथि पर फल ऐसे बताया गया है मानो जीवन चल रहा हो।',
};
