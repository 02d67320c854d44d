import { Node, type NodeViewRenderer } from '@tiptap/core'
import { drawFormula } from './draw-formula.ts'
import type { Ask } from './asking.ts'

export interface FormulaOptions {
  /** Opens the dialog of a formula at its place. */
  ask: (ask: Ask) => void
}

const tags = { formula: 'span', formulaBlock: 'div' } as const

/** Shows a formula as it will look; a click opens its dialog. */
const view =
  (name: keyof typeof tags, ask: FormulaOptions['ask']): NodeViewRenderer =>
  ({ node, getPos }) => {
    let source = String(node.attrs['source'])
    const dom = document.createElement(tags[name])
    dom.className = 'rt-formula'
    dom.contentEditable = 'false'
    const draw = () => void drawFormula(dom, source, name === 'formulaBlock')
    draw()
    dom.addEventListener('click', () => {
      ask({ kind: 'formula', source, isBlock: name === 'formulaBlock', at: getPos() })
    })
    return {
      dom,
      update(next) {
        if (next.type.name !== name) return false
        if (next.attrs['source'] === source) return true
        source = String(next.attrs['source'])
        draw()
        return true
      },
      ignoreMutation: () => true,
    }
  }

const formula = (name: keyof typeof tags) =>
  Node.create<FormulaOptions>({
    name,
    group: name === 'formula' ? 'inline' : 'block',
    inline: name === 'formula',
    atom: true,
    addOptions: () => ({ ask() {} }),
    addAttributes: () => ({
      source: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-formula') ?? sourceIn(element),
        renderHTML: ({ source }) => ({ 'data-formula': source as string }),
      },
    }),
    parseHTML: () => [
      { tag: `${tags[name]}[data-formula]`, priority: 70 },
      // Copied from a page that draws its formulas with the same library.
      name === 'formula'
        ? { tag: 'span.katex', priority: 60 }
        : { tag: 'span.katex-display', priority: 65 },
    ],
    renderHTML: ({ HTMLAttributes }) => [tags[name], HTMLAttributes],
    renderText: ({ node }) => String(node.attrs['source']),
    addNodeView() {
      return view(name, (ask) => this.options.ask(ask))
    },
    addKeyboardShortcuts() {
      const { editor, options } = this
      return {
        Enter() {
          const { node, from } = editor.state.selection as {
            node?: typeof formulaNode
            from: number
          }
          if (node?.type.name !== name) return false
          const source = String(node.attrs['source'])
          options.ask({ kind: 'formula', source, isBlock: name === 'formulaBlock', at: from })
          return true
        },
      }
    },
  })

declare const formulaNode: { type: { name: string }; attrs: Record<string, unknown> }

const sourceIn = (element: Element) =>
  element.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() ?? ''

export const Formula = formula('formula')
export const FormulaBlock = formula('formulaBlock')
