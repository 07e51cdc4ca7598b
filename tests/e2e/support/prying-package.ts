import { makeZip } from '#tests/support/samples/make-zip.ts';

/**
 * A package that tries to reach everything around it, and writes the result of each try into its page: the data that it
 * got, or the name of the error. `#report` appears once all tries have ended.
 */

// Plain JavaScript, as an attacker would write it; never part of this project's own pages.
const script = `
const ask = async (url, options) => (await fetch(url, options)).status;
const load = (tag, from, name = 'src') => new Promise((resolve, reject) => {
  const element = document.createElement(tag);
  element.onload = () => resolve('loaded');
  element.onerror = () => reject(new Error());
  if (tag === 'link') element.rel = 'stylesheet';
  element[name] = from;
  document.body.append(element);
});
const frame = (from) => new Promise((resolve) => {
  addEventListener('message', ({ data }) => data.from === from && resolve(data.said));
  setTimeout(() => resolve('nothing'), 1500);
  const element = document.createElement('iframe');
  element.src = from;
  document.body.append(element);
});
const request = (method, url) => new Promise((resolve, reject) => {
  const sent = new XMLHttpRequest();
  sent.open(method, url);
  sent.onload = () => resolve(sent.status);
  sent.onerror = () => reject(new TypeError());
  sent.send();
});
const database = () => new Promise((resolve, reject) => {
  const opened = indexedDB.open('x');
  opened.onsuccess = () => resolve('open');
  opened.onerror = () => reject(opened.error);
});
const socket = () => new Promise((resolve, reject) => {
  const opened = new WebSocket(new URL('/api/live', document.baseURI).href.replace('http', 'ws'));
  opened.onopen = () => resolve('open');
  opened.onerror = () => reject(new Error());
});
const blocked = [];
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  blocked.push(effectiveDirective + ' ' + blockedURI.replace(/^\\w+:\\/\\/[^/]+/, '')));

const tries = {
  origin: () => self.origin,
  cookie: () => document.cookie,
  localStorage: () => localStorage.getItem('x'),
  sessionStorage: () => sessionStorage.getItem('x'),
  indexedDB: database,
  caches: () => caches.keys(),
  serviceWorker: async () => (await navigator.serviceWorker.register('worker.js')).scope,
  worker: () => new Worker('worker.js') && 'started',
  call: () => ask('/api/user/info'),
  callAsUser: () => ask('/api/user/info', { credentials: 'include' }),
  callByRequest: () => request('POST', '/api/user/logout'),
  health: () => ask('/healthz'),
  otherPackage: () => ask('/packages/' + '0'.repeat(64) + '/index.html'),
  socket,
  beacon: () => navigator.sendBeacon('/api/beacon') && 'sent',
  privatePicture: () => load('img', '/private/1'),
  studentPicture: () => load('img', '/play/private/1'),
  foreignPicture: () => load('img', 'https://elsewhere.invalid/x.png'),
  appScript: () => load('script', '/assets/x.js'),
  appFrame: () => frame('/play'),
  form: () => {
    const form = document.createElement('form');
    form.action = '/api/form';
    form.target = 'other';
    document.body.append(form);
    form.submit();
  },
  ...(parent === window ? {} : {
    parentDocument: () => parent.document.title,
    parentLocation: () => parent.location.href,
    topStorage: () => top.localStorage.length,
    moveTop: () => { top.location.href = '/healthz'; return 'moved'; },
    ownFrame: () => window.frameElement === null ? 'hidden' : 'seen',
  }),
  ownData: async () => (await (await fetch('data.json')).json()).word,
  ownModule: async () => (await import('./part.mjs')).word,
  ownPicture: () => load('img', 'dot.svg'),
  ownStyle: () => load('link', 'style.css', 'href'),
  ownFrame2: () => frame('below/page.html'),
  ownFrameSet: () => frame('below/set.html'),
  ownEval: () => eval('1 + 1'),
  ownStorage: () => { localStorage.setItem('word', 'stored'); sessionStorage.word = 'here'; return localStorage.word + ' ' + sessionStorage.getItem('word') + ' ' + localStorage.length; },
  ownCookie: () => { document.cookie = 'a=1; path=/'; document.cookie = 'b=2'; return document.cookie; },
  ownWorker: () => new Promise((resolve) => { new Worker('below/worker.js').onmessage = ({ data }) => resolve(data); }),
  platform: () => [API.LMSInitialize(''), API.LMSSetValue('cmi.core.score.raw', 5), API.LMSGetValue('cmi.core.score.raw'), API_1484_11.Commit('')].join(' '),
};
const found = {};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    const tooLate = new Promise((resolve) => setTimeout(resolve, 3000, 'nothing'));
    found[name] = String(await Promise.race([attempt(), tooLate]));
  } catch (error) {
    found[name] = error.name;
  }
}
const report = document.createElement('pre');
report.id = 'report';
report.textContent = JSON.stringify({ found, blocked });
document.body.append(report);
`;

const below = "parent.postMessage({ from: 'below/page.html', said: 'here' }, '*')";

/** A frame set: its menu reads the frame beside it and leads it to another page, which says so. */
const frameSet = {
  'pry/below/set.html': `<html><head><script>addEventListener('message', ({ data }) => data.said && parent.postMessage({ from: 'below/set.html', said: data.said }, '*'))</script></head><frameset cols="20%,80%"><frame src="menu.html"><frame src="first.html" name="p"></frameset></html>`,
  'pry/below/menu.html': `<!doctype html><a href="second.html" target="p">2</a><script>parent.frames['p'].document.title; document.links[0].click()</script>`,
  'pry/below/first.html': '<!doctype html>1',
  'pry/below/second.html': `<!doctype html><script>parent.postMessage({ said: 'led there' }, '*')</script>`,
};

export function makePryingPackage(): Promise<Buffer> {
  return makeZip({
    'pry/index.html': `<!doctype html><title>Pry</title><h1>Pry</h1><script type="module" src="pry.js"></script>`,
    'pry/pry.js': script,
    'pry/data.json': '{ "word": "data" }',
    'pry/part.mjs': "export const word = 'module';",
    'pry/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'pry/style.css': 'h1 { color: rgb(1, 2, 3); }',
    'pry/worker.js': '',
    'pry/below/worker.js':
      "importScripts('more.js'); fetch('../data.json').then((reply) => reply.json()).then(({ word }) => postMessage(more + ' ' + word));",
    'pry/below/more.js': "var more = 'more';",
    'pry/below/page.html': `<!doctype html><script>${below}</script>`,
    ...frameSet,
  });
}

const refused = 'SecurityError';

/** The results in a separate tab: the package reaches only itself. */
export const foundInTab = {
  origin: 'null',
  // Their own, which are empty: the app's are out of reach.
  cookie: '',
  localStorage: 'null',
  sessionStorage: 'null',
  indexedDB: refused,
  caches: refused,
  serviceWorker: refused,
  worker: 'started',
  call: 'TypeError',
  callAsUser: 'TypeError',
  callByRequest: 'TypeError',
  health: 'TypeError',
  otherPackage: 'TypeError',
  socket: 'Error',
  privatePicture: 'Error',
  studentPicture: 'Error',
  foreignPicture: 'Error',
  appScript: 'Error',
  appFrame: 'nothing',
  ownData: 'data',
  ownModule: 'module',
  ownPicture: 'loaded',
  ownStyle: 'loaded',
  ownFrame2: 'here',
  ownFrameSet: 'led there',
  ownEval: '2',
  ownStorage: 'stored here 1',
  ownCookie: 'a=1; b=2',
  ownWorker: 'more data',
  platform: 'true true 5 true',
};

/** The results in a frame: the package notices that there is a page around it, and nothing more. */
export const foundInFrame = {
  ...foundInTab,
  parentDocument: refused,
  parentLocation: refused,
  topStorage: refused,
  moveTop: refused,
  ownFrame: 'hidden',
};

/** Requests that the browser reports as blocked, as directive and path (none for pages in frames); it may report more. */
export const stopped = [
  'connect-src /api/user/info',
  'connect-src /api/user/logout',
  'connect-src /healthz',
  'connect-src /api/beacon',
  'connect-src /api/live',
  'img-src /private/1',
  'img-src /play/private/1',
  'img-src /x.png',
  'script-src-elem /assets/x.js',
  'frame-src ',
  'form-action /api/form?',
];
