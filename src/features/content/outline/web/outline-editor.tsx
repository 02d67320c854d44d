import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react'
import { draftLimits } from '#src/features/content/draft/record.ts'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import {
  type ChosenFile,
  filesFromTransfer,
} from '#src/features/content/file/web/uploads/chosen-files.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import css from './bar.module.css'
import { OutlineChosen } from './outline-chosen.tsx'
import { useItemUploads } from './files/item-uploads.ts'
import { ChooseFiles, OutlineBar } from './outline-bar.tsx'
import { createOutlineControl, type OutlineControl } from './outline-control.ts'
import { OutlineDialogs } from './outline-dialogs.tsx'
import { OutlineGrid, useOutlineState } from './outline-grid.tsx'
import { outlineText } from './outline-text.ts'
import { nodeOf } from './structure.ts'
import { useOutlineNews } from './use-outline-news.ts'

export interface OutlineEditorProps {
  /** The draft whose chapters and items are shown. */
  draft: DraftStore
  /** The languages in which it is offered, its own first: `['zh']`, or `['zh', 'en']` with both. */
  languages: readonly Side[]
  /** The folder of my files that takes what is dropped on the outline; the name of the course or textbook. */
  filesFolder: string
  /** The page of a chapter's content. Without it what a chapter holds is no link. */
  contentPath?: (chapterKey: string) => string
  /** Opens the choice of a textbook to copy from; offered while the outline is empty. */
  onCopyFromTextbook?: () => void
}

const lists: readonly (readonly Side[])[] = [['zh'], ['en'], ['zh', 'en'], ['en', 'zh']]

const holdsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/**
 * The outline of a textbook or a course: all chapters of any depth with their items, edited in place by mouse, touch
 * and keyboard. It saves nothing by itself: each act changes the draft, whose store saves it.
 */
export function OutlineEditor(props: OutlineEditorProps) {
  const { draft, contentPath, onCopyFromTextbook } = props
  // The same list in each rendering, so that rows stay as they are.
  const languages = lists.find((one) => one.join() === props.languages.join())!
  const t = useText(outlineText)
  const control = useMemo(() => createOutlineControl(draft, languages), [draft, languages])
  const said = useOutlineNews(control)
  const { state, outline } = useOutlineState(control, draft)
  const root = useRef<HTMLDivElement>(null)
  const onFiles = (files: readonly ChosenFile[]) => {
    if (files.length > 0) control.set({ ask: { what: 'files', files } })
  }
  usePaste(root, control)
  usePlaceOfAddress(control)
  useItemUploads(draft)
  const chosen = [...state.selected].filter((key) => outline.at.has(key))
  return (
    <DropFiles label={t.dropHere} onFiles={onFiles}>
      <div ref={root} className={css.editor}>
        {outline.nodes.length === 0 ? (
          <NoChapters {...{ control, onFiles, onCopyFromTextbook }} />
        ) : (
          <>
            <OutlineBar {...{ control, draft, outline, languages, onFiles }} />
            <OutlineGrid
              {...{ control, draft, languages, outline, state, contentPath }}
              filesFolder={props.filesFolder}
            />
            <Button
              variant="quiet"
              icon="plus"
              className={css.add}
              onClick={() => control.add('end')}
            >
              {t.addChapter}
            </Button>
            {chosen.length > 0 && <OutlineChosen control={control} keys={chosen} />}
          </>
        )}
      </div>
      <p className="visually-hidden" aria-live="assertive">
        {said}
      </p>
      <OutlineDialogs
        {...{ control, draft, outline, state }}
        languages={languages}
        filesFolder={props.filesFolder}
        most={draftLimits.records - draft.records().size}
      />
    </DropFiles>
  )
}

/** What an outline without chapters offers. */
function NoChapters({
  control,
  onFiles,
  onCopyFromTextbook,
}: {
  control: OutlineControl
  onFiles: (files: ChosenFile[]) => void
  onCopyFromTextbook: (() => void) | undefined
}) {
  const t = useText(outlineText)
  return (
    <ChooseFiles onFiles={onFiles}>
      {(choose) => (
        <EmptyState
          title={t.emptyTitle}
          text={t.emptyText}
          action={
            <div className={css.ways}>
              <Button variant="primary" icon="plus" onClick={() => control.add('end')}>
                {t.first}
              </Button>
              <Button icon="note" onClick={() => control.set({ ask: { what: 'paste' } })}>
                {t.paste}
              </Button>
              <Button icon="folder" onClick={choose.folder}>
                {t.drop}
              </Button>
              {onCopyFromTextbook && (
                <Button icon="course" onClick={onCopyFromTextbook}>
                  {t.fromTextbook}
                </Button>
              )}
            </div>
          }
        />
      )}
    </ChooseFiles>
  )
}

/** Takes files and folders that are dropped on it. */
function DropFiles({
  label,
  onFiles,
  children,
}: {
  label: string
  onFiles: (files: ChosenFile[]) => void
  children: React.ReactNode
}) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={css.drop}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!holdsFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(false)
        void filesFromTransfer(event.dataTransfer).then(onFiles)
      }}
    >
      {children}
      {isOver && (
        <div className={css.over} aria-hidden="true">
          <Icon name="folder" size={32} />
          {label}
        </div>
      )}
    </div>
  )
}

/** Goes to the row that the address names, and opens its texts where one of those is meant: '#c-1.introduction'. */
function usePlaceOfAddress(control: OutlineControl) {
  useEffect(() => {
    const [key = '', field] = decodeURIComponent(location.hash.slice(1)).split('.')
    const node = nodeOf(control.outline(), key)
    if (!node) return
    const opens = node.kind === 'chapter' && field !== undefined
    control.focus(key, opens ? { ask: { what: 'chapter', key } } : {})
  }, [control])
}

/** Opens the preview of an outline that is pasted while a row has the focus. */
function usePaste(root: React.RefObject<HTMLDivElement | null>, control: OutlineControl) {
  useEffect(() => {
    const takeFiles = async (given: DataTransfer) => {
      const files = await filesFromTransfer(given)
      if (files.length > 0) control.set({ ask: { what: 'files', files } })
    }
    const paste = (event: ClipboardEvent) => {
      const target = event.target as Element | null
      const isField = target?.closest('input:not([type=checkbox]), textarea, [contenteditable]')
      const isHere = root.current?.contains(document.activeElement)
      if (!event.clipboardData || isField || !isHere) return
      event.preventDefault()
      if (holdsFiles(event.clipboardData) && event.clipboardData.getData('text/plain') === '') {
        void takeFiles(event.clipboardData)
        return
      }
      const text = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
      const html = event.clipboardData.getData('text/html')
      if (text !== '') control.set({ ask: { what: 'paste', text, html } })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [root, control])
}
