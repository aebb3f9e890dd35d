/** Body parts, kinds of weakness, constitutions and advice in everyday words (customary; no treatment). */
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';
import type { WeaknessTypeId } from '../../../astro/judgement/medical/weaknessTypes.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import { says, type Said } from '../bothScripts.ts';

/** As they stand before "का", "पर" and "को". */
export const PARTS_SAID: Readonly<Record<BodyPartId, Said>> = {
  head: says('सिर', 'sir'),
  brain: says('दिमाग', 'dimaag'),
  face: says('चेहरे', 'chehre'),
  right_eye: says('दाहिनी आँख', 'daahini aankh'),
  left_eye: says('बाईं आँख', 'baayin aankh'),
  throat: says('गले', 'gale'),
  teeth: says('दाँतों', 'daanton'),
  speech: says('वाणी', 'vaani'),
  ears: says('कानों', 'kaanon'),
  arms: says('कंधों', 'kandhon'),
  lungs: says('फेफड़ों', 'phephdon'),
  nerves: says('नसों', 'nason'),
  chest: says('छाती', 'chhaati'),
  mind: says('मन', 'man'),
  heart: says('दिल', 'dil'),
  stomach: says('पेट', 'pet'),
  spine: says('रीढ़', 'reedh'),
  intestines: says('आँतों', 'aanton'),
  digestion: says('पाचन', 'pachan'),
  kidneys: says('गुर्दों', 'gurdon'),
  lower_back: says('कमर', 'kamar'),
  reproductive_system: says('प्रजनन-तंत्र', 'prajanan-tantra'),
  lower_bowel: says('बड़ी आँत', 'badi aant'),
  hips: says('कूल्हों', 'koolhon'),
  liver: says('लिवर', 'liver'),
  fat_metabolism: says('वज़न', 'vazan'),
  knees: says('घुटनों', 'ghutnon'),
  joints: says('जोड़ों', 'jodon'),
  bones: says('हड्डियों', 'haddiyon'),
  skin: says('त्वचा', 'twacha'),
  calves: says('पिंडलियों', 'pindliyon'),
  circulation: says('रक्त-संचार', 'rakt-sanchar'),
  blood: says('रक्त', 'khoon'),
  marrow: says('मज्जा', 'majja'),
  muscles: says('मांसपेशियों', 'maanspeshiyon'),
  hormones: says('हार्मोन', 'hormone'),
  immunity: says('रोग-प्रतिरोधक शक्ति', 'rog-pratirodhak shakti'),
  feet: says('पैरों', 'pairon'),
  lymph: says('जल-संतुलन', 'jal-santulan'),
  sleep: says('नींद', 'neend'),
};

/** Used where both eyes are meant. */
export const BOTH_EYES = says('आँखों', 'aankhon');

/** Said of a planet after "वह". None names another planet, which may be missing from the facts. */
export const WEAK_BECAUSE: Readonly<Record<WeaknessTypeId, Said>> = {
  debilitated: says('अपनी नीच राशि में है', 'apni neech rashi mein hai'),
  combust: says('अस्त है, यानी उसका तेज दबा हुआ है', 'ast hai, yaani uska tej daba hua hai'),
  enemy_sign: says('शत्रु राशि में बैठा है', 'shatru rashi mein baitha hai'),
  functional_malefic: says('आपके लग्न के लिए शुभ नहीं माना जाता', 'aapke lagna ke liye shubh nahin maana jaata'),
  dusthana_lord: says('कठिन (त्रिक) भाव का स्वामी है', 'kathin (trik) bhav ka swami hai'),
  dusthana_placement: says('कठिन (त्रिक) भाव में पड़ा है', 'kathin (trik) bhav mein pada hai'),
  no_directional_strength: says('अपनी दिशा का बल नहीं पा रहा', 'apni disha ka bal nahin pa raha'),
  malefic_influence: says('पाप ग्रहों के दबाव में है', 'paap grahon ke dabaav mein hai'),
  near_node: says('छाया ग्रह के बहुत पास है', 'chhaya grah ke bahut paas hai'),
  retrograde_malefic: says('वक्री चल रहा है', 'vakri chal raha hai'),
  house_junction: says('दो भावों की संधि पर है', 'do bhavon ki sandhi par hai'),
};

/** Whole sentences, with a placeholder for the name. */
export interface HumourPhrases {
  readonly name: Said;
  /** The main planet of this constitution. */
  readonly planet: Planet;
  readonly nature: Said;
  readonly food: readonly Said[];
  readonly rhythm: readonly Said[];
  readonly move: Said;
  readonly season: Said;
}

export const HUMOUR_PHRASES: Readonly<Record<Humour, HumourPhrases>> = {
  vata: {
    name: says('वात', 'vaat'),
    planet: 'Saturn',
    nature: says(
      'आपकी प्रकृति में वात प्रमुख है: शरीर हल्का, मन फुर्तीला, पर भूख और नींद बदलती रहती हैं।',
      'Aapki prakriti mein vaat pramukh hai: sharir halka, man phurtila, par bhookh aur neend badalti rehti hain.',
    ),
    food: [
      says(
        'आपकी वात प्रकृति के लिए गरम, ताज़ा और थोड़े घी वाला खाना अच्छा है; कच्चा और ठंडा कम रखें।',
        'Aapki vaat prakriti ke liye garam, taaza aur thode ghee wala khana achchha hai; kachcha aur thanda kam rakhein.',
      ),
      says(
        'खाने में अदरक, जीरा और सौंफ रखें और बीच-बीच में गुनगुना पानी पीते रहें; आपकी वात प्रकृति इससे सँभलती है।',
        'Khane mein adrak, jeera aur saunf rakhein aur beech-beech mein gunguna paani peete rahein; aapki vaat prakriti isse sambhalti hai.',
      ),
    ],
    rhythm: [
      says(
        'खाने और सोने का समय रोज़ एक-सा रखें, क्योंकि वात को नियम ही सबसे ज़्यादा शांत करता है।',
        'Khane aur sone ka samay roz ek-sa rakhein, kyonki vaat ko niyam hi sabse zyada shant karta hai.',
      ),
      says(
        'रात दस बजे से पहले बिस्तर पर जाएँ और हफ़्ते में एक-दो बार गुनगुने तेल की मालिश करें।',
        'Raat das baje se pehle bistar par jayein aur hafte mein ek-do baar gungune tel ki maalish karein.',
      ),
    ],
    move: says(
      'व्यायाम धीमा रखें, जैसे योग या सैर, और थकने से पहले रुक जाएँ।',
      'Vyayam dheema rakhein, jaise yog ya sair, aur thakne se pehle ruk jayein.',
    ),
    season: says(
      'ठंडे, सूखे और तेज़ हवा वाले महीनों में यह देखभाल दुगनी रखें।',
      'Thande, sookhe aur tez hawa wale mahinon mein yeh dekhbhal dugni rakhein.',
    ),
  },
  pitta: {
    name: says('पित्त', 'pitta'),
    planet: 'Sun',
    nature: says(
      'आपकी प्रकृति में पित्त प्रमुख है: भूख तेज़, बुद्धि पैनी और शरीर में गरमी कुछ अधिक।',
      'Aapki prakriti mein pitta pramukh hai: bhookh tez, buddhi paini aur sharir mein garmi kuchh adhik.',
    ),
    food: [
      says(
        'आपकी पित्त प्रकृति के लिए ठंडक देने वाला हल्का खाना अच्छा है, जैसे दूध, खीरा, मीठे फल और हरी सब्ज़ियाँ।',
        'Aapki pitta prakriti ke liye thandak dene wala halka khana achchha hai, jaise doodh, kheera, meethe phal aur hari sabziyan.',
      ),
      says(
        'मिर्च, खट्टा और तला हुआ कम रखें; धनिया, सौंफ और पुदीना आपकी पित्त प्रकृति को शांत रखते हैं।',
        'Mirch, khatta aur tala hua kam rakhein; dhaniya, saunf aur pudina aapki pitta prakriti ko shant rakhte hain.',
      ),
    ],
    rhythm: [
      says(
        'दोपहर का भोजन कभी न टालें, क्योंकि पित्त वाले शरीर में भूख जल्दी चिड़चिड़ापन बन जाती है।',
        'Dopahar ka bhojan kabhi na taalein, kyonki pitta wale sharir mein bhookh jaldi chidchidapan ban jaati hai.',
      ),
      says(
        'तेज़ धूप से बीच-बीच में हटें और शाम के बाद काम को घर न लाएँ।',
        'Tez dhoop se beech-beech mein hatein aur shaam ke baad kaam ko ghar na laayein.',
      ),
    ],
    move: says(
      'तैरें, साइकिल चलाएँ या ठंडी हवा में सैर करें; होड़ के लिए नहीं, आनंद के लिए।',
      'Tairein, cycle chalayein ya thandi hawa mein sair karein; hod ke liye nahin, anand ke liye.',
    ),
    season: says('गरमी के महीनों में यह देखभाल दुगनी रखें।', 'Garmi ke mahinon mein yeh dekhbhal dugni rakhein.'),
  },
  kapha: {
    name: says('कफ', 'kaph'),
    planet: 'Jupiter',
    nature: says(
      'आपकी प्रकृति में कफ प्रमुख है: शरीर मज़बूत, मन शांत और नींद गहरी, पर सुस्ती जल्दी घेरती है।',
      'Aapki prakriti mein kaph pramukh hai: sharir mazboot, man shant aur neend gehri, par susti jaldi gherti hai.',
    ),
    food: [
      says(
        'आपकी कफ प्रकृति के लिए हल्का, गरम और सूखा खाना अच्छा है, जैसे दालें, जौ, बाजरा और पकी सब्ज़ियाँ।',
        'Aapki kaph prakriti ke liye halka, garam aur sookha khana achchha hai, jaise daalein, jau, bajra aur paki sabziyan.',
      ),
      says(
        'दूध-मिठाई कम और अदरक, काली मिर्च, हल्दी ज़्यादा रखें; आपकी कफ प्रकृति में रात का खाना हल्का ही अच्छा है।',
        'Doodh-mithai kam aur adrak, kaali mirch, haldi zyada rakhein; aapki kaph prakriti mein raat ka khana halka hi achchha hai.',
      ),
    ],
    rhythm: [
      says(
        'सूर्योदय से पहले उठें और दिन में न सोएँ, इससे शरीर की सुस्ती टूटती है।',
        'Suryoday se pehle uthein aur din mein na soyein, isse sharir ki susti tootti hai.',
      ),
      says(
        'हर हफ़्ते कुछ नया करें और चुस्त लोगों की संगति रखें; कफ को हलचल ही हल्का करती है।',
        'Har hafte kuchh naya karein aur chust logon ki sangati rakhein; kaph ko halchal hi halka karti hai.',
      ),
    ],
    move: says(
      'रोज़ पसीना आने तक तेज़ चलें, दौड़ें या नाचें; सुबह का समय इसके लिए सबसे अच्छा है।',
      'Roz paseena aane tak tez chalein, daudein ya naachein; subah ka samay iske liye sabse achchha hai.',
    ),
    season: says(
      'सर्दी के अंत और नमी वाले महीनों में यह देखभाल दुगनी रखें।',
      'Sardi ke ant aur nami wale mahinon mein yeh dekhbhal dugni rakhein.',
    ),
  },
};

/** Advice for each indication: whole sentences. */
export const CARES_SAID: Readonly<Record<IndicationId, Said>> = {
  heart: says(
    'रोज़ टहलें, नमक और देर रात का भोजन कम रखें, और साल की सामान्य जाँच समय पर कराएँ।',
    'Roz tehlein, namak aur der raat ka bhojan kam rakhein, aur saal ka routine check-up samay par karayein.',
  ),
  blood_sugar: says(
    'मीठा खास मौकों के लिए रखें, हर भोजन के बाद थोड़ा चलें, और सामान्य जाँच में शुगर भी शामिल रखें।',
    'Meetha khaas maukon ke liye rakhein, har bhojan ke baad thoda chalein, aur routine check-up mein sugar bhi shaamil rakhein.',
  ),
  blood_pressure: says(
    'दिन में दो बार धीमी साँस लें, नमक कम रखें और कभी-कभी घर पर रक्तचाप नाप लें।',
    'Din mein do baar dheemi saans lein, namak kam rakhein aur kabhi-kabhi ghar par BP naap lein.',
  ),
  respiratory: says(
    'साफ़ हवा में रहें, धुएँ से बचें और आराम से प्राणायाम करें; खाँसी हफ़्तों टिके तो डॉक्टर को दिखाएँ।',
    'Saaf hawa mein rahein, dhuen se bachein aur aaram se pranayam karein; khaansi hafton tike to doctor ko dikhayein.',
  ),
  digestive: says(
    'गरम खाना तय समय पर खाएँ, मुख्य भोजन दोपहर में लें, और जो न पचे उसे लिखकर पहचानें।',
    'Garam khana tay samay par khayein, mukhya bhojan dopahar mein lein, aur jo na pache use likhkar pehchanein.',
  ),
  mental_stress: says(
    'नींद की रक्षा करें, अच्छी संगति रखें, और मन भारी हो तो समय रहते किसी जानकार से बात करें।',
    'Neend ki raksha karein, achchhi sangati rakhein, aur man bhaari ho to samay rehte kisi jaankar se baat karein.',
  ),
  skin: says(
    'पानी पूरा पिएँ, हल्का साबुन और सूती कपड़े चुनें, और कोई बदलाव दिखे तो समय पर डॉक्टर को दिखाएँ।',
    'Paani poora piyein, halka sabun aur sooti kapde chunein, aur koi badlav dikhe to samay par doctor ko dikhayein.',
  ),
  bone_joint: says(
    'हल्की कसरत करें, धूप और गरमाहट लें, और अगली सामान्य जाँच में हड्डियों के बारे में भी पूछ लें।',
    'Halki kasrat karein, dhoop aur garmahat lein, aur agle routine check-up mein haddiyon ke baare mein bhi poochh lein.',
  ),
  blood_injury: says(
    'सड़क पर और औज़ारों के साथ जल्दी न करें, और थकान टिके तो डॉक्टर से पूछ लें।',
    'Sadak par aur auzaaron ke saath jaldi na karein, aur thakan tike to doctor se poochh lein.',
  ),
  eye: says(
    'स्क्रीन से बीच-बीच में नज़र हटाएँ, तेज़ रोशनी में चश्मा पहनें और समय-समय पर नज़र जँचवाते रहें।',
    'Screen se beech-beech mein nazar hatayein, tez roshni mein chashma pehnein aur samay-samay par nazar check karwate rahein.',
  ),
  kidney_urinary: says(
    'दिन भर पानी पीते रहें, नमक कम रखें और सामान्य जाँच समय पर कराते रहें।',
    'Din bhar paani peete rahein, namak kam rakhein aur routine check-up samay par karate rahein.',
  ),
  liver: says(
    'तला-भुना कम खाएँ, नशे से दूर रहें और सामान्य जाँच समय पर कराते रहें।',
    'Tala-bhuna kam khayein, nashe se door rahein aur routine check-up samay par karate rahein.',
  ),
  reproductive: says(
    'उम्र के हिसाब से ज़रूरी जाँच समय पर कराएँ और मन का सवाल डॉक्टर से बिना झिझक पूछें।',
    'Umar ke hisaab se zaroori check-up samay par karayein aur man ka sawal doctor se bina jhijhak poochhein.',
  ),
  nervous_system: says(
    'कामों के बीच विराम लें, चाय-कॉफ़ी कम करें, और कोई झनझनाहट टिके तो डॉक्टर को दिखाएँ।',
    'Kaamon ke beech viraam lein, chai-coffee kam karein, aur koi jhanjhanahat tike to doctor ko dikhayein.',
  ),
  chronic_autoimmune: says(
    'नींद, सादा भोजन और बँधा समय धीरे-धीरे ताकत जोड़ते हैं; जो तकलीफ़ बार-बार लौटे, उसे डॉक्टर को दोबारा दिखाएँ।',
    'Neend, saada bhojan aur bandha samay dheere-dheere taaqat jodte hain; jo takleef baar-baar laute, use doctor ko dobara dikhayein.',
  ),
  accident_surgery: says(
    'थके हुए गाड़ी न चलाएँ, बेल्ट और हेलमेट पहनें और जल्दबाज़ी के काम टाल दें।',
    'Thake hue gaadi na chalayein, belt aur helmet pehnein aur jaldbaazi ke kaam taal dein.',
  ),
  abnormal_growth: says(
    'उम्र के हिसाब से ज़रूरी जाँच समय पर कराएँ और खान-पान में मर्यादा रखें।',
    'Umar ke hisaab se zaroori check-up samay par karayein aur khan-paan mein maryada rakhein.',
  ),
};
