/**
 * What a planet gives and strains before work and marriage begin and after they are given over, with advice (custom
 * and courtesy, not a rule of a text). Adults are told of it by the tables of each group.
 */
import { both, type Bilingual } from '../bilingual.ts';
import type { LifeStage } from '../stage.ts';
import type { Planet } from './planets.ts';

export interface StagedPlanet {
  /** What it gives, as part of a sentence; in Hindi before a postposition. */
  readonly ease: Bilingual;
  /** Its harder side. */
  readonly strain: Bilingual;
  /** What to do while it helps. */
  readonly use: Bilingual;
  /** What to do while it presses. */
  readonly care: Bilingual;
}

type Words = readonly [en: string, hi: string];

const planet = (ease: Words, strain: Words, use: Words, care: Words): StagedPlanet => ({
  ease: both(...ease),
  strain: both(...strain),
  use: both(...use),
  care: both(...care),
});

/** Said to the parents. */
const OF_CHILD: Readonly<Record<Planet, StagedPlanet>> = {
  Sun: planet(
    ['confidence, praise and time with the father', 'आत्मविश्वास, शाबाशी और पिता के साथ'],
    ['stubbornness, and the wish to be first', 'ज़िद और सबसे आगे रहने की चाह'],
    ['let the child lead a game or a small task', 'बच्चे को किसी खेल या छोटे काम में आगे रहने दें'],
    ['keep rules few, and praise effort more than winning', 'नियम कम रखें और जीत से ज़्यादा कोशिश को सराहें'],
  ),
  Moon: planet(
    ['comfort, closeness to the mother and happy company', 'सुख, माँ के स्नेह और अच्छे साथ'],
    ['changing moods and restless sleep', 'बदलते मन और कच्ची नींद'],
    ['give the child time with the mother and the family', 'बच्चे को माँ और परिवार के साथ समय दें'],
    ['keep bedtime regular, and help the child to name feelings', 'सोने का समय तय रखें और बच्चे को मन की बात कहना सिखाएँ'],
  ),
  Mars: planet(
    ['energy, courage and joy in games', 'ऊर्जा, साहस और खेल के आनंद'],
    ['haste, and quarrels with siblings', 'जल्दबाज़ी और भाई-बहनों से झगड़े'],
    ['let the child run, climb and play outdoors', 'बच्चे को दौड़ने और बाहर खेलने दें'],
    ['turn energy into games, and let anger cool before you talk', 'ऊर्जा खेल में लगवाएँ और गुस्सा ठंडा होने पर ही समझाएँ'],
  ),
  Mercury: planet(
    ['quick learning, speech and play with friends', 'जल्दी सीखने, बोलचाल और दोस्तों के साथ खेल'],
    ['nervous haste and a wandering mind', 'घबराहट और भटकते ध्यान'],
    ['read, count and make rhymes together', 'साथ मिलकर पढ़ें, गिनती करें और कविता गाएँ'],
    ['do one thing at a time with the child, with breaks between', 'बच्चे से एक बार में एक ही काम कराएँ और बीच में रुकें'],
  ),
  Jupiter: planet(
    ['learning, good teachers and the blessing of elders', 'विद्या, अच्छे शिक्षक और बड़ों के आशीर्वाद'],
    ['indulgence and too many plans', 'ज़्यादा लाड़ और बहुत सारी योजनाओं'],
    ['tell stories, and let grandparents take part', 'कहानियाँ सुनाएँ और दादा-दादी, नाना-नानी का साथ दिलाएँ'],
    ['promise the child little, and keep it', 'बच्चे से कम वादे करें और उन्हें निभाएँ'],
  ),
  Venus: planet(
    ['joy, music, colours and friendship', 'खुशी, संगीत, रंग और दोस्ती'],
    ['too many treats, and tears over small things', 'ज़्यादा मिठाई और छोटी बातों पर रोने'],
    ['sing, paint and celebrate together', 'साथ गाएँ, रंग भरें और उत्सव मनाएँ'],
    ['keep treats small, and let the child share them', 'मिठाई और खिलौने कम रखें और बाँटना सिखाएँ'],
  ),
  Saturn: planet(
    ['steady habits, patience and the care of elders', 'नियमित आदतों, धैर्य और बुज़ुर्गों के स्नेह'],
    ['slowness, shyness and time alone', 'धीमेपन, झिझक और अकेलेपन'],
    ['build one good habit of the child slowly', 'बच्चे में एक अच्छी आदत धीरे-धीरे डालें'],
    ['do not hurry the child, and keep company near', 'बच्चे को जल्दी न कराएँ और उसके पास रहें'],
  ),
  Rahu: planet(
    ['curiosity, new things and quick discovery', 'जिज्ञासा, नई चीज़ों और खोज'],
    ['restlessness and too much time at screens', 'बेचैनी और ज़्यादा स्क्रीन'],
    ['answer questions, and show the child new places', 'सवालों के जवाब दें और बच्चे को नई जगहें दिखाएँ'],
    ['keep screens short and evenings plain', 'स्क्रीन का समय कम और शाम सादी रखें'],
  ),
  Ketu: planet(
    ['close attention and quiet play', 'एकाग्रता और शांत खेल'],
    ['withdrawal and sudden changes of mood', 'चुप्पी और अचानक बदलते मन'],
    ['leave quiet time for puzzles and drawing', 'पहेलियों और चित्रों के लिए शांत समय दें'],
    ['stay near the child, and gently find out what the matter is', 'बच्चे के पास रहें और प्यार से पूछें कि बात क्या है'],
  ),
};

const OF_YOUTH: Readonly<Record<Planet, StagedPlanet>> = {
  Sun: planet(
    ['confidence, recognition at school and the support of the father', 'आत्मविश्वास, स्कूल में पहचान और पिता के सहयोग'],
    ['pride, and friction with teachers', 'अहंकार और बड़ों से टकराव'],
    ['take the lead in a team, and share the praise', 'टीम में आगे रहें और श्रेय सबको दें'],
    ['keep promises small, and rise early to keep them', 'छोटे वादे करें और सुबह जल्दी उठकर उन्हें निभाएँ'],
  ),
  Moon: planet(
    ['comfort, good company and closeness to the mother', 'सुख, अच्छे साथ और माँ के स्नेह'],
    ['changing moods', 'बदलते मन'],
    ['spend time with family and friends', 'परिवार और दोस्तों को समय दें'],
    ['keep regular sleep, and put feelings into words', 'नींद नियमित रखें और मन की बात कह दें'],
  ),
  Mars: planet(
    ['courage, sport and technical skill', 'साहस, खेल और तकनीकी हुनर'],
    ['haste, disputes and rivalry', 'जल्दबाज़ी और होड़'],
    ['put your energy into one sport or project', 'अपनी ताकत एक खेल या प्रोजेक्ट में लगाएँ'],
    ['move every day, and let anger cool before you answer', 'रोज़ व्यायाम करें और गुस्सा ठंडा होने पर जवाब दें'],
  ),
  Mercury: planet(
    ['study, good speech and friends', 'पढ़ाई, बोलचाल और मित्रता'],
    ['nervous haste and careless mistakes', 'घबराहट और लापरवाही की गलतियों'],
    ['read, write and practise while the mind is quick', 'पढ़ें, लिखें और रोज़ अभ्यास करें'],
    ['read each question twice before you answer', 'जवाब देने से पहले सवाल दो बार पढ़ें'],
  ),
  Jupiter: planet(
    ['learning, good teachers and growth', 'विद्या, अच्छे शिक्षक और उन्नति'],
    ['over-confidence, and differences with elders', 'अति विश्वास और बड़ों से मतभेद'],
    ['learn from a good teacher, and help a younger pupil', 'अच्छे शिक्षक से सीखें और छोटों को सिखाएँ'],
    ['take advice from someone who may contradict you', 'ऐसे व्यक्ति से सलाह लें जो आपकी बात काट सके'],
  ),
  Venus: planet(
    ['friendship, arts and good spirits', 'दोस्ती, कला और खुशी'],
    ['excess and distraction', 'मौज-मस्ती की अति और भटकाव'],
    ['give time to music, art and friends', 'संगीत, कला और दोस्तों को समय दें'],
    ['set a measure for pleasures and keep it', 'मौज-मस्ती की सीमा तय करें और उसे न तोड़ें'],
  ),
  Saturn: planet(
    ['patience, good habits and the reward of steady study', 'धैर्य, अच्छी आदतों और लगातार पढ़ाई के फल'],
    ['delay, a heavy load and time alone', 'देरी, बोझ और अकेलेपन'],
    ['build a study routine that lasts', 'पढ़ाई की टिकाऊ दिनचर्या बनाएँ'],
    ['do the task of the day, and do not hurry', 'रोज़ का पाठ रोज़ करें और जल्दी न करें'],
  ),
  Rahu: planet(
    ['technology, languages and new ideas', 'तकनीक, भाषाओं और नए विचारों'],
    ['unclear aims and restless wanting', 'अधूरे लक्ष्यों और बेचैन इच्छाओं'],
    ['learn something that is new to you', 'कुछ ऐसा सीखें जो आपके लिए नया हो'],
    ['check facts twice, and keep screens short', 'बात दो बार जाँचें और स्क्रीन का समय कम रखें'],
  ),
  Ketu: planet(
    ['insight and quiet study', 'गहरी समझ और शांत पढ़ाई'],
    ['withdrawal and sudden turns', 'अकेलेपन और अचानक मोड़'],
    ['study one subject deeply', 'एक विषय गहराई से पढ़ें'],
    [
      'finish a subject before you drop it, and keep a friend informed',
      'विषय छोड़ने से पहले उसे पूरा करें और किसी मित्र को बताते रहें',
    ],
  ),
};

const OF_LATER_YEARS: Readonly<Record<Planet, StagedPlanet>> = {
  Sun: planet(
    ['respect, clear purpose and vitality', 'मान, साफ़ सोच और ताकत'],
    ['pride, and differences with the young', 'अहंकार और छोटों से मतभेद'],
    ['advise openly, and leave the decision to others', 'खुलकर सलाह दें और फ़ैसला दूसरों पर छोड़ें'],
    ['rise early, and let small slights pass', 'सुबह जल्दी उठें और छोटी बातें मन पर न लें'],
  ),
  Moon: planet(
    ['peace of mind and family affection', 'मन की शांति और परिवार के स्नेह'],
    ['changing moods and broken sleep', 'बदलते मन और कच्ची नींद'],
    ['sit with the family, and see friends', 'परिवार के साथ बैठें और मित्रों से मिलें'],
    ['keep regular sleep, and put feelings into words', 'नींद नियमित रखें और मन की बात कह दें'],
  ),
  Mars: planet(
    ['vigour and courage', 'उत्साह और हिम्मत'],
    ['haste, and words said in anger', 'जल्दबाज़ी और गुस्से'],
    ['walk daily, and put energy into one small task', 'रोज़ टहलें और ताकत एक छोटे काम में लगाएँ'],
    ['let anger cool, and do nothing in haste', 'गुस्सा ठंडा होने दें और कुछ भी जल्दी में न करें'],
  ),
  Mercury: planet(
    ['reading, conversation and a clear mind', 'पढ़ने, बातचीत और सजग मन'],
    ['worry over small things', 'छोटी बातों की चिंता'],
    ['read, write and tell what you remember', 'पढ़ें, लिखें और अपनी यादें सुनाएँ'],
    ['read before you sign, with someone you trust', 'भरोसे के व्यक्ति के साथ पढ़कर ही हस्ताक्षर करें'],
  ),
  Jupiter: planet(
    ['wisdom, faith and joy in the young ones of the family', 'विवेक, श्रद्धा और नाती-पोतों के सुख'],
    ['over-confidence, and advice that nobody sought', 'अति विश्वास और बिन माँगी सलाह'],
    ['teach, bless and give', 'सिखाएँ, आशीर्वाद दें और दान करें'],
    ['eat lightly, and promise little', 'हल्का खाएँ और कम वादे करें'],
  ),
  Venus: planet(
    ['company, music and small pleasures', 'साथ, संगीत और छोटी खुशियों'],
    ['excess in food and comfort', 'खान-पान और आराम की अति'],
    ['enjoy music, flowers and good company', 'संगीत, फूल और अच्छे साथ का आनंद लें'],
    ['keep pleasures small and regular', 'छोटी खुशियाँ नियमित रखें और अति न करें'],
  ),
  Saturn: planet(
    ['calm, endurance and contentment', 'शांति, धैर्य और संतोष'],
    ['slowness and time alone', 'धीमेपन और अकेलेपन'],
    ['keep a quiet and regular day', 'दिन शांत और नियमित रखें'],
    ['take your time, and do not stay alone too long', 'धीरे चलें और देर तक अकेले न रहें'],
  ),
  Rahu: planet(
    ['new interests and news from far away', 'नई रुचियों और दूर से आई खबरों'],
    ['restlessness and doubtful offers', 'बेचैनी और संदेह वाली बातों'],
    ['let the young show you something new', 'छोटों से कुछ नया सीखें'],
    ['check twice what strangers tell you', 'अनजान लोगों की बात दो बार जाँचें'],
  ),
  Ketu: planet(
    ['prayer, insight and inner peace', 'भक्ति, गहरी समझ और मन की शांति'],
    ['withdrawal and sudden turns', 'अकेलेपन और अचानक मोड़'],
    ['give quiet hours to prayer and reading', 'शांत समय पूजा और पाठ को दें'],
    ['keep one person informed of your plans', 'अपनी बात किसी एक को बताते रहें'],
  ),
};

const BY_STAGE: Partial<Readonly<Record<LifeStage, Readonly<Record<Planet, StagedPlanet>>>>> = {
  child: OF_CHILD,
  youth: OF_YOUTH,
  elder: OF_LATER_YEARS,
  old: OF_LATER_YEARS,
};

/** Returns a planet as it is told at a stage of life; null where it is told as to adults. */
export function stagedPlanet(id: Planet, stage: LifeStage): StagedPlanet | null {
  return BY_STAGE[stage]?.[id] ?? null;
}
