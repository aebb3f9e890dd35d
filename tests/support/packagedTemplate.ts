/** The template that `npm run package` makes, with whatever parameters, and the archives beside it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { packaged } from '../../scripts/serverless.mjs';
import { list, type Resource, type Template } from './templateFaults.ts';

export interface Statement {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

/** A template with ways to ask it. */
export class Packaged {
  readonly folder: string;
  readonly text: string;
  readonly template: Template;

  constructor(folder: string) {
    this.folder = folder;
    this.text = readFileSync(join(folder, 'cloudformation-template-update-stack.json'), 'utf8');
    this.template = JSON.parse(this.text) as Template;
  }

  resource(name: string): Resource {
    const found = this.template.Resources[name];
    if (!found) throw new Error(`The template has no ${name}.`);
    return found;
  }

  ofType(type: string): [name: string, resource: Resource][] {
    return Object.entries(this.template.Resources).filter(([, { Type }]) => Type === type);
  }

  statementsOf(role: string): Statement[] {
    const policies = this.resource(role).Properties['Policies'] as { PolicyDocument: { Statement: Statement[] } }[];
    return policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  }

  /** Actions a function may take beside writing logs and traces. */
  powersOf(functionName: string): string[] {
    const { Role } = this.resource(functionName).Properties as { Role: { 'Fn::GetAtt': [string] } };
    const actions = this.statementsOf(Role['Fn::GetAtt'][0]).flatMap(({ Action }) => list(Action));
    return actions.filter((action) => !/^(logs|xray):/.test(action)).sort();
  }
}

const LOCK = fileURLToPath(new URL('../../dist/.packaging', import.meta.url));

/** The packager works in one folder whatever it is told to write to, so only one may run at a time. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  while (!isTaken()) await sleep(100);
  try {
    return await work();
  } finally {
    rmSync(LOCK);
  }
}

/** Returns whether it is this process that may go on. */
function isTaken(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAbandoned()) rmSync(LOCK, { force: true });
    return false;
  }
}

/** Whether the process that took it has ended without giving it back. */
function isAbandoned(): boolean {
  try {
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Packages what is built, into a folder of its own; the caller removes it. */
export async function packagedTemplate(options: readonly string[]): Promise<Packaged> {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  const code = await inTurn(() => packaged(folder, options, 'ignore'));
  if (code !== 0) throw new Error(`serverless package ${options.join(' ')} ends with ${code}.`);
  return new Packaged(folder);
}
