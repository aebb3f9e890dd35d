/**
 * Asks the registry for known vulnerabilities of production packages; fails where one is high or critical: npm run
 * audit
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 20_000;
const GRAVE = ['high', 'critical'];

/**
 * Returns the result of an audit from the output of `npm audit --json`: `faults` has a line for each that is high or
 * critical, and `problem` says why there is no result.
 */
export function auditResult(written) {
  let report;
  try {
    report = JSON.parse(written);
  } catch {
    return { faults: [], found: 0, problem: 'no answer came in time' };
  }
  if (!report.vulnerabilities)
    return { faults: [], found: 0, problem: report.message ?? 'the answer is of another form' };
  const found = Object.values(report.vulnerabilities);
  const faults = found
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, range, severity }) => `${name} ${range}: ${severity}`);
  return { faults, found: found.length, problem: null };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  const { faults, found, problem } = auditResult(stdout ?? '');
  for (const fault of faults) console.error(fault);
  if (problem !== null)
    console.log(
      `Not audited: ${problem}. The registry that is configured keeps no list of weaknesses, or is out of reach.`,
    );
  else console.log(`${found} weaknesses known, ${faults.length} of them high or critical`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
