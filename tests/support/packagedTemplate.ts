/** The template that `npm run package` makes, with whatever parameters, and the archives beside it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** Packages what is built, into a folder of its own; the caller removes it. */
export async function packagedTemplate(options: readonly string[]): Promise<Packaged> {
  const folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  const code = await alone(() => packaged(folder, options, 'ignore'));
  if (code !== 0) throw new Error(`serverless package ${options.join(' ')} ends with ${code}.`);
  return new Packaged(folder);
}

const LOCK = fileURLToPath(new URL('../../dist/.packaging', import.meta.url));
/** No packaging takes so long: whoever holds the lock then was stopped. */
const STALE_MS = 120_000;

/** The packager works in one folder of the project before it moves what it made, so that only one may at a time. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  while (!isLocked()) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isLocked(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const { mtimeMs = Date.now() } = statSync(LOCK, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > STALE_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}
