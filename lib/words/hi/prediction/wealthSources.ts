/** Sources of wealth and debts, in Hindi. */
import type { DebtBehaviour, DebtEase, SourceId } from '../../../astro/judgement/prediction/wealthSources/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WealthSourceWords } from '../../facts/prediction/wealthSources.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, inHouse, isOrAre, planetHi, planetsHi, spanHi } from '../grammar.ts';

const NAMES: Readonly<Record<SourceId, string>> = {
  salary: 'नियमित आय और बचत',
  gains: 'लाभ और संपर्क',
  speculation: 'निवेश और रचनात्मक काम',
  inheritance: 'विरासत और साझा धन',
  fortune: 'भाग्य और बड़ों का सहयोग',
};

/** The same before a postposition. */
const NAMES_OBLIQUE: Readonly<Record<SourceId, string>> = {
  salary: 'नियमित आय और बचत',
  gains: 'लाभ और संपर्कों',
  speculation: 'निवेश और रचनात्मक काम',
  inheritance: 'विरासत और साझे धन',
  fortune: 'भाग्य और बड़ों के सहयोग',
};

const STANDS: Readonly<Record<SourceId, Readonly<Record<'kind' | 'mixed' | 'hard', string>>>> = {
  salary: {
    kind: 'नियमित आय टिकती है और जोड़ा हुआ धन बना रहता है।',
    mixed: 'नियमित आय ठीक है; बचत के लिए महीने का एक दिन तय रखें।',
    hard: 'बचत धीमी है: पैसा आता है और निकल भी जाता है।',
  },
  gains: {
    kind: 'मित्रों और बड़े दायरे से लाभ मिलता है।',
    mixed: 'संपर्क बना रहे तो दूसरों से लाभ मिलता है।',
    hard: 'मित्र-मंडली से जितना मिलता है, उतना ही खर्च होता है।',
  },
  speculation: {
    kind: 'सूझ-बूझ से कमाई होती है, मुख्य काम के साथ भी।',
    mixed: 'अच्छा विचार कभी-कभी कमाई देता है; बाज़ार के भरोसे न रहें।',
    hard: 'सट्टे और झटपट सौदों से दूर रहें।',
  },
  inheritance: {
    kind: 'पारिवारिक संपत्ति, बीमा और साझा धन आपके लिए अच्छे हैं।',
    mixed: 'साझे धन में कागज़ी काम और प्रतीक्षा रहती है।',
    hard: 'दूसरों के छोड़े या कहे धन पर भरोसा न करें।',
  },
  fortune: {
    kind: 'बड़ों, गुरुजनों और सही समय से धन के रास्ते खुलते हैं।',
    mixed: 'समय पर कहने से बड़ों की मदद मिलती है।',
    hard: 'यहाँ भाग्य से ज़्यादा अपनी मेहनत काम आती है।',
  },
};

/** Before से. */
const HELPS: Readonly<Record<Planet, string>> = {
  Sun: 'पद और साफ़ नाम',
  Moon: 'जनता, खान-पान और घर के काम',
  Mars: 'ज़मीन, मशीन और फुर्ती',
  Mercury: 'व्यापार, हिसाब और लेखन',
  Jupiter: 'ज्ञान, सलाह और भरोसे',
  Venus: 'सुरुचि, सुविधा और अच्छी संगति',
  Saturn: 'धैर्य और लंबे अनुबंधों',
  Rahu: 'नई तकनीक और दूर के बाज़ार',
  Ketu: 'दुर्लभ हुनर और कम ज़रूरतों',
};

/** Before से बचें. */
const CARES: Readonly<Record<Planet, string>> = {
  Sun: 'दिखावे के खर्च',
  Moon: 'मन की मौज में खर्च',
  Mars: 'पैसों में जल्दबाज़ी और झगड़े',
  Mercury: 'चतुर योजनाओं और बिना पढ़े कागज़ों',
  Jupiter: 'बिना हिसाब दान',
  Venus: 'उधार के सुख',
  Saturn: 'टालमटोल',
  Rahu: 'जल्दी पैसे के वादों',
  Ketu: 'हिसाब में ढिलाई',
};

const EASES: Readonly<Record<DebtEase, Readonly<Record<DebtBehaviour, string>>>> = {
  light: {
    cleared: 'परंपरा में ऐसा कर्ज़ बताया गया है जो समय से पहले चुक जाता है।',
    working: 'परंपरा के अनुसार काम के लिए लिया कर्ज़ लागत से ज़्यादा कमाता है।',
    falls_away: 'परंपरा के अनुसार कर्ज़ अपने आप घटता है, अक्सर किसी अनसोचे मोड़ से।',
    family: 'परंपरा के अनुसार घर-परिवार के लिए छोटा कर्ज़ होता है, जो चुक जाता है।',
    plain: 'परंपरा के अनुसार कर्ज़ कम रहता है और आय उससे आगे रहती है।',
  },
  even: {
    cleared: 'परंपरा के अनुसार कर्ज़ लौटता है, पर हर बार उसे चुकाने की हिम्मत भी रहती है।',
    working: 'परंपरा के अनुसार काम का कर्ज़ छोटा रहे तो फ़ायदा देता है।',
    falls_away: 'परंपरा के अनुसार कर्ज़ अचानक आता है और वैसे ही उतरता है।',
    family: 'परंपरा के अनुसार कर्ज़ जितना आपका, उतना ही परिवार का होता है।',
    plain: 'परंपरा के अनुसार कर्ज़ और आय बराबर चलते हैं; हिसाब रखना काम आता है।',
  },
  heavy: {
    cleared: 'परंपरा के अनुसार कर्ज़ उतरने में समय लेता है, पर उसे चुकाने का बल भी है।',
    working: 'परंपरा के अनुसार काम का कर्ज़ काम से तेज़ बढ़ता है।',
    falls_away: 'परंपरा के अनुसार जल्दी में लिया कर्ज़ देर से चुकता है।',
    family: 'परंपरा के अनुसार घर-परिवार का कर्ज़ लंबे समय तक चलता है।',
    plain: 'परंपरा के अनुसार कर्ज़ आसानी से चढ़ता और धीरे उतरता है।',
  },
};

const CAUSES: Readonly<Record<Planet, string>> = {
  Sun: 'इसकी जड़ मान और दिखावे में रहती है।',
  Moon: 'इसकी जड़ घर के खर्च और दया में रहती है।',
  Mars: 'इसकी जड़ ज़मीन, वाहन और जल्दबाज़ी में रहती है।',
  Mercury: 'इसकी जड़ व्यापार और बिना पढ़े कागज़ों में रहती है।',
  Jupiter: 'इसकी जड़ दूसरों की ज़मानत में रहती है।',
  Venus: 'इसकी जड़ सुख-सुविधा और उत्सवों में रहती है।',
  Saturn: 'इसकी जड़ पुरानी ज़िम्मेदारियों और लंबी किस्तों में रहती है।',
  Rahu: 'इसकी जड़ बहुत आसान लगते प्रस्तावों में रहती है।',
  Ketu: 'इसकी जड़ अनदेखे हिसाब में रहती है।',
};

const COMPARED: Readonly<Record<DebtEase, string>> = {
  light: 'षष्ठेश से बलवान',
  even: 'बल में षष्ठेश के बराबर',
  heavy: 'षष्ठेश से कमज़ोर',
};

export const WEALTH_SOURCES_HI: Sentences<WealthSourceWords> = {
  name: ({ source }) => NAMES[source],
  source({ asking, helper, house, side, source }) {
    const stands = STANDS[source][side];
    const on = houseOblique(house);
    if (side !== 'hard' && helper !== null) return `${stands} ${planetHi(helper)} ${on} को ${HELPS[helper]} से बढ़ाता है।`;
    if (asking !== null) return `${stands} ${planetHi(asking)} ${on} को कमज़ोर करता है, इसलिए ${CARES[asking]} से बचें।`;
    return helper === null ? stands : `${stands} ${on} को जो मिलता है, ${HELPS[helper]} से मिलता है।`;
  },
  ranked: ({ first, last }) =>
    `परंपरा के अनुसार धन का सबसे मज़बूत स्रोत ${NAMES[first]} है। ${NAMES_OBLIQUE[last]} पर सबसे कम निर्भर रहें।`,
  debt: ({ behaviour, ease, lord }) => `${EASES[ease][behaviour]} ${CAUSES[lord]}`,
  debt_lord: ({ atHouse, planet }) => `कर्ज़ के छठे भाव का स्वामी ${planetHi(planet)} ${inHouse(atHouse)} है।`,
  debt_keepers: ({ ease, planets }) =>
    `बचत और लाभ के लिए ${planetsHi(planets)} ${COMPARED[ease]} ${isOrAre(planets.length)}।`,
  debt_care: ({ from, until }) => `${spanHi(from, until)} नया कर्ज़ न लें और किसी की ज़मानत न दें।`,
  debt_no_care: () => 'अगले दस वर्षों में कर्ज़ के लिए कोई समय अलग से नहीं उभरता।',
  later: () => 'आय के स्रोत 18 वर्ष की आयु से बताए जाते हैं।',
  past: () => 'इस आयु में जमा धन को सरल और सुरक्षित रखना काफ़ी है, इसलिए स्रोत नहीं आँके जाते।',
};
