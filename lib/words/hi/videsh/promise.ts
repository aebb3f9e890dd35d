/** Sentences on the yogas of life abroad in Hindi. */
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { ForeignRuleId, HomeTieId } from '../../../astro/judgement/videsh/facts.ts';
import type { Connection } from '../../../astro/judgement/videsh/tables/terms.ts';
import type { AbroadVoice, PromiseWords } from '../../facts/videsh/promise.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi } from '../grammar.ts';

/** How each yoga forms. */
const FORMATIONS: Readonly<Record<ForeignRuleId, string>> = {
  twelfth_lord_link: 'द्वादशेश का नवमेश, लग्नेश, चतुर्थेश या दशमेश से संबंध हो',
  ascendant_and_twelfth: 'लग्नेश बारहवें भाव में हो या द्वादशेश लग्न में',
  weak_homeland: 'चतुर्थेश छठे, आठवें या बारहवें भाव में या केवल पाप ग्रहों से घिरा हो; या राहु चौथे में हो',
  rahu_abroad: 'राहु बारहवें, नौवें, सातवें, पहले या दसवें भाव में हो',
  partner_abroad: 'सप्तमेश नौवें या बारहवें भाव में हो, या नवमेश सातवें या बारहवें में',
  moon_abroad: 'चंद्रमा बारहवें, नौवें, सातवें या आठवें भाव में हो; या चर या जल राशि में राहु के साथ हो',
  work_abroad: 'दशमेश बारहवें, नौवें या सातवें भाव में हो, या द्वादशेश दसवें में',
  study_abroad: 'पंचमेश बारहवें या नौवें भाव में हो, नवमेश पाँचवें में हो, या पंचमेश और द्वादशेश का संबंध हो',
  movable_signs: 'पाँच या अधिक ग्रह चर राशियों में हों, या लग्न और लग्नेश दोनों चर राशि में हों',
  water_signs: 'आठवें, नौवें या बारहवें भाव की जल राशि में ग्रह हों',
  saturn_long_stay: 'शनि बारहवें, नौवें या चौथे भाव में हो, या चंद्रमा के साथ हो',
  divisional_confirmation: 'लग्नेश या चतुर्थेश नवांश, चतुर्थांश या द्वादशांश के बारहवें भाव में हो; या द्वादशेश दशांश के दसवें भाव में',
  karakamsha_abroad: 'नवांश में कारकांश से सातवें या बारहवें स्थान पर राहु, केतु या चंद्रमा हो; या आत्मकारक राहु के साथ हो',
};

/** What each yoga shows. */
const GIFTS: Readonly<Record<ForeignRuleId, string>> = {
  twelfth_lord_link: 'जन्मस्थान से दूर तक फैला जीवन',
  ascendant_and_twelfth: 'कहीं और बसने की अपनी इच्छा',
  weak_homeland: 'घर से ढीला बंधन',
  rahu_abroad: 'विदेशी लोगों और नए तौर-तरीकों की ओर खिंचाव',
  partner_abroad: 'विवाह या साझेदारी से विदेश का संबंध',
  moon_abroad: 'घर से दूर भी सहज रहने वाला मन',
  work_abroad: 'दूसरे देश में काम',
  study_abroad: 'घर से दूर पढ़ाई',
  movable_signs: 'चलता-फिरता जीवन',
  water_signs: 'समुद्र पार की यात्राएँ',
  saturn_long_stay: 'धीरज से मिला लंबा प्रवास',
  divisional_confirmation: 'वर्ग कुंडलियों में भी वही संकेत',
  karakamsha_abroad: 'अनजान लोगों के बीच मिलने वाली सीख',
};

type Bands = Readonly<Record<AreaBand, string>>;

const HEADLINES: Readonly<Record<AbroadVoice, Bands>> = {
  parents: {
    excellent: 'आगे चलकर बच्चे के जीवन में दूर देशों का बड़ा स्थान दिखता है।',
    good: 'आगे चलकर बच्चे का घर से दूर रहना या काम करना संभव है।',
    mixed: 'बच्चे के जीवन में घर और दूर देश दोनों का हिस्सा रहेगा।',
    weak: 'बच्चे की जड़ें घर में हैं; बसने से ज़्यादा यात्राएँ होंगी।',
    difficult: 'बच्चे की कुंडली घर के पास की है; दूर जाना घूमने भर का रहेगा।',
  },
  youth: {
    excellent: 'आपके आगे के जीवन में दूर देशों का बड़ा स्थान दिखता है।',
    good: 'आगे कुछ समय विदेश में बीतने के अच्छे संकेत हैं।',
    mixed: 'आगे के जीवन में घर और विदेश दोनों का हिस्सा है।',
    weak: 'आपकी जड़ें घर में हैं; पहले अपने आसपास के मौके देखें।',
    difficult: 'कुंडली घर के पास रखती है; दूर की यात्रा घूमने भर की मानें।',
  },
  adult: {
    excellent: 'विदेश का रास्ता आपकी कुंडली में खुला है।',
    good: 'विदेश में रहने के अच्छे संकेत हैं।',
    mixed: 'घर और विदेश, दोनों का खिंचाव बराबर है।',
    weak: 'आपका मन और काम घर के पास जमता है; बसने से ज़्यादा यात्राएँ होंगी।',
    difficult: 'घर का बंधन मज़बूत है; विदेश में बसना लंबी मेहनत से ही होगा।',
  },
  elder: {
    excellent: 'दूर देशों का आपके जीवन में बड़ा स्थान है: यात्रा और वहाँ बसे अपने लोग।',
    good: 'दूर बसे अपने लोगों से मिलने जाना आपके लिए अच्छा है।',
    mixed: 'अब घर पहले है; जिस यात्रा में खुशी मिले, वह करें।',
    weak: 'आपको घर पर ही चैन मिलता है; अपनों को अपने पास बुलाएँ।',
    difficult: 'घर ही आपके लिए सही जगह है; दूर जाने से कम मिलेगा।',
  },
};

const LEVELS: Bands = {
  excellent: 'विदेश ले जाने वाली इतनी बातें दस में से एक कुंडली में भी नहीं होतीं।',
  good: 'विदेश ले जाने वाली बातें यहाँ ज़्यादातर कुंडलियों से अधिक हैं।',
  mixed: 'विदेश के संकेत यहाँ उतने ही हैं जितने आम कुंडली में।',
  weak: 'ज़्यादातर कुंडलियों में विदेश के संकेत इससे अधिक होते हैं।',
  difficult: 'दस में से नौ कुंडलियों में विदेश के संकेत इससे अधिक होते हैं।',
};

const LED: Readonly<Record<ForeignRuleId, string>> = {
  twelfth_lord_link: 'दूर देशों के बारहवें भाव का स्वामी कुंडली के मुख्य भावों से जुड़ा है।',
  ascendant_and_twelfth: 'लग्न और बारहवाँ भाव आपस में जुड़े हैं, इसलिए जाने की इच्छा भीतर से है।',
  weak_homeland: 'घर का भाव स्थिर नहीं है, इसलिए घर से निकलना आसान होता है।',
  rahu_abroad: 'विदेश का कारक राहु दूरी के भाव में बैठा है।',
  partner_abroad: 'विवाह या व्यापार का साथी दूसरे देश तक पहुँचने की कड़ी बन सकता है।',
  moon_abroad: 'चंद्रमा दूर के भाव में है, इसलिए अनजान जगह भी मन लग जाता है।',
  work_abroad: 'सबसे सीधा रास्ता काम का है: कर्म भाव दूरी के भाव से जुड़ा है।',
  study_abroad: 'सबसे सीधा रास्ता पढ़ाई का है: पाँचवाँ भाव दूरी के भाव से जुड़ा है।',
  movable_signs: 'कई ग्रह चर राशियों में हैं, इसलिए जगह बदलती रहती है।',
  water_signs: 'दूर के भावों में जल राशि के ग्रह समुद्र पार की यात्रा दिखाते हैं।',
  saturn_long_stay: 'दूरी के भाव का शनि धीरज के साथ लंबा प्रवास देता है।',
  divisional_confirmation: 'वर्ग कुंडलियाँ भी दूर देश का यही संकेत दोहराती हैं।',
  karakamsha_abroad: 'आत्मकारक की स्थिति अनजान लोगों के बीच जाने की ओर है।',
};

const TIED: Readonly<Record<HomeTieId, string>> = {
  home_holds: 'घर के भाव का स्वामी अपने ही स्थान में मज़बूत है और घर से जोड़े रखता है।',
  settled_ascendant: 'लग्नेश स्थिर बैठा है, इसलिए एक ही जगह लंबे समय तक घर रहती है।',
  weak_twelfth_lord: 'द्वादशेश कमज़ोर है, इसलिए बाहर का रास्ता धीरे खुलता है।',
};

/** Why one goes, before जाना. */
const ERRANDS: Readonly<Record<Connection['id'], string>> = {
  study: 'पढ़ाई',
  job: 'नौकरी',
  marriage: 'विवाह',
  business: 'व्यापार',
  settlement: 'वहीं बसने',
};

/** Returns what a yoga shows: समुद्र पार की यात्राएँ. */
export function giftHi(rule: ForeignRuleId): string {
  return GIFTS[rule];
}

const namesHi = (yogas: PromiseWords['formed']['yogas']) => listHi(yogas.map(({ hi }) => hi));

export const FOREIGN_PROMISE_HI: Sentences<PromiseWords> = {
  formation: ({ rule }) => FORMATIONS[rule],
  result: ({ clauses, rule }) =>
    `${clauses.map((clause) => `${clause}।`).join(' ')} परंपरा में इसका अर्थ है: ${GIFTS[rule]}।`,
  loose_bond: () => 'दोनों में से केवल एक दूसरे को देखता है',
  headline: ({ band, voice }) => HEADLINES[voice][band],
  level: ({ band }) => LEVELS[band],
  led: ({ rule }) => LED[rule],
  tied: ({ tie }) => TIED[tie],
  most_given: ({ names }) => `सबसे अधिक योगदान ${namesHi(names)} का है।`,
  ties: ({ clauses }) => `घर की ओर खींचने वाली बात: ${clauses.map((clause) => `${clause}।`).join(' ')}`,
  no_connection: () => 'किस काम से जाना होगा, यह कोई योग नहीं बताता।',
  connection: ({ connections, next }) => {
    const how = connections.length > 1 ? 'बराबर रूप से' : 'सबसे पहले';
    const first = `जाने का कारण परंपरा में ${how} ${listHi(connections.map((id) => ERRANDS[id]))} का दिखता है`;
    return next === null ? `${first}।` : `${first}, उसके बाद ${ERRANDS[next]} का।`;
  },
  connection_reasons: ({ yogas }) => `इसका आधार ${namesHi(yogas)} है।`,
  none_formed: () => 'विदेश के आठ मुख्य योगों में से कोई नहीं बनता।',
  formed: ({ yogas }) =>
    yogas.length === 1
      ? `विदेश के आठ मुख्य योगों में से एक बनता है: ${namesHi(yogas)}।`
      : `विदेश के आठ मुख्य योगों में से ये बनते हैं: ${namesHi(yogas)}।`,
};
