/** The outbox as a browser and a test see it. Only the local server serves it, and only where configured to. */
import { escaped } from './mail.mjs';

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** No script and no external content. The mails' own HTML inherits this policy, with styles of its own. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answers with the mails as a JSON list, newest first. */
export function outboxAnswer(mails) {
  const headers = { ...PRIVATE, 'content-type': 'application/json; charset=utf-8' };
  return { status: 200, headers, body: JSON.stringify(mails) };
}

/** Answers with the same as a page, the links of each mail as buttons. */
export function mailboxAnswer(mails) {
  const headers = { ...PRIVATE, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return { status: 200, headers, body: page(mails) };
}

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #666; --button: #0b5fa5; }
@media (prefers-color-scheme: dark) { :root { --soft: #aaa; --button: #7cc0ff; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1rem; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
.about, .where { color: var(--soft); font-size: .875rem; margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0; }
a { color: var(--button); }
a.button { display: block; border: 1px solid; border-radius: .5rem; padding: .6rem .8rem; margin: .5rem 0;
  text-decoration: none; overflow-wrap: anywhere; }
a.button:hover, a.button:focus-visible { text-decoration: underline; }
summary { color: var(--soft); cursor: pointer; padding: .5rem 0; }
iframe { box-sizing: border-box; width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .25rem; background: #fff;
  color-scheme: light; }
`;

function page(mails) {
  const list =
    mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail yet. Register an account, then reload.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox (${mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Local mailbox</h1><a href="">Reload</a></header>
<p class="about">What this machine would have sent. Nothing leaves it.</p>
<main>
${list}
</main>
</body>
</html>
`;
}

function article({ to, from, subject, text, html, sent_at: sentAt }) {
  const time = `<time datetime="${escaped(sentAt)}">${escaped(sentAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`;
  return `<article>
<h2 dir="auto">${escaped(subject)}</h2>
<p class="about">To ${escaped(to)} from ${escaped(from)}, ${time}</p>
${text === null ? '' : `<pre dir="auto">${escaped(text)}</pre>`}
${linksOf(text, html).map(button).join('\n')}
${html === null ? '' : preview(html)}
</article>`;
}

/** Every web address in a mail, without repetition. */
function linksOf(text, html) {
  const inText = (text ?? '').match(/https?:\/\/[^\s<>"']+/g) ?? [];
  const inHtml = [...(html ?? '').matchAll(/href\s*=\s*["'](https?:\/\/[^"'\s]+)["']/gi)].map(([, address]) => address);
  const plain = inHtml.map((address) => address.replace(/&(amp|#38|#x26);/gi, '&'));
  return [...new Set([...inText.map((address) => address.replace(/[.,;:!?)\]]+$/, '')), ...plain])];
}

/** Shows where a link leads without its secret. */
function button(address) {
  const [place] = address.split(/[?#]/);
  return `<a class="button" href="${escaped(address)}" target="_blank" rel="noopener noreferrer">Open ${escaped(place)}</a>`;
}

/** The mail in a frame whose sandbox allows nothing at all. */
function preview(html) {
  return `<details><summary>HTML part (its links are the buttons above)</summary>
<iframe sandbox="" title="HTML part" srcdoc="${escaped(html)}"></iframe></details>`;
}
