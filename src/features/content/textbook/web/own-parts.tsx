import { useExport } from '#src/features/content/archive/web/archive-parts.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { OwnTextbook } from '../manage-api.ts'
import { textbookPaths } from '../paths.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { MoreMenu, OwnTags } from './own-list.tsx'
import { useTextbookActs } from './use-textbook-acts.ts'

/** The state of a textbook, and how many changes wait for their release. */
export function OwnState({ row }: { row: OwnTextbook }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <OwnTags>
      <Tag tone={row.state === 'published' ? 'success' : 'neutral'}>{t.rowState[row.state]}</Tag>
      {row.unreleased > 0 && (
        <Tag tone="warning">{t.unreleased(format.number(row.unreleased))}</Tag>
      )}
    </OwnTags>
  )
}

/** The courses that use a textbook; those of other teachers that are not published are counted only. */
export function OwnUses({ row: { uses } }: { row: OwnTextbook }) {
  const t = useText(manageText)
  const format = useFormat()
  const named = uses.filter(({ name }) => name !== '')
  const others = uses.length - named.length
  if (uses.length === 0) return '—'
  return (
    <ul className={css.uses}>
      {named.map(({ courseId, name, path }) => (
        <li key={courseId}>{path === null ? name : <Link to={path}>{name}</Link>}</li>
      ))}
      {others > 0 && <li>{t.others(format.number(others))}</li>}
    </ul>
  )
}

const nextPaths = {
  describe: textbookPaths.edit,
  chapters: textbookPaths.chapters,
  publish: textbookPaths.edit,
  release: textbookPaths.edit,
} as const

/** The next thing to do with a textbook. */
export function NextStep({ row }: { row: OwnTextbook }) {
  const t = useText(manageText)
  const { restore, pending } = useTextbookActs()
  const { textbookId, next } = row
  if (row.deletedAt !== null) {
    return (
      <Button size="small" pending={pending} onClick={() => void restore(row)}>
        {t.restore}
      </Button>
    )
  }
  if (next === 'none') return null
  return (
    <ButtonLink size="small" to={nextPaths[next](textbookId)}>
      {t.next[next]}
    </ButtonLink>
  )
}

/** The other acts on a textbook. */
export function OwnMenu({ row }: { row: OwnTextbook }) {
  const t = useText(manageText)
  const { unpublish, remove, copy } = useTextbookActs()
  const { textbookId, name, state } = row
  const subject = { textbookId, name: name.text }
  const exports = useExport('textbook', textbookId)
  if (row.deletedAt !== null) return null
  return (
    <>
      <MoreMenu
        label={t.more(name.text)}
        items={[
          { key: 'edit', label: t.edit, icon: 'edit', to: textbookPaths.edit(textbookId) },
          {
            key: 'chapters',
            label: t.toChapters,
            icon: 'outline',
            to: textbookPaths.chapters(textbookId),
          },
          { key: 'preview', label: t.preview, icon: 'eye', to: textbookPaths.preview(textbookId) },
          ...(state === 'published'
            ? [
                {
                  key: 'view',
                  label: t.view1,
                  icon: 'external' as const,
                  to: textbookPaths.textbook(textbookId),
                },
                {
                  key: 'unpublish',
                  label: t.unpublish,
                  icon: 'eye-off' as const,
                  onSelect: () => void unpublish(subject),
                },
              ]
            : []),
          { key: 'copy', label: t.copy, icon: 'copy', onSelect: () => copy(row) },
          exports.item,
          { key: 'delete', label: t.delete, icon: 'trash', onSelect: () => remove(subject) },
        ]}
      />
      {exports.dialog}
    </>
  )
}
