import { Mark } from '@tiptap/core'
import { isLinkTarget } from '#src/shared/rich-text.ts'

/** Text above or below its line: H₂O, m². */
const script = (name: string, tag: string, align: string, key: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, { style: `vertical-align=${align}` }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(this.name) }
    },
  })

export const Subscript = script('subscript', 'sub', 'sub', 'Mod-,')
export const Superscript = script('superscript', 'sup', 'super', 'Mod-.')

/** A link to a whole https address or to a page of this site; another one is no link. */
export const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkTarget(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { ...HTMLAttributes, rel: 'noopener nofollow', target: '_blank' },
    0,
  ],
})
