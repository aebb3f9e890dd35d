/** The messages of mails, in each language. Nothing here comes from a user. */
import type { Language } from '../../words/language.ts';

export const MAIL_KINDS = [
  'verify',
  'reset',
  'password_changed',
  'failed_logins',
  'change_email',
  'email_change_asked',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export interface MailWords {
  readonly subject: string;
  /** Why the mail was sent, and what to do. */
  readonly opening: string;
  /** The label of the button; null for a mail without a link. */
  readonly button: string | null;
  /** The paragraphs after the link. */
  readonly closing: readonly string[];
}

export interface LetterWords {
  greeting(name: string | null): string;
  /** The text above the bare link. */
  readonly linkHint: string;
  /** Returns a number of minutes in the form that "valid for ..." needs. */
  minutes(count: number): string;
  hours(count: number): string;
  readonly signature: readonly string[];
}

export const LETTER_WORDS: Readonly<Record<Language, LetterWords>> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    linkHint: 'If the button does not work, copy this address into your browser:',
    minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
    signature: ['Kind regards,', 'Vedic Astrology'],
  },
  hi: {
    greeting: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    linkHint: 'यदि बटन काम न करे, तो यह पता अपने ब्राउज़र में खोलें:',
    minutes: (count) => `${count} मिनट`,
    hours: (count) => `${count} घंटे`,
    signature: ['सादर,', 'वैदिक ज्योतिष'],
  },
};

/**
 * Returns the messages of a mail in one language.
 *
 * @param valid how long the link is valid, as text
 */
export function mailWords(kind: MailKind, lang: Language, valid: string): MailWords {
  return (lang === 'hi' ? HINDI : ENGLISH)[kind](valid);
}

type Mails = Readonly<Record<MailKind, (valid: string) => MailWords>>;

const ENGLISH: Mails = {
  verify: (valid) => ({
    subject: 'Confirm your e-mail address',
    opening:
      'Welcome! Someone, most likely you, opened an account at Vedic Astrology with this e-mail address. ' +
      'Please confirm that the address is yours:',
    button: 'Confirm my address',
    closing: [
      `The link is valid for ${valid}.`,
      'If it was not you, please ignore this mail. There is nothing you need to do.',
    ],
  }),
  reset: (valid) => ({
    subject: 'Reset your password',
    opening:
      'We were asked to reset the password of your account at Vedic Astrology. You can choose a new password here:',
    button: 'Choose a new password',
    closing: [
      `The link is valid for ${valid} and works once.`,
      'If you did not ask for it, please ignore this mail. Your password stays as it is.',
    ],
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    opening: 'The password of your account at Vedic Astrology has just been changed.',
    button: null,
    closing: [
      'If it was you, all is well. Other devices will ask you to sign in again.',
      'If it was not you, please choose a new password right away: where you sign in, choose “Forgot password”. ' +
        'Whoever changed it is then signed out.',
    ],
  }),
  failed_logins: () => ({
    subject: 'Someone tried to sign in to your account',
    opening:
      'Today many wrong passwords were tried for your account at Vedic Astrology. They let nobody in. ' +
      'Sign-ins from places that you have not used before are slowed down until the tries stop.',
    button: null,
    closing: [
      'Devices and networks from which you signed in before work as always. There is nothing you need to do.',
      'If you are kept waiting at a new place, or your password is short or used elsewhere, choose a new one: where ' +
        'you sign in, choose “Forgot password”. That also ends the wait.',
    ],
  }),
  change_email: (valid) => ({
    subject: 'Confirm your new e-mail address',
    opening:
      'Someone, most likely you, wants to use this e-mail address for an account at Vedic Astrology. ' +
      'Please confirm that the address is yours:',
    button: 'Use this address',
    closing: [
      `The link is valid for ${valid}. Afterwards you sign in with this address, on every device anew.`,
      'If it was not you, please ignore this mail. Your address is then not used.',
    ],
  }),
  email_change_asked: () => ({
    subject: 'Your e-mail address is to be changed',
    opening: 'Someone signed in to your account at Vedic Astrology asked to use another e-mail address for it.',
    button: null,
    closing: [
      'If it was you, open the link in the mail at the new address. Until then this address stays yours.',
      'If it was not you, please choose a new password right away: where you sign in, choose “Forgot password”. ' +
        'The address is then not changed.',
    ],
  }),
};

const HINDI: Mails = {
  verify: (valid) => ({
    subject: 'अपने ई-मेल पते की पुष्टि करें',
    opening:
      'आपका स्वागत है! वैदिक ज्योतिष पर इस ई-मेल पते से एक खाता खोला गया है, संभवतः आपने ही खोला है। ' +
      'कृपया पुष्टि करें कि यह पता आपका है:',
    button: 'मेरे पते की पुष्टि करें',
    closing: [
      `यह लिंक ${valid} तक मान्य है।`,
      'यदि यह खाता आपने नहीं खोला है, तो कृपया इस मेल को अनदेखा करें। आपको कुछ करने की ज़रूरत नहीं है।',
    ],
  }),
  reset: (valid) => ({
    subject: 'अपना पासवर्ड रीसेट करें',
    opening: 'हमें वैदिक ज्योतिष पर आपके खाते का पासवर्ड रीसेट करने का अनुरोध मिला है। नया पासवर्ड आप यहाँ चुन सकते हैं:',
    button: 'नया पासवर्ड चुनें',
    closing: [
      `यह लिंक ${valid} तक मान्य है और केवल एक बार काम करता है।`,
      'यदि यह अनुरोध आपने नहीं किया है, तो कृपया इस मेल को अनदेखा करें। आपका पासवर्ड वही रहेगा।',
    ],
  }),
  password_changed: () => ({
    subject: 'आपका पासवर्ड बदल दिया गया है',
    opening: 'वैदिक ज्योतिष पर आपके खाते का पासवर्ड अभी-अभी बदला गया है।',
    button: null,
    closing: [
      'यदि पासवर्ड आपने बदला है, तो सब ठीक है। दूसरे उपकरणों पर आपको फिर से साइन इन करना होगा।',
      'यदि आपने नहीं बदला है, तो तुरंत नया पासवर्ड चुनें: साइन इन करने की जगह पर “पासवर्ड भूल गए” चुनें। ' +
        'इससे पासवर्ड बदलने वाला व्यक्ति साइन आउट हो जाएगा।',
    ],
  }),
  failed_logins: () => ({
    subject: 'आपके खाते में साइन इन करने की कोशिश हुई है',
    opening:
      'आज वैदिक ज्योतिष पर आपके खाते के लिए कई बार गलत पासवर्ड डाला गया। इनसे कोई अंदर नहीं जा सका। ' +
      'जब तक ये कोशिशें चलेंगी, तब तक नई जगहों से साइन इन करने में देर लगेगी।',
    button: null,
    closing: [
      'जिन उपकरणों और नेटवर्क से पहले साइन इन हुआ है, वे पहले की तरह काम करेंगे। आपको कुछ करने की ज़रूरत नहीं है।',
      'यदि नई जगह पर रुकना पड़े, या पासवर्ड छोटा हो या कहीं और भी काम आता हो, तो नया पासवर्ड चुनें: साइन इन करने की जगह पर ' +
        '“पासवर्ड भूल गए” चुनें। इससे रुकना भी नहीं पड़ेगा।',
    ],
  }),
  change_email: (valid) => ({
    subject: 'अपने नए ई-मेल पते की पुष्टि करें',
    opening:
      'वैदिक ज्योतिष के एक खाते में यह ई-मेल पता जोड़ने का अनुरोध मिला है, संभवतः आपका ही। ' + 'कृपया पुष्टि करें कि यह पता आपका है:',
    button: 'यही पता रखें',
    closing: [
      `यह लिंक ${valid} तक मान्य है। इसके बाद हर उपकरण पर इसी पते से फिर साइन इन करें।`,
      'यदि यह अनुरोध आपका नहीं है, तो कृपया इस मेल को अनदेखा करें। तब यह पता नहीं जोड़ा जाएगा।',
    ],
  }),
  email_change_asked: () => ({
    subject: 'आपका ई-मेल पता बदलने का अनुरोध मिला है',
    opening: 'वैदिक ज्योतिष पर आपके खाते का ई-मेल पता बदलने का अनुरोध मिला है।',
    button: null,
    closing: [
      'यदि अनुरोध आपका है, तो नए पते पर भेजे गए मेल का लिंक खोलें। तब तक आपका यही पता रहेगा।',
      'यदि अनुरोध आपका नहीं है, तो तुरंत नया पासवर्ड चुनें: साइन इन करने की जगह पर “पासवर्ड भूल गए” चुनें। ' +
        'तब आपका पता नहीं बदलेगा।',
    ],
  }),
};
