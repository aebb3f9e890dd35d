/** Sentences on the arudhas in Hindi. */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { ArudhaWords } from '../../facts/jaimini.ts';
import { choiceNumber } from '../../phraseChoice.ts';
import type { Sentences } from '../../sentences.ts';
import {
  houseHi,
  houseOblique,
  inHouse,
  isOrAre,
  planetHi,
  planetsHi,
  rankFeminine,
  rankOblique,
  signHi,
} from '../grammar.ts';
import { areThere, bearing, eachOf, houseArea, houseFrom, lifted, placedHi } from './phrases.ts';

const ARUDHA = 'आरूढ़ लग्न';

/** What the world sees in a person, by a planet in the arudha of the ascendant; before की झलक. */
const IMAGES: Readonly<Record<Planet, string>> = {
  Sun: 'गरिमा और नेतृत्व',
  Moon: 'अपनेपन और देखभाल',
  Mars: 'साहस और ऊर्जा',
  Mercury: 'चतुराई, जवान मन और अच्छी वाणी',
  Jupiter: 'समझदारी, दया और मान',
  Venus: 'आकर्षण और शालीनता',
  Saturn: 'गंभीरता, सादगी और मेहनत',
  Rahu: 'अलग अंदाज़ और ऊँची चाह',
  Ketu: 'कम बोलने वाले, गहरे स्वभाव',
};

/** Where money goes, by a planet in the 12th from the arudha; before पर. */
const EXPENSES: Readonly<Record<Planet, string>> = {
  Sun: 'कर और सरकारी फ़ीस',
  Moon: 'दूसरों की ज़रूरतों',
  Mars: 'भाई-बहनों, ज़मीन और विवादों',
  Mercury: 'व्यापार, रिश्तेदारों और मतभेदों',
  Jupiter: 'कर, शिक्षा और भले कामों',
  Venus: 'आराम की चीज़ों और सरकारी देनदारी',
  Saturn: 'भाई-बहनों और आश्रितों',
  Rahu: 'विदेश के कामों और सरकारी देनदारी',
  Ketu: 'छूटने वाली चीज़ों और विवादों',
};

const BY_LORD = {
  supports: 'इससे छवि को बल मिलता है।',
  describes: 'इससे छवि बनी रहती है।',
  asks_care: 'छवि को समय-समय पर सँवारना पड़ता है।',
} as const;

export const ARUDHAS_HI: Sentences<ArudhaWords> = {
  arudha_opening: ({ signIndex }) => `आरूढ़ लग्न ${signHi(signIndex)} राशि में है।`,
  image_rule: () => 'आरूढ़ लग्न के ग्रह छवि पर असर डालते हैं',
  image: ({ planets }) => `आरूढ़ लग्न में ${areThere(planets)}। लोगों को आपमें ${eachOf(planets, IMAGES, 'की')} झलक मिलती है।`,
  arudha_house_rule: () => 'आरूढ़ लग्न का भाव बताता है कि लोग किस बात से पहचानते हैं',
  arudha_house: ({ house }) => `आरूढ़ लग्न जन्म लग्न से ${houseOblique(house)} में है; लोग आपको ${houseArea(house)} से पहचानते हैं।`,
  arudha_lord_rule: () => 'आरूढ़ लग्न का स्वामी छवि को सँभालता है',
  arudha_lord: ({ dignity, house, isLifted, planet, signIndex, strength, tone }) => {
    const where = house === 1 ? 'आरूढ़ लग्न में ही' : `वहाँ से ${houseOblique(house)} में`;
    return `आरूढ़ लग्न का स्वामी ${planetHi(planet)} ${placedHi(dignity, signIndex)} है, ${where}।${lifted({ isLifted })} उसका बल 100 में से ${Math.round(strength)} है। ${BY_LORD[tone]}`;
  },
  gains_rule: () => 'आरूढ़ लग्न से ग्यारहवें भाव के या उस पर दृष्टि वाले ग्रह लाभ देते हैं',
  gains: ({ benefics, malefics, strong }) =>
    [
      ...(benefics.length > 0 ? [`${planetsHi(benefics)} से लाभ सीधे और सहज रास्ते से आता है।`] : []),
      ...(malefics.length > 0 ? [`${planetsHi(malefics)} से लाभ कड़ी मेहनत या होड़ के बाद आता है।`] : []),
      ...(strong.length > 0
        ? [`${planetsHi(strong)} राशि से बलवान ${isOrAre(strong.length)}, इसलिए लाभ अच्छा रहता है।`]
        : []),
    ].join(' '),
  expenses_rule: () => 'आरूढ़ लग्न से बारहवें भाव के ग्रह खर्च की जगह बताते हैं',
  expenses: ({ planets }) =>
    `आरूढ़ लग्न से बारहवें भाव में ${areThere(planets)}। खर्च ${eachOf(planets, EXPENSES, 'पर')} होता है; इसकी योजना पहले से बनाएँ।`,
  lasting_rule: ({ house }) => `आरूढ़ लग्न से ${houseOblique(house)} में शुभ ग्रह या उसकी राशि दृष्टि से छवि टिकती है`,
  lasting: ({ house, ...bears }) =>
    `${bearing(bears, houseFrom(house, ARUDHA))} ${house === 2 ? 'इससे धन और नाम बने रहते हैं।' : 'बदलाव के बाद भी अच्छा नाम रहता है।'}`,
  ketu_in_second_rule: () => 'आरूढ़ लग्न से दूसरे भाव में केतु हो तो उम्र जल्दी झलकती है',
  ketu_in_second: () => 'आरूढ़ लग्न से दूसरे भाव में केतु है। उम्र से पहले परिपक्वता दिखती है; ग्रंथ में इसे बालों का जल्दी पकना कहा गया है।',
  conquest_rule: ({ house }) => `आरूढ़ लग्न से ${houseOblique(house)} में पाप ग्रह जीत देते हैं और शुभ ग्रह शांति`,
  conquest: ({ benefics, house, malefics }) => {
    const place = `आरूढ़ लग्न से ${houseOblique(house)} में`;
    if (benefics.length === 0) return `${place} ${areThere(malefics)}। इससे आगे बढ़कर जीतने का हौसला मिलता है।`;
    if (malefics.length === 0) return `${place} ${areThere(benefics)}। इससे झुककर शांति रखने का स्वभाव बनता है।`;
    return `${place} ${planetsHi(malefics)} से जीतने का हौसला मिलता है। वहीं ${planetsHi(benefics)} से शांति रखने का स्वभाव बनता है।`;
  },
  arudha_count: ({ count, countedSignIndex, exception, house, houseSignIndex, lord, lordSignIndex, signIndex }) => {
    const [sign, there] = [signHi(houseSignIndex), signHi(lordSignIndex)];
    const way = count === 1 ? 'उसी राशि में' : `उससे ${rankFeminine(count)} राशि ${there} में`;
    const starts = [
      `${houseHi(house)} ${sign} राशि का है और उसका स्वामी ${planetHi(lord)} ${way} है।`,
      `${rankOblique(house)} भाव में ${sign} राशि है, जिसका स्वामी ${planetHi(lord)} ${way} है।`,
      `${sign} राशि ${inHouse(house)} है; उसका स्वामी ${planetHi(lord)} ${way} है।`,
    ];
    const start = `${starts[choiceNumber(house, houseSignIndex) % starts.length]!} वहाँ से उतना ही गिनने पर ${signHi(countedSignIndex)} राशि आती है।`;
    switch (exception) {
      case null:
        return start;
      case 'own_house':
        return `${start} पद अपने ही भाव में नहीं होता, इसलिए उससे दसवीं राशि ${signHi(signIndex)} ली गई है।`;
      case 'seventh_house':
        return `${start} पद अपने भाव से सातवें में नहीं होता, इसलिए भाव से चौथी राशि ${signHi(signIndex)} ली गई है।`;
    }
  },
  one_lord: ({ planet, signIndex }) => `${signHi(signIndex)} राशि का एक ही स्वामी है, ${planetHi(planet)}।`,
  two_lords: ({ first, second, signIndex }) => `${signHi(signIndex)} राशि के दो स्वामी हैं, ${planetsHi([first, second])}।`,
};
