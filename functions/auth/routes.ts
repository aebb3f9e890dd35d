import type { SNSEvent } from 'aws-lambda';
import { deliverDue } from '../../lib/auth/mail/delivery.ts';
import { noteReports } from '../../lib/auth/mail/suppression.ts';
import { profileProblems } from '../../lib/auth/account/profile.ts';
import {
  ChangePasswordInput,
  EmailInput,
  LinkInput,
  LoginInput,
  PasswordInput,
  ProfileInput,
  RefreshInput,
  RegisterInput,
  ResetPasswordInput,
  TokenInput,
} from '../../lib/schemas/auth/inputs.ts';
import type { answers } from '../../lib/schemas/auth/answers.ts';
import { account } from '../_shell/kinds/account.ts';
import { mailParts } from '../_shell/accounts/accountServices.ts';
import type { Row } from '../_shell/kinds/natal.ts';
import { serve } from '../_shell/server.ts';
import { emailProblems, newAccountProblems, newPasswordProblems } from './checks.ts';
import * as results from './results.ts';

export const about = 'Accounts: registration, sign-in, passwords';

export const routes = [
  account('POST', '/auth/register', results.register, {
    answer: 'register',
    input: RegisterInput,
    check: newAccountProblems,
    status: 201,
  }),
  account('POST', '/auth/login', results.login, { answer: 'login', input: LoginInput, check: emailProblems }),
  account('POST', '/auth/refresh', results.refresh, { answer: 'refresh', input: RefreshInput }),
  account('POST', '/auth/logout', results.logout, { answer: 'logout', auth: true }),
  account('GET', '/auth/me', results.me, { answer: 'me', auth: true }),
  account('PATCH', '/auth/me', results.changeMe, {
    answer: 'changeMe',
    input: ProfileInput,
    check: profileProblems,
    auth: true,
    isAddition: true,
  }),
  account('DELETE', '/auth/me', results.deleteMe, {
    answer: 'deleteMe',
    input: PasswordInput,
    auth: true,
    isAddition: true,
  }),
  account('GET', '/auth/me/export', results.exportMe, { answer: 'exportMe', auth: true, isAddition: true }),
  account('POST', '/auth/logout-everywhere', results.logoutEverywhere, {
    answer: 'logoutEverywhere',
    auth: true,
    isAddition: true,
  }),
  account('POST', '/auth/resend-verification', results.resendVerification, {
    answer: 'resendVerification',
    input: EmailInput,
    check: emailProblems,
    isAddition: true,
  }),
  account('POST', '/auth/change-password', results.changePassword, {
    answer: 'changePassword',
    input: ChangePasswordInput,
    check: newPasswordProblems,
    auth: true,
  }),
  account('POST', '/auth/forgot-password', results.forgotPassword, {
    answer: 'forgotPassword',
    input: EmailInput,
    check: emailProblems,
  }),
  account('POST', '/auth/reset-password', results.resetPassword, {
    answer: 'resetPassword',
    input: ResetPasswordInput,
    check: newPasswordProblems,
  }),
  account('POST', '/auth/verify', results.verify, { answer: 'verify', input: TokenInput }),
  account('GET', '/auth/verify', results.verifyLink, { answer: 'verify', query: LinkInput, formats: ['text/html'] }),
] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);

/** Sends the mails that are due: called when a mail is queued, and every few minutes for those that failed. */
export async function deliver(): Promise<void> {
  await deliverDue(mailParts(), Date.now());
}

/** Notes addresses whose mail bounced: called with the events that SES reports. */
export async function noteMailEvents(event: SNSEvent): Promise<void> {
  const reports = event.Records.map(({ Sns }) => Sns.Message);
  await noteReports(mailParts(), reports, Date.now());
}
