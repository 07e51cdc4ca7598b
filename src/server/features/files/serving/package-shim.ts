import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inFrameSetAttribute, packageFramesScript } from '#server/features/files/serving/package-frames.ts';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';

/**
 * Pages of packages have no origin, so that browsers refuse them storage, cookies and workers by throwing: many then
 * stay at their start. This script, the first of each page, gives them storage of their own that lasts as long as the
 * page, and the interface of a learning platform (SCORM 1.2 and 2004) that remembers what it is told and sends nothing.
 */
export const packageShim = `(function () {
  'use strict';
  function isRefused(owner, name) {
    try { void owner[name]; return false; } catch (error) { return true; }
  }
  function define(owner, name, property) {
    Object.defineProperty(owner, name, Object.assign({ configurable: true, enumerable: true }, property));
  }

  function createStorage() {
    var texts = new Map();
    var methods = {
      getItem: function (key) { return texts.has(String(key)) ? texts.get(String(key)) : null; },
      setItem: function (key, text) { texts.set(String(key), String(text)); },
      removeItem: function (key) { texts.delete(String(key)); },
      clear: function () { texts.clear(); },
      key: function (index) { return Array.from(texts.keys())[index] === undefined ? null : Array.from(texts.keys())[index]; }
    };
    return new Proxy(methods, {
      get: function (target, key) { return key === 'length' ? texts.size : key in target ? target[key] : texts.get(key); },
      set: function (target, key, text) { texts.set(String(key), String(text)); return true; },
      has: function (target, key) { return key in target || texts.has(key); },
      deleteProperty: function (target, key) { texts.delete(String(key)); return true; },
      ownKeys: function () { return Array.from(texts.keys()); },
      getOwnPropertyDescriptor: function (target, key) {
        return texts.has(key) ? { value: texts.get(key), writable: true, enumerable: true, configurable: true } : undefined;
      }
    });
  }
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    if (isRefused(window, name)) define(window, name, { value: createStorage() });
  });

  if (isRefused(document, 'cookie')) {
    var cookies = new Map();
    define(document, 'cookie', {
      get: function () {
        return Array.from(cookies, function (cookie) { return cookie.join('='); }).join('; ');
      },
      set: function (text) {
        var pair = String(text).split(';')[0];
        var end = pair.indexOf('=');
        cookies.set(pair.slice(0, Math.max(0, end)).trim(), pair.slice(end + 1).trim());
      }
    });
  }

  // A worker of a page without an origin may only be one of its own text, which fetches the named script.
  var NativeWorker = window.Worker;
  if (NativeWorker) {
    define(window, 'Worker', {
      writable: true,
      value: function Worker(url, options) {
        var address = new URL(url, document.baseURI).href;
        if (/^(?:blob|data):/.test(address)) return new NativeWorker(address, options);
        var base = 'var base = ' + JSON.stringify(address) + ';';
        var resolve = 'function resolve(url) { return new URL(url, base).href; }';
        var scripts = 'var load = importScripts; self.importScripts = function () { load.apply(self, Array.from(arguments, resolve)); };';
        var calls = 'var ask = fetch; self.fetch = function (url, options) { return ask(typeof url === "string" ? resolve(url) : url, options); };';
        var isModule = options && options.type === 'module';
        var text = isModule
          ? 'import ' + JSON.stringify(address) + ';'
          : '(function () {' + base + resolve + scripts + calls + '})(); importScripts(' + JSON.stringify(address) + ');';
        return new NativeWorker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), options);
      }
    });
  }

  function createPlatform(names) {
    var values = new Map();
    var platform = {};
    names.yes.forEach(function (name) { platform[name] = function () { return 'true'; }; });
    platform[names.get] = function (key) { return values.has(key) ? values.get(key) : ''; };
    platform[names.set] = function (key, value) { values.set(key, String(value)); return 'true'; };
    platform[names.error] = function () { return '0'; };
    names.texts.forEach(function (name) { platform[name] = function () { return ''; }; });
    return platform;
  }
  if (window.API === undefined) window.API = createPlatform({
    yes: ['LMSInitialize', 'LMSFinish', 'LMSCommit'], get: 'LMSGetValue', set: 'LMSSetValue',
    error: 'LMSGetLastError', texts: ['LMSGetErrorString', 'LMSGetDiagnostic']
  });
  if (window.API_1484_11 === undefined) window.API_1484_11 = createPlatform({
    yes: ['Initialize', 'Terminate', 'Commit'], get: 'GetValue', set: 'SetValue',
    error: 'GetLastError', texts: ['GetErrorString', 'GetDiagnostic']
  });
${packageFramesScript}
})();
`;

/** Changes with the script, so that browsers fetch pages again. */
export const shimHash = createHash('sha256').update(packageShim).digest('hex').slice(0, 12);

/** Beside the folders of the packages, which are hashes. */
export const shimPath = '/packages/shim.js';
const usualElement = Buffer.from(`<script src="${shimPath}"></script>`);
const frameSetElement = Buffer.from(`<script src="${shimPath}" ${inFrameSetAttribute}></script>`);

/** A document type, and comments before it, are expected in this many bytes. */
const pageStartBytes = 1_024;

const beforeFirstElement =
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:(?:<!--[\s\S]*?-->|<\?[^>]*>)\s*)*(?:<!doctype[^>]*>)?/i;

/**
 * Where the script's element goes in a page that begins with these bytes: behind the document type, without which
 * browsers draw a page like one of 1998. Undefined in UTF-16, where it would not be read.
 */
function findShimPlace(start: Buffer): number | undefined {
  if (start.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return undefined;
  if (start.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return undefined;
  return beforeFirstElement.exec(start.toString('latin1'))?.[0].length ?? 0;
}

async function* joinPage(page: OpenedObject, place: number, element: Buffer): AsyncGenerator<Buffer> {
  if (place > 0) yield* await page.openStream({ start: 0, end: place - 1 });
  yield element;
  if (place < page.bytes) yield* await page.openStream({ start: place, end: page.bytes - 1 });
}

/** The page with the element of the script. `isInFrameSet`: it is requested for a frame of a frame set. */
export async function addShim(page: OpenedObject, isInFrameSet: boolean): Promise<OpenedObject> {
  if (page.bytes === 0) return page;
  const start = await buffer(
    await page.openStream({ start: 0, end: Math.min(page.bytes, pageStartBytes) - 1 }),
  );
  const place = findShimPlace(start);
  if (place === undefined) return page;
  const element = isInFrameSet ? frameSetElement : usualElement;
  const openStream = async () => Readable.from(joinPage(page, place, element));
  return { bytes: page.bytes + element.length, openStream, isWhole: true };
}
