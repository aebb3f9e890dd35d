/** Writes docs/cost.md. */
import {
  billByEdge,
  billedMs,
  billedStartMs,
  billOfMillion,
  mean,
  type Assumptions,
  type Bill,
  type Request,
} from './bill.ts';
import type { Measured } from './measure.ts';
import { MONTHLY, MUMBAI, PRICES_AS_OF, VIRGINIA, type Prices } from './prices.ts';
import { PDF } from './requests.ts';
import type { StandingCost } from './standing.ts';

interface When {
  readonly machine: string;
  readonly date: string;
}

export function costPage(
  measured: readonly Measured[],
  standing: StandingCost,
  assumed: Assumptions,
  when: When,
): string {
  return [
    introduction(when),
    '## A million requests, by function',
    functionTable(measured, assumed),
    ABOUT_FUNCTIONS,
    '## The same in brief',
    briefTable(measured, assumed),
    ABOUT_BRIEF,
    '## Requests that are different',
    differentTable(measured, assumed),
    ABOUT_DIFFERENT,
    '## Where the money goes',
    partsTable(measured, assumed),
    '## How it is worked out',
    formula(assumed),
    '## Prices',
    priceTable(),
    '## A month without a request',
    standingList(standing),
  ].join('\n\n');
}

const usd = (amount: number) => `$${amount.toFixed(2)}`;

const table = (rows: readonly (readonly string[])[]) => {
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `| ${rows[0]!.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`, ...body].join('\n');
};

function introduction({ date, machine }: When): string {
  return `# What it costs

What a million requests cost on AWS, by function: measured time and memory, times list prices.

Written by \`npm run cost\`, which
asks every path of every function; measured ${date} with ${machine}, in processor time. A deployment's own REPORT lines are
the better measurement as soon as there is one. No free tier, no discount, no tax is counted.`;
}

/** The mean path; a report is listed separately. */
const usual = ({ requests }: Measured) => requests.filter(({ name }) => !isReport(name));
const isReport = (name: string) => name.endsWith(' as PDF');

function functionTable(measured: readonly Measured[], assumed: Assumptions): string {
  const head = [
    'Function',
    'MB given',
    'MB held',
    'start ms',
    'own ms',
    'billed ms',
    'kB out',
    'Lambda',
    'all',
    'all, us-east-1',
    'by the edge',
  ];
  const rows = measured.map((one) => {
    const over = (value: (request: Request) => number) => mean(usual(one).map(value));
    const bill = (request: Request, prices: Prices = MUMBAI) => billOfMillion(request, one, prices, assumed);
    return [
      one.name,
      String(one.memoryMb),
      one.heldMb.toFixed(0),
      String(billedStartMs(one.startMs, assumed)),
      over(({ ms }) => ms).toFixed(2),
      over((request) => billedMs(request, one.memoryMb, assumed)).toFixed(1),
      over(({ bytes }) => bytes / 1000).toFixed(1),
      usd(over((request) => bill(request).lambda)),
      usd(over((request) => bill(request).total)),
      usd(over((request) => bill(request, VIRGINIA).total)),
      usd(over((request) => billByEdge(bill(request), request, MUMBAI))),
    ];
  });
  return table([head, ...rows]);
}

const ABOUT_FUNCTIONS = `Dollars for a million requests in ap-south-1 where no region is named: Lambda alone, all together (gateway, logs,
traces, table, data out), and all together behind the distribution of the deployment page. "MB held" is the most that the
process held; "start ms" and "billed ms" are what Lambda would bill, "own ms" is what computing took where it was measured.
Those of texts write by rule; a model's tokens come on top, bounded by \`ai-daily-budget-inr\`.`;

function briefTable(measured: readonly Measured[], assumed: Assumptions): string {
  const rows = measured
    .filter(({ brief }) => brief.length > 0)
    .map((one) => {
      const names = new Set(one.brief.map(({ name }) => name));
      const standard = one.requests.filter(({ name }) => names.has(name));
      const both = (value: (request: Request) => number, format: (mean: number) => string) =>
        [standard, one.brief].map((requests) => format(mean(requests.map(value))));
      return [
        one.name,
        ...both(
          ({ ms }) => ms,
          (ms) => ms.toFixed(2),
        ),
        ...both(
          ({ bytes }) => bytes / 1000,
          (kB) => kB.toFixed(1),
        ),
        ...both((request) => billOfMillion(request, one, MUMBAI, assumed).total, usd),
      ];
    });
  const head = ['Function', 'own ms', 'in brief', 'kB out', 'in brief', 'all', 'in brief'];
  return table([head, ...rows]);
}

const ABOUT_BRIEF = `The paths that take \`detail\`, at \`standard\` (what is sent where nothing is asked for) and at \`brief\`; kB as they
leave compressed, dollars for a million in ${MUMBAI.region}.`;

interface Case {
  readonly of: Measured;
  readonly request: Request;
}

/** Number of computing paths that are shown. */
const SLOWEST = 6;

function differentTable(measured: readonly Measured[], assumed: Assumptions): string {
  const cases = measured.flatMap((of) => of.requests.map((request) => ({ of, request })));
  const asking = cases.filter(({ request }) => request.tableCalls > 0);
  const computing = cases.filter(({ request }) => request.tableCalls === 0);
  const slowest = computing.sort((a, b) => b.request.ms - a.request.ms).slice(0, SLOWEST);
  const rows = [...asking, ...slowest].map(({ of, request }: Case) => [
    `\`${request.name}\``,
    request.ms.toFixed(1),
    String(billedMs(request, of.memoryMb, assumed)),
    request.tableReads.toFixed(1),
    request.tableWrites.toFixed(1),
    (request.bytes / 1000).toFixed(1),
    usd(billOfMillion(request, of, MUMBAI, assumed).total),
  ]);
  return table([['Request', 'own ms', 'billed ms', 'table reads', 'table writes', 'kB out', 'a million'], ...rows]);
}

const ABOUT_DIFFERENT = `Accounts ask the table, and registering and logging in hash a password; texts count who asks; a report (\`Accept: ${PDF}\`)
lays out pages and embeds fonts. Below them are the slowest that only compute. A thousand mails cost ${usd(MUMBAI.thousandMails)} beside.`;

/** The mean function, without accounts and texts. */
function partsTable(measured: readonly Measured[], assumed: Assumptions): string {
  const computing = measured.filter(({ requests }) => requests.every(({ tableCalls }) => tableCalls === 0));
  const parts = (prices: Prices) => {
    const bills = computing.flatMap((of) => usual(of).map((request) => billOfMillion(request, of, prices, assumed)));
    return (name: keyof Bill) => usd(mean(bills.map((bill) => bill[name])));
  };
  const [mumbai, virginia] = [parts(MUMBAI), parts(VIRGINIA)];
  const names: [keyof Bill, string][] = [
    ['gateway', 'HTTP API'],
    ['data', 'data out'],
    ['logs', 'logs'],
    ['lambda', 'Lambda'],
    ['traces', 'traces'],
    ['total', 'all'],
  ];
  const rows = names.map(([name, label]) => [label, mumbai(name), virginia(name)]);
  return `Of a mean request that only computes, for a million:\n\n${table([['', MUMBAI.region, VIRGINIA.region], ...rows])}`;
}

function formula({ coldShare, logBytes, runtimeMs, slowerBy, tableMs, tracedShare }: Assumptions): string {
  return `\`\`\`text
billed ms = round up(own ms x ${slowerBy} / min(1, MB given / 1769) + table calls x ${tableMs} ms + ${runtimeMs} ms)
start ms  = round up(process start to loaded x ${slowerBy})
Lambda    = requests + GB given x (billed ms + ${coldShare} x start ms) / 1000 x price of a GB-second
all       = Lambda + HTTP API + ${logBytes} bytes of logs + ${tracedShare} traces + table reads and writes + answer bytes out
\`\`\`

Assumed, and to be replaced by what a deployment shows:

- A processor of Lambda on arm64 takes ${slowerBy} times as long as that of the measurement. Functions are on arm64 because a
  GB-second costs a fifth less there. Below 1,769 MB a function has part of a processor only; starting has a whole one.
- One request in ${1 / coldShare} finds no function ready; AWS says that it is fewer. Starting has been billed since August 2025.
- The runtime takes ${runtimeMs} ms around a request, and the table ${tableMs} ms for an answer.
- Lambda writes START, END and REPORT for each request, and the gateway one line: ${logBytes} bytes together. An answer that goes
  well writes nothing more. One request in ${1 / tracedShare} is traced.
- Answers are counted as they leave for a caller who takes them compressed, as apps and browsers do. An item of the table is as large
  as what was sent to put it there; transactions count twice.

What is given and not held is not wasted: Lambda gives processor by memory. With half the memory the bill of Lambda would stay
nearly the same, and the answer would take twice as long.`;
}

function priceTable(): string {
  const rows: [string, (prices: Prices) => number][] = [
    ['Lambda on arm64, GB-second', ({ gbSecond }) => gbSecond],
    ['Lambda, a million requests', ({ millionInvocations }) => millionInvocations],
    ['HTTP API, a million requests', ({ millionApiRequests }) => millionApiRequests],
    ['DynamoDB on demand, a million reads', ({ millionTableReads }) => millionTableReads],
    ['DynamoDB on demand, a million writes', ({ millionTableWrites }) => millionTableWrites],
    ['CloudWatch Logs, GB taken in', ({ gbOfLogs }) => gbOfLogs],
    ['Data out, GB', ({ gbOut }) => gbOut],
    ['CloudFront, GB out', ({ gbOutByEdge }) => gbOutByEdge],
    ['CloudFront, a million requests by HTTPS', ({ millionEdgeRequests }) => millionEdgeRequests],
    ['WAF, a million requests', ({ millionWafRequests }) => millionWafRequests],
    ['X-Ray, a million traces', ({ millionTraces }) => millionTraces],
    ['SES, a thousand mails', ({ thousandMails }) => thousandMails],
  ];
  const body = rows.map(([label, price]) => [label, `$${price(MUMBAI)}`, `$${price(VIRGINIA)}`]);
  return `List prices as known in ${PRICES_AS_OF}, in dollars; check the vendor's pages (aws.amazon.com/lambda/pricing and so on)
before you rely on them, above all those of ap-south-1. They stand in \`verify/cost/prices.ts\`.

${table([['', MUMBAI.region, VIRGINIA.region], ...body])}`;
}

function standingList({ alarmMetrics, alarms, compositeAlarms, composites, edge, ownMetrics }: StandingCost): string {
  return `- Alarms look at ${alarmMetrics} measurements: ${usd(alarms)}; ${compositeAlarms} gather others: ${usd(composites)}. Up to ${ownMetrics} counters of log
  lines, ${usd(MONTHLY.ownMetric)} each, in a month in which such a line is written.
- The key of the topics: ${usd(MONTHLY.key)}, and a dollar more after each of its first two years; \`topic-encryption=false\` has none.
- The dashboard: nothing for the first three of an account, ${usd(MONTHLY.dashboard)} for each after these.
- The table: ${usd(MONTHLY.tableGb)} for a GB (about a million accounts), and ${usd(MONTHLY.tableBackupGb)} where it can be restored to any second.
- The distribution, where there is one: ${usd(edge)} for its limits by address; a zone of Route 53 ${usd(MONTHLY.hostedZone)}.
- Nothing for functions, gateway, parameters (standard) and topics that nobody calls; next to nothing for what is deployed, and
  for logs that are kept.
- What is kept warm (\`provisioned-concurrency\`) costs about nine dollars a month for each GB, used or not.`;
}
