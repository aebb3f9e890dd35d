/** Constitutions, in Hinglish: whole sentences, and the name. */
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { HumourPhrases } from '../../facts/health/reading.ts';

export const HUMOURS_HINGLISH: Readonly<Record<Humour, HumourPhrases>> = {
  vata: {
    name: 'vaat',
    nature:
      'Aapki prakriti mein vaat pramukh hai: sharir halka, man phurtila, par bhookh aur neend badalti rehti hain.',
    food: [
      'Aapki vaat prakriti ke liye garam, taaza aur thode ghee wala khana achchha hai; kachcha aur thanda kam rakhein.',
      'Khane mein adrak, jeera aur saunf rakhein aur beech-beech mein gunguna paani peete rahein; aapki vaat prakriti isse sambhalti hai.',
    ],
    rhythm: [
      'Khane aur sone ka samay roz ek-sa rakhein, kyonki vaat ko niyam hi sabse zyada shant karta hai.',
      'Raat das baje se pehle bistar par jayein aur hafte mein ek-do baar gungune tel ki maalish karein.',
    ],
    move: 'Vyayam dheema rakhein, jaise yog ya sair, aur thakne se pehle ruk jayein.',
    season: 'Thande, sookhe aur tez hawa wale mahinon mein yeh dekhbhal dugni rakhein.',
  },
  pitta: {
    name: 'pitta',
    nature: 'Aapki prakriti mein pitta pramukh hai: bhookh tez, buddhi paini aur sharir mein garmi kuchh adhik.',
    food: [
      'Aapki pitta prakriti ke liye thandak dene wala halka khana achchha hai, jaise doodh, kheera, meethe phal aur hari sabziyan.',
      'Mirch, khatta aur tala hua kam rakhein; dhaniya, saunf aur pudina aapki pitta prakriti ko shant rakhte hain.',
    ],
    rhythm: [
      'Dopahar ka bhojan kabhi na taalein, kyonki pitta wale sharir mein bhookh jaldi chidchidapan ban jaati hai.',
      'Tez dhoop se beech-beech mein hatein aur shaam ke baad kaam ko ghar na laayein.',
    ],
    move: 'Tairein, cycle chalayein ya thandi hawa mein sair karein; hod ke liye nahin, anand ke liye.',
    season: 'Garmi ke mahinon mein yeh dekhbhal dugni rakhein.',
  },
  kapha: {
    name: 'kaph',
    nature:
      'Aapki prakriti mein kaph pramukh hai: sharir mazboot, man shant aur neend gehri, par susti jaldi gherti hai.',
    food: [
      'Aapki kaph prakriti ke liye halka, garam aur sookha khana achchha hai, jaise daalein, jau, bajra aur paki sabziyan.',
      'Doodh-mithai kam aur adrak, kaali mirch, haldi zyada rakhein; aapki kaph prakriti mein raat ka khana halka hi achchha hai.',
    ],
    rhythm: [
      'Suryoday se pehle uthein aur din mein na soyein, isse sharir ki susti tootti hai.',
      'Har hafte kuchh naya karein aur chust logon ki sangati rakhein; kaph ko halchal hi halka karti hai.',
    ],
    move: 'Roz paseena aane tak tez chalein, daudein ya naachein; subah ka samay iske liye sabse achchha hai.',
    season: 'Sardi ke ant aur nami wale mahinon mein yeh dekhbhal dugni rakhein.',
  },
};
