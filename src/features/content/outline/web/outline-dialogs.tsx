import { draftLimits } from '#src/features/content/draft/record.ts'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { ChapterDialog } from './chapter-dialog.tsx'
import { beginItemUploads } from './files/item-uploads.ts'
import { FilesDialog } from './files-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { nameOf } from './lacks.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { OutlineControl, OutlineState } from './outline-control.ts'
import { outlineText } from './outline-text.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { planChanges, type PlannedChapter, type PlannedItem } from './planned.ts'
import { nodeOf, type Outline } from './structure.ts'

/** The open dialog of the outline, if any. */
export function OutlineDialogs({
  control,
  draft,
  outline,
  state,
  languages,
  filesFolder,
  most,
}: {
  control: OutlineControl
  draft: DraftStore
  outline: Outline
  state: OutlineState
  languages: readonly Side[]
  filesFolder: string
  /** The chapters and items for which there is room. */
  most: number
}) {
  const t = useText(outlineText)
  const format = useFormat()
  const { ask } = state
  if (!ask) return null
  const close = () => control.set({ ask: null })
  const active = control.active()
  const key = active?.kind === 'item' ? active.parent! : active?.key
  const place =
    key === undefined
      ? undefined
      : { key, name: nameOf(draft.records().get(key), languages) || t.chapterUnnamed }
  /** Adds what was planned in one act, which one undo takes back. */
  const add = (
    plan: { chapters: readonly PlannedChapter[]; items: readonly PlannedItem[] },
    parent: string | null,
    kind: 'paste' | 'files',
  ) => {
    const { changes, files, keys } = planChanges(control.outline(), parent, plan, languages[0]!)
    if (!control.fits(changes)) {
      return void toast.warning(t.deep(format.number(draftLimits.depth)))
    }
    const { undo } = draft.act(changes, { kind })
    close()
    if (keys[0]) control.focus(keys[0])
    toast.success(t.added(format.number(changes.length)), 10_000, { label: t.undo, onOpen: undo })
    if (files.size > 0) void beginItemUploads(draft, files, filesFolder)
  }
  switch (ask.what) {
    case 'chapter':
      return (
        <ChapterDialog
          {...{ draft, outline, languages }}
          id={ask.key}
          onGo={(next) => control.focus(next, { ask: { what: 'chapter', key: next } })}
          onClose={close}
        />
      )
    case 'move':
      return (
        <MoveDialog
          {...{ draft, outline, languages }}
          keys={ask.keys.filter((one) => nodeOf(outline, one))}
          onMove={(target) => control.moveTo(ask.keys, target)}
          onClose={close}
        />
      )
    case 'paste':
      return (
        <PasteDialog
          {...{ place, most }}
          start={ask}
          onAdd={(chapters, parent) => add({ chapters, items: [] }, parent, 'paste')}
          onClose={close}
        />
      )
    case 'files':
      return (
        <FilesDialog
          {...{ place, most }}
          files={ask.files}
          onAdd={(plan, parent) => add(plan, parent, 'files')}
          onClose={close}
        />
      )
    case 'keys':
      return <KeysDialog onClose={close} />
  }
}
