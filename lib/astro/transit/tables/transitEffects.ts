/** What a planet brings as it passes each house from the Moon of birth (Phaladeepika 26), in moderate words. */
import { both, type Bilingual } from '../../bilingual.ts';
import { pairsOf } from '../../tables/pairs.ts';
import type { Planet } from '../../tables/planets.ts';

export interface TransitEffect {
  /** Continues "brings", or stands before देता है. */
  readonly theme: Bilingual;
  /** A sentence without its full stop. */
  readonly counsel: Bilingual;
}

/** The 1st house from the Moon first; lines of `theme | counsel`, each in English and then in Hindi. */
const EFFECTS: Readonly<Record<Planet, readonly TransitEffect[]>> = {
  Sun: rows(`
    journeys, tiredness and a strong sense of self | keep regular hours and let others speak first
    भागदौड़, थकान और थोड़ा अहं | दिनचर्या नियमित रखें और दूसरों को पहले बोलने दें
    outlay, and strain on savings or speech | check bills and put off large purchases
    ऊपरी खर्च और बचत या बोली में खिंचाव | बिल जाँच लें और बड़ी खरीद टाल दें
    gains, courage and recognition for effort | start what needs courage
    लाभ, साहस और मेहनत की पहचान | जिस काम में हिम्मत चाहिए, उसे शुरू करें
    unrest at home and little private peace | settle small matters at home before they grow
    घर में बेचैनी और कम आराम | घर की छोटी बातें बढ़ने से पहले सुलझा लें
    a confused mind and worry about plans or children | sleep over decisions
    मन में उलझन और योजनाओं या संतान की चिंता | फ़ैसला एक रात सोचकर करें
    victory over rivals, and better health | clear debts, disputes and check-ups
    विरोधियों पर बढ़त और बेहतर सेहत | कर्ज़ और विवाद निपटाएँ, सेहत की जाँच भी करा लें
    journeys, a sensitive stomach and friction with partners | eat simply and give the other side room
    यात्रा, नाज़ुक पेट और साझेदारी में खिंचाव | सादा खाएँ और सामने वाले को जगह दें
    low vitality and misunderstandings with those above | rest more, and keep papers in order
    कम ऊर्जा और बड़ों से गलतफ़हमी | आराम बढ़ाएँ और कागज़ात ठीक रखें
    obstacles to luck, and distance from elders | honour elders and do one thing at a time
    भाग्य में रुकावट और बड़ों से दूरी | बड़ों का मान रखें और एक समय में एक ही काम करें
    success in work and favour from those above | bring forward what needs approval
    काम में सफलता और अधिकारियों का सहयोग | जिस काम में मंज़ूरी चाहिए, उसे आगे बढ़ाएँ
    gains, honour and good health | ask for what you have earned
    लाभ, मान और अच्छी सेहत | अपनी मेहनत का हक माँगें
    expense, long ways and loss of pace | close old matters and spend on what heals
    खर्च, लंबी दौड़-धूप और धीमी चाल | पुराने काम समेटें और ज़रूरी चीज़ों पर ही खर्च करें`),
  Moon: rows(`
    comfort, good meals and an open heart | meet people and tend the body
    आराम, अच्छा भोजन और मन की खुशी | लोगों से मिलें और शरीर का ध्यान रखें
    expense and guarded speech | count money before giving it out
    खर्च और संकोच भरी बातें | पैसा देने से पहले गिन लें
    gain, courage and small victories | write, call, and set out
    लाभ, साहस और छोटी-छोटी सफलताएँ | लिखें, फ़ोन करें और निकल पड़ें
    worry and a restless mind | stay with what is familiar
    चिंता और बेचैनी | जाने-पहचाने काम और लोगों के साथ रहें
    low spirits and doubts | seek good company and postpone judgements
    उदासी और शंका | अच्छे लोगों के साथ रहें और राय बनाने में जल्दी न करें
    health and success over obstacles | finish what has been waiting
    अच्छी सेहत और रुकावटों पर जीत | रुका हुआ काम पूरा करें
    comfort, company and affection | share the day with others
    सुख, साथ और स्नेह | दिन अपनों के साथ बिताएँ
    tiredness and an uneasy mind | go slowly, drink water and begin nothing great
    थकान और बेचैनी | धीरे चलें, पानी पिएँ और बड़ा काम शुरू न करें
    duties and worry about them | pray, study or walk
    ज़िम्मेदारियाँ और उनकी चिंता | पूजा, पढ़ाई या टहलने को समय दें
    success in what you undertake | put work where it is seen
    हाथ में लिए काम में सफलता | अपना काम वहाँ रखें जहाँ लोग उसे देखें
    gain and good news | ask, sell and celebrate
    लाभ और अच्छी खबर | अपना हक माँगें, सौदे करें और खुशी मनाएँ
    fatigue and outlay | retire early and give a little away
    थकान और खर्च | जल्दी सोएँ और थोड़ा दान करें`),
  Mars: rows(`
    heat, haste and quarrels | move the body and answer later
    गरमी, उतावलापन और तकरार | पहले शरीर को थका लें और जवाब ठहरकर दें
    harsh words and losses by carelessness | lock what is valuable and soften the tongue
    कड़वे बोल और लापरवाही से नुकसान | कीमती सामान सँभालें और बोली नरम रखें
    success by courage and gain from land or siblings | act on what has been prepared
    साहस से सफलता और ज़मीन या भाई-बहनों से लाभ | तैयार योजना पर कदम बढ़ाएँ
    an uneasy stomach, and matters of home or property that heat up | settle contracts of property with advice
    बेचैन पेट और घर या ज़मीन के मामलों में गरमाहट | संपत्ति के सौदे सलाह लेकर ही तय करें
    temper in matters of children, love or speculation | leave bets alone and listen first
    संतान, प्रेम या सट्टे की बातों में उतावलापन | दाँव न लगाएँ और पहले सुनें
    victory, debts cleared and strength | meet competition and finish hard tasks
    जीत, कर्ज़ से राहत और ताकत | मुकाबले में उतरें और कठिन काम पूरे करें
    friction with the partner | agree on pauses in every dispute
    जीवनसाथी या साझेदार से टकराव | हर बहस में थोड़ा ठहर लें
    risk of cuts, fever and sudden costs | drive and handle tools with care
    अचानक खर्च और चोट या बुखार की संभावना | गाड़ी और औज़ार सँभलकर चलाएँ
    less energy, and outlay on journeys or beliefs | keep plans modest and pace yourself
    कम ऊर्जा और यात्रा या विश्वास पर खर्च | योजना छोटी रखें और अपनी गति से चलें
    strain first, then gain in work | keep at the work without forcing it
    काम में पहले दबाव, फिर लाभ | बिना ज़ोर दिए काम निभाते रहें
    gain, influence and new ground | take the lead
    लाभ, प्रभाव और नए रास्ते | खुद पहल करें
    expense, tired eyes and broken sleep | rest and keep anger out of the night
    खर्च, थकी आँखें और टूटी नींद | आराम करें और रात को गुस्से से दूर रहें`),
  Mercury: rows(`
    loss by loose words and restless thoughts | read twice before sending
    बातों से नुकसान और भटकते विचार | कुछ भी भेजने से पहले दो बार पढ़ें
    gain by speech, trade and learning | negotiate and teach
    बातचीत, व्यापार और पढ़ाई से लाभ | मोलभाव करें और दूसरों को सिखाएँ
    wariness of rivals and of what is said | keep confidences
    विरोधियों और कही-सुनी बातों की चिंता | किसी की बात अपने तक रखें
    comfort at home and learning that goes well | study and put the house in order
    घर का सुख और पढ़ाई में प्रगति | पढ़ें और घर सँवारें
    quarrels with those who are near | let small differences go
    अपनों से कहासुनी | छोटे मतभेद जाने दें
    victory by wit, and popularity | answer critics with facts
    समझदारी से जीत और लोकप्रियता | आलोचना का जवाब तथ्यों से दें
    disputes in contracts and company | put agreements into writing
    समझौतों और साझेदारी में बहस | हर समझौता लिखकर करें
    gain, and clear insight into hidden matters | research, and claim what is due
    लाभ और छिपी बातों की साफ़ समझ | खोजबीन करें और अपना बकाया माँगें
    obstacles to study and journeys | leave time for delays
    पढ़ाई और यात्रा में रुकावट | देरी के लिए समय बचाकर रखें
    success in work by skill and word | present, publish and apply
    हुनर और बातचीत से काम में सफलता | प्रस्तुति दें, लिखा हुआ सामने लाएँ और आवेदन करें
    gain, friends and good news | widen the circle
    लाभ, मित्र और अच्छी खबर | मेलजोल बढ़ाएँ
    setbacks by oversight | check twice and rest the nerves
    अनदेखी से हुई चूक | हर काम दो बार जाँचें और मन को आराम दें`),
  Jupiter: rows(`
    a change of place or post, and outlay | move only with a plan
    जगह या पद का बदलाव और खर्च | योजना बनाकर ही बदलाव करें
    wealth, family happiness and good speech | save, teach and gather the family
    धन, परिवार का सुख और मीठी वाणी | बचत करें, सिखाएँ और परिवार को साथ बैठाएँ
    obstacles in effort and changes of position | keep on without forcing the pace
    कोशिशों में अड़चन और स्थिति में बदलाव | बिना ज़ोर दिए लगे रहें
    sorrow for kin and little rest at home | be near those who need you
    अपनों की चिंता और घर में कम आराम | जिन्हें आपकी ज़रूरत है, उनके पास रहें
    children, good advice and success | learn, advise and create
    संतान का सुख, अच्छी सलाह और सफलता | सीखें, सलाह दें और कुछ नया रचें
    rivals and questions of health | look after liver and weight, and avoid lawsuits
    विरोध और सेहत की फ़िक्र | लिवर और वज़न का ध्यान रखें, मुकदमे से बचें
    marriage, company and comfort | bind yourself to good people
    विवाह, साथ और सुख | भले लोगों से जुड़ें
    hardship, long ways and delays | keep reserves and hold on to faith
    कठिनाई, लंबी दौड़-धूप और देरी | कुछ बचत अलग रखें और श्रद्धा बनाए रखें
    luck, dharma and favour of teachers | travel, study and give
    भाग्य, धर्म और गुरुजनों की कृपा | यात्रा, अध्ययन और दान करें
    changes in post or standing | do the work well, whatever the title
    काम या पद में बदलाव | पद चाहे जो हो, काम मन से करें
    gain, honour and wishes fulfilled | see plans through
    लाभ, मान और मनचाही बात का पूरा होना | योजनाओं को अंत तक पहुँचाएँ
    outlay, and distance or sorrow that deepens faith | spend on what is worth it, and on others
    खर्च, अपनों से दूरी और गहरी होती श्रद्धा | अच्छे काम और दूसरों की मदद पर खर्च करें`),
  Venus: rows(`
    pleasures, affection and comfort | enjoy beauty with measure
    आनंद, स्नेह और आराम | सुख का आनंद मर्यादा में लें
    wealth and harmony in the family | buy and save for the home
    धन और परिवार में मेल | घर के लिए खरीदें और बचत करें
    friends, honour and ease | show your work to friends
    मित्र, मान और सहजता | अपना काम मित्रों को दिखाएँ
    comforts, vehicles and happiness at home | improve the house
    आराम, वाहन और घर की खुशी | घर को सँवारें
    happiness with children, art and love | create and celebrate
    संतान, कला और प्रेम में खुशी | कुछ नया रचें और खुशी मनाएँ
    embarrassment and friction, also about health | be modest in taste and in claims
    संकोच, आपसी खिंचाव और सेहत की फ़िक्र | पसंद और दावों में सादगी रखें
    trouble in relations | speak kindly and wait with promises
    रिश्तों में उलझन | मीठा बोलें और वादा करने में जल्दी न करें
    gains and comforts that come through others | put shared means in order
    दूसरों के सहयोग से लाभ और आराम | साझे पैसे का हिसाब ठीक करें
    luck, virtue and good company | travel and learn with those you love
    भाग्य, नेकी और अच्छी संगति | अपनों के साथ घूमें और सीखें
    quarrels, and criticism at work | keep work and liking apart
    तकरार और काम की आलोचना | काम और पसंद-नापसंद को अलग रखें
    gain, friends and pleasures | make the wish known
    लाभ, मित्र और मनचाहा सुख | मन की इच्छा खुलकर कहें
    mixed gain, with spending on comfort | choose one pleasure and pay for it gladly
    मिला-जुला लाभ और सुख-सुविधा पर खर्च | एक ही शौक चुनें और उस पर खुशी से खर्च करें`),
  Saturn: rows(`
    bodily tiredness, weight and sober days | keep to routine, sleep and plain food
    शरीर की थकान, बोझ और गंभीर दिन | दिनचर्या, नींद और सादा भोजन न छोड़ें
    pressure on means and family | budget with care and speak little and true
    धन और परिवार पर दबाव | हिसाब से चलें, कम बोलें और सच बोलें
    gains, loyal helpers and staying power | build what is to last
    लाभ, भरोसेमंद साथी और टिके रहने की ताकत | टिकाऊ काम खड़ा करें
    unrest at home and change of place | repair, and look after the heart and the mother
    घर में बेचैनी और जगह का बदलाव | मरम्मत कराएँ, दिल और माँ की सेहत का ध्यान रखें
    worry about children or plans | give young things time
    संतान या योजनाओं की चिंता | नई चीज़ों को पनपने का समय दें
    victory over rivals and old debts | finish what has been dragged along
    विरोधियों पर जीत और पुराने कर्ज़ से राहत | लटके हुए काम पूरे करें
    journeys and coolness between partners | be fair, patient and exact in agreements
    भागदौड़ और साथी से दूरी | समझौतों में निष्पक्ष, धैर्यवान और सटीक रहें
    old complaints, delays and chronic matters | see to health early and avoid risks
    पुरानी तकलीफ़ें और देरी | सेहत पर समय से ध्यान दें और जोखिम से बचें
    setbacks in luck, and concern for the father | serve elders and keep to principle
    भाग्य में देरी और पिता की चिंता | बड़ों की सेवा करें और उसूल पर टिकें
    pressure of work and responsibility | do what is due without counting praise
    काम और ज़िम्मेदारी का दबाव | तारीफ़ की राह देखे बिना अपना काम करें
    gain, steady income and long-held wishes | invest slowly
    लाभ, नियमित आय और पुरानी इच्छाओं का फल | धीरे-धीरे निवेश करें
    outlay, distance and loneliness | simplify, and give time to solitude and service
    खर्च, दूरी और अकेलापन | जीवन सरल रखें, एकांत और सेवा को समय दें`),
  Rahu: rows(`
    unease of body and a changed self-image | keep to what is proven in health
    शरीर में बेचैनी और अपने बारे में उलझन | सेहत में आज़माए हुए रास्ते पर रहें
    losses by haste and doubtful speech | trust no quick gain
    उतावली से नुकसान और संदेह भरी बातें | झटपट लाभ के वादे पर भरोसा न करें
    gains, boldness and new ways | try what is new
    लाभ, हिम्मत और नए रास्ते | नई चीज़ आज़माएँ
    grief about home, and restlessness | keep the home simple and clean
    घर की चिंता और मन की अस्थिरता | घर सादा और साफ़ रखें
    loss by speculation, and worries about children | leave gambling alone
    सट्टे से नुकसान और संतान की चिंता | जुए-सट्टे से दूर रहें
    victory over rivals, and recovery | use unusual means for hard problems
    विरोधियों पर जीत और सेहत में सुधार | कठिन समस्या का नया हल ढूँढें
    conflict and misunderstandings in company | check with whom you deal
    टकराव और साथ के लोगों से गलतफ़हमी | जिनसे लेन-देन हो, उन्हें परख लें
    risk by carelessness, and hidden matters | avoid risks and secrets
    लापरवाही से जोखिम और छिपी बातें | जोखिम और गुप्त सौदों से बचें
    loss of direction in belief | test teachers before following them
    विश्वास में भटकाव | किसी को गुरु मानने से पहले परखें
    gain that comes with unrest, and sudden change in work | stay on firm ground even in a bold step
    बेचैनी के साथ लाभ और काम में अचानक बदलाव | बड़े कदम में भी ज़मीन न छोड़ें
    gain from many sides | take the chance while it is there
    कई ओर से लाभ | मौका रहते उसे थाम लें
    outlay, far places and poor sleep | limit screens, spending and late hours
    खर्च, दूर की दौड़-धूप और कम नींद | मोबाइल, खर्च और देर रात का जागना घटाएँ`),
  Ketu: rows(`
    illness that passes, and turning inward | simplify and rest
    हल्की अस्वस्थता और भीतर की ओर मुड़ता मन | जीवन सरल रखें और आराम करें
    loss, and few words | keep count of money and food
    पैसे की तंगी और चुप्पी | पैसे और भोजन का हिसाब रखें
    gain, courage and insight | act alone where you must
    लाभ, साहस और गहरी समझ | ज़रूरत हो तो अकेले आगे बढ़ें
    unease at home | make one quiet room
    घर में बेचैनी | घर का एक कमरा शांत बनाएँ
    worry about children or plans | let go of what cannot be steered
    संतान या योजनाओं की चिंता | जो अपने हाथ में नहीं, उसे जाने दें
    victory over rivals, and recovery | cut what has been holding you
    विरोधियों पर जीत और सेहत में सुधार | जो बात रोक रही है, उसे हटा दें
    strain in company | grant the other distance
    साथ के लोगों से खिंचाव | सामने वाले को थोड़ा एकांत दें
    sudden changes, and a risk of small injuries | be careful with body and tools
    अचानक बदलाव और हल्की चोट की संभावना | शरीर और औज़ारों का ध्यान रखें
    pilgrimage, or loss of old beliefs | go where silence teaches
    तीर्थ यात्रा या पुराने विश्वासों का छूटना | कुछ समय किसी शांत जगह पर बिताएँ
    mixed gain, and indifference to rank | work without show
    मिला-जुला लाभ और पद से विरक्ति | दिखावे के बिना काम करें
    gain that needs little effort | accept what comes
    बिना माँगे मिलने वाला लाभ | जो मिले, उसे संतोष से स्वीकार करें
    expense, retreat and release | give away, pray and sleep
    खर्च, एकांत और मन का हल्कापन | दान करें, पूजा करें और पूरी नींद लें`),
};

/**
 * Returns what a transit through a house is about, and what to do with it.
 *
 * @param house from the Moon of birth, 1..12
 */
export function transitEffect(planet: Planet, house: number): TransitEffect {
  return EFFECTS[planet][house - 1]!;
}

function rows(text: string): TransitEffect[] {
  const lines = pairsOf(text);
  return lines
    .filter((_, i) => i % 2 === 0)
    .map(([theme, counsel], i) => {
      const [hindiTheme, hindiCounsel] = lines[2 * i + 1]!;
      return { theme: both(theme, hindiTheme), counsel: both(counsel, hindiCounsel) };
    });
}
