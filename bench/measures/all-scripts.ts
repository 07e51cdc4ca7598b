import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findPlace } from '#tests/e2e/support/furnish.ts';
import { openDemoBrowser } from '../browser/demo-browser.ts';
import { type VisitTarget, visitPage } from '../browser/visit.ts';
import { beginQuiz, questionPattern } from '../data/long-lists.ts';

/**
 * All JavaScript that a first visit fetches, counted like in first-load.ts but including files that are fetched in
 * idle time.
 */

const dist = join(import.meta.dirname, '../../dist/apps');

export type AllScripts = { screen: string; bytes: number; files: number };

/** The path of the built file that is served at `path`. */
function builtPathOf(path: string): string {
  return join(dist, path.startsWith('/play/') ? path.replace('/play/', 'player/') : `teacher${path}`);
}

function sumScripts(paths: readonly string[]): Omit<AllScripts, 'screen'> {
  const files = [...new Set(paths)].filter((path) => path.endsWith('.js')).map(builtPathOf);
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  return { bytes, files: files.length };
}

export async function measureAllScripts(folder: string): Promise<AllScripts[]> {
  const browser = await openDemoBrowser(folder);
  const { teacher, context, origin } = browser;
  const measureScreen = async (screen: string, path: string, rowPattern: RegExp): Promise<AllScripts> => {
    const target: VisitTarget = { path, rowPattern, viewport: { width: 1366, height: 768 } };
    const { files } = await visitPage(context, origin, target, { network: 'here', isCold: true });
    return { screen, ...sumScripts(files.map((file) => file.path)) };
  };
  try {
    const place = await findPlace(teacher);
    const { id } = await teacher('POST /teacher/unit_add', { ...place, name: 'First load' });
    const attempt = await beginQuiz(browser, id, 'one_by_one');
    const unitList = await measureScreen('unit list', '/unit/list', /First load/);
    const player = await measureScreen('player with a quiz', `/play/attempt/${attempt}`, questionPattern);
    await browser.signOut();
    return [await measureScreen('sign-in', '/login', /Password/), unitList, player];
  } finally {
    await browser.close();
  }
}
