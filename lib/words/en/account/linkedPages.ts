/** The pages behind the links of mails, in English. */
import type { AccountPageWords } from '../../account/pageWords.ts';

export const ACCOUNT_PAGES_EN: AccountPageWords = {
  verify: {
    ask: {
      title: 'Is this your e-mail address?',
      said: 'Press the button, and we know that the address is yours.',
      next: 'If you did not open an account, close this page. Then nothing happens.',
    },
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
      next: 'Open the link from the mail once more. If that does not help, sign in again: where your address still needs confirming, we send you a new link.',
    },
    unavailable: {
      title: 'We could not check the link just now',
      said: 'This is our fault, not yours, and the link is as good as before.',
      next: 'Please open it again in a few minutes.',
    },
  },
  confirm: 'Yes, this is my address',
  reset: {
    title: 'Your new password',
    needsJavaScript: 'This page needs JavaScript. Please turn it on and open the link again.',
    password: 'New password',
    hint: 'At least 8 characters. 15 and more, such as four words, are much safer.',
    again: 'The same once more',
    show: 'Show what I type',
    save: 'Save the new password',
    messages: {
      length: 'Use 8 to 256 characters.',
      mismatch: 'The two passwords differ. Type them again.',
      weak: 'This password is easy to guess. Choose another.',
      incomplete: 'A part of the link is missing. Open it again from the mail.',
      expired: 'This link has expired or has been used. Where you sign in, choose “Forgot password” to get a new one.',
      busy: 'That was too often. Please wait a while, then try again.',
      fault: 'Something went wrong on our side. Please try again in a few minutes.',
      offline: 'We could not be reached. Check your connection, then try again.',
      done: 'Your new password is saved. You can close this page and sign in with it, on all your devices.',
    },
  },
  back: (app) => (app === null ? 'Back to the app' : `Back to ${app}`),
};
