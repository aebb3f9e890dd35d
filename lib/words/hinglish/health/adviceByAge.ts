/** What is wise where a matter of health is marked, by age, in Hinglish: habits and check-ups, no treatment. */
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';
import type { AdviceAge } from '../../../astro/judgement/medical/telling.ts';
import type { CaresByAge } from '../../facts/health/caresByAge.ts';

const CARES: Readonly<Record<IndicationId, CaresByAge>> = {
  heart: {
    child: 'Bachche ko roz khule mein daudne-khelne dein aur namkeen cheezein kam dein.',
    adult: 'Roz walk karein, namak kam lein aur dinner jaldi karein.',
    elder: 'Samtal raste par apni speed se walk karein aur doctor ke bataye check-up samay par karayein.',
  },
  blood_sugar: {
    child: 'Mithai aur cold drinks khaas maukon ke liye rakhein aur khane ke baad bachche ko khelne dein.',
    adult: 'Meetha khaas maukon ke liye rakhein aur khane ke baad thoda walk karein.',
    elder: 'Fixed time par thoda-thoda khayein aur uske baad kuchh kadam chalein.',
  },
  blood_pressure: {
    child: 'Bachche ka din shant aur regular rakhein, namak kam dein.',
    adult: 'Din mein do baar dheemi saans lein, namak kam karein aur samay par soyein.',
    elder: 'Subah-shaam dheemi saans lein aur doctor jitni baar kahein, BP check karayein.',
  },
  respiratory: {
    child: 'Bachche ka kamra hawadar rakhein, dhool se bachayein aur sardi mein chest garam rakhein.',
    adult: 'Taazi hawa mein rahein, dhuen se door rahein aur aaram se pranayam karein.',
    elder: 'Subah thodi der taazi hawa mein baithein aur sardi mein chest garam rakhein.',
    youth: 'Taazi hawa mein rahein aur subah aaram se pranayam karein.',
  },
  digestive: {
    child: 'Bachche ko fixed time par garam khana dein, bina screen aur bina jaldi ke.',
    adult: 'Fixed time par garam khana khayein aur lunch ko main meal rakhein.',
    elder: 'Fixed time par halka garam khana khayein aur dinner jaldi karein.',
  },
  mental_stress: {
    child: 'Sone ka time shant rakhein, kahani sunayein aur ek ghanta pehle screen hata dein.',
    adult: 'Neend poori lein aur man ki baat samay par kisi apne se kahein.',
    elder: 'Sone ka time fixed rakhein aur din mein family ya doston ke saath baithein.',
    youth: 'Fixed time par soyein, phone pehle hata dein aur man ki baat ghar mein kahein.',
  },
  skin: {
    child: 'Bachche ko halka sabun, cotton kapde aur paani poora dein.',
    adult: 'Paani poora piyein, halka sabun lagayein aur cotton pehnein.',
    elder: 'Rookhi skin par halka tel lagayein aur naram, garam kapde pehnein.',
  },
  bone_joint: {
    child: 'Bachche ko doodh, dhoop aur khel mile aur school bag halka rahe.',
    adult: 'Body ko roz thoda chalayein aur subah ki dhoop lein.',
    elder: 'Subah joints ko dheere-dheere chalayein aur floor sookha rakhein.',
    youth: 'Subah ki dhoop lein, koi sport khelein aur seedhe baithkar padhein.',
  },
  blood_injury: {
    child: 'Bachche ko khajoor, hari sabzi aur phal dein aur khel se pehle warm-up sikhayein.',
    adult: 'Exercise se pehle warm-up karein aur hari sabzi, khajoor, chukandar khayein.',
    elder: 'Hari sabzi aur khajoor khayein aur mehnat ke beech aaram karein.',
  },
  eye: {
    child: 'Screen kam rakhein, achchhi roshni mein padhayein aur bachche ki nazar check karayein.',
    adult: 'Har aadhe ghante mein aankhon ko screen se aaram dein aur achchhi roshni mein padhein.',
    elder: 'Padhne ke liye tez roshni rakhein aur aankhon ka check-up samay par karayein.',
  },
  kidney_urinary: {
    child: 'Bachche ko din bhar paani peene ki yaad dilayein.',
    adult: 'Din bhar paani peete rahein aur namak kam lein.',
    elder: 'Din mein ghoont-ghoont paani piyein, subah zyada aur raat ko kam.',
  },
  liver: {
    child: 'Bachche ko ghar ka khana dein aur tali cheezein kam rakhein.',
    adult: 'Tala hua aur der raat ka khana kam karein aur hari sabziyan khayein.',
    elder: 'Khana halka aur taaza rakhein aur shaam dhalne se pehle kha lein.',
  },
  reproductive: {
    child: 'Saada khana aur poori neend dein.',
    adult: 'Man mein koi sawal ho to bina jhijhak doctor se poochhein.',
    elder: 'Koi sawal ho to bina jhijhak apne doctor se poochhein.',
  },
  nervous_system: {
    child: 'Padhai ke beech bachche ko break dein aur shaam ko shor se door rakhein.',
    adult: 'Kaamon ke beech break lein aur hafte mein ek baar gungune tel ki maalish karein.',
    elder: 'Ek samay mein ek hi kaam karein aur pairon par gunguna tel lagwayein.',
  },
  chronic_autoimmune: {
    child: 'Bachche ko mausami phal, dhoop aur poori raat ki neend dein.',
    adult: 'Neend, saade khane aur fixed routine se dheere-dheere strength badhayein.',
    elder: 'Thakne se pehle aaram karein aur mausam ka khana khayein.',
  },
  accident_surgery: {
    child: 'Seedhi, paani aur sadak ke paas bachche par nazar rakhein aur cycle par helmet pehnayein.',
    adult: 'Auzaar aur sadak par jaldi na karein aur thakan mein travel na karein.',
    elder: 'Seedhi par railing pakdein aur na phisalne wale joote pehnein.',
    youth: 'Cycle par helmet pehnein aur sadak paar karte samay phone na dekhein.',
  },
  abnormal_growth: {
    child: 'Saada khana, khel aur neend kaafi hain.',
    adult: 'Umar ke hisaab se jo check-up hote hain, samay par karayein.',
    elder: 'Kaun-sa check-up ab bhi zaroori hai, ye apne doctor se poochhein.',
  },
};

/** Returns what is wise for an indication at an age. */
export function indicationCareHinglish(indication: IndicationId, age: AdviceAge): string {
  const cares = CARES[indication];
  return cares[age] ?? cares.adult;
}
