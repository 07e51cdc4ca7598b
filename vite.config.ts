import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import type { InlineConfig, ProxyOptions } from 'vite';
import { narrowMantineStyles } from './scripts/mantine-styles.ts';

/** The teacher app and the student app are built apart: they share no file, so neither grows with the other. */
export type AppName = 'teacher' | 'player';

export const appNames: AppName[] = ['teacher', 'player'];

const bases: Record<AppName, string> = { teacher: '/', player: '/play/' };

/** Mantine's mixins and functions; the player writes plain CSS. */
export const styleSettings = { postcss: { plugins: [mantine()] } };

/**
 * Each file costs a request, which a telephone waits for: what is needed together comes in one. Left to itself the
 * bundler makes a file of each module that two pages share, sixty for the unit list. A group takes what its modules
 * import along, unless a group above has it.
 */
const groups: Record<AppName, { name: string; test?: RegExp; minShareCount?: number; priority: number }[]> = {
  teacher: [
    // All but the first are shared by sign-in and the shell, which sign-in does without.
    {
      name: 'base',
      test: /teacher\/main\.tsx$|shared\/switch-language\.ts$|illustrations\/(logo|illustration)\.tsx$|ui\/(school-badge|school-store|media-url|api\/use-retry-wait|profile\/issued-password)\.tsx?$/,
      priority: 5,
    },
    { name: 'shell', test: /teacher\/shell-route\.tsx$/, priority: 4 },
    // Those of sign-in and of the shell are with them.
    { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2, priority: 3.5 },
    // The component library's simple parts by themselves, so that pages that show these alone need not load its menus.
    {
      name: 'controls',
      test: /@mantine\/core\/esm\/components\/(Button|ActionIcon|CloseButton|TextInput|NativeSelect)\/\w+\.mjs$|\/(CheckIcon|use-uncontrolled)\.mjs$/,
      priority: 3,
    },
    // What pages write with, in one file: each is a few hundred bytes.
    {
      name: 'texts',
      test: /@mantine\/core\/esm\/components\/(Alert|Anchor|Badge|Breadcrumbs|Group|Paper|SimpleGrid|Stack|Text|Title)\/\w+\.mjs$/,
      priority: 2.6,
    },
    { name: 'menus', test: /@mantine\/core\/esm\/components\/Menu\/\w+\.mjs$/, priority: 2.5 },
    { name: 'scroll-area', test: /@mantine\/core\/esm\/components\/ScrollArea\/\w+\.mjs$/, priority: 2.4 },
    // Many dialogs share it, and no page begins with one.
    { name: 'modals', test: /@mantine\/core\/esm\/components\/Modal(Base)?\/\w+\.mjs$/, priority: 2.3 },
    // Pages begin without a list to choose from: it draws on menus and scroll areas.
    {
      name: 'selects',
      test: /@mantine\/core\/esm\/components\/(Combobox|Select|TagsInput|Pill|PillsInput)\/[\w/-]+\.mjs$/,
      priority: 2.25,
    },
    // Inputs that forms have beside text: no first page needs one.
    {
      name: 'fields',
      test: /@mantine\/core\/esm\/components\/(NumberInput|Checkbox|Radio|Switch)\/|react-number-format/,
      priority: 2.22,
    },
    // What nearly all pages share, by name: how many pages share a module changes with each new page.
    {
      name: 'common',
      test: /@tanstack\/(query-core|react-query)\/|ui\/api\/hooks\.ts$|shared\/rows\/row-actions|primitives\/(dialog-foot|draw-icon|button|button-look|select-field)\.|utils\/(InlineInput|InputsGroupFieldset)\/|shared\/dialogs\/return-focus/,
      priority: 2.2,
    },
    // What lists consist of, and what those of activities have besides: small things that few pages share.
    {
      name: 'lists',
      test: /shared\/[\w-]+\/(use-class-filter|class-filter-bar|keyword-field|pager|sortable-rows|subject-chip|return-focus)\.|illustrations\/(empty-|no-students)|\/ActionIcon\.m/,
      priority: 2,
    },
    // Also pages that list no activities ask for their views.
    { name: 'views', test: /\/activities\/(\w+\/)?views\.ts$/, priority: 1.1 },
    {
      name: 'activities',
      test: /shared\/activities\/activity-\w+\.tsx$|resource-picture\.tsx$/,
      priority: 1,
    },
    // By themselves, because the groups below would take them along from pages that need nothing else of these.
    { name: 'listen', test: /ui\/api\/listen\.ts$/, priority: 0.7 },
    { name: 'people', test: /shared\/people\/person-name\.tsx$/, priority: 0.7 },
    // What pages about the work of a class share, without the component library.
    {
      name: 'study',
      test: /features\/study\/(messages|grid-messages|printed-by|student-link|use-target-note)\.tsx?$|contract\/figures\/(averages|shares)\.ts$|teacher\/shared\/tables\/(save-table|table-menu)\.tsx?$|ui\/browser\/save-file\.ts$|illustrations\/waiting-for-answers\.tsx$|primitives\/share-bar\.tsx$/,
      priority: 0.65,
    },
    // What those pages share that draw with it.
    {
      name: 'grid',
      test: /features\/study\/(grid-mark|grid-model|use-remove-guests|courseware-[\w-]+|place-link|marking-link|remove-[\w-]+|exceptions\/(exception-\w+|exceptions-host)|grid\/(use-live-grid|live-badge)|marks-file\/save-marks|comparison\/comparison-messages|trace-report-name)\.tsx?$|shared\/(messages\/message-words|people\/member-mark-messages|coursewares\/coursewares)\.ts$/,
      priority: 0.6,
    },
    { name: 'dialogs', test: /shared\/dialogs\/(preview-modal|rename-dialog)\.tsx$/, priority: 0.5 },
  ],
  player: [
    // What nearly all pages share goes with the first script.
    {
      name: 'base',
      test: /player\/main\.tsx$|shared\/load-state\.tsx$|former\/list-former-work\.ts$|i18n\/formats\.ts$|primitives\/common-icons\.tsx$/,
      priority: 3,
    },
    { name: 'attempt', test: /pages\/attempt-page\.tsx$/, priority: 2 },
    {
      name: 'quiz',
      test: /quiz-questions\/views\/player\/quiz-player\.tsx$|quiz-questions\/(list-media\.view|views\/player\/list-quiz-media\.view)\.ts$/,
      priority: 1,
    },
    // Answers that are typed: a quiz has most of them.
    {
      name: 'typed',
      test: /kinds\/(blank\/blank-text|number\/number-answer|shorttext\/short-answer)\.tsx$/,
      priority: 0.95,
    },
    { name: 'book', test: /activities\/ebook\/player\/player\.tsx$/, priority: 0.9 },
    // Loaded once an attempt is shown: what sends it, and what comes after submitting.
    {
      name: 'later',
      test: /attempt\/work\/submit(-dialog|ting)\.tsx$|pages\/submitted-attempt\.tsx$|unsent\/senders\/send-(answers|submit)\.ts$|unsent\/list\/unsent-(badge|list)\.tsx$|session\/attempt-media\.ts$|views\/player\/summary\.tsx$/,
      priority: 0.8,
    },
    // The pages that a student without network may open.
    { name: 'home', test: /player\/pages\/(home|start)-page\.tsx$/, priority: 0.7 },
    // What is dragged: two kinds of questions share it, and the first script names each file that they load.
    { name: 'sorting', test: /@dnd-kit\/|editor-parts\/(sortable-list|move-item)\./, priority: 0.5 },
  ],
};

/** The student app also has a service worker: one file of a fixed name, which browsers ask for again and again. */
const playerEntries = {
  input: {
    index: `${import.meta.dirname}/src/player/index.html`,
    sw: `${import.meta.dirname}/src/player/service-worker/sw.ts`,
  },
  output: {
    entryFileNames: ({ name }: { name: string }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
  },
};

export function configureApp(app: AppName): InlineConfig {
  return {
    configFile: false,
    root: `${import.meta.dirname}/src/${app}`,
    base: bases[app],
    cacheDir: `${import.meta.dirname}/node_modules/.vite/${app}`,
    plugins: [react({ compiler: true }), ...(app === 'teacher' ? [narrowMantineStyles()] : [])],
    css: app === 'teacher' ? styleSettings : { postcss: { plugins: [] } },
    build: {
      outDir: `${import.meta.dirname}/dist/apps/${app}`,
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // Cheap tablets of three years ago, with whatever browser they came with.
      target: ['es2022', 'chrome109', 'firefox109', 'safari16'],
      // The Content-Security-Policy allows no data: URL but for pictures.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        ...(app === 'player' && { input: playerEntries.input }),
        output: {
          // The first script names some hundreds of others: short names are a kilobyte less. The manifest has the long ones.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
          ...(app === 'player' && playerEntries.output),
          codeSplitting: { groups: groups[app] },
        },
      },
    },
  };
}

/** What the development server hands on to the real one. */
export function proxyTo(server: string, player: string): Record<string, ProxyOptions> {
  const toServer = { target: server, ws: true };
  return {
    '^/(api|exam|media|packages|activity-icons|private|play/private)/': toServer,
    '^/healthz$': toServer,
    '^/play$': { target: player, rewrite: () => '/play/' },
    '^/play/': { target: player },
  };
}

export default configureApp('teacher');
