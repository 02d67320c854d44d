import type { EditorProps } from '@tiptap/pm/view'
import type { Ask } from './asking.ts'
import { cleanPaste } from './clean-paste.ts'
import { inOneLine } from './stored-html.ts'

/** A picture that becomes a file: its mark in the text, and its place where it has none yet. */
export interface NewPicture {
  file: File
  /** The mark of a picture that is in the text already. */
  mark?: string
  at?: number | undefined
}

interface Given {
  isLine: boolean
  takesFiles: boolean
  ask: (ask: Ask) => void
  toToolbar: () => void
  upload: (pictures: NewPicture[]) => void
  /** Pictures that could not be taken. */
  lost: (count: number) => void
}

const picturesIn = (list: FileList | undefined): File[] =>
  [...(list ?? [])].filter(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml')

let marks = 0

const around = { top: 140, bottom: 80, left: 0, right: 0 }

/** The input from outside: keys beyond the editor's own, pastes, drops. */
export function handlersOf(given: Given): EditorProps {
  const { isLine, takesFiles, ask, upload, lost } = given
  /** The RTF of the paste that runs. */
  let rtf = ''
  return {
    // The cursor stays clear of the toolbars and of the header of the page.
    scrollThreshold: around,
    scrollMargin: around,
    handleKeyDown(_, event) {
      // An input method has its own use of every key.
      if (event.isComposing) return false
      const isMod = event.ctrlKey || event.metaKey
      const act =
        event.altKey && event.key === 'F10'
          ? given.toToolbar
          : isMod && !event.shiftKey && event.key.toLowerCase() === 'k'
            ? () => ask({ kind: 'link', href: '' })
            : isMod && event.shiftKey && event.key.toLowerCase() === 'e'
              ? () => ask({ kind: 'formula', source: '', isBlock: false })
              : undefined
      act?.()
      if (act) event.preventDefault()
      return act !== undefined
    },
    handleDOMEvents: {
      paste(_, event) {
        const data = event.clipboardData
        rtf = data?.getData('text/rtf') ?? ''
        const pictures = picturesIn(data?.files)
        const words = (data?.getData('text/html') ?? '').replaceAll(
          /<style[^]*?<\/style>|<[^>]*>/g,
          '',
        )
        if (pictures.length === 0 || words.trim() !== '') return false
        event.preventDefault()
        if (takesFiles) upload(pictures.map((file) => ({ file })))
        else lost(pictures.length)
        return true
      },
      drop(view, event) {
        const files = event.dataTransfer?.files
        if (!files || files.length === 0) return false
        // A browser would open the file in place of the page.
        event.preventDefault()
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        const pictures = takesFiles ? picturesIn(files) : []
        upload(pictures.map((file) => ({ file, at })))
        if (pictures.length < files.length) lost(files.length - pictures.length)
        return true
      },
    },
    transformPastedHTML(html) {
      const clean = cleanPaste(html, rtf)
      rtf = ''
      const found = takesFiles ? clean.pictures : []
      const pictures = found.map((file): NewPicture => ({ file, mark: `p${++marks}` }))
      const marked = clean.html.replaceAll(/<img data-upload="paste-(\d+)">/g, (_, index) => {
        const mark = pictures[Number(index)]?.mark
        return mark ? `<img data-upload="${mark}">` : ''
      })
      const missing = clean.lost + clean.pictures.length - found.length
      // The text is in its place when these run.
      setTimeout(() => {
        if (pictures.length > 0) upload(pictures)
        if (missing > 0) lost(missing)
      })
      return isLine ? inOneLine(marked) : marked
    },
    transformPastedText: (text) => (isLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text),
  }
}
