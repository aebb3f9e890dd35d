export interface AuditResult {
  readonly faults: string[];
  readonly found: number;
  readonly problem: string | null;
}

export function auditResult(written: string): AuditResult;
