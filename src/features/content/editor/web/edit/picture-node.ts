import { Node } from '@tiptap/core'
import type { Ask } from './asking.ts'
import { findLook, keepLook, lookOf } from './file-looks.ts'

interface PictureOptions {
  ask: (ask: Ask) => void
  /** Asks for the words that stand for a picture, on pictures without them. */
  wordsMissing: string
  uploading: string
}

/** Attributes of a picture; `shown` is where it is seen while it is edited. */
export interface Picture {
  file: string | null
  src: string | null
  attachment: string | null
  /** The key of a frame of a film. */
  frame: string | null
  alt: string | null
  width: string | null
  height: string | null
  shown: string | null
  /** The upload whose file it becomes. */
  upload: string | null
}

const kept = (name: string, attribute = name) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
  renderHTML: (given: Record<string, unknown>) =>
    given[name] === null ? {} : { [attribute]: given[name] },
})
const transient = () => ({ default: null, parseHTML: () => null, renderHTML: () => ({}) })

/** A picture in a line of text: one of one's own files. */
export const PictureNode = Node.create<PictureOptions>({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ ask() {}, wordsMissing: '', uploading: '' }),
  addAttributes: () => ({
    file: kept('file', 'data-file'),
    // The address of a file that an earlier version of the product stored.
    src: {
      ...kept('src'),
      parseHTML: (element: HTMLElement) =>
        element.hasAttribute('data-file') ? null : element.getAttribute('src'),
    },
    attachment: kept('attachment', 'data-attachment'),
    frame: kept('frame', 'data-frame'),
    alt: kept('alt'),
    width: kept('width'),
    height: kept('height'),
    shown: transient(),
    upload: kept('upload', 'data-upload'),
  }),
  parseHTML: () => [
    { tag: 'img[data-file]' },
    { tag: 'img[src^="/files/"]' },
    { tag: 'img[data-attachment]' },
    { tag: 'img[data-frame]' },
    { tag: 'img[data-upload]' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  renderText: ({ node }) => String(node.attrs['alt'] ?? ''),
  addNodeView() {
    const { options } = this
    return ({ node, getPos }) => {
      const dom = document.createElement('span')
      dom.className = 'rt-picture'
      const img = dom.appendChild(document.createElement('img'))
      const note = dom.appendChild(document.createElement('span'))
      let now = node.attrs as Picture
      let isAgain = false
      const show = () => {
        const { file, frame, shown, src, alt, width, upload, attachment } = now
        if (file && shown) keepLook(file, shown)
        const address = shown ?? src ?? lookOf(file ?? frame ?? '')?.shown
        if (file && !address && !lookOf(file)) void find(file)
        if (address) img.src = address
        img.hidden = !address
        img.alt = alt ?? ''
        if (width) img.width = Number(width)
        else img.removeAttribute('width')
        const words = upload ? options.uploading : alt === null ? options.wordsMissing : ''
        note.textContent = address || words ? words : alt || attachment || ''
        note.hidden = note.textContent === ''
        dom.dataset['state'] = upload ? 'uploading' : ''
      }
      const find = async (file: string) => {
        if (isAgain) return
        isAgain = true
        const look = await findLook(file)
        if (!look?.shown || now.file !== file) return
        now = { ...now, shown: look.shown }
        show()
      }
      // An address ends after an hour; a page of questions stays open longer.
      img.addEventListener('error', () => now.file && void find(now.file))
      show()
      const open = () => {
        const at = getPos()
        if (at !== undefined) options.ask({ kind: 'picture', at })
      }
      note.addEventListener('click', open)
      img.addEventListener('dblclick', open)
      return {
        dom,
        update(next) {
          if (next.type.name !== 'picture') return false
          const { shown } = now.file === next.attrs['file'] ? now : { shown: null }
          now = { ...(next.attrs as Picture), shown: next.attrs['shown'] ?? shown }
          show()
          return true
        },
        ignoreMutation: () => true,
      }
    }
  },
  addKeyboardShortcuts() {
    const { editor, options } = this
    return {
      Enter() {
        const { selection } = editor.state
        if (editor.isActive('picture') && 'node' in selection) {
          options.ask({ kind: 'picture', at: selection.from })
          return true
        }
        return false
      },
    }
  },
})
