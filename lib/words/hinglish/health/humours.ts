/** Constitutions, in Hinglish: whole sentences, and the name. */
import type { Humour } from '../../../astro/judgement/medical/tables/humours.ts';
import type { HumourPhrases } from '../../facts/health/reading.ts';

export const HUMOURS_HINGLISH: Readonly<Record<Humour, HumourPhrases>> = {
  vata: {
    name: 'vaat',
    nature: 'Body type mein vaat pramukh hai: body halki, man phurtila, par bhookh aur neend badalti rehti hain.',
    food: [
      'Vaat body type ke liye garam, taaza aur thode ghee wala khana achchha hai; kachcha aur thanda kam rakhein.',
      'Khane mein adrak, jeera aur saunf rakhein aur beech-beech mein gunguna paani peete rahein; isse vaat sambhalta hai.',
    ],
    rhythm: [
      'Khane aur sone ka time roz ek-sa rakhein, kyonki vaat routine se hi sabse zyada shant hota hai.',
      'Raat das baje se pehle bistar par jayein aur hafte mein ek-do baar gungune tel ki maalish karein.',
    ],
    moveOfChild: 'Jhoola, balance wale games aur bachchon ke dheeme aasan iske liye achchhe hain.',
    moveOfElder: 'Samtal raste par chhoti walk karein aur joints ko dheere-dheere chalayein.',
    move: 'Exercise dheeme rakhein, jaise yoga ya walk, aur thakne se pehle ruk jayein.',
    season: 'Thande, sookhe aur tez hawa wale mahinon mein zyada dhyan rakhein.',
  },
  pitta: {
    name: 'pitta',
    nature: 'Body type mein pitta pramukh hai: bhookh tez, buddhi paini aur body mein garmi thodi zyada.',
    food: [
      'Pitta body type ke liye thandak dene wala halka khana achchha hai, jaise doodh, kheera, meethe phal aur hari sabziyan.',
      'Mirch, khatta aur tala hua kam rakhein; dhaniya, saunf aur pudina pitta ko shant rakhte hain.',
    ],
    rhythm: [
      'Dopahar ka bhojan kabhi na taalein, kyonki pitta mein bhookh jaldi chidchidapan ban jaati hai.',
      'Tez dhoop se beech-beech mein hatein aur shaam ko dimaag ko aaram dein.',
    ],
    moveOfChild: 'Thande samay mein swimming, cycle aur chhaya mein khelna iske liye achchha hai.',
    moveOfElder: 'Subah ya shaam ki thandak mein dheemi walk karein.',
    move: 'Tairein, cycle chalayein ya thandi hawa mein sair karein; jeetne ke liye nahin, maze ke liye.',
    season: 'Garmi ke mahinon mein zyada dhyan rakhein.',
  },
  kapha: {
    name: 'kaph',
    nature: 'Body type mein kaph pramukh hai: body strong, man shant aur neend gehri, par susti jaldi gherti hai.',
    food: [
      'Kaph body type ke liye halka, garam aur sookha khana achchha hai, jaise daalein, jau, bajra aur paki sabziyan.',
      'Doodh-mithai kam aur adrak, kaali mirch, haldi zyada rakhein; raat ka khana halka hi achchha hai.',
    ],
    rhythm: [
      'Suryoday se pehle uthein aur din mein na soyein, isse body ki susti tootti hai.',
      'Har hafte kuchh naya karein aur chust logon ki sangati rakhein; kaph ko halchal hi halka karti hai.',
    ],
    moveOfChild: 'Roz daud aur ball games iske liye sabse achchhe hain.',
    moveOfElder: 'Roz subah walk karein aur speed apni suvidha se badhayein.',
    move: 'Roz paseena aane tak tez chalein, daudein ya naachein; subah ka time iske liye sabse achchha hai.',
    season: 'Sardi ke ant aur nami wale mahinon mein zyada dhyan rakhein.',
  },
};
