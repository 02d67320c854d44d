import type { Editor } from '@tiptap/core'
import { toast } from '#src/web/ui/toast-store.ts'
import type { RichTextProps } from '../rich-text-field.tsx'
import type { Ask } from './asking.ts'
import type { editorText } from './editor-text.ts'
import { extensionsOf, type Size } from './extensions.ts'
import { handlersOf } from './handlers.ts'
import { inOneLine, storedHtml } from './stored-html.ts'
import { createUploads } from './uploads.ts'

type Given = RichTextProps & { size: Size }

interface Outside {
  given: Given
  t: (typeof editorText)['zh']
  /** Formats a count. */
  count: (count: number) => string
  ask: (ask: Ask) => void
}

/**
 * All that an editor is made of once, and what it asks of the field around it, whose props change with each
 * keystroke.
 */
export function createWorld({ given: first, t, count, ask }: Outside) {
  let given = first
  let editor: Editor | undefined
  let bars: HTMLElement | null = null
  /** The value as the field knows it. */
  let known = first.value
  const isLine = first.size === 'line'
  const uploads = createUploads(t)
  const addGap = () => given.gaps?.add() ?? ''

  return {
    extensions: extensionsOf({
      ...{ size: first.size, placeholder: first.placeholder ?? '', ask, words: t },
      gaps: first.gaps && { add: addGap, label: (id) => given.gaps?.label(id) ?? '' },
    }),
    handlers: handlersOf({
      ...{ isLine, ask, takesFiles: first.files ?? true },
      toToolbar: () => bars?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
      upload: (found) => editor && uploads.begin(editor, found),
      lost: (pictures) => toast.warning(t.picturesLost(count(pictures))),
    }),
    /** Inserts a gap of the room at the cursor. */
    insertGap: () =>
      editor
        ?.chain()
        .focus()
        .insertContent({ type: 'gap', attrs: { id: addGap() } })
        .run(),
    /** HTML as this editor takes it. */
    taken: (html: string) => (isLine ? inOneLine(html) : html),
    made(next: Editor) {
      editor = next
    },
    /** Tells the field of a change. */
    changed(next: Editor) {
      known = next.isEmpty ? '' : storedHtml(next.getHTML(), isLine)
      given.onChange(known)
    },
    /** Takes over the field's props, and its value where something else has changed it. */
    renew(next: Given, bar: HTMLElement | null) {
      given = next
      bars = bar
      // Its element is not there yet, or no longer, where a page draws in steps or changes fast.
      if (!editor || editor.isDestroyed) return
      if (next.value !== known) {
        known = next.value
        editor.commands.setContent(this.taken(known), { emitUpdate: false })
      }
      for (const chip of editor.view.dom.querySelectorAll<HTMLElement>('[data-gap]')) {
        chip.textContent = next.gaps?.label(chip.dataset['gap'] ?? '') ?? ''
      }
    },
    guard: (within: Element | null) => uploads.guard(within?.closest('form') ?? null),
  }
}
