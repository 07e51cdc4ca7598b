import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Copies the project's sources into a separate folder, with the same packages, so that tests can change and check them. */

const projectFolder = join(import.meta.dirname, '../..');

/** `file` is the path of the test file in the copy. */
export type PassedTest = { file: string; name: string };

export type ProjectCopy = {
  folder: string;
  /** Runs a program of a package and returns what it printed; throws with that text if the program fails. */
  run: (program: string, ...args: string[]) => string;
  /** Runs the tests in these files of the copy whose names match the regular expression `names`; throws if one fails. */
  runTests: (vitestProject: string, files: readonly string[], names: string) => PassedTest[];
  remove: () => void;
};

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
};

/** The environment without Vitest's variables, so that programs of the copy do not think that they are part of this test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
}

export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
  const configurationFiles = globSync(['*.json', '*.ts', '.oxlintrc.json', '.gitignore'], {
    cwd: projectFolder,
  });
  for (const path of ['src', 'scripts', 'tests', 'types', 'bench', ...configurationFiles]) {
    cpSync(join(projectFolder, path), join(folder, path), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));

  const run: ProjectCopy['run'] = (program, ...args) => {
    const programPath =
      program === 'node' ? process.execPath : join(projectFolder, 'node_modules/.bin', program);
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: cleanEnvironment() } as const;
    try {
      return execFileSync(programPath, args, { ...options, maxBuffer: 64 * 1024 * 1024 });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    run,
    runTests: (vitestProject, files, names) => {
      const reportPath = join(folder, 'report.json');
      const reporterOptions = ['--reporter=json', `--outputFile=${reportPath}`];
      run('vitest', 'run', '--project', vitestProject, ...files, '-t', names, ...reporterOptions);
      const { testResults } = JSON.parse(readFileSync(reportPath, 'utf8')) as VitestReport;
      return testResults.flatMap(({ name: path, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed')
          .map(({ fullName }) => ({ file: relative(folder, path), name: fullName })),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
