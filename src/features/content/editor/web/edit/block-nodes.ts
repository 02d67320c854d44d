import { mergeAttributes, Node } from '@tiptap/core'
import { type Tone, tones } from '#src/shared/rich-text.ts'

/** A film or sound of one's own files, as a block. */
export const FilmNode = Node.create<{ film: string }>({
  name: 'film',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ film: '' }),
  addAttributes: () => ({
    file: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-film'),
      renderHTML: ({ file }) => ({ 'data-film': file as string }),
    },
    ...shownOnly('name', 'data-name'),
    ...shownOnly('poster', 'data-poster'),
  }),
  parseHTML: () => [{ tag: 'div[data-film]', priority: 70 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'rt-film'
      const { poster, name } = node.attrs
      if (poster) dom.style.backgroundImage = `url("${encodeURI(String(poster))}")`
      const label = dom.appendChild(document.createElement('span'))
      label.textContent = `▶ ${String(name ?? '') || this.options.film}`
      return { dom, ignoreMutation: () => true }
    }
  },
})

/** A document to open, with its name. */
export const DocumentNode = Node.create({
  name: 'document',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    file: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('data-document'),
      renderHTML: ({ file }: Record<string, unknown>) => ({ 'data-document': file }),
    },
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.textContent?.trim() ?? '',
      renderHTML: () => ({}),
    },
  }),
  parseHTML: () => [{ tag: 'p[data-document]', priority: 70 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'p',
    mergeAttributes(HTMLAttributes),
    String(node.attrs['name']),
  ],
  renderText: ({ node }) => String(node.attrs['name']),
})

/** Attributes that are read from a text opened for reading, and never written. */
function shownOnly(name: string, attribute: string) {
  return {
    [name]: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
      renderHTML: () => ({}),
    },
  }
}

export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tone: {
      default: 'note' satisfies Tone,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-tone'),
      renderHTML: ({ tone }: Record<string, unknown>) => ({ 'data-tone': tone }),
    },
  }),
  parseHTML: () => tones.map((tone) => ({ tag: `aside[data-tone="${tone}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-o': () => this.editor.commands.toggleWrap(this.name) }
  },
})
