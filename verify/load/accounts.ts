/** Users of the load test: tokens for the paths that need them, and the rare calls that hash a password. */
import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedMail } from '../../scripts/embedded/mail.mjs';
import type { Answer, Asked } from './sender.ts';

export type Ask = (asked: Asked) => Promise<Answer>;

/** What the requests of one user need. */
export interface Session {
  access: string;
  refresh: string;
  readonly email: string;
  readonly verifyToken: string;
}

/** A call that is made now and then. */
export type Flow = () => Promise<Asked>;

const PASSWORDS = ['Vrishabha-Lagna-77', 'Kanya-Lagna-1990'] as const;
const MAIL_TRIES = 300;
const MAIL_PAUSE_MS = 100;

/** Registers one user and signs it in. */
export async function newSession(ask: Ask, mail: EmbeddedMail): Promise<Session> {
  const email = await newUser(ask);
  const verifyToken = await mailedToken(mail, email, /\/auth\/verify\?token=([\w-]+)/);
  // Confirming an address ends the sign-ins made before.
  await expected(ask, post('verify', { token: verifyToken }));
  const { access, refresh } = await signedIn(ask, email);
  return { access, refresh, email, verifyToken };
}

/** Returns the calls that hash a password, by path; each is about a user of its own. */
export async function hashingFlows(ask: Ask, mail: EmbeddedMail): Promise<Map<string, Flow>> {
  const [loginEmail, changeEmail, resetEmail] = [await newUser(ask), await newUser(ask), await newUser(ask)];
  let changes = 0;
  return new Map<string, Flow>([
    ['/api/v1/auth/register', async () => post('register', credentials(newEmail()), 201)],
    ['/api/v1/auth/login', async () => post('login', { email: loginEmail, password: PASSWORDS[0] })],
    [
      '/api/v1/auth/change-password',
      async () => {
        const [current, next] = [PASSWORDS[changes % 2]!, PASSWORDS[(changes + 1) % 2]!];
        const { access } = await signedIn(ask, changeEmail, current);
        changes++;
        return post('change-password', { current_password: current, new_password: next }, 200, access);
      },
    ],
    [
      '/api/v1/auth/reset-password',
      async () => {
        mail.clear();
        await expected(ask, post('forgot-password', { email: resetEmail }));
        const token = await mailedToken(mail, resetEmail, /reset\S*\?token=([\w-]+)/);
        return post('reset-password', { token, new_password: PASSWORDS[0] });
      },
    ],
  ]);
}

async function newUser(ask: Ask): Promise<string> {
  const email = newEmail();
  await expected(ask, post('register', credentials(email), 201));
  return email;
}

let users = 0;

const newEmail = () => `load-${process.pid}-${++users}@example.com`;

function credentials(email: string): object {
  return { email, username: email.slice(0, email.indexOf('@')), password: PASSWORDS[0] };
}

async function signedIn(ask: Ask, email: string, password: string = PASSWORDS[0]): Promise<Tokens> {
  return tokensOf((await expected(ask, post('login', { email, password }))).body);
}

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Reads the tokens of a login or a refresh. */
export function tokensOf(body: string): Tokens {
  const { access_token: access, refresh_token: refresh } = JSON.parse(body) as Record<string, string>;
  return { access: access!, refresh: refresh! };
}

async function expected(ask: Ask, asked: Asked): Promise<Answer> {
  const answer = await ask(asked);
  if (answer.status !== asked.status) throw new Error(`${asked.name} answered ${answer.status} ${answer.body}`);
  return answer;
}

function post(name: string, body: object, status = 200, access = ''): Asked {
  const path = `/api/v1/auth/${name}`;
  return { name: `POST ${path}`, method: 'POST', url: path, body: JSON.stringify(body), access, status, isKept: true };
}

async function mailedToken(mail: EmbeddedMail, email: string, pattern: RegExp): Promise<string> {
  for (let i = 0; i < MAIL_TRIES; i++) {
    const texts = mail.outbox().flatMap(({ text, to }) => (to === email && text !== null ? [text] : []));
    const token = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
    if (token) return token;
    await pause(MAIL_PAUSE_MS);
  }
  throw new Error(`No mail came for ${email}.`);
}
