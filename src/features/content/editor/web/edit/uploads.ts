import type { Editor } from '@tiptap/core'
import { toast } from '#src/web/ui/toast-store.ts'
import type { NewPicture } from './handlers.ts'

let marks = 0

/** Uploads pictures that were pasted or dropped, as files of the writer; each is seen in its place meanwhile. */
export function createUploads(words: {
  uploadingNow: string
  uploadFailed: (name: string) => string
}) {
  const open = new Set<string>()

  async function send(editor: Editor, file: File, mark: string): Promise<void> {
    const { uploadFile } = await import('./upload-file.ts')
    const userFileId = await uploadFile(file)
    open.delete(mark)
    if (editor.isDestroyed) return
    if (userFileId !== undefined) change(editor, mark, { upload: null, file: String(userFileId) })
    else {
      const at = placeOf(editor, mark)
      if (at !== undefined) editor.commands.deleteRange({ from: at, to: at + 1 })
      toast.error(words.uploadFailed(file.name))
    }
  }
  return {
    begin(editor: Editor, pictures: readonly NewPicture[]): void {
      for (const { file, mark = `u${++marks}`, at } of pictures) {
        const shown = URL.createObjectURL(file)
        if (placeOf(editor, mark) === undefined) {
          const picture = { type: 'picture', attrs: { upload: mark, shown } }
          editor.commands.insertContentAt(at ?? editor.state.selection.to, picture)
        } else change(editor, mark, { shown })
        open.add(mark)
        void send(editor, file, mark)
      }
    },
    /** Keeps a form from being sent meanwhile: the text would lose the picture. @returns its end */
    guard(form: HTMLFormElement | null): () => void {
      const wait = (event: SubmitEvent) => {
        if (open.size === 0) return
        event.preventDefault()
        event.stopImmediatePropagation()
        toast.warning(words.uploadingNow)
      }
      form?.addEventListener('submit', wait, { capture: true })
      return () => form?.removeEventListener('submit', wait, { capture: true })
    },
  }
}

function placeOf(editor: Editor, mark: string): number | undefined {
  let found: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (node.attrs['upload'] === mark) found = at
    return found === undefined
  })
  return found
}

/** The end of an upload is no step that could be undone. */
function change(editor: Editor, mark: string, attributes: Record<string, string | null>): void {
  const at = placeOf(editor, mark)
  if (at === undefined) return
  const node = editor.state.doc.nodeAt(at)
  const tr = editor.state.tr.setNodeMarkup(at, undefined, { ...node?.attrs, ...attributes })
  editor.view.dispatch(tr.setMeta('addToHistory', false))
}
