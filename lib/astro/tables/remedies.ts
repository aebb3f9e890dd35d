/** What eases each planet: mantra, gift, fast and deity (BPHS 84; days, hours and recipients as later practice has them). */
import { both, type Bilingual } from '../bilingual.ts';
import { bphs } from '../source.ts';
import type { Planet } from './planets.ts';

export const REMEDY_SOURCE = bphs(84);

export interface PlanetRemedies {
  /** The day of the week, Sunday 0, for gift and fast. */
  readonly varaIndex: number;
  /** The short prayer of every day. */
  readonly mantra: Bilingual;
  readonly seedMantra: Bilingual;
  /** Repetitions of the seed mantra in all, by the text; practice takes four times as many. */
  readonly japaCount: number;
  /** What is given: one of them is enough. */
  readonly gifts: readonly Bilingual[];
  /** The same as a sentence takes it up: `wheat, jaggery or copper`. */
  readonly gift: Bilingual;
  readonly giftTime: Bilingual;
  readonly recipient: Bilingual;
  readonly fast: Bilingual;
  /** How many weeks it is kept. */
  readonly fastCount: number;
  readonly deity: Bilingual;
  readonly worship: Bilingual;
}

/** What eases each planet, Sun to Ketu; weekdays count from Sunday, 0. */
export const REMEDIES: Readonly<Record<Planet, PlanetRemedies>> = {
  Sun: {
    varaIndex: 0,
    mantra: both('Om Suryaya Namah', 'ॐ सूर्याय नमः'),
    seedMantra: both('Om Hraam Hreem Hraum Sah Suryaya Namah', 'ॐ ह्रां ह्रीं ह्रौं सः सूर्याय नमः'),
    japaCount: 7000,
    ...gifts(
      both('wheat', 'गेहूँ'),
      both('jaggery', 'गुड़'),
      both('copper', 'ताँबा'),
      both('red cloth', 'लाल वस्त्र'),
      both('red flowers', 'लाल फूल'),
    ),
    giftTime: both('at sunrise', 'सूर्योदय के समय'),
    recipient: both('a temple, a hospital or a fatherly elder', 'किसी मंदिर, अस्पताल या पिता समान बुज़ुर्ग'),
    fast: both('one meal without salt before sunset', 'सूर्यास्त से पहले एक बार बिना नमक का भोजन'),
    fastCount: 12,
    deity: both('Surya, Shiva and Rama', 'सूर्यदेव, शिव और श्रीराम'),
    worship: both('Aditya Hridaya', 'आदित्य हृदय स्तोत्र'),
  },
  Moon: {
    varaIndex: 1,
    mantra: both('Om Somaya Namah', 'ॐ सोमाय नमः'),
    seedMantra: both('Om Shraam Shreem Shraum Sah Chandraya Namah', 'ॐ श्रां श्रीं श्रौं सः चन्द्राय नमः'),
    japaCount: 11000,
    ...gifts(
      both('rice', 'चावल'),
      both('milk', 'दूध'),
      both('white cloth', 'सफ़ेद वस्त्र'),
      both('silver', 'चाँदी'),
      both('camphor', 'कपूर'),
    ),
    giftTime: both('in the evening', 'शाम के समय'),
    recipient: both('a motherly elder', 'किसी माता समान बुज़ुर्ग महिला'),
    fast: both('one meal in the day', 'दिन में एक बार भोजन'),
    fastCount: 10,
    deity: both('Gauri and Krishna', 'गौरी और श्रीकृष्ण'),
    worship: both('Rudrabhishek', 'रुद्राभिषेक'),
  },
  Mars: {
    varaIndex: 2,
    mantra: both('Om Angarakaya Namah', 'ॐ अंगारकाय नमः'),
    seedMantra: both('Om Kraam Kreem Kraum Sah Bhaumaya Namah', 'ॐ क्रां क्रीं क्रौं सः भौमाय नमः'),
    japaCount: 10000,
    ...gifts(
      both('red lentils', 'मसूर की दाल'),
      both('jaggery', 'गुड़'),
      both('red cloth', 'लाल वस्त्र'),
      both('copper', 'ताँबा'),
      both('sweets', 'मिठाई'),
    ),
    giftTime: both('at noon', 'दोपहर में'),
    recipient: both('a brother, a soldier or a labourer', 'किसी भाई, सैनिक या मज़दूर'),
    fast: both('one meal of wheat and jaggery', 'एक बार गेहूँ और गुड़ का भोजन'),
    fastCount: 21,
    deity: both('Hanuman and Kartikeya', 'हनुमान जी और कार्तिकेय'),
    worship: both('Hanuman Chalisa', 'हनुमान चालीसा'),
  },
  Mercury: {
    varaIndex: 3,
    mantra: both('Om Budhaya Namah', 'ॐ बुधाय नमः'),
    seedMantra: both('Om Braam Breem Braum Sah Budhaya Namah', 'ॐ ब्रां ब्रीं ब्रौं सः बुधाय नमः'),
    japaCount: 9000,
    ...gifts(
      both('green moong', 'हरी मूँग'),
      both('green cloth', 'हरा वस्त्र'),
      both('bronze', 'काँसा'),
      both('camphor', 'कपूर'),
      both('stationery', 'लेखन-सामग्री'),
    ),
    giftTime: both('two hours after sunrise', 'सूर्योदय के दो घंटे बाद'),
    recipient: both('a student or a young girl', 'किसी विद्यार्थी या कन्या'),
    fast: both('one meal of moong', 'एक बार मूँग का भोजन'),
    fastCount: 21,
    deity: both('Vishnu', 'भगवान विष्णु'),
    worship: both('Vishnu Sahasranama', 'विष्णु सहस्रनाम'),
  },
  Jupiter: {
    varaIndex: 4,
    mantra: both('Om Brihaspataye Namah', 'ॐ बृहस्पतये नमः'),
    seedMantra: both('Om Graam Greem Graum Sah Gurave Namah', 'ॐ ग्रां ग्रीं ग्रौं सः गुरवे नमः'),
    japaCount: 19000,
    ...gifts(
      both('chana dal', 'चने की दाल'),
      both('turmeric', 'हल्दी'),
      both('yellow cloth', 'पीला वस्त्र'),
      both('gold', 'सोना'),
      both('books', 'पुस्तकें'),
    ),
    giftTime: both('in the evening', 'शाम के समय'),
    recipient: both('a teacher or a priest', 'किसी शिक्षक या पुरोहित'),
    fast: both('one yellow meal without salt', 'एक बार बिना नमक का पीला भोजन'),
    fastCount: 16,
    deity: both('Brihaspati, Dakshinamurti and Vishnu', 'बृहस्पति, दक्षिणामूर्ति और विष्णु'),
    worship: both('Satyanarayana Katha', 'सत्यनारायण कथा'),
  },
  Venus: {
    varaIndex: 5,
    mantra: both('Om Shukraya Namah', 'ॐ शुक्राय नमः'),
    seedMantra: both('Om Draam Dreem Draum Sah Shukraya Namah', 'ॐ द्रां द्रीं द्रौं सः शुक्राय नमः'),
    japaCount: 16000,
    ...gifts(
      both('rice', 'चावल'),
      both('sugar', 'शक्कर'),
      both('curd', 'दही'),
      both('white silk', 'सफ़ेद रेशमी वस्त्र'),
      both('perfume', 'इत्र'),
      both('ghee', 'घी'),
    ),
    giftTime: both('at sunrise or in the evening', 'सूर्योदय पर या शाम के समय'),
    recipient: both('a young woman or an artist', 'किसी युवती या कलाकार'),
    fast: both('one meal of rice and milk', 'एक बार दूध-चावल का भोजन'),
    fastCount: 21,
    deity: both('Lakshmi', 'माता लक्ष्मी'),
    worship: both('Shri Sukta', 'श्री सूक्त'),
  },
  Saturn: {
    varaIndex: 6,
    mantra: both('Om Sham Shanaischaraya Namah', 'ॐ शं शनैश्चराय नमः'),
    seedMantra: both('Om Praam Preem Praum Sah Shanaischaraya Namah', 'ॐ प्रां प्रीं प्रौं सः शनैश्चराय नमः'),
    japaCount: 23000,
    ...gifts(
      both('black sesame', 'काले तिल'),
      both('urad', 'उड़द'),
      both('mustard oil', 'सरसों का तेल'),
      both('iron', 'लोहा'),
      both('black blankets', 'काले कंबल'),
    ),
    giftTime: both('in the evening', 'शाम के समय'),
    recipient: both('a worker, a disabled person or an elder in need', 'किसी मज़दूर, दिव्यांग या ज़रूरतमंद बुज़ुर्ग'),
    fast: both('one meal after sunset', 'सूर्यास्त के बाद एक बार भोजन'),
    fastCount: 19,
    deity: both('Hanuman, Bhairava and Shiva', 'हनुमान जी, भैरव और शिव'),
    worship: both('Tailabhishek, the offering of oil', 'शनिदेव का तैलाभिषेक'),
  },
  Rahu: {
    varaIndex: 6,
    mantra: both('Om Rahave Namah', 'ॐ राहवे नमः'),
    seedMantra: both('Om Bhraam Bhreem Bhraum Sah Rahave Namah', 'ॐ भ्रां भ्रीं भ्रौं सः राहवे नमः'),
    japaCount: 18000,
    ...gifts(
      both('urad', 'उड़द'),
      both('coconut', 'नारियल'),
      both('blue cloth', 'नीला वस्त्र'),
      both('lead', 'सीसा'),
      both('mustard', 'सरसों'),
    ),
    giftTime: both('after dark', 'रात के समय'),
    recipient: both('sanitation workers or the sick in need', 'किसी सफ़ाईकर्मी या ज़रूरतमंद रोगी'),
    fast: both('one simple meal in the day', 'दिन में एक बार सादा भोजन'),
    fastCount: 18,
    deity: both('Durga and Bhairava', 'माता दुर्गा और भैरव'),
    worship: both('Durga Saptashati', 'दुर्गा सप्तशती'),
  },
  Ketu: {
    varaIndex: 2,
    mantra: both('Om Ketave Namah', 'ॐ केतवे नमः'),
    seedMantra: both('Om Sraam Sreem Sraum Sah Ketave Namah', 'ॐ स्रां स्रीं स्रौं सः केतवे नमः'),
    japaCount: 17000,
    ...gifts(
      both('sesame', 'तिल'),
      both('multicoloured blankets', 'रंग-बिरंगे कंबल'),
      both('horse gram', 'कुलथी'),
      both('iron', 'लोहा'),
      both('food for dogs', 'कुत्तों का भोजन'),
    ),
    giftTime: both('after dark', 'रात के समय'),
    recipient: both('an ascetic or a hungry dog', 'किसी साधु या भूखे कुत्ते'),
    fast: both('one simple meal in the day', 'दिन में एक बार सादा भोजन'),
    fastCount: 18,
    deity: both('Ganesha', 'गणेश जी'),
    worship: both('Ganapati Atharvashirsha', 'गणपति अथर्वशीर्ष'),
  },
};

function gifts(...all: readonly [Bilingual, ...Bilingual[]]): Pick<PlanetRemedies, 'gift' | 'gifts'> {
  const [last, rest] = [all.at(-1)!, all.slice(0, -1)];
  return {
    gifts: all,
    gift: both(
      `${rest.map(({ en }) => en).join(', ')} or ${last.en}`,
      `${rest.map(({ hi }) => hi).join(', ')} या ${last.hi}`,
    ),
  };
}
