/** What the verdict on the ten poruthams says, in Hindi. */
import type { PoruthamId } from '../../../astro/tables/matching/ids.ts';
import type { PoruthamVerdictWords } from '../../facts/matching/verdict.ts';
import { phraseAt } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi } from '../grammar.ts';
import { WHOSE_BIRTH_HI } from './names.ts';
import { PORUTHAMS_HI } from './poruthams.ts';

/** A list has so many members at the most. */
const MOST_NAMED = 3;

const names = (ids: readonly PoruthamId[]) => listHi(ids.slice(0, MOST_NAMED).map((id) => PORUTHAMS_HI[id]));

const FEMININE: readonly PoruthamId[] = ['yoni', 'rasi'];

function match(ids: readonly PoruthamId[], isNot = false): string {
  const isFeminine = ids.every((id) => FEMININE.includes(id));
  const verb = isFeminine ? 'मिलती' : ids.length === 1 ? 'मिलता' : 'मिलते';
  if (isNot) return `नहीं ${verb}`;
  return `${verb} ${ids.length === 1 ? 'है' : 'हैं'}`;
}

const SHARES = {
  most: 'दस में से ज़्यादातर पोरुथम मिलते हैं',
  half: 'दस में से लगभग आधे पोरुथम मिलते हैं',
  few: 'दस में से कम पोरुथम मिलते हैं',
};

/** What tradition reads in each of the five that custom holds essential. */
const MATTERS: Readonly<Partial<Record<PoruthamId, string>>> = {
  dina: 'कुशल-मंगल',
  gana: 'स्वभाव',
  yoni: 'आपसी लगाव',
  rasi: 'परिवार',
  rajju: 'साथ निभाने',
};

const named = (id: PoruthamId) =>
  MATTERS[id] ? `${PORUTHAMS_HI[id]}, जो ${MATTERS[id]} के लिए देखा जाता है` : PORUTHAMS_HI[id];

export const PORUTHAM_VERDICT_HI: Sentences<PoruthamVerdictWords> = {
  headline: ({ choice, kept, missing, share, who }) => {
    if (who !== null) return `${WHOSE_BIRTH_HI[who]} न होने से जितना ज्ञात है, ${SHARES[share]}।`;
    if (missing.length === 0)
      return phraseAt([`${SHARES[share]}, पाँचों ज़रूरी भी।`, `${SHARES[share]}, ज़रूरी कोई नहीं छूटता।`], choice);
    return phraseAt(
      [
        `${SHARES[share]}; पहले ${names(missing)} पर बात करें।`,
        `${SHARES[share]}, पर ${names(missing)} ${match(missing, true)}।`,
        kept.length > 0
          ? `${names(kept)} ${match(kept)}, ${names(missing)} ${match(missing, true)}।`
          : `${SHARES[share]}; पहले ${names(missing)} पर बात करें।`,
      ],
      choice,
    );
  },
  essential: ({ choice, kept, missing }) => {
    if (missing.length === 0) return 'ज़रूरी माने गए पाँचों पोरुथम, यानी रज्जु, दिन, गण, योनि और राशि, मिलते हैं।';
    const [first] = missing;
    const also = missing.length > 1 ? ` ${names(missing.slice(1))} भी ${match(missing.slice(1), true)}।` : '';
    const good = kept.length > 0 ? `ज़रूरी माने गए पाँच में ${names(kept)} ${match(kept)}। ` : '';
    return phraseAt(
      [
        `${good}${named(first!)}, ${match([first!], true)}।${also}`,
        `${good}देखने की बात ${PORUTHAMS_HI[first!]} की है।${also}`,
      ],
      choice,
    );
  },
  further: ({ choice, kept, missing }) => {
    if (missing.length === 0) return `बाकी में ${names(kept)} भी ${match(kept)}।`;
    if (kept.length === 0) return `बाकी में ${names(missing)} ${match(missing, true)}।`;
    return phraseAt(
      [
        `बाकी में ${names(kept)} ${match(kept)}, ${names(missing)} ${match(missing, true)}।`,
        `इनके सिवा ${names(kept)} ${match(kept)} और ${names(missing)} ${match(missing, true)}।`,
      ],
      choice,
    );
  },
  open: ({ poruthams, who }) => `${WHOSE_BIRTH_HI[who]} न होने से ${names(poruthams)} का निर्णय नहीं हो सकता।`,
  custom: ({ choice }) =>
    phraseAt(
      [
        'दस पोरुथम दक्षिण की रीति हैं, और पंचांगों की सूचियाँ आपस में कुछ अलग हैं।',
        'ये सूचियाँ दक्षिण के पंचांगों की हैं, और सब पंचांग एक-से नहीं हैं।',
        'यह दक्षिण की गिनती है; परिवार इसे अपने पंचांग से देखते हैं।',
        'रीति में ज़रूरी पोरुथम न मिले तो पहले उसी पर बात की जाती है।',
        'दस में कितने काफ़ी हैं, यह किसी ग्रंथ में नहीं है; यह रीति पर है।',
        'कुछ गिनतियों पर पंचांगों में मतभेद है; दूसरी गिनती हर पोरुथम के साथ लिखी है।',
      ],
      choice,
    ),
};
