/** Themes of two planets in one sign, after Saravali 15 and Phaladeepika 18; those of the nodes are later practice. Wording ours. */
import { both, type Bilingual } from '../bilingual.ts';
import { PLANETS, type Planet } from './planets.ts';

const THEMES: Readonly<Record<string, Bilingual>> = {
  'Sun Moon': both(
    'purpose and feeling pull together; skilled with tools and metals, mind ruled by will',
    'लक्ष्य और मन साथ चलते हैं; औज़ारों और धातु के काम में हुनर, मन पर इच्छाशक्ति का अधिकार',
  ),
  'Sun Mars': both(
    'forceful energy and courage, quick to act and to anger',
    'तेज ऊर्जा और साहस; काम भी जल्दी शुरू होता है और गुस्सा भी जल्दी आता है',
  ),
  'Sun Mercury': both(
    'clear intellect in service of authority; learning, administration, a good name for skill',
    'साफ़ बुद्धि, जो बड़े पदों के काम आती है; विद्या, प्रशासन और हुनर से नाम',
  ),
  'Sun Jupiter': both(
    'principled, trusted by those in power, teaches or advises',
    'सिद्धांत पर चलना, बड़ों का भरोसा, पढ़ाना या सलाह देना',
  ),
  'Sun Venus': both(
    'talent for arts and display; comforts through others, affection tested by pride',
    'कला और मंच की प्रतिभा; दूसरों से सुख मिलता है, अहं से प्रेम में खिंचाव आता है',
  ),
  'Sun Saturn': both(
    'duty weighs on vitality; skill with metals and trades, friction between authority and labour',
    'ज़िम्मेदारी के बोझ से थकान; धातु और कारीगरी में हुनर, अधिकार और मेहनत के बीच टकराव',
  ),
  'Sun Rahu': both(
    'ambition for standing, unusual authority; the father or the name meets sudden turns',
    'पद की ऊँची इच्छा, अलग तरह का अधिकार; पिता या नाम के मामले में अचानक मोड़',
  ),
  'Sun Ketu': both(
    'little attachment to status; inward light, authority lost and found again',
    'पद का मोह कम; भीतर का प्रकाश, अधिकार जाकर फिर लौटता है',
  ),
  'Moon Mars': both(
    'earning drive and commerce, strong moods, courage mixed with restlessness',
    'कमाने का जोश और व्यापार, तेज भावनाएँ, साहस के साथ बेचैनी',
  ),
  'Moon Mercury': both(
    'charming speech, wit and poetry, a changeable mind',
    'मीठी वाणी, हाज़िरजवाबी और कविता, बदलता हुआ मन',
  ),
  'Moon Jupiter': both(
    'generous, respected, steady in friendship and protective of family',
    'उदारता और सम्मान; मित्रता में स्थिरता और परिवार की रक्षा',
  ),
  'Moon Venus': both(
    'fond of beauty, textiles and trade; gracious and sociable',
    'सुंदरता, वस्त्र और व्यापार का शौक; मिलनसार और शालीन स्वभाव',
  ),
  'Moon Saturn': both(
    'serious mind, endurance through early weight, gains late',
    'गंभीर मन, शुरू के बोझ से आया धीरज, लाभ देर से',
  ),
  'Moon Rahu': both(
    'restless imagination, pulled to the foreign and the new; calm has to be learned',
    'बेचैन कल्पना, विदेश और नई बातों का खिंचाव; शांत रहना सीखना पड़ता है',
  ),
  'Moon Ketu': both(
    'sensitive and intuitive, withdraws easily; needs quiet to be clear',
    'संवेदनशील मन और गहरी अंतर्दृष्टि, भीड़ से दूरी; एकांत में सोच साफ़ होती है',
  ),
  'Mars Mercury': both(
    'technical skill, debate, medicine and craft; sharp words',
    'तकनीकी हुनर, बहस, चिकित्सा और कारीगरी; तीखे शब्द',
  ),
  'Mars Jupiter': both(
    'leadership with principle, learned in law or ritual, organiser of others',
    'सिद्धांत वाला नेतृत्व, कानून या कर्मकांड का ज्ञान, लोगों को जोड़कर काम कराना',
  ),
  'Mars Venus': both(
    'passion and artistry, sport or mathematics, heat in relationships',
    'जोश और कला, खेल या गणित, रिश्तों में गर्मजोशी और तेज़ी',
  ),
  'Mars Saturn': both(
    'persistent effort against resistance; engineering and metals, conflict to be channelled',
    'रुकावट में भी लगातार मेहनत; इंजीनियरिंग और धातु के काम, टकराव को काम में लगाना ठीक',
  ),
  'Mars Rahu': both(
    'daring beyond measure, technology and risk; needs restraint',
    'हद से ज़्यादा साहस, तकनीक और जोखिम; संयम ज़रूरी',
  ),
  'Mars Ketu': both(
    'precise, surgical energy; sudden outbursts or sudden renunciation',
    'सटीक, सर्जन जैसी ऊर्जा; अचानक गुस्सा या अचानक त्याग',
  ),
  'Mercury Jupiter': both(
    'eloquent and learned, music or counsel, reason joined to wisdom',
    'बोलने की कला और विद्या, संगीत या सलाह, तर्क के साथ समझदारी',
  ),
  'Mercury Venus': both(
    'refined speech, music, writing and design, good company',
    'मधुर वाणी, संगीत, लेखन और डिज़ाइन, अच्छी संगत',
  ),
  'Mercury Saturn': both(
    'methodical and careful with detail, slow to trust, good researcher',
    'क्रम और बारीकी से काम, भरोसा धीरे-धीरे, अच्छा शोध',
  ),
  'Mercury Rahu': both(
    'inventive and unconventional thinking, foreign tongues, cleverness that needs honesty',
    'नई और अलग सोच, विदेशी भाषाएँ; चतुराई के साथ ईमानदारी ज़रूरी',
  ),
  'Mercury Ketu': both(
    'intuitive intellect, codes and symbols, speech that breaks off',
    'अंतर्दृष्टि वाली बुद्धि, कोड और संकेतों की समझ, रुक-रुककर बोलना',
  ),
  'Jupiter Venus': both(
    'two teachers: learning, wealth and a cultured partner, with differing counsels',
    'दो आचार्य साथ: विद्या, धन और सुसंस्कृत साथी, पर दोनों की सलाह अलग',
  ),
  'Jupiter Saturn': both(
    'builds slowly and lastingly; respected in institutions, arts and skilled trades',
    'धीरे-धीरे, पर टिकाऊ निर्माण; संस्थाओं, कला और कारीगरी में सम्मान',
  ),
  'Jupiter Rahu': both(
    'questions inherited belief, expands in unusual fields',
    'पुरानी मान्यताओं पर सवाल, अलग तरह के क्षेत्रों में बढ़त',
  ),
  'Jupiter Ketu': both('faith turned inward, philosophy and renunciation', 'भीतर की आस्था, दर्शन और वैराग्य'),
  'Venus Saturn': both(
    'disciplined art, crafts and design; love that comes late or endures much',
    'अनुशासन वाली कला, शिल्प और डिज़ाइन; प्रेम देर से आता है या धीरज से टिकता है',
  ),
  'Venus Rahu': both(
    'attraction to the unusual and the foreign, luxury and glamour',
    'अनोखी और विदेशी चीज़ों का आकर्षण, विलासिता और चमक-दमक',
  ),
  'Venus Ketu': both('detachment in love, refined or otherworldly taste', 'प्रेम में अनासक्ति, सूक्ष्म और सबसे अलग पसंद'),
  'Saturn Rahu': both(
    'great endurance in unusual work, pressure from systems and crowds',
    'अलग तरह के काम में बड़ा धीरज, व्यवस्था और भीड़ का दबाव',
  ),
  'Saturn Ketu': both(
    'austere and solitary, skilled with old or hidden things',
    'सादगी और एकांत, पुरानी या छिपी चीज़ों की समझ',
  ),
};

/** Returns the theme of a pair, in either order; the nodes never meet. */
export function conjunctionTheme(a: Planet, b: Planet): Bilingual {
  const [first, second] = PLANETS.indexOf(a) < PLANETS.indexOf(b) ? [a, b] : [b, a];
  return THEMES[`${first} ${second}`]!;
}
