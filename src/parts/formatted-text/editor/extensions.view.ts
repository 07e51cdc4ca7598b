import { Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { mediaUrl } from '#ui/media-url.ts';
import { drawFormula } from './draw-formula.view.ts';

const Blank = Node.create({
  name: 'blank',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    number: {
      default: 1,
      parseHTML: (element) => Number(element.dataset['blank']) || 1,
      renderHTML: ({ number }) => ({ 'data-blank': number }),
    },
    /** What the gap is known by while it is moved; empty for one that is not known yet. */
    id: {
      default: '',
      parseHTML: (element) => element.dataset['id'] ?? '',
      renderHTML: ({ id }) => ({ 'data-id': id }),
    },
    /** The words that a new gap took the place of. */
    answer: { default: '', parseHTML: () => '', renderHTML: () => ({}) },
  }),
  parseHTML: () => [{ tag: 'span[data-blank]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs['number'])],
  renderText: ({ node }) => `[[${String(node.attrs['number'])}]]`,
});

const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    tex: {
      default: '',
      parseHTML: (element) => element.dataset['tex'] ?? '',
      renderHTML: ({ tex }) => ({ 'data-tex': tex }),
    },
    block: {
      default: false,
      parseHTML: (element) => element.dataset['block'] === 'true',
      renderHTML: ({ block }) => (block ? { 'data-block': 'true' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-tex]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, String(node.attrs['tex'])],
  renderText: ({ node }) => String(node.attrs['tex']),
  addNodeView: () => (props) => drawFormula(props.node.attrs),
});

/** Media of the school alone, by the path that they are stored with: an address on a page may be of anybody. */
const ownPath = /^(?![a-z][a-z0-9+.-]*:)[^\s<>"'\\/][^\s<>"'\\]*$/i;

const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    url: { default: '', parseHTML: (element) => element.dataset['url'] ?? '', renderHTML: () => ({}) },
    alt: { default: '' },
    width: { default: 1, parseHTML: (element) => Number(element.getAttribute('width')) || 1 },
    height: { default: 1, parseHTML: (element) => Number(element.getAttribute('height')) || 1 },
  }),
  parseHTML: () => [
    {
      tag: 'img[data-url]',
      getAttrs: (element) => (ownPath.test(element.dataset['url'] ?? '') ? null : false),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const url = String(node.attrs['url']);
    return ['img', { ...HTMLAttributes, 'data-url': url, src: mediaUrl(url) }];
  },
  renderText: ({ node }) => String(node.attrs['alt']),
});

/** Merged cells are not stored: each cell is one. */
const single = { default: 1, parseHTML: () => 1 };
const cellRules = {
  content: 'paragraph+',
  addAttributes: () => ({
    colspan: single,
    rowspan: single,
    colwidth: { default: null, parseHTML: () => null },
  }),
};

/** Everything that a text may have; whatever else is pasted finds no place. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Subscript.extend({ excludes: 'superscript' }),
  Superscript.extend({ excludes: 'subscript' }),
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem,
  Table.configure({ resizable: false }),
  TableRow,
  TableCell.extend(cellRules),
  TableHeader.extend(cellRules),
  UndoRedo,
  Blank,
  Formula,
  Picture,
];
