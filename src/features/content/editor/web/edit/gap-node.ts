import { InputRule, Node } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { gapId } from '#src/shared/rich-text.ts'

/** A room's gaps: their ids are the room's, their places the text's. */
export interface Gaps {
  /** Makes a gap and returns its id. */
  add(): string
  /** The number on its chip. */
  label(id: string): string
}

/** The place of a gap; four underscores make one. */
export const GapNode = Node.create<{ add: () => string }>({
  name: 'gap',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ add: () => '' }),
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-gap'),
      renderHTML: ({ id }) => ({ 'data-gap': id as string }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-gap]',
      priority: 70,
      getAttrs: (element) => (gapId.test(element.getAttribute('data-gap') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  renderText: () => '____',
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'rt-gap'
      dom.dataset['gap'] = String(node.attrs['id'])
      return {
        dom,
        update: (next) => next.type === node.type && next.attrs['id'] === dom.dataset['gap'],
        ignoreMutation: () => true,
      }
    },
  addKeyboardShortcuts() {
    return {
      'Mod-Shift-g': () => {
        const id = this.options.add()
        return this.editor.commands.insertContent({ type: this.name, attrs: { id } })
      },
    }
  },
  addInputRules() {
    return [
      new InputRule({
        find: /_{4}$/,
        handler: ({ state, range }) => {
          const gap = this.type.create({ id: this.options.add() })
          state.tr.replaceWith(range.from, range.to, gap)
        },
      }),
    ]
  },
  addProseMirrorPlugins() {
    const { options, type } = this
    return [
      new Plugin({
        // A gap that is pasted a second time is another gap.
        appendTransaction(transactions, _, state) {
          if (!transactions.some(({ docChanged }) => docChanged)) return null
          const seen = new Set<string>()
          const { tr } = state
          state.doc.descendants((node, at) => {
            if (node.type !== type) return
            const id = String(node.attrs['id'])
            if (seen.has(id)) tr.setNodeAttribute(at, 'id', options.add())
            seen.add(id)
          })
          return tr.docChanged ? tr : null
        },
      }),
    ]
  },
})
