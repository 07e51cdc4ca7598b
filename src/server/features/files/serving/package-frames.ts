/**
 * Part of the script for pages of packages, for those in a frame set: browsers let a page without an origin neither follow a
 * link into the frame beside it nor read that frame. Links and addresses are handed to the page with the frame set, which
 * may do both; the pages beside look empty, so that scripts that read them go on.
 */

/** The attribute of the script's element in pages of a frame set, which only the server knows. */
export const inFrameSetAttribute = 'data-in-frame-set';

export const packageFramesScript = `
  var root = (/^https?:\\/\\/[^/]+\\/packages\\/[0-9a-f]{64}\\//.exec(location.href) || [''])[0];
  var isInFrameSet = document.currentScript !== null && document.currentScript.hasAttribute('${inFrameSetAttribute}');
  var outer = window.parent;

  function findFrame(name) {
    return Array.from(document.querySelectorAll('frame, iframe')).find(function (frame, index) {
      return frame.name === name || String(index) === name;
    });
  }
  function hand(target, url) {
    var address = new URL(url, document.baseURI).href;
    if (address.indexOf(root) === 0) outer.postMessage({ packageTarget: target, url: address }, '*');
  }
  function goTo(target, url) {
    var frame = findFrame(target);
    if (frame) frame.src = url;
    else if (target === '_parent' || (target === '_top' && !isInFrameSet)) location.href = url;
    else if (isInFrameSet) hand(target, url);
  }
  window.addEventListener('message', function (event) {
    var data = event.data;
    if (root === '' || !data || typeof data.packageTarget !== 'string' || typeof data.url !== 'string') return;
    event.stopImmediatePropagation();
    if (data.url.indexOf(root) === 0) goTo(data.packageTarget, data.url);
  });

  if (isInFrameSet && root !== '') {
    window.addEventListener('click', function (event) {
      var link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null;
      var base = document.querySelector('base[target]');
      var target = link ? link.getAttribute('target') || (base ? base.target : '') : '';
      var isOther = target !== '' && target !== '_self' && target !== '_blank' && target !== window.name && !findFrame(target);
      if (!isOther || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      hand(target, link.href);
    });

    var createStandIn = function (target, real) {
      var empty = document.implementation.createHTMLDocument('');
      var address = {
        get href() { return root; },
        set href(url) { hand(target, url); },
        assign: function (url) { hand(target, url); },
        replace: function (url) { hand(target, url); },
        reload: function () {},
        toString: function () { return root; }
      };
      var own = { document: empty, name: '', closed: false };
      return new Proxy(own, {
        get: function (values, key) {
          if (key === 'location') return address;
          if (key === 'window' || key === 'self' || key === 'frames' || key === 'top' || key === 'parent') return standIn;
          if (key === 'API' || key === 'API_1484_11' || key === 'localStorage' || key === 'sessionStorage') return window[key];
          if (key === 'postMessage') return function (data) { real.postMessage(data, '*'); };
          if (key in values || typeof key !== 'string') return values[key];
          try { return real[key] ? createStandIn(key, real[key]) : undefined; } catch (error) { return undefined; }
        },
        set: function (values, key, value) {
          if (key === 'location') hand(target, value);
          else values[key] = value;
          return true;
        }
      });
    };
    var standIn = createStandIn('_parent', outer);
    define(window, 'parent', { get: function () { return standIn; }, set: function () {} });
  }
`;
