/** What many rules of a matter find together, in Hindi. */
import type { ChainGain, MultiFacts } from '../../../astro/judgement/prediction/multi/facts.ts';
import type { Bilingual } from '../../../astro/bilingual.ts';
import { yogaName } from '../../../astro/judgement/yogaWords.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inHouse, inSign, listHi, planetHi, planetsHi, rankOblique } from '../grammar.ts';
import { inOwnPlace } from '../placing.ts';
import { PREDICTION_FACTORS_HI } from './factors.ts';

function linkHi(link: MultiFacts['chain']['links'][number]): string {
  const { house, isBurnt, isInDusthana, malefics, planet, ...placing } = link;
  const troubles = [
    ...(isBurnt ? ['अस्त है'] : []),
    ...(isInDusthana ? ['कठिन भाव में है'] : []),
    ...(malefics.length > 0 ? [`${planetsHi(malefics)} से दबा है`] : []),
  ];
  const stands = `${planetHi(planet)} ${inHouse(house)} ${inOwnPlace(placing)} है`;
  return troubles.length > 0 ? `${stands} और ${listHi(troubles)}` : stands;
}

const GAINS: Readonly<Record<ChainGain, (who: string) => string>> = {
  answers: (who) => `${who} अकेले ही यह विषय सँभालता है।`,
  loses: (who) => `कड़ी में बल घटता है, इसलिए ${who} को बल देना अच्छा है।`,
  keeps: (who) => `${who} उतना ही रखता है जितना उस तक पहुँचता है।`,
  rescues: (who) => `जो कठिनाई से शुरू होता है, उसे ${who} से मदद मिलती है।`,
  carries: (who) => `${who} तक जो पहुँचता है, वह अच्छा फल देता है।`,
};

/** Reasons that a sentence names. */
const REASONS_DESCRIBED = 2;

const reasonsHi = (reasons: readonly Bilingual[]) =>
  reasons
    .slice(0, REASONS_DESCRIBED)
    .map(({ hi }) => hi)
    .join('; ');

export const MANY_RULES_HI: Sentences<MultiFacts> = {
  ...PREDICTION_FACTORS_HI,
  chain: ({ houses, links: [first, ...others] }) => {
    const [house] = houses;
    const from = houses.length > 1 ? `${listHi(houses.map(rankOblique))} भाव` : houseOblique(house ?? 1);
    return [`${from} का स्वामी ${linkHi(first!)}।`, ...others.map((link) => `आगे ${linkHi(link)}।`)].join(' ');
  },
  chain_end: ({ end, gain, planet, signIndex }) => {
    const gained = GAINS[gain](planetHi(planet));
    if (end === 'at_home') return `कड़ी अपनी ही राशि में, ${inSign(signIndex)}, समाप्त होती है। ${gained}`;
    return end === 'returns' ? `वहाँ से कड़ी अपने ही पर लौटती है। ${gained}` : gained;
  },
  condition: ({ text }) => text.hi,
  halving: ({ reason }) => `आधा गिना गया, क्योंकि ${sayIn(PREDICTION_FACTORS_HI, reason)}`,
  dosha_eased: ({ isCancelled, name, reasons }) =>
    `${name.hi} बनता है, पर ${isCancelled ? 'कट जाता है' : 'हल्का हो जाता है'}। कारण: ${reasonsHi(reasons)}।`,
  dosha_unrelieved: ({ effects, name }) =>
    `${name.hi} बनता है और कुंडली में उसे हल्का करने वाला कुछ नहीं है। परंपरा में इसका फल: ${effects.hi}।`,
  yoga_lessened: ({ isBad, isCancelled, reasons, ...yoga }) => {
    const how = isCancelled ? 'पर भंग हो जाता है' : isBad ? 'पर हल्का हो जाता है' : 'पर उसका फल घट जाता है';
    return `${yogaName(yoga, 'hi')} बनता है, ${how}। कारण: ${reasonsHi(reasons)}।`;
  },
  factor_halved: ({ factor, reason }) =>
    `${sayIn(PREDICTION_FACTORS_HI, factor)}। इसका आधा असर गिना गया, क्योंकि ${sayIn(PREDICTION_FACTORS_HI, reason)}।`,
};
