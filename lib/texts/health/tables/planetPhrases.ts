/** What each planet signifies in health, and which everyday habits suit it (customary; interpretive, no treatment). */
import type { Planet } from '../../../astro/tables/planets.ts';
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import { says, type Said } from '../bothScripts.ts';

export interface PlanetPhrases {
  /** Of the parts that it rules, the commonly known ones, the best known first. */
  readonly parts: readonly BodyPartId[];
  /** A whole sentence. */
  readonly rules: Said;
  /** What its period demands, as it stands before "माँगता है". */
  readonly asks: Said;
  /** What it gives when strong, as it stands before "के रूप में". */
  readonly gives: Said;
  /** Whole sentences of advice. */
  readonly food: Said;
  readonly move: Said;
  readonly mind: Said;
  readonly habit: Said;
  /** One of the planet's gifts, and its recipient, both as they stand before "को" or "देना". */
  readonly gift: Said;
  readonly recipient: Said;
  /** As it stands before "का". */
  readonly worship: Said;
}

export const PLANET_PHRASES: Readonly<Record<Planet, PlanetPhrases>> = {
  Sun: {
    parts: ['heart', 'bones', 'right_eye'],
    rules: says(
      'सूर्य जीवन-शक्ति, आत्मबल और शरीर की गरमाहट का कारक माना जाता है।',
      'Surya jeevan-shakti, aatmbal aur sharir ki garmahat ka karak maana jaata hai.',
    ),
    asks: says('संयम और समय पर विश्राम', 'sanyam aur samay par vishram'),
    gives: says('भीतर के बल', 'bheetar ke bal'),
    food: says(
      'दिन का मुख्य भोजन दोपहर में लें, नमक हल्का रखें और देर रात का खाना टालें।',
      'Din ka mukhya bhojan dopahar mein lein, namak halka rakhein aur der raat ka khana taalein.',
    ),
    move: says(
      'सुबह की हल्की धूप में बीस मिनट टहलना आपके लिए सबसे सीधा सहारा है।',
      'Subah ki halki dhoop mein bees minute tehelna aapke liye sabse seedha sahara hai.',
    ),
    mind: says(
      'मन लगाकर काम करें, पर हर बात दिल पर न लें; अपने अच्छे काम की थोड़ी सराहना खुद भी करें।',
      'Man lagakar kaam karein, par har baat dil par na lein; apne achchhe kaam ki thodi sarahna khud bhi karein.',
    ),
    habit: says(
      'तेज़ रोशनी में आँखों को ढकें और दिन में दो बार पीठ सीधी करके गहरी साँस लें।',
      'Tez roshni mein aankhon ko dhakein aur din mein do baar peeth seedhi karke gehri saans lein.',
    ),
    gift: says('गेहूँ या गुड़', 'gehun ya gud'),
    recipient: says('किसी मंदिर या बुज़ुर्ग', 'kisi mandir ya buzurg'),
    worship: says('आदित्य हृदय स्तोत्र', 'Aditya Hridaya Stotra'),
  },
  Moon: {
    parts: ['mind', 'sleep', 'chest'],
    rules: says(
      'चंद्रमा मन, नींद और शरीर के जल-तत्व का कारक माना जाता है।',
      'Chandrama man, neend aur sharir ke jal-tatva ka karak maana jaata hai.',
    ),
    asks: says('मन की शांति और पूरी नींद', 'man ki shanti aur poori neend'),
    gives: says('मन की ठंडक', 'man ki thandak'),
    food: says(
      'ताज़ा, सादा और हल्का गरम खाना लें; रात में बहुत ठंडी चीज़ों से बचें और पानी घूँट-घूँट पिएँ।',
      'Taaza, saada aur halka garam khana lein; raat mein bahut thandi cheezon se bachein aur paani ghoont-ghoont piyein.',
    ),
    move: says(
      'शाम को खुली हवा में धीमी सैर करें; पानी या पेड़ों के पास बैठना भी मन को शांत करता है।',
      'Shaam ko khuli hawa mein dheemi sair karein; paani ya pedon ke paas baithna bhi man ko shant karta hai.',
    ),
    mind: says(
      'मन भारी लगे तो किसी अपने से खुलकर बात करें; चुपचाप सहते रहना ज़रूरी नहीं।',
      'Man bhaari lage to kisi apne se khulkar baat karein; chupchaap sehte rehna zaroori nahin.',
    ),
    habit: says(
      'सोने और उठने का समय रोज़ एक रखें और सोने से एक घंटा पहले फ़ोन दूर रख दें।',
      'Sone aur uthne ka samay roz ek rakhein aur sone se ek ghanta pehle phone door rakh dein.',
    ),
    gift: says('चावल या दूध', 'chawal ya doodh'),
    recipient: says('किसी माँ समान वृद्धा', 'kisi maa samaan vriddha'),
    worship: says('रुद्राभिषेक', 'Rudrabhishek'),
  },
  Mars: {
    parts: ['blood', 'muscles', 'digestion'],
    rules: says(
      'मंगल रक्त, मांसपेशियों और काम के जोश का कारक माना जाता है।',
      'Mangal khoon, maanspeshiyon aur kaam ke josh ka karak maana jaata hai.',
    ),
    asks: says('जोश पर लगाम और जल्दबाज़ी से दूरी', 'josh par lagaam aur jaldbaazi se doori'),
    gives: says('जोश और उबरने की ताकत', 'josh aur ubarne ki taaqat'),
    food: says(
      'मिर्च-मसाला और तली चीज़ें कम रखें; खीरा, छाछ और हरी सब्ज़ियाँ शरीर की गरमी सँभालती हैं।',
      'Mirch-masala aur tali cheezein kam rakhein; kheera, chhachh aur hari sabziyan sharir ki garmi sambhalti hain.',
    ),
    move: says(
      'रोज़ पसीना आने तक व्यायाम करें, पर पहले शरीर को गरम करें और अपनी हद से आगे न जाएँ।',
      'Roz paseena aane tak vyayam karein, par pehle sharir ko garam karein aur apni had se aage na jayein.',
    ),
    mind: says(
      'गुस्सा आए तो जवाब देने से पहले दस गहरी साँसें लें; इससे शरीर का तनाव भी उतरता है।',
      'Gussa aaye to jawab dene se pehle das gehri saansein lein; isse sharir ka tanav bhi utarta hai.',
    ),
    habit: says(
      'वाहन, आग और औज़ार के साथ जल्दी न करें; थके हों तो गाड़ी किसी और को चलाने दें।',
      'Vaahan, aag aur auzaar ke saath jaldi na karein; thake hon to gaadi kisi aur ko chalane dein.',
    ),
    gift: says('मसूर की दाल या गुड़', 'masoor ki daal ya gud'),
    recipient: says('किसी श्रमिक', 'kisi shramik'),
    worship: says('हनुमान चालीसा', 'Hanuman Chalisa'),
  },
  Mercury: {
    parts: ['nerves', 'skin', 'speech'],
    rules: says(
      'बुध नसों, त्वचा और सोचने की चाल का कारक माना जाता है।',
      'Budh nason, twacha aur sochne ki chaal ka karak maana jaata hai.',
    ),
    asks: says('थोड़ा ठहराव और सुलझी हुई दिनचर्या', 'thoda thehrav aur suljhi hui dincharya'),
    gives: says('सूझ-बूझ और नसों के संतुलन', 'soojh-boojh aur nason ke santulan'),
    food: says(
      'खाना चबाकर और बिना फ़ोन के खाएँ; मूँग, हरी सब्ज़ियाँ और सौंफ आपके लिए हल्की रहती हैं।',
      'Khana chabakar aur bina phone ke khayein; moong, hari sabziyan aur saunf aapke liye halki rehti hain.',
    ),
    move: says(
      'हर घंटे स्क्रीन से उठकर दो मिनट कंधे और गर्दन घुमाएँ; शाम को अनुलोम-विलोम करें।',
      'Har ghante screen se uthkar do minute kandhe aur gardan ghumayein; shaam ko anulom-vilom karein.',
    ),
    mind: says(
      'एक साथ कई काम न पकड़ें; दिन की तीन ज़रूरी बातें लिख लें और बाकी कल पर छोड़ दें।',
      'Ek saath kai kaam na pakdein; din ki teen zaroori baatein likh lein aur baaki kal par chhod dein.',
    ),
    habit: says(
      'रात को थोड़ी देर कोई हल्की किताब पढ़ें और समाचार सुबह के लिए छोड़ दें, ताकि दिमाग को आराम मिले।',
      'Raat ko thodi der koi halki kitaab padhein aur samachar subah ke liye chhod dein, taaki dimaag ko aaram mile.',
    ),
    gift: says('हरी मूँग', 'hari moong'),
    recipient: says('किसी विद्यार्थी', 'kisi vidyarthi'),
    worship: says('विष्णु सहस्रनाम', 'Vishnu Sahasranama'),
  },
  Jupiter: {
    parts: ['liver', 'fat_metabolism', 'hips'],
    rules: says(
      'गुरु लिवर, वज़न और शरीर के पोषण का कारक माना जाता है।',
      'Guru liver, vazan aur sharir ke poshan ka karak maana jaata hai.',
    ),
    asks: says('खान-पान में संयम और नियमित सैर', 'khan-paan mein sanyam aur niyamit sair'),
    gives: says('पोषण और धैर्य', 'poshan aur dhairya'),
    food: says(
      'मीठा और घी-तेल त्योहारों के लिए रखें; रात का खाना हल्का और जल्दी लें।',
      'Meetha aur ghee-tel tyoharon ke liye rakhein; raat ka khana halka aur jaldi lein.',
    ),
    move: says(
      'खाने के बाद पंद्रह मिनट टहलें और हफ़्ते में दो-तीन दिन चाल थोड़ी तेज़ रखें।',
      'Khane ke baad pandrah minute tehlein aur hafte mein do-teen din chaal thodi tez rakhein.',
    ),
    mind: says(
      'सबकी ज़िम्मेदारी लेते-लेते अपना समय न भूलें; प्यार से मना करना भी अपनी देखभाल है।',
      'Sabki zimmedari lete-lete apna samay na bhoolein; pyaar se mana karna bhi apni dekhbhal hai.',
    ),
    habit: says(
      'हफ़्ते में एक दिन पेट को आराम दें: फल, दाल और सादा खाना काफ़ी है।',
      'Hafte mein ek din pet ko aaram dein: phal, daal aur saada khana kaafi hai.',
    ),
    gift: says('चने की दाल या हल्दी', 'chane ki daal ya haldi'),
    recipient: says('किसी शिक्षक या पुरोहित', 'kisi shikshak ya purohit'),
    worship: says('सत्यनारायण कथा', 'Satyanarayan Katha'),
  },
  Venus: {
    parts: ['kidneys', 'hormones', 'reproductive_system'],
    rules: says(
      'शुक्र गुर्दों, हार्मोन और शरीर की ताज़गी का कारक माना जाता है।',
      'Shukra gurdon, hormone aur sharir ki taazgi ka karak maana jaata hai.',
    ),
    asks: says('सुख-सुविधा में मर्यादा और पूरा विश्राम', 'sukh-suvidha mein maryada aur poora vishram'),
    gives: says('ताज़गी और संतुलन', 'taazgi aur santulan'),
    food: says(
      'पानी दिन भर में बाँटकर पिएँ, मीठा सीमित रखें और थाली में ताज़े फल जोड़ें।',
      'Paani din bhar mein baantkar piyein, meetha seemit rakhein aur thaali mein taaze phal jodein.',
    ),
    move: says(
      'नृत्य, तैराकी या हल्का योग, जिसमें मन लगे, वही व्यायाम आपके लिए टिकेगा।',
      'Nritya, tairaki ya halka yog, jismein man lage, wahi vyayam aapke liye tikega.',
    ),
    mind: says(
      'रिश्तों की खटास मन में न रखें; मधुर संगीत और साफ़-सुथरा कमरा आपको जल्दी सहज करते हैं।',
      'Rishton ki khataas man mein na rakhein; madhur sangeet aur saaf-suthra kamra aapko jaldi sahaj karte hain.',
    ),
    habit: says(
      'देर रात की दावतें और जागना कम करें; चेहरे की चमक भी नींद से ही लौटती है।',
      'Der raat ki daavatein aur jaagna kam karein; chehre ki chamak bhi neend se hi lautti hai.',
    ),
    gift: says('चावल या शक्कर', 'chawal ya shakkar'),
    recipient: says('किसी युवती या कलाकार', 'kisi yuvati ya kalakar'),
    worship: says('श्री सूक्त', 'Shri Sukta'),
  },
  Saturn: {
    parts: ['joints', 'knees', 'bones'],
    rules: says(
      'शनि जोड़ों, हड्डियों और सहने की शक्ति का कारक माना जाता है।',
      'Shani jodon, haddiyon aur sehne ki shakti ka karak maana jaata hai.',
    ),
    asks: says('धैर्य और बँधी हुई दिनचर्या', 'dhairya aur bandhi hui dincharya'),
    gives: says('टिकाऊ ताकत', 'tikau taaqat'),
    food: says(
      'गरम और ताज़ा खाना लें, थोड़ा तिल या घी जोड़ें; बासी और बहुत ठंडी चीज़ें कम रखें।',
      'Garam aur taaza khana lein, thoda til ya ghee jodein; baasi aur bahut thandi cheezein kam rakhein.',
    ),
    move: says(
      'शरीर को रोज़ थोड़ा चलाएँ: सुबह हल्की स्ट्रेचिंग और शाम को समतल ज़मीन पर सैर।',
      'Sharir ko roz thoda chalayein: subah halki stretching aur shaam ko samtal zameen par sair.',
    ),
    mind: says(
      'ज़िम्मेदारियों का बोझ अकेले न उठाएँ; आराम को भी दिन के कामों में गिनें।',
      'Zimmedariyon ka bojh akele na uthayein; aaram ko bhi din ke kaamon mein ginein.',
    ),
    habit: says(
      'हफ़्ते में दो बार तिल के गुनगुने तेल से पैरों और कमर की मालिश करें।',
      'Hafte mein do baar til ke gungune tel se pairon aur kamar ki maalish karein.',
    ),
    gift: says('काले तिल या उड़द', 'kaale til ya urad'),
    recipient: says('किसी श्रमिक या ज़रूरतमंद वृद्ध', 'kisi shramik ya zarooratmand vriddh'),
    worship: says('तैलाभिषेक', 'Tailabhishek'),
  },
  Rahu: {
    parts: ['skin', 'immunity'],
    rules: says(
      'राहु त्वचा, रोग-प्रतिरोधक शक्ति और मन की उलझन से जुड़ा छाया ग्रह माना जाता है।',
      'Rahu twacha, rog-pratirodhak shakti aur man ki uljhan se juda chhaya grah maana jaata hai.',
    ),
    asks: says('साफ़ आदतें और वहम से दूरी', 'saaf aadatein aur vaham se doori'),
    gives: says('नए हालात में ढलने की शक्ति', 'naye haalaat mein dhalne ki shakti'),
    food: says(
      'पैकेट और बाहर का खाना कम करें; समय पर लिया गया घर का ताज़ा भोजन सबसे बड़ा सहारा है।',
      'Packet aur bahar ka khana kam karein; samay par liya gaya ghar ka taaza bhojan sabse bada sahara hai.',
    ),
    move: says(
      'सुबह कुछ देर घास पर नंगे पैर टहलें; इससे बिखरा हुआ ध्यान लौटता है।',
      'Subah kuchh der ghaas par nange pair tehlein; isse bikhra hua dhyan lautta hai.',
    ),
    mind: says(
      'हर छोटी तकलीफ़ को इंटरनेट पर न खोजें; शंका हो तो सीधे जानकार से पूछ लें।',
      'Har chhoti takleef ko internet par na khojein; shanka ho to seedhe jaankar se poochh lein.',
    ),
    habit: says(
      'रात के स्क्रीन-समय की हद तय करें और नशे की हर चीज़ से दूर रहें।',
      'Raat ke screen-time ki had tay karein aur nashe ki har cheez se door rahein.',
    ),
    gift: says('उड़द या नारियल', 'urad ya nariyal'),
    recipient: says('किसी सफ़ाईकर्मी', 'kisi safai karmi'),
    worship: says('दुर्गा सप्तशती', 'Durga Saptashati'),
  },
  Ketu: {
    parts: ['spine', 'feet', 'immunity'],
    rules: says(
      'केतु रीढ़, पैरों और घाव भरने की शक्ति से जुड़ा छाया ग्रह माना जाता है।',
      'Ketu reedh, pairon aur ghaav bharne ki shakti se juda chhaya grah maana jaata hai.',
    ),
    asks: says('ठहराव और शरीर के इशारों पर ध्यान', 'thehrav aur sharir ke isharon par dhyan'),
    gives: says('सहज सूझ और भीतर की शांति', 'sahaj soojh aur bheetar ki shanti'),
    food: says(
      'खाना सादा और कम चीज़ों वाला रखें; जो न पचे, उसे कुछ दिन लिखकर पहचान लें।',
      'Khana saada aur kam cheezon wala rakhein; jo na pache, use kuchh din likhkar pehchan lein.',
    ),
    move: says(
      'पीठ सीधी रखकर बैठें, रोज़ हल्के आसन करें और चलने के लिए आरामदायक जूते चुनें।',
      'Peeth seedhi rakhkar baithein, roz halke aasan karein aur chalne ke liye aaramdayak joote chunein.',
    ),
    mind: says(
      'रोज़ दस मिनट चुपचाप अपनी साँस को देखें; अकेलापन लगे तो सेवा के किसी काम से जुड़ें।',
      'Roz das minute chupchaap apni saans ko dekhein; akelapan lage to seva ke kisi kaam se judein.',
    ),
    habit: says(
      'छोटी खरोंच को भी हल्के में न लें; उसे साफ़ करें और भरने का समय दें।',
      'Chhoti kharonch ko bhi halke mein na lein; use saaf karein aur bharne ka samay dein.',
    ),
    gift: says('तिल या कुलथी', 'til ya kulthi'),
    recipient: says('किसी साधु', 'kisi sadhu'),
    worship: says('गणपति अथर्वशीर्ष', 'Ganapati Atharvashirsha'),
  },
};
