/** Karmic debts in Hindi. */
import type { BurdenFacts } from '../../../astro/judgement/karma/facts.ts';
import type { DebtId, MinorDebtNumber } from '../../../astro/judgement/karma/tables/debts.ts';
import type { DebtWords } from '../../facts/karma.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { inHouse, listHi } from '../grammar.ts';
import { bodiesHi, bodyHi, debtHi, inOfficeHi } from './phrases.ts';
import type { KarmaVoiceHi } from './voice.ts';

interface DebtTexts {
  readonly past: string;
  readonly effect: string;
  readonly remedy: string;
}

const DEBTS: Readonly<Record<DebtId, DebtTexts>> = {
  family: {
    past: 'परंपरा में इसे अकेले छूटे बुज़ुर्गों या बँटे हुए परिवार से जोड़ा जाता है।',
    effect: 'घर में अनबन या विरासत में देरी हो सकती है।',
    remedy: 'पितरों का स्मरण और बुज़ुर्गों की मदद करें।',
  },
  violence: {
    past: 'परंपरा में इसे कमज़ोर पर किए गए बल से जोड़ा जाता है।',
    effect: 'जल्दबाज़ी में चोट या अचानक विरोध हो सकता है।',
    remedy: 'किसी जीव को कष्ट न दें, और हनुमान जी या दुर्गा जी की पूजा करें।',
  },
  deception: {
    past: 'परंपरा में इसे टूटे हुए वचनों से जोड़ा जाता है।',
    effect: 'किसी पर किया भरोसा टूट सकता है।',
    remedy: 'हर वचन निभाएँ और विष्णु जी का मंत्र जपें।',
  },
  toxicity: {
    past: 'परंपरा में इसे किसी का नाम खराब करने वाले शब्दों से जोड़ा जाता है।',
    effect: 'पीठ पीछे की बातें या छूटने में कठिन आदतें हो सकती हैं।',
    remedy: 'साफ़ बोलें और शिव जी को जल चढ़ाएँ।',
  },
  mortality: {
    past: 'परंपरा में इसे बिना सेवा के छूटे रोगियों से जोड़ा जाता है।',
    effect: 'खोने का डर और दुखियों के लिए गहरी भावना रह सकती है।',
    remedy: 'रोगियों की सेवा करें और महामृत्युंजय मंत्र जपें।',
  },
};

/** The same for a child: what the family can do, and no word of guilt. */
const CHILD_DEBTS: Readonly<Record<DebtId, DebtTexts>> = {
  family: {
    past: 'परंपरा में यह कुल की बात है, बच्चे की नहीं।',
    effect: 'यहाँ घर में पीढ़ियों का मेल सबसे ज़रूरी है।',
    remedy: 'बच्चे को बुज़ुर्गों से मिलाएँ और उनकी अच्छी बातें बताएँ।',
  },
  violence: {
    past: 'परंपरा में यह पूर्वजों के झगड़ों की बात है, बच्चे की नहीं।',
    effect: 'यहाँ घर में ऊँची आवाज़ न होना सबसे ज़रूरी है।',
    remedy: 'साथ मिलकर पक्षियों या पशुओं को खिलाएँ, और घर में हनुमान चालीसा पढ़ें।',
  },
  deception: {
    past: 'परंपरा में यह परिवार के वचनों की बात है, बच्चे की नहीं।',
    effect: 'यहाँ बच्चे से किया वादा निभाना सबसे ज़रूरी है।',
    remedy: 'घर में कही बात निभाएँ, और शाम को सच्ची कहानियाँ सुनाएँ।',
  },
  toxicity: {
    past: 'परंपरा में यह पूर्वजों के कड़वे बोल की बात है, बच्चे की नहीं।',
    effect: 'यहाँ घर में मीठे बोल सबसे ज़रूरी हैं।',
    remedy: 'बच्चे के सामने सबकी अच्छाई कहें, और सोमवार को शिव जी को जल चढ़ाएँ।',
  },
  mortality: {
    past: 'परंपरा में यह पूर्वजों के दुख की बात है, बच्चे की नहीं।',
    effect: 'यहाँ बीमार लोगों के लिए संवेदना सबसे ज़रूरी है।',
    remedy: 'साथ में किसी बीमार से मिलने जाएँ और फल ले जाएँ।',
  },
};

/** What the other malefic parts call for. Interpretive, after the names. */
const MINOR_DEBTS: Readonly<Record<MinorDebtNumber, string>> = {
  7: 'एक ही नियम को टिककर निभाएँ',
  10: 'ठंडे मन से बोलें और समय पर खाएँ',
  12: 'घर और हिसाब में सफ़ाई रखें',
  16: 'बात छिपाने की जगह खुलकर कहें',
  30: 'जो काम अच्छा न लगे, उसे पहले करें',
  33: 'जवाब देने से पहले रुकें',
  36: 'छोटी-छोटी भलाई करते रहें',
  43: 'दिन का क्रम और घर शांत रखें',
  48: 'कमज़ोर लोगों से नरमी से पेश आएँ',
  51: 'हर चीज़ को पूरा समय दें',
  52: 'फ़ैसला सोचकर करें और जल्दी माफ़ करें',
  55: 'आदेश की जगह सेवा करें',
  59: 'टिककर काम पूरा करें',
};

const BURDENS_HI: Sentences<BurdenFacts> = {
  fallen: () => 'नीच राशि में',
  combust: () => 'अस्त',
  dusthana: ({ house }) => inHouse(house),
};

const debtsListed = (debts: readonly DebtId[]) => listHi(debts.map(debtHi));

const COUNTS = [
  'परंपरा के अनुसार यहाँ पाँच में से एक ऋण है।',
  'परंपरा के अनुसार यहाँ पाँच में से दो ऋण हैं।',
  'परंपरा के अनुसार यहाँ पाँच में से कई ऋण हैं।',
] as const;

/** Returns the sentences on karmic debts, in a voice for the age of the person. */
export const debtsHi = (voice: KarmaVoiceHi): Sentences<DebtWords> => {
  const texts = voice.isChild ? CHILD_DEBTS : DEBTS;
  return {
    ...BURDENS_HI,
    debt_weight: ({ body, office }) => `${inOfficeHi(body, office)} का भार, तीन गुना`,
    debt_burdens: ({ body, burdens }) =>
      `जन्म कुंडली में ${bodyHi(body)} ${listHi(burdens.map((burden) => sayIn(BURDENS_HI, burden)))}`,
    debt_period: ({ body }) => `${bodyHi(body)} की दशा चल रही है`,
    debt_jupiter: ({ body }) => `जन्म कुंडली में ${bodyHi(body)} पर गुरु की दृष्टि`,
    debt_dignity: ({ body, isExalted }) => `षष्ट्यंश में ${bodyHi(body)} ${isExalted ? 'उच्च' : 'अपनी राशि'} में`,
    debt_past: ({ bodies, debt }) =>
      voice.isChild
        ? texts[debt].past
        : `${texts[debt].past} ${bodiesHi(bodies)} से यह ${voice.karma(bodies[0]!).people} की बात है।`,
    debt_effect: ({ debt, houses }) =>
      voice.isChild
        ? texts[debt].effect
        : `${texts[debt].effect} ${debtHi(debt)} का हल ${voice.theme(houses[0]!)} में है।`,
    debt_remedy: ({ body, debt }) =>
      voice.isChild ? texts[debt].remedy : `${texts[debt].remedy} ${debtHi(debt)} की सीख: ${voice.karma(body).lesson}।`,
    debt_present: ({ places }) =>
      `${listHi(places.map(({ body, shashtiamsha }) => `${bodyHi(body)} ${voice.part(shashtiamsha)} में`))}।`,
    debt_absent: ({ debt }) => `${debtHi(debt)} के षष्ट्यंशों में कोई ग्रह नहीं है।`,
    minor_debt: ({ body, shashtiamsha }) =>
      `${bodyHi(body)} ${voice.part(shashtiamsha)} में है। ${voice.karma(body).theme} के लिए ${MINOR_DEBTS[shashtiamsha]}।`,
    no_debts: () => 'लग्न या कोई ग्रह अशुभ षष्ट्यंश में नहीं है, इसलिए कोई ऋण नहीं बनता।',
    debts: ({ body, minor, present, shashtiamsha }) => {
      const lead = `सबसे भारी स्थिति ${bodyHi(body)} की है, जो ${voice.part(shashtiamsha)} में है।`;
      const lesser = minor > 0 ? ' कुछ छोटे काम भी बाकी हैं।' : '';
      if (present.length === 0) return `पाँच ऋणों में से यहाँ कोई नहीं बनता।${lesser} ${lead}`;
      return `परंपरा के अनुसार यहाँ ${debtsListed(present.map(({ debt }) => debt))} ${present.length > 1 ? 'बनते हैं' : 'बनता है'}। ${lead}${lesser}`;
    },
    debts_headline: ({ debts }) => {
      if (debts.length === 0) return 'इस कुंडली में पाँच में से कोई ऋण नहीं है।';
      return voice.isChild ? 'यहाँ कुल के कुछ कर्तव्य दिखते हैं।' : COUNTS[Math.min(debts.length, 3) - 1]!;
    },
    debts_listed: ({ debts }) => {
      if (debts.length === 0) return 'कोई कर्म-ऋण नहीं दिखता।';
      if (voice.isChild) return 'परंपरा यहाँ परिवार के कुछ कर्तव्य बताती है।';
      return `पाँच ऋणों में से ${debtsListed(debts)} ${debts.length > 1 ? 'दिखते हैं' : 'दिखता है'}।`;
    },
  };
};
