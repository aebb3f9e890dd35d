/** Sentences on what the sign of a period is for the matter of its dasha, in Hindi. */
import { NARAYANA_VARGAS } from '../../../astro/dasha/narayanaVargas.ts';
import type { MarkedMatter, SignMarkFacts } from '../../../astro/judgement/dasha/signMarks.ts';
import type { Sentences } from '../../sentences.ts';
import { inSign, isOrAre, ownerOf, planetHi, planetsHi, rankFeminine, rankOblique, signHi } from '../grammar.ts';

const STANDINGS: Readonly<Record<SignMarkFacts['progressed_ascendant']['standing'], string>> = {
  strong: 'राशि से बलवान है; इससे पूरा समय अच्छा रहता है',
  fallen: 'नीच का है; धीरे-धीरे और परखे हुए रास्ते से बढ़ें',
  plain: 'राशि से न बलवान है, न कमज़ोर; फल मेहनत के अनुसार मिलता है',
};

/** Before की बातें. */
const markedHi = (matter: MarkedMatter) => {
  if (matter === 'wealth') return 'धन और पद';
  return matter === 'spirit' ? 'साधना' : NARAYANA_VARGAS[matter].matter.hi;
};

type OfMatter = SignMarkFacts['matter_apart'];
const lordHi = ({ house, lord }: OfMatter) => `${ownerOf([house])} ${planetHi(lord)}`;
const chartHi = ({ varga }: Pick<OfMatter, 'varga'>) => varga.toUpperCase();
const matterHi = ({ varga }: Pick<OfMatter, 'varga'>) => NARAYANA_VARGAS[varga].matter.hi;

export const SIGN_MARKS_HI: Sentences<SignMarkFacts> = {
  progressed_ascendant: ({ isOpposite, lord, lordFromHouse, progressedSignIndex, standing }) => {
    const sign = signHi(progressedSignIndex);
    const acts = isOpposite
      ? `दशा सातवें भाव से शुरू हुई थी, इसलिए इन सालों का लग्न सामने की राशि ${sign} है।`
      : `इन सालों का लग्न ${sign} है।`;
    const where = lordFromHouse === 1 ? 'उसी में है' : `उससे ${rankOblique(lordFromHouse)} स्थान में है`;
    return `${acts} उसका स्वामी ${planetHi(lord)} ${where}। वह ${STANDINGS[standing]}।`;
  },
  progressed_gains: ({ planets, progressedSignIndex }) =>
    `${signHi(progressedSignIndex)} से ग्यारहवें स्थान में ${planetsHi(planets)} ${isOrAre(planets.length)}; इससे लाभ में मदद मिलती है।`,
  varga_ascendant: ({ signIndex, varga }) =>
    `${chartHi({ varga })} में ${signHi(signIndex)} लग्न है, इसलिए ${matterHi({ varga })} की बातें आपके अपने कदम से आगे बढ़ती हैं।`,
  matter_lord_inside: (args) =>
    `${chartHi(args)} में ${lordHi(args)} ${inSign(args.signIndex)} है, इसलिए ${matterHi(args)} की बातें अभी आगे आती हैं।`,
  matter_lord_aspects: (args) =>
    `${chartHi(args)} में ${lordHi(args)} ${signHi(args.signIndex)} पर राशि दृष्टि रखता है; इससे ${matterHi(args)} की बातें बढ़ती हैं।`,
  matter_apart: (args) =>
    `${chartHi(args)} में ${lordHi(args)} न ${inSign(args.signIndex)} है, न उस पर दृष्टि है। ${matterHi(args)} की बातें अभी शांत रहती हैं।`,
  hora_ascendant: ({ signIndex }) => `होरा लग्न ${inSign(signIndex)} है, इसलिए धन की बातों के लिए यह सबसे अच्छा समय है।`,
  seventh_from_hora: ({ signIndex }) =>
    `${signHi(signIndex)} होरा लग्न से सातवीं राशि है; साझेदारी से कमाई के लिए समय अच्छा है।`,
  aspects_hora: ({ signIndex }) => `${signHi(signIndex)} की राशि दृष्टि होरा लग्न पर है; धन की बातों के लिए समय अच्छा है।`,
  lord_with_hora: ({ isInside, lord, signIndex }) => {
    const tie = isInside ? 'होरा लग्न की राशि में है' : 'होरा लग्न पर राशि दृष्टि रखता है';
    return `${signHi(signIndex)} का स्वामी ${planetHi(lord)} ${tie}; इससे धन को बल मिलता है।`;
  },
  arudha_gains: ({ signIndex }) => `${signHi(signIndex)} आरूढ़ लग्न से ग्यारहवीं राशि है, जो मान-सम्मान के लिए सबसे अच्छी जगह है।`,
  arudha_growth: ({ fromHouse, signIndex }) =>
    `${signHi(signIndex)} आरूढ़ लग्न से ${rankFeminine(fromHouse)} राशि है; मेहनत से मान बढ़ता है।`,
  arudha_care: ({ fromHouse, signIndex }) =>
    `${signHi(signIndex)} आरूढ़ लग्न से ${rankFeminine(fromHouse)} राशि है; अपने नाम का ध्यान रखें और कुछ बचत हाथ में रखें।`,
  wealth_apart: ({ signIndex }) =>
    `${signHi(signIndex)} का होरा लग्न और आरूढ़ लग्न से कोई संबंध नहीं है; धन की स्थिति लगभग पहले जैसी रहती है।`,
  arudha_ascendant: ({ signIndex }) => `आरूढ़ लग्न ${inSign(signIndex)} है; सादा जीवन इस समय आसान लगता है।`,
  aspects_arudha: ({ signIndex }) =>
    `${signHi(signIndex)} की राशि दृष्टि आरूढ़ लग्न पर है; तीर्थ और सेवा जैसे कामों के लिए समय अच्छा है।`,
  own_ascendant: ({ signIndex }) => `${signHi(signIndex)} आपका लग्न है; खुद को समझने और सीखा हुआ बाँटने के लिए समय अच्छा है।`,
  own_seventh: ({ signIndex }) => `${signHi(signIndex)} आपका सातवाँ भाव है; भीतर की जागृति के लिए समय अच्छा है।`,
  mantra_pada: ({ isAspect, signIndex }) =>
    isAspect
      ? `${signHi(signIndex)} की राशि दृष्टि पाँचवें भाव के पद पर है; मंत्र और नियमित साधना के लिए समय अच्छा है।`
      : `पाँचवें भाव का पद ${inSign(signIndex)} है; मंत्र और नियमित साधना के लिए समय अच्छा है।`,
  eighth_pada: ({ signIndex }) => `आठवें भाव का पद ${inSign(signIndex)} है; योग और एकांत के लिए समय अच्छा है।`,
  ketu_inside: ({ signIndex }) => `केतु ${inSign(signIndex)} है; मन छोड़ना और सहज रहना सीखता है।`,
  rahu_inside: ({ signIndex }) => `राहु ${inSign(signIndex)} है; प्रगति कुछ बेचैनी के बाद आती है। एक ही साधना पर टिके रहें।`,
  spirit_apart: ({ signIndex }) =>
    `${signHi(signIndex)} का लग्न, पदों और राहु-केतु से कोई संबंध नहीं है; रोज़ की सादी साधना काफ़ी है।`,
  of_other_years: ({ matter, time }) =>
    time === 'later_life'
      ? `${markedHi(matter)} की बातें आगे की उम्र की हैं, अभी इनकी कोई जल्दी नहीं है।`
      : `${markedHi(matter)} की बातें पिछले सालों की हैं, अब इनसे कुछ नया नहीं माँगा जाता।`,
};
