import { useState } from 'react'
import type { DraftStore } from '#src/features/content/draft/web/draft-store.ts'
import type { Side } from '#src/features/content/editor/web/both-sides.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import css from './dialogs.module.css'
import { dialogText } from './dialog-text.ts'
import { nameOf } from './lacks.ts'
import { mayMoveTo, rootsOf, type Target } from './moves.ts'
import { outlineText } from './outline-text.ts'
import type { Outline } from './structure.ts'

/** Rows shown at once: a search finds the others. */
const most = 60

/** Chooses the chapter into which, or after which, something is moved. */
export function MoveDialog({
  draft,
  outline,
  languages,
  keys,
  onMove,
  onClose,
}: {
  draft: DraftStore
  outline: Outline
  languages: readonly Side[]
  keys: readonly string[]
  onMove: (target: Target) => void
  onClose: () => void
}) {
  const t = useText(dialogText)
  const o = useText(outlineText)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const roots = rootsOf(outline, keys)
  const isChapters = roots.every(({ kind }) => kind === 'chapter')
  const records = draft.records()
  const wanted = search.trim().toLowerCase()
  const found = outline.nodes.filter(
    ({ key, kind, number }) =>
      kind === 'chapter' &&
      mayMoveTo(outline, roots, key) &&
      (wanted === '' ||
        number === wanted ||
        nameOf(records.get(key), languages).toLowerCase().includes(wanted)),
  )
  const move = (target: Target) => {
    onMove(target)
    onClose()
  }
  const at = found.find(({ key }) => key === chosen)
  const name = nameOf(records.get(keys[0]!), languages) || o.chapterUnnamed
  return (
    <Dialog
      open
      title={keys.length > 1 ? t.moveMany(keys.length) : t.moveOne(name)}
      onClose={onClose}
      footer={
        <>
          {isChapters && (
            <Button onClick={() => move({ parent: null, index: Number.MAX_SAFE_INTEGER })}>
              {t.moveEnd}
            </Button>
          )}
          {isChapters && (
            <Button
              disabled={!at}
              onClick={() => {
                if (!at) return
                const siblings = outline.chapters.get(at.parent) ?? []
                const moving = new Set(keys)
                const before = siblings.slice(0, at.index + 1)
                const index = before.filter(({ key }) => !moving.has(key)).length
                move({ parent: at.parent, index })
              }}
            >
              {t.moveAfter}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={!at}
            onClick={() => at && move({ parent: at.key, index: Number.MAX_SAFE_INTEGER })}
          >
            {t.moveInside}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          value={search}
          onChange={setSearch}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- one comes here to search
          autoFocus
        />
        {found.length === 0 ? (
          <p className={css.hint}>{search === '' ? t.noTarget : o.notFound}</p>
        ) : (
          <fieldset className={css.targets}>
            <legend className="visually-hidden">{t.targets}</legend>
            {found.slice(0, most).map(({ key, number, depth }) => (
              <label
                key={key}
                className={css.target}
                style={{
                  paddingInlineStart: `${12 + (wanted === '' ? Math.min(depth, 6) : 0) * 20}px`,
                }}
              >
                <input
                  type="radio"
                  name="move-target"
                  checked={key === chosen}
                  onChange={() => setChosen(key)}
                />
                <span className={css.number}>{number}</span>
                <span>{nameOf(records.get(key), languages) || o.chapterUnnamed}</span>
              </label>
            ))}
            {found.length > most && <p className={css.hint}>{t.more(found.length - most)}</p>}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
