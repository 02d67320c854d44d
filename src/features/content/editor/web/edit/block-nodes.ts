import { mergeAttributes, Node } from '@tiptap/core'
import { type Tone, tones } from '#src/shared/rich-text.ts'
import { type FileLook, findLook, lookOf } from './file-looks.ts'

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
  }),
  parseHTML: () => [{ tag: 'div[data-film]', priority: 70 }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'rt-film'
      const label = dom.appendChild(document.createElement('span'))
      const file = String(node.attrs['file'])
      const show = (look: FileLook | undefined) => {
        if (look?.shown) dom.style.backgroundImage = `url("${encodeURI(look.shown)}")`
        label.textContent = `▶ ${look?.name || this.options.film}`
      }
      const look = lookOf(file)
      show(look)
      if (!look) void findLook(file).then(show)
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
