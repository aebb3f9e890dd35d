/** Messages of the page behind the verification link, in each language. */
import type { VerifyOutcome } from '../../lib/auth/account/emailChange.ts';
import type { Language } from '../../lib/words/names.ts';

export type VerifyPage = VerifyOutcome | 'invalid' | 'unavailable';

export interface PageWords {
  readonly title: string;
  /** What happened. */
  readonly said: string;
  /** What to do next. */
  readonly next: string;
}

export const VERIFY_WORDS: Readonly<Record<Language, Readonly<Record<VerifyPage, PageWords>>>> = {
  en: {
    verified: {
      title: 'Your e-mail address is confirmed',
      said: 'Thank you! We now know that the address is yours.',
      next: 'You can close this page. Please sign in again: earlier sign-ins have ended, to keep the account yours.',
    },
    email_changed: {
      title: 'Your e-mail address is changed',
      said: 'Thank you! This address is now that of your account.',
      next: 'You can close this page. Please sign in again, with the new address.',
    },
    already_verified: {
      title: 'Your e-mail address is already confirmed',
      said: 'This link has done its work before, so all is well.',
      next: 'You can close this page and go back to where you signed in.',
    },
    invalid: {
      title: 'This link is not valid',
      said: 'It may have expired, or a part of it is missing.',
      next:
        'Open the link from the mail once more. If that does not help, sign in again: ' +
        'where your address still needs confirming, we send you a new link.',
    },
    unavailable: {
      title: 'We could not check the link just now',
      said: 'This is our fault, not yours, and the link is as good as before.',
      next: 'Please open it again in a few minutes.',
    },
  },
  hi: {
    verified: {
      title: 'आपके ई-मेल पते की पुष्टि हो गई है',
      said: 'धन्यवाद! अब हमें पता है कि यह पता आपका ही है।',
      next: 'आप यह पृष्ठ बंद कर सकते हैं। खाता आपका ही रहे, इसलिए पहले के साइन-इन समाप्त हो गए हैं; कृपया फिर से साइन इन करें।',
    },
    email_changed: {
      title: 'आपका ई-मेल पता बदल गया है',
      said: 'धन्यवाद! अब आपके खाते का यही पता है।',
      next: 'आप यह पृष्ठ बंद कर सकते हैं। कृपया नए पते से फिर साइन इन करें।',
    },
    already_verified: {
      title: 'आपके ई-मेल पते की पुष्टि पहले ही हो चुकी है',
      said: 'यह लिंक पहले ही अपना काम कर चुका है, इसलिए सब ठीक है।',
      next: 'आप यह पृष्ठ बंद करके वहाँ लौट सकते हैं जहाँ आपने साइन इन किया था।',
    },
    invalid: {
      title: 'यह लिंक मान्य नहीं है',
      said: 'हो सकता है कि इसकी अवधि समाप्त हो गई हो या इसका कोई हिस्सा छूट गया हो।',
      next:
        'मेल में दिया गया लिंक एक बार फिर खोलें। यदि इससे बात न बने, तो फिर से साइन इन करें: ' +
        'यदि आपके पते की पुष्टि बाकी है, तो हम आपको नया लिंक भेज देंगे।',
    },
    unavailable: {
      title: 'हम अभी इस लिंक की जाँच नहीं कर सके',
      said: 'यह गड़बड़ी हमारी ओर से है, आपकी नहीं। आपका लिंक अब भी ठीक है।',
      next: 'कृपया कुछ मिनट बाद इसे फिर से खोलें।',
    },
  },
};
