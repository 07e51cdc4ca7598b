// Finds the system programs that browser tests need, and installs them if one apt-get can do so: a Chromium and a CJK
// font (without one, Chinese characters are drawn as boxes).
import { delimiter, join } from 'node:path';
import { canInstallPackages, hasChineseFont, installDebianPackages, isProgram } from './debian-packages.ts';

/** Chromium without windows is preferred, because it needs a fifth less processor time. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** With these, Chromium also runs in containers and as root, where its own sandbox cannot. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of an executable Chromium, or undefined. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const configuredPath = env['CHROMIUM_PATH'];
  if (configuredPath !== undefined && configuredPath !== '') {
    if (isProgram(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is ${configuredPath}, which is no program that can be run`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const pathCandidates = folders.flatMap((folder) => programNames.map((name) => join(folder, name)));
  return [...pathCandidates, ...usualPaths].find(isProgram);
}

/** Returns the path of Chromium; installs it and a CJK font if necessary and possible. */
export function ensureChromium(): string {
  if (!hasChineseFont()) install(['fonts-noto-cjk', 'fontconfig']);
  if (findChromium() === undefined) installChromium();
  const path = findChromium();
  if (path === undefined) throw new Error('Chromium was installed, but is not on PATH. Set CHROMIUM_PATH.');
  return path;
}

/** Some versions of Debian do not have the Chromium without windows. */
function installChromium(): void {
  try {
    install(['chromium-headless-shell']);
  } catch {
    install(['chromium']);
  }
}

function install(packages: string[]): void {
  if (canInstallPackages()) {
    installDebianPackages(packages);
    return;
  }
  throw new Error(
    `The browser tests need ${packages.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}. ` +
      'Elsewhere install Chromium or Chrome and a Chinese font, and set CHROMIUM_PATH if it is not on PATH.',
  );
}

if (import.meta.main) console.log(ensureChromium());
