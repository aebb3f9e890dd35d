/** What an account call says to people. */
import type { Language } from '../_shell/names.ts';

const MESSAGES = {
  registered: [
    'Your account is made. Open the link in the mail to verify your address.',
    'आपका खाता बन गया है। अपना ई-मेल पता सत्यापित करने के लिए मेल में दी गई कड़ी खोलें।',
  ],
  registered_unsent: [
    'Your account is made. The mail with the verification link could not be sent yet; it will be tried again.',
    'आपका खाता बन गया है। सत्यापन का मेल अभी नहीं भेजा जा सका; फिर से प्रयास किया जाएगा।',
  ],
  verified: ['Your address is verified.', 'आपका ई-मेल पता सत्यापित हो गया है।'],
  already_verified: ['Your address was verified before.', 'आपका ई-मेल पता पहले ही सत्यापित हो चुका है।'],
  logged_out: ['Forget both tokens now: the server keeps no sessions.', 'अब दोनों टोकन हटा दें: सर्वर कोई सत्र नहीं रखता।'],
  password_changed: [
    'Your password is changed. All other sign-ins have ended.',
    'आपका पासवर्ड बदल गया है। बाकी सभी साइन-इन समाप्त हो गए हैं।',
  ],
  reset_requested: [
    'If the address has an account, a mail with a reset link is on its way.',
    'यदि इस पते का खाता है, तो पासवर्ड बदलने की कड़ी वाला मेल भेजा जा रहा है।',
  ],
  password_reset: ['Your new password is set. Log in with it.', 'आपका नया पासवर्ड लागू हो गया है। अब उसी से लॉग इन करें।'],
} as const satisfies Record<string, readonly [english: string, hindi: string]>;

export function messageOf(what: keyof typeof MESSAGES, lang: Language): string {
  return MESSAGES[what][lang === 'hi' ? 1 : 0];
}
