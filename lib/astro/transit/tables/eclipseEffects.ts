/** What custom makes of an eclipse by the house of its sign from the Moon of birth. Interpretive, and never a promise. */
import { both, type Bilingual } from '../../bilingual.ts';

export const ECLIPSE_RESULTS = ['favourable', 'mixed', 'care'] as const;
export type EclipseResult = (typeof ECLIPSE_RESULTS)[number];

export interface EclipseEffect {
  readonly result: EclipseResult;
  readonly text: Bilingual;
}

const row = (result: EclipseResult, en: string, hi: string): EclipseEffect => ({ result, text: both(en, hi) });

/** From the 1st house to the 12th. Books differ on some houses; this is the list of most almanacs. */
export const ECLIPSE_EFFECTS: readonly EclipseEffect[] = [
  row(
    'care',
    'By custom these weeks are taken quietly: rest well and put off what can wait.',
    'परंपरा में ये दिन शांति से बिताए जाते हैं: आराम करें और जो काम टल सके, उसे बाद में करें।',
  ),
  row(
    'mixed',
    'By custom savings and speech need a little care: check a bill twice and answer slowly.',
    'परंपरा में यह समय पैसे और बोली में संयम का है: हिसाब दो बार देखें और सोचकर बोलें।',
  ),
  row(
    'favourable',
    'Custom holds it good for effort: calls, short journeys and what you do with brothers and sisters.',
    'परंपरा में यह मेहनत के लिए अच्छा है: बातचीत, छोटी यात्रा और भाई-बहनों के साथ के काम।',
  ),
  row(
    'care',
    'By custom time is given to home and to the mother. Leave papers of property for later.',
    'परंपरा में यह समय घर और माता को देने का है। ज़मीन-मकान के कागज़ बाद में करें।',
  ),
  row(
    'mixed',
    'By custom it draws attention to children and studies. Finish what is begun before you start anew.',
    'परंपरा में इससे ध्यान संतान और पढ़ाई पर जाता है। नया शुरू करने से पहले पुराना पूरा करें।',
  ),
  row(
    'favourable',
    'Custom holds it good for settling debts, disputes and work that has waited.',
    'परंपरा में यह कर्ज़, विवाद और रुके काम निपटाने के लिए अच्छा है।',
  ),
  row(
    'mixed',
    'By custom it draws attention to the partner. Talk things over, and read joint papers twice.',
    'परंपरा में इससे ध्यान जीवनसाथी और साझेदारी पर जाता है। बात करें और साझे कागज़ दो बार पढ़ें।',
  ),
  row(
    'care',
    'By custom routine is kept and risks are left. Prayer and a gift are what is done.',
    'परंपरा में इन दिनों दिनचर्या बँधी रखते हैं और जोखिम नहीं लेते। जप और दान किए जाते हैं।',
  ),
  row(
    'mixed',
    'By custom it draws attention to father and teachers. Visit them, and plan journeys without hurry.',
    'परंपरा में इससे ध्यान पिता और गुरुजनों पर जाता है। उनसे मिलें और यात्रा बिना जल्दी के तय करें।',
  ),
  row(
    'favourable',
    'Custom holds it good for work: show what you have prepared.',
    'परंपरा में यह काम-काज के लिए अच्छा है: जो तैयार किया है, उसे सामने रखें।',
  ),
  row(
    'favourable',
    'Custom holds it good for gains and friends: ask for what is due to you.',
    'परंपरा में यह लाभ और मित्रों के लिए अच्छा है: जो मिलना बाकी है, उसे माँगें।',
  ),
  row(
    'care',
    'By custom spending is watched and something is given away. Keep regular hours of sleep.',
    'परंपरा में इन दिनों खर्च पर नज़र रखते हैं और कुछ दान करते हैं। सोने का समय बँधा रखें।',
  ),
];
