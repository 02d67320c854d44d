import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import {
  type ChosenFile,
  filesFromInput,
} from '#src/features/content/file/web/uploads/chosen-files.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { nameOf } from './lacks.ts'
import css from './bar.module.css'
import type { OutlineControl } from './outline-control.ts'
import { outlineText } from './outline-text.ts'
import type { Outline } from './structure.ts'

/** The acts on the whole outline. */
export function OutlineBar({
  control,
  draft,
  outline,
  languages,
  onFiles,
}: {
  control: OutlineControl
  draft: DraftStore
  outline: Outline
  languages: readonly Side[]
  onFiles: (files: ChosenFile[]) => void
}) {
  const t = useText(outlineText)
  const format = useFormat()
  const chapters = outline.nodes.filter(({ kind }) => kind === 'chapter').length
  return (
    <ChooseFiles onFiles={onFiles}>
      {(choose) => (
        <div className={css.bar} role="toolbar" aria-label={t.tools}>
          <Button variant="primary" icon="plus" onClick={() => control.add('end')}>
            {t.addChapter}
          </Button>
          <Menu
            trigger={
              <>
                <Icon name="upload" />
                <span className={css.word}>{t.paste}</span>
              </>
            }
            label={t.paste}
            className={css.menu}
            items={[
              {
                ...{ key: 'paste', icon: 'note', label: t.paste },
                onSelect: () => control.set({ ask: { what: 'paste' } }),
              },
              { ...{ key: 'folder', icon: 'folder', label: t.drop }, onSelect: choose.folder },
              { ...{ key: 'files', icon: 'file', label: t.files }, onSelect: choose.files },
            ]}
          />
          <IconButton icon="undo" label={t.undo} onClick={control.undo} />
          <IconButton className={css.redo} icon="undo" label={t.redo} onClick={control.redo} />
          <Menu
            label={t.others}
            className={css.more}
            items={[
              { ...{ key: 'redo', icon: 'undo', label: t.redo }, onSelect: control.redo },
              { key: 'open', label: t.expandAll, onSelect: control.expandAll },
              { key: 'close', label: t.collapseAll, onSelect: control.collapseAll },
              {
                ...{ key: 'keys', label: t.keys },
                onSelect: () => control.set({ ask: { what: 'keys' } }),
              },
            ]}
          />
          <p className={css.total}>
            {t.total(format.number(chapters), format.number(outline.nodes.length - chapters))}
          </p>
          <Find {...{ control, draft, outline, languages }} />
        </div>
      )}
    </ChooseFiles>
  )
}

/** Gives the ways to choose a folder or files, for those who cannot drag. */
export function ChooseFiles({
  onFiles,
  children,
}: {
  onFiles: (files: ChosenFile[]) => void
  children: (choose: { folder: () => void; files: () => void }) => ReactNode
}) {
  const t = useText(outlineText)
  const id = useId()
  const open = (input: string) => () => document.getElementById(input)?.click()
  return (
    <>
      {children({ folder: open(`${id}folder`), files: open(`${id}files`) })}
      {(['folder', 'files'] as const).map((what) => (
        <input
          key={what}
          id={`${id}${what}`}
          type="file"
          multiple
          hidden
          aria-label={what === 'folder' ? t.drop : t.files}
          {...(what === 'folder' && { webkitdirectory: '' })}
          onChange={(event) => onFiles(filesFromInput(event.target))}
        />
      ))}
    </>
  )
}

/** Finds chapters and items by their names; Enter goes from one to the next. */
function Find({
  control,
  draft,
  outline,
  languages,
}: {
  control: OutlineControl
  draft: DraftStore
  outline: Outline
  languages: readonly Side[]
}) {
  const t = useText(outlineText)
  const format = useFormat()
  const [wanted, setWanted] = useState('')
  const [last, setLast] = useState({ key: '', at: -1 })
  const input = useRef<HTMLInputElement>(null)
  const look = () => (wanted === '' ? undefined : draft.records())
  // What is found follows the names while they are typed, moved and deleted.
  const records = useSyncExternalStore(draft.watch, look, look)
  const keys = useMemo(
    () =>
      records &&
      outline.nodes
        .filter(({ key }) => nameOf(records.get(key), languages).toLowerCase().includes(wanted))
        .map(({ key }) => key),
    [records, outline, languages, wanted],
  )
  const at = keys?.indexOf(last.key) ?? -1
  const go = (by: number) => {
    if (!keys || keys.length === 0) return
    // The one gone to last may be gone itself: the next one has its place.
    const from = at >= 0 ? at : Math.min(last.at, keys.length) - (by > 0 && last.at >= 0 ? 1 : 0)
    const next = (from + by + keys.length) % keys.length
    setLast({ key: keys[next]!, at: next })
    control.focus(keys[next]!)
    // The field keeps the focus, so that Enter goes on.
    requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1)
    if (event.key === 'Escape') control.focus(control.active()?.key ?? '')
    event.stopPropagation()
  }
  return (
    <div className={css.find}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        onChange={({ target }) => {
          setWanted(target.value.trim().toLowerCase())
          setLast({ key: '', at: -1 })
        }}
        onKeyDown={key}
      />
      <output className={css.found}>
        {keys &&
          (keys.length === 0
            ? t.notFound
            : t.found(format.number(at + 1), format.number(keys.length)))}
      </output>
    </div>
  )
}
