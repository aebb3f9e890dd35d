/** Inputs of /auth. */
import * as v from 'valibot';
import { choice } from '../common/inputs.ts';
import { said } from '../common/said.ts';

const TEXT_MESSAGE = said('text_expected', ({ received }) => ({ got: received }));

const field = (description: string, example: string) =>
  v.pipe(v.string(TEXT_MESSAGE), v.description(description), v.examples([example]));

const password = (label: string) => field(`${label}, 8 to 256 characters`, 'Vrishabha-Lagna-77');
const anything = (description: string) => v.optional(v.pipe(v.unknown(), v.description(description)));

export const RegisterInput = {
  email: field('E-mail address; letter case does not matter', 'asha@example.com'),
  username: field('3 to 64 letters, digits, dots, hyphens and underscores, in any script', 'asha'),
  password: password('Password'),
  full_name: anything('For greetings in mails; text'),
  phone: anything('Text or number; not used'),
};

export const LoginInput = {
  email: field('E-mail address', 'asha@example.com'),
  password: field('Password', 'Vrishabha-Lagna-77'),
  refresh_token: v.nullish(
    field(
      'A refresh token that this device got from an earlier sign-in, also one that has ended; it shows that the device ' +
        'signed in before, so that guesses of strangers do not delay it',
      'eyJhbGciOiJFUzI1NiIs...',
    ),
  ),
};

export const RefreshInput = { refresh_token: field('Of a login or an earlier refresh', 'eyJhbGciOiJFUzI1NiIs...') };

export const ChangePasswordInput = {
  current_password: field('The password of now', 'Vrishabha-Lagna-77'),
  new_password: password('The password to come'),
};

export const EmailInput = { email: field('E-mail address', 'asha@example.com') };

export const ResetPasswordInput = {
  token: field('It stands in the link of the mail, after token=', 'Kx3v...'),
  new_password: password('The password to come'),
};

const some = (schema: v.GenericSchema<string>) => v.optional(schema);

export const ProfileInput = {
  full_name: anything('For greetings in mails; text, or null to clear it'),
  phone: anything('Text or number, or null to clear it; not used'),
  username: some(field('3 to 64 letters, digits, dots, hyphens and underscores, in any script', 'asha.rao')),
  email: some(field('Takes effect once the link that is mailed there is opened', 'asha.rao@example.com')),
  current_password: some(field('The password of now; needed with `email`', 'Vrishabha-Lagna-77')),
};

export const PasswordInput = { password: field('The password of now', 'Vrishabha-Lagna-77') };

export const TokenInput = { token: field('It stands in the link of the mail, after token=', 'Kx3v...') };

export const LinkInput = {
  ...TokenInput,
  ask: choice(
    ['true', 'false'],
    'true, as in the link of a mail: answer a page with a button, which alone uses the token; default false',
  ),
};
