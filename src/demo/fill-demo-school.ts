import type { App } from '#server/http/context.ts';

export async function fillDemoSchool(_app: App): Promise<void> {}
