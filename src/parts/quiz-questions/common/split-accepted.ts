/** Alternatives in one text, as typed: `cat|a cat`. A full-width bar counts too; empty ones are dropped. */
export function splitAccepted(accepted: string): string[] {
  return accepted
    .split(/[|｜]/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
