/** The opening page: what a newcomer pastes, what comes back, and where everything else is. */
import type { ApiDocument, Operation } from './document.ts';
import { EXAMPLE_BIRTH } from './example.ts';
import { glimpse } from './glimpse.ts';
import { readableJson } from '../../web/code/notation.ts';
import { html, shell, type Content, type Markup } from './markup.ts';
import { pathLine } from './operation.ts';
import type { Contents } from './page.ts';
import { curl, figure, sentBody, sentToken } from './requests.ts';

const REGISTRATION = { email: 'asha@example.com', username: 'asha', password: 'Vrishabha-Lagna-77' };

export function opening(document: ApiDocument, operations: readonly Operation[], contents: Contents): Markup {
  const computing = operations.filter(({ path }) => path.startsWith('/api/v1/'));
  const open = computing.filter(({ security }) => security === undefined);
  return html` <section class="hero">
      <div>
        <h1>Vedic astrology as an HTTP&nbsp;JSON&nbsp;API</h1>
        <p class="lead">
          Positions, charts, panchang, dashas, yogas and what they are read to mean, computed from a date, a time and a
          place. Every verdict lists what it rests on, every contested choice is named and yours.
        </p>
        <p>
          ${computing.length} paths; ${open.length} of them answer without an account or a key. Paste a request from
          this page: it asks the host you are reading this on.
        </p>
        <p class="ways">
          <a class="button" href="/playground">Open the playground</a>
          <a href="/openapi.json">OpenAPI document</a>
          <a href="/docs/postman.json">Postman collection</a>
        </p>
      </div>
      <img
        class="chart"
        src="/docs/chart.svg"
        alt="The birth chart of the example, as this service draws it"
        width="360"
        height="360"
      />
    </section>
    ${firstCalls()} ${answerInShort(operations)} ${errorsInShort(document)} ${account(computing)}
    ${allPaths(operations, contents)} ${guides(contents)}`;
}

function section(id: string, title: string, content: Content): Markup {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}"><a href="#${id}">${title}</a></h2>
    ${content}
  </section>`;
}

function firstCalls(): Markup {
  const place = `latitude=${EXAMPLE_BIRTH.latitude}&longitude=${EXAMPLE_BIRTH.longitude}`;
  const daily = `/api/v1/panchang/daily?date=2026-11-21&${place}`;
  const positions = '/api/v1/planets/positions';
  return section(
    'first-calls',
    'Two calls to paste',
    html`<div class="pair">
        ${figure('A day at a place: GET', curl(daily), sent('GET', daily))}
        ${figure('The sky at a birth: POST', html`${curl(positions)}${sentBody(EXAMPLE_BIRTH)}`, sent('POST', positions))}
      </div>
      <p>
        Nearly every path takes the birth of the second call. Add <code>?lang=hi</code> for Hindi,
        <code>"ayanamsa": "raman"</code> for another reckoning; leave <code>timezone</code> out and it is found from the
        place.
      </p>`,
  );
}

function sent(method: string, path: string): string {
  return JSON.stringify({ method, path, fields: [], isProtected: false, formats: [] });
}

function answerInShort(operations: readonly Operation[]): Content {
  const answer = glimpse(operations);
  return (
    answer !== null &&
    section(
      'answers',
      'What an answer looks like',
      html`<div class="explained">
          ${figure('The second call, in short', answer)}
          <dl>
            <dt><code>data</code></dt>
            <dd>
              What was asked. An <code>id</code> is the same in every language, the <code>name</code> beside it is for
              people. Longitudes are sidereal degrees; instants carry the offset of the place.
            </dd>
            <dt><code>meta.input</code></dt>
            <dd>How your date and clock were understood. Look here first when a chart surprises you.</dd>
            <dt><code>meta.conventions</code></dt>
            <dd>
              Every contested choice behind the answer. Each can be sent as a field of the same name:
              <a href="/docs/guide/conventions">conventions</a>.
            </dd>
            <dt><code>meta.warnings</code></dt>
            <dd>What you may want to know, such as a clock time that occurred twice.</dd>
          </dl>
        </div>
        <p>
          Equal requests get equal bytes. What depends on the current time takes <code>?as_of=2027-03-01</code> and
          echoes it in <code>meta.as_of</code>.
        </p>`,
    )
  );
}

function errorsInShort({ components }: ApiDocument): Markup {
  const invalid = Object.values(components.responses['InvalidInput']!.content!)[0]!.example;
  return section(
    'errors',
    'When something is wrong',
    html`<div class="explained">
      ${figure('422, all invalid fields at once', readableJson(invalid as object))}
      <div>
        <p>
          Programs read <code>code</code>, people read <code>msg</code> or <code>detail</code>: it says how to mend the
          request. In a 422 <code>detail</code> is a list of fields, in every other error it is a sentence.
        </p>
        <p>
          429 and 503 say in <code>Retry-After</code> how many seconds to wait. When you report a fault, send the
          <code>request_id</code>. All codes are in the guide to <a href="/docs/guide/errors">errors</a>.
        </p>
      </div>
    </div>`,
  );
}

function account(computing: readonly Operation[]): Markup {
  const secured = computing.filter(({ security }) => security !== undefined);
  const { email, password } = REGISTRATION;
  const steps = [
    shell`${curl('/api/v1/auth/register')}${sentBody(REGISTRATION)}\n\n`,
    shell`${curl('/api/v1/auth/login')}${sentBody({ email, password })}\n\n`,
    shell`TOKEN=...   # the access_token of the login\n`,
    shell`${curl('/api/v1/chart/birth')}${sentToken()} \\\n  -H 'Accept: image/svg+xml'${sentBody(EXAMPLE_BIRTH)} > chart.svg`,
  ];
  return section(
    'account',
    'Where an account is needed',
    html`<p>
        ${secured.length} paths: the drawings and reports of <a href="/docs/reference/chart">/chart</a>, and what
        belongs to an account itself. Register, log in, and send the <code>access_token</code> of the answer along.
      </p>
      ${figure('Register, log in, draw a chart', steps)}
      <p>Tokens, mails and passwords are told in the guide to <a href="/docs/guide/account">accounts</a>.</p>`,
  );
}

function allPaths(operations: readonly Operation[], { families }: Contents): Markup {
  const groups = families.map(
    ({ title, groups: members }) =>
      html`<h3>${title}</h3>
        ${members.map((member) => {
          const own = operations.filter(({ tags: [tag] }) => tag === member.name);
          return html`<details class="group" id="group-${member.name}">
            <summary>
              <b>${member.title}</b> <span class="count">${own.length}</span>
              <span class="about">${member.about}.</span>
            </summary>
            <ul class="paths">
              ${own.map(
                (operation) =>
                  html`<li>
                    <a href="/docs/reference/${member.name}#${operation.operationId}">${pathLine(operation)}</a>
                    <span>${operation.summary}</span>
                  </li>`,
              )}
            </ul>
            <p><a href="/docs/reference/${member.name}">Fields, examples and errors of all ${own.length}</a></p>
          </details>`;
        })}`,
  );
  return section('paths', 'All paths', html`<div id="path-list">${groups}</div>`);
}

function guides({ guides: all }: Contents): Markup {
  return section(
    'guides',
    'Guides',
    html`<ul class="guides">
      ${all.map(
        ({ name, title, about }) => html`<li><a href="/docs/guide/${name}">${title}</a> <span>${about}</span></li>`,
      )}
    </ul>`,
  );
}
