// Bundles the server's programs into a folder: `node scripts/build-server.ts FOLDER`. `build.ts` runs it as a process of its
// own. Names are kept, so that an error's stack tells the functions; comments in the bundle tell their files.
import { build } from 'vite';
import { projectFolder, serverEntryFiles } from '#server/project-files.ts';
import { endWithParent } from '#server/run-script.ts';

/** Packages of hundreds of files. All others stay in node_modules: some look for files beside their own. */
const bundledPackages = ['kysely', 'zod'];

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('No folder is named');
endWithParent();
await build({
  configFile: false,
  root: projectFolder,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: bundledPackages },
  build: {
    ssr: true,
    outDir: folder,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // `serve` too, so that `start.js` can name it.
      input: { ...serverEntryFiles, serve: 'src/server/serve.ts' },
      // Programs look for each other beside their own file, so all files lie in one folder.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
