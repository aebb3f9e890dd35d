/**
 * Matters of life as they are told to a child's parents, to a youth and in later years, with advice (custom and
 * courtesy, not a rule of a text). Adults are told of them by the tables of each group.
 */
import { both, type Bilingual } from '../bilingual.ts';
import type { LifeStage } from '../stage.ts';

export const STAGED_MATTERS = [
  'career',
  'wealth',
  'relationships',
  'health',
  'family',
  'property',
  'education',
  'children',
  'travel',
  'spirituality',
  'initiative',
  'change',
] as const;
export type StagedMatterId = (typeof STAGED_MATTERS)[number];

/** What a matter is called at an age, and what to do while it is helped, while it is mixed, and while it is hard. */
export interface StagedMatter {
  /** As part of a sentence; in Hindi before a postposition. */
  readonly area: Bilingual;
  readonly supportive: Bilingual;
  readonly mixed: Bilingual;
  readonly demanding: Bilingual;
}

type Words = readonly [en: string, hi: string];

const matter = (area: Words, supportive: Words, mixed: Words, demanding: Words): StagedMatter => ({
  area: both(...area),
  supportive: both(...supportive),
  mixed: both(...mixed),
  demanding: both(...demanding),
});

/** Said to the parents. */
const OF_CHILD: Readonly<Record<StagedMatterId, StagedMatter>> = {
  career: matter(
    ['duties and good habits', 'छोटी ज़िम्मेदारियों और अच्छी आदतों'],
    [
      'give the child a small daily duty, and praise it when it is done',
      'बच्चे को रोज़ का एक छोटा काम दें और पूरा होने पर सराहें',
    ],
    ['keep to one small duty a day, and let the child finish it', 'दिन में एक छोटा काम रखें और बच्चे को उसे पूरा करने दें'],
    ['keep duties few, and help the child to finish them', 'काम कम रखें और उन्हें पूरा करने में बच्चे की मदद करें'],
  ),
  wealth: matter(
    ['sharing and the care of things', 'चीज़ें बाँटने और सँभालने'],
    ['let the child share toys and books with others', 'बच्चे को खिलौने और किताबें दूसरों के साथ बाँटने दें'],
    ['teach the child to put each thing in its place', 'बच्चे को हर चीज़ अपनी जगह रखना सिखाएँ'],
    ['give time rather than presents', 'उपहारों से ज़्यादा बच्चे को अपना समय दें'],
  ),
  relationships: matter(
    ['friends and playmates', 'दोस्तों और खेल के साथियों'],
    ['invite friends to play, and let the child choose the game', 'बच्चे के दोस्तों को खेलने बुलाएँ और खेल उसे चुनने दें'],
    ['teach the child to wait for a turn', 'बच्चे को अपनी बारी की राह देखना सिखाएँ'],
    ['stay near when children quarrel, and let each one speak', 'बच्चों में झगड़ा हो तो पास रहें और सबकी बात सुनें'],
  ),
  health: matter(
    ['health and daily rhythm', 'सेहत और दिनचर्या'],
    ['let the child play outdoors every day', 'बच्चे को रोज़ खुली हवा में खेलने दें'],
    ['keep the same hours for meals and sleep', 'बच्चे के भोजन और नींद का समय रोज़ एक रखें'],
    [
      'plan quiet hours, and take any complaint of the child to a doctor in good time',
      'दिन में आराम का समय रखें और बच्चे को तकलीफ़ हो तो समय पर डॉक्टर को दिखाएँ',
    ],
  ),
  family: matter(
    ['family and home', 'परिवार और घर'],
    ['plan hours that the whole family spends together', 'ऐसा समय रखें जो पूरा परिवार साथ बिताए'],
    ['agree as parents on a few plain rules', 'माता-पिता मिलकर घर के कुछ सरल नियम तय करें'],
    ['speak gently at home, as the child hears every word', 'घर में नरमी से बोलें, बच्चा हर बात सुनता है'],
  ),
  property: matter(
    ['the home and its surroundings', 'घर और आसपास की जगह'],
    ['make a corner at home for books and play', 'घर में किताबों और खेल के लिए बच्चे का एक कोना बनाएँ'],
    ['keep the room of the child simple and in order', 'बच्चे का कमरा सादा और व्यवस्थित रखें'],
    ['keep the places of play safe, and change little at home', 'खेलने की जगह सुरक्षित रखें और घर में ज़्यादा बदलाव न करें'],
  ),
  education: matter(
    ['learning and curiosity', 'पढ़ने और सीखने'],
    [
      'begin something new with the child, such as music, drawing or a language',
      'बच्चे को कुछ नया सिखाएँ, जैसे संगीत, चित्र बनाना या कोई भाषा',
    ],
    ['let the child learn one thing to its end', 'बच्चे को एक बात पूरी सीखने दें'],
    ['teach in short portions, and praise effort more than results', 'थोड़ा-थोड़ा सिखाएँ और नतीजे से ज़्यादा कोशिश को सराहें'],
  ),
  children: matter(
    ['play and imagination', 'खेल और कल्पना'],
    ['keep paper, clay and stories within reach of the child', 'कागज़, मिट्टी और कहानियाँ बच्चे की पहुँच में रखें'],
    ['play with the child before you correct', 'टोकने से पहले बच्चे के साथ खेलें'],
    ['leave the child time for free play', 'बच्चे को अपने मन से खेलने का समय दें'],
  ),
  travel: matter(
    ['outings and journeys', 'सैर और यात्रा'],
    ['plan outings to gardens or relatives', 'बच्चे को बगीचे में या रिश्तेदारों के यहाँ घुमाने ले जाएँ'],
    ['keep journeys short, with time for rest', 'यात्रा छोटी रखें और बीच में आराम का समय दें'],
    ['travel by day, and take along what the child is used to', 'दिन में यात्रा करें और बच्चे की पसंद की चीज़ें साथ रखें'],
  ),
  spirituality: matter(
    ['prayer and stories', 'प्रार्थना और कहानियों'],
    [
      'say a short prayer together, and tell stories of good people',
      'साथ में छोटी प्रार्थना करें और अच्छे लोगों की कहानियाँ सुनाएँ',
    ],
    ['answer the questions of the child honestly', 'बच्चे के सवालों का सच्चा जवाब दें'],
    ['keep one small custom a day', 'दिन की एक छोटी-सी रीति निभाएँ'],
  ),
  initiative: matter(
    ['courage, siblings and skills', 'साहस, भाई-बहन और हुनर'],
    ['let the child try a sport or a skill of the hands', 'बच्चे को कोई खेल या हाथ का हुनर आज़माने दें'],
    ['choose one pastime and keep to its day', 'बच्चे का एक शौक चुनें और उसका दिन तय रखें'],
    ['let anger cool before you talk about a quarrel', 'झगड़े की बात गुस्सा ठंडा होने पर करें'],
  ),
  change: matter(
    ['changes and new surroundings', 'बदलाव और नए माहौल'],
    ['let the child ask about all that is new', 'नई बातों पर बच्चे को सवाल पूछने दें'],
    ['tell the child early what will be different', 'जो बदलने वाला है, वह बच्चे को पहले से बता दें'],
    ['keep evenings and bedtime as they are while other things change', 'बाकी बातें बदलें, पर शाम और सोने का समय वही रखें'],
  ),
};

/** The further matters are told as to adults. */
const OF_YOUTH: Partial<Readonly<Record<StagedMatterId, StagedMatter>>> = {
  career: matter(
    ['studies and the choice of a direction', 'पढ़ाई और आगे की दिशा'],
    [
      'take part in what your school offers, and let your effort be seen',
      'स्कूल की गतिविधियों में भाग लें और अपनी मेहनत सामने लाएँ',
    ],
    ['finish what you have begun before you choose something else', 'नया चुनने से पहले शुरू किया हुआ पूरा करें'],
    [
      'study a little every day, and talk to a teacher about what is hard',
      'रोज़ थोड़ा-थोड़ा पढ़ें और जो कठिन हो, शिक्षक से पूछें',
    ],
  ),
  wealth: matter(
    ['thrift and your belongings', 'बचत और अपनी चीज़ों'],
    ['set a little aside for something that lasts', 'किसी काम की चीज़ के लिए थोड़ा-थोड़ा बचाएँ'],
    ['write down what you spend for a month', 'महीने भर का खर्च लिखें'],
    ['wait a week before you ask for something new', 'नई चीज़ माँगने से पहले एक हफ़्ता रुकें'],
  ),
  relationships: matter(
    ['friendships', 'दोस्ती'],
    ['give time to the friends who mean well', 'जो दोस्त भला चाहते हैं, उन्हें समय दें'],
    ['say kindly what you think', 'अपनी बात प्यार से कहें'],
    ['listen first, and let a quarrel rest overnight', 'पहले सुनें, और झगड़े की बात अगले दिन करें'],
  ),
  health: matter(
    ['health and daily rhythm', 'सेहत और दिनचर्या'],
    ['begin the sport or routine that you want to keep', 'जो खेल या दिनचर्या अपनानी हो, अभी शुरू करें'],
    ['hold to regular meals and sleep before examinations', 'परीक्षा के दिनों में भी भोजन और नींद का समय न बदलें'],
    [
      'plan rest as firmly as study, and tell your family early when you feel unwell',
      'पढ़ाई की तरह आराम का भी समय रखें और तबीयत ठीक न हो तो घर में बताएँ',
    ],
  ),
  family: matter(
    ['family and home', 'परिवार और घर'],
    ['spend an evening a week with the whole family', 'हफ़्ते में एक शाम पूरे परिवार के साथ बिताएँ'],
    ['take over one task at home', 'घर का एक काम अपने ज़िम्मे लें'],
    ['speak gently at home, above all when you disagree', 'घर में नरमी से बोलें, खासकर जब मत अलग हों'],
  ),
  property: matter(
    ['home and surroundings', 'घर और आसपास की जगह'],
    ['arrange a good place to study', 'पढ़ने के लिए एक अच्छी जगह बनाएँ'],
    ['keep your things in order', 'अपनी चीज़ें व्यवस्थित रखें'],
    ['choose early where you will study for examinations', 'परीक्षा से पहले पढ़ने की जगह तय कर लें'],
  ),
  children: matter(
    ['creative work and hobbies', 'रचनात्मक काम और शौक'],
    ['make room for music, drawing or something of your own', 'संगीत, चित्र या अपनी किसी रचना को समय दें'],
    ['show what you make to someone who encourages you', 'अपनी रचना ऐसे व्यक्ति को दिखाएँ जो हौसला बढ़ाए'],
    ['be patient with what is not finished yet', 'अधूरे काम के साथ धीरज रखें'],
  ),
  travel: matter(
    ['journeys and far places', 'यात्रा और दूर की जगहों'],
    ['plan a journey with family or school', 'परिवार या स्कूल के साथ यात्रा की योजना बनाएँ'],
    ['travel with people you trust and with time to spare', 'भरोसे के लोगों के साथ और समय लेकर यात्रा करें'],
    ['put off a journey that can wait, and keep your family informed', 'जो यात्रा टल सके उसे टालें और घरवालों को बताते रहें'],
  ),
  change: matter(
    ['changes and questions', 'बदलाव और नए सवालों'],
    ['use the change to look deeper into a subject', 'बदलाव के समय किसी विषय को गहराई से समझें'],
    ['ask early about what is going to change', 'जो बदलने वाला है, उसके बारे में पहले पूछ लें'],
    ['expect plans to turn, and tell someone early when you need help', 'योजना बदल सकती है, इसलिए मदद जल्दी माँगें'],
  ),
};

/** From the 65th year on; prayer and practice are told as to adults. */
const OF_LATER_YEARS: Partial<Readonly<Record<StagedMatterId, StagedMatter>>> = {
  career: matter(
    ['advice and service', 'सलाह और सेवा'],
    ['pass on what you know, and let younger people carry it out', 'अपना अनुभव दूसरों को दें और काम छोटों को करने दें'],
    ['give advice when you are asked', 'पूछने पर ही सलाह दें'],
    ['hand over duties one by one, and keep your evenings free', 'ज़िम्मेदारियाँ धीरे-धीरे सौंपें और शाम खाली रखें'],
  ),
  wealth: matter(
    ['savings and giving', 'बचत और दान'],
    ['put papers in order, and give where it does good', 'कागज़ ठीक करें और जहाँ भला हो वहाँ दें'],
    [
      'keep spending simple, and let someone you trust see the accounts',
      'खर्च सादा रखें और हिसाब किसी भरोसे के व्यक्ति को दिखाएँ',
    ],
    ['keep a reserve, and decide nothing about money in a hurry', 'कुछ बचत रखें और पैसे का कोई फ़ैसला जल्दी में न लें'],
  ),
  relationships: matter(
    ['company and affection', 'साथ और स्नेह'],
    ['give time to those who are close to you', 'अपने करीबी लोगों को समय दें'],
    ['say plainly what you would like', 'अपनी इच्छा साफ़ कह दें'],
    ['listen first, and let old quarrels rest', 'पहले सुनें और पुराने झगड़े भूल जाएँ'],
  ),
  health: matter(
    ['health and daily rhythm', 'सेहत और दिनचर्या'],
    ['walk a little every day at the same hour', 'रोज़ एक ही समय थोड़ा टहलें'],
    ['hold to regular meals and sleep', 'भोजन और नींद का समय न बदलें'],
    [
      'rest during the day, and take any complaint to a doctor in good time',
      'दिन में आराम करें और तकलीफ़ हो तो समय पर डॉक्टर को दिखाएँ',
    ],
  ),
  family: matter(
    ['family and home life', 'परिवार और घर'],
    ['bring the family together, and tell the young what you remember', 'परिवार को साथ बैठाएँ और बच्चों को पुरानी बातें सुनाएँ'],
    ['let each one at home have a say', 'घर में सबकी बात सुनें'],
    ['speak gently at home, and let the young do things their way', 'घर में नरमी से बोलें और छोटों को अपने ढंग से करने दें'],
  ),
  property: matter(
    ['home and land', 'घर और ज़मीन'],
    ['see to small repairs that make the home easier to live in', 'घर में ऐसी छोटी मरम्मत कराएँ जिससे रहना आसान हो'],
    ['talk with the family before anything is changed at home', 'घर में कुछ बदलने से पहले परिवार से बात करें'],
    ['keep the papers safe, and sign nothing alone', 'कागज़ सँभालकर रखें और अकेले हस्ताक्षर न करें'],
  ),
  education: matter(
    ['reading and reflection', 'पढ़ने और मनन'],
    ['take up a book or a scripture that you always meant to read', 'जो किताब या ग्रंथ पढ़ना चाहते थे, अब पढ़ें'],
    ['read a little every day', 'रोज़ थोड़ा-थोड़ा पढ़ें'],
    ['read with someone, and talk over what is new', 'किसी के साथ पढ़ें और नई बात पर चर्चा करें'],
  ),
  children: matter(
    ['children and grandchildren', 'बच्चों और नाती-पोतों'],
    ['spend time with the young ones of the family', 'परिवार के बच्चों के साथ समय बिताएँ'],
    ['encourage the young more than you correct them', 'बच्चों को टोकने से ज़्यादा उनका हौसला बढ़ाएँ'],
    [
      'be patient with the young, and leave decisions to their parents',
      'बच्चों के साथ धीरज रखें और फ़ैसले उनके माता-पिता को करने दें',
    ],
  ),
  travel: matter(
    ['journeys and pilgrimage', 'यात्रा और तीर्थ'],
    ['visit a place of faith in good company', 'अच्छे साथ में किसी तीर्थ या मंदिर जाएँ'],
    ['travel with someone, and allow time to rest', 'किसी के साथ और आराम का समय रखकर यात्रा करें'],
    ['keep journeys short, and carry what you need each day', 'यात्रा छोटी रखें और रोज़ की ज़रूरत की चीज़ें साथ रखें'],
  ),
  initiative: matter(
    ['vigour, siblings and old skills', 'उत्साह, भाई-बहन और पुराने हुनर'],
    ['take up an old skill again, and talk to brothers and sisters', 'कोई पुराना हुनर फिर उठाएँ और भाई-बहनों से बात करें'],
    ['choose one task a day', 'दिन में एक ही काम चुनें'],
    ['let a day pass before you answer in anger', 'गुस्से में जवाब देने से पहले एक दिन रुकें'],
  ),
  change: matter(
    ['change and letting go', 'बदलाव और त्याग'],
    ['put in order what others will look after', 'जो दूसरों को सौंपना है, उसे व्यवस्थित करें'],
    ['tell the family where the papers are kept', 'परिवार को बता दें कि कागज़ कहाँ रखे हैं'],
    ['expect plans to turn, and accept help early', 'योजना बदल सकती है, इसलिए मदद जल्दी लें'],
  ),
};

const BY_STAGE: Partial<Readonly<Record<LifeStage, Partial<Readonly<Record<StagedMatterId, StagedMatter>>>>>> = {
  child: OF_CHILD,
  youth: OF_YOUTH,
  elder: OF_LATER_YEARS,
  old: OF_LATER_YEARS,
};

/** Returns a matter as it is told at a stage of life; null where it is told as to adults. */
export function stagedMatter(id: StagedMatterId, stage: LifeStage): StagedMatter | null {
  return BY_STAGE[stage]?.[id] ?? null;
}
