/** Mails in English. */
import type { MailWords } from '../../account/mailWords.ts';

export const MAILS_EN: MailWords = {
  appName: 'Vedic Astrology',
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  linkHint: 'If the button does not work, copy this address into your browser:',
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  regards: 'Kind regards,',
  letters: {
    verify: ({ app, valid }) => ({
      subject: 'Confirm your e-mail address',
      opening:
        `Welcome! Someone, most likely you, opened an account at ${app} with this e-mail address. ` +
        'Please confirm that the address is yours.',
      button: 'Confirm my address',
      closing: [
        `The link is valid for ${valid}.`,
        'If it was not you, please ignore this mail. There is nothing you need to do.',
      ],
    }),
    reset: ({ app, valid }) => ({
      subject: 'Reset your password',
      opening: `We were asked to reset the password of your account at ${app}. You can choose a new password below.`,
      button: 'Choose a new password',
      closing: [
        `The link is valid for ${valid} and works once.`,
        'If you did not ask for it, please ignore this mail. Your password stays as it is.',
      ],
    }),
    password_changed: ({ app }) => ({
      subject: 'Your password was changed',
      opening: `The password of your account at ${app} has just been changed.`,
      button: null,
      closing: [
        'If it was you, all is well. Other devices will ask you to sign in again.',
        'If it was not you, please choose a new password right away: where you sign in, choose “Forgot password”. ' +
          'Whoever changed it is then signed out.',
      ],
    }),
    failed_logins: ({ app }) => ({
      subject: 'Someone tried to sign in to your account',
      opening:
        `Today many wrong passwords were tried for your account at ${app}. They let nobody in. ` +
        'Sign-ins from places that you have not used before are slowed down until the tries stop.',
      button: null,
      closing: [
        'Devices and networks from which you signed in before work as always. There is nothing you need to do.',
        'If you are kept waiting at a new place, or your password is short or used elsewhere, choose a new one: where ' +
          'you sign in, choose “Forgot password”. That also ends the wait.',
      ],
    }),
    change_email: ({ app, valid }) => ({
      subject: 'Confirm your new e-mail address',
      opening:
        `Someone, most likely you, wants to use this e-mail address for an account at ${app}. ` +
        'Please confirm that the address is yours.',
      button: 'Use this address',
      closing: [
        `The link is valid for ${valid}. Afterwards you sign in with this address, on every device anew.`,
        'If it was not you, please ignore this mail. Your address is then not used.',
      ],
    }),
    email_change_asked: ({ app }) => ({
      subject: 'Your e-mail address is to be changed',
      opening: `Someone signed in to your account at ${app} asked to use another e-mail address for it.`,
      button: null,
      closing: [
        'If it was you, open the link in the mail at the new address. Until then this address stays yours.',
        'If it was not you, please choose a new password right away: where you sign in, choose “Forgot password”. ' +
          'The address is then not changed.',
      ],
    }),
  },
};
