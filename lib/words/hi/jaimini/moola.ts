/** Sentences on moola dasha in Hindi. */
import type { LifeStage } from '../../../astro/stage.ts';
import type { MoolaTone, MoolaWords } from '../../facts/jaiminiDashas/moola.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, isOrAre, mattersHi, ownerOf, planetHi, planetsHi, signHi, spanHi } from '../grammar.ts';

const PAST: Readonly<Record<MoolaTone, (lord: string) => string>> = {
  strong: (lord) => `${lord} राशि से बलवान है, इसलिए पहले किए अच्छे काम अब मदद करते हैं।`,
  fallen: (lord) => `${lord} नीच का है, इसलिए पुराने कर्तव्य पहले आते हैं। जो अधूरा छूटा है, उसे पूरा करें।`,
  benefic: (lord) => `${lord} शुभ ग्रह है, इसलिए बीता हुआ सहज लौटता है। जिन्होंने मदद की, उनका आभार मानें।`,
  malefic: (lord) => `${lord} पाप ग्रह है, इसलिए पुराने कर्ज़ और वादे जल्दी पूरे करें।`,
};

/** Said to the parents of a child. */
const PAST_OF_CHILD: Readonly<Record<MoolaTone, (lord: string) => string>> = {
  strong: (lord) => `${lord} राशि से बलवान है, इसलिए बच्चे का सीखा हुआ अब काम आता है।`,
  fallen: (lord) => `${lord} नीच का है, इसलिए एक काम पूरा करके दूसरा शुरू करने में बच्चे की मदद करें।`,
  benefic: (lord) => `${lord} शुभ ग्रह है। बच्चे को मदद करने वालों का आभार मानना सिखाएँ।`,
  malefic: (lord) => `${lord} पाप ग्रह है। बच्चे को छोटे वादे निभाना सिखाएँ।`,
};

const PAST_OF_YOUTH: Readonly<Record<MoolaTone, (lord: string) => string>> = {
  ...PAST,
  fallen: (lord) => `${lord} नीच का है, इसलिए नया शुरू करने से पहले अधूरा काम पूरा करें।`,
  malefic: (lord) => `${lord} पाप ग्रह है, इसलिए वादे निभाएँ और ली हुई चीज़ लौटाएँ।`,
};

const pastHi = (stage: LifeStage) => (stage === 'child' ? PAST_OF_CHILD : stage === 'youth' ? PAST_OF_YOUTH : PAST);

export const MOOLA_HI: Sentences<MoolaWords> = {
  moola_years: ({ adjustment, counted, lord, moolatrikonaSignIndex, vimshottariYears, years }) => {
    const sign = signHi(moolatrikonaSignIndex);
    if (counted === 0) {
      const stays = `${planetHi(lord)} ${sign} में ही है, जहाँ तक गिनती होती है; इसलिए ${vimshottariYears} साल पूरे रहते हैं।`;
      return [stays, ...changeHi(adjustment, years)].join(' ');
    }
    const found = `विंशोत्तरी में ${planetHi(lord)} के ${vimshottariYears} साल हैं; ${sign} तक गिनती ${counted} है।`;
    if (counted > vimshottariYears) return `${found} गिनती साल से ज़्यादा है, इसलिए ${years} साल बचता है।`;
    if (counted === vimshottariYears) {
      return [found, 'गिनती साल के बराबर है, इसलिए साल पूरे रहते हैं।', ...changeHi(adjustment, years)].join(' ');
    }
    return [found, leftHi(vimshottariYears - counted), ...changeHi(adjustment, years)].join(' ');
  },
  moola_span: ({ fromDate, level, lord, untilDate }) =>
    `${planetHi(lord)} की ${level === 1 ? 'महादशा' : 'अंतर्दशा'} ${spanHi(fromDate, untilDate)} है।`,
  moola_place: ({ house, houses, lord }) => {
    const owner = houses.length > 0 ? `${ownerOf(houses)} ${planetHi(lord)}` : planetHi(lord);
    return `${owner} ${inHouse(house)} है; ${mattersHi([house])} की बातें जुड़ती हैं।`;
  },
  moola_company: ({ company, lord }) => `${planetHi(lord)} के साथ ${planetsHi(company)} ${isOrAre(company.length)}।`,
  moola_past: ({ lord, stage, tone }) => pastHi(stage)[tone](planetHi(lord)),
};

function changeHi(adjustment: number, years: number): string[] {
  if (adjustment === 0) return [];
  const change = adjustment > 0 ? 'उच्च का होने से एक साल बढ़ता है।' : 'नीच का होने से एक साल घटता है।';
  return [change, `कुल ${years} साल ${years === 1 ? 'हुआ' : 'हुए'}।`];
}

function leftHi(years: number): string {
  return `${years} साल ${years === 1 ? 'बचता है' : 'बचते हैं'}।`;
}
