/** Compiles strict TypeScript to JavaScript and declarations, as a user of the client would. */
import ts from 'typescript';

const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
};

function program(files: readonly string[], options: ts.CompilerOptions): ts.Program {
  return ts.createProgram(files, options, host(options));
}

/** The files of a program; one that has not changed since an earlier program is not parsed again. */
function host(options: ts.CompilerOptions): ts.CompilerHost {
  const own = ts.createCompilerHost(options);
  return {
    ...own,
    getSourceFile(name, ...how) {
      const known = parsed.get(name);
      if (known && known.text === own.readFile(name)) return known;
      const file = own.getSourceFile(name, ...how);
      if (file) parsed.set(name, file);
      return file;
    },
  };
}

const parsed = new Map<string, ts.SourceFile>();

/** Lists the compiler errors of files and what they import, as FILE:LINE MESSAGE; empty when they compile. */
export function faultsOf(files: readonly string[]): string[] {
  return described(ts.getPreEmitDiagnostics(program(files, { ...STRICT, noEmit: true })));
}

/**
 * Writes JavaScript, and declarations where requested, beside each file.
 *
 * @throws Error that lists the compiler errors
 */
export function compile(files: readonly string[], declaration: boolean): void {
  const compiled = program(files, { ...STRICT, declaration });
  const faults = described(ts.getPreEmitDiagnostics(compiled));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  compiled.emit();
}

function described(diagnostics: readonly ts.Diagnostic[]): string[] {
  return diagnostics.map(({ file, messageText, start = 0 }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return file ? `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1} ${text}` : text;
  });
}
