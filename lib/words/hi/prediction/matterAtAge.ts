/** What matters of life are called in Hindi. */
import type { LifeSubject } from '../../../astro/judgement/prediction/subject.ts';

/** Before a postposition. */
const OBLIQUE: Readonly<Record<LifeSubject, string>> = {
  marriage: 'विवाह',
  bond: 'दांपत्य',
  second_marriage: 'दूसरे विवाह',
  parted_marriage: 'दांपत्य',
  companionship: 'आपसी साथ',
  career: 'काम',
  experience: 'जीवन भर के काम',
  wealth: 'धन',
  savings: 'जमा धन',
  health: 'सेहत',
  children: 'संतान',
  creative_play: 'खेल और सृजन',
  grandchildren: 'बच्चों के साथ संबंध',
  education: 'पढ़ाई',
  joy_of_learning: 'सीखने के आनंद',
  property: 'घर-संपत्ति',
  home: 'घर की शांति',
  spiritual: 'अध्यात्म',
  travel: 'यात्रा',
};

/** Labels that differ from it. */
const DIRECT: Readonly<Partial<Record<LifeSubject, string>>> = {
  second_marriage: 'दूसरा विवाह',
  experience: 'जीवन भर का काम',
  joy_of_learning: 'सीखने का आनंद',
};

/** Returns a matter before a postposition. */
export function subjectHi(subject: LifeSubject): string {
  return OBLIQUE[subject];
}

/** Returns a matter as a label. */
export function subjectLabelHi(subject: LifeSubject): string {
  return DIRECT[subject] ?? OBLIQUE[subject];
}
